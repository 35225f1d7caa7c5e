"""The habits of each seat, estimated from its choices so far (Bayes).

Every seat has a weight for each of a fixed set of habits: the 25 rules of the field, and three
soft players, whose chance of leaving grows with the expected cost of a further card. Each choice
multiplies the weight of a habit by the probability of that choice under the habit. The weights
give the probability that the seat leaves now, and after the next card.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..kernel.layout import (
    CARRIED,
    DANGER,
    INSIDE,
    MOST_SEATS,
    POOL,
    TRAPS,
    TREASURE,
    TURN,
    Floats,
    Ints,
)
from ..kernel.moves import count
from ..kernel.players import RANDOM, RULE, counts_of, leaves_by_rule, players_for
from ..kernel.rules import SEATS
from ..policies import LARGE_TABLE, field_rules

SOFT_MARGINS = (0.6, 1.0, 1.7)
"""A soft player leaves with a chance of 1/2 when a card costs this many times its gain."""
EACH_SOFT_WEIGHT = 1 / 6
"""The prior weight of each soft player; the rules share the rest equally."""
SLIP = 0.03
"""The assumed chance that a player does the opposite of its habit."""
LIKELY_TREASURE = 8
"""The gems of a typical treasure."""


def _columns(seats: int) -> Floats:
    """The settings of the rules of the field: one setting of one seat for each rule."""
    return players_for([[rule] for rule in field_rules(seats)]).settings


_SMALL = _columns(4)
_LARGE = _columns(LARGE_TABLE)
RULES = _SMALL.shape[0]
HABITS = RULES + len(SOFT_MARGINS)
NOW, AFTER_TREASURE, AFTER_TRAP, SOFT = 0, 1, 2, 3
"""The forecasts for a seat: the chance that it leaves now, after a treasure, after a trap; and
the probability that it follows no rule of thumb."""
FORECASTS = 4


class Notes(NamedTuple):
    """The arrays for habits and forecasts of one game."""

    weights: Floats
    """[seat, habit]: the weights that `learn` updates."""
    chances: Floats
    """[forecast, habit]: the chance that a player of this habit leaves."""
    ahead: Floats
    """[seat, forecast]: what `foresee` computes."""


@jit
def new_notes() -> Notes:
    """Notes for a new game, with the prior weights."""
    weights = np.empty((MOST_SEATS, HABITS), np.float64)
    forget(weights)
    chances = np.zeros((FORECASTS, HABITS), np.float64)
    return Notes(weights, chances, np.zeros((MOST_SEATS, FORECASTS), np.float64))


@jit
def forget(weights: Floats) -> None:
    """Reset every seat's weights to the prior."""
    for seat in range(weights.shape[0]):
        for habit in range(HABITS):
            soft = habit >= RULES
            weights[seat, habit] = (
                EACH_SOFT_WEIGHT if soft else (1 - len(SOFT_MARGINS) * EACH_SOFT_WEIGHT) / RULES
            )


@jit
def habit_chances(r: Ints, g: Ints, chances: Floats) -> None:
    """Write the chance that a player of each habit leaves at this moment."""
    settings = _LARGE if r[SEATS] >= LARGE_TABLE else _SMALL
    now = counts_of(g)
    for habit in range(RULES):
        rule, first = settings[habit, 0, RULE], settings[habit, 0, 0]
        second, third, fourth = settings[habit, 0, 1], settings[habit, 0, 2], settings[habit, 0, 3]
        if rule == RANDOM:
            chances[habit] = first
        else:
            leaves = leaves_by_rule(now, rule, first, second, third, fourth)
            chances[habit] = 1.0 - SLIP if leaves else SLIP
    costs = (now.carried * now.inside + now.pool) * now.danger
    for number in range(len(SOFT_MARGINS)):
        ratio = costs / (SOFT_MARGINS[number] * max(now.treasure, 1))
        cubed = ratio * ratio * ratio
        chances[RULES + number] = SLIP + (1 - 2 * SLIP) * cubed / (1 + cubed)


@jit
def learn(r: Ints, g: Ints, leaving: int, weights: Floats, chances: Floats) -> None:
    """Update the weights by who leaves now; `chances` are those of this moment."""
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1:
            continue
        leaves = leaving >> seat & 1
        total = 0.0
        for habit in range(HABITS):
            likely = chances[habit] if leaves else 1.0 - chances[habit]
            weights[seat, habit] *= likely
            total += weights[seat, habit]
        for habit in range(HABITS):
            weights[seat, habit] /= total


@jit
def foresee(r: Ints, g: Ints, weights: Floats, chances: Floats, ahead: Floats) -> None:
    """Write the chance that each seat inside leaves now, and, if not, after the next card.

    `chances` gets one row for now, one for after a typical treasure and one for after a new
    trap; `ahead` gets the same for each seat, and the probability that it follows no rule.
    """
    inside = max(count(g[INSIDE]), 1)
    share = LIKELY_TREASURE // inside
    odd = LIKELY_TREASURE - share * inside
    habit_chances(r, g, chances[NOW])
    g[TURN] += 1
    g[CARRIED] += share
    g[POOL] += odd
    g[TREASURE] -= LIKELY_TREASURE
    habit_chances(r, g, chances[AFTER_TREASURE])
    g[CARRIED] -= share
    g[POOL] -= odd
    g[TREASURE] += LIKELY_TREASURE
    g[TRAPS] += 1
    g[DANGER] += 2
    habit_chances(r, g, chances[AFTER_TRAP])
    g[TURN] -= 1
    g[TRAPS] -= 1
    g[DANGER] -= 2
    for seat in range(r[SEATS]):
        for forecast in range(FORECASTS):
            ahead[seat, forecast] = 0.0
        for habit in range(RULES, HABITS):
            ahead[seat, SOFT] += weights[seat, habit]
        if not g[INSIDE] >> seat & 1:
            continue
        now = 0.0
        treasure = 0.0
        trap = 0.0
        for habit in range(HABITS):
            weight = weights[seat, habit]
            stays = weight * (1.0 - chances[NOW, habit])
            now += weight - stays
            treasure += stays * chances[AFTER_TREASURE, habit]
            trap += stays * chances[AFTER_TRAP, habit]
        stays = max(1.0 - now, 1e-9)
        ahead[seat, NOW] = now
        ahead[seat, AFTER_TREASURE] = treasure / stays
        ahead[seat, AFTER_TRAP] = trap / stays
