"""Random numbers by number: what game g draws as its d-th depends on seed, g and d alone.

A Weyl sequence over the counter (game, draw), mixed twice by multiplication and shifts
in the manner of SplitMix64, with one half of the seed as its offset and the other half
in the middle. So games can be played in any order, in pieces and on any number of
threads, and still are the same games.
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
"""Each game owns 2 to this power counters."""
CHOICE_BIT = np.uint64(1 << 19)
"""The upper half of them is for choices, so cards do not depend on who plays."""


def seed_keys(seed: int | str) -> tuple[np.uint64, np.uint64]:
    """The two halves of a seed."""
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
    """A number from 0 to limit - 1 for the game's next card, every one equally likely.

    The upper half of `32 random bits * limit` is the number; the few products whose lower
    half falls into the incomplete round are drawn again (Lemire's method).
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
    """A number from 0 to just below 1 for a seat's choice now, in steps of 2 to the -53."""
    place = CHOICE_BIT | np.uint64(g[DRAWS] * 8 + seat)
    counter = (np.uint64(g[GAME]) << GAME_BITS) | place
    return np.float64(bits(key, twist, counter) >> _11) * (1.0 / 9007199254740992.0)
