"""Positions by a real server: the figures of the library, refused where no game can be."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.conftest import FAST
from tests.server.running import serving
from tests.waiting import LIMIT_SECONDS

from tacora.record import from_text, last_game
from tacora.review.appraisal import appraise
from tacora.server import reviews
from tacora.server.bots import Thinkers
from tacora.server.fair_queue import Unanswered
from tacora.server.reviews import Appraisals, Busy

RECORD = """tacora/1 fr-iello-2021 Ana, Ben, Cy
7---
11---
4---
9---
15+++ lava-++ 5.++ ram.++ 17.++ snake.++ 13"""
POSITION = {
    "edition": "fr-iello-2021",
    "relics": False,
    "expedition": 5,
    "seat": 1,
    "carried": 21,
    "path": [
        *({"card": card, "gems": 0} for card in ("15", "lava", "ram", "snake")),
        *({"card": card, "gems": 1} for card in ("5", "17", "13")),
    ],
    "removed": [],
    "explorers": [
        {"chest": 14, "relics": [], "in_cave": False},
        {"chest": 9, "relics": [], "in_cave": True},
        {"chest": 9, "relics": [], "in_cave": True},
    ],
}
TIMEOUT_SECONDS = 300
"""A server compiles what an appraisal needs before the first one."""


def test_a_server_says_what_the_library_says(tmp_path: Path) -> None:
    game = last_game(from_text(RECORD))
    assert [each.chest for each in game.explorers] == [14, 9, 9]
    told = appraise(game, 1)
    with serving(tmp_path / "tables.db", *FAST) as server:
        address = f"{server.url}/api/position"
        answer = httpx.post(address, json=POSITION, timeout=TIMEOUT_SECONDS)
        assert answer.status_code == 200, answer.text
        last = json.loads(answer.text.splitlines()[-1])
        found = last["appraisal"]
        assert not last["failed"]
        assert found["champion"]["leave"] == pytest.approx(told.champion.leave)
        assert found["champion"]["go_on"] == pytest.approx(told.champion.go_on)
        assert told.equilibrium is not None
        assert found["equilibrium"]["payoff"] == "win share"
        assert found["equilibrium"]["leave"] == pytest.approx(told.equilibrium.leave)
        assert [each["seat"] for each in found["others"]] == [2]
        # It is kept: the second answer is one line.
        (again,) = httpx.post(address, json=POSITION, timeout=60).text.splitlines()
        assert json.loads(again) == last
        for wrong, code in (
            ({"seat": 0}, "bad_position"),
            ({"carried": 50}, "bad_position"),
            ({"expedition": 6}, "malformed"),
            ({"more": 1}, "malformed"),
        ):
            refused = httpx.post(address, json=POSITION | wrong, timeout=60)
            assert (refused.status_code, refused.json()) == (400, {"code": code})


def test_a_server_without_numpy_says_that_it_cannot(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, package=None:"
        " None if name == 'numpy' else find(name, package)\n"
    )
    with serving(tmp_path / "tables.db", *FAST, PYTHONPATH=str(tmp_path)) as server:
        refused = httpx.post(f"{server.url}/api/position", json=POSITION, timeout=60)
    assert (refused.status_code, refused.json()) == (409, {"code": "no_appraisals"})


class Asked:
    """Thinkers that answer when they are told to."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.fails = False

    async def when_idle(self, question: object) -> object:
        await self.go.wait()
        if self.fails:
            raise Unanswered("stuck")
        return True if type(question).__name__ == "ReadyToReview" else '{"answer": 1}'


def made(thinkers: Asked) -> Appraisals:
    return Appraisals(cast(Thinkers, thinkers))


async def last_of(lines: Any) -> dict[str, Any]:
    return [json.loads(line) async for line in lines][-1]  # type: ignore[no-any-return]


def test_an_address_has_one_position_at_a_time_and_two_may_ask_for_the_same() -> None:
    game = last_game(from_text(RECORD))

    async def test() -> None:
        thinkers = Asked()
        found = made(thinkers)
        first = found.ask(game, 1, "an address")
        same = found.ask(game, 1, "another address")
        with pytest.raises(Busy):
            found.ask(game, 2, "an address")
        thinkers.go.set()
        answer = {"failed": False, "appraisal": {"answer": 1}}
        assert [await last_of(first), await last_of(same)] == [answer, answer]
        assert await last_of(found.ask(game, 2, "an address")) == answer
        await found.close()

    asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS))


def test_what_cannot_be_computed_ends_the_answer_and_is_tried_again() -> None:
    game = last_game(from_text(RECORD))

    async def test() -> None:
        thinkers = Asked()
        thinkers.go.set()
        thinkers.fails = True
        found = made(thinkers)
        assert (await last_of(found.ask(game, 1, "a")))["failed"]
        thinkers.fails = False
        assert not (await last_of(found.ask(game, 1, "a")))["failed"]

    asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS))


def test_the_oldest_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT_APPRAISALS", 1)
    game = last_game(from_text(RECORD))

    async def test() -> list[int]:
        thinkers = Asked()
        thinkers.go.set()
        found = made(thinkers)
        kept = []
        for seat in (1, 2):
            await last_of(found.ask(game, seat, "a"))
            kept.append(len(found._kept))
        return kept

    assert asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS)) == [1, 1]
