"""Strangers at a table: removed people stay away, and the table stays its owner's."""

from __future__ import annotations

import pytest
from tests.table.helpers import NUMBER, Played, kinds

from tacora.server.persistence import read_snapshot, write_snapshot
from tacora.table import House, Options, Refused, messages, rebuild, snapshot_for
from tacora.table.driver import MOST_OF_ONE_NETWORK
from tacora.table.flow import NEVER_CAME_MS
from tacora.table.handle import INVITE_CHARACTERS
from tacora.table.state import REMEMBERED_WHO_LEFT

PATIENT = House(away_after=60_000, pace=0)


def join(played: Played, number: int, where: str = "") -> int:
    """A person sits down from a network; returns the id of the person."""
    played.tell(messages.Join(f"P{number}", f"hash{number}", NUMBER, where=where))
    return played.table.people[-1].id


def test_who_was_removed_does_not_come_back_from_the_same_network() -> None:
    played = Played(people=1)
    stranger = join(played, 2, "elsewhere")
    played.ask(1, messages.Remove("x", stranger))
    with pytest.raises(Refused, match="removed"):
        join(played, 3, "elsewhere")
    join(played, 4, "third place")
    assert rebuild("t", played.log) == played.table


def test_who_left_by_themselves_may_come_back() -> None:
    played = Played(people=1)
    friend = join(played, 2, "elsewhere")
    played.ask(friend, messages.Leave("x"))
    join(played, 3, "elsewhere")


def test_a_stranger_who_joins_and_leaves_again_and_again_uses_no_table_up() -> None:
    played = Played(Options(seats=4), people=2)
    barred = join(played, 3, "far away")
    played.ask(1, messages.Remove("x", barred))
    first = join(played, 4, "elsewhere")
    played.ask(first, messages.Leave("x"))
    for number in range(5, 1_105):
        stranger = join(played, number, "elsewhere")
        played.ask(stranger, messages.Leave("x"))
    assert len(played.table.people) <= REMEMBERED_WHO_LEFT + 4
    friend = join(played, 2_000)
    assert friend == 1_105  # no id is given twice
    assert played.table.known(stranger)
    assert played.table.known(first) is None
    with pytest.raises(Refused, match="unknown_person"):
        played.ask(first, messages.Sit("y", "Eve"))
    with pytest.raises(Refused, match="removed"):
        join(played, 2_001, "far away")
    played.tell(messages.Came(friend))
    played.start()
    played.play_out()
    assert played.table.phase == "over"
    assert rebuild("t", played.log) == played.table
    assert read_snapshot("t", write_snapshot(played.table)) == played.table


def test_in_the_network_of_the_owner_others_stay_welcome() -> None:
    """A teacher removes one child, and the class behind the same address plays on."""
    played = Played(people=1)
    teacher = join(played, 2, "school")
    played.ask(1, messages.Leave("x"))
    assert played.table.owner == teacher
    child = join(played, 3, "school")
    played.ask(teacher, messages.Remove("x", child))
    join(played, 4, "school")


def test_one_network_puts_a_family_at_a_table_and_no_more() -> None:
    played = Played(people=1)
    people = []
    for number in range(2, 2 + MOST_OF_ONE_NETWORK):
        people.append(join(played, number, "house"))
        played.ask(people[-1], messages.Stand("x", 1))
    with pytest.raises(Refused, match="too_many_guests"):
        join(played, 50, "house")
    join(played, 51, "other house")
    played.ask(people[0], messages.Leave("y"))
    played.ask(len(played.table.people), messages.Stand("x", 1))
    join(played, 52, "house")


def test_a_household_with_many_addresses_puts_no_crowd_at_a_table() -> None:
    """Networks are a /48, a /56 and a /64."""
    played = Played(people=1)

    def come(number: int, where: str) -> None:
        person = join(played, number, where)
        played.ask(person, messages.Stand("x", 1))

    for number in range(16):
        come(100 + number, f"all.house.{number}")
    with pytest.raises(Refused, match="too_many_guests"):
        come(200, "all.house.99")
    for number in range(16):
        come(300 + number, f"all.house {number}.{number}")
    with pytest.raises(Refused, match="too_many_guests"):
        come(400, "all.another.1")
    come(401, "elsewhere.house.1")


def test_who_was_removed_does_not_come_back_from_another_address_of_the_house() -> None:
    played = Played(people=1)
    stranger = join(played, 2, "all.house.1")
    played.ask(1, messages.Remove("x", stranger))
    with pytest.raises(Refused, match="removed"):
        join(played, 3, "all.house.2")
    join(played, 4, "all.another.1")


def test_who_joins_and_never_connects_gives_the_seat_back_after_a_minute() -> None:
    played = Played(Options(seats=4), people=1, here=False)
    friend, stranger = join(played, 2, "house"), join(played, 3, "elsewhere")
    played.tell(messages.Came(friend))
    played.tell(messages.Went(friend))
    played.wait(NEVER_CAME_MS - 1)
    assert len(played.table.taken()) == 3
    assert kinds(played.wait(1)) == ["PersonGone", "SeatFreed"]
    assert played.table.person(stranger) is None
    assert played.table.person(friend)  # was connected, and keeps the seat
    assert played.table.person(1)  # the owner is waited for
    again = join(played, 4, "elsewhere")  # and may come again
    played.wait(NEVER_CAME_MS // 2)
    played.tell(messages.Came(again))
    played.wait(10 * NEVER_CAME_MS)
    assert played.table.person(again)
    assert rebuild("t", played.log) == played.table


def test_in_a_game_a_person_who_never_connected_is_away_like_others() -> None:
    played = Played(Options(seats=4), house=PATIENT, people=2)
    join(played, 3)
    played.start()
    played.wait(NEVER_CAME_MS)
    assert played.table.person(3)


def test_the_same_join_twice_is_one_person() -> None:
    played = Played(people=1)
    assert played.tell(messages.Join("Ben", "same", NUMBER, where="a"))
    assert played.tell(messages.Join("Ben", "same", NUMBER, where="a")) == []
    played.tell(messages.Join("Cy", "other", NUMBER))
    played.start()
    assert played.tell(messages.Join("Ben", "same", NUMBER, where="a")) == []  # also too late


def test_the_role_of_host_passes_to_people_with_a_seat_alone() -> None:
    played = Played(Options(seats=4), house=PATIENT, people=2)
    guest = join(played, 3)
    played.ask(guest, messages.Stand("x", 2))
    played.tell(messages.Came(guest))
    played.tell(messages.Went(2))
    played.tell(messages.Went(1))
    played.wait(120_000)
    assert played.table.host == 1
    played.tell(messages.Came(2))
    played.wait(60_000)
    assert played.table.host == 2


def test_the_owner_gets_the_role_back_and_cannot_be_removed_meanwhile() -> None:
    played = Played(house=PATIENT)
    played.tell(messages.Went(1))
    played.wait(60_000)
    assert played.table.host == 2
    with pytest.raises(Refused, match="owner_stays"):
        played.ask(2, messages.Remove("x", 1))
    played.ask(2, messages.Remove("y", 3))
    played.tell(messages.Came(1))
    assert played.table.host == 1
    assert rebuild("t", played.log) == played.table


def test_the_owner_is_not_removed_by_themselves_either() -> None:
    played = Played()
    with pytest.raises(Refused, match="owner_stays"):
        played.ask(1, messages.Remove("x", 1))
    assert played.table.host == 1


def test_people_removed_by_a_substitute_may_come_back_when_the_owner_is_host() -> None:
    played = Played(Options(seats=5), house=PATIENT, people=2)
    friend, stranger = join(played, 3, "elsewhere"), join(played, 4, "far away")
    for person in (friend, stranger):
        played.tell(messages.Came(person))
    played.ask(1, messages.Remove("x", stranger))
    played.tell(messages.Went(1))
    played.wait(60_000)
    assert played.table.host == 2
    played.ask(2, messages.Remove("y", friend))
    with pytest.raises(Refused, match="removed"):
        join(played, 5, "elsewhere")
    kept = read_snapshot("t", write_snapshot(played.table))
    assert kept == played.table
    played.tell(messages.Came(1))
    join(played, 6, "elsewhere")
    with pytest.raises(Refused, match="removed"):  # the owner did that
        join(played, 7, "far away")
    assert rebuild("t", played.log) == played.table


def test_an_owner_who_leaves_gives_the_table_away_for_good() -> None:
    played = Played(house=PATIENT)
    played.ask(1, messages.Leave("x"))
    assert (played.table.host, played.table.owner) == (2, 2)
    played.tell(messages.Went(2))
    played.wait(60_000)
    assert (played.table.host, played.table.owner) == (3, 2)
    played.tell(messages.Came(2))
    assert played.table.host == 2


def test_a_locked_table_lets_nobody_in_until_it_is_unlocked() -> None:
    played = Played(people=2)
    with pytest.raises(Refused, match="not_host"):
        played.ask(2, messages.Lock("x", True))
    played.ask(1, messages.Lock("x", True))
    with pytest.raises(Refused, match="locked"):
        join(played, 3)
    # The same request once more, a second seat and the way back are nothing new.
    played.tell(messages.Join("Ben", "hash2", NUMBER))
    played.ask(2, messages.Stand("s", 1))
    played.ask(2, messages.Sit("t", "Ben"))
    assert snapshot_for(played.table, "spectator").table.locked
    assert snapshot_for(played.table, 1).table.code == ""
    assert rebuild("t", played.log) == played.table
    played.ask(1, messages.Lock("y", False))
    join(played, 3)


def test_a_lock_outlasts_a_game() -> None:
    played = Played()
    played.start()
    played.ask(1, messages.Lock("x", True))
    played.play_out()
    played.ask(1, messages.Rematch("r"))
    played.ask(3, messages.Leave("l"))
    with pytest.raises(Refused, match="locked"):
        join(played, 4)


def test_link_and_lock_outlast_another_game_and_a_snapshot() -> None:
    played = Played()
    played.ask(1, messages.NewLink("x"))
    played.ask(1, messages.Lock("y", True))
    known = (True, played.table.invite, played.table.code)
    played.start()
    played.play_out()
    for person in (1, 2, 3):
        played.ask(person, messages.Again(f"a{person}"))
        kept = read_snapshot("t", write_snapshot(played.table))
        assert kept is not None
        for table in (played.table, kept):
            assert (table.locked, table.invite, table.code) == known


def test_a_new_link_is_needed_to_join_and_known_to_all_at_the_table() -> None:
    played = Played(people=2)
    code = played.table.code
    with pytest.raises(Refused, match="not_host"):
        played.ask(2, messages.NewLink("x"))
    played.ask(1, messages.NewLink("x"))
    assert snapshot_for(played.table, 2).table.code != code
    invite = snapshot_for(played.table, 2).table.invite
    assert len(invite) == INVITE_CHARACTERS == 16  # links that people have stay valid
    for wrong in ("", invite[:-1], "\xe9"):
        with pytest.raises(Refused, match="old_link"):
            played.tell(messages.Join("Eve", "hash9", NUMBER, invite=wrong))
    played.tell(messages.Join("Cy", "hash3", NUMBER, invite=invite))
    assert rebuild("t", played.log) == played.table
    played.ask(1, messages.NewLink("x"))  # a copy
    assert played.table.invite == invite
    played.ask(1, messages.NewLink("y"))
    assert not played.table.opens(invite)
