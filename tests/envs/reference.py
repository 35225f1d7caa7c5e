"""What a seat observes, worked out from a game of the reference engine alone."""

from __future__ import annotations

import numpy as np

from tacora.envs import Layout
from tacora.game import Card, Game, card_order
from tacora.kernel.layout import Singles


def cards_of(game: Game) -> list[Card]:
    """The different cards of an edition in their listing order."""
    relics = game.edition.relics.cards() if game.edition.relics else ()
    return sorted({*game.edition.deck().cards(), *relics}, key=card_order)


def observed(game: Game, seat: int) -> dict[str, list[int]]:
    """The parts of the observation by name."""
    explorers = (*game.explorers[seat:], *game.explorers[:seat])
    cards = cards_of(game)
    path = [step.card for step in game.path]
    parts = {
        "expedition": [game.expedition],
        "turn": [game.turn],
        "carried": [max(explorer.carried for explorer in explorers)],
        "pool": [game.pool],
        "inside": [int(explorer.in_cave) for explorer in explorers],
        "chest": [explorer.chest for explorer in explorers],
    }
    if game.edition.relics:
        parts |= {
            "relic_points": [explorer.points - explorer.chest for explorer in explorers],
            "relics": [len(explorer.relics) for explorer in explorers],
            "relics_waiting": [len(game.waiting)],
        }
    left = [game.bag[card] for card in cards]
    return {**parts, "left": left, "path": [path.count(card) for card in cards]}


def check_observation(game: Game, seat: int, flat: Singles) -> None:
    """The flat observation says what the reference engine says, and lies in its space."""
    layout = Layout(game.edition, len(game.explorers))
    named = {name: part.tolist() for name, part in layout.named(flat).items()}
    assert named == observed(game, seat)
    assert layout.flat_space.contains(np.asarray(flat))
