"""Both engines play the same games and agree after every move."""

from __future__ import annotations

import numpy as np
import pytest

from tacora.game import Edition, rules
from tacora.kernel import layout
from tacora.kernel.rules import rules_for
from tests.thorough import parity_games

from .compare import compare, kernel_games
from .reference import custom_editions, tables

GAMES = parity_games()
"""How many games of the nine rule sets are compared in all; `make parity` asks for a million."""
CUSTOM = {edition.id for edition in custom_editions()}
BOOKS = [(edition, seats) for edition, seats in tables() if edition.id not in CUSTOM]
OTHERS = [(edition, seats) for edition, seats in tables() if edition.id in CUSTOM]
A_TABLE = -(-GAMES // len(BOOKS))


def name(value: object) -> str:
    return value.name if isinstance(value, Edition) else str(value)


@pytest.mark.parametrize(("edition", "seats"), BOOKS, ids=name)
def test_the_kernel_plays_as_the_books_say(edition: Edition, seats: int) -> None:
    assert compare(edition, seats, "parity", A_TABLE) == A_TABLE


@pytest.mark.parametrize(("edition", "seats"), OTHERS, ids=name)
def test_the_kernel_plays_custom_editions(edition: Edition, seats: int) -> None:
    compare(edition, seats, "parity", max(A_TABLE // 20, 2))


def test_the_games_compared_are_as_many_as_they_should_be() -> None:
    assert A_TABLE * len(BOOKS) >= GAMES
    assert len(BOOKS) == 9 * 6
    assert {seats for _, seats in BOOKS} == {3, 4, 5, 6, 7, 8}
    assert len({edition.name for edition, _ in BOOKS}) == 9


def seen(edition: Edition, seats: int, games: int) -> dict[str, int]:
    """How often random games reach what is rare."""
    numbers = rules_for(edition, seats)
    tapes, traces, turns, moves = kernel_games(numbers, "rare", games)
    found = dict.fromkeys(("long", "crowd", "relics", "fifth relic", "tie", "odd gems", "skip"), 0)
    for game in range(games):
        trace = traces[game, : moves[game]]
        tape = tapes[game, : turns[game]]
        leavers = [int(mask).bit_count() for mask in tape[:, 1] if mask > 0]
        points = trace[-1, layout.CHEST : layout.CHEST + seats]
        found["long"] += int(trace[:, layout.TURN].max() >= 13)
        found["crowd"] += int(max(leavers, default=0) >= 3)
        found["relics"] += int(trace[:, layout.RELICS_ON_PATH].max() >= 2)
        found["fifth relic"] += int(trace[-1, layout.TAKEN] >= 5)
        found["tie"] += int((points == points.max()).sum() > 1)
        stays = (trace[:, layout.POOL] > 0) & (trace[:, layout.AWAITS] == layout.CARD)
        found["odd gems"] += int(stays.any())
        found["skip"] += int((tape[0, 1] == -1) and turns[game] > 1)
    return found


def test_random_games_reach_what_is_rare() -> None:
    german = seen(custom_editions()[0], 4, 50)
    assert german["long"] >= 25
    books = {edition.name: seen(edition, seats, 400) for edition, seats in BOOKS if seats == 5}
    for edition in books:
        found = books[edition]
        assert found["long"] >= 5, edition
        assert found["crowd"] >= 50, edition
        assert found["tie"] >= 10, edition
        assert found["odd gems"] >= 50, edition
    assert books["de-iello-2017+relics"]["relics"] >= 50
    assert books["de-iello-2017+relics"]["fifth relic"] >= 5
    assert books["pl-incan-gold+relics"]["skip"] >= 50
    assert books["fr-iello-2021+relics"]["skip"] == 0


def test_an_illegal_tape_is_refused_where_it_goes_wrong() -> None:
    from .compare import dictated

    edition, seats = BOOKS[0]
    numbers = rules_for(edition, seats)
    tapes, _, turns, moves = kernel_games(numbers, "illegal", 1)
    for turn in range(turns[0]):
        wrong = tapes.copy()
        wrong[0, turn, 0] = len(numbers.family)
        assert dictated(numbers, wrong, turns)[1][0] == -1 - turn
        wrong = tapes.copy()
        wrong[0, turn, 1] = 1 << seats if wrong[0, turn, 1] != -1 else 0
        assert dictated(numbers, wrong, turns)[1][0] == -1 - turn
    beyond = np.concatenate([tapes[:, : turns[0]], tapes[:, :1]], axis=1)
    assert dictated(numbers, beyond, turns + 1)[1][0] == -1 - turns[0]
    assert moves[0] > 0
    assert rules.start(edition, seats)
