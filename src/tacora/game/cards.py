"""The cards of an expedition, and the bag of those that may still come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Treasure:
    """A card with gems to share."""

    gems: int

    def __str__(self) -> str:
        return str(self.gems)


@dataclass(frozen=True, slots=True)
class Trap:
    """A card that collapses the cave when the second of its kind appears."""

    kind: str

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class Relic:
    """A card for a lone leaver; `worth` is the printed value, or None without one."""

    worth: int | None = None

    def __str__(self) -> str:
        return "relic" if self.worth is None else f"relic:{self.worth}"


Card = Treasure | Trap | Relic


def card_order(card: Card) -> tuple[int, int, str]:
    """Return the sort key of a card: treasures, then traps, then relics."""
    match card:
        case Treasure(gems):
            return (0, gems, "")
        case Trap(kind):
            return (1, 0, kind)
        case Relic(worth):
            return (2, worth or 0, "")


class Bag(Mapping[Card, int]):
    """Which cards may still come and how many of each; never in which order."""

    __slots__ = ("_copies", "total")

    def __init__(self, cards: Iterable[Card] = (), known: Iterable[Card] = ()) -> None:
        # Known kinds without copies keep their place, so that adding and removing cards
        # never sorts.
        held = tuple(cards)
        copies = dict.fromkeys(sorted({*held, *known}, key=card_order), 0)
        for card in held:
            copies[card] += 1
        self._copies = copies
        self.total = len(held)

    def _changed(self, cards: Iterable[Card], by: int) -> Bag:
        copies = self._copies.copy()
        total = self.total
        for card in cards:
            copies[card] += by
            total += by
        bag = Bag.__new__(Bag)
        bag._copies = copies
        bag.total = total
        return bag

    def without(self, card: Card) -> Bag:
        """Return the bag without one copy of a card."""
        assert self[card] > 0, card
        return self._changed((card,), -1)

    def plus(self, cards: Iterable[Card]) -> Bag:
        """Return the bag with more cards."""
        return self._changed(cards, 1)

    def chance(self, card: Card) -> Fraction:
        """Return the exact chance that this card comes next."""
        return Fraction(self._copies.get(card, 0), self.total) if self.total else Fraction(0)

    def chances(self) -> dict[Card, Fraction]:
        """Return the exact chance of every card that may come next; the sum is 1."""
        return {card: Fraction(copies, self.total) for card, copies in self.items()}

    def __getitem__(self, card: Card) -> int:
        return self._copies.get(card, 0)

    def __iter__(self) -> Iterator[Card]:
        return (card for card, copies in self._copies.items() if copies)

    def __len__(self) -> int:
        return sum(1 for copies in self._copies.values() if copies)

    def __contains__(self, card: object) -> bool:
        return self._copies.get(card, 0) > 0  # type: ignore[call-overload, no-any-return]

    def cards(self) -> tuple[Card, ...]:
        """Return all cards in order, one entry per copy."""
        return tuple(card for card, copies in self._copies.items() for _ in range(copies))

    def counts(self) -> tuple[int, ...]:
        """Return the copies of every known kind in order, 0 where none may come."""
        return tuple(self._copies.values())

    def card_at(self, place: int) -> Card:
        """Return the card at a place of `cards()`, counted from 0."""
        assert 0 <= place < self.total
        for card, copies in self._copies.items():
            if place < copies:
                return card
            place -= copies
        raise AssertionError("the total is the sum of all copies")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.cards() == other.cards()

    def __hash__(self) -> int:
        return hash(self.cards())

    def __repr__(self) -> str:
        return f"Bag({' '.join(str(card) for card in self.cards())})"
