"""What a bot and a character are, and all characters that follow a rule of thumb.

A percentage is the win share against three of the character named, in 20,000 games at four
seats without relics (`python -m tools.ladder_plot`), where no other command is given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol

from ..dealer import number_below
from ..errors import TacoraError
from ..game import Choice, Edition, View
from ..policies import (
    FIELD,
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Policy,
    Rule,
)
from ..record import History

LEAST_NERVE_PERCENT, MOST_NERVE_PERCENT = 12, 30
"""Moody leaves at a chance of collapse, in per cent, that is drawn between these two."""


class BotError(TacoraError):
    """A bot that does not exist, or that cannot play here."""


class NotInKernel(BotError):
    """A character that the kernel cannot play."""


class Bot(Protocol):
    """Decides for one seat, knowing what an attentive person in that seat could know.

    The history is the game so far; a bot that does not use it needs none.
    """

    def decide(self, view: View, history: History = ()) -> Choice: ...


@dataclass(frozen=True, slots=True)
class Character:
    """A bot that can sit at a table; `words` says what people call it."""

    name: str
    make: Callable[[str], Bot]
    """Makes the bot from a seed, which determines its random choices."""
    rule: Rule | None = None
    """The rule of thumb that it follows, if any."""
    policy: Callable[[Edition, int], Policy] | None = None
    """Makes the policy that the kernel plays for an edition and a number of seats.

    A character that follows a rule needs none.
    """
    not_in_kernel: str = ""
    """Why the kernel cannot play it; empty if the kernel can."""
    strength: int = 1
    """From 1, which a child beats, to 5; shown to people who choose an opponent."""
    tempo: float = 1.0
    """How long it thinks at a table, as a factor: 1.0 is usual, 2.0 is twice as long."""
    needs_kernel: bool = False
    """Whether it needs NumPy and Numba, and time to think; a server asks it in another process."""


class RuleBot:
    """Follows a rule; where the rule gives a chance, the seed decides."""

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
    """Leaves at a chance of collapse that is drawn again for every expedition."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, history: History = ()) -> Choice:
        assert view.seat is not None
        spread = MOST_NERVE_PERCENT - LEAST_NERVE_PERCENT + 1
        drawn = number_below(spread, self._seed, "mood", view.seat, view.expedition)
        held = view.explorers[view.seat].carried + view.pool
        afraid = view.collapse_chance >= Fraction(LEAST_NERVE_PERCENT + drawn, 100)
        return "leave" if held and afraid else "go_on"


def follows(name: str, rule: Rule, *, strength: int = 1, tempo: float = 1.0) -> Character:
    """A character that follows a rule of thumb."""
    return Character(name, lambda seed: RuleBot(rule, seed), rule, strength=strength, tempo=tempo)


RANDOM = follows("random", Chance(Fraction(1, 2)), tempo=0.7)
"""Tosses a coin after every card. 81.6 ± 0.5 % against timid."""

CAUTIOUS = follows("cautious", AtRisk(Fraction(1, 10), above=True, least=1), strength=2, tempo=1.1)
"""Leaves with a small gain before a second trap kind appears. 53.1 ± 0.7 % against dreamer."""

BOLD = follows("bold", AtRisk(Fraction(1, 4), above=True, least=1), strength=2, tempo=0.8)
"""Stays for the big cards until three trap kinds are on the path. 71.4 ± 0.6 % against cautious."""

STUBBORN = follows("stubborn", Never(), tempo=0.6)
"""Never leaves; gets gems only when the deck runs out. 0.8 ± 0.1 % against timid
(`tacora simulate --edition fr-iello-2021 --games 20000 --bots stubborn,timid,timid,timid
--seed 1`)."""

DREAMER = follows("dreamer", Chance(Fraction(1, 10)), strength=2, tempo=1.4)
"""Leaves one time in ten. 50.3 ± 0.7 % against random."""

TIMID = follows("timid", AfterTraps(1))
"""Leaves at the first trap. 98.4 ± 0.2 % against stubborn."""

COUNTER = follows("counter", AfterCards(5), strength=3, tempo=0.8)
"""Leaves after five cards. 93.6 ± 0.3 % against bold."""

COLLECTOR = follows("collector", AtGems(8, at_large_table=5), strength=3)
"""Leaves with eight gems (five at a large table). 85.9 ± 0.5 % against counter."""

MOODY = Character(
    "moody", MoodyBot, not_in_kernel="its nerve is drawn once an expedition", strength=2
)
"""Brave in one expedition and anxious in the next. 66.7 ± 1.7 % against cautious (`tacora
simulate --edition fr-iello-2021 --games 3000 --bots moody,cautious,cautious,cautious --seed 1`)."""

RECKONER = follows("reckoner", Expectation(1.0, 1.0), strength=3, tempo=1.2)
"""Compares what the next card may bring and cost. 90.7 ± 0.4 % against collector."""
STAND_IN = "reckoner"
"""The bot that chooses instead of one that gives no valid answer in time."""

SIMPLE = (
    RANDOM, CAUTIOUS, BOLD, STUBBORN, DREAMER, TIMID, COUNTER, COLLECTOR, MOODY, RECKONER,
)  # fmt: skip
"""These characters, in the order in which they are listed."""

FIELD_BOTS = tuple(follows(name, rule) for name, rule in FIELD.items())
"""A bot for each of the 25 rules of the field."""
