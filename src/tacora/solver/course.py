"""The exact averages of an expedition in which all play the equilibrium."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..compiled import jit
from .equilibrium import Equilibrium
from .layout import Layers, Layout, Real, Whole


@dataclass(frozen=True, slots=True)
class Course:
    """The exact averages of one expedition with this number of explorers."""

    explorers: int
    cards: float
    """The expected number of cards revealed."""
    collapse: float
    """The chance that the cave collapses while an explorer is inside."""
    decisions: float
    """The expected number of moments with choices."""
    mixed: float
    """How many of them the equilibrium mixes."""
    leave_after: tuple[float, ...]
    """Entry k: the chance that an explorer leaves after card k."""
    caught_by: tuple[float, ...]
    """Entry k: the chance that card k buries an explorer."""
    together: tuple[float, ...]
    """Entry k: how often exactly k explorers leave at the same moment."""
    traps_at_leaving: tuple[float, ...]
    """Entry k: the chance that an explorer leaves with k traps on the path."""


def course(table: Equilibrium, explorers: int) -> Course:
    """The course of an expedition with this number of explorers."""
    return follow(table, explorers)[0]


def follow(table: Equilibrium, explorers: int) -> tuple[Course, Real]:
    """The course of an expedition, and the chance that each state is reached."""
    table.expedition(explorers)  # raises an error for a number that was not solved
    layout, layers, deck = table.layout, table.layers, table.deck
    cards = len(deck.treasures) + len(deck.traps) + len(deck.relics) + 1
    leave_after, caught_by = np.zeros(cards + 1), np.zeros(cards + 1)
    together, traps_at = np.zeros(explorers + 1), np.zeros(len(deck.traps) + 1)
    counts = np.zeros(4)
    mass: Real = np.zeros(table.values.shape)
    order = np.argsort(layout.seen, kind="stable").astype(np.int64)
    begin = table.layer_numbers[(0,) * len(deck.trap_kinds), deck.start]
    traps = np.zeros(len(table.layer_numbers), np.int64)
    revealed = np.zeros(len(table.layer_numbers), np.int64)
    for (seen, relics), layer in table.layer_numbers.items():
        traps[layer] = sum(seen)
        revealed[layer] = traps[layer] + len(deck.relics) - len(relics.deck)
    _next_card(layout, layers, begin, 0, explorers, 0, 0, 1.0, 0, mass, counts, caught_by)
    for layer in range(begin, -1, -1):
        _follow(
            layout, layers, layer, order, table.leave, mass, int(revealed[layer]),
            int(traps[layer]), counts, leave_after, caught_by, together, traps_at,
        )  # fmt: skip
    found = Course(
        explorers,
        float(counts[0]),
        float(counts[1]),
        float(counts[2]),
        float(counts[3]),
        tuple((leave_after / explorers).tolist()),
        tuple((caught_by / explorers).tolist()),
        tuple(together.tolist()),
        tuple((traps_at / explorers).tolist()),
    )
    return found, mass


@jit
def _next_card(
    layout: Layout,
    layers: Layers,
    layer: int,
    treasures: int,
    inside: int,
    held: int,
    pool: int,
    chance: float,
    turn: int,
    mass: Real,
    counts: Real,
    caught_by: Real,
) -> None:
    """Distribute the chance of a state over all states that the next card leads to."""
    cards = layers.left[layer] - layout.seen[treasures] + layout.copies.sum()
    counts[0] += chance
    safe = 0
    for kind in range(len(layout.gems)):
        copies = layout.copies[kind] - treasures // layout.stride[kind] % (layout.copies[kind] + 1)
        if copies:
            after = treasures + layout.stride[kind]
            row = layout.row[after, inside - 1] + held + layout.gems[kind] // inside
            state = layout.base[row] + pool + layout.gems[kind] % inside
            mass[layer, state] += chance * copies / cards
            safe += copies
    row = layout.row[treasures, inside - 1] + held
    for card in range(layers.after.shape[1]):
        copies = layers.cards[layer, card]
        if copies:
            mass[layers.after[layer, card], layout.base[row] + pool] += chance * copies / cards
            safe += copies
    buried = chance * (cards - safe) / cards
    counts[1] += buried
    caught_by[turn + 1] += buried * inside


@jit
def _follow(
    layout: Layout,
    layers: Layers,
    layer: int,
    order: Whole,
    leave: Real,
    mass: Real,
    revealed: int,
    traps: int,
    counts: Real,
    leave_after: Real,
    caught_by: Real,
    together: Real,
    traps_at: Real,
) -> None:
    """Follow all decisions of a layer, with the fewest treasures first."""
    for treasures in order:
        turn = revealed + layout.seen[treasures]
        for inside in range(1, len(together)):
            row = layout.row[treasures, inside - 1]
            least = layout.least_held[treasures, inside - 1]
            for held in range(least, layout.most_held[treasures, inside - 1] + 1):
                low = layout.least_pool[row + held]
                for pool in range(low, low + layout.pools[row + held]):
                    state = layout.base[row + held] + pool
                    if mass[layer, state] == 0.0:
                        continue
                    chance = leave[layer, state]
                    counts[2] += mass[layer, state]
                    if 0.0 < chance < 1.0:
                        counts[3] += mass[layer, state]
                    ways = 1.0
                    for leavers in range(inside + 1):
                        part = chance**leavers * (1.0 - chance) ** (inside - leavers)
                        weight = mass[layer, state] * ways * part
                        ways = ways * (inside - leavers) / (leavers + 1)
                        if weight == 0.0:
                            continue
                        together[leavers] += weight
                        leave_after[turn] += weight * leavers
                        traps_at[traps] += weight * leavers
                        if leavers == inside:
                            continue
                        after = layers.taken[layer] if leavers == 1 else layer
                        if layers.left[after] - layout.seen[treasures] + layout.copies.sum() == 0:
                            # No card can come: those inside leave as well.
                            leave_after[turn] += weight * (inside - leavers)
                            traps_at[traps] += weight * (inside - leavers)
                            continue
                        rest = pool % leavers if leavers else pool
                        _next_card(
                            layout, layers, after, treasures, inside - leavers, held, rest,
                            weight, turn, mass, counts, caught_by,
                        )  # fmt: skip
