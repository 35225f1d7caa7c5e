"""The same statistics as `simulation`, from games that the kernel plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .. import kernel
from ..bots.in_kernel import policies_for
from ..game import Edition
from .simulation import Mean, Statistics


def simulate(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[int, int], None] | None = None,
) -> Statistics:
    """Play games on all threads; a bot that cannot run there raises `NotInKernel`.

    The same seed gives the same games, though not those of the reference engine.
    """
    found = kernel.simulate(edition, policies_for(bots, edition), games, seed, progress=progress)
    statistics = Statistics(tuple(bots))
    statistics.games = found.games
    statistics.cards = found.cards
    statistics.expeditions = found.expeditions
    statistics.collapses = found.collapses
    parts = 1 / np.arange(1, found.wins_shared.shape[1] + 1)
    points, squares = found.points * games, found.point_squares * games
    for seat in range(len(bots)):
        shared = found.wins_shared[seat]
        statistics.points[seat] = Mean(games, float(points[seat]), float(squares[seat]))
        statistics.wins[seat] = Mean(games, float(shared @ parts), float(shared @ parts**2))
    return statistics
