"""The steps of `vectorized.py`: each function does one step in all lanes.

All numbers of the lanes are in one array, with a row of `LANES` numbers for each quantity.
Since the rows have fixed distances, the compiler can see that they do not overlap, and turns
the loops below into vector instructions. Many results are cast to `int32`, because compiled
code would widen them otherwise.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..compiled import jit
from ..statistics import TURNS
from .chance import HALF, LOW_HALF, bits
from .layout import MOST_SEATS, Ints

int32 = np.int32
float32 = np.float32
Words = npt.NDArray[np.uint64]
Shorts = npt.NDArray[np.int32]
Bytes = npt.NDArray[np.uint8]

LANES = 128
LANE_CARDS = 64
"""The size of a lane's deck, one byte a card: one cache line of the processor."""

# Rows of the lanes' array.
PLACE = 0 * LANES  # the index in all decks of the revealed card
OTHER = 1 * LANES  # the index that it moves to
CARD = 2 * LANES
PATH = 3 * LANES
CARDS = 4 * LANES
TURN = 5 * LANES
CARRIED = 6 * LANES
POOL = 7 * LANES
SEEN = 8 * LANES  # trap kinds on the path as a mask
TRAPS = 9 * LANES
RELICS = 10 * LANES
WORTH = 11 * LANES
INSIDE = 12 * LANES
EXPLORERS = 13 * LANES  # how many are inside
LEAVING = 14 * LANES
BRINGS = 15 * LANES  # what leaving brings each leaver
COLLAPSED = 16 * LANES
FREE = 17 * LANES  # the mask of the seats that may decide now
LIVE = 18 * LANES  # 1 if the lane's game counts
EXPEDITION = 19 * LANES
TAKEN = 20 * LANES
BUCKET = 21 * LANES  # the index at which leaving is counted
CLAIM = 22 * LANES  # 1 where a lone leaver takes relics
OVER = 23 * LANES  # 1 where the expedition is over
POINTS = 24 * LANES  # from here on one row for each seat
ROWS = 24 + MOST_SEATS

# The bits of a card's word: gems or printed worth, two flags, the number of the trap kind.
AMOUNT = 0x3FF
TRAP_AT, RELIC_AT, KIND_AT = 10, 11, 12


@jit
def draw(s: Shorts, counters: Words, key: np.uint64, twist: np.uint64) -> None:
    """Choose the place of the next card in every lane, as `chance.below` does."""
    again = 0
    for lane in range(LANES):
        limit = np.uint64(s[CARDS + lane] - s[PATH + lane])
        product = (bits(key, twist, counters[lane]) >> HALF) * limit
        counters[lane] += np.uint64(1)
        again += int((product & LOW_HALF) < limit)
        s[PLACE + lane] = lane * LANE_CARDS + s[PATH + lane] + int32(product >> HALF)
    if again:
        draw_again(s, counters, key, twist)


@jit
def draw_again(s: Shorts, counters: Words, key: np.uint64, twist: np.uint64) -> None:
    """Repeat the draws that `chance.below` would reject."""
    for lane in range(LANES):
        limit = np.uint64(s[CARDS + lane] - s[PATH + lane])
        product = (bits(key, twist, counters[lane] - np.uint64(1)) >> HALF) * limit
        while (product & LOW_HALF) < (LOW_HALF + np.uint64(1)) % limit:
            product = (bits(key, twist, counters[lane]) >> HALF) * limit
            counters[lane] += np.uint64(1)
        s[PLACE + lane] = lane * LANE_CARDS + s[PATH + lane] + int32(product >> HALF)


@jit
def reveal(s: Shorts, skip_first_trap: int) -> None:
    """Apply the revealed card in every lane."""
    one = int32(1)
    for lane in range(LANES):
        card = s[CARD + lane]
        amount = int32(card & AMOUNT)
        trap = int32(card >> TRAP_AT & 1)
        relic = int32(card >> RELIC_AT & 1)
        kind = int32(trap << int32(card >> KIND_AT))
        gems = int32(amount & int32(relic - one))
        seen = s[SEEN + lane]
        collapsed = int32((seen & kind) != 0)
        path = s[PATH + lane]
        cards = s[CARDS + lane]
        # Relics and the second trap of a kind never return: they go behind the deck. Other
        # cards go onto the path, in front of it.
        gone = int32(relic | collapsed)
        s[OTHER + lane] = lane * LANE_CARDS + (int32(cards - one) if gone else path)
        path = int32(path + int32(one - gone))
        cards = int32(cards - gone)
        s[PATH + lane] = path
        s[CARDS + lane] = cards
        s[SEEN + lane] = seen | kind
        s[COLLAPSED + lane] = collapsed
        s[TRAPS + lane] += trap
        s[RELICS + lane] += relic
        s[WORTH + lane] += amount & int32(-relic)
        turn = int32(s[TURN + lane] + one)
        s[TURN + lane] = turn
        explorers = s[EXPLORERS + lane]
        # Exact: below 2 to the power of 20 no quotient rounds up to a whole number.
        each = int32(float32(gems) / float32(explorers))
        s[CARRIED + lane] += each
        s[POOL + lane] += int32(gems - int32(each * explorers))
        inside = int32(s[INSIDE + lane] & int32(collapsed - one))
        skipped = int32(int32(skip_first_trap) & trap & int32(turn == one))
        s[FREE + lane] = inside & int32(skipped - one)
        s[LEAVING + lane] = 0


@jit
def choose(s: Shorts, seat: int, gems: np.int32, turns: np.int32, traps: np.int32) -> None:
    """Let one seat leave in every lane where a threshold is reached."""
    bit = int32(1 << seat)
    for lane in range(LANES):
        reached = (
            int32(s[CARRIED + lane] >= gems)
            | int32(s[TURN + lane] >= turns)
            | int32(s[TRAPS + lane] >= traps)
        )
        s[LEAVING + lane] |= (-reached & bit) & s[FREE + lane]


@jit
def share(s: Shorts) -> None:
    """Compute in every lane what leaving brings, without relics, and whether all have left."""
    one = int32(1)
    for lane in range(LANES):
        leaving = s[LEAVING + lane]
        pairs = int32(leaving - int32(leaving >> 1 & 0x55))
        fours = int32(int32(pairs & 0x33) + int32(pairs >> 2 & 0x33))
        leavers = int32(int32(fours + int32(fours >> 4)) & 0xF)
        pool = s[POOL + lane]
        each = int32(float32(pool) / float32(max(leavers, one)))
        s[POOL + lane] = pool - int32(each * leavers)
        s[BRINGS + lane] = s[CARRIED + lane] + each
        s[CLAIM + lane] = int32(leavers == one) & int32(s[RELICS + lane] > 0)
        s[INSIDE + lane] ^= leaving
        explorers = int32(s[EXPLORERS + lane] - leavers)
        s[EXPLORERS + lane] = explorers
        s[BUCKET + lane] = int32(leaving * TURNS) + min(s[TURN + lane], int32(TURNS - 1))
        s[OVER + lane] = s[COLLAPSED + lane] | int32(explorers == 0)


@jit
def pay(s: Shorts) -> None:
    """Add what leaving brings to the leavers' points in every lane."""
    for lane in range(LANES):
        leaving = s[LEAVING + lane]
        brings = s[BRINGS + lane]
        # A fixed number of seats, so the compiler can unroll the loop.
        for seat in range(MOST_SEATS):
            leaves = int32(leaving >> seat & 1)
            s[POINTS + seat * LANES + lane] += int32(-leaves) & brings


@jit
def close(s: Shorts, seats: int) -> None:
    """Set every lane whose expedition is over to the start of the next expedition."""
    one = int32(1)
    everybody = int32((1 << seats) - 1)
    all_seats = int32(seats)
    for lane in range(LANES):
        over = s[OVER + lane]
        keep = over - one
        s[EXPEDITION + lane] += over
        s[PATH + lane] &= keep
        s[TURN + lane] &= keep
        s[CARRIED + lane] &= keep
        s[POOL + lane] &= keep
        s[SEEN + lane] &= keep
        s[TRAPS + lane] &= keep
        s[RELICS + lane] &= keep
        s[WORTH + lane] &= keep
        s[INSIDE + lane] = everybody if over else s[INSIDE + lane]
        s[EXPLORERS + lane] = all_seats if over else s[EXPLORERS + lane]


@jit
def listed(s: Shorts, row: int, lanes: Ints) -> int:
    """Write the lanes that have a 1 in a row into `lanes`; returns their number."""
    found = 0
    for lane in range(LANES):
        # Always written, and overwritten unless there was a 1: this needs no branch.
        lanes[found] = lane
        found += s[row + lane]
    return found


@jit
def deal(s: Shorts, decks: Bytes, words: Shorts) -> None:
    """Read the drawn card in every lane."""
    for lane in range(LANES):
        s[CARD + lane] = words[np.uint64(decks[np.uint64(s[PLACE + lane])])]


@jit
def move(s: Shorts, decks: Bytes) -> None:
    """Swap the revealed card with the card at its new place, in every lane."""
    for lane in range(LANES):
        place = np.uint64(s[PLACE + lane])
        other = np.uint64(s[OTHER + lane])
        kind = decks[place]
        decks[place] = decks[other]
        decks[other] = kind


@jit
def count_leaving(s: Shorts, left_at: Shorts) -> int:
    """Count the leavers in every lane; returns the number of lanes whose game counts."""
    live = 0
    for lane in range(LANES):
        left_at[np.uint64(s[BUCKET + lane])] += s[LIVE + lane]
    for lane in range(LANES):
        live += s[LIVE + lane]
    return live


@jit
def aligned(size: int) -> Shorts:
    """An array of zeros that begins at a cache line of the processor."""
    room = np.zeros(size + 16, np.int32)
    skip = (-room.ctypes.data % 64) // 4
    return room[skip : skip + size]
