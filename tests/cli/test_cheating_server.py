"""A server that cheats at the shuffle is found: by the record alone, or with a person's notes.

The server commits itself honestly, is told everybody's numbers, tells them to all when the game
starts, and then deals from something else. Its record fits itself: cards, seed, digest and all.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import pytest
from tests.cli.run import Shell
from tests.properties.played import play_by_chance

from tacora import rule_sets
from tacora.game import Trap
from tacora.record import (
    UNBOUND,
    Noted,
    Record,
    RecordError,
    Shuffle,
    check_noted,
    full_proof,
    shuffles_of,
    to_json,
    verify_shuffle,
)

SECRET = "5eed" * 8
ANA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
TOLD = (ANA, BEN, "", "-")
"""Two people, a bot, and a person who was away when the game started."""
BOTS = ("", "", "bold", "")
EDITION = rule_sets()[0]
NOTED = Noted(Shuffle(SECRET, TOLD).commitment, dict(enumerate(TOLD)))


@dataclass(frozen=True)
class Dealt:
    """What a server dealt from, and what it says of the seats."""

    shuffle: Shuffle
    bots: tuple[str, ...] = BOTS
    left: tuple[int, ...] = ()
    anew: tuple[Shuffle, ...] = ()

    def record(self) -> Record:
        game = play_by_chance(EDITION, len(TOLD), self.shuffle.seed, 20).record
        proof = full_proof(game, [self.shuffle, *self.anew])
        extra = {"bots": list(self.bots), "left": list(self.left), "shuffle": proof}
        return replace(game, extra=extra)


def used(*numbers: str) -> Shuffle:
    return Shuffle(SECRET, numbers)


def without_traps(record: Record, cards: int) -> bool:
    """Whether the deck suits the server: no trap among the first cards."""
    dealt = [turn.card for turns in record.expeditions for turn in turns][:cards]
    return not any(isinstance(card, Trap) for card in dealt)


def suited(numbers: Callable[[str], tuple[str, ...]], combination: str = "") -> Shuffle:
    """What a server finds that tries numbers of its own until the deck suits it."""
    for attempt in count():
        shuffle = used(*numbers(f"{attempt:032x}"))
        if combination:
            shuffle = replace(shuffle, combination=combination)
        if without_traps(Dealt(shuffle).record(), cards=6):
            return shuffle
    raise AssertionError


def appended(number: str) -> tuple[str, ...]:
    return (*TOLD, number)


def at_the_bot(number: str) -> tuple[str, ...]:
    return (ANA, BEN, number, "-")


def at_the_absent(number: str) -> tuple[str, ...]:
    return (ANA, BEN, "", number)


def test_an_honest_server_is_believed() -> None:
    record = Dealt(used(*TOLD)).record()
    assert verify_shuffle(record) == "commitment"
    check_noted(record, [NOTED])


ALONE = {
    "a number of its own": (Dealt(suited(appended)), "5 numbers for 4 seats"),
    "a number dropped": (Dealt(used(ANA, BEN, "")), "3 numbers for 4 seats"),
    "a number for a bot": (Dealt(suited(at_the_bot)), "seat 2 had a bot"),
    "a person as a bot": (Dealt(used(ANA, "", "", "-")), "seat 1 had a person"),
    "a secret used twice": (
        Dealt(used(BEN, ANA, "", "-"), anew=(Shuffle(SECRET, TOLD, 9, 1),)),
        "has the secret of one before it",
    ),
    "a bot who was a person that left": (Dealt(used(*TOLD), left=(2,)), "seat 2 had a person"),
}
"""Found in the record itself."""


@pytest.mark.parametrize("how", ALONE)
def test_the_record_itself_shows(how: str) -> None:
    dealt, reason = ALONE[how]
    with pytest.raises(RecordError, match=reason):
        verify_shuffle(dealt.record())


def test_a_proof_that_does_not_bind_numbers_to_seats_is_named_as_the_weaker_one() -> None:
    """The forgery that the older combination did not find: a number of the server's own."""
    dealt = Dealt(suited(lambda number: (ANA, BEN, number), UNBOUND))
    assert verify_shuffle(dealt.record()) == "unbound"
    with pytest.raises(RecordError, match="not bound to seats"):
        check_noted(dealt.record(), [NOTED])


WITH_NOTES = {
    "numbers in another order": (Dealt(used(BEN, ANA, "", "-")), "seat 0 has"),
    "a number at another seat": (Dealt(used("-", BEN, "", ANA)), "seat 0 has"),
    "a number left out": (Dealt(used(ANA, "-", "", "-")), "seat 1 has"),
    "a number changed after the start": (Dealt(used(ANA, EVE, "", "-")), "seat 1 has"),
    "a number of its own for an absent person": (Dealt(suited(at_the_absent)), "seat 3 has"),
    "a bot made a person that left": (Dealt(suited(at_the_bot), left=(2,)), "seat 2 has"),
    "a person made a bot": (
        Dealt(used(ANA, "", "", "-"), bots=("", "bold", "bold", "")),
        "seat 1 has",
    ),
    "another secret": (Dealt(Shuffle("0" * 32, TOLD)), "does not prove the commitment"),
    "a restore that nobody was told of": (
        Dealt(used(*TOLD), anew=(Shuffle("0" * 32, TOLD, 9, 1),)),
        "which was not noted",
    ),
}
"""Found by what a person noted at the start."""


@pytest.mark.parametrize("how", WITH_NOTES)
def test_the_notes_of_a_person_show(how: str) -> None:
    dealt, reason = WITH_NOTES[how]
    record = dealt.record()
    assert verify_shuffle(record) == "commitment"  # the file fits itself
    with pytest.raises(RecordError, match=reason):
        check_noted(record, [NOTED])


def test_who_is_told_other_numbers_than_the_others_finds_it() -> None:
    record = Dealt(used(*TOLD)).record()
    check_noted(record, [NOTED])
    with pytest.raises(RecordError, match="seat 1 has"):
        check_noted(record, [replace(NOTED, numbers={**NOTED.numbers, 1: EVE})])


def options(*told: str) -> list[str]:
    """The options of a person who noted everything at the start."""
    numbers = [f"--number={seat}:{number}" for seat, number in enumerate(told)]
    return [f"--commitment={NOTED.commitment}", *numbers]


@pytest.mark.parametrize("how", [*ALONE, *WITH_NOTES])
def test_the_command_finds_it(tacora: Shell, tmp_path: Path, how: str) -> None:
    file = tmp_path / "games.jsonl"
    dealt, _ = (ALONE | WITH_NOTES)[how]
    file.write_text(to_json(dealt.record()) + "\n")
    assert tacora("record", "verify", str(file)).code == (2 if how in ALONE else 0)
    ran = tacora("record", "verify", str(file), *options(*TOLD))
    assert ran.code == 2
    assert ran.err


def test_the_command_believes_an_honest_server(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(to_json(Dealt(used(*TOLD)).record()) + "\n")
    ran = tacora("record", "verify", str(file), *options(*TOLD))
    assert ran.code == 0, ran.err
    assert "the players’ numbers" in ran.out
    assert "needs --commitment" in tacora.refuses("record", "verify", str(file), "--number=0:")
    for wrong in ("0", "x:", f"9{ANA}", f"0:{ANA[:15]}", f"10:{ANA}", f"0:{ANA}\n"):
        said = tacora.refuses("record", "verify", str(file), *options(), f"--number={wrong}")
        assert "a seat, a colon and a number" in said


def test_the_command_names_the_weaker_proof(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    record = Dealt(replace(used(ANA, BEN, EVE), combination=UNBOUND)).record()
    file.write_text(to_json(record) + "\n")
    ran = tacora("record", "verify", str(file), *options())
    assert ran.code == 0
    assert "the numbers weren’t tied to seats" in ran.out
    ran = tacora("record", "verify", str(file), *options(ANA))
    assert ran.code == 2
    assert ran.err == f"no game that you noted has 0:{ANA}\n"


@pytest.mark.parametrize(
    ("anew", "reason"),
    [
        ({}, "a list of further shuffles"),
        ([5], "a list of further shuffles"),
        ([{"turn": 1}], "the place of a further shuffle"),
        ([{"expedition": True, "turn": 1}], "the place of a further shuffle"),
        ([{"expedition": 0, "turn": 1}], "the place of a further shuffle"),
        ([{"expedition": 1, "turn": 1}], "begins before"),
        ([{"expedition": 1, "turn": 2}], "combination"),
        ([{"expedition": 1, "turn": 2, "combination": UNBOUND}], "combination"),
    ],
)
def test_a_further_shuffle_is_whole(anew: object, reason: str) -> None:
    record = Dealt(used(*TOLD)).record()
    said = json.loads(json.dumps(record.extra["shuffle"])) | {"anew": anew}
    with pytest.raises(RecordError, match=reason):
        shuffles_of(replace(record, extra={**record.extra, "shuffle": said}))


@pytest.mark.parametrize(
    "extra", [{"bots": None}, {"bots": ["", ""]}, {"left": 5}, {"left": ["2"]}]
)
def test_a_record_that_does_not_say_who_sat_where_proves_nothing(extra: dict[str, object]) -> None:
    record = Dealt(used(*TOLD)).record()
    with pytest.raises(RecordError, match="seats"):
        verify_shuffle(replace(record, extra={**record.extra, **extra}))
