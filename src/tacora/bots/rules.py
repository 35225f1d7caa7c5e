"""Simple rules of when to leave, as data, and the bot that follows one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from ..dealer import number_below
from ..game import Choice, Treasure, View
from .base import Story

LARGE_TABLE = 6


class Rule(Protocol):
    """How likely somebody is to leave at a moment, from what lies open."""

    def leave_chance(self, view: View) -> Fraction: ...


def _surely(leaves: bool) -> Fraction:
    return Fraction(int(leaves))


def _carried(view: View) -> int:
    assert view.seat is not None
    return view.explorers[view.seat].carried


@dataclass(frozen=True, slots=True)
class Chance:
    """Leave with the same chance after every card."""

    chance: Fraction

    def leave_chance(self, view: View) -> Fraction:
        return self.chance


@dataclass(frozen=True, slots=True)
class Never:
    """Stay until the end."""

    def leave_chance(self, view: View) -> Fraction:
        return Fraction(0)


@dataclass(frozen=True, slots=True)
class AfterCards:
    """Leave as soon as so many cards have been revealed."""

    cards: int

    def leave_chance(self, view: View) -> Fraction:
        return _surely(view.turn >= self.cards)


@dataclass(frozen=True, slots=True)
class AfterTraps:
    """Leave as soon as so many traps lie on the path."""

    traps: int

    def leave_chance(self, view: View) -> Fraction:
        return _surely(len(view.traps_on_path) >= self.traps)


@dataclass(frozen=True, slots=True)
class AtRisk:
    """Leave when the chance of a collapse reaches this.

    With `above`, only a greater chance counts; with `least`, only if the gems carried and
    those on the path come to that much together.
    """

    risk: Fraction
    above: bool = False
    least: int = 0

    def leave_chance(self, view: View) -> Fraction:
        risk = view.collapse_chance
        reached = risk > self.risk if self.above else risk >= self.risk
        return _surely(reached and _carried(view) + view.pool >= self.least)


@dataclass(frozen=True, slots=True)
class AtGems:
    """Leave when carrying so many gems; where six or more seats share, it takes fewer."""

    gems: int
    at_large_table: int

    def goal(self, seats: int) -> int:
        return self.at_large_table if seats >= LARGE_TABLE else self.gems

    def leave_chance(self, view: View) -> Fraction:
        return _surely(_carried(view) >= self.goal(len(view.explorers)))


@dataclass(frozen=True, slots=True)
class Expectation:
    """Leave when a further card is expected to cost more than it brings.

    That is when (carried + path_weight x own share of the path) x dangerous cards left is
    at least margin x treasure left / explorers inside.
    """

    margin: float
    path_weight: float

    def leave_chance(self, view: View) -> Fraction:
        inside = len(view.inside)
        danger = sum(view.bag[trap] for trap in view.traps_on_path)
        treasure = sum(
            card.gems * copies for card, copies in view.bag.items() if isinstance(card, Treasure)
        )
        held = _carried(view) * inside + self.path_weight * view.pool
        return _surely(held * danger >= self.margin * treasure)


class RuleBot:
    """Follows a rule; where the rule leaves it to chance, the seed decides."""

    def __init__(self, rule: Rule, seed: str) -> None:
        self.rule = rule
        self._seed = seed

    def decide(self, view: View, story: Story = ()) -> Choice:
        chance = self.rule.leave_chance(view)
        if chance.denominator == 1:
            return "leave" if chance else "go_on"
        drawn = number_below(
            chance.denominator, self._seed, "coin", view.seat, view.expedition, view.turn
        )
        return "leave" if drawn >= chance.denominator - chance.numerator else "go_on"
