"""Rules of thumb as data, and the field of 25 rules that strength is measured against.

Bots follow these rules (`tacora.bots`) and the kernel plays them (`tacora.kernel`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from .errors import TacoraError
from .game import Treasure, View

LARGE_TABLE = 6
"""From this number of seats on, `AtGems` may have a lower goal."""
FINEST_CHANCE = 10**12
FINEST_RISK = 10**6
"""The largest denominators of a chance of leaving, and of a chance of collapse."""


class PolicyError(TacoraError):
    """A policy with impossible parameters."""


class Policy:
    """When to leave the cave: a rule of thumb, a table, a solution, a function or a network."""


class Rule(Policy, ABC):
    """A rule of thumb; it uses only what lies open on the table."""

    @abstractmethod
    def leave_chance(self, view: View) -> Fraction:
        """The chance that the view's seat leaves now: 0 or 1, except for `Chance`."""

    def at_table(self, seats: int) -> Rule:
        """The rule at a table of this many seats."""
        return self


def _surely(leaves: bool) -> Fraction:
    return Fraction(int(leaves))


def _carried(view: View) -> int:
    assert view.seat is not None
    return view.explorers[view.seat].carried


@dataclass(frozen=True, slots=True)
class Chance(Rule):
    """Leave with the same chance after every card."""

    chance: Fraction | float = Fraction(1, 2)

    def __post_init__(self) -> None:
        if not 0 <= self.chance <= 1:
            raise PolicyError(f"a chance of leaving lies between 0 and 1, not at {self.chance}")
        chance = Fraction(self.chance).limit_denominator(FINEST_CHANCE)
        object.__setattr__(self, "chance", chance)

    def leave_chance(self, view: View) -> Fraction:
        return Fraction(self.chance)


@dataclass(frozen=True, slots=True)
class Never(Rule):
    """Stay until the end."""

    def leave_chance(self, view: View) -> Fraction:
        return Fraction(0)


@dataclass(frozen=True, slots=True)
class AfterCards(Rule):
    """Leave as soon as this many cards have been revealed in the expedition."""

    cards: int

    def leave_chance(self, view: View) -> Fraction:
        return _surely(view.turn >= self.cards)


@dataclass(frozen=True, slots=True)
class AfterTraps(Rule):
    """Leave as soon as this many traps lie on the path."""

    traps: int

    def leave_chance(self, view: View) -> Fraction:
        return _surely(len(view.traps_on_path) >= self.traps)


@dataclass(frozen=True, slots=True)
class AtRisk(Rule):
    """Leave when the next card collapses the cave with at least this chance.

    With `above`, only a greater chance counts; with `least`, only if the gems carried and
    those on the path come to that much together.
    """

    risk: Fraction | float
    above: bool = False
    least: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "risk", Fraction(self.risk).limit_denominator(FINEST_RISK))

    def leave_chance(self, view: View) -> Fraction:
        risk = view.collapse_chance
        reached = risk > self.risk if self.above else risk >= self.risk
        return _surely(reached and _carried(view) + view.pool >= self.least)


@dataclass(frozen=True, slots=True)
class AtGems(Rule):
    """Leave when carrying this many gems; the goal may differ at tables of six seats and more."""

    gems: int
    at_large_table: int | None = None
    """The goal at large tables, where shares are smaller; None: the same."""

    def at_table(self, seats: int) -> Self:
        if self.at_large_table is None or seats < LARGE_TABLE:
            return type(self)(self.gems)
        return type(self)(self.at_large_table)

    def leave_chance(self, view: View) -> Fraction:
        return _surely(_carried(view) >= self.at_table(len(view.explorers)).gems)


@dataclass(frozen=True, slots=True)
class Expectation(Rule):
    """Leave when a further card is expected to cost more than it brings.

    That is when (carried + path_weight x own share of the path) x dangerous cards left is
    at least margin x treasure left / explorers inside.
    """

    margin: float = 1.0
    path_weight: float = 0.0

    def leave_chance(self, view: View) -> Fraction:
        inside = len(view.inside)
        danger = sum(view.bag[trap] for trap in view.traps_on_path)
        treasure = sum(
            card.gems * copies for card, copies in view.bag.items() if isinstance(card, Treasure)
        )
        held = _carried(view) * inside + self.path_weight * view.pool
        return _surely(held * danger >= self.margin * treasure)


GEM_GOALS = ((4, 3), (6, 4), (8, 5), (10, 7))
"""The goals of the `AtGems` rules, at small tables and at large ones."""
EXPECTATIONS = ((1.0, 0.0), (1.0, 1.0), (0.7, 1.0), (1.4, 1.0))
"""Margin and path weight of the `Expectation` rules."""

FIELD: dict[str, Rule] = {
    **{f"chance-{percent}": Chance(Fraction(percent, 100)) for percent in (50, 20, 10)},
    "never": Never(),
    **{f"cards-{cards}": AfterCards(cards) for cards in range(3, 9)},
    **{f"traps-{traps}": AfterTraps(traps) for traps in range(1, 4)},
    **{f"risk-{percent}": AtRisk(Fraction(percent, 100)) for percent in (10, 15, 20, 25)},
    **{f"gems-{gems}": AtGems(gems, large) for gems, large in GEM_GOALS},
    **{f"expect-{m:g}-{w:g}": Expectation(m, w) for m, w in EXPECTATIONS},
}
"""The 25 rules of the field, by name."""


def field_rules(seats: int) -> list[Rule]:
    """The 25 rules of the field for a table of this many seats."""
    return [rule.at_table(seats) for rule in FIELD.values()]
