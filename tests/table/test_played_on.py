"""A game is played on from any moment of another one, with its cards or new ones."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.table.helpers import Played, log, messages

from tacora.game import Choice
from tacora.record import (
    Record,
    RecordError,
    began_of,
    from_json,
    replay,
    to_json,
    until,
    verify_shuffle,
)
from tacora.review.choices import choices_of
from tacora.server.persistence import read_line, read_snapshot, write_line, write_snapshot
from tacora.table import (
    House,
    Options,
    PlayingOn,
    Refused,
    Rival,
    Table,
    Viewer,
    WaitingBot,
    position_of,
    rebuild,
    record_of,
    snapshot_for,
)
from tacora.table.people import usual_look

SEAT = 1
RELICS = Options(edition="de-iello-2017", relics=True, seats=3)


@pytest.fixture(scope="module")
def other() -> Record:
    """A game with relics, in which explorers leave one after the other."""
    played = Played(RELICS)
    played.start()
    leaving = [3, 5, 7]
    while (game := played.table.game) is not None and played.table.phase == "playing":
        seat = played.table.awaited()[0]
        choice: Choice = "leave" if game.turn >= leaving[(seat + game.expedition) % 3] else "go_on"
        played.choose(seat + 1, choice, seat)
    return record_of(played.table)


def taken_over(other: Record, moment: int, *, same_cards: bool, **options: Any) -> Played:
    """A table at which a person and two bots play on."""
    position = position_of(other, *until(other, moment, same_cards=same_cards))
    rivals = tuple(
        Rival(name, "cautious", usual_look(seat)) for seat, name in enumerate(other.explorers)
    )
    settings = replace(RELICS, **options)
    played = Played(settings, people=1, playing_on=PlayingOn(position, rivals), seat=SEAT)
    played.ask(1, messages.AddNumber(played.id(), "ab" * 16))
    return played


def choose_as(played: Played, other: Record) -> None:
    """Play a game to its end with the choices of the other one."""

    def chosen(table: Table, seat: int) -> Choice:
        assert table.game is not None
        turn = other.expeditions[table.game.expedition - 1][table.game.turn - 1]
        return "leave" if turn.choices[seat] == "-" else "go_on"

    def bots(table: Table, waiting: WaitingBot) -> Choice:
        return chosen(table, waiting.seat)

    played.bots = bots
    played.start()
    while played.table.phase == "playing":
        played.choose(1, chosen(played.table, SEAT), SEAT)


def moments(record: Record) -> list[int]:
    """The moments from which a game can be played on."""
    return [at for at, each in enumerate(replay(record)) if each.game.awaits != "nothing"]


def test_with_the_same_cards_and_choices_the_same_game_comes_again(other: Record) -> None:
    for moment in moments(other):
        played = taken_over(other, moment, same_cards=True)
        choose_as(played, other)
        record = from_json(to_json(record_of(played.table)))
        assert record.expeditions == other.expeditions
        assert verify_shuffle(record) == "given"
        began, game = began_of(record), list(replay(other))[moment].game
        assert began is not None
        assert (began.expedition, began.turn, began.awaits) == (
            game.expedition,
            game.turn,
            game.awaits,
        )


@pytest.mark.parametrize("same_cards", [True, False])
def test_every_moment_is_played_on_to_an_end_that_verifies(other: Record, same_cards: bool) -> None:
    others = 0
    for moment in moments(other):
        played = taken_over(other, moment, same_cards=same_cards)
        played.start()
        played.play_out("go_on")
        record = from_json(to_json(record_of(played.table)))
        assert verify_shuffle(record) == "given"
        given = list(replay(other))[: moment + 1]
        assert list(replay(record))[: moment + 1] == given
        if same_cards:
            # While the cave is the same, its cards are: this person goes on longer.
            first = given[-1].game.expedition - 1
            pairs = zip(record.expeditions[first], other.expeditions[first], strict=False)
            assert all(new.card == old.card for new, old in pairs)
        others += record.expeditions != other.expeditions
    assert others > 10


def test_the_choices_that_were_given_are_not_reviewed(other: Record) -> None:
    moment = moments(other)[20]
    played = taken_over(other, moment, same_cards=True)
    played.start()
    played.play_out()
    record = record_of(played.table)
    whole = choices_of(replace(record, extra={}), (SEAT,))
    own = choices_of(record, (SEAT,))
    assert 0 < len(own) < len(whole)
    assert own == whole[-len(own) :]


def test_a_table_in_the_middle_of_such_a_game_is_rebuilt_from_its_log(other: Record) -> None:
    played = taken_over(other, moments(other)[9], same_cards=True)
    for at_start in (True, False):
        lines = [write_line(event) for event in played.log]
        table = rebuild("t", map(read_line, lines))
        assert table == played.table
        assert read_snapshot("t", write_snapshot(table)) == table
        if at_start:
            played.start()
    played.play_out()
    assert verify_shuffle(record_of(played.table)) == "given"


def test_nobody_is_told_the_cards_to_come(other: Record) -> None:
    """Two games that differ only in what comes later look the same to everybody."""
    shorter = replace(other, expeditions=other.expeditions[:3])
    tables = []
    for each in (other, shorter):
        played = taken_over(each, moments(other)[3], same_cards=True)
        played.start()
        tables.append(played.table)
    whole, cut = tables
    assert whole.position != cut.position
    viewers: tuple[Viewer, ...] = (1, "spectator", "screen")
    for viewer in viewers:
        assert snapshot_for(whole, viewer) == snapshot_for(cut, viewer)
    assert repr(whole) == repr(cut)  # which may end up in a log line
    began = snapshot_for(whole, 1).table.began
    assert began is not None
    assert began.same_cards


def test_another_edition_or_number_of_seats_begins_a_whole_game(other: Record) -> None:
    played = taken_over(other, moments(other)[9], same_cards=True)
    again = replace(played.table.options, odds="shown")
    played.ask(1, messages.ChangeOptions(played.id(), again))
    assert played.table.position
    played.ask(1, messages.ChangeOptions(played.id(), replace(again, seats=4)))
    assert played.table.position is None
    played.start()
    assert played.table.game is not None
    assert played.table.game.expedition == 1
    played.play_out()
    assert "began" not in record_of(played.table).extra


def test_all_seats_are_needed_and_the_next_game_is_a_whole_one(other: Record) -> None:
    played = taken_over(other, moments(other)[9], same_cards=True)
    played.ask(1, messages.RemoveBot(played.id(), 0))
    with pytest.raises(Refused, match="too_few_explorers"):
        played.start()
    played.ask(1, messages.AddBot(played.id(), "runner", 0))
    played.start()
    played.play_out()
    assert "began" in record_of(played.table).extra
    played.ask(1, messages.Rematch(played.id()))
    played.ask(1, messages.AddNumber(played.id(), "cd" * 16))
    played.start()
    played.play_out()
    record = record_of(played.table)
    assert "began" not in record.extra
    assert verify_shuffle(record) == "commitment"


def test_the_clock_of_the_first_choice_runs_from_the_start(other: Record) -> None:
    at = next(
        at
        for at, each in enumerate(replay(other))
        if each.game.awaits == "choices" and at > 9 and SEAT in each.game.inside
    )
    played = taken_over(other, at, same_cards=False, seconds=60)
    played.house = House()
    played.wait(1_000_000)
    played.start()
    assert played.table.deadline == played.now + 60_000
    assert played.table.awaited() == (SEAT,)


def forged(record: Record, **changes: Any) -> Record:
    said = json.loads(to_json(record))
    return from_json(json.dumps(said | changes))


def test_a_beginning_that_does_not_fit_is_found(other: Record) -> None:
    played = taken_over(other, moments(other)[9], same_cards=True)
    played.start()
    played.play_out()
    record = record_of(played.table)
    began: dict[str, Any] = dict(record.extra["began"])
    wrong: list[object] = [
        7,
        {},
        began | {"expedition": 0},
        began | {"expedition": True},
        began | {"turn": 99},
        began | {"awaits": "nothing"},
        began | {"cards": "7"},
        began | {"cards": [["no card at all"]]},
        began | {"more": 1},
    ]
    for each in wrong:
        with pytest.raises(RecordError, match="began: "):
            verify_shuffle(forged(record, began=each))
    # Without the cards of the other game, or without a beginning, the seed deals others.
    for each in (began | {"cards": []}, None):
        with pytest.raises(RecordError, match="the seed deals"):
            verify_shuffle(forged(record, began=each))
    for moment in (-1, 9_999):
        with pytest.raises(RecordError, match="moments"):
            until(other, moment, same_cards=True)
    with pytest.raises(RecordError, match="the game is over"):
        until(other, len(list(replay(other))) - 1, same_cards=True)


def test_the_position_is_part_of_the_log(other: Record) -> None:
    played = taken_over(other, 0, same_cards=False)
    (event,) = (each for each in played.log if isinstance(each, log.PositionSet))
    assert event.position.expeditions == ()
    assert event.position.began.first == (1, 1)
