"""Games in which some seats learn: each of their choices with features and predictions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..kernel.chance import below, fraction
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    INSIDE,
    MOST_SEATS,
    NOTHING,
    PATH,
    Floats,
    Ints,
    Singles,
)
from ..kernel.moves import count, decide, reveal, winners
from ..kernel.play import set_up
from ..kernel.players import NEVER, RULE, WHICH, leavers_by_rule
from ..kernel.rules import SEATS
from .features import FEATURES, features
from .habits import NOW, foresee, forget, learn, new_notes
from .players import NetworkPlayers, leavers_by_arrays, log_odds, room, with_settings


class Experience(NamedTuple):
    """The choices of learning seats; every array has one entry for each choice."""

    seen: Singles
    """[choice, feature]: what the seat saw."""
    left: Ints
    """1 where the seat left."""
    odds: Singles
    """The log odds of leaving, from the network."""
    values: Singles
    """The expected win share, from the network."""
    gains: Singles
    """The advantage: how much better than expected the game continued."""
    targets: Singles
    """The value that the network should have given."""


def new_experience(size: int) -> Experience:
    """An empty experience with room for `size` choices."""
    singles = [np.zeros(size, np.float32) for _ in range(4)]
    seen = np.zeros((size, len(FEATURES)), np.float32)
    return Experience(seen, np.zeros(size, np.int64), *singles)


def first_of(lived: Experience, size: int) -> Experience:
    """The first `size` choices of an experience."""
    seen, left, *singles = lived
    return Experience(seen[:size], left[:size], *(part[:size] for part in singles))


def together(several: Sequence[Experience]) -> Experience:
    """Several experiences in one."""
    seen = np.concatenate([lived.seen for lived in several])
    left = np.concatenate([lived.left for lived in several])
    singles = zip(*(lived[2:] for lived in several), strict=True)
    return Experience(seen, left, *(np.concatenate(parts) for parts in singles))


@jit
def gather(
    r: Ints,
    players: NetworkPlayers,
    learning: Ints,
    moment: Ints,
    key: np.uint64,
    twist: np.uint64,
    first: int,
    fade: float,
    into: Experience,
) -> tuple[int, int, Floats]:
    """Play one game with each setting; `learning` has the mask of the seats that learn.

    Stops early when there is no room for another game. Returns the number of entries, the
    number of games, and for each game the mean win share of its learning seats.
    """
    most = 200
    g = np.empty_like(moment)
    values = room(players)
    spare = room(players)
    notes = new_notes()
    owner = np.zeros(most * MOST_SEATS, np.int64)
    shares = np.zeros(learning.size, np.float64)
    at = 0
    played = 0
    settings = players.settings.copy()
    for setting in range(learning.size):
        if at + most * count(learning[setting]) > into.left.size:
            break
        # This function chooses for the learning seats, not their policy.
        for seat in range(r[SEATS]):
            if learning[setting] >> seat & 1:
                settings[setting, seat, RULE] = NEVER
        others = with_settings(players, settings)
        set_up(r, g, moment, first + setting)
        forget(notes.weights)
        begin = at
        while g[AWAITS] != NOTHING:
            if g[AWAITS] == CARD:
                reveal(r, g, below(key, twist, g, g[CARDS] - g[PATH]))
                continue
            foresee(r, g, notes.weights, notes.chances, notes.ahead)
            leaving = leavers_by_rule(r, settings, setting, g, key, twist)
            leaving |= leavers_by_arrays(
                r, others, setting, g, key, twist, notes.ahead, values, spare
            )
            for seat in range(r[SEATS]):
                if not learning[setting] & g[INSIDE] & 1 << seat:
                    continue
                features(r, g, seat, notes.ahead, values)
                into.seen[at, :] = values[: into.seen.shape[1]]
                which = int(players.settings[setting, seat, WHICH])
                odds = log_odds(players, which, values, spare)
                leaves = fraction(key, twist, g, seat) < 1.0 / (1.0 + math.exp(-odds))
                into.odds[at] = odds
                into.values[at] = values[1]
                into.left[at] = leaves
                owner[at - begin] = seat
                if leaves:
                    leaving |= 1 << seat
                at += 1
            learn(r, g, leaving, notes.weights, notes.chances[NOW])
            decide(r, g, leaving)
        won = winners(r, g)
        part = 1.0 / count(won)
        look_back(r, won, part, fade, into, begin, at, owner)
        for seat in range(r[SEATS]):
            if learning[setting] >> seat & 1:
                shares[setting] += (won >> seat & 1) * part / count(learning[setting])
        played += 1
    return at, played, shares


@jit
def look_back(
    r: Ints, won: int, part: float, fade: float, into: Experience, begin: int, end: int, owner: Ints
) -> None:
    """Compute gains and targets of one game, backwards (generalised advantage estimation)."""
    following = np.zeros(MOST_SEATS, np.float64)
    gain = np.zeros(MOST_SEATS, np.float64)
    for seat in range(r[SEATS]):
        following[seat] = part * (won >> seat & 1)
    for at in range(end - 1, begin - 1, -1):
        seat = owner[at - begin]
        step = following[seat] - into.values[at]
        gain[seat] = step + fade * gain[seat]
        following[seat] = into.values[at]
        into.gains[at] = gain[seat]
        into.targets[at] = gain[seat] + into.values[at]
