"""Moody: brave one day and anxious the next; each expedition has a nerve of its own.

Wins 66.7 ± 1.7 % against three cautious ones (3,000 games, `tacora simulate --edition
fr-iello-2021 --games 3000 --bots moody,cautious,cautious,cautious --seed 1`).
"""

from __future__ import annotations

from fractions import Fraction

from ..dealer import number_below
from ..game import Choice, View
from .base import Story
from .character import Character

LEAST_NERVE, MOST_NERVE = 12, 30


class MoodyBot:
    """Leaves at a chance of collapse that is drawn anew for every expedition."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View, story: Story = ()) -> Choice:
        assert view.seat is not None
        spread = MOST_NERVE - LEAST_NERVE + 1
        drawn = number_below(spread, self._seed, "mood", view.seat, view.expedition)
        held = view.explorers[view.seat].carried + view.pool
        afraid = view.collapse_chance >= Fraction(LEAST_NERVE + drawn, 100)
        return "leave" if held and afraid else "go_on"


MOODY = Character(
    "moody", MoodyBot, not_in_kernel="its nerve is drawn once an expedition", strength=2
)
