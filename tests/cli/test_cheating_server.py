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
from tests.cli.run import Ran, Shell
from tests.properties.played import play_by_chance

from tacora import rule_sets
from tacora.game import Trap
from tacora.record import (
    DAILY,
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
        seed, procedure = self.shuffle.seed, self.shuffle.procedure
        game = play_by_chance(EDITION, len(TOLD), seed, 20, procedure).record
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
    "a seat that is not there": (Dealt(used(*TOLD), left=(99,)), "a list of the seats that people"),
}
"""Found in the record itself."""


@pytest.mark.parametrize("how", ALONE)
def test_the_record_itself_shows(how: str) -> None:
    dealt, reason = ALONE[how]
    with pytest.raises(RecordError, match=reason):
        verify_shuffle(dealt.record())


OLDER = Dealt(suited(lambda number: (ANA, BEN, number), UNBOUND))
"""The forgery that the older combination did not find: a number of the server's own."""


@pytest.mark.parametrize("noted", [NOTED, replace(NOTED, numbers={})])
def test_a_server_that_goes_back_to_the_older_combination_is_found(noted: Noted) -> None:
    assert verify_shuffle(OLDER.record()) == "unbound"
    with pytest.raises(RecordError, match="not bound to seats"):
        check_noted(OLDER.record(), [noted])


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
    file.write_text(to_json(OLDER.record()) + "\n")
    ran = tacora("record", "verify", str(file))
    assert ran.code == 0
    assert "the numbers weren’t tied to seats" in ran.out
    for noted in (options(), options(ANA)):  # the commitment does not say which way was meant
        ran = tacora("record", "verify", str(file), *noted)
        assert ran.code == 2
        assert "not bound to seats" in ran.err


def test_a_server_that_says_afterwards_that_a_game_was_played_on_is_found(
    tacora: Shell, tmp_path: Path
) -> None:
    """Then the record may give each card itself, so that every deck fits the proof."""
    file = tmp_path / "games.jsonl"
    record = Dealt(suited(at_the_bot)).record()
    cards = [[str(turn.card) for turn in turns] for turns in record.expeditions]
    began = {"expedition": 1, "turn": 0, "awaits": "card", "cards": cards}
    proof = full_proof(record, [used(*TOLD)])
    forged = replace(record, extra={**record.extra, "shuffle": proof, "began": began})
    assert verify_shuffle(forged) == "given"
    file.write_text(to_json(forged) + "\n")
    ran = tacora("record", "verify", str(file), *options(*TOLD))
    assert ran.code == 2
    assert "played on from another game" in ran.err
    ran = tacora("record", "verify", str(file), *options(*TOLD), "--played-on")
    assert ran.code == 0, ran.err


@pytest.mark.parametrize(
    ("entries", "left"),
    [((EVE, "", "", ""), ()), (("-", "-", "", ""), (1,)), (("-", "", "", ANA), (3,))],
)
def test_a_server_has_one_deck_for_a_daily_cave_and_no_entry_to_choose(
    tacora: Shell, tmp_path: Path, entries: tuple[str, ...], left: tuple[int, ...]
) -> None:
    """The hash of the day before binds the seed; a number of the server's would pick the cards."""
    file = tmp_path / "games.jsonl"
    shuffle = replace(used("-", "", "", ""), combination=DAILY)
    bots = ("", "bold", "bold", "bold")
    noted = f"--commitment={shuffle.commitment}"
    file.write_text(to_json(Dealt(shuffle, bots).record()) + "\n")
    assert tacora("record", "verify", str(file), noted).code == 0
    forged = Dealt(replace(shuffle, numbers=entries), bots, left).record()
    with pytest.raises(RecordError, match="daily cave"):
        verify_shuffle(forged)
    file.write_text(to_json(forged) + "\n")
    assert tacora("record", "verify", str(file), noted).code == 2


def test_a_number_belongs_to_one_shuffle_of_one_game(tacora: Shell, tmp_path: Path) -> None:
    """Numbers that stand under another commitment, or in another game, prove nothing."""
    file = tmp_path / "games.jsonl"
    later, other = Shuffle("0" * 32, (EVE, BEN, "", "-"), 9, 1), Shuffle("1" * 32, TOLD)
    games = Dealt(used(*TOLD), anew=(later,)).record(), Dealt(other).record()
    file.write_text("".join(to_json(each) + "\n" for each in games))
    commitments = [NOTED.commitment, later.commitment, other.commitment]

    def verify(*numbers: str) -> Ran:
        told = [f"--number={each}" for each in numbers]
        noted = [f"--commitment={each}" for each in commitments]
        return tacora("record", "verify", str(file), *noted, *told)

    first, second, third = (each[:4] for each in commitments)
    good = verify(f"{first}:0:{ANA}", f"{second}:0:{EVE}", f"{third}:0:{ANA}", f"{first}:2:")
    assert good.code == 0, good.err
    for wrong in (f"{first}:0:{EVE}", f"{second}:0:{ANA}", f"{third}:0:{EVE}"):
        ran = verify(wrong)
        assert ran.code == 2
        assert "seat 0 has" in ran.err
    for unclear in (f"0:{ANA}", f"{first}0{second}:0:{ANA}", f":0:{ANA}"):
        assert "which commitment" in verify(unclear).err
    assert "two numbers" in verify(f"{first}:0:{ANA}", f"{first}:0:{EVE}").err


def test_two_games_with_one_commitment_are_found(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    honest = Dealt(used(*TOLD)).record()
    changed = replace(honest, explorers=tuple(reversed(honest.explorers)))
    proof = full_proof(changed, [used(*TOLD)])
    changed = replace(changed, extra={**honest.extra, "shuffle": proof})
    file.write_text(to_json(honest) + "\n" + to_json(changed) + "\n")
    assert "another game" in tacora("record", "verify", str(file), *options(*TOLD)).err
    file.write_text(to_json(honest) + "\n" + to_json(honest) + "\n")  # the same game twice
    assert tacora("record", "verify", str(file), *options(*TOLD)).code == 0


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
