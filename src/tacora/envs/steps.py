"""The compiled steps of the environments: apply choices, deal on, observe, reward."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..compiled import jit, jit_uncounted
from ..kernel.batch import Bools
from ..kernel.chance import below, fraction
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    CHEST,
    CHOICES,
    GAME,
    INSIDE,
    NOTHING,
    PATH,
    RELIC_POINTS,
    RELICS,
    Floats,
    Ints,
    Singles,
)
from ..kernel.moves import count, decide, reveal, winners
from ..kernel.play import NOBODY, set_up
from ..kernel.players import LOOKUP, RANDOM, RULE, TABLE, counts_of, leaves_by_rule
from ..kernel.rules import DECK, SEATS, TIE_BY_RELICS
from ..mind.functions import FUNCTION, FunctionPlayers, ask_functions
from ..mind.habits import NOW, Notes, foresee, forget, learn, new_notes
from ..mind.players import NETWORK, leavers_by_arrays, room
from .layout import observe

REWARDS = ("win share", "points", "place")
"""What an agent is rewarded for; the compiled functions take the index."""
WIN_SHARE, POINTS, PLACE = range(3)


@jit_uncounted
def points_of(g: Ints, seat: int) -> int:
    """The points of a seat now."""
    return g[CHEST + seat] + g[RELIC_POINTS + seat]  # type: ignore[no-any-return]


@jit_uncounted
def final_reward(r: Ints, g: Ints, seat: int, reward: int) -> float:
    """The win share or the place of a seat in a game that is over.

    The place is 1.0 for the best seat alone, 0.0 for the worst alone, and the mean of their
    places for seats that tie.
    """
    if reward == WIN_SHARE:
        won = winners(r, g)
        return float(won >> seat & 1) / count(won)
    behind = 0.0
    own = rank_of(r, g, seat)
    for other in range(r[SEATS]):
        if other != seat:
            theirs = rank_of(r, g, other)
            behind += 1.0 if theirs < own else 0.5 if theirs == own else 0.0
    return behind / max(r[SEATS] - 1, 1)  # type: ignore[no-any-return]


@jit_uncounted
def rank_of(r: Ints, g: Ints, seat: int) -> int:
    """What decides a seat's place: the points, then relics where the book says so."""
    relics = g[RELICS + seat] if r[TIE_BY_RELICS] else 0
    return points_of(g, seat) * 1024 + relics


@jit_uncounted
def deal_on(r: Ints, g: Ints, key: np.uint64, twist: np.uint64, tape: Ints, turns: int) -> int:
    """Reveal cards until the game awaits choices or is over; returns the length of the tape."""
    while g[AWAITS] == CARD:
        which = below(key, twist, g, g[CARDS] - g[PATH])
        tape[turns, 0] = g[r[DECK] + g[PATH] + which]
        tape[turns, 1] = NOBODY
        turns += 1
        reveal(r, g, which)
    return turns


@jit_uncounted
def step_table(
    r: Ints,
    g: Ints,
    leaving: int,
    reward: int,
    key: np.uint64,
    twist: np.uint64,
    tape: Ints,
    turns: int,
    observations: Singles,
    rewards: Floats,
) -> int:
    """Let these seats leave, deal on, and write what every seat sees and gets.

    Returns the length of the tape.
    """
    seats = r[SEATS]
    for seat in range(seats):
        rewards[seat] = -points_of(g, seat)
    tape[turns - 1, 1] = leaving
    decide(r, g, leaving)
    turns = deal_on(r, g, key, twist, tape, turns)
    for seat in range(seats):
        if reward == POINTS:
            rewards[seat] += points_of(g, seat)
        elif g[AWAITS] == NOTHING:
            rewards[seat] = final_reward(r, g, seat, reward)
        else:
            rewards[seat] = 0.0
        observe(r, g, seat, observations[seat])
    return turns


@jit_uncounted
def observe_table(r: Ints, g: Ints, observations: Singles) -> None:
    """Write what every seat sees."""
    for seat in range(r[SEATS]):
        observe(r, g, seat, observations[seat])


BY_RULE, BY_ARRAYS, BY_NETWORK = range(3)
"""What the bots of a table need: simple rules alone, a table or a solution, or a network too."""


class Needs(NamedTuple):
    """What the bots of a table need besides simple rules."""

    kinds: int
    """`BY_RULE`, `BY_ARRAYS` or `BY_NETWORK`."""
    functions: bool


def needs(players: FunctionPlayers) -> Needs:
    """What the bots of the first setting need."""
    kinds = players.settings[0, :, RULE]
    functions = bool((kinds == FUNCTION).any())
    if (kinds == NETWORK).any():
        return Needs(BY_NETWORK, functions)
    arrays = np.isin(kinds, (TABLE, LOOKUP)).any()
    return Needs(BY_ARRAYS if arrays else BY_RULE, functions)


@jit_uncounted
def leaving_by_rule(r: Ints, settings: Floats, g: Ints, key: np.uint64, twist: np.uint64) -> int:
    """The mask of the bots that leave now by a simple rule or at random.

    It says what `leavers_by_rule` says, without a branch for each seat: the processor would
    often predict it wrongly.
    """
    mask = 0
    now = counts_of(g)
    for seat in range(1, r[SEATS]):
        rule = settings[0, seat, RULE]
        first, second = settings[0, seat, 0], settings[0, seat, 1]
        third, fourth = settings[0, seat, 2], settings[0, seat, 3]
        if rule == RANDOM:
            leaves = fraction(key, twist, g, seat) < first
        else:
            leaves = leaves_by_rule(now, rule, first, second, third, fourth)
        mask |= int(leaves) << seat
    return mask & g[INSIDE]  # type: ignore[no-any-return]


@jit
def step_all(
    r: Ints,
    players: FunctionPlayers,
    need: Needs,
    same_step: bool,
    rows: Ints,
    fresh: Ints,
    actions: Ints,
    reward: int,
    habits: Floats,
    wrong: Ints,
    key: np.uint64,
    twist: np.uint64,
    observations: Singles,
    rewards: Floats,
    over: Bools,
    last: Singles,
) -> int:
    """Choose for seat 0 in every game, and play each on until seat 0 has to choose again.

    A game that is over is marked in `over`. In the same step its last observation goes to `last`
    and the next game begins; without `same_step`, the next step begins it, whatever the action is.
    In a game that awaits a card, the action is ignored.

    Returns how many games are over. If a bot's function gave a wrong answer it is -1 minus the
    game, which has not moved since, and the seat is in `wrong[0]`, what it saw behind that.
    """
    return step_games(
        r,
        players,
        need,
        same_step,
        rows,
        fresh,
        actions,
        reward,
        habits,
        new_notes(),
        room(players.others),
        room(players.others),
        wrong,
        key,
        twist,
        observations,
        rewards,
        over,
        last,
    )


@jit_uncounted
def step_games(
    r: Ints,
    players: FunctionPlayers,
    need: Needs,
    same_step: bool,
    rows: Ints,
    fresh: Ints,
    actions: Ints,
    reward: int,
    habits: Floats,
    notes: Notes,
    values: Singles,
    spare: Singles,
    wrong: Ints,
    key: np.uint64,
    twist: np.uint64,
    observations: Singles,
    rewards: Floats,
    over: Bools,
    last: Singles,
) -> int:
    """As `step_all`; the notes and two buffers for networks are the caller's."""
    games = rows.shape[0]
    settings = players.settings
    ended = 0
    for number in range(games):
        g = rows[number]
        leaving = actions[number]
        if g[AWAITS] == NOTHING:
            set_up(r, g, fresh, g[GAME] + games)
            if need.kinds == BY_NETWORK:
                forget(habits[number])
        before = points_of(g, 0)
        over[number] = False
        while True:
            if g[AWAITS] == CHOICES:
                leaving |= leaving_by_rule(r, settings, g, key, twist)
                if need.functions:
                    asked = ask_functions(r, players, 0, g, key, twist, wrong[1:])
                    if asked < 0:
                        wrong[0] = -1 - asked
                        return -1 - number
                    leaving |= asked
                if need.kinds == BY_NETWORK:
                    foresee(r, g, habits[number], notes.chances, notes.ahead)
                if need.kinds != BY_RULE:
                    leaving |= leavers_by_arrays(
                        r, players.others, 0, g, key, twist, notes.ahead, values, spare
                    )
                if need.kinds == BY_NETWORK:
                    learn(r, g, leaving, habits[number], notes.chances[NOW])
                decide(r, g, leaving)
                leaving = 0
            while g[AWAITS] == CARD:
                reveal(r, g, below(key, twist, g, g[CARDS] - g[PATH]))
            if g[INSIDE] & 1:
                break
            if g[AWAITS] == NOTHING:
                rewards[number] = (
                    points_of(g, 0) - before if reward == POINTS else final_reward(r, g, 0, reward)
                )
                over[number] = True
                ended += 1
                if not same_step:
                    break
                observe(r, g, 0, last[number])
                set_up(r, g, fresh, g[GAME] + games)
                if need.kinds == BY_NETWORK:
                    forget(habits[number])
        if not over[number]:
            rewards[number] = points_of(g, 0) - before if reward == POINTS else 0.0
        observe(r, g, 0, observations[number])
    return ended
