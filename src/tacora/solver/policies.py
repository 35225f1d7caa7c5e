"""Policies for a solved expedition: the equilibrium as the kernel plays it, and deviations.

A deviation is one explorer who plays the best response to the others, or a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from ..compiled import jit_parallel, prange
from ..game import Edition
from ..kernel import Solution, SolutionPolicy
from .deck import SolverError
from .equilibrium import Equilibrium, plain_deck
from .induction import bernstein, going_on, payoffs
from .layout import Layers, Layout, Real, Whole

SIZES = (3, 4, 6, 8)
"""Numbers of explorers that tables are solved for; a small table takes less time."""


def fits(edition: Edition) -> bool:
    """Whether an edition has the treasures of the plain deck, which is solved."""
    return tuple(sorted(edition.treasures)) == plain_deck().treasures


@lru_cache(maxsize=len(SIZES))
def equilibrium(explorers: int) -> Equilibrium:
    """The solved expedition of the plain deck; solves it if it is not in the cache folder."""
    try:
        return Equilibrium.load(explorers)
    except SolverError:
        return Equilibrium.solve(explorers)


@lru_cache(maxsize=len(SIZES))
def _policy(explorers: int) -> SolutionPolicy:
    table = equilibrium(explorers)
    layers = sorted(table.layer_numbers.items(), key=lambda entry: entry[0][0])
    leave = np.stack([table.leave[number] for _, number in layers], dtype=np.float32)
    layout = table.layout
    parts = (layout.base, layout.row, layout.stride)
    return SolutionPolicy(
        Solution(leave, *(np.ascontiguousarray(part, np.int64) for part in parts))
    )


def size_for(explorers: int) -> int:
    """The size of the smallest table for this number of explorers."""
    return next(size for size in SIZES if explorers <= size)


def equilibrium_policy(explorers: int) -> SolutionPolicy:
    """The policy that plays the equilibrium of this number of explorers."""
    return _policy(size_for(explorers))


@jit_parallel
def _respond_layer(
    layout: Layout,
    layers: Layers,
    layer: int,
    chosen: Whole,
    others: Real,
    others_rule: Real,
    own_rule: Real,
    values: Real,
) -> None:
    """Write the values of the one explorer; a rule is [layer, treasures seen], or empty."""
    most = layout.row.shape[1]
    for number in prange(len(chosen)):
        treasures = chosen[number]
        seen = layout.seen[treasures]
        start = layout.first[treasures]
        size = layout.first[treasures + 1] - start
        going = np.empty(size)
        going_on(layout, layers, layer, treasures, values, going)
        going_taken = np.empty(size)
        going_on(layout, layers, layers.taken[layer], treasures, values, going_taken)
        to_leave, to_stay = np.empty(most), np.empty(most)
        for inside in range(1, most + 1):
            row = layout.row[treasures, inside - 1]
            least = layout.least_held[treasures, inside - 1]
            for held in range(least, layout.most_held[treasures, inside - 1] + 1):
                low = layout.least_pool[row + held]
                for pool in range(low, low + layout.pools[row + held]):
                    state = layout.base[row + held] + pool
                    payoffs(
                        layout, layers, layer, treasures, inside, held, pool,
                        going, going_taken, to_leave, to_stay,
                    )  # fmt: skip
                    chance = others_rule[layer, seen] if others_rule.size else others[layer, state]
                    leaving = bernstein(to_leave, inside, chance)
                    staying = bernstein(to_stay, inside, chance)
                    if own_rule.size:
                        own = own_rule[layer, seen]
                        values[layer, state] = own * leaving + (1.0 - own) * staying
                    else:
                        values[layer, state] = max(leaving, staying)


NO_RULE: Real = np.empty((0, 0))


def respond(table: Equilibrium, own_rule: Real = NO_RULE, others_rule: Real = NO_RULE) -> Real:
    """The values of one explorer who plays the best response, or a rule, against the others.

    The others play the equilibrium, or another rule.
    """
    layout = table.layout
    values: Real = np.zeros(table.values.shape)
    groups = [np.flatnonzero(layout.seen == count) for count in range(layout.seen.max() + 1)]
    for layer in range(values.shape[0]):
        for group in reversed(groups):
            _respond_layer(
                layout, table.layers, layer, group, table.leave, others_rule, own_rule, values
            )
    return values


def before_first_card(table: Equilibrium, values: Real, explorers: int) -> float:
    """The value of an expedition before its first card, from the values of `respond`."""
    out = np.empty(int(table.layout.first[1]))
    layer = table.layer_numbers[(0,) * len(table.deck.trap_kinds), table.deck.start]
    going_on(table.layout, table.layers, layer, 0, values, out)
    return float(out[table.layout.base[table.layout.row[0, explorers - 1]]])


def rule_of_thumb(table: Equilibrium, leaves: Callable[[int, int], bool]) -> Real:
    """A rule as an array, from a function that says whether to leave after these numbers."""
    most = int(table.layout.seen.max())
    rule = np.zeros((table.values.shape[0], most + 1))
    for (traps, relics), layer in table.layer_numbers.items():
        kinds = sum(traps)
        relics_seen = len(table.deck.relics) - len(relics.deck)
        for seen in range(most + 1):
            rule[layer, seen] = leaves(seen + kinds + relics_seen, kinds)
    return rule
