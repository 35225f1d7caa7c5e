"""Win shares at every moment of a game by the network, and the luck of each of its cards.

The luck of a card is the win share after it minus the mean win share over all cards that could
have come, weighted by their copies. So its average is 0, even if the network estimates badly.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..compiled import jit
from ..kernel.layout import (
    AWAITS,
    CARD,
    CHOICES,
    INSIDE,
    LEFT,
    MOST_SEATS,
    NOTHING,
    Floats,
    Ints,
    Singles,
)
from ..kernel.moves import count, decide, reveal, winners
from ..kernel.play import NOBODY, find, set_up
from ..kernel.rules import KINDS, SEATS, Rules, rules_for
from ..record import Record
from .features import features
from .habits import NOW, Notes, foresee, learn, new_notes
from .memory import tape_of
from .network import packaged_net
from .players import NetworkPlayers, log_odds, players_for, room


@jit
def write_inside(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    notes: Notes,
    values: Singles,
    spare: Singles,
    into: Floats,
) -> None:
    """Write the win shares of the seats that choose now."""
    foresee(r, g, notes.weights, notes.chances, notes.ahead)
    for seat in range(r[SEATS]):
        if g[INSIDE] >> seat & 1:
            features(r, g, seat, notes.ahead, values)
            log_odds(players, 0, values, spare)
            into[seat] = min(max(float(values[1]), 0.0), 1.0)


@jit
def write_result(r: Ints, g: Ints, into: Floats) -> None:
    """Write the win shares of a game that is over."""
    won = winners(r, g)
    for seat in range(r[SEATS]):
        into[seat] = (won >> seat & 1) / count(won)


@jit
def scale(r: Ints, into: Floats) -> None:
    """Make the win shares of all seats sum to 1; the network estimates each by itself."""
    seats = r[SEATS]
    total = 0.0
    for seat in range(seats):
        total += into[seat]
    for seat in range(seats):
        into[seat] = into[seat] / total if total > 0 else 1.0 / seats


@jit
def write_next_expedition(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    notes: Notes,
    values: Singles,
    spare: Singles,
    into: Floats,
) -> None:
    """Write the win shares before the first card of an expedition, or after the game."""
    if g[AWAITS] == NOTHING:
        write_result(r, g, into)
        return
    total = 0.0
    h = np.empty_like(g)
    found = np.zeros(MOST_SEATS, np.float64)
    into[:] = 0.0
    for kind in range(r[KINDS]):
        copies = g[LEFT + kind]
        if copies == 0:
            continue
        h[:] = g
        reveal(r, h, find(r, h, kind))
        if h[AWAITS] != CHOICES:
            continue  # further cards without end
        write_inside(r, players, h, notes, values, spare, found)
        scale(r, found)
        into += copies * found
        total += copies
    scale(r, into)


@jit
def write_shares(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    notes: Notes,
    values: Singles,
    spare: Singles,
    into: Floats,
) -> None:
    """Write the win shares after a card; those at camp as if all others left now."""
    if g[AWAITS] != CHOICES:
        write_next_expedition(r, players, g, notes, values, spare, into)
        return
    if count(g[INSIDE]) < r[SEATS]:
        h = g.copy()
        decide(r, h, h[INSIDE])
        write_next_expedition(r, players, h, notes, values, spare, into)
    write_inside(r, players, g, notes, values, spare, into)
    scale(r, into)


@jit
def write_cards(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    notes: Notes,
    values: Singles,
    spare: Singles,
    given: Floats,
    mean: Floats,
) -> None:
    """Write the win shares after each kind of card that may come, and their mean."""
    h = np.empty_like(g)
    total = 0
    mean[:] = 0.0
    for kind in range(r[KINDS]):
        copies = g[LEFT + kind]
        if copies == 0:
            continue
        h[:] = g
        reveal(r, h, find(r, h, kind))
        write_shares(r, players, h, notes, values, spare, given[kind])
        mean += copies * given[kind]
        total += copies
    mean /= total


@jit
def write_course(
    r: Ints,
    players: NetworkPlayers,
    g: Ints,
    tape: Ints,
    curve: Floats,
    luck: Floats,
) -> int:
    """Write the win shares at every moment of a tape, and the luck of its cards.

    Returns the number of moments.
    """
    notes = new_notes()
    values = room(players)
    spare = room(players)
    given = np.zeros((r[KINDS], MOST_SEATS), np.float64)
    mean = np.zeros(MOST_SEATS, np.float64)
    moment = 0
    for turn in range(tape.shape[0]):
        card, leaving = tape[turn]
        write_cards(r, players, g, notes, values, spare, given, mean)
        if g[AWAITS] == CARD:
            curve[moment] = mean
        luck[turn] = given[card] - mean
        moment += 1
        curve[moment] = given[card]
        reveal(r, g, find(r, g, card))
        if leaving != NOBODY:
            foresee(r, g, notes.weights, notes.chances, notes.ahead)
            learn(r, g, leaving, notes.weights, notes.chances[NOW])
            decide(r, g, leaving)
            moment += 1
    if g[AWAITS] == NOTHING:
        write_result(r, g, curve[moment])
    elif g[AWAITS] == CARD:
        write_cards(r, players, g, notes, values, spare, given, mean)
        curve[moment] = mean
    return moment + 1


@lru_cache(maxsize=1)
def _network() -> NetworkPlayers:
    return players_for([[packaged_net().policy()]])


def course(record: Record) -> tuple[Floats, Floats]:
    """The win shares [moment, seat] of a game by the network, and the luck [card, seat].

    The moments are those of `tacora.record.replay`, which must have accepted the record.
    """
    rules = rules_for(record.edition, len(record.explorers))
    return course_of(rules, tape_of(record.edition, record.expeditions))


def course_of(rules: Rules, tape: Ints) -> tuple[Floats, Floats]:
    """The same of a tape: the card and the leaving seats of each turn."""
    row = np.empty_like(rules.fresh)
    set_up(rules.numbers, row, rules.fresh, 0)
    curve = np.zeros((2 * len(tape) + 1, MOST_SEATS), np.float64)
    luck = np.zeros((len(tape), MOST_SEATS), np.float64)
    moments = write_course(rules.numbers, _network(), row, tape, curve, luck)
    seats = rules.seats
    return curve[:moments, :seats], luck[:, :seats]
