"""Every draw is unbiased, and depends on seed, game and place alone."""

from __future__ import annotations

import numpy as np
import pytest

from tacora.kernel.chance import below, bits, fraction, seed_keys
from tacora.kernel.layout import DRAWS, GAME, Ints

PINNED = [8984813885235112961, 3775592280168017423, 15037036631953662471]
FAR = 6.0
"""Standard deviations beyond which a test fails: once in 500 million fair counts."""


def draws(seed: str, limit: int, games: int, each: int) -> Ints:
    keys = seed_keys(seed)
    found = np.zeros((games, each), np.int64)
    row = np.zeros(20, np.int64)
    with np.errstate(over="ignore"):
        for game in range(games):
            row[GAME] = game
            row[DRAWS] = 0
            for draw in range(each):
                found[game, draw] = below(*keys, row, limit)
    return found


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 30, 35, 64])
def test_every_number_is_equally_likely(limit: int) -> None:
    found = draws("fair", limit, 4000, 10)
    assert found.min() >= 0
    assert found.max() < limit
    counts = np.bincount(found.ravel(), minlength=limit)
    expected = found.size / limit
    assert (np.abs(counts - expected) <= FAR * np.sqrt(expected)).all()


def test_a_draw_says_nothing_about_the_next_one_or_the_next_game() -> None:
    found = draws("pairs", 6, 4000, 10)
    for first, second in ((found[:, :-1], found[:, 1:]), (found[:-1], found[1:])):
        counts = np.bincount((first * 6 + second).ravel(), minlength=36)
        expected = first.size / 36
        assert (np.abs(counts - expected) <= FAR * np.sqrt(expected)).all()


def test_draws_in_the_incomplete_round_are_thrown_away() -> None:
    """With a limit of three quarters of 2**31, a biased draw would favour every third number."""
    limit = 3 * 2**29
    found = draws("rejected", limit, 3000, 4)
    row = np.zeros(20, np.int64)
    with np.errstate(over="ignore"):
        for _ in range(100):
            below(*seed_keys("rejected"), row, limit)
    assert row[DRAWS] > 110
    counts = np.bincount((found % 3).ravel(), minlength=3)
    assert (np.abs(counts - found.size / 3) <= FAR * np.sqrt(found.size / 3)).all()


def test_the_random_bits_never_change() -> None:
    """Fixed values: a change here would change every simulated game."""
    keys = seed_keys(1)
    with np.errstate(over="ignore"):
        found = [int(bits(*keys, np.uint64(counter))) for counter in (0, 1, 1 << 20)]
    assert found == PINNED


def test_fractions_fill_their_interval_evenly() -> None:
    keys = seed_keys("fractions")
    row = np.zeros(20, np.int64)
    found = np.zeros((3000, 8))
    with np.errstate(over="ignore"):
        for game in range(3000):
            row[GAME] = game
            found[game] = [fraction(*keys, row, seat) for seat in range(8)]
    assert found.min() >= 0
    assert found.max() < 1
    counts = np.bincount((found * 20).astype(int).ravel(), minlength=20)
    expected = found.size / 20
    assert (np.abs(counts - expected) <= FAR * np.sqrt(expected)).all()
    assert np.unique(found).size == found.size
