"""Reviews add up: the win chance at the start, skill, luck and the others give the result."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest
from tests.table.helpers import Played

from tacora import edition
from tacora.lab.review import ReviewError, luck_of, luck_of_cards, people_of, review
from tacora.lab.simulation import play_game
from tacora.mind.memory import nothing_seen
from tacora.mind.search import Effort
from tacora.record import Record, Turn, from_json, last_game, to_json
from tacora.table import Options, messages, record_of

QUICK = Effort(most=64)
NAMES = ["fr-iello-2021", "de-iello-2017", "pl-incan-gold"]


def played(name: str = "fr-iello-2021") -> Record:
    return play_game(edition(name), ["random", "stubborn", "counter"], "seed").record


def test_start_skill_luck_and_the_others_give_the_result() -> None:
    record = played()
    result = last_game(record).result
    assert result is not None
    reviews = review(record, effort=QUICK)
    assert [each.seat for each in reviews] == [0, 1, 2]
    for each in reviews:
        assert each.over
        winners = result.winners
        assert each.result == (1 / len(winners) if each.seat in winners else 0)
        assert each.start + each.skill + each.luck + each.others == pytest.approx(each.result)
        for choice in each.choices:
            assert choice.cost == 0 or choice.cost > 2 * choice.error
            chosen = choice.leave if choice.chose == "leave" else choice.go_on
            other = choice.go_on if choice.chose == "leave" else choice.leave
            assert choice.skill in (0, chosen - other)
        assert len(each.turning_points) == 3
        made = json.loads(json.dumps(each.as_json()))
        assert len(made["choices"]) == len(each.choices)
    assert {choice.chose for choice in reviews[1].choices} == {"go_on"}
    # The seat that tosses a coin loses by it.
    assert reviews[0].skill < -0.05


def cut(record: Record, cards: int) -> tuple[tuple[Turn, ...], ...]:
    """A game cut after this number of cards."""
    kept: list[tuple[Turn, ...]] = []
    for turns in record.expeditions:
        if cards > 0:
            kept.append(turns[:cards])
        cards -= len(turns)
    return tuple(kept)


@pytest.mark.parametrize("name", NAMES)
def test_the_mean_of_luck_is_zero(name: str) -> None:
    """The luck of all cards that could have come, weighted by their chance, sums to zero."""
    record = played(name)
    given = list(luck_of_cards(record))
    assert len(given) == sum(map(len, record.expeditions))
    seen = 0
    for before, luck in given[::7]:
        habits = nothing_seen()
        habits[0] = np.roll(habits[0], 1)  # whatever is known of them
        every = luck_of(before, habits)
        total = sum(before.bag[card] * each for card, each in every.items())
        assert total == pytest.approx(np.zeros(3), abs=1e-9)
        assert any(each != pytest.approx(np.zeros(3)) for each in every.values())
        assert luck.shape == (3,)
        seen += 1
    assert seen > 2


def test_a_collapse_is_bad_luck_inside_and_good_luck_at_camp() -> None:
    record = played()
    turns = list(enumerate(record.expeditions))
    seen = good = 0
    given = list(luck_of_cards(record))
    for number, expedition in turns:
        at = sum(map(len, record.expeditions[:number])) + len(expedition) - 1
        before, luck = given[at]
        if expedition[-1].choices:
            continue  # it ended otherwise
        if len(before.inside) < 3 and before.explorers[1].carried > 3:
            seen += 1
            assert luck[list(before.inside)].max() < 0
            camp = [luck[seat] for seat in range(3) if seat not in before.inside]
            assert min(camp) >= 0
            good += max(camp) > 0
    assert seen
    assert good


def test_people_are_reviewed_where_the_record_says_who_they_are() -> None:
    record = played()
    assert people_of(record) == (0, 1, 2)  # bots alone: all of them are reviewed
    # The present form, and the two forms of version 0.1.
    for bots in (
        ["random", "", "counter"],
        ["random", None, "counter"],
        {"0": "random", "2": "counter"},
    ):
        assert people_of(replace(record, extra={"bots": bots})) == (1,)
    for strange in (None, 7, ["random"], [1, 2, 3]):
        assert people_of(replace(record, extra={"bots": strange})) == (0, 1, 2)


def test_a_server_s_record_says_who_is_a_person() -> None:
    table = Played(Options(seats=4), people=2)
    for id, bot in (("a", "runner"), ("b", "stayer")):  # noqa: A001
        table.ask(1, messages.AddBot(id, bot))
    table.start()
    table.play_out()
    record = from_json(to_json(record_of(table.table)))
    assert record.extra["bots"] == ["", "", "runner", "stayer"]
    assert people_of(record) == (0, 1)


def test_an_unfinished_game_is_reviewed_up_to_its_last_choice() -> None:
    record = replace(played(), expeditions=cut(played(), 5))
    (found,) = review(record, seats=(1,), effort=QUICK)
    assert not found.over
    assert len(found.choices) == 5
    assert found.result == found.choices[-1].go_on
    assert found.start + found.skill + found.luck + found.others == pytest.approx(found.result)


def test_a_missing_seat_or_a_game_without_choices_cannot_be_reviewed() -> None:
    record = played()
    with pytest.raises(ReviewError, match="no seat 7"):
        review(record, seats=(7,))
    card = replace(record.expeditions[0][0], choices="")
    with pytest.raises(ReviewError, match="nobody has made a choice"):
        review(replace(record, expeditions=((card,),)))
