"""Whole games of threshold players, many side by side, one card a sweep.

The same games as `play.py` plays, draw by draw, for policies that leave at so many gems,
cards or trap kinds. A plain program spends about half of its time on branches that the
processor guesses wrongly; here games stand in lanes, every sweep reveals one card in each
lane, and what happens to it is arithmetic that the compiler turns into vector
instructions. A lane whose game is over takes the next game at once.

All numbers of the lanes sit in one array, a row of `LANES` a quantity: with rows at fixed
distances the compiler can see that they do not overlap.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._jit import jit
from .chance import _LOW, GAME_BITS, _32, bits
from .layout import CARDS, EXPEDITIONS, IS_RELIC, IS_TRAP, IS_TREASURE, LEFT, MOST_SEATS, Ints
from .moves import count
from .policies import AFTER_CARDS, AFTER_TRAPS, AT_GEMS, FIRST, NEVER, RULE, Players
from .rules import (
    BY_ORDER_TAKEN,
    ONE_PER_EXPEDITION,
    SKIP_FIRST_TRAP,
    TIE_BY_RELICS,
    Rules,
)
from .statistics import (
    CARDS_SEEN,
    COLLAPSES,
    GAMES,
    LEAVING,
    LENGTHS,
    LOST,
    POINTS,
    RELICS_TAKEN,
    SQUARES,
    TURNS,
    WINS,
)

int32 = np.int32
float32 = np.float32
Words = npt.NDArray[np.uint64]
Shorts = npt.NDArray[np.int32]
Bytes = npt.NDArray[np.uint8]

LANES = 128
MOST_CARDS = 64
"""A lane's deck has so many places, a byte each: one line of the processor's cache."""
MOST_KINDS = 31
"""Trap kinds that fit into a mask."""
MOST_GEMS = 1023
UNREACHED = 2**30
RESULTS = 256
"""Games that are over are counted so many at a time."""
GAMES_A_CALL = 1 << 20
"""So that counts in 32 bits cannot overflow."""

# Rows of the lanes' array.
_PLACE = 0 * LANES  # where in all decks the revealed card was
_OTHER = 1 * LANES  # where it went
_CARD = 2 * LANES
_PATH = 3 * LANES
_CARDS = 4 * LANES
_TURN = 5 * LANES
_CARRIED = 6 * LANES
_POOL = 7 * LANES
_SEEN = 8 * LANES  # trap kinds on the path as a mask
_TRAPS = 9 * LANES
_RELICS = 10 * LANES
_WORTH = 11 * LANES
_INSIDE = 12 * LANES
_EXPLORERS = 13 * LANES  # how many are inside
_LEAVING = 14 * LANES
_BRINGS = 15 * LANES  # what leaving brings each leaver
_COLLAPSED = 16 * LANES
_FREE = 17 * LANES  # the seats that may decide now
_LIVE = 18 * LANES  # 1 while the lane's game counts
_EXPEDITION = 19 * LANES
_TAKEN = 20 * LANES
_BUCKET = 21 * LANES  # where leaving is counted
_CLAIM = 22 * LANES  # 1 where a lone leaver takes relics
_OVER = 23 * LANES  # 1 where the expedition is over
_POINTS = 24 * LANES  # from here on one row a seat
ROWS = 24 + MOST_SEATS

# A card's word: gems or printed worth, two marks, the trap kind's number.
_AMOUNT = 0x3FF
_TRAP_AT, _RELIC_AT, _KIND_AT = 10, 11, 12


class Swift(NamedTuple):
    """Rules and thresholds of one setting as tables."""

    deck: Words
    """The deck of the first expedition, card number by card number, eight in a word."""
    cards: int
    """How many cards that are."""
    words: Shorts
    """What each card number means."""
    relics: int
    """How many relics there are in all."""
    entering: Bytes
    """The relics that enter later, one before each expedition."""
    skip_first_trap: int
    tie_by_relics: int
    seats: int
    thresholds: Shorts
    """For each seat the gems, cards and trap kinds at which it leaves."""
    worth: Ints
    """What the first n relics taken are worth together, by the order taken."""


def runs_out(rules: Rules) -> bool:
    """Whether a deck could be revealed to its last card without a collapse.

    That takes at most one trap of each kind, and the expeditions before the last one can
    have removed one trap each.
    """
    kinds = rules.family == IS_TRAP
    copies = rules.fresh[LEFT : LEFT + kinds.size][kinds]
    return int((copies - 1).sum()) < EXPEDITIONS


def swift_for(rules: Rules, players: Players, setting: int) -> Swift | None:
    """The tables of a setting; None where it needs the general player."""
    kinds = players.settings[setting, :, RULE]
    numbers = rules.numbers
    traps = int((rules.family == IS_TRAP).sum())
    if (
        not np.isin(kinds, (AFTER_CARDS, AFTER_TRAPS, AT_GEMS, NEVER)).all()
        or (players.settings[setting, :, FIRST] >= 0).any()
        or runs_out(rules)
        or traps > MOST_KINDS
        or rules.fresh.size - rules.deck > MOST_CARDS
        or rules.gems.max() > MOST_GEMS
    ):
        return None
    cards = int(rules.fresh[CARDS])
    at_once = min(rules.relics.size, 1) if numbers[ONE_PER_EXPEDITION] else rules.relics.size
    deck = np.zeros(MOST_CARDS, np.uint8)
    deck[:cards] = rules.fresh[rules.deck : rules.deck + cards]
    deck[cards : cards + at_once] = rules.relics[:at_once]
    thresholds = np.full((rules.seats, 3), UNREACHED, np.int32)
    for column, kind in enumerate((AT_GEMS, AFTER_CARDS, AFTER_TRAPS)):
        given = np.clip(np.ceil(players.settings[setting, :, 0]), -1, UNREACHED)
        thresholds[:, column] = np.where(kinds == kind, given, UNREACHED)
    return Swift(
        deck=deck.view(np.uint64),
        cards=cards + at_once,
        words=_words(rules),
        relics=rules.relics.size,
        entering=rules.relics[at_once:].astype(np.uint8),
        skip_first_trap=int(numbers[SKIP_FIRST_TRAP]),
        tie_by_relics=int(numbers[TIE_BY_RELICS]),
        seats=rules.seats,
        thresholds=thresholds,
        worth=rules.worth if numbers[BY_ORDER_TAKEN] else np.zeros(rules.relics.size + 1, np.int64),
    )


def _words(rules: Rules) -> Shorts:
    """A word for each kind of card."""
    words = np.zeros(rules.family.size, np.int32)
    trap = 0
    for kind in range(rules.family.size):
        if rules.family[kind] == IS_TREASURE:
            words[kind] = rules.gems[kind]
        elif rules.family[kind] == IS_RELIC:
            words[kind] = rules.gems[kind] | 1 << _RELIC_AT
        else:
            words[kind] = 1 << _TRAP_AT | trap << _KIND_AT
            trap += 1
    return words


@jit
def draw(s: Shorts, counters: Words, key: np.uint64, twist: np.uint64) -> None:
    """Choose the place of the next card in every lane, as `chance.below` does."""
    again = 0
    for lane in range(LANES):
        limit = np.uint64(s[_CARDS + lane] - s[_PATH + lane])
        product = (bits(key, twist, counters[lane]) >> _32) * limit
        counters[lane] += np.uint64(1)
        again += int((product & _LOW) < limit)
        s[_PLACE + lane] = lane * MOST_CARDS + s[_PATH + lane] + int32(product >> _32)
    if again:
        draw_again(s, counters, key, twist)


@jit
def draw_again(s: Shorts, counters: Words, key: np.uint64, twist: np.uint64) -> None:
    """Repeat, where needed, the draws that fell into the incomplete round."""
    for lane in range(LANES):
        limit = np.uint64(s[_CARDS + lane] - s[_PATH + lane])
        product = (bits(key, twist, counters[lane] - np.uint64(1)) >> _32) * limit
        while (product & _LOW) < (_LOW + np.uint64(1)) % limit:
            product = (bits(key, twist, counters[lane]) >> _32) * limit
            counters[lane] += np.uint64(1)
        s[_PLACE + lane] = lane * MOST_CARDS + s[_PATH + lane] + int32(product >> _32)


@jit
def reveal(s: Shorts, skip_first_trap: int) -> None:
    """What the revealed card does in every lane."""
    one = int32(1)
    for lane in range(LANES):
        card = s[_CARD + lane]
        amount = int32(card & _AMOUNT)
        trap = int32(card >> _TRAP_AT & 1)
        relic = int32(card >> _RELIC_AT & 1)
        kind = int32(trap << int32(card >> _KIND_AT))
        gems = int32(amount & int32(relic - one))
        seen = s[_SEEN + lane]
        collapsed = int32((seen & kind) != 0)
        path = s[_PATH + lane]
        cards = s[_CARDS + lane]
        # Relics and a closing trap never return and go behind the deck, other cards
        # onto the path in front of it.
        gone = int32(relic | collapsed)
        s[_OTHER + lane] = lane * MOST_CARDS + (int32(cards - one) if gone else path)
        path = int32(path + int32(one - gone))
        cards = int32(cards - gone)
        s[_PATH + lane] = path
        s[_CARDS + lane] = cards
        s[_SEEN + lane] = seen | kind
        s[_COLLAPSED + lane] = collapsed
        s[_TRAPS + lane] += trap
        s[_RELICS + lane] += relic
        s[_WORTH + lane] += amount & int32(-relic)
        turn = int32(s[_TURN + lane] + one)
        s[_TURN + lane] = turn
        explorers = s[_EXPLORERS + lane]
        # Exact: below 2 to the power of 20 no quotient rounds up to a whole number.
        each = int32(float32(gems) / float32(explorers))
        s[_CARRIED + lane] += each
        s[_POOL + lane] += int32(gems - int32(each * explorers))
        inside = int32(s[_INSIDE + lane] & int32(collapsed - one))
        skipped = int32(int32(skip_first_trap) & trap & int32(turn == one))
        s[_FREE + lane] = inside & int32(skipped - one)
        s[_LEAVING + lane] = 0


@jit
def choose(s: Shorts, seat: int, gems: np.int32, turns: np.int32, traps: np.int32) -> None:
    """Let one seat leave in every lane where a threshold is reached."""
    bit = int32(1 << seat)
    for lane in range(LANES):
        reached = (
            int32(s[_CARRIED + lane] >= gems)
            | int32(s[_TURN + lane] >= turns)
            | int32(s[_TRAPS + lane] >= traps)
        )
        s[_LEAVING + lane] |= (-reached & bit) & s[_FREE + lane]


@jit
def share(s: Shorts) -> None:
    """What leaving brings in every lane, without relics, and where it ends the expedition."""
    one = int32(1)
    for lane in range(LANES):
        leaving = s[_LEAVING + lane]
        pairs = int32(leaving - int32(leaving >> 1 & 0x55))
        fours = int32(int32(pairs & 0x33) + int32(pairs >> 2 & 0x33))
        leavers = int32(int32(fours + int32(fours >> 4)) & 0xF)
        pool = s[_POOL + lane]
        each = int32(float32(pool) / float32(max(leavers, one)))
        s[_POOL + lane] = pool - int32(each * leavers)
        s[_BRINGS + lane] = s[_CARRIED + lane] + each
        s[_CLAIM + lane] = int32(leavers == one) & int32(s[_RELICS + lane] > 0)
        s[_INSIDE + lane] ^= leaving
        explorers = int32(s[_EXPLORERS + lane] - leavers)
        s[_EXPLORERS + lane] = explorers
        s[_BUCKET + lane] = int32(leaving * TURNS) + min(s[_TURN + lane], int32(TURNS - 1))
        s[_OVER + lane] = s[_COLLAPSED + lane] | int32(explorers == 0)


@jit
def pay(s: Shorts) -> None:
    """Add what leaving brings to the leavers' points in every lane."""
    for lane in range(LANES):
        leaving = s[_LEAVING + lane]
        brings = s[_BRINGS + lane]
        # A fixed number of seats, so that the compiler can write all of them out.
        for seat in range(MOST_SEATS):
            leaves = int32(leaving >> seat & 1)
            s[_POINTS + seat * LANES + lane] += int32(-leaves) & brings


@jit
def close(s: Shorts, seats: int) -> None:
    """Set every lane whose expedition is over to the entrance of the next one."""
    one = int32(1)
    everybody = int32((1 << seats) - 1)
    all_seats = int32(seats)
    for lane in range(LANES):
        over = s[_OVER + lane]
        keep = over - one
        s[_EXPEDITION + lane] += over
        s[_PATH + lane] &= keep
        s[_TURN + lane] &= keep
        s[_CARRIED + lane] &= keep
        s[_POOL + lane] &= keep
        s[_SEEN + lane] &= keep
        s[_TRAPS + lane] &= keep
        s[_RELICS + lane] &= keep
        s[_WORTH + lane] &= keep
        s[_INSIDE + lane] = everybody if over else s[_INSIDE + lane]
        s[_EXPLORERS + lane] = all_seats if over else s[_EXPLORERS + lane]


@jit
def listed(s: Shorts, row: int, lanes: Ints) -> int:
    """List the lanes that have a 1 in a row; how many there are."""
    found = 0
    for lane in range(LANES):
        # Written always and kept only then: nothing to guess.
        lanes[found] = lane
        found += s[row + lane]
    return found


@jit
def deal(s: Shorts, decks: Bytes, words: Shorts) -> None:
    """Look at the drawn card in every lane."""
    for lane in range(LANES):
        s[_CARD + lane] = words[np.uint64(decks[np.uint64(s[_PLACE + lane])])]


@jit
def move(s: Shorts, decks: Bytes) -> None:
    """Exchange the revealed card with the one whose place it takes, in every lane."""
    for lane in range(LANES):
        place = np.uint64(s[_PLACE + lane])
        other = np.uint64(s[_OTHER + lane])
        kind = decks[place]
        decks[place] = decks[other]
        decks[other] = kind


@jit
def count_leaving(s: Shorts, left_at: Shorts) -> int:
    """Count who left in every lane; how many lanes have a game that counts."""
    live = 0
    for lane in range(LANES):
        left_at[np.uint64(s[_BUCKET + lane])] += s[_LIVE + lane]
    for lane in range(LANES):
        live += s[_LIVE + lane]
    return live


@jit
def aligned(size: int) -> Shorts:
    """Zeros that begin where a line of the processor's cache does."""
    room = np.zeros(size + 16, np.int32)
    skip = (-room.ctypes.data % 64) // 4
    return room[skip : skip + size]


@jit
def play_swift(
    tables: Swift, key: np.uint64, twist: np.uint64, first: int, games: int, sums: Ints
) -> None:
    """Play so many games, `GAMES_A_CALL` at most, and add them to the sums."""
    seats = tables.seats
    s = aligned(ROWS * LANES)
    counters = np.zeros(LANES, np.uint64)
    decks = aligned(LANES * MOST_CARDS // 4).view(np.uint8)
    words = decks.view(np.uint64)
    relics = np.zeros((seats, LANES), np.int32)
    left_at = np.zeros(256 * TURNS, np.int32)
    lost_by = np.zeros(256, np.int64)
    won_by = np.zeros(256, np.int64)
    results = np.zeros((2 * MOST_SEATS + 2, RESULTS), np.int64)
    finished = 0
    lanes = np.zeros(LANES + 1, np.int64)
    s[_OVER : _OVER + LANES] = 1
    close(s, seats)
    limit = first + games
    following = first
    for lane in range(LANES):
        begin_game(tables, s, counters, words, lane, following, limit)
        following += 1
    while True:
        draw(s, counters, key, twist)
        deal(s, decks, tables.words)
        reveal(s, tables.skip_first_trap)
        move(s, decks)
        for seat in range(seats):
            gems, turns, traps = tables.thresholds[seat]
            choose(s, seat, gems, turns, traps)
        share(s)
        if tables.relics:
            for number in range(listed(s, _CLAIM, lanes)):
                take_relics(tables, s, relics, lanes[number])
        pay(s)
        live = count_leaving(s, left_at)
        if live == 0:
            break
        sums[CARDS_SEEN] += live
        over = listed(s, _OVER, lanes)
        for number in range(over):
            count_expedition(s, lanes[number], sums, lost_by)
        close(s, seats)
        for number in range(over):
            lane = lanes[number]
            if s[_EXPEDITION + lane] == EXPEDITIONS:
                for seat in range(seats):
                    results[seat, finished] = s[_POINTS + seat * LANES + lane]
                    s[_POINTS + seat * LANES + lane] = 0
                if tables.relics:
                    for seat in range(seats):
                        results[MOST_SEATS + seat, finished] = relics[seat, lane]
                        relics[seat, lane] = 0
                finished += s[_LIVE + lane]
                if finished == RESULTS:
                    count_results(tables, results, finished, sums, won_by)
                    finished = 0
                begin_game(tables, s, counters, words, lane, following, limit)
                following += 1
            elif tables.entering.size:
                enter_relic(tables, s, decks, lane)
    count_results(tables, results, finished, sums, won_by)
    sums[GAMES] += games
    for mask in range(1, 1 << seats):
        shared = count(mask)
        for seat in range(seats):
            if mask >> seat & 1:
                sums[WINS + seat * MOST_SEATS + shared - 1] += won_by[mask]
                sums[LOST + seat] += lost_by[mask]
                for turn in range(TURNS):
                    sums[LEAVING + seat * TURNS + turn] += left_at[mask * TURNS + turn]


@jit
def begin_game(
    tables: Swift, s: Shorts, counters: Words, decks: Words, lane: int, game: int, limit: int
) -> None:
    """Set a lane to a game's beginning; games beyond the limit do not count."""
    for word in range(MOST_CARDS // 8):
        decks[lane * (MOST_CARDS // 8) + word] = tables.deck[word]
    counters[lane] = np.uint64(game) << GAME_BITS
    s[_LIVE + lane] = game < limit
    s[_CARDS + lane] = tables.cards
    s[_EXPEDITION + lane] = 0
    s[_TAKEN + lane] = 0


@jit
def enter_relic(tables: Swift, s: Shorts, decks: Bytes, lane: int) -> None:
    """Let one relic enter before a later expedition, while there are any."""
    number = s[_EXPEDITION + lane] - 1
    if number < tables.entering.size:
        decks[lane * MOST_CARDS + s[_CARDS + lane]] = tables.entering[number]
        s[_CARDS + lane] += 1


@jit
def take_relics(tables: Swift, s: Shorts, relics: Shorts, lane: int) -> None:
    """Give the relics on the path to a lone leaver."""
    taken = s[_TAKEN + lane]
    number = s[_RELICS + lane]
    worth = tables.worth[taken + number] - tables.worth[taken]
    s[_BRINGS + lane] += worth + s[_WORTH + lane]
    for seat in range(tables.seats):
        relics[seat, lane] += number * (s[_LEAVING + lane] >> seat & 1)
    s[_TAKEN + lane] = taken + number
    s[_RELICS + lane] = 0
    s[_WORTH + lane] = 0


@jit
def count_expedition(s: Shorts, lane: int, sums: Ints, lost_by: Ints) -> None:
    """Count an expedition that is over, and what it cost those it collapsed over."""
    live = s[_LIVE + lane]
    collapsed = s[_COLLAPSED + lane] & live
    sums[LENGTHS + min(s[_TURN + lane], int32(TURNS - 1))] += live
    sums[COLLAPSES] += collapsed
    lost_by[s[_INSIDE + lane]] += s[_CARRIED + lane] * collapsed


@jit
def count_results(tables: Swift, results: Ints, games: int, sums: Ints, won_by: Ints) -> None:
    """Count the points, relics and winners of games that are over.

    A column of the results is a game: each seat's points, then each seat's relics, then
    room for the highest rank and the mask of those who have it.
    """
    best = results[2 * MOST_SEATS]
    won = results[2 * MOST_SEATS + 1]
    best[:] = 0
    won[:] = 0
    for seat in range(tables.seats):
        points = results[seat]
        relics = results[MOST_SEATS + seat]
        total = 0
        squares = 0
        taken = 0
        for game in range(games):
            total += points[game]
            squares += points[game] * points[game]
            taken += relics[game]
            # Relics break ties only, so they count less than any point.
            points[game] = points[game] * 1024 + relics[game] * tables.tie_by_relics
            best[game] = max(best[game], points[game])
        sums[POINTS + seat] += total
        sums[SQUARES + seat] += squares
        sums[RELICS_TAKEN + seat] += taken
    for seat in range(tables.seats):
        ranks = results[seat]
        for game in range(games):
            won[game] |= np.int64(ranks[game] == best[game]) << seat
    for game in range(games):
        won_by[won[game]] += 1
