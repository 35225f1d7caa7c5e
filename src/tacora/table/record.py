"""The record of a table's game, with the proof of its shuffle."""

from __future__ import annotations

from typing import Any

from ..dealer import PROCEDURE
from ..game import Decide, Reveal, play, start
from .shuffle import COMBINATION
from .state import Table


def record_of(table: Table) -> dict[str, Any]:
    """The finished game in the form of a record; asked for once the game is over."""
    game = table.game
    assert game is not None
    assert game.result is not None, "a record is made when the game is over"
    result = game.result
    return {
        "format": "tacora-game/1",
        "edition": game.edition.id,
        "relics": game.edition.relics is not None,
        "explorers": list(table.names()),
        "expeditions": [{"turns": turns} for turns in _expeditions(table)],
        "result": {
            "points": list(result.points),
            "relics": list(result.relics),
            "winners": list(result.winners),
        },
        "date": table.changed_at,
        "bots": {
            str(number): seat.bot for number, seat in enumerate(table.seats) if seat and seat.bot
        },
        "shuffle": {
            "procedure": PROCEDURE,
            "seed": table.dealer.seed,
            "combination": COMBINATION,
            "commitment": table.commitment,
            "server_seed": table.server_seed,
            "numbers": list(table.numbers),
        },
    }


def _expeditions(table: Table) -> list[list[list[str]]]:
    game, _ = start(table.rules, len(table.seats))
    expeditions: list[list[list[str]]] = []
    for move in table.moves:
        inside = game.inside
        expedition = game.expedition
        game, _ = play(game, move)
        match move:
            case Reveal(card):
                while len(expeditions) < expedition:
                    expeditions.append([])
                expeditions[-1].append([str(card), ""])
            case Decide(leaving):
                expeditions[-1][-1][1] = "".join(
                    "." if seat not in inside else "-" if seat in leaving else "+"
                    for seat in range(len(table.seats))
                )
    return expeditions
