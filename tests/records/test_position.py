"""A position set up by hand is the game that led there, or is refused in one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.thorough import cases

from tacora.game import Game
from tacora.puzzles import packaged
from tacora.record.position import (
    PlacedCard,
    PlacedExplorer,
    Position,
    PositionError,
    game_at,
)
from tacora.solver import odds


def position_of(game: Game) -> Position:
    """The position of a game with choices."""
    return Position(
        game.edition.id,
        game.edition.relics is not None,
        game.expedition,
        game.explorers[game.inside[0]].carried,
        tuple(PlacedCard(str(step.card), step.gems) for step in game.path),
        tuple(map(str, game.removed)),
        tuple(
            PlacedExplorer(each.chest, tuple(relic.worth for relic in each.relics), each.in_cave)
            for each in game.explorers
        ),
    )


def test_a_position_of_a_game_is_that_game() -> None:
    puzzles = packaged()
    for puzzle in puzzles[:: max(1, len(puzzles) // cases(20, len(puzzles)))]:
        game = puzzle.game()
        found = game_at(position_of(game))
        # Relics that were taken leave the path, but their cards were counted.
        assert replace(found, turn=game.turn) == game
        assert odds(found) == odds(game)


USUAL = Position(
    "fr-iello-2021",
    False,
    2,
    2,
    (PlacedCard("7", 1), PlacedCard("snake", 0)),
    ("lava",),
    (
        PlacedExplorer(5, (), True),
        PlacedExplorer(0, (), True),
        PlacedExplorer(3, (), True),
    ),
)
OUT = PlacedExplorer(0, (), False)


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": "nowhere"},
        {"expedition": 6},
        {"explorers": USUAL.explorers[:2]},
        {"explorers": (OUT,) * 3},
        {"explorers": (PlacedExplorer(1000, (), True), *USUAL.explorers[1:])},
        {"explorers": (PlacedExplorer(0, (5,), True), *USUAL.explorers[1:])},
        {"path": ()},
        {"path": (PlacedCard("seven", 0),)},
        {"path": (PlacedCard("snake", 0), PlacedCard("snake", 0))},
        {"path": (PlacedCard("snake", 1),)},
        {"path": (PlacedCard("17", 0),) * 2},
        {"removed": ("lava",) * 4},
        {"removed": ("7",)},
        {"carried": 3},
        {"carried": -1},
        {"edition": "ru-hobbyworld-2026", "relics": True, "removed": ("relic:12",)},
        {
            "edition": "ru-hobbyworld-2026",
            "relics": True,
            "explorers": (PlacedExplorer(0, (6,), True), *USUAL.explorers[1:]),
        },
    ],
)
def test_what_no_game_reaches_is_refused(wrong: dict[str, Any]) -> None:
    assert game_at(USUAL).awaits == "choices"
    with pytest.raises(PositionError) as error:
        game_at(replace(USUAL, **wrong))
    assert "\n" not in str(error.value)
