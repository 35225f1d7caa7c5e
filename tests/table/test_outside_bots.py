"""Programs from outside at a table: marked as bots, never host, and nobody waits for them long."""

from __future__ import annotations

import pytest
from tests.table.helpers import NUMBER, Played

from tacora.table import House, Options, Refused, due, log, messages, snapshot_for
from tacora.table.flow import OUTSIDE_BOT_MS
from tacora.table.views import record_of

OPEN = Options(seats=3, outside_bots="welcome")
ROBOT = messages.Join("Robot", "hash3", NUMBER, bot="my_bot")


def with_robot(people: int = 2, options: Options = OPEN) -> Played:
    """People, and a program from outside as person 3 in seat 2."""
    played = Played(options, House(pace=0), people=people)
    played.tell(ROBOT)
    played.tell(messages.Came(people + 1))
    return played


def test_a_program_joins_only_where_the_host_welcomes_it() -> None:
    played = Played(Options(seats=3), people=2)
    with pytest.raises(Refused, match="no_outside_bots"):
        played.tell(ROBOT)
    with pytest.raises(Refused, match="bad_name"):
        Played(OPEN, people=2).tell(messages.Join("Robot", "h", NUMBER, bot="champion"))


def test_every_seat_of_a_program_is_marked_and_only_those() -> None:
    played = with_robot(people=1)
    played.ask(2, messages.Sit("m", "Second"))
    seats = snapshot_for(played.table, "spectator").table.seats
    assert [(seat.person, seat.bot) for seat in seats if seat] == [
        (1, None),
        (2, "my_bot"),
        (2, "my_bot"),
    ]


def test_the_record_names_the_program_and_its_number_is_in_the_shuffle() -> None:
    played = with_robot()
    played.start()
    while played.table.phase == "playing":
        for seat in played.table.awaited():
            played.choose(seat + 1, "leave")
    record = record_of(played.table)
    assert record.extra["bots"] == ["", "", "my_bot"]
    assert record.extra["left"] == [2]


def test_the_stand_in_plays_for_a_program_that_takes_too_long() -> None:
    played = with_robot()
    played.start()
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    assert due(played.table) == played.table.dealt_at + OUTSIDE_BOT_MS
    assert not played.wait(OUTSIDE_BOT_MS - 1)
    turn = played.table.moment()
    events = played.wait(1)
    assert [each for each in events if isinstance(each, log.BotTookOver)] == [
        log.BotTookOver(played.now, 2, "time")
    ]
    assert played.table.moment() != turn
    played.ask(3, messages.TakeBack("back", 2))
    held = played.table.seats[2]
    assert held is not None
    assert held.by_person
    assert 2 in played.table.awaited()


def test_a_program_cannot_take_a_seat_back_when_its_time_is_over() -> None:
    played = with_robot()
    played.start()
    played.wait(OUTSIDE_BOT_MS)  # the people have not chosen yet
    assert played.table.bots_deciding() == {2: played.house.stand_in}
    with pytest.raises(Refused, match="late"):
        played.ask(3, messages.TakeBack("back", 2))


def test_a_program_never_becomes_the_host() -> None:
    played = with_robot()
    played.ask(1, messages.Leave("a"))
    assert played.table.host == 2
    played.ask(2, messages.Leave("b"))
    assert played.table.host is None
    played.tell(messages.Join("Robot", "hash4", NUMBER, bot="other"))
    assert played.table.host is None
    played.tell(messages.Join("Cy", "hash5", NUMBER))
    assert played.table.host == 5


def test_a_game_waits_for_its_people_also_if_a_program_is_here() -> None:
    played = with_robot(people=1)
    played.tell(messages.Join("Cy", "hash9", NUMBER))
    played.tell(messages.Came(3))
    played.start()
    played.tell(messages.Went(1))
    played.tell(messages.Went(3))
    assert played.table.paused
    assert due(played.table) is None


def test_nobody_waits_for_a_program_before_another_game() -> None:
    played = with_robot()
    played.start()
    while played.table.phase == "playing":
        for seat in played.table.awaited():
            played.choose(seat + 1, "leave")
    for person in (1, 2):
        played.ask(person, messages.Again(f"again{person}"))
        played.ask(person, messages.AddNumber(f"number{person}", NUMBER))
    assert played.table.game_number == 2
