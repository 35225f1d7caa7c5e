"""The commands, as a shell script would use them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.run import Shell
from tests.environment import small_environment
from tests.lines import EXAMPLE
from tests.table.helpers import Played

from tacora import BOOKS, Edition, rule_sets
from tacora.editions import source
from tacora.record import last_game, read_records, to_json
from tacora.server.config import Config
from tacora.table import Options, record_of
from tacora.tui.console import printable
from tacora.words import LANGUAGES


@pytest.fixture
def example(tmp_path: Path) -> Path:
    path = tmp_path / "example.txt"
    path.write_text(EXAMPLE)
    return path


def test_help_lists_the_commands(tacora: Shell) -> None:
    ran = tacora("--help")
    assert ran.code == 0
    for command in ("play", "editions", "simulate", "record"):
        assert command in ran.out
    for words in (["play"], ["editions"], ["simulate"], ["record", "verify"]):
        assert tacora(*words, "--help").code == 0


@pytest.mark.parametrize(
    ("command", "defaults"),
    [
        ("serve", [field.default for field in msgspec.structs.fields(Config) if field.default]),
        ("train", [1000, 0.34]),
    ],
)
def test_help_shows_the_defaults(tacora: Shell, command: str, defaults: list[object]) -> None:
    said = " ".join(tacora(command, "--help").out.replace("│", " ").split())
    assert [each for each in defaults if f"[default: {each}]" not in said] == []


def test_editions_shows_all_nine(tacora: Shell) -> None:
    out = tacora("editions").out
    for rules in rule_sets():
        assert f"{rules.name} " in out


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: rules.name)
def test_editions_tells_the_rules_of_one(tacora: Shell, rules: Edition) -> None:
    flag = "--relics" if rules.relics else "--no-relics"
    out = " ".join(tacora("editions", rules.id, flag, "--lang", "en").out.split())
    assert rules.name in out
    relic = "artifact" if rules.cave == "temple" else "relic"
    assert (relic in out.replace("+relics", "")) == bool(rules.relics)
    assert ("share the victory" in out) == (rules.tie == "shared")
    assert ("with no decision in between" in out) == (rules.first_trap == "next card")
    if rules.relics:
        assert ", ".join(map(str, rules.relics.values)) in out


def test_editions_refuses_what_is_not_there(tacora: Shell) -> None:
    assert "there are: de-iello-2017" in tacora.refuses("editions", "chess")
    assert "no book has de-iello-2017 without relics" in tacora.refuses(
        "editions", "de-iello-2017", "--no-relics"
    )
    assert f"no language 'xx'; there are: {', '.join(sorted(LANGUAGES))}" in tacora.refuses(
        "editions", "--lang", "xx"
    )
    assert "No such file" in tacora.refuses("editions", "none.toml")


def test_simulate_prints_a_table_and_the_same_seed_gives_the_same(tacora: Shell) -> None:
    arguments = ("simulate", "--edition", "ru-hobbyworld-2026", "--explorers", "5")
    one = tacora(*arguments, "--games", "40", "--seed", "s", "--bots", "bold,random")
    other = tacora(*arguments, "--games", "40", "--seed", "s", "--bots", "bold,random")
    assert one.code == 0
    assert one.out == other.out
    assert tacora(*arguments, "--games", "40", "--seed", "t").out != one.out
    for word in (
        "Mean points",
        "Win share",
        "±",
        "ended in flight",
        "Cards per expedition",
        "Daredevil",
    ):
        assert word in one.out


def test_simulate_says_which_bot_cannot_run_in_the_kernel(tacora: Shell) -> None:
    told = tacora("simulate", "--games", "5", "--seed", "s", "--bots", "moody,bold,never")
    assert "reference engine: moody cannot run in the kernel" in told.out.replace("\n", " ")
    told = tacora("simulate", "--games", "500", "--seed", "s", "--bots", "bold,never,chance-20")
    assert "Played by the kernel" in told.out


def test_without_a_seed_every_run_is_another_and_says_its_seed(tacora: Shell) -> None:
    out = tacora("simulate", "--games", "5").out
    seed = out.split("seed ")[1].split()[0]
    again = tacora("simulate", "--games", "5", "--seed", seed).out
    assert again == out


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: rules.name)
@pytest.mark.parametrize("explorers", [3, 8])
def test_simulate_writes_records_that_keep_the_rules(
    tacora: Shell, tmp_path: Path, rules: Edition, explorers: int
) -> None:
    file = tmp_path / "games.jsonl"
    ran = tacora(
        *("simulate", "--edition", rules.id, "--relics" if rules.relics else "--no-relics"),
        *("--explorers", str(explorers), "--games", "10", "--seed", "1"),
        *("--records", str(file)),
    )
    assert ran.code == 0
    records = [record for _, record in read_records(file)]
    assert len(records) == 10
    assert all(record.edition == rules and last_game(record).over for record in records)
    assert os.listdir(tmp_path) == ["games.jsonl"]
    ran = tacora("record", "verify", str(file))
    assert ran.code == 0
    assert "10 games, no rules broken" in ran.out


def test_simulate_refuses_and_leaves_no_file(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    keep = ("--records", str(file), "--games", "3")
    assert "no bot 'deep blue'" in tacora.refuses("simulate", "--bots", "deep blue", *keep)
    assert "for 3 to 8 explorers, not 2" in tacora.refuses("simulate", "--explorers", "2", *keep)
    assert "--games" in tacora.refuses("simulate", "--games", "0")
    assert "--games" in tacora.refuses("simulate", "--games", "many")
    assert "--explorers" in tacora.refuses("simulate", "--explorers", "9", *keep)
    assert "--seed" in tacora.refuses("simulate", "--seed", "a\nb", *keep)
    assert "No such file" in tacora.refuses("simulate", "--records", "/no/where/x.jsonl")
    assert "Is a directory" in tacora.refuses(
        "simulate", "--games", "1", "--records", str(tmp_path)
    )
    assert file.read_text() == "precious"
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_verify_reports_every_foul_and_exits_with_2(
    tacora: Shell, example: Path, tmp_path: Path
) -> None:
    ran = tacora("record", "verify", str(example))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{example}: 1 game, no rules broken · no seed to recompute the cards from\n"
    bad = tmp_path / "bad.txt"
    bad.write_text(EXAMPLE.replace("-.+", "--+") + EXAMPLE + EXAMPLE.replace("18*", "19*"))
    ran = tacora("record", "verify", str(example), str(bad))
    assert ran.code == 2
    assert f"{bad}:1: expedition 1, turn 3: seat 1 is not in the cave" in ran.err
    assert f"{bad}:15: result: the rules give '= 18* 14 11', not '= 19* 14 11'" in ran.err
    assert f"{bad}: rules broken in 2 of 3 games" in ran.out
    assert tacora("record", "verify", str(tmp_path / "none")).code == 2


def test_verify_finds_a_card_that_the_seed_does_not_deal(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("--bots", "moody")  # the kernel cannot play it, so the cards have a seed
    tacora("simulate", "--games", "1", "--seed", "1", *bots, "--records", str(file))
    ran = tacora("record", "verify", str(file))
    assert "1 game, no rules broken · every card recomputed from a seed alone" in ran.out
    fields = json.loads(file.read_text())
    fields["shuffle"]["seed"] = "2/0"
    file.write_text(json.dumps(fields))
    ran = tacora("record", "verify", str(file))
    assert ran.code == 2
    assert f"{file}:1: expedition 1, turn 1: the seed deals" in ran.err


@pytest.fixture
def proved() -> dict[str, Any]:
    """The record of a game at a server's table."""
    played = Played(Options(seats=3), people=3)
    played.start()
    played.play_out()
    fields: dict[str, Any] = json.loads(to_json(record_of(played.table)))
    return fields


def test_verify_says_what_it_has_proved(
    tacora: Shell, proved: dict[str, Any], tmp_path: Path
) -> None:
    shuffle = proved["shuffle"]
    bare = proved | {"shuffle": {key: shuffle[key] for key in ("procedure", "seed")}}
    nothing = {key: value for key, value in proved.items() if key != "shuffle"}
    file = tmp_path / "games.jsonl"

    def verified(*games: dict[str, Any]) -> str:
        file.write_text("".join(json.dumps(each) + "\n" for each in games))
        ran = tacora("record", "verify", str(file))
        assert ran.code == 0, ran.err
        return ran.out

    committed = (
        "every card recomputed from the players’ numbers and the secret the server had committed to"
    )
    alone = "every card recomputed from a seed alone; there is no proof of who chose it"
    none = "no seed to recompute the cards from"
    for game, proof in ((proved, committed), (bare, alone), (nothing, none)):
        assert verified(game) == f"{file}: 1 game, no rules broken · {proof}\n"
        assert verified(game, game) == f"{file}: 2 games, no rules broken · {proof}\n"
    assert verified(proved, proved, nothing, bare, proved).splitlines() == [
        f"{file}: 5 games, no rules broken",
        f"{file} #1–2, 5: {committed}",
        f"{file} #3: {none}",
        f"{file} #4: {alone}",
    ]


def test_verify_checks_a_game_against_a_noted_commitment(
    tacora: Shell, proved: dict[str, Any], tmp_path: Path
) -> None:
    noted = proved["shuffle"]["commitment"]
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(proved))
    verify = ("record", "verify", str(file), "--commitment")
    assert tacora(*verify, noted).code == 0
    assert tacora(*verify, noted.upper()).code == 0
    ran = tacora(*verify, noted, "--commitment", "0" * 64)
    assert ran.code == 2
    assert ran.err == f"no game proves the commitment {'0' * 64}\n"
    for wrong in ("", noted[1:], noted + "0", "x" * 64):
        assert "64 hexadecimal digits" in tacora.refuses(*verify, wrong)
    # A record without its proof proves nothing.
    kept = ("procedure", "seed")
    for less in ({key: proved["shuffle"][key] for key in kept}, {"commitment": noted}, {}):
        file.write_text(json.dumps(proved | {"shuffle": less}))
        ran = tacora(*verify, noted)
        assert ran.code == 2
        assert f"no game proves the commitment {noted}\n" in ran.err


def test_show_tells_the_game(tacora: Shell, example: Path) -> None:
    out = tacora("record", "show", str(example)).out
    assert "Another snake: Cy flees the cave and loses" in out
    assert "Ana carries out a relic worth 5." in out
    assert "Ana wins with 18 points." in out
    example.write_text("\n".join(EXAMPLE.splitlines()[:3]))
    assert "The game was cut short here." in tacora("record", "show", str(example)).out


def test_convert_to_text_and_back_gives_the_same_games(
    tacora: Shell, example: Path, tmp_path: Path
) -> None:
    converted = tmp_path / "example.json"
    ran = subprocess.run(
        [sys.executable, "-m", "tacora", "record", "convert", str(example), "--to", "json"],
        env=small_environment(),
        capture_output=True,
        check=True,
    )
    converted.write_bytes(ran.stdout)
    assert json.loads(ran.stdout)["result"]["points"] == [18, 14, 11]
    ran = subprocess.run(
        [sys.executable, "-m", "tacora", "record", "convert", str(converted), "--to", "text"],
        env=small_environment(),
        capture_output=True,
        check=True,
    )
    assert ran.stdout.decode() == EXAMPLE
    assert "--to" in tacora.refuses("record", "convert", str(example))
    assert "--to" in tacora.refuses("record", "convert", str(example), "--to", "xml")


def test_convert_says_what_the_text_form_leaves_out(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tacora("simulate", "--games", "1", "--seed", "1", "--records", str(file))
    ran = subprocess.run(
        [sys.executable, "-m", "tacora", "record", "convert", str(file), "--to", "text"],
        env=small_environment(),
        capture_output=True,
        check=True,
    )
    assert b"Not in the text form of " in ran.stderr
    assert b"games.jsonl: bots, simulated" in ran.stderr


def test_convert_writes_nothing_when_a_later_game_is_wrong(tacora: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(EXAMPLE + EXAMPLE.replace("18*", "19*"))
    ran = tacora("record", "convert", str(file), "--to", "json")
    assert (ran.code, ran.out) == (2, "")
    assert f"{file}:8: result" in ran.err


def test_an_own_edition_works_in_every_command(tacora: Shell, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(source("pl-incan-gold").replace("[1, 2, 3,", "[10, 20, 30,"), encoding="utf-8")
    games = tmp_path / "games.jsonl"
    assert "10, 20, 30" in tacora("editions", str(own)).out
    ran = tacora("simulate", "--edition", str(own), "--games", "3", "--records", str(games))
    assert ran.code == 0
    ran = tacora("record", "verify", str(games))
    assert ran.code == 2
    assert "no edition 'mine'" in ran.err
    assert tacora("record", "verify", str(games), "--edition", str(own)).code == 0
    assert tacora("record", "show", str(games), "--edition", str(own)).code == 0


def test_hundreds_of_wrong_arguments_get_a_sentence_and_exit_code_2(
    tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = ["play", "editions", "simulate", "record verify", "record show", "record convert"]
    words = ["--nonsense", "--edition=x", "--explorers=x", "--explorers=99", "--games=-1", "--to=x"]
    words += [
        "--seed=\x1b[2J",
        "--lang=zz",
        "--bots=,",
        "--relics=maybe",
        "\udc80",
        "--resume=/none",
    ]
    words += ["--records=/", "--edition=/etc.toml", "--edition=\x00.toml", "[/]"]
    tried = 0
    for command in commands:
        for one, other in combinations_with_replacement(words, 2):
            ran = tacora(*command.split(), one, other)
            # Some are not wrong: `editions` needs no argument, and any text is a seed.
            fine = {"editions": 0, "play": 130}.get(command, 2)
            assert ran.code in (fine, 2), (command, one, other)
            assert "Traceback" not in ran.err
            assert "\x1b[2J" not in ran.out + ran.err
            tried += 1
    assert tried == 6 * 136


def test_messages_contain_no_control_sequence() -> None:
    assert printable("a\x1b[2J\n\udc80é") == "a\\x1b[2J\\n\\udc80é"


def test_every_book_is_named(tacora: Shell) -> None:
    message = tacora.refuses("simulate", "--edition", "nonsense")
    assert all(book in message for book in BOOKS)
