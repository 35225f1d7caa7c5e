"""The number of every state of an expedition, which is its index in an array.

The number depends on the cards seen and on the gems of the explorers inside:

- a *layer* is the traps seen and the state of the relics; every layer has all states below;
- a *treasure set* is the treasures seen, a number in mixed radix;
- a *row* is a treasure set, a number of explorers inside and the gems that each of them holds;
- within a row the states are ordered by the gems lying on the path.

So `state = base[row[treasures, inside - 1] + held] + pool`, and a table is an array
[layer, state]. A row has a state for every number from its least to its most gems on the path.
That makes 3 % more states, and a look-up takes two additions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..compiled import jit, jit_parallel, prange
from .deck import ExpeditionDeck, RelicState, SolverError

Whole = NDArray[np.int64]
Short = NDArray[np.int32]
Real = NDArray[np.float64]
NONE = 32767
"""In an array of least gems: no state was reached."""


class Layout(NamedTuple):
    """The states that up to a number of explorers can reach, as arrays for compiled code."""

    gems: Whole
    """The different treasures."""
    copies: Whole
    """The number of cards of each different treasure."""
    stride: Whole
    """What one more card of each treasure adds to the number of the treasure set."""
    seen: Whole
    """[treasure set]: the number of its treasures."""
    row: Whole
    """[treasure set, inside - 1]: the row for 0 gems held, even if that row does not exist."""
    least_held: Short
    most_held: Short
    """[treasure set, inside - 1]: the least and the most gems that each explorer inside holds."""
    base: Whole
    """[row]: the state for 0 gems on the path, even if that state does not exist."""
    least_pool: Short
    pools: Short
    """[row]: the least gems on the path, and the number of states from there on."""
    first: Whole
    """[treasure set]: its first state; one more entry is the end of the last set."""


class Layers(NamedTuple):
    """The layers in the order in which they are solved, and what the next card does to them."""

    after: Short
    """[layer, card]: the layer after a new trap or a relic."""
    cards: Short
    """[layer, card]: the number of such cards left; 0 where there is no such card."""
    left: Short
    """[layer]: the cards left that are not treasures, including those that collapse the cave."""
    taken: Short
    """[layer]: the layer after a lone leaver took the relics on the path."""
    worth: Short
    """[layer]: the worth of those relics."""


LayerKey = tuple[tuple[int, ...], RelicState]


def make_layers(deck: ExpeditionDeck) -> tuple[list[LayerKey], Layers]:
    """All layers of a deck, each after the layers that it depends on."""
    keys: list[LayerKey] = [((), relics) for relics in deck.relic_states()]
    for count in deck.trap_kinds:
        keys = [((*seen, more), relics) for seen, relics in keys for more in range(count + 1)]
    # Layers with more cards seen come first; with relics taken, before those with relics there.
    keys.sort(key=lambda key: (len(key[1].deck) - sum(key[0]), len(key[1].path), key))
    number = {key: place for place, key in enumerate(keys)}
    copies, kinds = deck.trap_copies, deck.trap_kinds
    width = len(kinds) + max((len(set(relics.deck)) for _, relics in keys), default=0)
    shape = (len(keys), max(width, 1))
    layers = Layers(
        np.zeros(shape, np.int32),
        np.zeros(shape, np.int32),
        *(np.zeros(len(keys), np.int32) for _ in range(3)),
    )
    for place, (traps, relics) in enumerate(keys):
        coming: list[tuple[int, LayerKey]] = []
        for kind, seen in enumerate(traps):
            more = (*traps[:kind], seen + 1, *traps[kind + 1 :])
            if seen < kinds[kind]:
                coming.append(((kinds[kind] - seen) * copies[kind], (more, relics)))
        coming += [(cards, (traps, state)) for cards, state in deck.revealed(relics)]
        for card, (cards, key) in enumerate(coming):
            layers.after[place, card] = number[key]
            layers.cards[place, card] = cards
        layers.left[place] = sum(deck.traps) - sum(traps) + len(relics.deck)
        layers.taken[place] = number[traps, deck.carried_out(relics)]
        layers.worth[place] = deck.worth(relics)
    return keys, layers


def make_layout(deck: ExpeditionDeck, explorers: int, most_bytes: int) -> Layout:
    """The layout for up to this number of explorers; an error if it needs too many bytes."""
    gems = np.array(deck.gem_values, np.int64)
    copies = np.array(deck.gem_copies, np.int64)
    stride = np.ones(len(gems), np.int64)
    sets = 1
    for kind, count in enumerate(deck.gem_copies):
        stride[kind] = sets
        sets *= count + 1
    held = sum(deck.treasures) + 1
    need = sets * explorers * held * 4
    if need > most_bytes or held >= NONE:
        raise SolverError(
            f"{sets:,} sets of treasures are too many: their states alone need "
            f"{need / 1e9:,.1f} GB, and {most_bytes / 1e9:.1f} GB are allowed"
        )
    numbers = np.arange(sets, dtype=np.int64)
    seen = sum(
        (numbers // stride[kind] % (copies[kind] + 1) for kind in range(len(gems))),
        start=np.zeros(sets, np.int64),
    )
    least = np.full((sets, explorers, held), NONE, np.int16)
    most = np.full((sets, explorers, held), -1, np.int16)
    least[0, :, 0] = most[0, :, 0] = 0
    for count in range(len(deck.treasures) + 1):
        _reach(np.flatnonzero(seen == count), gems, copies, stride, least, most)
    return _number(gems, copies, stride, seen, least, most)


def coordinates(layout: Layout) -> tuple[Whole, Whole, Whole, Whole]:
    """For every state: its treasure set, the explorers inside, the gems held, and the pool."""
    most = layout.row.shape[1]
    heights = (layout.most_held - layout.least_held + 1).ravel()
    block = np.repeat(np.arange(heights.size), heights)
    held = np.arange(block.size) - layout.row.ravel()[block]
    of = np.repeat(np.arange(block.size), layout.pools)
    pool = np.arange(of.size) - layout.base[of]
    return block[of] // most, block[of] % most + 1, held[of], pool


def _number(
    gems: Whole,
    copies: Whole,
    stride: Whole,
    seen: Whole,
    least: NDArray[np.int16],
    most: NDArray[np.int16],
) -> Layout:
    """Number the rows and the states of the sets that were reached."""
    there = most >= 0
    held = there.shape[2]
    least_held = there.argmax(axis=2).astype(np.int32)
    most_held = (held - 1 - there[:, :, ::-1].argmax(axis=2)).astype(np.int32)
    height = (most_held - least_held + 1).astype(np.int64)
    ends = np.cumsum(height.ravel()).reshape(height.shape)
    row = ends - height - least_held
    amounts = np.arange(held)
    inside = (amounts >= least_held[:, :, None]) & (amounts <= most_held[:, :, None])
    pools = np.where(there, most - least.astype(np.int32) + 1, 0)[inside].astype(np.int32)
    least_pool = np.where(there, least, 0)[inside].astype(np.int32)
    state = np.concatenate([[0], np.cumsum(pools, dtype=np.int64)])
    last_row = ends[:, -1]
    first = np.concatenate([[0], state[last_row]])
    return Layout(
        gems,
        copies,
        stride,
        seen,
        row,
        least_held,
        most_held,
        state[:-1] - least_pool,
        least_pool,
        pools,
        first,
    )


@jit_parallel
def _reach(
    chosen: Whole,
    gems: Whole,
    copies: Whole,
    stride: Whole,
    least: NDArray[np.int16],
    most: NDArray[np.int16],
) -> None:
    """Find the least and the most gems on the path: for every last card, then every leaving."""
    explorers, held = least.shape[1], least.shape[2]
    for number in prange(len(chosen)):
        treasures = chosen[number]
        for kind in range(len(gems)):
            if treasures // stride[kind] % (copies[kind] + 1) == 0:
                continue
            before = treasures - stride[kind]
            for inside in range(1, explorers + 1):
                share, odd = gems[kind] // inside, gems[kind] % inside
                for amount in range(held - share):
                    if most[before, inside - 1, amount] >= 0:
                        _widen(
                            least[treasures, inside - 1],
                            most[treasures, inside - 1],
                            amount + share,
                            least[before, inside - 1, amount] + odd,
                            most[before, inside - 1, amount] + odd,
                        )
        for inside in range(explorers, 1, -1):
            for leavers in range(1, inside):
                for amount in range(held):
                    low = least[treasures, inside - 1, amount]
                    high = most[treasures, inside - 1, amount]
                    if high < 0:
                        continue
                    if low // leavers == high // leavers:
                        low, high = low % leavers, high % leavers
                    else:
                        low, high = 0, leavers - 1
                    _widen(
                        least[treasures, inside - leavers - 1],
                        most[treasures, inside - leavers - 1],
                        amount,
                        low,
                        high,
                    )


@jit
def _widen(least: Any, most: Any, amount: int, low: int, high: int) -> None:
    """Extend the range of an amount so that it includes low and high."""
    least[amount] = min(least[amount], low)
    most[amount] = max(most[amount], high)
