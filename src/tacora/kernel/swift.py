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
from .chance import _32, _LOW, GAME_BITS, bits
from .layout import CARDS, EXPEDITIONS, IS_RELIC, IS_TRAP, IS_TREASURE, MOST_SEATS, WAITING, Ints
from .moves import count
from .policies import AFTER_CARDS, AFTER_TRAPS, AT_GEMS, NEVER, Players
from .rules import Rules
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

Words = npt.NDArray[np.uint64]
Shorts = npt.NDArray[np.int32]

LANES = 128
MOST_CARDS = 128
"""A lane's deck has so many places."""
MOST_KINDS = 31
"""Trap kinds that fit into a mask."""
MOST_GEMS = 1023
UNREACHED = 2**30
GAMES_A_CALL = 1 << 20
"""So that sums in 32 bits cannot overflow."""

# Rows of the lanes' array.
_PLACE = 0 * LANES  # where in the deck the revealed card was
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
_LEAVERS = 15 * LANES
_BRINGS = 16 * LANES  # what leaving brings each leaver
_COLLAPSED = 17 * LANES
_FREE = 18 * LANES  # the seats that may decide now
_LIVE = 19 * LANES  # 1 while the lane's game counts
_EXPEDITION = 20 * LANES
_TAKEN = 21 * LANES
_ENTERED = 22 * LANES
ROWS = 23

# A card's word: gems or printed worth, two marks, the trap kind's number.
_AMOUNT = 0x3FF
_TRAP_AT, _RELIC_AT, _KIND_AT = 10, 11, 12


class Swift(NamedTuple):
    """Rules and thresholds of one setting as tables."""

    deck: Shorts
    """The deck before the first expedition, one word a card."""
    cards: int
    entering: Shorts
    """The words of the relics in the order in which they enter."""
    at_once: int
    """How many of them enter before the first expedition; otherwise one before each."""
    skip_first_trap: int
    tie_by_relics: int
    seats: int
    thresholds: Shorts
    """For each seat the gems, cards and trap kinds at which it leaves."""
    worth: Ints
    """What the first n relics taken are worth together, by the order taken."""


def swift_for(rules: Rules, players: Players, setting: int) -> Swift | None:
    """The tables of a setting; None where it needs the general player."""
    kinds = players.kinds[setting]
    traps = int((rules.family == IS_TRAP).sum())
    places = rules.fresh.size - rules.deck
    if (
        not np.isin(kinds, (AFTER_CARDS, AFTER_TRAPS, AT_GEMS, NEVER)).all()
        or (players.first[setting] >= 0).any()
        or traps > MOST_KINDS
        or places > MOST_CARDS
        or rules.gems.max() > MOST_GEMS
        or EXPEDITIONS * rules.treasure * (GAMES_A_CALL // LANES + 1) >= 2**31
    ):
        return None
    words = _words(rules)
    cards = int(rules.fresh[CARDS])
    deck = np.zeros(places, np.int32)
    deck[:cards] = words[rules.fresh[rules.deck : rules.deck + cards]]
    thresholds = np.full((rules.seats, 3), UNREACHED, np.int32)
    for column, kind in enumerate((AT_GEMS, AFTER_CARDS, AFTER_TRAPS)):
        given = np.clip(np.ceil(players.parameters[setting, :, 0]), -1, UNREACHED)
        thresholds[:, column] = np.where(kinds == kind, given, UNREACHED)
    return Swift(
        deck=deck,
        cards=cards,
        entering=words[rules.relics],
        at_once=0 if rules.one_per_expedition else int(rules.fresh[WAITING]),
        skip_first_trap=rules.skip_first_trap,
        tie_by_relics=rules.tie_by_relics,
        seats=rules.seats,
        thresholds=thresholds,
        worth=rules.worth if rules.by_order_taken else np.zeros(rules.relics.size + 1, np.int64),
    )


def _words(rules: Rules) -> Shorts:
    """A word for each kind of card."""
    words = np.zeros(rules.kinds, np.int32)
    trap = 0
    for kind in range(rules.kinds):
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
        again += (product & _LOW) < limit
        s[_PLACE + lane] = s[_PATH + lane] + np.int32(product >> _32)
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
        s[_PLACE + lane] = s[_PATH + lane] + np.int32(product >> _32)


@jit
def reveal(s: Shorts, skip_first_trap: int) -> None:
    """What the revealed card does in every lane."""
    for lane in range(LANES):
        card = s[_CARD + lane]
        amount = card & np.int32(_AMOUNT)
        trap = card >> np.int32(_TRAP_AT) & np.int32(1)
        relic = card >> np.int32(_RELIC_AT) & np.int32(1)
        kind = trap << (card >> np.int32(_KIND_AT))
        gems = amount * (np.int32(1) - relic) * (np.int32(1) - trap)
        seen = s[_SEEN + lane]
        collapsed = np.int32((seen & kind) != 0)
        path = s[_PATH + lane]
        cards = s[_CARDS + lane]
        # Relics and a closing trap never return and go behind the deck, other cards
        # onto the path in front of it.
        gone = relic | collapsed
        s[_OTHER + lane] = path + gone * (cards - np.int32(1) - path)
        path += np.int32(1) - gone
        cards -= gone
        s[_PATH + lane] = path
        s[_CARDS + lane] = cards
        s[_SEEN + lane] = seen | kind
        s[_COLLAPSED + lane] = collapsed
        s[_TRAPS + lane] += trap
        s[_RELICS + lane] += relic
        s[_WORTH + lane] += amount * relic
        turn = s[_TURN + lane] + np.int32(1)
        s[_TURN + lane] = turn
        explorers = s[_EXPLORERS + lane]
        each = np.int32(np.float32(gems) / np.float32(explorers))
        s[_CARRIED + lane] += each
        s[_POOL + lane] += gems - each * explorers
        inside = s[_INSIDE + lane]
        skipped = np.int32(skip_first_trap) & trap & np.int32(turn == 1)
        s[_FREE + lane] = inside * (np.int32(1) - collapsed) * (np.int32(1) - skipped)
        # For want of cards everybody leaves, whatever they would choose.
        s[_LEAVING + lane] = inside * np.int32(cards == path) * (np.int32(1) - collapsed)


@jit
def choose(s: Shorts, seat: int, gems: np.int32, turns: np.int32, traps: np.int32) -> None:
    """Let one seat leave in every lane where a threshold is reached."""
    bit = np.int32(1 << seat)
    for lane in range(LANES):
        reached = (
            np.int32(s[_CARRIED + lane] >= gems)
            | np.int32(s[_TURN + lane] >= turns)
            | np.int32(s[_TRAPS + lane] >= traps)
        )
        s[_LEAVING + lane] |= (reached * bit) & s[_FREE + lane]


@jit
def share(s: Shorts) -> None:
    """What leaving brings in every lane, without relics."""
    for lane in range(LANES):
        leaving = s[_LEAVING + lane]
        pairs = leaving - (leaving >> np.int32(1) & np.int32(0x55))
        fours = (pairs & np.int32(0x33)) + (pairs >> np.int32(2) & np.int32(0x33))
        leavers = (fours + (fours >> np.int32(4))) & np.int32(0xF)
        some = np.int32(leavers > 0)
        pool = s[_POOL + lane]
        each = some * np.int32(np.float32(pool) / np.float32(max(leavers, np.int32(1))))
        s[_POOL + lane] = pool - each * leavers
        s[_BRINGS + lane] = s[_CARRIED + lane] + each
        s[_LEAVERS + lane] = leavers
        s[_INSIDE + lane] ^= leaving
        s[_EXPLORERS + lane] -= leavers


@jit
def pay(s: Shorts, seat: int, points: Shorts, lost: Shorts) -> None:
    """Add to one seat's points, and to what it lost, in every lane."""
    shift = np.int32(seat)
    for lane in range(LANES):
        leaves = s[_LEAVING + lane] >> shift & np.int32(1)
        stays = s[_INSIDE + lane] >> shift & np.int32(1)
        points[lane] += leaves * s[_BRINGS + lane]
        lost[lane] += (stays & s[_COLLAPSED + lane] & s[_LIVE + lane]) * s[_CARRIED + lane]


@jit
def play_swift(
    tables: Swift, key: np.uint64, twist: np.uint64, first: int, games: int, sums: Ints
) -> None:
    """Play so many games, `GAMES_A_CALL` at most, and add them to the sums."""
    s = np.zeros(ROWS * LANES, np.int32)
    counters = np.zeros(LANES, np.uint64)
    decks = np.zeros(LANES * MOST_CARDS, np.int32)
    points = np.zeros((tables.seats, LANES), np.int32)
    relics = np.zeros((tables.seats, LANES), np.int32)
    lost = np.zeros((tables.seats, LANES), np.int32)
    left_at = np.zeros(256 * TURNS, np.int64)
    ended = np.zeros(LANES, np.int64)
    limit = first + games
    following = first
    for lane in range(LANES):
        begin_game(tables, s, counters, decks, points, relics, lane, following, limit)
        following += 1
    running = min(games, LANES)
    while running:
        draw(s, counters, key, twist)
        for lane in range(LANES):
            s[_CARD + lane] = decks[lane * MOST_CARDS + s[_PLACE + lane]]
        reveal(s, tables.skip_first_trap)
        for lane in range(LANES):
            place = lane * MOST_CARDS + s[_PLACE + lane]
            other = lane * MOST_CARDS + s[_OTHER + lane]
            decks[place] = decks[other]
            decks[other] = s[_CARD + lane]
        for seat in range(tables.seats):
            gems, turns, traps = tables.thresholds[seat]
            choose(s, seat, gems, turns, traps)
        share(s)
        if tables.entering.size:
            take_relics(tables, s, relics)
        for seat in range(tables.seats):
            pay(s, seat, points[seat], lost[seat])
        over = 0
        for lane in range(LANES):
            turn = min(s[_TURN + lane], np.int32(TURNS - 1))
            left_at[s[_LEAVING + lane] * TURNS + turn] += s[_LIVE + lane]
            ended[over] = lane
            over += s[_COLLAPSED + lane] | (s[_EXPLORERS + lane] == 0)
        for number in range(over):
            lane = ended[number]
            end_expedition(tables, s, lane, sums)
            if s[_EXPEDITION + lane] < EXPEDITIONS:
                begin_expedition(tables, s, decks, lane)
            else:
                if s[_LIVE + lane]:
                    add_result(tables, points, relics, lane, sums)
                    running -= 1
                    if following < limit:
                        running += 1
                begin_game(tables, s, counters, decks, points, relics, lane, following, limit)
                following += 1
    sums[GAMES] += games
    for seat in range(tables.seats):
        for lane in range(LANES):
            sums[LOST + seat] += lost[seat, lane]
        for mask in range(1, 256):
            if mask >> seat & 1:
                for turn in range(TURNS):
                    sums[LEAVING + seat * TURNS + turn] += left_at[mask * TURNS + turn]


@jit
def begin_game(
    tables: Swift,
    s: Shorts,
    counters: Words,
    decks: Shorts,
    points: Shorts,
    relics: Shorts,
    lane: int,
    game: int,
    limit: int,
) -> None:
    """Set a lane to a game's beginning; games beyond the limit do not count."""
    at = lane * MOST_CARDS
    for place in range(tables.cards):
        decks[at + place] = tables.deck[place]
    counters[lane] = np.uint64(game) << GAME_BITS
    s[_LIVE + lane] = game < limit
    s[_CARDS + lane] = tables.cards
    s[_EXPEDITION + lane] = 0
    s[_TAKEN + lane] = 0
    s[_ENTERED + lane] = 0
    for seat in range(tables.seats):
        points[seat, lane] = 0
        relics[seat, lane] = 0
    begin_expedition(tables, s, decks, lane)


@jit
def begin_expedition(tables: Swift, s: Shorts, decks: Shorts, lane: int) -> None:
    """Let relics enter as the book says, and all explorers."""
    entered = s[_ENTERED + lane]
    entering = tables.at_once if s[_EXPEDITION + lane] == 0 else 0
    if tables.at_once == 0:
        entering = min(tables.entering.size - entered, 1)
    for number in range(entered, entered + entering):
        decks[lane * MOST_CARDS + s[_CARDS + lane]] = tables.entering[number]
        s[_CARDS + lane] += 1
    s[_ENTERED + lane] = entered + entering
    s[_PATH + lane] = 0
    s[_TURN + lane] = 0
    s[_CARRIED + lane] = 0
    s[_POOL + lane] = 0
    s[_SEEN + lane] = 0
    s[_TRAPS + lane] = 0
    s[_RELICS + lane] = 0
    s[_WORTH + lane] = 0
    s[_INSIDE + lane] = (1 << tables.seats) - 1
    s[_EXPLORERS + lane] = tables.seats


@jit
def take_relics(tables: Swift, s: Shorts, relics: Shorts) -> None:
    """Give the relics on the path to lone leavers."""
    for lane in range(LANES):
        if s[_LEAVERS + lane] == 1 and s[_RELICS + lane]:
            taken = s[_TAKEN + lane]
            number = s[_RELICS + lane]
            worth = tables.worth[taken + number] - tables.worth[taken]
            s[_BRINGS + lane] += worth + s[_WORTH + lane]
            seat = 0
            while not s[_LEAVING + lane] >> seat & 1:
                seat += 1
            relics[seat, lane] += number
            s[_TAKEN + lane] = taken + number
            s[_RELICS + lane] = 0
            s[_WORTH + lane] = 0


@jit
def end_expedition(tables: Swift, s: Shorts, lane: int, sums: Ints) -> None:
    """Count an expedition that is over."""
    turn = s[_TURN + lane]
    live = s[_LIVE + lane]
    sums[CARDS_SEEN] += turn * live
    sums[LENGTHS + min(turn, TURNS - 1)] += live
    sums[COLLAPSES] += s[_COLLAPSED + lane] & live
    s[_EXPEDITION + lane] += 1


@jit
def add_result(tables: Swift, points: Shorts, relics: Shorts, lane: int, sums: Ints) -> None:
    """Add a game's points, relics and winners."""
    best = np.int64(0)
    for seat in range(tables.seats):
        own = np.int64(points[seat, lane])
        sums[POINTS + seat] += own
        sums[SQUARES + seat] += own * own
        sums[RELICS_TAKEN + seat] += relics[seat, lane]
        best = max(best, own * 1024 + relics[seat, lane] * tables.tie_by_relics)
    won = 0
    for seat in range(tables.seats):
        rank = np.int64(points[seat, lane]) * 1024 + relics[seat, lane] * tables.tie_by_relics
        won |= (rank == best) << seat
    shared = count(won)
    for seat in range(tables.seats):
        sums[WINS + seat * MOST_SEATS + shared - 1] += won >> seat & 1
