"""Moments of real games at which a seat has to decide."""

from __future__ import annotations

from random import Random

from tacora.game import Decide, Edition, Game, Reveal, play, start
from tacora.record import History, Turn, choices_of


def decisions(edition: Edition, seats: int, seed: int) -> list[tuple[Game, History]]:
    """Every moment of one random game that awaits choices, and the history until then."""
    chance = Random(seed)
    eagerness = [chance.choice((0.02, 0.1, 0.3)) for _ in range(seats)]
    expeditions: list[list[Turn]] = [[]]
    found: list[tuple[Game, History]] = []
    game, _ = start(edition, seats)
    while not game.over:
        number = game.expedition
        if game.awaits == "card":
            card = game.bag.card_at(chance.randrange(game.bag.total))
            expeditions[-1].append(Turn(card))
            game, _ = play(game, Reveal(card))
        else:
            found.append((game, tuple(map(tuple, expeditions))))
            leaving = frozenset(s for s in game.inside if chance.random() < eagerness[s])
            expeditions[-1][-1] = Turn(expeditions[-1][-1].card, choices_of(game, leaving))
            game, _ = play(game, Decide(leaving))
        if game.expedition != number:
            expeditions.append([])
    return found
