"""Who leaves now: the policies of `players.py` at work on a row."""

from __future__ import annotations

import numpy as np

from ..compiled import jit
from .chance import fraction
from .layout import (
    CARDS,
    CARRIED,
    DANGER,
    INSIDE,
    PATH,
    POOL,
    TRAPS,
    TREASURE,
    TURN,
    Floats,
    Ints,
    Singles,
)
from .moves import count
from .players import (
    AFTER_CARDS,
    AFTER_TRAPS,
    AT_GEMS,
    AT_RISK,
    EXPECTATION,
    LOOKUP,
    RANDOM,
    RULE,
    TABLE,
    WHICH,
    Players,
    Solution,
)
from .rules import SEATS, SEEN


@jit
def leaves_by_rule(g: Ints, settings: Floats, setting: int, seat: int) -> bool:
    """Whether a seat leaves now by a rule of thumb, which needs neither chance nor arrays."""
    rule = settings[setting, seat, RULE]
    first = settings[setting, seat, 0]
    if rule == AFTER_CARDS:
        return g[TURN] >= first  # type: ignore[no-any-return]
    if rule == AFTER_TRAPS:
        return g[TRAPS] >= first  # type: ignore[no-any-return]
    if rule == AT_GEMS:
        return g[CARRIED] >= first  # type: ignore[no-any-return]
    if rule == AT_RISK:
        danger = g[DANGER] * settings[setting, seat, 1]
        limit = (g[CARDS] - g[PATH]) * first
        enough = danger > limit if settings[setting, seat, 2] != 0 else danger >= limit
        return bool(enough and g[CARRIED] + g[POOL] >= settings[setting, seat, 3])
    if rule == EXPECTATION:
        held = g[CARRIED] * count(g[INSIDE]) + settings[setting, seat, 1] * g[POOL]
        return held * g[DANGER] >= first * g[TREASURE]  # type: ignore[no-any-return]
    return False


@jit
def table_chance(tables: Singles, which: int, g: Ints) -> float:
    """The chance of leaving that a table holds for this moment."""
    _, turns, traps, insides, gems, pools = tables.shape
    return tables[  # type: ignore[no-any-return]
        which,
        min(g[TURN], turns - 1),
        min(g[TRAPS], traps - 1),
        min(count(g[INSIDE]), insides - 1),
        min(g[CARRIED], gems - 1),
        min(g[POOL], pools - 1),
    ]


@jit
def lookup_chance(solution: Solution, r: Ints, g: Ints) -> float:
    """The chance of leaving that the solver found for this moment."""
    treasures = 0
    for kind in range(solution.stride.size):
        # Treasures are the first kinds of card, ascending, as the solver lists them.
        treasures += solution.stride[kind] * g[r[SEEN] + kind]
    traps = min((g[DANGER] + 1) // 2, solution.leave.shape[0] - 1)
    row = solution.row[treasures, count(g[INSIDE]) - 1] + g[CARRIED]
    return solution.leave[traps, solution.base[row] + g[POOL]]  # type: ignore[no-any-return]


@jit
def needs_arrays(settings: Floats, setting: int) -> bool:
    """Whether some seat of a setting plays by a table or a solution."""
    for seat in range(settings.shape[1]):
        rule = settings[setting, seat, RULE]
        if rule in (TABLE, LOOKUP):
            return True
    return False


@jit
def leavers_by_rule(
    r: Ints, settings: Floats, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The seats that leave now by a simple rule or at random; each decides from the same moment."""
    mask = 0
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1:
            continue
        if settings[setting, seat, RULE] == RANDOM:
            leaves = fraction(key, twist, g, seat) < settings[setting, seat, 0]
        else:
            leaves = leaves_by_rule(g, settings, setting, seat)
        if leaves:
            mask |= 1 << seat
    return mask


@jit
def leavers_by_arrays(
    r: Ints, players: Players, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The seats that leave now by a table or a solution."""
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        rule = settings[setting, seat, RULE]
        if not g[INSIDE] >> seat & 1 or (rule != TABLE and rule != LOOKUP):
            continue
        if rule == TABLE:
            chance = table_chance(players.tables, int(settings[setting, seat, WHICH]), g)
        else:
            chance = lookup_chance(players.solution, r, g)
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


@jit
def leavers(
    r: Ints, players: Players, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The seats that leave now."""
    mask = leavers_by_rule(r, players.settings, setting, g, key, twist)
    if needs_arrays(players.settings, setting):
        mask |= leavers_by_arrays(r, players, setting, g, key, twist)
    return mask
