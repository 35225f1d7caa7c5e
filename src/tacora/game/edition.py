"""An edition: what one rulebook says, as data."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from ..shown import Shown
from .cards import Bag, Card, Relic, Trap, Treasure

EXPEDITIONS = 5
"""Every book plays five expeditions."""


@dataclass(frozen=True, slots=True)
class Stone:
    """A piece that stands for an amount, such as a diamond for five."""

    name: str
    worth: int
    count: int


@dataclass(frozen=True, slots=True)
class Reading:
    """How a place of a rulebook is read that is silent or leaves room."""

    name: str
    reason: str
    """One English sentence; the known readings have one in every language."""


@dataclass(frozen=True, slots=True)
class RelicRules:
    """How relics enter the deck and what they are worth.

    `values` has one number per relic: the printed value or, if the worth goes by the order
    taken, the worth of the first, second, ... relic taken.
    """

    enter: Literal["all at once", "one per expedition"]
    order: Literal["ascending", "shuffled"]
    worth: Literal["printed", "by order taken"]
    values: tuple[int, ...]

    def cards(self) -> tuple[Relic, ...]:
        """Return the relic cards in the order in which they enter."""
        if self.worth == "printed":
            return tuple(Relic(value) for value in sorted(self.values))
        return tuple(Relic() for _ in self.values)

    def worth_of(self, relic: Relic, taken_before: int) -> int:
        """Return the worth of a relic that is taken now."""
        return self.values[taken_before] if relic.worth is None else relic.worth


@dataclass(frozen=True, slots=True, repr=False)
class Edition(Shown):
    """One rule set of one rulebook: the basic game or its variant."""

    id: str
    title: str
    publisher: str
    language: str
    year: int | None
    variant: str | None
    """The variant's name, or None in the basic game."""
    least_explorers: int
    most_explorers: int
    treasures: tuple[int, ...]
    traps: tuple[Trap, ...]
    """The trap cards, one entry per card."""
    relics: RelicRules | None
    first_trap: Literal["decide", "next card"]
    """What follows when the first card of an expedition is a trap."""
    tie: Literal["shared", "most relics"]
    leader: Literal["nobody", "passes left"]
    chests: Literal["closed", "seen, not counted"]
    cave: Literal["cave", "caves", "temple"]
    entrance: Literal["barricade", "token", "temple card"]
    """What marks an entrance as used."""
    stones: tuple[Stone, ...]
    readings: tuple[Reading, ...]
    """What is played where the book is silent or leaves room."""

    def _shown(self) -> tuple[str, dict[str, str]]:
        traps = Counter(trap.kind for trap in self.traps)
        found = {
            "explorers": f"{self.least_explorers} to {self.most_explorers}",
            "treasures": " ".join(map(str, self.treasures)),
            "traps": ", ".join(f"{count} {kind}" for kind, count in traps.items()),
            "relics": "none",
            "after a trap as first card": self.first_trap,
            "tie": self.tie,
        }
        if self.relics:
            values = " ".join(map(str, self.relics.values))
            found["relics"] = f"{values} ({self.relics.worth}), {self.relics.enter}"
        book = ", ".join(str(part) for part in (self.title, self.publisher, self.year) if part)
        return f"Edition {self.name}: {book}", found

    @property
    def name(self) -> str:
        """The id, with `+relics` when relics are in play."""
        return f"{self.id}+relics" if self.relics else self.id

    @property
    def trap_kinds(self) -> tuple[str, ...]:
        """The different trap kinds, in the order of the book."""
        return tuple(dict.fromkeys(trap.kind for trap in self.traps))

    def deck(self) -> Bag:
        """Return the treasures and traps of a new game, without relics."""
        cards: tuple[Card, ...] = (*map(Treasure, self.treasures), *self.traps)
        return Bag(cards, known=self.relics.cards() if self.relics else ())

    def in_stones(self, amount: int) -> dict[str, int]:
        """Return an amount as the fewest stones, largest first; the supply is not limited."""
        stones: dict[str, int] = {}
        for stone in sorted(self.stones, key=lambda stone: -stone.worth):
            stones[stone.name], amount = divmod(amount, stone.worth)
        return stones
