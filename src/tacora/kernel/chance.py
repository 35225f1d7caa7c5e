"""Counter-based random numbers: draw d of game g depends on the seed, g and d alone.

The counter (game, draw) gives a Weyl sequence, which is mixed twice by multiplication and
shifts as in SplitMix64; one half of the seed is added before, the other half between the two
steps. So the games are the same in any order, in any chunks and on any number of threads.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from ..compiled import jit
from .layout import DRAWS, GAME, Ints

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30 = np.uint64(30)
_27 = np.uint64(27)
_31 = np.uint64(31)
HALF = np.uint64(32)
_11 = np.uint64(11)
LOW_HALF = np.uint64(0xFFFFFFFF)

GAME_BITS = np.uint64(20)
"""Each game has 2**20 counters."""
CHOICE_BIT = np.uint64(1 << 19)
"""The upper half of them is for choices, so the cards do not depend on the players."""


def seed_keys(seed: int | str) -> tuple[np.uint64, np.uint64]:
    """The two 64-bit keys of a seed."""
    digest = sha256(f"tacora-kernel/1\n{seed}".encode()).digest()
    first, second = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8))
    return np.uint64(first), np.uint64(second)


@jit
def bits(key: np.uint64, twist: np.uint64, counter: np.uint64) -> np.uint64:
    """The 64 random bits of a counter."""
    z = key + counter * _STEP
    z = (z ^ (z >> _30)) * _FIRST
    z ^= twist
    z = (z ^ (z >> _27)) * _SECOND
    return z ^ (z >> _31)


@jit
def below(key: np.uint64, twist: np.uint64, g: Ints, limit: int) -> int:
    """A random number from 0 to limit - 1 for the game's next card, all equally likely.

    It is the upper half of `32 random bits * limit`; the few products whose lower half
    would make a number too likely are rejected and drawn again (Lemire's method).
    """
    base = np.uint64(g[GAME]) << GAME_BITS
    wide = np.uint64(limit)
    while True:
        product = (bits(key, twist, base | np.uint64(g[DRAWS])) >> HALF) * wide
        g[DRAWS] += 1
        low = product & LOW_HALF
        if low >= wide or low >= (LOW_HALF + np.uint64(1)) % wide:
            return np.int64(product >> HALF)  # type: ignore[return-value]


@jit
def fraction(key: np.uint64, twist: np.uint64, g: Ints, seat: int) -> float:
    """A random number from 0 to below 1 for a seat's choice now, in steps of 2**-53."""
    place = CHOICE_BIT | np.uint64(g[DRAWS] * 8 + seat)
    counter = (np.uint64(g[GAME]) << GAME_BITS) | place
    return np.float64(bits(key, twist, counter) >> _11) * (1.0 / 9007199254740992.0)
