"""The player for threshold policies plays the same games as the general one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tacora import edition
from tacora.game import Edition, Trap
from tacora.kernel.chance import seed_keys
from tacora.kernel.layout import Ints
from tacora.kernel.play import UNTAPED, UNWANTED, play_games
from tacora.kernel.players import Players, players_for
from tacora.kernel.rules import Rules, rules_for
from tacora.kernel.vector_steps import draw
from tacora.kernel.vectorized import play_vectorized, vector_tables
from tacora.policies import AfterCards, AfterTraps, AtGems, Never, Policy
from tacora.statistics import LENGTHS, TURNS, WIDTH

from .reference import tables

GAMES = 600


def policies(chance: Random, seats: int) -> list[Policy]:
    choose = (
        lambda: AtGems(chance.randint(0, 20)),
        lambda: AfterCards(chance.randint(0, 12)),
        lambda: AfterTraps(chance.randint(0, 5)),
        Never,
    )
    return [chance.choice(choose)() for _ in range(seats)]


def both(rules: Rules, players: Players, first: int, games: int) -> tuple[Ints, Ints]:
    vectorized = vector_tables(rules, players, 0)
    assert vectorized is not None
    sums = np.zeros((2, WIDTH), np.int64)
    keys = seed_keys("swift")
    with np.errstate(over="ignore"):
        play_vectorized(vectorized, *keys, first, games, sums[0])
        play_games(
            rules.numbers, players, np.zeros(games, np.int64), rules.fresh, *keys, first,
            sums[1], UNWANTED, UNTAPED, UNTAPED,
        )  # fmt: skip
    return sums[0], sums[1]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        (edition, seats)
        for edition, seats in tables()
        if edition.id not in ("long", "short", "tiny", "relics", "safe")
    ],
    ids=lambda value: value.name if isinstance(value, Edition) else str(value),
)
def test_every_sum_is_the_same(edition: Edition, seats: int) -> None:
    chance = Random(f"{edition.name}/{seats}")
    rules = rules_for(edition, seats)
    for attempt in range(6):
        players = players_for([policies(chance, seats)])
        vectorized, general = both(rules, players, attempt * 1000, GAMES)
        wrong = np.flatnonzero(vectorized != general)
        assert not wrong.size, f"sums {wrong} are {vectorized[wrong]}, not {general[wrong]}"
        assert vectorized[LENGTHS : LENGTHS + TURNS].sum() == 5 * GAMES


@pytest.mark.parametrize("games", [1, 2, 127, 128, 129, 1000])
def test_any_number_of_games_can_be_played(games: int) -> None:
    rules = rules_for(edition("de-iello-2017"), 4)
    vectorized, general = both(rules, players_for([[AtGems(g) for g in (5, 8, 11, 14)]]), 7, games)
    assert np.array_equal(vectorized, general)


def test_a_draw_is_repeated_exactly_where_it_fell_into_the_incomplete_round() -> None:
    """With 32 random bits that happens once in a hundred million draws, so the test forces it."""
    from tacora.kernel import vector_steps as lanes
    from tacora.kernel.chance import below
    from tacora.kernel.layout import DRAWS, GAME

    keys = seed_keys("again")
    s = np.zeros(lanes.ROWS * lanes.LANES, np.int32)
    limit = 3 * 2**29  # every fourth draw is thrown away
    s[lanes.CARDS : lanes.CARDS + lanes.LANES] = limit
    counters = np.arange(lanes.LANES, dtype=np.uint64) << np.uint64(20)
    games = np.zeros((lanes.LANES, 20), np.int64)
    games[:, GAME] = np.arange(lanes.LANES)
    with np.errstate(over="ignore"):
        draw(s, counters, *keys)
        expected = [below(*keys, g, limit) for g in games]
    places = s[: lanes.LANES].astype(np.int64) - np.arange(lanes.LANES) * lanes.LANE_CARDS
    assert places.astype(np.int32).tolist() == np.array(expected).astype(np.int32).tolist()
    assert (counters & np.uint64(0xFFFFF)).tolist() == games[:, DRAWS].tolist()
    assert games[:, DRAWS].max() > 1


def test_what_does_not_fit_the_lanes_is_left_to_the_general_player() -> None:
    book = edition("de-iello-2017")
    plain = players_for([[AtGems(5)] * 4])
    many_kinds = replace(book, traps=tuple(Trap("t" + "x" * kind) for kind in range(40)))
    runs_out = replace(book, traps=book.traps[:7])
    assert vector_tables(rules_for(many_kinds, 4), plain, 0) is None
    assert vector_tables(rules_for(runs_out, 4), plain, 0) is None
    dictated = players_for([[AtGems(5)] * 4], first=[1, -1, -1, -1])
    assert vector_tables(rules_for(book, 4), dictated, 0) is None
    assert vector_tables(rules_for(book, 4), plain, 0) is not None
