"""The host of a table and the people at it: removing, passing on, limits, options, another game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.helpers import NUMBER, Played, kinds
from tests.table.test_table import refused

from tacora.table import House, Options, Person, Refused, messages, rebuild
from tacora.table.driver import MOST_PEOPLE, MOST_REMOVED


def test_the_host_removes_people_before_a_game() -> None:
    played = Played()
    assert refused(played, 2, messages.Remove("x", 3)) == "not_host"
    played.ask(1, messages.Remove("y", 3))
    assert played.table.seats[2] is None
    assert refused(played, 3, messages.Sit("z", "Cy")) == "unknown_person"


def test_the_host_removes_people_during_a_game_and_a_bot_plays_on_for_good() -> None:
    played = Played()
    played.start()
    played.ask(1, messages.Remove("y", 3))
    assert refused(played, 3, messages.TakeBack("z", 2)) == "unknown_person"
    played.play_out()
    assert played.table.phase == "over"


def test_a_person_who_is_here_does_not_come_again() -> None:
    played = Played(here=False)
    assert kinds(played.tell(messages.Came(2))) == ["PersonCame"]
    assert played.tell(messages.Came(2)) == []
    assert kinds(played.tell(messages.Went(2))) == ["PersonWent"]
    assert played.tell(messages.Went(2)) == []


def test_the_role_of_a_host_who_leaves_passes_on() -> None:
    played = Played()
    played.ask(1, messages.Leave("x"))
    assert played.ask(1, messages.Leave("x")) == []  # sent twice, it counts once
    assert played.table.host == 2
    played.tell(messages.Join("Dee", "hash4", NUMBER))
    played.tell(messages.Came(4))
    assert kinds(played.start(by=2))[0] == "GameStarted"


def test_the_role_of_a_host_who_is_gone_passes_on_after_a_while() -> None:
    played = Played(house=House(away_after=60_000, pace=0))
    played.tell(messages.Went(1))
    assert played.wait(59_999) == []
    assert kinds(played.wait(1)) == ["HostPassed"]
    assert played.table.host == 2


def test_the_next_person_at_an_empty_table_becomes_host() -> None:
    played = Played(people=1)
    played.ask(1, messages.Leave("x"))
    assert played.table.host is None
    played.tell(messages.Join("Ben", "hash2", NUMBER))
    assert played.table.host == 2


def test_a_rematch_keeps_seats_and_options_and_has_a_new_commitment() -> None:
    played = Played(Options(seats=5, chests="open"))
    played.start()
    played.play_out()
    before = played.table
    assert refused(played, 2, messages.Rematch("x")) == "not_host"
    played.ask(1, messages.Rematch("y"))
    assert [seat and seat.name for seat in played.table.seats] == ["Ana", "Ben", "Cy", None, None]
    assert played.table.options == before.options
    assert played.table.commitment != before.commitment
    assert refused(played, 1, messages.Start("z")) == "numbers_missing"
    for person in (1, 2, 3):
        played.ask(person, messages.AddNumber("n", NUMBER))
    played.start()
    assert played.table.game_number == 2
    played.play_out()
    assert played.table.phase == "over"


def test_the_name_of_a_person_who_left_stays_in_the_result() -> None:
    played = Played(Options(seats=4), people=4)
    played.start()
    played.play_out()
    played.ask(2, messages.Leave("x"))
    played.ask(1, messages.Remove("y", 3))
    assert played.table.names() == ("Ana", "Ben", "Cy", "Dee")
    played.ask(1, messages.Rematch("z"))
    assert [seat and seat.name for seat in played.table.seats] == ["Ana", None, None, "Dee"]
    assert rebuild("t", played.log) == played.table


def test_people_who_left_do_not_count_toward_the_limit_of_people() -> None:
    played = Played(people=1)
    for number in range(2, 102):
        played.tell(messages.Join("Ben", f"hash{number}", NUMBER))
        played.ask(number, messages.Leave("x"))
    played.tell(messages.Join("Cy", "hash102", NUMBER))
    assert played.table.names() == ("Ana", "Cy")


def test_the_people_at_a_table_are_limited() -> None:
    played = Played(people=1)
    for number in range(2, MOST_PEOPLE + 1):
        played.tell(messages.Join("Ben", f"hash{number}", NUMBER))
        played.ask(number, messages.Stand("x", 1))
    with pytest.raises(Refused, match="table_full"):
        played.tell(messages.Join("Cy", "hash", NUMBER))


def test_the_people_removed_from_a_table_are_limited() -> None:
    played = Played(people=1)
    removed = [
        Person(number, "Ben", f"hash{number}", gone=True, removed=True)
        for number in range(2, MOST_REMOVED + 1)
    ]
    played.table = replace(played.table, people=(*played.table.people, *removed))
    played.tell(messages.Join("Cy", "cy", NUMBER))
    played.ask(1, messages.Remove("x", MOST_REMOVED + 1))
    with pytest.raises(Refused, match="table_full"):
        played.tell(messages.Join("Dee", "dee", NUMBER))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (messages.Start("a"), "not_host"),
        (messages.AddBot("a", "runner"), "not_host"),
        (messages.ChangeOptions("a", Options()), "not_host"),
        (messages.RemoveBot("a", 0), "not_host"),
        (messages.Stand("a", 0), "not_your_seat"),
        (messages.Stand("a", 7), "no_such_seat"),
        (messages.Sit("a", "x", 0), "seat_taken"),
        (messages.Sit("a", "\u202e\u0007", 3), "bad_name"),
        (messages.Rematch("a"), "not_host"),
        (messages.Choose("a", 1, 1, 1, 1, "leave"), "not_started"),
    ],
)
def test_what_only_the_host_can_do_before_a_game(asked: messages.Asked, code: str) -> None:
    played = Played(Options(seats=4))
    assert refused(played, 2, asked) == code


def test_what_the_host_cannot_do_before_a_game() -> None:
    played = Played(Options(seats=4), people=2)
    assert refused(played, 1, messages.Start("a")) == "too_few_explorers"
    assert refused(played, 1, messages.AddBot("b", "nobody")) == "no_such_bot"
    assert refused(played, 1, messages.Rematch("c")) == "not_started"
    assert refused(played, 1, messages.Remove("d", 9)) == "no_such_person"
    wrong = Options(edition="de-iello-2017", relics=False)
    assert refused(played, 1, messages.ChangeOptions("e", wrong)) == "no_such_rule_set"


def test_seats_and_options_cannot_change_during_a_game() -> None:
    played = Played()
    played.start()
    for asked in (
        messages.Start("a"),
        messages.ChangeOptions("b", Options()),
        messages.Sit("c", "x"),
        messages.Stand("d", 0),
        messages.AddNumber("e", NUMBER),
        messages.Rematch("f"),
    ):
        assert refused(played, 1, asked) == "already_started"
    with pytest.raises(Refused, match="already_started"):
        played.tell(messages.Join("Dee", "hash4", NUMBER))


def test_a_smaller_table_cannot_be_smaller_than_the_people_at_it() -> None:
    played = Played(Options(seats=6), people=5)
    assert refused(played, 1, messages.ChangeOptions("a", Options(seats=4))) == "seats_taken"
    played.ask(1, messages.ChangeOptions("b", Options(seats=5)))
    assert len(played.table.seats) == 5


def test_seats_keep_their_places_unless_the_table_gets_too_small() -> None:
    played = Played(Options(seats=6), people=3)
    played.ask(3, messages.Stand(played.id(), 2))
    played.ask(3, messages.Sit(played.id(), "Cy", 4))

    def names(seats: int) -> list[str | None]:
        played.ask(1, messages.ChangeOptions(played.id(), Options(seats=seats)))
        return [seat.name if seat else None for seat in played.table.seats]

    assert names(5) == ["Ana", "Ben", None, None, "Cy"]
    assert names(4) == ["Ana", "Ben", "Cy", None]
