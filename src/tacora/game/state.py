"""The state of a game: immutable, with the cards that may come but not their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, Protocol

from ..shown import Shown
from .cards import Bag, Card, Relic, Trap
from .edition import Edition


@dataclass(frozen=True, slots=True)
class TakenRelic:
    """A relic that an explorer carried out, and its worth."""

    relic: Relic
    worth: int


@dataclass(frozen=True, slots=True)
class Explorer:
    """What a seat has."""

    chest: int = 0
    carried: int = 0
    relics: tuple[TakenRelic, ...] = ()
    in_cave: bool = True

    @property
    def points(self) -> int:
        """The safe points: the chest and the relics."""
        return self.chest + sum(taken.worth for taken in self.relics)


@dataclass(frozen=True, slots=True)
class PathCard:
    """A revealed card and the gems lying on it."""

    card: Card
    gems: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    points: tuple[int, ...]
    relics: tuple[int, ...]
    winners: tuple[int, ...]
    outcome: Literal["won", "shared", "play again"]
    """`play again`: the book's tie rule does not break the tie."""


Awaited = Literal["card", "choices", "nothing"]


class _InCave(Protocol):
    @property
    def in_cave(self) -> bool: ...


class OpenTable(Protocol):
    """What all players see on the table."""

    @property
    def explorers(self) -> Sequence[_InCave]: ...
    @property
    def path(self) -> tuple[PathCard, ...]: ...
    @property
    def bag(self) -> Bag: ...


class Sights(Shown):
    """Values that follow from what all players see; games and views share them."""

    __slots__ = ()

    @property
    def inside(self: OpenTable) -> tuple[int, ...]:
        """The seats still in the cave."""
        return tuple(seat for seat, explorer in enumerate(self.explorers) if explorer.in_cave)

    @property
    def pool(self: OpenTable) -> int:
        """All gems lying on the path."""
        return sum(step.gems for step in self.path)

    @property
    def relics_on_path(self: OpenTable) -> tuple[Relic, ...]:
        return tuple(step.card for step in self.path if isinstance(step.card, Relic))

    @property
    def traps_on_path(self: OpenTable) -> tuple[Trap, ...]:
        return tuple(step.card for step in self.path if isinstance(step.card, Trap))

    def _shown(self: Any) -> tuple[str, dict[str, str]]:
        steps = (f"{step.card}+{step.gems}" if step.gems else str(step.card) for step in self.path)
        chance = self.collapse_chance
        found = {
            "path": " ".join(steps) or "no card yet",
            "gems on the path": str(self.pool),
            "flight at the next card": f"{chance} ({100 * float(chance):.1f} %)",
        }
        for seat, each in enumerate(self.explorers):
            chest = "a closed chest" if each.chest is None else f"{each.chest} in the chest"
            where = f"carries {each.carried}" if each.in_cave else "at camp"
            found[f"seat {seat}"] = f"{chest}, relics: {len(each.relics)}, {where}"
        if self.result:
            found["won by"] = ", ".join(f"seat {seat}" for seat in self.result.winners)
        kind = type(self).__name__
        if (own := getattr(self, "seat", None)) is not None:
            kind += f" of seat {own}"
        where = f"expedition {self.expedition}, card {self.turn}, awaits {self.awaits}"
        return f"{kind}, {self.edition.name}: {where}", found

    @property
    def collapse_chance(self: OpenTable) -> Fraction:
        """The exact chance that the next card collapses the cave."""
        deadly = sum(self.bag[step.card] for step in self.path if isinstance(step.card, Trap))
        return Fraction(deadly, self.bag.total or 1)


@dataclass(frozen=True, slots=True, repr=False)
class Game(Sights):
    """One play-through at one moment."""

    edition: Edition
    explorers: tuple[Explorer, ...]
    expedition: int
    """The number of the expedition, from 1."""
    turn: int
    """The number of revealed cards in this expedition."""
    path: tuple[PathCard, ...]
    bag: Bag
    """The cards that may still come in this expedition."""
    waiting: tuple[Relic, ...]
    """Relics that have not entered the deck yet."""
    removed: tuple[Card, ...]
    """Traps and relics that have left the game for good."""
    awaits: Awaited
    result: Result | None = None

    @property
    def over(self) -> bool:
        return self.awaits == "nothing"

    @property
    def relics_taken(self) -> int:
        """The number of relics that were taken in the whole game."""
        return sum(len(explorer.relics) for explorer in self.explorers)
