"""A short form of `make attack`: honest people play on, and the server stays small."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from bench.attacks import ATTACKS, PROXY, Target, address_of, write_past
from tests.server.client import full_table, play_out, run
from tests.server.running import Server, serving
from tests.server.test_timeouts import memory
from tests.waiting import until

MOST_BYTES = 300_000_000
SECONDS = 1.0
Done = Counter[str]
STOPPED: dict[str, Callable[[Done], bool]] = {
    "pongs": lambda done: done["cut off"] > 0,
    "unread_pings": lambda done: done["cut off"] > 0,
    "fragments": lambda done: done["cut off"] > 0,
    "messages": lambda done: done["not read"] > 0,
    "handshakes": lambda done: done["sent"] > 0,
    "nonsense": lambda done: done["dropped"] > done["answered"],
    "slow_requests": lambda done: done["dropped"] > 0,
    "chunks": lambda done: done["cut off"] > 0,
    "bodies": lambda done: done["cut off"] > 0,
    "heads": lambda done: done["cut off"] > 0,
    "cookies": lambda done: done["answered"] > 0,
    "bursts": lambda done: done["answered"] > 0,
    "pages": lambda done: True,
    "codes": lambda done: done["too_many_codes"] > 0,
    "replays": lambda done: done["too_fast"] > 0,
    "long_logs": lambda done: done["changes asked"] > 0 and done["200"] > 0,
    "tables": lambda done: done["too_many_tables"] > 0,
    "guests": lambda done: done["201"] <= 7 and done["too_fast"] > 0,
    "removed": lambda done: done["removed"] > 0 and not done["201"],
    "games": lambda done: True,
    "records": lambda done: True,
    "spectators": lambda done: True,
    "thinkers": lambda done: True,
    "fan_out": lambda done: done["too_fast"] > done["changes asked"] / 2,
    "lists": lambda done: done["200"] > 0,
    "reviews": lambda done: done["429"] > 0,
    "positions": lambda done: done["429"] > 0,
    "games_played_on": lambda done: done["429"] > 0,
    "daily": lambda done: done["too_fast"] > 0,
    "metrics": lambda done: done["too_fast"] > 0,
    "hints": lambda done: done["refused"] > 0,
    "subnets": lambda done: done["200"] > 0 and done["sockets"] > 0,
}
"""How one sees that a limit has met the stranger; where nothing stands, it cannot in a second."""


@pytest.fixture(scope="module")
def attacked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits; each attack comes from an address of its own."""
    path = tmp_path_factory.mktemp("attacked") / "a.db"
    asyncio.run(write_past(str(path)))
    with serving(path, "--pace-seconds=0", f"--trusted-proxies={PROXY}") as server:
        yield server


@pytest.mark.parametrize("name", ATTACKS)
def test_honest_people_play_on_while_a_stranger_attacks(attacked_server: Server, name: str) -> None:
    server = attacked_server

    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "playing")

        def attacked() -> Done:
            target = Target(server.url, people[0].table, SECONDS, address_of(name), PROXY)
            return ATTACKS[name](target)

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
