"""Whole games on rows: played by policies or from a tape, with statistics or a trace."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..compiled import jit, jit_uncounted
from ..policies import Policy
from ..statistics import (
    CARDS_SEEN,
    COLLAPSES,
    GAMES,
    LEAVING,
    LENGTHS,
    LOST,
    POINTS,
    RELICS_TAKEN,
    SQUARES,
    TURNS,
    WINS,
)
from .chance import below
from .layout import (
    AWAITS,
    CARD,
    CARDS,
    CARRIED,
    CHEST,
    CHOICES,
    DRAWS,
    EXPEDITION,
    EXPEDITIONS,
    GAME,
    INSIDE,
    MOST_SEATS,
    NOTHING,
    PATH,
    RELIC_POINTS,
    RELICS,
    TURN,
    Floats,
    Ints,
)
from .moves import begin_expedition, count, decide, reveal, winners
from .players import (
    FIRST,
    Engine,
    OutsidePolicy,
    Players,
    leavers_by_arrays,
    leavers_by_rule,
    needs_arrays,
    players_for,
)
from .rules import DECK, SEATS, Rules

NOBODY = -1
"""In a tape: no choice was awaited after this card."""
WON, TAPED, TRACED = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2
RESULT = MOST_SEATS + 3
"""The width of a row of results: each seat's points, then the columns above."""
UNWANTED = np.zeros((0, 0), np.int64)
UNTAPED = np.zeros((0, 0, 0), np.int64)
"""For results, tapes and traces that the caller does not want."""


@jit_uncounted
def count_leaving(r: Ints, leaving: int, turn: int, sums: Ints) -> None:
    """Count the seats that left after the card of this turn."""
    bucket = min(turn, TURNS - 1)
    for seat in range(r[SEATS]):
        sums[LEAVING + seat * TURNS + bucket] += leaving >> seat & 1


@jit_uncounted
def count_lost(r: Ints, inside: int, carried: int, sums: Ints) -> None:
    """Count a collapse, and the gems that the seats inside lost."""
    sums[COLLAPSES] += 1
    for seat in range(r[SEATS]):
        sums[LOST + seat] += carried * (inside >> seat & 1)


@jit_uncounted
def count_length(turn: int, sums: Ints) -> None:
    """Count an expedition that ended after the card of this turn."""
    sums[CARDS_SEEN] += turn
    sums[LENGTHS + min(turn, TURNS - 1)] += 1


@jit_uncounted
def count_result(r: Ints, g: Ints, sums: Ints) -> None:
    """Count the result of a game that is over."""
    won = winners(r, g)
    shared = count(won)
    sums[GAMES] += 1
    for seat in range(r[SEATS]):
        points = g[CHEST + seat] + g[RELIC_POINTS + seat]
        sums[POINTS + seat] += points
        sums[SQUARES + seat] += points * points
        sums[RELICS_TAKEN + seat] += g[RELICS + seat]
        sums[WINS + seat * MOST_SEATS + shared - 1] += won >> seat & 1


@jit_uncounted
def draw_and_reveal(r: Ints, g: Ints, key: np.uint64, twist: np.uint64, sums: Ints) -> int:
    """Reveal a random card and count what ends with it; returns the card's number."""
    inside = g[INSIDE]
    carried = g[CARRIED]
    turn = g[TURN] + 1
    expedition = g[EXPEDITION]
    which = below(key, twist, g, g[CARDS] - g[PATH])
    kind = g[r[DECK] + g[PATH] + which]
    collapsed = reveal(r, g, which)
    if collapsed:
        count_lost(r, inside, carried, sums)
        count_length(turn, sums)
    elif g[EXPEDITION] != expedition or g[AWAITS] == NOTHING:
        count_leaving(r, inside, turn, sums)
        count_length(turn, sums)
    return kind  # type: ignore[no-any-return]


@jit_uncounted
def decide_and_count(r: Ints, g: Ints, leaving: int, sums: Ints) -> None:
    """Let these seats leave, and count them."""
    inside = g[INSIDE]
    turn = g[TURN]
    expedition = g[EXPEDITION]
    decide(r, g, leaving)
    ended = g[EXPEDITION] != expedition or g[AWAITS] == NOTHING
    # An expedition that ends here ends for all inside: by choice, or because no card is left.
    gone = inside if ended else leaving
    if gone:
        count_leaving(r, gone, turn, sums)
    if ended:
        count_length(turn, sums)


@jit
def play_out(
    r: Ints,
    players: Players,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    sums: Ints,
    tape: Ints,
    trace: Ints,
) -> tuple[int, int]:
    """Play a game to its end; returns the lengths of tape and trace.

    A tape has (card, leaving seats) for each turn, a trace the row without its deck after
    every move. If either has no room (length 0), it is not written.
    """
    settings = players.settings
    arrays = needs_arrays(settings, setting)
    turns = 0
    moves = 0
    first = True
    while g[AWAITS] != NOTHING:
        if g[AWAITS] == CARD:
            kind = draw_and_reveal(r, g, key, twist, sums)
            if tape.shape[0]:
                tape[turns, 0] = kind
                tape[turns, 1] = NOBODY
                turns += 1
        else:
            leaving = leavers_by_rule(r, settings, setting, g, key, twist)
            if arrays:
                leaving |= leavers_by_arrays(r, players, setting, g, key, twist)
            if first:
                leaving = dictated_first(r, settings, setting, g[INSIDE], leaving)
                first = False
            if tape.shape[0] and turns:
                tape[turns - 1, 1] = leaving
            decide_and_count(r, g, leaving, sums)
        if trace.shape[0]:
            trace[moves] = g[: r[DECK]]
            moves += 1
    count_result(r, g, sums)
    return turns, moves


@jit
def dictated_first(r: Ints, settings: Floats, setting: int, inside: int, leaving: int) -> int:
    """The leaving seats, with the first choices that the caller dictated."""
    for seat in range(r[SEATS]):
        choice = settings[setting, seat, FIRST]
        if choice >= 0 and inside >> seat & 1:
            leaving = leaving & ~(1 << seat)
            if choice > 0:
                leaving |= 1 << seat
    return leaving


@jit
def play_games(
    r: Ints,
    players: Players,
    settings: Ints,
    moment: Ints,
    key: np.uint64,
    twist: np.uint64,
    first: int,
    sums: Ints,
    results: Ints,
    tapes: Ints,
    traces: Ints,
) -> None:
    """Play one game for each of these settings from one moment on, and add all to the sums.

    If `results` has a row for each game, the row gets the seats' points, the mask of the
    winners, and the lengths of tape and trace. Tapes and traces are optional in the same way.
    """
    g = np.empty_like(moment)
    nothing = np.empty((0, 0), np.int64)
    for number in range(settings.size):
        set_up(r, g, moment, first + number)
        tape = tapes[number] if tapes.shape[0] else nothing
        trace = traces[number] if traces.shape[0] else nothing
        turns, moves = play_out(r, players, settings[number], g, key, twist, sums, tape, trace)
        if results.shape[0]:
            note_result(r, g, turns, moves, results[number])


KERNEL = Engine(players_for, play_games)


def engine_for(settings: Sequence[Sequence[Policy]]) -> Engine:
    """The engine that plays these policies: the kernel's, or the one that a policy brings."""
    policies = {id(policy): policy for setting in settings for policy in setting}
    engines = [each.engine for each in policies.values() if isinstance(each, OutsidePolicy)]
    return max(engines, key=lambda engine: engine.rank, default=KERNEL)


@jit_uncounted
def note_result(r: Ints, g: Ints, turns: int, moves: int, result: Ints) -> None:
    """Write the results of a game that is over into its row."""
    for seat in range(r[SEATS]):
        result[seat] = g[CHEST + seat] + g[RELIC_POINTS + seat]
    result[WON] = winners(r, g)
    result[TAPED] = turns
    result[TRACED] = moves


@jit_uncounted
def set_up(r: Ints, g: Ints, moment: Ints, game: int) -> None:
    """Set a row to game number `game` at a moment; begin the first expedition if none has."""
    for place in range(np.uint64(moment.size)):
        g[place] = moment[place]
    g[GAME] = game
    g[DRAWS] = 0
    if g[EXPEDITION] == 0:
        begin_expedition(r, g)


@jit
def find(r: Ints, g: Ints, kind: int) -> int:
    """The distance of a card of this kind behind the path; -1 if none can come."""
    for place in range(g[PATH], g[CARDS]):
        if g[r[DECK] + place] == kind:
            return place - g[PATH]  # type: ignore[no-any-return]
    return -1


@jit
def play_dictated(r: Ints, g: Ints, tape: Ints, turns: int, trace: Ints) -> int:
    """Play the cards and choices of a tape.

    Returns the number of moves, or -1 - turn where a turn is illegal.
    """
    moves = 0
    for turn in range(turns):
        which = find(r, g, tape[turn, 0]) if g[AWAITS] == CARD else -1
        if which < 0:
            return -1 - turn
        reveal(r, g, which)
        trace[moves] = g[: r[DECK]]
        moves += 1
        leaving = tape[turn, 1]
        if (leaving == NOBODY) != (g[AWAITS] != CHOICES):
            return -1 - turn
        if leaving != NOBODY:
            if leaving & ~g[INSIDE]:
                return -1 - turn
            decide(r, g, leaving)
            trace[moves] = g[: r[DECK]]
            moves += 1
    return moves


@jit
def dictate_many(
    r: Ints, moment: Ints, tapes: Ints, turns: Ints, traces: Ints, moves: Ints
) -> None:
    """Play every tape from one moment on; `moves` gets the result of `play_dictated`."""
    g = np.empty_like(moment)
    for number in range(turns.size):
        set_up(r, g, moment, number)
        moves[number] = play_dictated(r, g, tapes[number], turns[number], traces[number])


def most_turns(rules: Rules) -> int:
    """An upper bound of the turns of a game with these rules."""
    cards: int = rules.fresh.size - rules.deck
    return EXPEDITIONS * cards
