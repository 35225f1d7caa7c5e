"""From a game at any moment to a row."""

from __future__ import annotations

from ..game import Game, Relic, Trap, Treasure
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
    LEFT,
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
)
from .rules import SEEN, card_kinds, rules_for

_AWAITS = {"card": CARD, "choices": CHOICES, "nothing": NOTHING}


def load(game: Game) -> Ints:
    """The row of a game; playing on from it is playing on from this moment."""
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
