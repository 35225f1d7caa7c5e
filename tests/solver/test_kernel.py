"""The kernel plays the equilibrium and gets the value that the solver computed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tacora import Treasure, edition
from tacora.kernel import Batch
from tacora.kernel.layout import CARRIED, EXPEDITION, LEFT, POOL, TRAPS
from tacora.solver.equilibrium import Equilibrium
from tacora.solver.layout import Real

GAMES = 60_000


def first_expeditions(table: Equilibrium, explorers: int, seed: str) -> Real:
    """What every seat brings out of many first expeditions in which all play the equilibrium."""
    batch = Batch(edition("fr-iello-2021"), explorers, GAMES, seed)
    layers = np.array([table.layer_numbers[(traps,), table.deck.start] for traps in range(6)])
    kinds = [
        (LEFT + kind, int(table.layout.copies[place]), int(table.layout.stride[place]))
        for place, gems in enumerate(table.deck.gem_values)
        for kind, card in enumerate(batch.kinds)
        if card == Treasure(gems)
    ]
    assert len(kinds) == len(table.deck.gem_values)
    chance = np.random.default_rng(5)
    brought = np.zeros((GAMES, explorers))
    waiting = np.ones(GAMES, np.bool_)

    def settle() -> None:
        """Note the gems of games whose first expedition has just ended."""
        ended = waiting & (batch.rows[:, EXPEDITION] > 1)
        brought[ended] = batch.points[ended]
        waiting[ended] = False

    while waiting.any():
        batch.reveal()
        settle()
        rows, inside = batch.rows, batch.inside
        treasures = sum(
            (stride * (copies - rows[:, column]) for column, copies, stride in kinds),
            start=np.zeros(GAMES, np.int64),
        )
        leaving = inside.copy()  # leave the later expeditions at once; they do not count
        count = inside.sum(axis=1)
        row = table.layout.row[treasures[waiting], count[waiting] - 1] + rows[waiting, CARRIED]
        state = table.layout.base[row] + rows[waiting, POOL]
        leave = table.leave[layers[rows[waiting, TRAPS]], state]
        leaving[waiting] &= chance.random((waiting.sum(), explorers)) < leave[:, None]
        batch.decide(leaving)
        settle()
    return brought


@pytest.mark.parametrize("explorers", [3, 4])
def test_the_kernel_agrees_within_its_confidence_interval(explorers: int, solved: Path) -> None:
    """Five standard errors: a right value fails once in 1.7 million runs, and seeds are fixed."""
    table = Equilibrium.solve(4, folder=solved / "four")  # holds all smaller numbers as well
    means = first_expeditions(table, explorers, "equilibrium").mean(axis=1)
    error = means.std() / GAMES**0.5
    assert error < 0.03
    assert abs(means.mean() - table.expedition(explorers)) < 5 * error
