"""Backward induction over one layer: the value of going on, and the chance to leave."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..compiled import jit, jit_parallel, prange
from .layout import Layers, Layout, Real, Whole

TIE = 1e-11
"""Values that differ by less count as equal; rounding errors are smaller than this."""


@jit
def going_on(
    layout: Layout, layers: Layers, layer: int, treasures: int, values: Real, out: Real
) -> None:
    """Write the value of going on, before the next card, for all states of a treasure set."""
    start = layout.first[treasures]
    cards = layers.left[layer] - layout.seen[treasures] + layout.copies.sum()
    for inside in range(1, layout.row.shape[1] + 1):
        row = layout.row[treasures, inside - 1]
        least, most = (
            layout.least_held[treasures, inside - 1],
            layout.most_held[treasures, inside - 1],
        )
        for held in range(least, most + 1):
            base = layout.base[row + held]
            low = layout.least_pool[row + held]
            high = low + layout.pools[row + held]
            place = base - start
            if cards == 0:  # no card can come: all inside leave together
                for pool in range(low, high):
                    out[place + pool] = held + pool // inside
                    if inside == 1:
                        out[place + pool] += layers.worth[layer]
                continue
            for pool in range(low, high):
                out[place + pool] = 0.0
            for kind in range(len(layout.gems)):
                seen = treasures // layout.stride[kind] % (layout.copies[kind] + 1)
                copies = layout.copies[kind] - seen
                if copies:
                    share, odd = layout.gems[kind] // inside, layout.gems[kind] % inside
                    after = treasures + layout.stride[kind]
                    child = layout.base[layout.row[after, inside - 1] + held + share] + odd
                    for pool in range(low, high):
                        out[place + pool] += copies * values[layer, child + pool]
            for card in range(layers.after.shape[1]):
                copies = layers.cards[layer, card]
                if copies:
                    child_layer = layers.after[layer, card]
                    for pool in range(low, high):
                        out[place + pool] += copies * values[child_layer, base + pool]
            for pool in range(low, high):
                out[place + pool] /= cards


@jit
def bernstein(coefficients: Real, count: int, chance: float) -> float:
    """The expectation of a value that depends on how many of count - 1 others leave."""
    total = 0.0
    # Powers of the smaller of the two odds, so there is no division by 0.
    if chance <= 0.5:
        odds = chance / (1.0 - chance)
        binomial = 1.0
        power = 1.0
        for leaving in range(count):
            total += coefficients[leaving] * binomial * power
            power *= odds
            binomial = binomial * (count - 1 - leaving) / (leaving + 1)
        return total * (1.0 - chance) ** (count - 1)
    odds = (1.0 - chance) / chance
    binomial = 1.0
    power = 1.0
    for staying in range(count):
        total += coefficients[count - 1 - staying] * binomial * power
        power *= odds
        binomial = binomial * (count - 1 - staying) / (staying + 1)
    return total * chance ** (count - 1)


@jit
def _crossing(edge: Real, count: int, low: float, high: float) -> float:
    """The chance between low and high at which the edge is 0, by the Illinois method."""
    at_low = bernstein(edge, count, low)
    at_high = bernstein(edge, count, high)
    side = 0
    middle = low
    for _ in range(200):
        if at_low == at_high:
            break
        middle = (low * at_high - high * at_low) / (at_high - at_low)
        if not low < middle < high:
            middle = 0.5 * (low + high)
        value = bernstein(edge, count, middle)
        if value == 0.0 or high - low < 1e-16:
            break
        if (value < 0.0) == (at_low < 0.0):
            if middle == low:
                break
            low, at_low = middle, value
            if side == -1:
                at_high *= 0.5
            side = -1
        else:
            if middle == high:
                break
            high, at_high = middle, value
            if side == 1:
                at_low *= 0.5
            side = 1
    return middle


@jit
def _sign_changes(edge: Real, count: int) -> int:
    """The number of sign changes among the coefficients, without zeros."""
    changes, last = 0, 0.0
    for leaving in range(count):
        value = edge[leaving]
        if value != 0.0:
            if last * value < 0.0:
                changes += 1
            last = value
    return changes


@jit
def _part(edge: Real, count: int, low: float, high: float, part: Real) -> None:
    """Write the coefficients of the same polynomial for the chances from low to high.

    This is de Casteljau's algorithm.
    """
    part[:count] = edge[:count]
    for step in range(1, count):  # the part from low to 1
        for place in range(count - step):
            part[place] = (1.0 - low) * part[place] + low * part[place + 1]
    cut = (high - low) / (1.0 - low) if low < 1.0 else 0.0
    for step in range(1, count):  # of that, the part up to high
        for place in range(count - 1, step - 1, -1):
            part[place] = (1.0 - cut) * part[place - 1] + cut * part[place]


@jit
def least_crossing(edge: Real, count: int, part: Real) -> float:
    """The smallest chance at which leaving and going on have equal values; 1 if there is none.

    Without a sign change among the coefficients there is no crossing, with one change there
    is exactly one; with more changes the interval is halved until there is one or none.
    """
    low, high = 0.0, 1.0
    while low < 1.0:
        _part(edge, count, low, high, part)
        changes = _sign_changes(part, count)
        if changes == 1:
            return _crossing(edge, count, low, high)
        if changes == 0:
            low, high = high, 1.0
        elif high - low < 1e-12:
            return 0.5 * (low + high)  # two crossings that are too close for floats
        else:
            high = 0.5 * (low + high)
    return 1.0


@jit
def leave_chance(edge: Real, count: int, part: Real) -> float:
    """The chance that each of `count` explorers leaves in the symmetric equilibrium.

    `edge[k]` is the value of going on minus that of leaving when k of the others leave. A
    choice that is never worse, for any k, is taken; leaving, if both are never worse.
    Otherwise it is the smallest chance that is an equilibrium.
    """
    never_worse_to_leave = True
    never_worse_to_stay = True
    for leaving in range(count):
        if edge[leaving] > TIE:
            never_worse_to_leave = False
        elif edge[leaving] < -TIE:
            never_worse_to_stay = False
    if never_worse_to_leave:
        return 1.0
    if never_worse_to_stay or edge[0] >= -TIE:
        return 0.0
    if _sign_changes(edge, count) == 1:
        return _crossing(edge, count, 0.0, 1.0)
    return least_crossing(edge, count, part)


@jit
def maybe_several(edge: Real, leave: Real, count: int) -> bool:
    """Whether a second symmetric equilibrium with another value is possible.

    It is not if the edge crosses 0 at most once, from below, and no end of it is exactly 0.
    """
    above = below = falls = False
    for others in range(count):
        if edge[others] > TIE:
            above = True
        elif edge[others] < -TIE:
            below = True
            falls = falls or above
    if falls:
        return True
    tie_first = abs(edge[0]) <= TIE and (below or not above)
    tie_last = abs(edge[count - 1]) <= TIE and (above or not below)
    return (tie_first or tie_last) and leave[0] - leave[count - 1] > TIE


@jit
def payoffs(
    layout: Layout,
    layers: Layers,
    layer: int,
    treasures: int,
    inside: int,
    held: int,
    pool: int,
    going: Real,
    going_taken: Real,
    leave: Real,
    stay: Real,
) -> None:
    """Write the values of leaving and of going on when 0, 1, ... all of the others leave."""
    start = layout.first[treasures]
    for others in range(inside):
        leave[others] = held + pool // (others + 1)
        remaining = inside - others
        base = layout.base[layout.row[treasures, remaining - 1] + held] - start
        if others == 0:
            stay[others] = going[base + pool]
        elif others == 1:
            stay[others] = going_taken[base]
        else:
            stay[others] = going[base + pool % others]
    leave[0] += layers.worth[layer]


@jit_parallel
def solve_layer(
    layout: Layout, layers: Layers, layer: int, chosen: Whole, values: Real, leave: Real
) -> Any:
    """Write values and chances to leave for some treasure sets of a layer.

    The larger sets must be solved already. Returns the number of states that mix, and the
    number of states that may have more than one equilibrium.
    """
    mixed = 0
    several = 0
    most = layout.row.shape[1]
    for number in prange(len(chosen)):
        treasures = chosen[number]
        start = layout.first[treasures]
        size = layout.first[treasures + 1] - start
        going = np.empty(size)
        going_on(layout, layers, layer, treasures, values, going)
        going_taken = going
        if layers.taken[layer] != layer:
            going_taken = np.empty(size)
            going_on(layout, layers, layers.taken[layer], treasures, values, going_taken)
        to_leave, to_stay, edge, part = (
            np.empty(most),
            np.empty(most),
            np.empty(most),
            np.empty(most),
        )
        for inside in range(1, most + 1):
            row = layout.row[treasures, inside - 1]
            least = layout.least_held[treasures, inside - 1]
            for held in range(least, layout.most_held[treasures, inside - 1] + 1):
                low = layout.least_pool[row + held]
                for pool in range(low, low + layout.pools[row + held]):
                    payoffs(
                        layout, layers, layer, treasures, inside, held, pool,
                        going, going_taken, to_leave, to_stay,
                    )  # fmt: skip
                    for others in range(inside):
                        edge[others] = to_stay[others] - to_leave[others]
                    chance = leave_chance(edge, inside, part)
                    state = layout.base[row + held] + pool
                    leave[layer, state] = chance
                    if chance == 0.0:
                        values[layer, state] = to_stay[0]
                    elif chance == 1.0:
                        values[layer, state] = to_leave[inside - 1]
                    else:
                        mixed += 1
                        values[layer, state] = chance * bernstein(to_leave, inside, chance) + (
                            1.0 - chance
                        ) * bernstein(to_stay, inside, chance)
                    if maybe_several(edge, to_leave, inside):
                        several += 1
    return mixed, several
