"""Reviews add up: the win chance at the start, skill, luck and the others give the result."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest
from tests.table.helpers import Played
from tests.thorough import cases

from tacora import edition
from tacora.bots import policy_for
from tacora.game import Card, CaveCollapsed
from tacora.kernel.records import records
from tacora.lab.simulation import play_game
from tacora.mind.luck import course
from tacora.mind.search import Effort
from tacora.record import Record, Turn, from_json, last_game, replay, to_json
from tacora.review.analysis import assemble, review
from tacora.review.choices import ReviewError, Worth, choices_of, people_of
from tacora.review.performance import (
    TITLES,
    calibration,
    classes,
    figure_of,
    performance,
    title_of,
)
from tacora.table import Options, messages, record_of

QUICK = Effort(most=64)
NAMES = ["fr-iello-2021", "de-iello-2017", "pl-incan-gold"]


def played(name: str = "fr-iello-2021") -> Record:
    return play_game(edition(name), ["random", "stubborn", "counter"], "seed").record


def test_start_skill_luck_and_the_others_give_the_result() -> None:
    record = played()
    result = last_game(record).result
    assert result is not None
    found = review(record, effort=QUICK)
    reviews = found.seats
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
    made = json.loads(json.dumps(found.as_json()))
    assert [len(each["choices"]) for each in made["seats"]] == [
        len(each.choices) for each in reviews
    ]
    # The page shows the curve beside the board, moment by moment.
    assert len(made["curve"]) == len(list(replay(record)))
    for shares in made["curve"]:
        assert sum(shares) == pytest.approx(1, abs=1e-3)
    assert made["curve"][-1] == [each.result for each in reviews]
    for seat, each in enumerate(made["results"]):
        assert each["luck"] == pytest.approx(sum(card[seat] for card in made["luck"]), abs=1e-3)
        assert each["adjusted"] == pytest.approx(each["result"] - each["luck"], abs=1e-3)
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
def test_the_luck_of_all_cards_that_could_have_come_is_zero_on_average(name: str) -> None:
    record = played(name)
    curve, luck = course(record)
    assert len(luck) == sum(map(len, record.expeditions))
    card = seen = 0
    moments = list(replay(record))
    for index, moment in enumerate(moments):
        if moment.game.awaits != "card" or index == len(moments) - 1:
            continue
        if card % 7 == 0:
            total = np.zeros(3)
            for kind, copies in moment.game.bag.items():
                if copies:
                    total += copies * course(with_card(record, card, kind))[1][card]
            assert total == pytest.approx(np.zeros(3), abs=1e-9)
            if moments[index + 1].game.awaits == "choices":
                assert luck[card] == pytest.approx(curve[index + 1] - curve[index])
            seen += bool(np.abs(luck[card]).max() > 0.001)
        card += 1
    assert seen > 2


def with_card(record: Record, number: int, card: Card) -> Record:
    """The game up to the card of this number, and another card in its place."""
    kept = cut(record, number + 1)
    return replace(record, expeditions=(*kept[:-1], (*kept[-1][:-1], Turn(card))))


@pytest.mark.parametrize("name", NAMES)
def test_the_luck_of_many_games_is_zero_on_average(name: str) -> None:
    """2,000 games of bots with `--thorough`; the interval holds in all but one of 15,000 cases."""
    bots = [policy_for(bot, edition(name), 4) for bot in ("random", "counter", "bold", "veteran")]
    games = cases(40, 2000)
    total = [course(each)[1].sum(axis=0) for each in records(edition(name), bots, games, "luck")]
    found = np.array(total)
    assert found.std(axis=0).min() > 0.05
    error = found.std(axis=0, ddof=1) / games**0.5
    assert (np.abs(found.mean(axis=0)) < 4 * error).all(), (found.mean(axis=0), error)


def test_verdicts_have_their_thresholds_and_trivial_choices_do_not_count() -> None:
    for cost, verdict in (
        (0.0, "best"),
        (0.019, "fine"),
        (0.021, "inaccuracy"),
        (0.051, "mistake"),
        (0.101, "blunder"),
    ):
        worth = Worth(leave=0.4 - cost, go_on=0.4, error=0.001, network_leaves=0.0)
        assert worth.verdict("leave") == verdict
        assert not worth.trivial("leave")
    # As both win chances are shown: 61.1 % and 59.1 % are 2.0 apart, 61.1 % and 59.2 % are not.
    assert Worth(leave=0.59138, go_on=0.61136, error=0.001, network_leaves=0.0).verdict(
        "leave"
    ) == ("inaccuracy")
    assert Worth(leave=0.59154, go_on=0.61143, error=0.001, network_leaves=0.0).verdict(
        "leave"
    ) == ("fine")
    # The float of 0.4115 is less than that, and is shown as 41.2 %.
    assert Worth(0.3922, 0.4115, 0.001, 0.0).verdict("leave") == "inaccuracy"
    unclear = Worth(leave=0.3, go_on=0.4, error=0.06, network_leaves=0.0)
    assert (unclear.verdict("leave"), unclear.cost("leave")) == ("fine", 0)
    clear = Worth(leave=0.34, go_on=0.4, error=0.01, network_leaves=0.0)
    assert clear.trivial("go_on")
    assert not clear.trivial("leave")
    assert not Worth(0.36, 0.4, 0.01, 0.0).trivial("go_on")
    assert Worth(0.0, 0.009, 0.001, 0.0).trivial("leave")
    assert Worth(0.995, 1.0, 0.001, 0.0).trivial("leave")


def test_the_figure_of_a_game_follows_from_its_costs() -> None:
    record = played()
    choices = choices_of(record, (0,))
    worths = [
        Worth(0.3, 0.35, 0.001, 0.0) if choice.chose == "leave" else Worth(0.34, 0.35, 0.001, 0.0)
        for choice in choices
    ]
    leaving = sum(choice.chose == "leave" for choice in choices)
    figure = assemble(record, (0,), worths).seats[0].performance
    assert figure is not None
    assert figure.choices == len(choices)
    assert figure.cost == pytest.approx(0.05 * leaving / len(choices))
    assert figure.value == pytest.approx(figure_of(figure.cost))
    assert figure.title == title_of(figure.cost)
    assert performance([]) is None
    one, many = performance([0.05]), performance([0.05] * 100)
    assert one is not None
    assert many is not None
    assert one.margin > 5 * many.margin > 0


def test_the_scale_goes_from_the_coin_flipper_to_play_without_cost() -> None:
    bots = calibration()
    assert tuple(each.bot for each in bots) == TITLES
    assert figure_of(0) == 100
    assert figure_of(bots[-1].cost) == 0
    assert list(classes()) == sorted(classes())
    # The order of the titles is that of the ladder, even if a few choices say otherwise.
    given = [title_of(cost / 1000) for cost in range(150)]
    assert given == sorted(given, key=TITLES.index)
    assert (given[0], given[-1]) == ("champion", "random")


def test_a_collapse_is_bad_luck_inside_and_good_luck_at_camp() -> None:
    record = played()
    _, luck = course(record)
    seen = good = 0
    before = next(replay(record))
    card = 0
    for moment in replay(record):
        if before.game.awaits == "card" and moment is not before and moment.turn:
            inside, carried = before.game.inside, before.game.explorers[1].carried
            collapsed = any(isinstance(event, CaveCollapsed) for event in moment.events)
            if collapsed and len(inside) < 3 and carried > 3:
                seen += 1
                assert luck[card][list(inside)].max() < 0
                camp = [luck[card][seat] for seat in range(3) if seat not in inside]
                assert min(camp) >= 0
                good += max(camp) > 0
            card += 1
        before = moment
    assert card == len(luck)
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
    whole = review(record, seats=(1,), effort=QUICK)
    assert whole.results is None
    (found,) = whole.seats
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
