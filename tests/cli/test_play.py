"""`tacora play` from beginning to end: which files are kept, and that no failure loses a game."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Self

import pytest
from tests.cli.run import Ran, Shell
from tests.environment import small_environment

from tacora.bots import BOTS, Character
from tacora.editions import source
from tacora.game import Choice, View
from tacora.record import History, last_game, read_records, verify_shuffle
from tacora.tui.match import Match
from tacora.tui.terminal import Terminal
from tacora.words import LANGUAGES, words


class Seated:
    """A player who types these answers again and again, in a separate folder."""

    def __init__(self, tacora: Shell, patch: pytest.MonkeyPatch) -> None:
        self._tacora = tacora
        self._patch = patch

    def __call__(self, *arguments: str, answers: str = "l\n", bots: str = "timid") -> Ran:
        self._patch.setattr(sys, "stdin", io.StringIO(answers * 100))
        usual = ("--edition", "nl-iello-2023", "--seed", "s", "--bots", bots)
        return self._tacora("play", *(arguments if "--resume" in arguments else usual + arguments))


@pytest.fixture
def seated(tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seated:
    monkeypatch.chdir(tmp_path)
    return Seated(tacora, monkeypatch)


def test_a_finished_game_is_kept_and_can_be_reviewed(
    seated: Seated, tacora: Shell, tmp_path: Path
) -> None:
    ran = seated("Ana")
    assert ran.code == 0
    (path,) = tmp_path.iterdir()
    assert re.fullmatch(r"tacora-game-\d{8}-\d{6}\.json", path.name)
    ((_, record),) = read_records(path)
    assert last_game(record).over
    assert verify_shuffle(record)
    assert '"result"' in path.read_text()
    command = ran.out.split("Review it with the Champion: ")[1].strip()
    assert command == f"tacora review {path.name}"
    reviewed = tacora(*shlex.split(command)[1:])
    assert reviewed.code == 0, reviewed.err
    assert "Ana, seat 0" in reviewed.out


def test_no_saved_game_overwrites_another(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class StoppedClock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls(2026, 1, 2, 20, 0, 0)

    monkeypatch.setattr(sys.modules["tacora.cli.play"], "datetime", StoppedClock)
    for name in ("Ana", "Ben", "Cy"):
        assert seated(name).code == 0
    kept = {path.name: next(read_records(path))[1].explorers[0] for path in tmp_path.iterdir()}
    assert kept == {
        "tacora-game-20260102-200000.json": "Ana",
        "tacora-game-20260102-200000-2.json": "Ben",
        "tacora-game-20260102-200000-3.json": "Cy",
    }


def test_a_resumed_game_is_kept_beside_the_one_that_was_saved(
    seated: Seated, tmp_path: Path
) -> None:
    assert seated("Ana", answers="q\n").code == 0
    (saved,) = tmp_path.iterdir()
    before = saved.read_bytes()
    assert seated("--resume", saved.name).code == 0
    assert saved.read_bytes() == before
    (kept,) = tmp_path.glob("tacora-game-*.json")
    assert last_game(next(read_records(kept))[1]).over


def test_a_game_of_an_own_edition_prints_the_command_to_review_it(
    seated: Seated, tmp_path: Path
) -> None:
    own = tmp_path / "my own"
    own.mkdir()
    (own / "my-own.toml").write_text(source("nl-iello-2023"), encoding="utf-8")
    ran = seated("Ana", "--edition", "my own/my-own.toml")
    assert ran.out.strip().endswith("--edition 'my own/my-own.toml'")


@pytest.mark.parametrize(
    ("arguments", "explorers", "bots"),
    [
        (("Ana",), 4, "Inés (Worrier), Otto (Daredevil), Pilar (Coin-flipper)"),
        (("--hot-seat", "Ana", "Ben"), 4, "Inés (Worrier), Otto (Daredevil)"),
        (("--hot-seat", "Ana", "Ben", "Cy"), 3, None),
        (("--hot-seat", "Ana", "Ben", "Cy", "--explorers", "4"), 4, "Inés (Worrier)"),
        (("--hot-seat", "Ana", "Ben", "Cy", "--bots", "timid"), 4, "Inés (Scaredy-cat)"),
        (("--hot-seat", "Ana", "Ben", "Cy", "Di", "--bots", "timid"), 5, "Inés (Scaredy-cat)"),
        (("--hot-seat", "Ana", "Ben", "Cy", "Di", "Eli"), 5, None),
    ],
)
def test_three_people_play_without_bots_and_fewer_are_told_which_bots_join(
    seated: Seated,
    tacora: Shell,
    tmp_path: Path,
    arguments: tuple[str, ...],
    explorers: int,
    bots: str | None,
) -> None:
    ran = tacora("play", *arguments, "--edition", "de-iello-2017")
    assert ran.code == 130, ran.err
    ((_, record),) = read_records(next(tmp_path.iterdir()))
    assert len(record.explorers) == explorers
    if bots is None:
        assert "Bots in" not in ran.out
    else:
        assert f"Bots in the other seats: {bots}.\n" in ran.out


def test_an_edition_for_more_people_fills_its_seats_with_bots(
    seated: Seated, tacora: Shell, tmp_path: Path
) -> None:
    text = source("nl-iello-2023").replace("explorers = [3, 8]", "explorers = [5, 6]")
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    ran = tacora("play", "--hot-seat", "Ana", "Ben", "Cy", "--edition", "own.toml")
    assert "Bots in the other seats: Inés (Worrier), Otto (Daredevil).\n" in ran.out


def test_more_bots_than_seats_are_refused(seated: Seated, tacora: Shell) -> None:
    three = ("play", "--hot-seat", "Ana", "Ben", "Cy", "--edition", "de-iello-2017")
    said = tacora.refuses(*three, "--explorers", "3", "--bots", "bold")
    assert "people take all the seats" in said


SCRIPT = Path(sys.executable).with_name("tacora")


@pytest.mark.parametrize(
    ("start", "path", "said"),
    [
        (f"{SCRIPT}", "/usr/bin:/bin", f"{SCRIPT} "),
        ("bin/tacora", "/usr/bin:/bin", "bin/tacora "),
        ("tacora", f"{SCRIPT.parent}:/usr/bin:/bin", "tacora "),
        ("bin/tacora", f"{SCRIPT.parent}:/usr/bin:/bin", "tacora "),
        (f"{sys.executable} -m tacora", "/usr/bin:/bin", f"{sys.executable} -m tacora "),
        ("python -m tacora", f"{SCRIPT.parent}:/usr/bin:/bin", "python -m tacora "),
    ],
)
def test_the_printed_command_resumes_the_game(
    tmp_path: Path, start: str, path: str, said: str
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "tacora").symlink_to(SCRIPT)

    def run(command: str) -> str:
        ran = subprocess.run(
            ["/bin/bash", "-c", command],
            cwd=tmp_path,
            env=small_environment(PATH=path),
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 130, ran.stderr
        return ran.stdout.split("Continue with: ")[1].strip()

    command = run(f"{start} play Ana --edition nl-iello-2023")
    assert command.startswith(f"{said}play --resume tacora-saved-")
    assert run(command) == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_file_and_the_command(
    seated: Seated, tmp_path: Path, language: str
) -> None:
    leave = words(language)("key-leave")
    ran = seated("Ana", "--lang", language, answers=f"{leave}\n")
    (path,) = tmp_path.iterdir()
    assert ran.out.count(path.name) == 2
    assert ran.out.strip().endswith(f"tacora review {path.name}")


def test_a_finished_game_that_cannot_be_saved_is_printed(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    ran = seated("Ana")
    assert ran.code == 1
    assert "couldn’t be saved" in ran.out
    assert '"result"' in ran.out


def test_a_game_is_kept_when_ctrl_c_comes_before_the_result(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(terminal: Terminal) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "_show_result", gone)
    assert seated("Ana").code == 130
    (path,) = tmp_path.glob("tacora-game-*.json")
    assert last_game(next(read_records(path))[1]).over


def test_a_hint_that_fails_does_not_end_the_game(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(match: Match, seat: int) -> None:
        raise OverflowError("math [range] error")

    monkeypatch.setattr(Match, "hint", fails)
    ran = seated("Ana", answers="h\nl\n")
    assert ran.code == 0
    assert ran.out.count("There’s no hint right now. math [range] error") == 5
    assert "tacora review" in ran.out


class Broken:
    def __init__(self, seed: str) -> None:
        pass

    def decide(self, view: View, story: History = ()) -> Choice:
        if view.expedition < 3:
            return "leave"
        raise ZeroDivisionError("our own mistake")


def test_a_game_is_saved_when_a_bot_fails(
    seated: Seated, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "broken", Character("broken", Broken))
    with pytest.raises(ZeroDivisionError):
        seated("Ana", bots="broken")
    (path,) = tmp_path.glob("tacora-saved-*.json")
    assert last_game(next(read_records(path))[1]).expedition == 3


def test_the_scholar_says_before_the_first_card_that_its_solution_is_missing(
    seated: Seated, tacora: Shell, tmp_path: Path
) -> None:
    text = re.sub(r"treasures = \[[^]]*\]", "treasures = [1, 2]", source("nl-iello-2023"))
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    said = tacora.refuses("play", "Ana", "--edition", "own.toml", "--bots", "scholar")
    assert "the scholar knows the printed treasures only" in said
    assert [path.name for path in tmp_path.iterdir()] == ["own.toml"]
