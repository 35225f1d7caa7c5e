"""From an edition to numbers and arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from ..game import Card, Edition, Relic, Trap, Treasure, card_order
from ._jit import KernelError
from .layout import (
    CARDS,
    IS_RELIC,
    IS_TRAP,
    IS_TREASURE,
    LEFT,
    MOST_SEATS,
    TREASURE,
    WAITING,
    Ints,
)

MOST_CARDS = 10_000
"""So that a game's draws fit into its stretch of random numbers."""


class Rules(NamedTuple):
    """One edition for one number of seats, as compiled functions take it."""

    seats: int
    everybody: int
    """The bits of all seats."""
    kinds: int
    """How many different cards there are."""
    seen: int
    """The column where the copies on the path begin."""
    deck: int
    """The column where the deck begins."""
    one_per_expedition: int
    """1 when one relic enters before each expedition, 0 when all do before the first."""
    by_order_taken: int
    """1 when a relic's worth goes by the order taken, 0 when it is printed."""
    skip_first_trap: int
    """1 when nobody decides after a trap that is the first card."""
    tie_by_relics: int
    """1 when the most relics break a tie, 0 when the victory is shared."""
    treasure: int
    """The gems of all treasures together."""
    family: Ints
    """Treasure, trap or relic, for each kind of card."""
    gems: Ints
    """The gems of a treasure, the printed worth of a relic, for each kind of card."""
    relics: Ints
    """The relic cards in the order in which they enter."""
    worth: Ints
    """What the first n relics taken are worth together, by the order taken."""
    fresh: Ints
    """The row of a game in which no expedition has begun."""


def card_kinds(edition: Edition) -> tuple[Card, ...]:
    """The different cards in their listing order; a card's place here is its number."""
    relics = edition.relics.cards() if edition.relics else ()
    treasures = map(Treasure, edition.treasures)
    return tuple(sorted({*treasures, *edition.traps, *relics}, key=card_order))


@lru_cache(maxsize=64)
def rules_for(edition: Edition, seats: int) -> Rules:
    """The rules of an edition for a table of so many seats."""
    if not edition.least_explorers <= seats <= edition.most_explorers:
        raise KernelError(
            f"{edition.id} is for {edition.least_explorers} to {edition.most_explorers} "
            f"explorers, not {seats}"
        )
    kinds = card_kinds(edition)
    number = {card: place for place, card in enumerate(kinds)}
    relics = edition.relics
    entering = relics.cards() if relics else ()
    deck = sorted(number[card] for card in (*map(Treasure, edition.treasures), *edition.traps))
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
    return Rules(
        seats=seats,
        everybody=(1 << seats) - 1,
        kinds=len(kinds),
        seen=seen,
        deck=first,
        one_per_expedition=int(bool(relics) and relics.enter == "one per expedition"),
        by_order_taken=int(bool(by_order)),
        skip_first_trap=int(edition.first_trap == "next card"),
        tie_by_relics=int(edition.tie == "most relics"),
        treasure=sum(edition.treasures),
        family=np.array([_family(card) for card in kinds], np.int64),
        gems=np.array([_gems(card) for card in kinds], np.int64),
        relics=np.array([number[card] for card in entering], np.int64),
        worth=np.cumsum((0, *by_order), dtype=np.int64),
        fresh=fresh,
    )


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
