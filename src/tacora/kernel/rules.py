"""An edition, and a game at any moment, as arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ..game import Card, Edition, Game, Relic, Trap, Treasure, card_order
from .layout import (
    AWAITS,
    CARD,
    CARDS,
    CARRIED,
    CHEST,
    CHOICES,
    DANGER,
    EXPEDITION,
    INSIDE,
    IS_RELIC,
    IS_TRAP,
    IS_TREASURE,
    LEFT,
    MOST_SEATS,
    NOTHING,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TAKEN,
    TRAPS,
    TREASURE,
    TURN,
    WAITING,
    WORTH_ON_PATH,
    Ints,
    KernelError,
)

MOST_CARDS = 10_000
"""So the draws of a game fit into its counters (see `chance.py`)."""


# The meaning of the places in `Rules.numbers`. All are in one array, since compiled functions
# count references for each array of a tuple, which costs more time than the game itself.
SEATS = 0
EVERYBODY = 1
"""The mask of all seats."""
KINDS = 2
"""The number of different cards."""
SEEN = 3
"""The column of a row where the copies on the path begin."""
DECK = 4
"""The column where the deck begins."""
ONE_PER_EXPEDITION = 5
"""1 when one relic enters before each expedition, 0 when all do before the first."""
BY_ORDER_TAKEN = 6
"""1 when the order of taking decides a relic's worth, 0 when the worth is printed."""
SKIP_FIRST_TRAP = 7
"""1 when there are no choices after a trap that is the first card."""
TIE_BY_RELICS = 8
"""1 when the most relics break a tie, 0 when the victory is shared."""
ALL_TREASURE = 9
"""The gems of all treasures together."""
ALL_RELICS = 10
"""The number of relics."""
FAMILY = 11
"""The first place of a list: whether each kind of card is a treasure, a trap or a relic."""
GEMS = 12
"""The first place of a list: each kind's gems, or the printed worth of a relic."""
ENTERING = 13
"""The first place of a list: the relics in the order in which they enter."""
WORTH = 14
"""The first place of a list: entry n is the worth of the first n relics taken, together."""
HEADER = 15


class Rules(NamedTuple):
    """One edition for one number of seats, as arrays."""

    seats: int
    deck: int
    """The column of a row where the deck begins."""
    family: Ints
    """Treasure, trap or relic, for each kind of card."""
    gems: Ints
    """The gems of a treasure, the printed worth of a relic, for each kind of card."""
    relics: Ints
    """The relic cards in the order in which they enter."""
    worth: Ints
    """Entry n: the worth of the first n relics taken, together."""
    fresh: Ints
    """The row of a game in which no expedition has begun."""
    numbers: Ints
    """All of this in one array, for compiled functions."""


def card_kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards in their listing order; a card's index here is its number."""
    relics = edition.relics.cards() if edition.relics else ()
    treasures = map(Treasure, edition.treasures)
    return tuple(sorted({*treasures, *edition.traps, *relics}, key=card_order))


@lru_cache(maxsize=64)
def rules_for(edition: Edition, seats: int) -> Rules:
    """The rules of an edition for a table of this many seats."""
    if not edition.least_explorers <= seats <= edition.most_explorers:
        raise KernelError(
            f"{edition.id} is for {edition.least_explorers} to {edition.most_explorers} "
            f"explorers, not {seats}"
        )
    kinds = card_kinds(edition)
    number = {card: place for place, card in enumerate(kinds)}
    relics = edition.relics
    entering = relics.cards() if relics else ()
    cards: tuple[Card, ...] = (*map(Treasure, edition.treasures), *edition.traps)
    deck = sorted(number[card] for card in cards)
    if len(deck) + len(entering) > MOST_CARDS:
        raise KernelError(f"{edition.id} has more than {MOST_CARDS} cards")
    assert seats <= MOST_SEATS

    seen = LEFT + len(kinds)
    first = seen + len(kinds)
    fresh = np.zeros(first + len(deck) + len(entering), np.int64)
    fresh[first : first + len(deck)] = deck
    fresh[LEFT : LEFT + len(kinds)] = np.bincount(deck, minlength=len(kinds))
    fresh[CARDS] = len(deck)
    fresh[TREASURE] = sum(edition.treasures)
    fresh[WAITING] = len(entering)
    by_order = relics.values if relics and relics.worth == "by order taken" else ()
    parts = (
        np.array([_family(card) for card in kinds], np.int64),
        np.array([_gems(card) for card in kinds], np.int64),
        np.array([number[card] for card in entering], np.int64),
        np.cumsum((0, *by_order), dtype=np.int64),
    )
    header = np.zeros(HEADER, np.int64)
    header[SEATS] = seats
    header[EVERYBODY] = (1 << seats) - 1
    header[KINDS] = len(kinds)
    header[SEEN] = seen
    header[DECK] = first
    header[ONE_PER_EXPEDITION] = relics is not None and relics.enter == "one per expedition"
    header[BY_ORDER_TAKEN] = bool(by_order)
    header[SKIP_FIRST_TRAP] = edition.first_trap == "next card"
    header[TIE_BY_RELICS] = edition.tie == "most relics"
    header[ALL_TREASURE] = sum(edition.treasures)
    header[ALL_RELICS] = len(entering)
    header[FAMILY : WORTH + 1] = HEADER + np.cumsum([0, *(part.size for part in parts[:-1])])
    return Rules(seats, first, *parts, fresh, np.concatenate([header, *parts]))


def _family(card: Card) -> int:
    match card:
        case Treasure():
            return IS_TREASURE
        case Trap():
            return IS_TRAP
        case Relic():
            return IS_RELIC


def _gems(card: Card) -> int:
    match card:
        case Treasure(gems):
            return gems
        case Relic(worth):
            return worth or 0
        case Trap():
            return 0


_AWAITS = {"card": CARD, "choices": CHOICES, "nothing": NOTHING}


def load(game: Game) -> Ints:
    """The row of a game at its present moment."""
    rules = rules_for(game.edition, len(game.explorers))
    number = {card: place for place, card in enumerate(card_kinds(game.edition))}
    row = rules.fresh.copy()
    row[LEFT:] = 0
    seen = rules.numbers[SEEN]
    path = [step.card for step in game.path]
    deck = [number[card] for card in path if not isinstance(card, Relic)]
    row[PATH] = len(deck)
    deck += [number[card] for card in game.bag.cards()]
    row[CARDS] = len(deck)
    row[rules.deck : rules.deck + len(deck)] = deck
    for card in path:
        row[seen + number[card]] += 1
    for card, copies in game.bag.items():
        row[LEFT + number[card]] = copies
    row[EXPEDITION] = game.expedition
    row[TURN] = game.turn
    row[AWAITS] = _AWAITS[game.awaits]
    row[INSIDE] = sum(1 << seat for seat in game.inside)
    row[CARRIED] = game.explorers[game.inside[0]].carried if game.inside else 0
    row[POOL] = game.pool
    row[TRAPS] = len(game.traps_on_path)
    row[DANGER] = sum(game.bag[trap] for trap in set(game.traps_on_path))
    row[TREASURE] = sum(
        card.gems * copies for card, copies in game.bag.items() if isinstance(card, Treasure)
    )
    row[RELICS_ON_PATH] = len(game.relics_on_path)
    row[WORTH_ON_PATH] = sum(relic.worth or 0 for relic in game.relics_on_path)
    row[RELICS_LEFT] = sum(
        copies for card, copies in game.bag.items() if not isinstance(card, Treasure | Trap)
    )
    row[TAKEN] = game.relics_taken
    row[WAITING] = len(game.waiting)
    for seat, explorer in enumerate(game.explorers):
        row[CHEST + seat] = explorer.chest
        row[RELIC_POINTS + seat] = explorer.points - explorer.chest
        row[RELICS + seat] = len(explorer.relics)
    return row
