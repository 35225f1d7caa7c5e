"""Reviews by a real server: progress, the numbers of the command line, kept, one at a time."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.environment import small_environment
from tests.server.conftest import FAST
from tests.server.running import serving
from tests.waiting import LIMIT_SECONDS

from tacora.record import from_text
from tacora.review.choices import choices_of
from tacora.server import reviews as reviewing
from tacora.server.api import reviews as api_reviews
from tacora.server.bots import Thinkers
from tacora.server.limits import network_of
from tacora.server.reviews import Busy, Job, Reviews, key_of
from tacora.store import Store

GAME = """tacora/1 fr-iello-2021 Ana, Ben, Cy
7+++ snake+-+ 9-.-
11---
4---
9---
15+-+ lava-.+ 5..-"""
TIMEOUT_SECONDS = 300
"""A server compiles what a review needs before the first one."""


def asked(url: str, record: str) -> list[dict[str, Any]]:
    """The lines of the answer."""
    answer = httpx.post(f"{url}/api/review", json={"record": record}, timeout=TIMEOUT_SECONDS)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def told(file: Path) -> dict[str, Any]:
    """What the command line says."""
    ran = subprocess.run(
        [sys.executable, "-m", "tacora", "review", "--json", str(file)],
        capture_output=True,
        check=True,
        env=small_environment(),
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_a_review_tells_its_progress_and_says_what_the_command_line_says(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.db", tmp_path / "game.txt"
    file.write_text(GAME, encoding="utf-8")
    with serving(database, *FAST) as server:
        lines = asked(server.url, GAME)
        choices = sum(GAME.partition("\n")[2].count(each) for each in "+-")
        assert [line["done"] for line in lines] == sorted(line["done"] for line in lines)
        assert lines[-1]["done"] == lines[-1]["total"] == choices
        assert [line["review"] is None for line in lines] == [True] * (len(lines) - 1) + [False]
        assert lines[-1]["review"] == told(file)
        # It is kept: the second answer is one line.
        (again,) = asked(server.url, GAME)
        assert again["review"] == lines[-1]["review"]
        refused = httpx.post(f"{server.url}/api/review", json={"record": "no"}, timeout=60)
        assert (refused.status_code, refused.json()) == (400, {"code": "bad_record"})
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM reviews").fetchone() == (1,)
    # Another process reads what was kept.
    with serving(database, *FAST) as server:
        assert asked(server.url, GAME) == [again]
        schema = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=60).json()
    answer = schema["paths"]["/api/review"]["post"]["responses"]["200"]["content"]
    assert list(answer) == [api_reviews.LINES]


def test_a_second_review_of_the_same_address_has_to_wait(tmp_path: Path) -> None:
    other = GAME.replace("11---", "13---")
    with serving(tmp_path / "tables.db", *FAST) as server:
        body = {"record": GAME}
        with httpx.stream("POST", f"{server.url}/api/review", json=body, timeout=60) as first:
            assert json.loads(next(first.iter_lines()))["review"] is None
            refused = httpx.post(f"{server.url}/api/review", json={"record": other}, timeout=60)
            assert (refused.status_code, refused.json()) == (429, {"code": "review_running"})
        # The first goes on without its watcher, and is found by the next who asks.
        assert asked(server.url, GAME)[-1]["review"]
        assert asked(server.url, other)[-1]["review"]


def test_a_record_that_says_it_was_played_on_does_not_take_the_place_of_the_true_one() -> None:
    """Anybody can add that to a record. Its review leaves choices out, and must not be kept for
    the game that was played as a whole."""
    record = from_text(GAME)
    reviewed = {key_of(record): choices_of(record)}
    for began in (
        {"expedition": 1, "turn": 2, "awaits": "choices"},
        {"expedition": 5, "turn": 0, "awaits": "card"},
    ):
        other = replace(record, extra={"began": began})
        assert reviewed.setdefault(key_of(other), choices_of(other)) == choices_of(other)
    assert len(reviewed) == 3
    assert key_of(replace(record, extra={"date": 1})) == key_of(record)


def test_a_review_by_other_code_or_other_weights_is_computed_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key of a review has a digest of all modules that it uses, and of their data."""
    program = "import sys, tacora.review.analysis\nprint(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        text=True,
        env=small_environment(),
    )
    used = {name for name in ran.stdout.split() if name.startswith("tacora.")}
    parts = {part.removesuffix(".py") for part in reviewing.DEPENDS_ON}
    assert "tacora.mind.network" in used
    assert {name.split(".")[1] for name in used} - parts == set()
    record = from_text(GAME)
    keys = {key_of(record)}
    for part in reviewing.DEPENDS_ON:
        source, copy = reviewing.PACKAGE / part, tmp_path / part
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy)
    monkeypatch.setattr(reviewing, "PACKAGE", tmp_path)
    compiled = tmp_path / "mind" / "__pycache__" / "network.pyc.1"
    compiled.parent.mkdir()
    compiled.touch()
    for name in ("mind/net.npz", "review/analysis.py", "review/calibration.json"):
        reviewing.digest_of_reviewing.cache_clear()
        assert key_of(record) in keys  # nothing has changed since
        with (tmp_path / name).open("ab") as file:
            file.write(b"\n")
        reviewing.digest_of_reviewing.cache_clear()
        keys.add(key_of(record))
    reviewing.digest_of_reviewing.cache_clear()
    assert len(keys) == 4


def test_a_server_without_numpy_says_that_it_cannot_review(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, package=None:"
        " None if name == 'numpy' else find(name, package)\n"
    )
    with serving(tmp_path / "tables.db", *FAST, PYTHONPATH=str(tmp_path)) as server:
        refused = httpx.post(f"{server.url}/api/review", json={"record": GAME}, timeout=60)
    assert (refused.status_code, refused.json()) == (409, {"code": "no_reviews"})


def test_a_review_that_breaks_ends_its_answer() -> None:
    class Broken:
        async def when_idle(self, question: object) -> object:
            raise ZeroDivisionError

    class Nothing:
        async def review(self, key: str) -> None: ...

    record = from_text(GAME)

    async def test() -> list[dict[str, Any]]:
        thinkers, store = cast(Thinkers, Broken()), cast(Store, Nothing())
        reviews = Reviews(thinkers, store, lambda: 0)
        lines = await reviews.ask(record, choices_of(record), "an address")
        found = [json.loads(line) async for line in lines]
        await reviews.close()
        return found

    assert asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS))[-1]["failed"]


def test_a_server_that_stops_does_not_wait_for_a_review() -> None:
    record = from_text(GAME)
    stopped: list[bool] = []

    async def test() -> list[dict[str, Any]]:
        lines = Job(record, choices_of(record)).lines(lambda: bool(stopped))
        first = json.loads(await anext(lines))
        stopped.append(True)
        return [first, *[json.loads(line) async for line in lines]]

    first, last = asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS))
    assert (first["failed"], last["failed"]) == (False, True)


def test_many_addresses_of_one_network_do_not_take_every_place() -> None:
    class Waiting:
        async def when_idle(self, question: object) -> object:
            return await asyncio.Event().wait()

    class Nothing:
        async def review(self, key: str) -> None: ...

    async def test() -> list[bool]:
        reviews = Reviews(cast(Thinkers, Waiting()), cast(Store, Nothing()), lambda: 0)
        taken = []
        for subnet in range(6):  # each a /56 of its own in one /48
            record = from_text(GAME.replace("Ana", f"Ana {subnet}"))
            holder = network_of((f"2001:db8:1:{subnet}00::1", 1))
            try:
                await reviews.ask(record, choices_of(record), holder)
                taken.append(True)
            except Busy:
                taken.append(False)
        record = from_text(GAME)
        await reviews.ask(record, choices_of(record), network_of(("192.0.2.1", 1)))
        await reviews.close()
        return taken

    assert asyncio.run(test()) == [True] * 4 + [False] * 2
