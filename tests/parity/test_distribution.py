"""Independent runs of both engines, each with its own chance, have the same distributions.

Every number compared is a mean or a share in two independent samples; the difference is
divided by its standard deviation. A right kernel exceeds `FAR` in one of `COMPARED`
comparisons at most with a chance of `ERROR_RATE` (normal approximation, all added up).
"""

from __future__ import annotations

import math
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from tacora import Dealer, edition
from tacora.game import CaveCollapsed, Decide, Edition, Reveal, play, start
from tacora.kernel import simulate
from tacora.policies import AfterCards, AfterTraps, AtGems, Chance
from tests.thorough import cases

GAMES = 1500
KERNEL_GAMES = 150_000
TURNS = 12
COMPARED = 3 * (4 * 3 + 1 + TURNS + 4 * TURNS)
ERROR_RATE = 1e-5
FAR = 5.5
POLICIES = [AtGems(7), AfterCards(5), AfterTraps(2), Chance(0.25)]


def test_the_error_rate_is_as_stated() -> None:
    assert COMPARED * math.erfc(FAR / math.sqrt(2)) < ERROR_RATE


def far(first: npt.ArrayLike, n: int, second: npt.ArrayLike, m: int) -> float:
    """How many standard deviations two shares are apart, at most."""
    a, b = np.asarray(first, float), np.asarray(second, float)
    both = (a * n + b * m) / (n + m)
    spread = np.sqrt(np.maximum(both * (1 - both), 1 / (n + m)) * (1 / n + 1 / m))
    return float(np.max(np.abs(a - b) / spread))


@pytest.mark.parametrize(
    "book",
    [edition("pl-incan-gold"), edition("de-iello-2017"), edition("fr-iello-2021")][: cases(1, 3)],
    ids=lambda book: book.name,
)
def test_both_engines_have_the_same_distributions(book: Edition) -> None:
    chance = Random(f"distribution/{book.name}")
    points = np.zeros((GAMES, 4))
    wins = np.zeros((GAMES, 4))
    relics = np.zeros((GAMES, 4))
    lengths = np.zeros(TURNS)
    leaving = np.zeros((4, TURNS))
    collapses = 0
    for number in range(GAMES):
        dealer = Dealer(f"distribution/{number}")
        game, _ = start(book, 4)
        while not game.over:
            if game.awaits == "card":
                turn = game.turn + 1
                game, events = play(game, Reveal(dealer.deal(game)))
                collapsed = any(isinstance(event, CaveCollapsed) for event in events)
                collapses += collapsed
                if collapsed and turn < TURNS:
                    lengths[turn] += 1
                continue
            carried = game.explorers[game.inside[0]].carried
            wants = (
                carried >= 7,
                game.turn >= 5,
                len(game.traps_on_path) >= 2,
                chance.random() < 0.25,
            )
            leavers = [seat for seat in game.inside if wants[seat]]
            if game.turn < TURNS:
                leaving[leavers, game.turn] += 1
                lengths[game.turn] += len(leavers) == len(game.inside)
            game, _ = play(game, Decide(leavers))
        assert game.result
        points[number] = game.result.points
        relics[number] = game.result.relics
        wins[number, list(game.result.winners)] = 1 / len(game.result.winners)
    kernel = simulate(book, POLICIES, KERNEL_GAMES, "distribution")

    def apart(sample: npt.NDArray[np.float64], mean: tuple[float, ...]) -> float:
        # The kernel's sample is a hundred times larger, and its own spread is the same.
        spread = sample.std(axis=0, ddof=1) * math.sqrt(1 / GAMES + 1 / KERNEL_GAMES)
        return float(np.max(np.abs(sample.mean(axis=0) - mean) / np.maximum(spread, 1e-9)))

    n, m = 5 * GAMES, 5 * KERNEL_GAMES
    assert apart(points, kernel.points) < FAR
    assert apart(wins, kernel.wins) < FAR
    assert apart(relics, kernel.relics) < FAR
    assert far(collapses / n, n, kernel.collapse_rate, m) < FAR
    assert far(lengths / n, n, np.array(kernel.lengths[:TURNS]) / m, m) < FAR
    assert far(leaving / n, n, np.array(kernel.leaving)[:, :TURNS] / m, m) < FAR
