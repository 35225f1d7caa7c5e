"""One explorer who plays otherwise than the rest: the best response, and rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..compiled import jit_parallel, prange
from .equilibrium import Equilibrium
from .induction import bernstein, going_on, payoffs
from .layout import Layers, Layout, Real, Whole


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
    """What the one explorer gets; a rule is [layer, treasures seen], an empty one is not there."""
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
    """The values of one explorer: the best response, or a rule, against the others.

    The others play the equilibrium, or a rule of their own.
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
    """What such values make of an expedition."""
    out = np.empty(int(table.layout.first[1]))
    layer = table.numbers[(0,) * len(table.deck.trap_kinds), table.deck.start]
    going_on(table.layout, table.layers, layer, 0, values, out)
    return float(out[table.layout.base[table.layout.row[0, explorers - 1]]])


def rule_of_thumb(table: Equilibrium, leaves: Callable[[int, int], bool]) -> Real:
    """A rule as an array: `leaves(cards, traps)` says whether to leave after so many."""
    most = int(table.layout.seen.max())
    rule = np.zeros((table.values.shape[0], most + 1))
    for (traps, relics), layer in table.numbers.items():
        kinds = sum(traps)
        relics_seen = len(table.deck.relics) - len(relics.deck)
        for seen in range(most + 1):
            rule[layer, seen] = leaves(seen + kinds + relics_seen, kinds)
    return rule
