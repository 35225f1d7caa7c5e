"""Reviews add up: where it began, luck and mistakes give the result."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tacora import edition
from tacora.kernel.search import Effort
from tacora.lab.review import ReviewError, people_of, review
from tacora.lab.simulation import play_game

QUICK = Effort(most=64)


def test_start_luck_and_cost_give_the_result() -> None:
    played = play_game(edition("fr-iello-2021"), ["random", "stubborn", "counter"], "seed")
    reviews = review(played.record, effort=QUICK)
    assert [each.seat for each in reviews] == [0, 1, 2]
    for each in reviews:
        winners = played.result.winners
        assert each.result == (1 / len(winners) if each.seat in winners else 0)
        assert each.start + each.luck - each.cost == pytest.approx(each.result)
        assert all(choice.cost >= 0 for choice in each.choices)
        assert len(each.turning_points) == 3
        made = json.loads(json.dumps(each.as_json()))
        assert len(made["choices"]) == len(each.choices)
    assert {choice.chose for choice in reviews[1].choices} == {"go on"}
    # Whoever tosses a coin pays for it.
    assert reviews[0].cost > 0.05


def test_people_are_reviewed_where_the_record_says_who_they_are() -> None:
    record = play_game(edition("fr-iello-2021"), ["random", "bold", "counter"], "seed").record
    assert people_of(record) == (0, 1, 2)
    seated = replace(record, extra={"bots": ["random", None, "counter"]})
    assert people_of(seated) == (1,)


def test_a_game_that_is_not_over_is_refused() -> None:
    record = play_game(edition("fr-iello-2021"), ["random", "bold", "counter"], "seed").record
    with pytest.raises(ReviewError, match="not over"):
        review(replace(record, expeditions=record.expeditions[:2]))
    with pytest.raises(ReviewError, match="no seat 7"):
        review(record, seats=(7,))
