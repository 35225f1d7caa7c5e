"""Whole games on rows: played by policies, or as dictated, with statistics or a trace."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ._jit import jit
from .chance import below
from .choices import leavers_by_arrays, leavers_by_rule, needs_arrays, needs_habits
from .feature_names import FEATURES
from .habits import HABITS, NOW, OUTLOOKS, foresee, forget, learn
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
    TURN,
    Floats,
    Ints,
    Singles,
)
from .moves import begin_expedition, decide, reveal, winners
from .players import FIRST, Players
from .rules import DECK, SEATS, Rules
from .statistics import count_leaving, count_length, count_lost, count_result

NOBODY = -1
"""Stands in a tape where nobody decided."""
WON, TAPED, TRACED = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2
RESULT = MOST_SEATS + 3
"""How wide a row of results is: each seat's points, then the columns above."""
UNWANTED = np.zeros((0, 0), np.int64)
UNTAPED = np.zeros((0, 0, 0), np.int64)
"""Stand in for results, tapes and traces that nobody wants."""


@jit
def room(players: Players) -> Singles:
    """Room for the numbers of a network's widest layer."""
    most = len(FEATURES)
    for size in players.sizes:
        most = max(most, size)
    return np.empty(most, np.float32)


class Notes(NamedTuple):
    """Room for what networks note about the other seats during one game."""

    weights: Floats
    """What `habits.learn` keeps of each seat."""
    chances: Floats
    ahead: Floats
    """What `habits.foresee` says of each seat."""


@jit
def new_notes() -> Notes:
    """Notes in which nothing was seen yet."""
    weights = np.empty((MOST_SEATS, HABITS), np.float64)
    forget(weights)
    chances = np.zeros((OUTLOOKS, HABITS), np.float64)
    return Notes(weights, chances, np.zeros((MOST_SEATS, OUTLOOKS), np.float64))


@jit
def draw_and_reveal(r: Ints, g: Ints, key: np.uint64, twist: np.uint64, sums: Ints) -> int:
    """Reveal a card by chance and count what it ends; the card's number."""
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


@jit
def decide_and_count(r: Ints, g: Ints, leaving: int, sums: Ints) -> None:
    """Let these seats leave and count it."""
    inside = g[INSIDE]
    turn = g[TURN]
    expedition = g[EXPEDITION]
    decide(r, g, leaving)
    ended = g[EXPEDITION] != expedition or g[AWAITS] == NOTHING
    # An expedition that ends here ends for everybody, by choice or for want of cards.
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
    notes: Notes,
    values: Singles,
    spare: Singles,
) -> tuple[int, int]:
    """Play a game to its end; how many turns went onto the tape, and moves into the trace.

    A tape has (card, leaving seats) a turn, a trace the row without its deck after
    every move; either may have no entries, and then nothing is written.
    """
    settings = players.settings
    arrays = needs_arrays(settings, setting)
    habits = needs_habits(settings, setting)
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
            if habits:
                foresee(r, g, notes.weights, notes.chances, notes.ahead)
            if arrays:
                leaving |= leavers_by_arrays(
                    r, players, setting, g, key, twist, notes.ahead, values, spare
                )
            if first:
                leaving = dictated_first(r, settings, setting, g[INSIDE], leaving)
                first = False
            if tape.shape[0] and turns:
                tape[turns - 1, 1] = leaving
            if habits:
                learn(r, g, leaving, notes.weights, notes.chances[NOW])
            decide_and_count(r, g, leaving, sums)
        if trace.shape[0]:
            trace[moves] = g[: r[DECK]]
            moves += 1
    count_result(r, g, sums)
    return turns, moves


@jit
def dictated_first(r: Ints, settings: Floats, setting: int, inside: int, leaving: int) -> int:
    """The leaving seats after those choices that were dictated for the first decision."""
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

    Where `results` has a row for each game, it gets the seats' points, the mask of the
    winners, the length of the tape and that of the trace; tapes and traces likewise.
    """
    g = np.empty_like(moment)
    nothing = np.empty((0, 0), np.int64)
    values = room(players)
    spare = room(players)
    notes = new_notes()
    for number in range(settings.size):
        set_up(r, g, moment, first + number)
        forget(notes.weights)
        tape = tapes[number] if tapes.shape[0] else nothing
        trace = traces[number] if traces.shape[0] else nothing
        turns, moves = play_out(
            r, players, settings[number], g, key, twist, sums, tape, trace, notes, values, spare
        )
        if results.shape[0]:
            for seat in range(r[SEATS]):
                results[number, seat] = g[CHEST + seat] + g[RELIC_POINTS + seat]
            results[number, WON] = winners(r, g)
            results[number, TAPED] = turns
            results[number, TRACED] = moves


@jit
def set_up(r: Ints, g: Ints, moment: Ints, game: int) -> None:
    """A game of this number at a moment; before the first expedition, it begins."""
    g[:] = moment
    g[GAME] = game
    g[DRAWS] = 0
    if g[EXPEDITION] == 0:
        begin_expedition(r, g)


@jit
def find(r: Ints, g: Ints, kind: int) -> int:
    """How far behind the path a card of this kind is; -1 where none can come."""
    for place in range(g[PATH], g[CARDS]):
        if g[r[DECK] + place] == kind:
            return place - g[PATH]  # type: ignore[no-any-return]
    return -1


@jit
def play_dictated(r: Ints, g: Ints, tape: Ints, turns: int, trace: Ints) -> int:
    """Play the cards and choices of a tape; the moves made, or -1 - turn where one is illegal."""
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
    """Play every tape from one moment on; `moves` says how far each came."""
    g = np.empty_like(moment)
    for number in range(turns.size):
        set_up(r, g, moment, number)
        moves[number] = play_dictated(r, g, tapes[number], turns[number], traces[number])


def most_turns(rules: Rules) -> int:
    """More turns than any game of these rules can have."""
    cards: int = rules.fresh.size - rules.deck
    return EXPEDITIONS * cards
