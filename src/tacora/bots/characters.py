"""The characters that follow a rule of thumb, and moody, whose rule changes every expedition.

A percentage is the win share against three of the character named, in 20,000 games at four
seats without relics (`python -m tools.ladder_plot`), where no other command is given.
"""

from __future__ import annotations

from fractions import Fraction

from ..dealer import number_below
from ..game import Choice, View
from ..policies import (
    FIELD,
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Rule,
)
from ..record import History
from .base import Character

LEAST_NERVE, MOST_NERVE = 12, 30
"""The chances of collapse, in per cent, between which moody's nerve is drawn."""


class RuleBot:
    """Follows a rule; where the rule leaves it to chance, the seed decides."""

    def __init__(self, rule: Rule, seed: str) -> None:
        self.rule = rule
        self._seed = seed

    def decide(self, view: View, history: History = ()) -> Choice:
        chance = self.rule.leave_chance(view)
        if chance.denominator == 1:
            return "leave" if chance else "go_on"
        drawn = number_below(
            chance.denominator, self._seed, "coin", view.seat, view.expedition, view.turn
        )
        return "leave" if drawn >= chance.denominator - chance.numerator else "go_on"


class MoodyBot:
    """Leaves at a chance of collapse that is drawn anew for every expedition."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, history: History = ()) -> Choice:
        assert view.seat is not None
        spread = MOST_NERVE - LEAST_NERVE + 1
        drawn = number_below(spread, self._seed, "mood", view.seat, view.expedition)
        held = view.explorers[view.seat].carried + view.pool
        afraid = view.collapse_chance >= Fraction(LEAST_NERVE + drawn, 100)
        return "leave" if held and afraid else "go_on"


def follows(name: str, rule: Rule, *, strength: int = 1, tempo: float = 1.0) -> Character:
    """A character that follows a rule of thumb."""
    return Character(name, lambda seed: RuleBot(rule, seed), rule, strength=strength, tempo=tempo)


RANDOM = follows("random", Chance(Fraction(1, 2)), tempo=0.7)
"""Tosses a coin after every card. 81.6 ± 0.5 % against timid."""

CAUTIOUS = follows("cautious", AtRisk(Fraction(1, 10), above=True, least=1), strength=2, tempo=1.1)
"""Takes a small sure thing home before a second trap kind shows. 53.1 ± 0.7 % against dreamer."""

BOLD = follows("bold", AtRisk(Fraction(1, 4), above=True, least=1), strength=2, tempo=0.8)
"""Stays for the big cards until three trap kinds lie there. 71.4 ± 0.6 % against cautious."""

STUBBORN = follows("stubborn", Never(), tempo=0.6)
"""Never leaves, and takes home what is left when a deck runs out. 0.8 ± 0.1 % against timid
(`tacora simulate --edition fr-iello-2021 --games 20000 --bots stubborn,timid,timid,timid
--seed 1`)."""

DREAMER = follows("dreamer", Chance(Fraction(1, 10)), strength=2, tempo=1.4)
"""Leaves one time in ten. 50.3 ± 0.7 % against random."""

TIMID = follows("timid", AfterTraps(1))
"""Leaves at the first trap. 98.4 ± 0.2 % against stubborn."""

COUNTER = follows("counter", AfterCards(5), strength=3, tempo=0.8)
"""Leaves after five cards. 93.6 ± 0.3 % against bold."""

COLLECTOR = follows("collector", AtGems(8, at_large_table=5), strength=3)
"""Wants eight gems (five at a large table), and not one less. 85.9 ± 0.5 % against counter."""

MOODY = Character(
    "moody", MoodyBot, not_in_kernel="its nerve is drawn once an expedition", strength=2
)
"""Brave in one expedition and anxious in the next. 66.7 ± 1.7 % against cautious (`tacora
simulate --edition fr-iello-2021 --games 3000 --bots moody,cautious,cautious,cautious --seed 1`)."""

RECKONER = follows("reckoner", Expectation(1.0, 1.0), strength=3, tempo=1.2)
"""Compares what the next card may bring and cost. 90.7 ± 0.4 % against collector."""

SIMPLE = (
    RANDOM, CAUTIOUS, BOLD, STUBBORN, DREAMER, TIMID, COUNTER, COLLECTOR, MOODY, RECKONER,
)  # fmt: skip
"""All of these, in the order in which they are listed."""

FIELD_BOTS = tuple(follows(name, rule) for name, rule in FIELD.items())
"""A bot for each of the 25 rules of the field."""
