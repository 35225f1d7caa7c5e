"""A short form of `make attack`: honest people play on, and the server stays small."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.attacks import ATTACKS, Target
from tests.server.client import full_table, play_out, run
from tests.server.running import serving
from tests.server.test_timeouts import memory
from tests.waiting import until

MOST_BYTES = 300_000_000
SECONDS = 1.5
Done = Counter[str]
STOPPED: dict[str, Callable[[Done], bool]] = {
    "pongs": lambda done: done["cut off"] > 0,
    "unread_pings": lambda done: done["cut off"] > 0,
    "fragments": lambda done: done["cut off"] > 0,
    "messages": lambda done: done["not read"] > 0,
    "nonsense": lambda done: done["dropped"] > done["answered"],
    "tables": lambda done: done["too_many_tables"] > 0,
    "guests": lambda done: done["201"] <= 7 and done["too_fast"] > 0,
    "games": lambda done: True,
    "records": lambda done: True,
    "spectators": lambda done: True,
    "thinkers": lambda done: True,
    "lists": lambda done: done["200"] > 0,
}
"""How one sees that a limit has met the stranger; where nothing stands, it cannot in a second."""


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_play_on_while_a_stranger_attacks(tmp_path: Path, name: str) -> None:
    with serving(tmp_path / "a.db", "--pace-seconds=0") as server:

        async def test() -> None:
            people = await full_table(server.url, 3)
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda p=person: p.view["phase"] == "playing")

            def attacked() -> Done:
                return ATTACKS[name](Target(server.url, people[0].table, SECONDS))

            def attack() -> None:
                # On a slow machine it takes several attacks until one of them meets the limit.
                until(lambda: STOPPED[name](attacked()))

            attacking = asyncio.create_task(asyncio.to_thread(attack))
            peak = 0
            await play_out(people)  # fails if anybody is refused or cut off
            while not attacking.done():
                peak = max(peak, memory(server))
                await people[1].send({"type": "ping"})
                await asyncio.sleep(0.2)
            assert peak < MOST_BYTES
            assert not any(person.faults for person in people)
            await attacking

        run(test())
        assert "broke" not in server.log()
