"""Who leaves now: the policies of `policies.py` at work on a row."""

from __future__ import annotations

import math

import numpy as np

from ._jit import jit
from .chance import fraction
from .features import features
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
from .policies import (
    AFTER_CARDS,
    AFTER_TRAPS,
    AT_GEMS,
    AT_RISK,
    EXPECTATION,
    NETWORK,
    RANDOM,
    TABLE,
    Players,
)
from .rules import Rules


@jit
def leaves_by_rule(g: Ints, kind: int, p: Floats) -> bool:
    """The simple rules, which need neither chance nor arrays."""
    if kind == AFTER_CARDS:
        return g[TURN] >= p[0]  # type: ignore[no-any-return]
    if kind == AFTER_TRAPS:
        return g[TRAPS] >= p[0]  # type: ignore[no-any-return]
    if kind == AT_GEMS:
        return g[CARRIED] >= p[0]  # type: ignore[no-any-return]
    if kind == AT_RISK:
        danger = g[DANGER] * p[1]
        limit = (g[CARDS] - g[PATH]) * p[0]
        enough = danger > limit if p[2] != 0 else danger >= limit
        return enough and g[CARRIED] + g[POOL] >= p[3]
    if kind == EXPECTATION:
        held = g[CARRIED] * count(g[INSIDE]) + p[1] * g[POOL]
        return held * g[DANGER] >= p[0] * g[TREASURE]  # type: ignore[no-any-return]
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
def log_odds(sizes: Ints, weights: Singles, values: Singles, spare: Singles) -> float:
    """A network's answer to the features in `values`; both arrays are used up."""
    at = 0
    for layer in range(1, sizes.size):
        inputs = sizes[layer - 1]
        outputs = sizes[layer]
        for output in range(outputs):
            total = weights[at + inputs * outputs + output]
            for entry in range(inputs):
                total += weights[at + output * inputs + entry] * values[entry]
            spare[output] = total
        at += outputs * (inputs + 1)
        for output in range(outputs):
            # The last layer's number is the answer as it is.
            values[output] = spare[output] if layer == sizes.size - 1 else max(spare[output], 0)
    return values[0]  # type: ignore[no-any-return]


@jit
def leavers(
    rules: Rules,
    players: Players,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    values: Singles,
    spare: Singles,
) -> int:
    """The seats that leave now; each decides from the same moment."""
    mask = 0
    for seat in range(rules.seats):
        if not g[INSIDE] >> seat & 1:
            continue
        kind = players.kinds[setting, seat]
        p = players.parameters[setting, seat]
        if kind == RANDOM:
            leaves = fraction(key, twist, g, seat) < p[0]
        elif kind == TABLE:
            chance = table_chance(players.tables, int(p[3]), g)
            leaves = fraction(key, twist, g, seat) < chance
        elif kind == NETWORK:
            features(rules, g, seat, values)
            odds = log_odds(players.sizes, players.weights[int(p[3])], values, spare)
            if p[0] != 0:
                leaves = fraction(key, twist, g, seat) < 1.0 / (1.0 + math.exp(-odds))
            else:
                leaves = odds >= 0
        else:
            leaves = leaves_by_rule(g, kind, p)
        if leaves:
            mask |= 1 << seat
    return mask
