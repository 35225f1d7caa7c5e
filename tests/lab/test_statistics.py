"""The statistics of games: what they print, and their figures as a dict."""

from __future__ import annotations

import json
import math

import pytest

from tacora import edition
from tacora.lab.simulation import play_game, simulate_bots
from tacora.statistics import Counter, Statistics

GERMAN = edition("de-iello-2017")
BOTS = ("timid", "bold", "collector")


@pytest.fixture(scope="module")
def found() -> Statistics:
    return simulate_bots(GERMAN, BOTS, 40, "s")


def test_the_figures_are_those_of_the_games(found: Statistics) -> None:
    results = [play_game(GERMAN, BOTS, f"s/{number}").result for number in range(40)]
    for seat in range(3):
        points = [result.points[seat] for result in results]
        mean = sum(points) / 40
        assert found.points[seat] == pytest.approx(mean)
        spread = math.sqrt(sum((each - mean) ** 2 for each in points) / 39)
        assert found.points_margin[seat] == pytest.approx(1.959964 * spread / math.sqrt(40))
        won = [seat in result.winners and 1 / len(result.winners) for result in results]
        assert found.wins[seat] == pytest.approx(sum(won) / 40)
        low, high = found.wins_interval[seat]
        assert low <= found.wins[seat] <= high
    assert sum(found.wins) == pytest.approx(1)


def test_they_print_as_a_short_table(found: Statistics) -> None:
    lines = str(found).splitlines()
    assert len(lines) == 2 + len(BOTS)
    assert lines[0].startswith("Statistics of 40 games: ")
    assert f"{found.points[2]:.2f} ± {found.points_margin[2]:.2f}" in lines[-1]
    assert max(map(len, lines)) <= 100


def test_the_figures_are_ready_for_json(found: Statistics) -> None:
    figures = json.loads(json.dumps(found.to_dict(), allow_nan=False))
    assert figures["games"] == 40
    assert figures["points"] == list(found.points)
    assert figures["leaving"][1] == list(found.leaving[1])
    assert sum(figures["lengths"]) == figures["expeditions"] == 200


def test_one_game_alone_has_no_interval() -> None:
    counter = Counter(3)
    counter.add(play_game(GERMAN, BOTS, "one").events)
    alone = counter.statistics()
    assert math.isinf(alone.points_margin[0])
    assert json.loads(json.dumps(alone.to_dict(), allow_nan=False))["wins_margin"] is None


def test_statistics_of_two_sets_of_games_add_up(found: Statistics) -> None:
    counter = Counter(3)
    for number in range(40):
        counter.add(play_game(GERMAN, BOTS, f"s/{number}").events)
        if number == 14:
            first, counter = counter.statistics(), Counter(3)
    assert first + counter.statistics() == found
    with pytest.raises(ValueError, match="different sizes"):
        found + Counter(4).statistics()


def test_a_data_frame_has_a_row_for_each_seat(found: Statistics) -> None:
    frame = found.to_frame()
    assert frame["seat"].to_list() == [0, 1, 2]
    assert frame["points"].to_list() == list(found.points)
    assert frame["points_margin"].to_list() == list(found.points_margin)
    assert frame["wins"].to_list() == list(found.wins)
    assert list(zip(frame["wins_low"], frame["wins_high"], strict=True)) == list(
        found.wins_interval
    )
    assert set(frame["games"]) == {40}


def test_one_game_in_a_data_frame_has_no_margin() -> None:
    counter = Counter(3)
    counter.add(play_game(GERMAN, BOTS, "one").events)
    assert counter.statistics().to_frame()["points_margin"].to_list() == [None] * 3
    assert "inf" not in counter.statistics()._repr_html_()


def test_a_notebook_shows_a_table(found: Statistics) -> None:
    page = found._repr_html_()
    assert page.count("<tr>") == 1 + len(BOTS)
    assert f"<td>{found.points[1]:.2f}</td><td>{found.points_margin[1]:.2f}</td>" in page
    assert "40 games" in page
