"""The gem equilibrium as a policy."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..game import Edition
from ..kernel import Solution, SolutionPolicy
from ..solver.deck import SolverError
from ..solver.equilibrium import Equilibrium, plain_deck

SIZES = (3, 4, 6, 8)
"""The sizes of tables, in explorers: a small one is soon solved."""


def fits(edition: Edition) -> bool:
    """Whether an edition has the treasures of the solved deck."""
    return tuple(sorted(edition.treasures)) == plain_deck().treasures


@lru_cache(maxsize=len(SIZES))
def equilibrium(explorers: int) -> Equilibrium:
    """The solved expedition of a fresh deck, solved now if it is not in the cache."""
    try:
        return Equilibrium.load(explorers)
    except SolverError:
        return Equilibrium.solve(explorers)


@lru_cache(maxsize=len(SIZES))
def _policy(explorers: int) -> SolutionPolicy:
    table = equilibrium(explorers)
    layers = sorted(table.numbers.items(), key=lambda entry: entry[0][0])
    leave = np.stack([table.leave[number] for _, number in layers], dtype=np.float32)
    layout = table.layout
    parts = (layout.base, layout.row, layout.stride)
    return SolutionPolicy(
        Solution(leave, *(np.ascontiguousarray(part, np.int64) for part in parts))
    )


def size_for(explorers: int) -> int:
    """The smallest table that serves this many explorers."""
    return next(size for size in SIZES if explorers <= size)


def equilibrium_policy(explorers: int) -> SolutionPolicy:
    """The policy that follows the table for this many explorers."""
    return _policy(size_for(explorers))
