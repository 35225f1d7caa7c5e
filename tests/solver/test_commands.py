"""`tacora odds` and `tacora solve`, as a user calls them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.environment import small_environment

from tacora.cli import main
from tacora.words import words

GERMAN = "tacora/1 de-iello-2017 Ana, Ben, Cy"


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.getbasetemp() / "commands"))
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(monkeypatch, capsys)


class Run:
    """Calls the command line and returns what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        self.monkeypatch.setattr(sys, "argv", ["tacora", *arguments])
        with pytest.raises(SystemExit) as stopped:
            main()
        printed = self.capsys.readouterr()
        assert (stopped.value.code or 0) == code, printed.err
        return printed.err if code else printed.out


def row(text: str, first: str) -> list[str]:
    """The cells of the first line that begins with this word."""
    line = next(line for line in text.splitlines() if line.split()[:1] == [first])
    return line.split()[1:]


def test_odds_shows_every_card_the_collapse_and_what_leaving_brings(run: Run) -> None:
    text = run("odds", f"{GERMAN}\n7+++ snake+-+ relic+.+ 11")
    assert row(text, "17") == ["1/31", "3.2", "%", "8"]
    assert row(text, words().trap("snake")) == ["2/31", "6.5", "%", "flight:", "lose", "7"]
    assert "34/31" in text  # the expected change
    assert "71/465" in text  # within two cards
    leaving = text[text.index("Leavers") :]
    assert row(leaving, "1") == ["7", "1", "0", "5", "13"]
    assert row(leaving, "2") == ["7", "0", "1", "0", "7"]


def test_odds_go_by_the_words_of_the_edition(run: Run) -> None:
    text = run("odds", "tacora/1 pl-incan-gold+relics Ana, Ben, Cy\n7+++ relic+-+ 11")
    assert "artifacts" in text
    assert "Into the tent" in text
    assert not {"relic", "chest", "collapse"} & set(text.lower().replace(":", " ").split())


def test_odds_counts_one_and_several(run: Run) -> None:
    alone = "after 2 cards: 1 explorer inside carries 7, 1 on the path"
    assert alone in run("odds", f"{GERMAN}\n7--+ 5")
    several = "after 1 card: 3 explorers inside carry 2 each, 1 on the path"
    assert several in run("odds", f"{GERMAN}\n7")


def test_odds_takes_backslash_n_for_a_line_break(run: Run) -> None:
    assert run("odds", f"{GERMAN}\\n7+++") == run("odds", f"{GERMAN}\n7+++")


def test_odds_looks_as_many_cards_ahead_as_wanted(run: Run) -> None:
    assert "3 cards" in run("odds", "--cards", "3", GERMAN)
    assert "4 cards" not in run("odds", "--cards", "3", GERMAN)


def test_odds_of_a_game_that_is_over(run: Run) -> None:
    assert "over" in run("odds", "\n".join([GERMAN, *["1---"] * 5]))


def test_odds_says_what_is_wrong_with_a_record(run: Run) -> None:
    error = run("odds", f"{GERMAN}\n7+++ 7-", code=2)
    assert error.startswith("tacora: expedition 1, turn 2")
    assert "Traceback" not in error


def test_solve_prints_the_value_of_an_expedition(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    # Where a table of three explorers is kept, it serves for two.
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    text = run("solve", "--explorers", "2")
    assert row(text, "1")[0] == "17.339875"
    assert row(text, "2")[0] == "8.963618"
    assert "2,828,730 states" in text


def test_solve_prints_the_best_choice_of_a_state(run: Run) -> None:
    record = "tacora/1 fr-iello-2021 Ana, Ben, Cy\\n"
    assert "Go on." in run("solve", "--at", record + "7+++ snake+-+ 4+.+ 11")
    assert "\nLeave.\n" in run("solve", "--at", record + "17+++ 15+++ 14+++ lava+++ snake+++ ram")
    mixed = run("solve", "--at", record + "7+++ 11+++ 5+++ lava+++ snake")
    assert "both choices are worth the same" in mixed


def test_solve_says_how_much_it_would_need(run: Run) -> None:
    error = run("solve", "--edition", "de-iello-2017", "--explorers", "8", code=2)
    assert "GB, and 4.5 GB are allowed" in error


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--explorers", "9"), "1 to 8 explorers"),
        (("--explorers", "0"), "1 to 8 explorers"),
        (("--removed", "6"), "0 to 5 traps"),
        (("--relics-in", "2"), "0 relics"),
        (("--at", GERMAN), "where the explorers inside decide"),
        (("--at", f"{GERMAN}\n7", "--explorers", "2"), "3 explorers"),
        (("--edition", "nowhere"), "no edition"),
    ],
)
def test_solve_refuses_what_cannot_be(run: Run, arguments: tuple[str, ...], message: str) -> None:
    assert message in run("solve", *arguments, code=2)


def test_solve_names_the_packages_that_are_missing() -> None:
    code = (
        "import sys; sys.modules['numba'] = None; sys.argv = ['tacora', 'solve'];"
        "from tacora.cli import main; main()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env=small_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr == (
        "tacora: the package numba is missing: install Tacora with the extra `bots`"
        " (docs/installing.md)\n"
    )


def test_solve_takes_an_own_edition(run: Run, tmp_path: Path) -> None:
    from tacora.editions import source

    own = tmp_path / "own-rules.toml"
    own.write_text(source("fr-iello-2021").replace("ram = 3", "ram = 2"), encoding="utf-8")
    text = run("solve", "--edition", str(own), "--explorers", "1")
    assert "traps 3 3 3 3 2" in text
    assert float(row(text, "1")[0]) > 17.339875
