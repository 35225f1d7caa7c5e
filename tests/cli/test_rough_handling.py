"""Strange names, closed pipes, full disks and signals: a sentence, and nothing lost."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Shell
from tests.environment import small_environment
from tests.lines import EXAMPLE
from tests.waiting import LIMIT_SECONDS, until

from tacora.editions import source
from tacora.record import commitment_to, last_game, read_records

TACORA = [sys.executable, "-m", "tacora"]
MARKUP = "[/]x[red]"
TWO_GAMES = ("--games", "2", "--bots", "moody")
"""A bot that the kernel does not play, so that no compiled code is loaded, which takes a second."""


BUFFERED: dict[str, str] = {}
UNBUFFERED = {"PYTHONUNBUFFERED": "1"}


def run(
    folder: Path, command: str, stdin: str | None = "", more: dict[str, str] = BUFFERED
) -> subprocess.CompletedProcess[str]:
    """Run a command line in the shell, with `tacora` in it."""
    command = re.sub(r"(?<!-m )\btacora (?=[a-z-])", " ".join(TACORA) + " ", command)
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=small_environment(**more),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def test_square_brackets_are_text_wherever_they_stand(tacora: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "d["
    folder.mkdir()
    records = folder / "x].jsonl"
    ran = tacora("simulate", *TWO_GAMES, "--seed", MARKUP, "--records", str(records))
    assert ran.code == 0
    assert MARKUP in ran.out
    assert str(records) in ran.out
    assert tacora("record", "verify", str(records)).code == 0
    assert tacora("record", "show", str(records)).code == 0
    text = source("fr-iello-2021")
    for key in ("title", "publisher", "language", "name"):
        text = "\n".join(
            f'{key} = "{MARKUP}"' if line.startswith(f"{key} =") else line
            for line in text.splitlines()
        )
    own = folder / "own.toml"
    own.write_text(text, encoding="utf-8")
    for relics in ("--relics", "--no-relics"):
        ran = tacora("editions", str(own), relics)
        assert ran.code == 0
        assert MARKUP in ran.out
        played = run(folder, f"tacora play '{MARKUP}' --edition own.toml {relics}")
        assert played.returncode == 130
        assert MARKUP in played.stdout
        assert "Traceback" not in played.stderr


@pytest.mark.parametrize(
    ("command", "more"),
    [
        ("--help", BUFFERED),
        ("--version", UNBUFFERED),
        ("editions", BUFFERED),
        ("editions", UNBUFFERED),
        ("record show e.txt", UNBUFFERED),
        ("record convert e.txt --to json", BUFFERED),
        (f"simulate {' '.join(TWO_GAMES)}", BUFFERED),
    ],
)
def test_output_that_cannot_be_written(tmp_path: Path, command: str, more: dict[str, str]) -> None:
    (tmp_path / "e.txt").write_text(EXAMPLE)
    full = run(tmp_path, f"tacora {command} > /dev/full", more=more)
    assert (full.returncode, full.stderr) == (2, "tacora: output: No space left on device\n")
    closed = run(tmp_path, f"tacora {command} >&-", more=more)
    assert (closed.returncode, closed.stderr) == (2, "tacora: output: Bad file descriptor\n")
    unread = run(tmp_path, f"tacora {command} | true", more=more)
    assert unread.stderr == ""


def test_a_review_that_cannot_be_written(tmp_path: Path) -> None:
    """It loads compiled code, which takes a second, so only one of the three ways is tried."""
    (tmp_path / "e.txt").write_text(EXAMPLE)
    full = run(tmp_path, "tacora review --json e.txt > /dev/full")
    assert (full.returncode, full.stderr) == (2, "tacora: output: No space left on device\n")


@pytest.mark.parametrize(
    ("command", "where", "more"),
    [
        (command, where, (BUFFERED, UNBUFFERED)[(first + second) % 2])
        for first, command in enumerate(("editions --nonsense", "odds -"))
        for second, where in enumerate(("2> /dev/full", "2>&-", "<&- >&- 2>&-", "> /dev/full 2>&1"))
    ],
)
def test_an_error_that_cannot_be_printed_keeps_its_exit_code(
    tmp_path: Path, command: str, where: str, more: dict[str, str]
) -> None:
    assert run(tmp_path, f"tacora {command} {where}", more=more).returncode == 2


@pytest.mark.parametrize(("where", "more"), [("2> /dev/full", BUFFERED), ("2>&-", UNBUFFERED)])
def test_output_is_written_when_stderr_is_closed(
    tmp_path: Path, where: str, more: dict[str, str]
) -> None:
    ran = run(tmp_path, f"tacora editions {where}", more=more)
    assert ran.returncode == 0
    assert "nl-iello-2023" in ran.stdout


def test_closed_input_counts_as_empty(tmp_path: Path) -> None:
    ran = run(tmp_path, "tacora odds - <&-")
    assert ran.returncode == 2
    assert ran.stderr == "tacora: header: 'tacora/1' was awaited, not ''\n"


@pytest.mark.parametrize("where", ["> /dev/full", "| head -c 1", "<&-"])
def test_a_game_is_saved_when_input_and_output_are_closed(tmp_path: Path, where: str) -> None:
    # Too few for a whole game, which a slow reader would let pass before it closes the pipe.
    answers = "g\n" * 4 if where != "<&-" else None
    ran = run(tmp_path, f"tacora play Ana --edition nl-iello-2023 {where}", answers)
    assert "Traceback" not in ran.stderr
    (name,) = os.listdir(tmp_path)
    ((_, record),) = read_records(tmp_path / name)
    assert not last_game(record).over


LOSES_A_SIGNAL = """
import os, signal

class Bot:
    def __init__(self):
        try:
            os.kill(os.getpid(), signal.SIGTERM)
            signal.sigpending()  # a handler runs at the latest here
        except KeyboardInterrupt:
            pass

    def decide(self, view):
        return "leave"
"""


def test_a_signal_whose_exception_is_lost_in_other_code_ends_a_simulation_too(
    tmp_path: Path,
) -> None:
    (tmp_path / "loses.py").write_text(LOSES_A_SIGNAL)
    ran = run(tmp_path, "tacora simulate --games 10000000 --bots loses:Bot --records games.jsonl")
    assert ran.returncode == 130
    assert not [*tmp_path.glob("*games*")]


INTERRUPTED_IN_EXEC = """
class Bot:
    def decide(self, view):
        exec("import os, signal; os.kill(os.getpid(), signal.SIGINT); signal.sigpending()")
"""


def test_a_simulation_that_is_interrupted_within_exec_ends_with_the_same_code(
    tmp_path: Path,
) -> None:
    """As while a dataclass is made: CPython would end the process by the signal."""
    (tmp_path / "execs.py").write_text(INTERRUPTED_IN_EXEC)
    ran = run(tmp_path, "exec tacora simulate --bots execs:Bot --records games.jsonl")
    assert (ran.returncode, ran.stderr.strip()) == (130, "")
    assert not [*tmp_path.glob("*games*")]


def test_a_terminated_simulation_leaves_no_file(tmp_path: Path) -> None:
    for ending, file, bots in (
        (signal.SIGTERM, "games.jsonl", "bold"),
        (signal.SIGHUP, "games.jsonl", "moody"),  # the reference engine plays it
        (signal.SIGINT, "games.jsonl", "moody"),
        (signal.SIGTERM, "games.parquet", "bold"),
        (signal.SIGINT, "games.parquet", "bold"),
    ):
        running = subprocess.Popen(
            [*TACORA, "simulate", "--games", "10000000", "--bots", bots, "--records", file],
            cwd=tmp_path,
            env=small_environment(),
            stderr=subprocess.PIPE,
        )
        try:
            until(lambda: os.listdir(tmp_path))
            running.send_signal(ending)
            _, complaint = running.communicate(timeout=LIMIT_SECONDS)
        finally:
            running.kill()
            running.communicate()
        assert running.returncode == 130
        assert b"Traceback" not in complaint
        assert os.listdir(tmp_path) == []


def test_records_go_into_a_pipe_and_through_a_link(tmp_path: Path) -> None:
    ran = run(tmp_path, "tacora simulate --games 2 --records /dev/stderr 2>&1 >/dev/null | wc -l")
    assert int(ran.stdout) >= 2
    (tmp_path / "target.jsonl").write_text("old")
    (tmp_path / "link.jsonl").symlink_to("target.jsonl")
    two = " ".join(TWO_GAMES)
    assert run(tmp_path, f"tacora simulate {two} --records link.jsonl").returncode == 0
    assert (tmp_path / "link.jsonl").is_symlink()
    assert len(list(read_records(tmp_path / "target.jsonl"))) == 2


def test_records_are_converted_from_a_pipe(tmp_path: Path) -> None:
    ran = run(tmp_path, "tacora record convert /dev/stdin --to json", EXAMPLE)
    assert ran.returncode == 0
    assert ran.stdout.count("\n") == 1


def test_resuming_one_of_several_games_is_refused_and_keeps_them(tmp_path: Path) -> None:
    broken_off = "\n".join(EXAMPLE.splitlines()[:3]) + "\n"
    several = tmp_path / "several.txt"
    several.write_text(broken_off + EXAMPLE)
    ran = run(tmp_path, "tacora play --resume several.txt")
    assert ran.returncode == 2
    assert "holds several games" in ran.stderr
    assert several.read_text() == broken_off + EXAMPLE
    alone = tmp_path / "alone.txt"
    alone.write_text(broken_off)
    assert run(tmp_path, "tacora play --resume alone.txt").returncode == 130
    assert alone.read_text() == broken_off  # a text record stays; the game is saved beside it
    assert len(list(tmp_path.glob("tacora-saved-*.json"))) == 1


def test_options_that_a_saved_game_has_already_are_refused(tacora: Shell, tmp_path: Path) -> None:
    saved = tmp_path / "a.txt"
    saved.write_text("\n".join(EXAMPLE.splitlines()[:3]))
    for option in (
        "Bob",
        "--hot-seat",
        "--explorers 8",
        "--seed 9",
        "--no-relics",
        "--open-chests",
    ):
        refused = tacora.refuses("play", "--resume", str(saved), *option.split())
        assert "--resume stands alone" in refused


def test_a_saved_game_of_an_own_edition_prints_the_command_to_resume_it(tmp_path: Path) -> None:
    (tmp_path / "my-own.toml").write_text(source("nl-iello-2023"), encoding="utf-8")
    ran = run(tmp_path, "tacora play Ana --edition my-own.toml")
    command = ran.stdout.split("Continue with: ")[1].strip()
    assert command.endswith("--edition my-own.toml")
    again = run(tmp_path, command)
    assert again.returncode == 130
    assert "Continue with: " in again.stdout


def test_verify_refuses_an_edition_that_is_no_file(tacora: Shell, tmp_path: Path) -> None:
    (tmp_path / "e.txt").write_text(EXAMPLE)
    for name in ("none.toml", "pl-incan-gold"):
        assert tacora.refuses("record", "verify", str(tmp_path / "e.txt"), "--edition", name)


def test_a_rule_set_can_be_named_as_the_table_names_it(tacora: Shell) -> None:
    assert tacora("editions", "fr-iello-2021+relics").out == (
        tacora("editions", "fr-iello-2021", "--relics").out
    )
    assert "no edition" in tacora.refuses("editions", "fr-iello-2021+relics", "--no-relics")
    assert "nl-iello-2023+relics" not in tacora("editions", "--no-relics").out


def test_one_broken_line_hides_no_other_game(tacora: Shell, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    bots = ("--bots", "moody")
    tacora("simulate", "--games", "3", "--seed", "1", *bots, "--records", str(games))
    whole = games.read_text()
    for broken in ("nonsense\n", whole.splitlines()[0][:300] + "\n"):
        games.write_text(broken + whole)
        ran = tacora("record", "verify", str(games))
        assert ran.code == 2
        assert "rules broken in 1 of 4 games" in ran.out


@pytest.mark.parametrize(
    "proof",
    [
        {"server_seed": "\ud800", "numbers": []},
        {"server_seed": "0" * 32, "numbers": ["\ud800"]},
        {"server_seed": "0" * 32, "numbers": [{"\ud800": 1}]},
    ],
)
def test_a_proof_that_cannot_be_encoded_is_a_foul(
    tacora: Shell, tmp_path: Path, proof: dict[str, Any]
) -> None:
    file = tmp_path / "games.jsonl"
    bots = ("--bots", "moody")  # the kernel cannot play it, so the cards have a proof
    tacora("simulate", "--games", "1", "--seed", "1", *bots, "--records", str(file))
    fields = json.loads(file.read_text())
    commitment = commitment_to("0" * 32)
    fields["shuffle"] |= {"combination": "tacora-shuffle/1", "commitment": commitment} | proof
    file.write_text(json.dumps(fields))
    ran = tacora("record", "verify", str(file))
    assert ran.code == 2
    assert f"{file}:1: shuffle: " in ran.err
    assert "hexadecimal digits" in ran.err


def test_intervals_of_few_games_stay_between_0_and_100_percent(tacora: Shell) -> None:
    out = tacora("simulate", "--games", "1", "--seed", "1").out
    assert "100.0 % (20.7–100.0)" in out
    assert "0.0 % (0.0–79.3)" in out
    assert "1 game," in out
