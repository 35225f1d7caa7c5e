"""`tacora study` and `tacora report`, as a shell calls them."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.cli.run import Shell
from tests.environment import small_environment
from tests.waiting import LIMIT_SECONDS, until

TOML = """
title = "Courage & <caution>"
seed = "1"
games = 400
explorers = [3]
lineups = [["AtGems({gems})", "bold", "timid"]]

[parameters]
gems = [6, 8]
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "courage.toml"
    path.write_text(TOML)
    return path


class _Page(HTMLParser):
    """What a page has: its tags, and everything that it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [
            value or "" for name, value in attrs if name in ("src", "href", "xlink:href")
        ]


def test_a_study_leaves_tables_and_a_report(tacora: Shell, file: Path, tmp_path: Path) -> None:
    ran = tacora("study", "courage.toml", "--processes", "1", "--report")
    assert ran.code == 0, ran.err
    assert ran.out.count("AtGems(") == 2
    folder = tmp_path / "courage"
    names = {"cells.csv", "cells.parquet", "chunks.jsonl", "report.html", "seats.csv"}
    assert set(os.listdir(folder)) == names | {"seats.parquet"}
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert "<h1>Courage &amp; &lt;caution&gt;</h1>" in page
    read = _Page()
    read.feed(page)
    assert read.tags.count("svg") == 2  # the win shares, and those by parameter
    assert read.tags.count("table") == 2
    assert not [each for each in read.loads if not each.startswith("#")]
    assert not re.search(r"url\(\s*['\"]?https?:|@import", page)
    (folder / "report.html").unlink()
    assert tacora("report", "courage").code == 0
    assert (folder / "report.html").read_text(encoding="utf-8") == page


def test_a_tournament_of_own_bots_leaves_tables_and_a_report(
    tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own_of_tournament.py").write_text(
        "class Early:\n    def decide(self, view):\n        return 'leave'\n"
    )
    bots = ("own_of_tournament:Early", "bold", "stubborn")
    few = ("tournament", *bots, "--games", "40", "--processes", "1")
    ran = tacora(*few, "--report", "--to", "cup")
    assert ran.code == 0, ran.err
    assert ran.out.count("own_of_tournament:Early") == 2
    names = {f"{name}.{kind}" for name in ("bots", "matrix", "cells", "seats")
             for kind in ("csv", "parquet")}  # fmt: skip
    assert set(os.listdir("cup")) == names | {"chunks.jsonl", "games", "report.html"}
    page = Path("cup/report.html").read_text(encoding="utf-8")
    read = _Page()
    read.feed(page)
    assert read.tags.count("svg") == 3  # the win shares, the ratings and the matrix
    assert not [each for each in read.loads if not each.startswith("#")]
    Path("cup/report.html").unlink()
    assert tacora("report", "cup").code == 0
    assert Path("cup/report.html").read_text(encoding="utf-8") == page
    found = json.loads(tacora(*few, "--to", "cup", "--json").out)
    assert sorted(row["bot"] for row in found["rows"]) == sorted(bots)
    assert len(found["matrix"]) == 6
    assert found["provenance"]["edition"] == "fr-iello-2021"
    lines = tacora(*few, "--to", "cup", "--csv").out.splitlines()
    rows = list(csv.DictReader(lines[1:]))
    assert [row["wins"] for row in rows] == [str(row["wins"]) for row in found["rows"]]
    assert "named twice" in tacora.refuses("tournament", "bold", "bold")
    Path("own_that_fails.py").write_text("class Bad:\n    def decide(self, view):\n        1 / 0\n")
    failed = tacora.refuses("tournament", "own_that_fails:Bad", "bold", *few[-4:], "--to", "bad")
    assert "bot own_that_fails:Bad failed in expedition 1, turn 1, seat 0 (path: " in failed
    assert "ZeroDivisionError: division by zero (own_that_fails.py, line 3)" in failed


def test_the_figures_of_a_study_come_as_json_and_as_csv(tacora: Shell, file: Path) -> None:
    found = json.loads(tacora("study", str(file), "--processes", "1", "--json").out)
    assert found["provenance"]["seed"] == "1"
    assert [row["bot"] for row in found["rows"]][:3] == ["AtGems(6)", "bold", "timid"]
    lines = tacora("study", str(file), "--processes", "1", "--csv").out.splitlines()
    assert [int(row["gems"]) for row in csv.DictReader(lines[1:])] == [6, 6, 6, 8, 8, 8]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["study", "nowhere.toml"], "nowhere.toml: No such file"),
        (["study", "wrong.toml"], "wrong.toml: lineups: a list was awaited"),
        (["study", "broken.toml"], "broken.toml: not TOML"),
        (["study", "courage.toml", "--to", "broken.toml"], "broken.toml"),
        (["study", "courage.toml", "--json", "--csv"], "not both"),
        (["study", "courage.toml", "--cluster", "nonsense"], "no Dask scheduler answers"),
        (["report", "nowhere"], "nowhere: no results"),
        (["report", "courage.toml"], "courage.toml: no results"),
    ],
)
def test_wrong_arguments_get_one_sentence(
    tacora: Shell, file: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "wrong.toml").write_text("games = 5")
    (tmp_path / "broken.toml").write_text("games = ")
    assert said in tacora.refuses(*arguments)


def test_ctrl_c_keeps_what_is_finished(file: Path, tmp_path: Path) -> None:
    file.write_text(TOML.replace("400", "100000000"))
    journal = tmp_path / "courage" / "chunks.jsonl"
    running = subprocess.Popen(
        [sys.executable, "-m", "tacora", "study", "courage.toml", "--processes", "1"],
        cwd=tmp_path, env=small_environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        until(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=LIMIT_SECONDS)
    finally:
        running.kill()
    assert (running.returncode, out) == (130, b"")
    assert b"The same command goes on." in err
    assert b"Traceback" not in err
    assert os.listdir(journal.parent) == ["chunks.jsonl"]
    for kept in map(json.loads, journal.read_text().splitlines()):
        assert kept["sums"]["0"] == kept["games"]
