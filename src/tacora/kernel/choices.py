"""Who leaves now: the policies of `policies.py` at work on a row."""

from __future__ import annotations

import math

import numpy as np

from ._jit import jit
from .chance import fraction
from .choices_by_rule import leaves_by_rule
from .features import features
from .layout import CARRIED, DANGER, INSIDE, POOL, TRAPS, TURN, Floats, Ints, Singles
from .moves import count
from .players import LOOKUP, NETWORK, RANDOM, RULE, TABLE, WHICH, Players
from .rules import SEATS, SEEN


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
def lookup_chance(players: Players, r: Ints, g: Ints) -> float:
    """The chance of leaving that the solver found for this moment."""
    solution = players.solution
    treasures = 0
    for kind in range(solution.stride.size):
        # Treasures are the first kinds of card, ascending, as the solver lists them.
        treasures += solution.stride[kind] * g[r[SEEN] + kind]
    traps = min((g[DANGER] + 1) // 2, solution.leave.shape[0] - 1)
    row = solution.row[treasures, count(g[INSIDE]) - 1] + g[CARRIED]
    return solution.leave[traps, solution.base[row] + g[POOL]]  # type: ignore[no-any-return]


@jit
def log_odds(players: Players, which: int, values: Singles, spare: Singles) -> float:
    """A network's answer to the features in `values`, which then hold all its outputs."""
    sizes = players.sizes
    weights = players.weights
    at = 0
    for layer in range(1, sizes.size):
        inputs = sizes[layer - 1]
        outputs = sizes[layer]
        for output in range(outputs):
            spare[output] = weights[which, at + output]
        at += outputs
        for entry in range(inputs):
            value = values[entry]
            if value != 0:
                for output in range(outputs):
                    spare[output] += weights[which, at + output] * value
            at += outputs
        for output in range(outputs):
            # The last layer's numbers are the answer as they are.
            values[output] = spare[output] if layer == sizes.size - 1 else max(spare[output], 0)
    return values[0]  # type: ignore[no-any-return]


@jit
def needs_arrays(settings: Floats, setting: int) -> bool:
    """Whether some seat of a setting plays by a table, a network or a solution."""
    for seat in range(settings.shape[1]):
        rule = settings[setting, seat, RULE]
        if rule in (TABLE, NETWORK, LOOKUP):
            return True
    return False


@jit
def needs_habits(settings: Floats, setting: int) -> bool:
    """Whether some seat of a setting plays by a network, which takes note of the others' habits."""
    found = False
    for seat in range(settings.shape[1]):
        found |= settings[setting, seat, RULE] == NETWORK
    return found


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
    r: Ints,
    players: Players,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    ahead: Floats,
    values: Singles,
    spare: Singles,
) -> int:
    """The seats that leave now by a table, a network or a solution."""
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        rule = settings[setting, seat, RULE]
        if not g[INSIDE] >> seat & 1 or (rule != TABLE and rule != NETWORK and rule != LOOKUP):
            continue
        which = int(settings[setting, seat, WHICH])
        if rule == TABLE:
            chance = table_chance(players.tables, which, g)
        elif rule == LOOKUP:
            chance = lookup_chance(players, r, g)
        else:
            features(r, g, seat, ahead, values)
            odds = log_odds(players, which, values, spare)
            chance = 1.0 / (1.0 + math.exp(-odds))
            if settings[setting, seat, 0] == 0:
                chance = 1.0 if odds >= 0 else 0.0
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


@jit
def leavers(
    r: Ints,
    players: Players,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    ahead: Floats,
    values: Singles,
    spare: Singles,
) -> int:
    """The seats that leave now."""
    mask = leavers_by_rule(r, players.settings, setting, g, key, twist)
    if needs_arrays(players.settings, setting):
        mask |= leavers_by_arrays(r, players, setting, g, key, twist, ahead, values, spare)
    return mask
