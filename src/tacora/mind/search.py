"""A search: both options of a choice are simulated many times with the same cards and opponents.

Each opponent is drawn from the models that fit its choices so far: a habit of `habits.py`, or
the network itself. A roll-out ends with the game, or at the first choice of the next expedition,
where the network's value replaces the rest of the game.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..kernel.chance import below, fraction
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    DRAWS,
    EXPEDITION,
    GAME,
    INSIDE,
    NOTHING,
    PATH,
    Floats,
    Ints,
    Singles,
)
from ..kernel.moves import count, decide, reveal, winners
from ..kernel.players import leavers_by_rule
from ..kernel.rules import SEATS
from ..policies import Expectation, Policy, field_rules
from .features import features
from .habits import (
    HABITS,
    NOW,
    RULES,
    SLIP,
    SOFT_MARGINS,
    Notes,
    foresee,
    forget,
    learn,
    new_notes,
)
from .players import NetworkPlayers, leavers_by_arrays, log_odds, players_for, room, with_settings

MODELS = HABITS + 1
"""All habits, then the network itself."""
PAIRS_OF_SEATS = 2304
"""Pairs of roll-outs times seats that one core plays in clearly less than 0.1 seconds."""
RULES_WEIGHT = 0.5
"""The prior probability that another seat follows a simple rule."""
ALL_SOFT_WEIGHT = 0.15
"""The prior probability of all soft players together; the rest is for the network, which also
stands for champions: among strangers they play as it does."""


def models(net: Policy, seats: int) -> NetworkPlayers:
    """All models of an opponent: one setting of one seat for each."""
    soft = [Expectation(margin, 1.0) for margin in SOFT_MARGINS]
    return players_for([[policy] for policy in (*field_rules(seats), *soft, net)])


class Effort(NamedTuple):
    """The limits of a search."""

    portion: int = 32
    """Pairs of roll-outs between two checks of the result."""
    most: int = 512
    """The most pairs of roll-outs."""
    clear: float = 4.0
    """The search stops early when the difference exceeds this many standard errors."""
    enough: float = 1.0
    """A difference below this many standard errors counts as none."""


def effort_for(seats: int) -> Effort:
    """The usual effort, with fewer pairs at large tables, where a roll-out takes longer."""
    usual = Effort()
    pairs = PAIRS_OF_SEATS // seats // usual.portion * usual.portion
    return usual._replace(most=min(usual.most, pairs))


@jit
def take_note(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    leaving: int,
    notes: Notes,
    habits: Floats,
    others: Floats,
    values: Singles,
    spare: Singles,
) -> None:
    """Update the weights of all models by the choices of this moment.

    `notes` are those of this moment.
    """
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1:
            continue
        features(r, g, seat, notes.ahead, values)
        chance = 1.0 / (1.0 + math.exp(-log_odds(players, 0, values, spare)))
        total = 0.0
        for model in range(MODELS):
            likely = SLIP + (1 - 2 * SLIP) * chance
            if model < HABITS:
                likely = notes.chances[NOW, model]
            others[seat, model] *= likely if leaving >> seat & 1 else 1.0 - likely
            total += others[seat, model]
        for model in range(MODELS):
            others[seat, model] /= total
    learn(r, g, leaving, habits, notes.chances[NOW])


@jit
def draw_models(
    r: Ints,
    players: NetworkPlayers,
    others: Floats,
    seat: int,
    key: np.uint64,
    twist: np.uint64,
    g: Ints,
    settings: Floats,
) -> None:
    """Draw a model for each other seat; the searching seat plays as the network."""
    for other in range(r[SEATS]):
        model = HABITS
        if other != seat:
            drawn = fraction(key, twist, g, other)
            model = 0
            while model < HABITS and drawn >= others[other, model]:
                drawn -= others[other, model]
                model += 1
        settings[0, other, :] = players.settings[model, 0, :]
        if other == seat:
            settings[0, other, 0] = 0.0  # not sampled: it takes its better choice


@jit
def roll_out(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    notes: Notes,
    seat: int,
    leaves: int,
    key: np.uint64,
    twist: np.uint64,
    values: Singles,
    spare: Singles,
) -> float:
    """The expected win share of a seat that leaves now, or goes on."""
    expedition = g[EXPEDITION]
    first = True
    while g[AWAITS] != NOTHING:
        if g[AWAITS] == CARD:
            reveal(r, g, below(key, twist, g, g[CARDS] - g[PATH]))
            continue
        foresee(r, g, notes.weights, notes.chances, notes.ahead)
        if g[EXPEDITION] != expedition:
            features(r, g, seat, notes.ahead, values)
            log_odds(players, 0, values, spare)
            return min(max(float(values[1]), 0.0), 1.0)
        leaving = leavers_by_rule(r, players.settings, 0, g, key, twist)
        leaving |= leavers_by_arrays(r, players, 0, g, key, twist, notes.ahead, values, spare)
        if first:
            leaving = leaving & ~(1 << seat) | leaves << seat
            first = False
        learn(r, g, leaving, notes.weights, notes.chances[NOW])
        decide(r, g, leaving)
    won = winners(r, g)
    return (won >> seat & 1) / count(won)


@jit
def compare(
    r: Ints,
    players: NetworkPlayers,
    row: Ints,
    habits: Floats,
    others: Floats,
    seat: int,
    key: np.uint64,
    twist: np.uint64,
    first: int,
    pairs: int,
    sums: Floats,
) -> None:
    """Play pairs of roll-outs and add them to the sums.

    The sums are: the number of pairs, the win shares of leaving, those of going on, and the
    squares of the differences.
    """
    g = np.empty_like(row)
    notes = new_notes()
    values = room(players)
    spare = room(players)
    settings = np.zeros((1, r[SEATS], players.settings.shape[2]), np.float64)
    table = with_settings(players, settings)
    for pair in range(first, first + pairs):
        brought = np.zeros(2, np.float64)
        for leaves in range(2):
            g[:] = row
            g[GAME] = pair
            g[DRAWS] = 0
            if leaves == 0:
                draw_models(r, players, others, seat, key, twist, g, settings)
            g[DRAWS] = 1
            notes.weights[: habits.shape[0]] = habits
            brought[leaves] = roll_out(r, table, g, notes, seat, leaves, key, twist, values, spare)
        gap = brought[1] - brought[0]
        sums[0] += 1
        sums[1] += brought[1]
        sums[2] += brought[0]
        sums[3] += gap * gap


@jit
def search_choice(
    r: Ints,
    players: NetworkPlayers,
    row: Ints,
    habits: Floats,
    others: Floats,
    seat: int,
    effort: Effort,
    key: np.uint64,
    twist: np.uint64,
    sums: Floats,
) -> tuple[float, float]:
    """What leaving wins more than going on, and its standard error; `sums` as in `compare`."""
    gap = 0.0
    error = 0.0
    while sums[0] < effort.most:
        at = int(sums[0])
        compare(r, players, row, habits, others, seat, key, twist, at, effort.portion, sums)
        pairs = sums[0]
        gap = (sums[1] - sums[2]) / pairs
        # A little more than the estimate, so a few pairs without a difference prove nothing.
        error = math.sqrt((max(sums[3] / pairs - gap * gap, 0.0) + 0.25 / pairs) / pairs)
        if abs(gap) > effort.clear * error:
            break
    return gap, error


@jit
def nobody_known(others: Floats, habits: Floats) -> None:
    """Reset the weights of all models to the prior."""
    forget(habits)
    for seat in range(others.shape[0]):
        for habit in range(HABITS):
            if habit < RULES:
                others[seat, habit] = RULES_WEIGHT / RULES
            else:
                others[seat, habit] = ALL_SOFT_WEIGHT / (HABITS - RULES)
        others[seat, HABITS] = 1 - RULES_WEIGHT - ALL_SOFT_WEIGHT
