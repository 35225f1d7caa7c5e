"""A table that was restored from a backup deals from a fresh commitment."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.helpers import NUMBER, Played, messages

from tacora.game import Choice
from tacora.record import Noted, RecordError, check_noted, commitment_to, seed_of, verify_shuffle
from tacora.table import Options, Refused, record_of, snapshot_for

FRESH = "f" * 32


def started(people: int = 3, edition: str = "fr-iello-2021") -> Played:
    """A game in its second turn at least, with a card to come in this expedition."""
    played = Played(Options(edition=edition, seats=people), people=people)
    played.start()
    everybody(played)
    assert played.table.game is not None
    assert played.table.game.turn > 1
    return played


def everybody(played: Played) -> None:
    """All go on, into the next turn."""
    for seat in played.table.awaited():
        held = played.table.seats[seat]
        assert held is not None
        assert held.person is not None
        played.choose(held.person, "go_on", seat)


def test_the_cards_to_come_follow_from_the_fresh_secret_and_new_numbers() -> None:
    played = started()
    (first,) = played.table.shuffles
    played.restore(FRESH)
    view = snapshot_for(played.table, "spectator").table
    assert view.shuffle.commitment == commitment_to(FRESH)
    assert view.shuffle.numbers == ()
    played.ask(2, messages.AddNumber(played.id(), "a" * 32))
    assert played.table.game is not None
    place = (played.table.game.expedition, played.table.game.turn + 1)
    everybody(played)
    assert snapshot_for(played.table, "spectator").table.shuffle.numbers == ("-", "a" * 32, "-")
    with pytest.raises(Refused, match="already_started"):
        played.ask(1, messages.AddNumber(played.id(), NUMBER))
    played.play_out("go_on")
    record = record_of(played.table)
    (anew,) = record.extra["shuffle"]["anew"]
    assert (anew["expedition"], anew["turn"]) == place
    assert anew["server_seed"] == FRESH
    assert verify_shuffle(record) == "commitment"
    assert seed_of(record) == anew["seed"] != first.seed
    told = Noted(first.commitment, dict(enumerate(first.numbers)))
    again = Noted(commitment_to(FRESH), {0: "-", 1: "a" * 32, 2: "-"})
    check_noted(record, [told, again])
    with pytest.raises(RecordError, match="which was not noted"):
        check_noted(record, [told])
    with pytest.raises(RecordError, match="seat 1 has"):
        check_noted(record, [told, replace(again, numbers={1: "b" * 32})])


def test_the_cards_that_people_saw_before_the_restore_do_not_come_again() -> None:
    """The game went on after the backup; without a fresh secret the same cards would come."""
    backup = started()
    table, past = backup.table, list(backup.log)

    def go_on(played: Played) -> object:
        played.play_out("go_on")
        return record_of(played.table).expeditions

    seen = go_on(backup)
    backup.table, backup.log = table, past
    assert go_on(backup) == seen
    backup.table, backup.log = table, past
    backup.restore(FRESH)
    assert go_on(backup) != seen


def test_a_table_that_was_open_has_a_fresh_commitment_and_awaits_numbers() -> None:
    played = Played(people=3)
    before = played.table.commitment
    played.restore(FRESH)
    assert played.table.commitment == commitment_to(FRESH) != before
    with pytest.raises(Refused, match="numbers_missing"):
        played.start()
    for person in (1, 2, 3):
        played.ask(person, messages.AddNumber(played.id(), f"{person}" * 16))
    played.start()
    played.play_out()
    record = record_of(played.table)
    assert "anew" not in record.extra["shuffle"]
    assert verify_shuffle(record) == "commitment"


def test_who_has_no_seat_need_not_add_a_number() -> None:
    played = Played(people=4)
    played.ask(4, messages.Stand(played.id(), 3))
    played.restore(FRESH)
    for person in (1, 2, 3):
        played.ask(person, messages.AddNumber(played.id(), NUMBER))
    played.start()
    assert played.table.names() == ("Ana", "Ben", "Cy")


@pytest.mark.parametrize("choice", ["leave", "go_on"])
def test_a_commitment_that_dealt_no_card_is_proved_as_well(choice: Choice) -> None:
    played = started()
    for secret in ("1" * 32, "2" * 32):
        played.restore(secret)
    played.play_out(choice)
    record = record_of(played.table)
    anew = record.extra["shuffle"]["anew"]
    assert [each["server_seed"] for each in anew] == ["1" * 32, "2" * 32]
    assert verify_shuffle(record) == "commitment"


def test_a_secret_that_is_replaced_in_the_last_turn_is_proved_as_well() -> None:
    played = Played(people=3)
    played.start()
    while played.table.game and played.table.game.expedition < 5:
        for person in (1, 2, 3):
            played.choose(person, "leave")
    played.restore(FRESH)
    played.play_out("leave")
    record = record_of(played.table)
    assert record.extra["shuffle"]["anew"][0]["commitment"] == commitment_to(FRESH)
    assert verify_shuffle(record) == "commitment"
    view = snapshot_for(played.table, 1).table.shuffle
    assert (view.server_seed, view.numbers) == (FRESH, ("-", "-", "-"))


def test_the_leader_stays_the_one_that_was_drawn_at_the_start() -> None:
    played = started(people=5, edition="pl-incan-gold")
    for secret in range(8):
        leader = played.table.leader
        played.restore(f"{secret:032x}")
        everybody(played)
        if played.table.game and played.table.game.turn > 1:
            assert played.table.leader == leader


def test_after_a_game_nothing_is_replaced() -> None:
    played = Played(people=3)
    played.start()
    played.play_out()
    before = played.table.server_seed
    played.restore(FRESH)
    assert played.table.server_seed == before
