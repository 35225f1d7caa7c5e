"""What the build is made from and how large it is."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tools.page_types import TARGET, generated

from tacora.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "tacora" / "page"
MOST = 90_000
"""Bytes until the first choice: home and the table."""
MOST_AT_HOME = 65_000
"""Bytes until home is seen."""


def test_the_message_types_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())


def _imported(name: str) -> set[str]:
    """A script with all that it imports at once; what it imports on demand comes later."""
    found: set[str] = set()
    new = {name}
    while new:
        found |= new
        texts = [(PAGE / "assets" / each).read_text(encoding="utf-8") for each in new]
        new = {each for text in texts for each in re.findall(r'(?:from|import)"\./([^"]+)"', text)}
        new -= found
    return found


def _screen(name: str) -> set[str]:
    (script,) = (PAGE / "assets").glob(f"{name}-*.js")
    return _imported(script.name)


def at_home() -> set[str]:
    """The scripts of home."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    (script,) = re.findall(r'type="module" src="/assets/([^"]+)"', index)
    return _imported(script)


def at_table() -> set[str]:
    """The scripts that a table needs beside those of home."""
    return _screen("Room") - at_home()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_load_is_small(language: str) -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    others = [
        "index.html",
        *re.findall(r'(?:src|href)="/(assets/[^"]+)"', index),
        f"words/{language}.ftl",
    ]

    def size(scripts: set[str]) -> int:
        names = {*others, *(f"assets/{name}" for name in scripts)}
        return sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in names)

    assert size(at_home()) <= MOST_AT_HOME
    assert size(at_home() | at_table()) <= MOST
    # Each file costs a phone with a bad connection time of its own.
    assert len(at_home()) <= 2
    assert len(at_table()) <= 2


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Hand",
            "HotSeat",
            "Join",
            "Learn",
            "Lesson",
            "Lobby",
            "Mine",
            "Replay",
            "Result",
            "Rules",
            "Settings",
        ),
        *("TableMenu", "Verify", "Puzzles", "PuzzleBoard", "Calculator", "PositionForm"),
    ],
)
def test_a_screen_is_fetched_when_it_is_needed(name: str) -> None:
    # Home and table are there before, and have nothing of it.
    own = _screen(name) - at_home() - at_table()
    assert any(script.startswith(f"{name}-") for script in own)
