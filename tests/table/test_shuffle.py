"""The deal follows from the server's seed and everybody's numbers, and can be checked."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from tests.table.helpers import NUMBER, Played

from tacora.record import (
    UNBOUND,
    RecordError,
    commitment_to,
    dealing_seed,
    from_json,
    to_json,
    verify_shuffle,
)
from tacora.record.verify import Proved
from tacora.table import (
    Options,
    Refused,
    Table,
    Viewer,
    log,
    messages,
    rebuild,
    record_of,
    snapshot_for,
)


def test_the_procedure_is_the_documented_one() -> None:
    assert commitment_to("ab") == sha256(b"tacora-shuffle/1\nab").hexdigest()
    expected = sha256(b"tacora-shuffle/2\nab\n0:01\n1:\n2:02\n3:-").hexdigest()
    assert dealing_seed("ab", ["01", "", "02", "-"]) == expected
    older = sha256(b"tacora-shuffle/1\nab\n01\n02").hexdigest()
    assert dealing_seed("ab", ["01", "02"], UNBOUND) == older


def test_every_number_and_its_place_matter() -> None:
    lists = (["1", "2"], ["2", "1"], ["1"], ["1", "3"], ["12"], ["1", "", "2"], ["", "1", "2"])
    seeds = [dealing_seed("ab", numbers) for numbers in lists]
    assert len(set(seeds)) == len(seeds)


def finished() -> dict[str, Any]:
    played = Played(Options(seats=4), people=4)
    commitment = played.table.commitment
    played.start()
    played.play_out("go_on")
    record: dict[str, Any] = json.loads(to_json(record_of(played.table)))
    assert record["shuffle"]["commitment"] == commitment
    assert record["shuffle"]["numbers"] == [NUMBER] * 4
    return record


def test_the_last_number_before_the_start_counts() -> None:
    played = Played(people=3)
    first, last = "a" * 32, "b" * 32
    for number in (first, last):
        played.ask(2, messages.AddNumber(played.id(), number))
    played.start()
    assert numbers(played.table) == (NUMBER, last, NUMBER)
    with pytest.raises(Refused, match="already_started"):
        played.ask(2, messages.AddNumber(played.id(), first))
    assert numbers(played.table) == (NUMBER, last, NUMBER)


def test_who_leaves_before_the_start_and_comes_back_has_one_number_the_last() -> None:
    played = Played(people=3)
    played.ask(2, messages.AddNumber(played.id(), "a" * 32))
    played.ask(2, messages.Leave(played.id()))
    played.tell(messages.Join("Ben", "another hash", "b" * 32))
    again = played.table.people[-1].id
    played.tell(messages.Came(again))
    played.ask(again, messages.AddNumber(played.id(), "c" * 32))
    played.start()
    assert sorted(numbers(played.table)) == sorted([NUMBER, "c" * 32, NUMBER])


def numbers(table: Table) -> tuple[str, ...]:
    (shuffle,) = table.shuffles
    return shuffle.numbers


def seated() -> Played:
    """Two people, one of them with two seats, a bot, and a person without a number."""
    played = Played(Options(seats=5), people=2)
    played.ask(1, messages.Sit(played.id(), "Eva"))
    played.ask(1, messages.AddBot(played.id(), "runner"))
    played.tell(messages.Join("Cy", "hash3", NUMBER))
    played.restore("e" * 32)  # nobody's number counts any more
    played.ask(1, messages.AddNumber(played.id(), "a" * 16))
    played.ask(2, messages.AddNumber(played.id(), "b" * 16))
    return played


def test_every_seat_has_its_entry_and_all_are_told_when_the_game_starts() -> None:
    played = seated()
    viewers: tuple[Viewer, ...] = (1, 2, "spectator", "screen")
    for viewer in viewers:
        assert snapshot_for(played.table, viewer).table.shuffle.numbers == ()
    played.start()
    entries = ("a" * 16, "b" * 16, "a" * 16, "", "-")
    for viewer in viewers:
        told = snapshot_for(played.table, viewer).table.shuffle
        assert told.numbers == entries
        assert told.server_seed is None
    played.play_out()
    record = record_of(played.table)
    assert record.extra["shuffle"]["numbers"] == list(entries)
    assert verify_shuffle(record) == "commitment"


def test_a_seat_that_its_person_left_is_named_in_the_record() -> None:
    played = Played(Options(seats=4), people=3)
    played.ask(1, messages.AddBot(played.id(), "runner"))
    played.start()
    played.ask(2, messages.Leave(played.id()))
    played.play_out()
    record = record_of(played.table)
    assert record.extra["bots"] == ["", "cautious", "", "runner"]
    assert record.extra["left"] == [1]
    assert verify_shuffle(record) == "commitment"


def test_a_game_of_an_older_log_goes_on_with_numbers_that_are_not_bound_to_seats() -> None:
    played = Played(people=3)
    played.ask(2, messages.AddNumber(played.id(), "a" * 32))
    played.start()
    before = [
        replace(event, numbers=()) if isinstance(event, log.GameStarted) else event
        for event in played.log
        if not isinstance(event, log.CardDealt)
    ]
    played.table = rebuild("t", before)
    played.tell(messages.Tick())
    played.play_out()
    record = record_of(played.table)
    shuffle = record.extra["shuffle"]
    assert shuffle["combination"] == "tacora-shuffle/1"
    assert shuffle["numbers"] == [NUMBER, "a" * 32, NUMBER]
    assert verify_shuffle(record) == "unbound"


def check(record: dict[str, Any]) -> Proved | None:
    return verify_shuffle(from_json(json.dumps(record)))


def test_every_card_of_a_record_follows_from_what_was_published() -> None:
    assert check(finished()) == "commitment"


def test_a_record_without_commitment_or_seed_proves_less() -> None:
    record = finished()
    record["shuffle"] = {key: record["shuffle"][key] for key in ("procedure", "seed")}
    assert check(record) == "seed"
    del record["shuffle"]
    assert check(record) is None


def test_another_seed_is_detected() -> None:
    for field in ("seed", "server_seed", "commitment"):
        record = finished()
        record["shuffle"][field] = "0" * 64
        with pytest.raises(RecordError, match="shuffle"):
            check(record)


def test_another_number_is_detected() -> None:
    record = finished()
    record["shuffle"]["numbers"][2] = "f" * 32
    with pytest.raises(RecordError, match="does not follow"):
        check(record)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("server_seed", 5, "a server's seed and a list of numbers"),
        ("numbers", NUMBER, "a server's seed and a list of numbers"),
        ("server_seed", "\ud800", "32 hexadecimal digits"),
        ("server_seed", "0" * 31 + "\n", "32 hexadecimal digits"),
        ("server_seed", "0" * 32 + "\n" + NUMBER, "32 hexadecimal digits"),
        ("numbers", ["\ud800"], "16 to 64 hexadecimal digits"),
        ("numbers", [NUMBER, NUMBER, NUMBER, 5], "16 to 64 hexadecimal digits"),
        ("numbers", [NUMBER, NUMBER, NUMBER, NUMBER + "\n"], "16 to 64 hexadecimal digits"),
        ("numbers", ["\n".join([NUMBER] * 4)], "16 to 64 hexadecimal digits"),
        ("numbers", [NUMBER, "\n".join([NUMBER] * 3)], "16 to 64 hexadecimal digits"),
    ],
)
def test_only_seeds_and_numbers_of_the_right_look_are_combined(
    field: str, value: object, reason: str
) -> None:
    record = finished()
    record["shuffle"][field] = value
    with pytest.raises(RecordError, match=reason):
        check(record)


def test_a_proof_that_leaves_the_combination_out_is_detected() -> None:
    record = finished()
    del record["shuffle"]["combination"]
    with pytest.raises(RecordError, match="combination"):
        check(record)


@pytest.mark.parametrize("procedure", [None, "other/1"])
def test_a_proof_that_names_another_procedure_is_detected(procedure: str | None) -> None:
    record = finished()
    record["shuffle"]["procedure"] = procedure
    with pytest.raises(RecordError, match="procedure"):
        check(record)


def test_another_card_is_detected() -> None:
    record = finished()
    first = record["expeditions"][0]["turns"][0]
    first[0] = "1" if first[0] != "1" else "2"
    del record["result"]  # even without the result
    with pytest.raises(RecordError):
        check(record)


def test_any_other_choice_is_detected() -> None:
    record = finished()
    for expedition, played in enumerate(record["expeditions"]):
        for turn, (_, choices) in enumerate(played["turns"]):
            for seat in range(len(choices)):
                other = json.loads(json.dumps(record))
                turned = {"+": "-", "-": "+", ".": "+"}[choices[seat]]
                changed = choices[:seat] + turned + choices[seat + 1 :]
                other["expeditions"][expedition]["turns"][turn][1] = changed
                with pytest.raises(RecordError):
                    check(other)
