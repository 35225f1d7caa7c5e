"""Both options of a choice, played on many times with the same cards and the same others.

Who the others are is drawn from what their choices so far say: for each a habit of
`habits.py`, or the network itself. A roll-out ends with the game, or at the first choice
of the next expedition, where the network's value stands for the rest.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..kernel.chance import below, bits, fraction
from ..kernel.choices import leavers_by_rule
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    CHOICES,
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
from ..kernel.play import NOBODY, find, set_up
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
"""Every habit, and the network itself as the last one."""
PAIRS_OF_SEATS = 2304
"""Pairs of roll-outs times seats that one core plays well within a tenth of a second."""
NETWORK_WEIGHT = 0.13
"""How likely another seat is to be the network, before anything was seen."""
SOFT_WEIGHT = 0.14
"""The same for all soft players together; the simple rules share the rest."""


def models(net: Policy, seats: int) -> NetworkPlayers:
    """All players who the others may be, one setting of one seat each."""
    soft = [Expectation(margin, 1.0) for margin in SOFT_MARGINS]
    return players_for([[policy] for policy in (*field_rules(seats), *soft, net)])


class Effort(NamedTuple):
    """How long to search, and when to stop."""

    portion: int = 32
    """Pairs of roll-outs between two looks at the result."""
    most: int = 512
    clear: float = 4.0
    """Standard errors at which a difference is clear before the end."""
    enough: float = 1.0
    """Standard errors below which the network's own choice stands."""


def effort_for(seats: int) -> Effort:
    """The usual effort; at large tables a game takes longer, and a choice must not."""
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
    """Learn from the choices of this moment, also how well the network explains them.

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
def relive_with_network(
    r: Ints, players: NetworkPlayers, g: Ints, tape: Ints, habits: Floats, others: Floats
) -> int:
    """Play a tape and take note of all choices, also of how well the network explains them.

    `habits` is for the network's features, `others` has the weights of all models. Gives
    the turn that does not fit, or -1.
    """
    notes = new_notes()
    values = room(players)
    spare = room(players)
    for turn in range(tape.shape[0]):
        which = find(r, g, tape[turn, 0]) if g[AWAITS] == CARD else -1
        if which < 0:
            return turn
        reveal(r, g, which)
        leaving = tape[turn, 1]
        if leaving == NOBODY:
            continue
        if g[AWAITS] != CHOICES or leaving & ~g[INSIDE]:
            return turn
        foresee(r, g, habits, notes.chances, notes.ahead)
        take_note(r, players, g, leaving, notes, habits, others, values, spare)
        decide(r, g, leaving)
    return -1


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
    """Draw who sits where; the searching seat itself goes on as the network."""
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
            settings[0, other, 0] = 0.0  # its better choice, whatever the network's copies do


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
    """The win share to expect of one seat that leaves now, or goes on."""
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
    """Add `pairs` pairs of roll-outs to the sums.

    These are the pairs, what leaving and what going on brought, and the squares of the
    difference.
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
    odds: float,
    effort: Effort,
    key: np.uint64,
    twist: np.uint64,
    sums: Floats,
) -> tuple[bool, float]:
    """Whether to leave, and the standard error of the difference; `sums` as in `compare`."""
    gap = 0.0
    error = 0.0
    while sums[0] < effort.most:
        at = int(sums[0])
        compare(r, players, row, habits, others, seat, key, twist, at, effort.portion, sums)
        pairs = sums[0]
        gap = (sums[1] - sums[2]) / pairs
        # A little more than was seen, so that a few pairs without a difference prove nothing.
        error = math.sqrt((max(sums[3] / pairs - gap * gap, 0.0) + 0.25 / pairs) / pairs)
        if abs(gap) > effort.clear * error:
            break
    return (gap > 0 if abs(gap) > effort.enough * error else odds >= 0), error


@jit
def nobody_known(others: Floats, habits: Floats) -> None:
    """Set the weights of all models to those before anything was seen."""
    forget(habits)
    for seat in range(others.shape[0]):
        for habit in range(HABITS):
            if habit < RULES:
                others[seat, habit] = (1 - NETWORK_WEIGHT - SOFT_WEIGHT) / RULES
            else:
                others[seat, habit] = SOFT_WEIGHT / (HABITS - RULES)
        others[seat, HABITS] = NETWORK_WEIGHT


@jit
def play_searching(
    r: Ints,
    everybody: NetworkPlayers,
    setting: int,
    players: NetworkPlayers,
    seat: int,
    moment: Ints,
    effort: Effort,
    key: np.uint64,
    twist: np.uint64,
    game: int,
) -> int:
    """A whole game in which one seat searches and the others follow their policies; who won.

    The seat's own policy in `everybody` never leaves; `players` are the models.
    """
    g = np.empty_like(moment)
    set_up(r, g, moment, game)
    notes = new_notes()
    habits = notes.weights
    others = np.empty((habits.shape[0], MODELS), np.float64)
    nobody_known(others, habits)
    values = np.empty(max(room(players).size, room(everybody).size), np.float32)
    spare = np.empty(values.size, np.float32)
    sums = np.zeros(4, np.float64)
    while g[AWAITS] != NOTHING:
        if g[AWAITS] == CARD:
            reveal(r, g, below(key, twist, g, g[CARDS] - g[PATH]))
            continue
        foresee(r, g, habits, notes.chances, notes.ahead)
        leaving = leavers_by_rule(r, everybody.settings, setting, g, key, twist)
        leaving |= leavers_by_arrays(
            r, everybody, setting, g, key, twist, notes.ahead, values, spare
        )
        if g[INSIDE] >> seat & 1:
            features(r, g, seat, notes.ahead, values)
            odds = log_odds(players, 0, values, spare)
            sums[:] = 0
            # Roll-outs draw from numbers of their own: nothing of the cards to come is in them.
            own = bits(twist, key, np.uint64(game * 1024 + g[DRAWS]))
            leaves, _ = search_choice(
                r, players, g, habits, others, seat, odds, effort, own, twist, sums
            )
            if leaves:
                leaving |= 1 << seat
        take_note(r, players, g, leaving, notes, habits, others, values, spare)
        decide(r, g, leaving)
    return winners(r, g)
