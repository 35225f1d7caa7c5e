"""How explorers look, and the emotes of people."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.table.helpers import NUMBER, Played

from tacora.record import from_json, from_text, to_json
from tacora.server.persistence import read_line, read_snapshot, write_snapshot
from tacora.table import (
    Options,
    Refused,
    Table,
    happenings,
    log,
    messages,
    rebuild,
    record_of,
    snapshot_for,
)
from tacora.table.people import (
    COLOURS,
    EMOTES_AT_ONCE,
    EMOTES_MILLISECONDS,
    FACES,
    SHAPES,
    Look,
    distinct_look,
    looks_of,
    recorded_looks,
    usual_look,
)
from tacora.table.views import replay_view

BEFORE = (Path(__file__).parent / "before-0.2.log").read_text(encoding="utf-8").splitlines()

looks = st.builds(
    Look,
    st.integers(0, COLOURS - 1),
    st.integers(0, SHAPES - 1),
    st.none() | st.integers(0, FACES - 1),
)


def seen(table: Table) -> list[Look]:
    """The looks that all viewers see."""
    return [seat.look for seat in snapshot_for(table, "spectator").table.seats if seat]


def assert_distinct(found: list[Look]) -> None:
    for one, other in combinations(found, 2):
        assert one.colour != other.colour
        assert one.shape != other.shape
        assert one.face is None or one.face != other.face


@given(st.lists(looks, min_size=1, max_size=8))
def test_any_eight_wishes_give_eight_looks_that_differ_in_everything(wishes: list[Look]) -> None:
    given_looks: list[Look] = []
    for wish in wishes:
        given_looks.append(distinct_look(wish, given_looks))
    assert given_looks[0] == wishes[0]
    assert_distinct(given_looks)


def test_a_wish_is_granted_and_what_is_taken_becomes_the_next_free() -> None:
    wish = Look(5, 2, 11)
    played = Played(Options(seats=4), people=1)
    played.tell(messages.Join("Ben", "hash2", NUMBER, look=wish))
    played.tell(messages.Join("Cy", "hash3", NUMBER, look=wish))
    played.ask(1, messages.Sit(played.id(), "Zoe", look=Look(0, 2, 3)))
    assert seen(played.table) == [Look(0, 0, 0), wish, Look(6, 3, 1), Look(1, 4, 3)]


def test_a_bot_has_a_colour_and_a_shape_of_its_own_and_the_face_of_its_character() -> None:
    played = Played(Options(seats=3), people=1)
    played.tell(messages.Join("Ben", "hash2", NUMBER, look=Look(2, 2, 2)))
    played.ask(1, messages.AddBot(played.id(), "cautious"))
    assert seen(played.table) == [Look(0, 0, 0), Look(2, 2, 2), Look(3, 3, None)]


def test_a_look_is_changed_before_a_game_only_and_by_its_own_person() -> None:
    played = Played(people=3)
    played.ask(2, messages.ChangeLook(played.id(), 1, Look(2, 7, 9)))
    assert seen(played.table)[1] == Look(3, 7, 9)
    # Nobody loses what they have by asking for it again.
    played.ask(2, messages.ChangeLook(played.id(), 1, Look(3, 7, 9)))
    assert seen(played.table)[1] == Look(3, 7, 9)
    with pytest.raises(Refused, match="not_your_seat"):
        played.ask(2, messages.ChangeLook(played.id(), 0, Look(7, 7, 7)))
    played.start()
    with pytest.raises(Refused, match="already_started"):
        played.ask(2, messages.ChangeLook(played.id(), 1, Look(7, 7, 7)))


def test_a_look_outlives_a_move_a_game_a_stand_in_and_the_log() -> None:
    played = Played(Options(seats=8), people=3)
    played.ask(3, messages.ChangeLook(played.id(), 2, Look(7, 6, 11)))
    played.ask(1, messages.ChangeOptions(played.id(), Options(seats=3)))
    played.start()
    played.ask(3, messages.Leave(played.id()))
    assert played.table.seats[2] is not None
    assert played.table.seats[2].bot is not None
    assert seen(played.table)[2] == Look(7, 6, 11)
    played.play_out()
    assert seen(played.table)[2] == Look(7, 6, 11)
    kept = read_snapshot("t", write_snapshot(played.table))
    assert kept is not None
    assert seen(kept) == seen(played.table) == seen(rebuild("t", played.log))


def test_a_record_keeps_the_looks_of_its_game() -> None:
    played = Played(Options(seats=4), people=3)
    played.ask(3, messages.ChangeLook(played.id(), 2, Look(7, 6, 11)))
    played.ask(1, messages.AddBot(played.id(), "cautious"))
    played.start()
    played.play_out()
    record = from_json(to_json(record_of(played.table)))
    assert record.extra["looks"][2] == {"colour": 7, "shape": 6, "face": 11}
    assert list(replay_view(record).looks) == seen(played.table)


USUAL = (Look(0, 0, 0), Look(1, 1, None), Look(2, 2, 2))
GOOD = {"colour": 7, "shape": 6, "face": 5}
NO_COLOURS: list[object] = [8, -1, True, 1.0, "1", None, []]
NO_FACES: list[object] = [12, -1, True, "<b>", {}]


def test_a_record_without_looks_is_shown_with_the_usual_ones() -> None:
    record = from_text("tacora/1 fr-iello-2021 Ana, Ben, Cy\n7+++\n")
    assert replay_view(record).looks == tuple(map(usual_look, range(3)))


@pytest.mark.parametrize(
    "said",
    [
        None,
        "looks",
        7,
        {"0": GOOD},
        [],
        [GOOD, GOOD],
        [GOOD] * 4,
        [GOOD, GOOD, None],
        [GOOD, GOOD, [7, 6, 5]],
        *([GOOD, GOOD, GOOD | {"colour": wrong}] for wrong in NO_COLOURS),
        *([GOOD, GOOD, GOOD | {"face": wrong}] for wrong in NO_FACES),
        [GOOD, GOOD, {"colour": 1}],
    ],
)
def test_looks_of_a_stranger_that_are_wrong_are_ignored(said: object) -> None:
    assert recorded_looks(said, ("", "bold", "")) == USUAL


def test_looks_of_a_stranger_that_are_alike_become_different() -> None:
    more = GOOD | {"hat": "feather"}
    found = recorded_looks([more, more, more | {"face": None}], ("", "", "bold"))
    assert found == (Look(7, 6, 5), Look(0, 7, 6), Look(1, 0, None))


def test_a_table_from_before_there_were_looks_gives_everybody_one() -> None:
    table = rebuild("t", [])
    for line in BEFORE:
        event = read_line(line)
        if isinstance(event, log.TableOpened):
            table = rebuild("t", [event])
        if isinstance(event, log.SeatTaken | log.BotSeated):
            assert event.look is None
    joined = [log.PersonJoined(1, number, "Ana", f"hash{number}") for number in (1, 2)]
    sat = [log.SeatTaken(2, seat=seat, person=seat, name=f"P{seat}") for seat in (1, 2)]
    bot = log.BotSeated(3, seat=0, bot="cautious", name="Cautious")
    opened = log.TableOpened(0, "t", Options(seats=4), Played().house, "s")
    table = rebuild("t", [opened, *joined, *sat, bot])
    assert seen(table) == [Look(0, 0, None), Look(1, 1, 1), Look(2, 2, 2)]
    # A person who sits down now looks different from them, and they stay as they are.
    new = log.SeatTaken(4, seat=3, person=1, name="P3", look=Look(1, 1, 5))
    dressed = looks_of(rebuild("t", [opened, *joined, *sat, bot, new]).seats)
    assert_distinct([look for look in dressed if look])


def test_an_emote_is_told_to_who_may_watch_and_changes_nothing_that_is_seen() -> None:
    played = Played(people=3)
    played.start()
    before = snapshot_for(played.table, 2)
    played.ask(1, messages.Emote(played.id(), 0, "tears"))
    after = snapshot_for(played.table, 2)
    assert replace(after, version=before.version) == before
    (event,) = [each for each in played.log if isinstance(each, log.Emoted)]
    assert [type(each).__name__ for each in happenings(event, (), watched=True)] == ["Emoted"]
    assert happenings(event, (), watched=False) == ()


def test_emotes_are_limited_by_person_and_come_back_with_time() -> None:
    played = Played(people=3)
    for _ in range(EMOTES_AT_ONCE):
        played.ask(1, messages.Emote(played.id(), 0, "laugh"))
    with pytest.raises(Refused, match="too_fast"):
        played.ask(1, messages.Emote(played.id(), 0, "laugh"))
    played.ask(2, messages.Emote(played.id(), 1, "luck"))
    played.wait(EMOTES_MILLISECONDS - 1)
    with pytest.raises(Refused, match="too_fast"):
        played.ask(1, messages.Emote(played.id(), 0, "laugh"))
    played.wait(1)
    played.ask(1, messages.Emote(played.id(), 0, "wave"))
    assert sum(isinstance(each, log.Emoted) for each in played.log) == EMOTES_AT_ONCE + 2


def test_who_leaves_and_comes_back_has_no_new_emotes_but_others_have() -> None:
    played = Played(Options(seats=5), people=1)

    def come(number: int, where: str) -> int:
        played.tell(messages.Join(f"P{number}", f"hash{number}", NUMBER, where=where))
        return played.table.people[-1].id

    def emote(person: int) -> None:
        played.ask(person, messages.Emote(played.id(), played.table.seats_of(person)[0], "wave"))

    stranger = come(2, "elsewhere")
    for _ in range(EMOTES_AT_ONCE):
        emote(stranger)
    played.ask(stranger, messages.Leave(played.id()))
    again, friend = come(3, "elsewhere"), come(4, "far away")
    with pytest.raises(Refused, match="too_fast"):
        emote(again)
    emote(friend)
    played.wait(EMOTES_MILLISECONDS)
    emote(again)
    assert rebuild("t", played.log) == played.table


def test_a_copy_of_an_emote_counts_once() -> None:
    played = Played(people=3)
    message = messages.Emote(played.id(), 0, "wave")
    played.ask(1, message)
    played.ask(1, message)
    assert sum(isinstance(each, log.Emoted) for each in played.log) == 1


def test_only_the_person_of_a_seat_sends_its_emotes() -> None:
    played = Played(Options(seats=4), people=3)
    played.ask(1, messages.AddBot(played.id(), "cautious"))
    for seat, code in ((1, "not_your_seat"), (3, "not_your_seat"), (7, "no_such_seat")):
        with pytest.raises(Refused, match=code):
            played.ask(1, messages.Emote(played.id(), seat, "wave"))
    played.ask(2, messages.Stand(played.id(), 1))
    with pytest.raises(Refused, match="no_such_seat"):
        played.ask(2, messages.Emote(played.id(), 1, "wave"))
