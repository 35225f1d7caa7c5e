"""The game in a real terminal, into which the test types."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest
from tests.cli.run import Shell
from tests.environment import small_environment
from tests.waiting import LIMIT_SECONDS

from tacora import BOOKS, rule_sets
from tacora.record import last_game, read_records, verify_shuffle

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# The program itself, without the pauses that let a person follow.
AT_ONCE = "import time; time.sleep = lambda _: None; from tacora.cli import main; main()"
ASK = "go on (g) or leave (l)? Hint (h), rules (?), save and quit (q):"


class Player:
    """A player at a terminal of 100 columns."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.seen = ""
        environment = {"TERM": "xterm-256color", "HOME": str(folder)} | more
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-c", AT_ONCE, "play", *arguments],
            cwd=str(folder),
            env=small_environment(**environment),
            dimensions=(45, 100),
            encoding="utf-8",
            timeout=LIMIT_SECONDS,
        )

    def until(self, *patterns: str) -> int:
        """Wait for one of these words; styling between them does not matter."""
        loose = [r"(?:\x1b\[[0-9;]*m)*".join(map(re.escape, pattern)) for pattern in patterns]
        found = self.child.expect([*loose, pexpect.EOF])
        self.seen += ANSI.sub(
            "", f"{self.child.before}{self.child.after if found < len(patterns) else ''}"
        )
        assert found < len(patterns), self.seen
        return found

    def type(self, text: str) -> None:
        self.child.sendline(text)

    def end(self) -> int | None:
        """Wait until the program has ended; returns its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.wait()
        self.child.close()
        return self.child.exitstatus

    def kill(self) -> None:
        self.child.kill(signal.SIGKILL)
        self.child.wait()
        self.child.close()

    def to_the_end(self, answer: str) -> str:
        """Give the same answer until the chests, or tents, are opened."""
        while self.until(ASK, "Opening the chests", "Opening the tents") == 0:
            self.type(answer)
        self.end()
        # Where the game is kept depends on the time of day.
        return ANSI.sub("", str(self.child.before)).split("The game is saved in")[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.mark.parametrize("book", BOOKS)
def test_a_full_game_of_every_book(folder: Path, book: str) -> None:
    player = Player(folder, "Ana", "--edition", book, "--seed", f"full {book}")
    result = player.to_the_end("l")
    assert player.child.exitstatus == 0
    assert "Ana" in result
    assert f"{book}" in player.seen
    assert "Expedition 5 of 5" in player.seen
    assert re.search(r"Leaving now: \d+ if you leave alone", player.seen)
    (name,) = os.listdir(folder)
    assert re.fullmatch(r"tacora-game-\d{8}-\d{6}\.json", name)
    ((_, record),) = read_records(folder / name)
    assert last_game(record).over


def test_the_menu_offers_all_rule_sets_and_forgives_nonsense(folder: Path) -> None:
    player = Player(folder, "Ana")
    player.until("Which rule set")
    for rules in rule_sets():
        assert rules.id in player.seen
    for nonsense in ("x", "0", "10", "-1", "²"):
        player.type(nonsense)
        player.until("Please type a number from 1 to 9")
    player.type("8")
    player.until(ASK)
    assert "Incan Gold · pl-incan-gold · with artifacts" in player.seen
    assert "reveals the cards on this expedition" in player.seen
    player.type("nonsense")
    player.until("Please type g to go on, l to leave")
    player.type("?")
    player.until("in as few pieces as possible.")
    player.type("q")
    player.until("Saved in tacora-saved-")
    assert player.end() == 0


def saved_game(folder: Path) -> Path:
    (name,) = (name for name in os.listdir(folder) if not name.startswith("tacora-game-"))
    assert re.fullmatch(r"tacora-saved-\d{8}-\d{6}\.json", name)
    return folder / name


TO_BE_STOPPED = ("Ana", "--edition", "nl-iello-2023", "--seed", "stop", "--explorers", "3")


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The end of the game that is not stopped."""
    return Player(tmp_path_factory.mktemp("straight"), *TO_BE_STOPPED).to_the_end("l")


@pytest.mark.parametrize("how", ["ctrl-c", "ctrl-d", "hangup", "terminate"])
def test_a_game_that_is_stopped_is_saved_and_can_be_resumed(
    folder: Path, how: str, straight: str
) -> None:
    player = Player(folder, *TO_BE_STOPPED)
    player.until(ASK)
    player.type("l")
    player.until(ASK)
    match how:
        case "ctrl-c":
            player.child.sendintr()
        case "ctrl-d":
            player.child.sendeof()
        case "hangup":
            player.child.kill(signal.SIGHUP)
        case "terminate":
            player.child.kill(signal.SIGTERM)
    player.until("Continue with: tacora play --resume")
    assert player.end() == 130

    file = saved_game(folder)
    ((_, record),) = read_records(file)
    assert verify_shuffle(record)
    assert last_game(record).expedition == 2
    resumed = Player(folder, "--resume", file.name)
    assert resumed.to_the_end("l") == straight


def test_a_resumed_game_that_stops_again_is_saved_in_the_same_file(folder: Path) -> None:
    player = Player(folder, "Ana", "--edition", "nl-iello-2023", "--seed", "again")
    player.until(ASK)
    player.child.sendintr()
    player.until("Saved in")
    player.end()
    file = saved_game(folder)
    before = file.read_text()
    player = Player(folder, "--resume", file.name)
    player.until(ASK)
    player.type("l")
    player.until(ASK)
    player.child.sendintr()
    player.until("Saved in")
    player.end()
    assert saved_game(folder) == file
    assert len(file.read_text()) > len(before)


def test_a_folder_that_cannot_be_written_does_not_lose_the_game(folder: Path) -> None:
    gone = folder / "gone"
    gone.mkdir()
    player = Player(gone, "Ana", "--edition", "nl-iello-2023", "--seed", "lost")
    player.until(ASK)
    gone.rmdir()
    player.child.sendintr()
    player.until("The game couldn’t be saved")
    player.until('"edition": "nl-iello-2023"')
    assert player.end() == 1


def test_hot_seat_hides_every_choice_from_the_next_person(folder: Path) -> None:
    player = Player(
        folder, "--hot-seat", "Ana", "Ben", "Cy", "--edition", "fr-iello-2021", "--explorers", "3"
    )
    for name in ("Ana", "Ben", "Cy"):
        player.until(f"{name}’s turn. Everybody else, look away!")
        # The screen was cleared, and what the person before typed was never shown.
        assert "\x1b[2J" in str(player.child.before)
        player.type("")
        player.until(f"{name}: {ASK}")
        before_typing = len(player.seen)
        player.type("l")
        player.until("Your choice is locked in.")
        assert "l" not in player.seen[before_typing:].replace("Your choice is locked in.", "")
    player.until("Ana, Ben and Cy leave together", "leaves alone")
    player.child.sendintr()
    player.until("Saved in")
    player.end()


def test_a_hint_is_given_in_words_and_strong_bots_sit_down(folder: Path) -> None:
    arguments = ("--edition", "fr-iello-2021", "--seed", "hint", "--bots", "champion,veteran")
    # Use the code that was compiled before.
    cache = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    player = Player(folder, "Ana", *arguments, XDG_CACHE_HOME=cache)
    player.until("waking up")
    player.until(ASK)
    assert "Inés (Champion)" in player.seen
    assert "Otto (Veteran)" in player.seen
    player.type("h")
    player.until("The Champion would go on.", "The Champion would leave.")
    assert re.search(r"Chance of winning: \d+% if you go on, \d+% if you leave", player.seen)
    player.to_the_end("l")
    assert player.child.exitstatus == 0


def test_chests_are_closed_to_others_unless_opened(folder: Path) -> None:
    closed = Player(folder, "Ana", "--edition", "nl-iello-2023", "--seed", "chests")
    closed.until(ASK)
    assert closed.seen.count("closed") == 3
    closed.kill()
    opened = Player(
        folder, "Ana", "--edition", "nl-iello-2023", "--seed", "chests", "--open-chests"
    )
    opened.until(ASK)
    assert "closed" not in opened.seen
    opened.kill()


def test_what_cannot_be_played_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a terminal once; then in this process, because no game starts."""
    monkeypatch.chdir(folder)
    tacora = Shell(capsys, monkeypatch)
    player = Player(folder, "Ana", "Ben")
    player.until("several people at one keyboard need --hot-seat")
    assert player.end() == 2
    assert "Traceback" not in player.seen
    over = folder / "over.json"
    example = Path(__file__).parents[1] / "records" / "golden.jsonl"
    first = example.read_text(encoding="utf-8").splitlines()[0]
    over.write_text(first, encoding="utf-8")
    cut = json.loads(first)
    del cut["result"]
    cut["expeditions"] = cut["expeditions"][:2]
    for name, bots in {"wrong": ["x"] * 3, "short": [None], "odd": 7, "numbers": [1, 2, 3]}.items():
        (folder / f"{name}.json").write_text(json.dumps(cut | {"bots": bots}))
    for arguments, message in {
        ("--hot-seat",): "--hot-seat needs the names of two or more people",
        ("--hot-seat", "Ana", "Ana"): "everybody needs a name of their own",
        ("a\tb",): "a name has no control or unreadable characters",
        ("--hot-seat", "Ana", "Ana "): "everybody needs a name of their own",
        ("\u200b",): "a name has a visible character",
        ("--edition", "de-iello-2017", "--no-relics"): "no book has de-iello-2017 without relics",
        ("--edition", "nl-iello-2023", "--explorers", "2"): "is for 3 to 8 explorers, not 2",
        ("--bots", "bold,nobody"): "no bot 'nobody'; there are: random, cautious",
        ("--resume", "none.json"): "No such file",
        ("--resume", "over.json"): "this game is over",
        ("--resume", "wrong.json"): 'bots: "" or one of random, cautious, bold',
        ("--resume", "short.json"): "bots: a list of 3 names",
        ("--resume", "odd.json"): "bots: a list of 3 names",
        ("--resume", "numbers.json"): "bots: a list of 3 names",
    }.items():
        assert message in tacora.refuses("play", *arguments)
