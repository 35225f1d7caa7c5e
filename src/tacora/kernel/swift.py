"""Whole games of threshold players, written so that the processor has little to guess.

The same games as `play.py` plays, draw by draw, for policies that leave at so many gems,
cards or trap kinds. Which seats leave then follows from tables of masks, all seats' points
sit side by side in two numbers, and what happens to a card is arithmetic instead of
branches: of a plain program's time, about half goes into branches guessed wrongly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._jit import jit
from .chance import _32, _LOW, GAME_BITS, bits
from .layout import (
    CARDS,
    EXPEDITIONS,
    IS_RELIC,
    IS_TRAP,
    IS_TREASURE,
    MOST_SEATS,
    WAITING,
    Ints,
)
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

MOST_POINTS = 1 << 16
MOST_KINDS = 30
RECIPROCAL = 24
"""Dividing by 1 to 8 is multiplying by a rounded-up reciprocal and shifting so far; exact
for all numbers below 2 to the power of 21."""
WORTH_AT, RELIC_AT, TRAP_AT = 16, 30, 31
"""Where in a card's word, above the gems, its printed worth, relic mark and trap bit begin."""


class Swift(NamedTuple):
    """Rules and thresholds of one setting as tables."""

    deck: Ints
    """The deck before the first expedition, one word a card."""
    cards: int
    entering: Ints
    """The words of the relics in the order in which they enter."""
    at_once: int
    """How many of them enter before the first expedition; later ones enter one by one."""
    skip_first_trap: int
    tie_by_relics: int
    seats: int
    gems: Ints
    """For so many gems carried, the seats that leave."""
    turns: Ints
    """For so many cards revealed, the seats that leave."""
    traps: Ints
    """For so many trap kinds on the path, the seats that leave."""
    worth: Ints
    spread: Words
    """For each mask of four seats, a 1 in each of their sixteen-bit places."""
    population: Ints
    """For each mask, how many seats it holds."""
    reciprocal: Ints


def swift_for(rules: Rules, players: Players, setting: int) -> Swift | None:
    """The tables of a setting; None where it needs the general player."""
    kinds = players.kinds[setting]
    thresholds = players.parameters[setting, :, 0]
    traps = int((rules.family == IS_TRAP).sum())
    relic_worth = int(rules.gems[rules.relics].sum() + rules.worth[-1])
    if (
        not np.isin(kinds, (AFTER_CARDS, AFTER_TRAPS, AT_GEMS, NEVER)).all()
        or (players.first[setting] >= 0).any()
        or traps > MOST_KINDS
        or EXPEDITIONS * rules.treasure + relic_worth >= MOST_POINTS
    ):
        return None
    words = _words(rules)
    cards = int(rules.fresh[CARDS])
    waiting = int(rules.fresh[WAITING])
    deck = np.zeros(rules.fresh.size - rules.deck, np.int64)
    deck[:cards] = words[rules.fresh[rules.deck : rules.deck + cards]]

    def masks(kind: int, entries: int) -> Ints:
        reached = np.arange(entries)[:, None] >= thresholds
        bits = 1 << np.arange(rules.seats)
        result: Ints = ((reached & (kinds == kind)) * bits).sum(axis=1)
        return result

    return Swift(
        deck=deck,
        cards=cards,
        entering=words[rules.relics],
        at_once=0 if rules.one_per_expedition else waiting,
        skip_first_trap=rules.skip_first_trap,
        tie_by_relics=rules.tie_by_relics,
        seats=rules.seats,
        gems=masks(AT_GEMS, rules.treasure + 1),
        turns=masks(AFTER_CARDS, deck.size + 1),
        traps=masks(AFTER_TRAPS, traps + 1),
        worth=np.concatenate([rules.worth, np.zeros(deck.size, np.int64)])
        if rules.by_order_taken
        else np.zeros(rules.relics.size + 1, np.int64),
        spread=np.array(
            [sum((mask >> seat & 1) << 16 * seat for seat in range(4)) for mask in range(16)],
            np.uint64,
        ),
        population=np.array([mask.bit_count() for mask in range(256)], np.int64),
        reciprocal=np.array(
            [0, *(-(-(1 << RECIPROCAL) // number) for number in range(1, MOST_SEATS + 1))], np.int64
        ),
    )


def _words(rules: Rules) -> Ints:
    """A word for each kind of card: gems, printed worth, relic mark and trap bit."""
    words = np.zeros(rules.kinds, np.int64)
    trap = 0
    for kind in range(rules.kinds):
        if rules.family[kind] == IS_TREASURE:
            words[kind] = rules.gems[kind]
        elif rules.family[kind] == IS_RELIC:
            words[kind] = rules.gems[kind] << WORTH_AT | 1 << RELIC_AT
        else:
            words[kind] = 1 << TRAP_AT + trap
            trap += 1
    return words


@jit
def play_swift(
    tables: Swift, key: np.uint64, twist: np.uint64, first: int, games: int, sums: Ints
) -> None:
    """Play so many games and add them to the sums."""
    everybody = (1 << tables.seats) - 1
    deck = np.empty_like(tables.deck)
    left_at = np.zeros((256 * TURNS,), np.int64)
    entering = tables.entering
    gems_masks = tables.gems
    turn_masks = tables.turns
    trap_masks = tables.traps
    worths = tables.worth
    spread = tables.spread
    population = tables.population
    reciprocal = tables.reciprocal
    skip_first_trap = tables.skip_first_trap
    seen_cards = 0
    collapses = 0
    for game in range(first, first + games):
        deck[:] = tables.deck
        cards = tables.cards
        entered = 0
        taken = 0
        counter = np.uint64(game) << GAME_BITS
        low_points = np.uint64(0)
        high_points = np.uint64(0)
        low_lost = np.uint64(0)
        high_lost = np.uint64(0)
        low_relics = np.uint64(0)
        high_relics = np.uint64(0)
        for expedition in range(EXPEDITIONS):
            enter = tables.at_once if expedition == 0 else 0
            if tables.at_once == 0 and expedition < entering.size:
                enter = 1
            for _ in range(enter):
                deck[cards] = entering[entered]
                entered += 1
                cards += 1
            path = 0
            turn = 0
            carried = 0
            pool = 0
            relics = 0
            worth = 0
            seen = 0
            traps = 0
            inside = everybody
            explorers = tables.seats
            while True:
                limit = np.uint64(cards - path)
                while True:
                    product = (bits(key, twist, counter) >> _32) * limit
                    counter += np.uint64(1)
                    low = product & _LOW
                    if low >= limit or low >= (_LOW + np.uint64(1)) % limit:
                        break
                place = path + np.int64(product >> _32)
                card = deck[place]
                trap = card >> TRAP_AT
                relic = card >> RELIC_AT & 1
                collapsed = seen & trap != 0
                turn += 1
                # Relics and a closing trap never return and go behind the deck, other
                # cards onto the path in front of it.
                gone = relic | collapsed
                other = cards - 1 if gone else path
                deck[place] = deck[other]
                deck[other] = card
                cards -= gone
                path += 1 - gone
                if collapsed:
                    collapses += 1
                    lost = np.uint64(carried)
                    low_lost += spread[inside & 15] * lost
                    high_lost += spread[inside >> 4] * lost
                    break
                seen |= trap
                is_trap = 1 if trap else 0
                traps += is_trap
                relics += relic
                worth += card >> WORTH_AT & 0x3FFF
                gems = card & 0xFFFF
                each = gems * reciprocal[explorers] >> RECIPROCAL
                carried += each
                pool += gems - each * explorers

                leaving = (gems_masks[carried] | turn_masks[turn] | trap_masks[traps]) & inside
                if skip_first_trap & is_trap & (turn == 1):
                    leaving = 0
                if cards == path:
                    leaving = inside
                leavers = population[leaving]
                share = pool * reciprocal[leavers] >> RECIPROCAL
                pool -= share * leavers
                lone = 1 if leavers == 1 else 0
                gain = lone * (worths[taken + relics] - worths[taken] + worth)
                low_seats = spread[leaving & 15]
                high_seats = spread[leaving >> 4]
                brings = np.uint64(carried + share + gain)
                low_points += low_seats * brings
                high_points += high_seats * brings
                alone = np.uint64(lone * relics)
                low_relics += low_seats * alone
                high_relics += high_seats * alone
                taken += lone * relics
                relics -= lone * relics
                worth -= lone * worth
                left_at[leaving * TURNS + min(turn, TURNS - 1)] += 1
                inside ^= leaving
                explorers -= leavers
                if inside == 0:
                    break
            seen_cards += turn
            sums[LENGTHS + min(turn, TURNS - 1)] += 1
        add_result(tables, low_points, high_points, low_relics, high_relics, sums)
        add_lost(tables, low_lost, high_lost, sums)
    sums[GAMES] += games
    sums[CARDS_SEEN] += seen_cards
    sums[COLLAPSES] += collapses
    for mask in range(1, everybody + 1):
        for seat in range(tables.seats):
            if mask >> seat & 1:
                for turn in range(TURNS):
                    sums[LEAVING + seat * TURNS + turn] += left_at[mask * TURNS + turn]


@jit
def place_of(low: np.uint64, high: np.uint64, seat: int) -> int:
    """A seat's sixteen bits of two words."""
    word = low if seat < 4 else high
    return np.int64(word >> np.uint64(16 * (seat & 3)) & np.uint64(0xFFFF))


@jit
def add_lost(tables: Swift, low: np.uint64, high: np.uint64, sums: Ints) -> None:
    """Add what a game's collapses cost each seat."""
    for seat in range(tables.seats):
        sums[LOST + seat] += place_of(low, high, seat)


@jit
def add_result(
    tables: Swift,
    low: np.uint64,
    high: np.uint64,
    low_relics: np.uint64,
    high_relics: np.uint64,
    sums: Ints,
) -> None:
    """Add a game's points, relics and winners."""
    best = 0
    for seat in range(tables.seats):
        points = place_of(low, high, seat)
        relics = place_of(low_relics, high_relics, seat)
        sums[POINTS + seat] += points
        sums[SQUARES + seat] += points * points
        sums[RELICS_TAKEN + seat] += relics
        best = max(best, points * 1024 + relics * tables.tie_by_relics)
    won = 0
    for seat in range(tables.seats):
        points = place_of(low, high, seat)
        relics = place_of(low_relics, high_relics, seat)
        won |= (points * 1024 + relics * tables.tie_by_relics == best) << seat
    shared = count(won)
    for seat in range(tables.seats):
        sums[WINS + seat * MOST_SEATS + shared - 1] += won >> seat & 1
