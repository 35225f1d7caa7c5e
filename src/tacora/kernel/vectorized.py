"""Whole games of threshold players, in 128 lanes at once.

These are the same games that `play.py` plays, draw by draw, for policies that leave at a number
of gems, cards or trap kinds. A plain program spends about half of its time on branches that the
processor predicts wrongly. Here every lane holds one game, every sweep reveals one card in each
lane, and the steps (`vector_steps.py`) are arithmetic without branches. A lane whose game is over
takes the next game at once.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..statistics import (
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
from . import vector_steps as at
from .chance import GAME_BITS
from .layout import CARDS, EXPEDITIONS, IS_RELIC, IS_TRAP, IS_TREASURE, LEFT, MOST_SEATS, Ints
from .moves import count
from .players import AFTER_CARDS, AFTER_TRAPS, AT_GEMS, FIRST, NEVER, RULE, Players
from .rules import (
    BY_ORDER_TAKEN,
    ONE_PER_EXPEDITION,
    SKIP_FIRST_TRAP,
    TIE_BY_RELICS,
    Rules,
)
from .vector_steps import (
    LANE_CARDS,
    LANES,
    ROWS,
    Bytes,
    Shorts,
    Words,
    aligned,
    choose,
    close,
    count_leaving,
    deal,
    draw,
    int32,
    listed,
    move,
    pay,
    reveal,
    share,
)

MOST_KINDS = 31
"""Trap kinds that fit into a mask."""
MOST_GEMS = 1023
UNREACHED = 2**30
"""A threshold that no game reaches."""
RESULTS = 256
"""Games that are over are counted this many at a time."""
GAMES_A_CALL = 1 << 20
"""The most games of one call, so counts in 32 bits cannot overflow."""


class VectorTables(NamedTuple):
    """Rules and thresholds of one setting as tables."""

    deck: Words
    """The deck of the first expedition, card number by card number, eight in a word."""
    cards: int
    """The number of cards in that deck."""
    words: Shorts
    """The word of each card number (see `vector_steps.py`)."""
    relics: int
    """The number of all relics."""
    entering: Bytes
    """The relics that enter later, one before each further expedition."""
    skip_first_trap: int
    tie_by_relics: int
    seats: int
    thresholds: Shorts
    """For each seat the gems, cards and trap kinds at which it leaves."""
    worth: Ints
    """Entry n: the worth of the first n relics taken, together, if the order decides it."""


def runs_out(rules: Rules) -> bool:
    """Whether an expedition can reveal its last card without a collapse.

    That needs at most one trap of each kind, and every earlier expedition can remove one trap.
    """
    kinds = rules.family == IS_TRAP
    copies = rules.fresh[LEFT : LEFT + kinds.size][kinds]
    return int((copies - 1).sum()) < EXPEDITIONS


def vector_tables(rules: Rules, players: Players, setting: int) -> VectorTables | None:
    """The tables of a setting; None if only `play.py` can play it."""
    kinds = players.settings[setting, :, RULE]
    numbers = rules.numbers
    traps = int((rules.family == IS_TRAP).sum())
    if (
        not np.isin(kinds, (AFTER_CARDS, AFTER_TRAPS, AT_GEMS, NEVER)).all()
        or (players.settings[setting, :, FIRST] >= 0).any()
        or runs_out(rules)
        or traps > MOST_KINDS
        or rules.fresh.size - rules.deck > LANE_CARDS
        or rules.gems.max() > MOST_GEMS
    ):
        return None
    cards = int(rules.fresh[CARDS])
    at_once = min(rules.relics.size, 1) if numbers[ONE_PER_EXPEDITION] else rules.relics.size
    deck = np.zeros(LANE_CARDS, np.uint8)
    deck[:cards] = rules.fresh[rules.deck : rules.deck + cards]
    deck[cards : cards + at_once] = rules.relics[:at_once]
    thresholds = np.full((rules.seats, 3), UNREACHED, np.int32)
    for column, kind in enumerate((AT_GEMS, AFTER_CARDS, AFTER_TRAPS)):
        given = np.clip(np.ceil(players.settings[setting, :, 0]), -1, UNREACHED)
        thresholds[:, column] = np.where(kinds == kind, given, UNREACHED)
    return VectorTables(
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
    """The word of each kind of card."""
    words = np.zeros(rules.family.size, np.int32)
    trap = 0
    for kind in range(rules.family.size):
        if rules.family[kind] == IS_TREASURE:
            words[kind] = rules.gems[kind]
        elif rules.family[kind] == IS_RELIC:
            words[kind] = rules.gems[kind] | 1 << at.RELIC_AT
        else:
            words[kind] = 1 << at.TRAP_AT | trap << at.KIND_AT
            trap += 1
    return words


@jit
def play_vectorized(
    tables: VectorTables, key: np.uint64, twist: np.uint64, first: int, games: int, sums: Ints
) -> None:
    """Play games, at most `GAMES_A_CALL`, and add their results to the sums."""
    seats = tables.seats
    s = aligned(ROWS * LANES)
    counters = np.zeros(LANES, np.uint64)
    decks = aligned(LANES * LANE_CARDS // 4).view(np.uint8)
    words = decks.view(np.uint64)
    relics = np.zeros((seats, LANES), np.int32)
    left_at = np.zeros(256 * TURNS, np.int32)
    lost_by = np.zeros(256, np.int64)
    won_by = np.zeros(256, np.int64)
    results = np.zeros((2 * MOST_SEATS + 2, RESULTS), np.int64)
    finished = 0
    lanes = np.zeros(LANES + 1, np.int64)
    s[at.OVER : at.OVER + LANES] = 1
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
            for number in range(listed(s, at.CLAIM, lanes)):
                take_relics(tables, s, relics, lanes[number])
        pay(s)
        live = count_leaving(s, left_at)
        if live == 0:
            break
        sums[CARDS_SEEN] += live
        over = listed(s, at.OVER, lanes)
        for number in range(over):
            count_expedition(s, lanes[number], sums, lost_by)
        close(s, seats)
        for number in range(over):
            lane = lanes[number]
            if s[at.EXPEDITION + lane] == EXPEDITIONS:
                for seat in range(seats):
                    results[seat, finished] = s[at.POINTS + seat * LANES + lane]
                    s[at.POINTS + seat * LANES + lane] = 0
                if tables.relics:
                    for seat in range(seats):
                        results[MOST_SEATS + seat, finished] = relics[seat, lane]
                        relics[seat, lane] = 0
                finished += s[at.LIVE + lane]
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
    tables: VectorTables, s: Shorts, counters: Words, decks: Words, lane: int, game: int, limit: int
) -> None:
    """Start a game in a lane; games from the limit on do not count."""
    for word in range(LANE_CARDS // 8):
        decks[lane * (LANE_CARDS // 8) + word] = tables.deck[word]
    counters[lane] = np.uint64(game) << GAME_BITS
    s[at.LIVE + lane] = game < limit
    s[at.CARDS + lane] = tables.cards
    s[at.EXPEDITION + lane] = 0
    s[at.TAKEN + lane] = 0


@jit
def enter_relic(tables: VectorTables, s: Shorts, decks: Bytes, lane: int) -> None:
    """Add one relic to the deck before a later expedition, if any is left."""
    number = s[at.EXPEDITION + lane] - 1
    if number < tables.entering.size:
        decks[lane * LANE_CARDS + s[at.CARDS + lane]] = tables.entering[number]
        s[at.CARDS + lane] += 1


@jit
def take_relics(tables: VectorTables, s: Shorts, relics: Shorts, lane: int) -> None:
    """Give the relics on the path to a lone leaver."""
    taken = s[at.TAKEN + lane]
    number = s[at.RELICS + lane]
    worth = tables.worth[taken + number] - tables.worth[taken]
    s[at.BRINGS + lane] += worth + s[at.WORTH + lane]
    for seat in range(tables.seats):
        relics[seat, lane] += number * (s[at.LEAVING + lane] >> seat & 1)
    s[at.TAKEN + lane] = taken + number
    s[at.RELICS + lane] = 0
    s[at.WORTH + lane] = 0


@jit
def count_expedition(s: Shorts, lane: int, sums: Ints, lost_by: Ints) -> None:
    """Count an expedition that is over, and the gems lost if it collapsed."""
    live = s[at.LIVE + lane]
    collapsed = s[at.COLLAPSED + lane] & live
    sums[LENGTHS + min(s[at.TURN + lane], int32(TURNS - 1))] += live
    sums[COLLAPSES] += collapsed
    lost_by[s[at.INSIDE + lane]] += s[at.CARRIED + lane] * collapsed


@jit
def count_results(
    tables: VectorTables, results: Ints, games: int, sums: Ints, won_by: Ints
) -> None:
    """Count the points, relics and winners of games that are over.

    A column of the results is a game: each seat's points, then each seat's relics, then
    the highest rank and the mask of the seats that have it.
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
