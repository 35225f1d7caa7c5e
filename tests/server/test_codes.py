"""Short codes: typed in any case, only while the lobby is open, and not to be guessed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest
from tests.postgres import new_database
from tests.server.client import full_table, open_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving

from tacora import client
from tacora.server.clock import wall_clock
from tacora.server.config import Config
from tacora.server.live_table import LiveTable
from tacora.server.live_tables import LiveTables
from tacora.server.metrics import Metrics
from tacora.server.security import (
    CODE_LENGTH,
    CODE_LETTERS,
    MOST_OF_ALL_WRONG_CODES,
    MOST_WRONG_CODES,
    Guard,
    RealWorld,
    new_code,
    read_code,
)
from tacora.store import Store, sqlite, store_at
from tacora.table import House, Options, ask, messages

HOST = messages.Join("Ana", "hash", "00112233445566778899aabbccddeeff")
_databases = count(1)


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody has tried a code yet."""
    with serving(tmp_path / "tables.db", *FAST) as server:
        yield server


def asked(server: Server, code: str) -> tuple[int, str]:
    """The status, and the table or the problem."""
    answer = httpx.post(f"{server.url}/api/codes", json={"code": code}, timeout=60)
    said = answer.json()
    return answer.status_code, said.get("table") or said["code"]


def wrong(code: str) -> str:
    """Another code."""
    return code[:-1] + next(letter for letter in CODE_LETTERS if letter != code[-1])


def test_a_code_has_no_letters_that_are_taken_for_others() -> None:
    for pair in ("0O", "1I", "1L", "2Z", "5S", "8B", "UV", "IJ"):
        assert not set(pair) <= set(CODE_LETTERS)
    assert not set("AEIOU") & set(CODE_LETTERS)  # no words
    assert len(new_code()) == CODE_LENGTH == 6
    assert len({new_code() for _ in range(100)}) > 90


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("CDF347", "CDF347"),
        ("cdf 347", "CDF347"),
        (" c-d-f-3-4-7 ", "CDF347"),
        ("CDF34", None),
        ("CDF3477", None),
        ("CDF34O", None),
        ("CDF34ß", None),
        ("", None),
    ],
)
def test_a_code_is_read_in_any_case_and_with_gaps(text: str, code: str | None) -> None:
    assert read_code(text) == code


def test_a_code_leads_to_its_table_while_the_lobby_is_open(fresh: Server) -> None:
    async def test() -> None:
        people = await full_table(fresh.url, 3)
        host = people[0]
        code = host.view["code"]
        assert asked(fresh, f"{code[:3].lower()} {code[3:].lower()}") == (200, host.table)
        assert asked(fresh, wrong(code)) == (404, "no_such_code")
        assert asked(fresh, "hello!") == (404, "no_such_code")
        await host.send({"type": "start"})
        await host.until(lambda: host.view["phase"] == "playing")
        assert host.view["code"] == ""
        assert asked(fresh, code) == (404, "no_such_code")
        await play_out(people)
        assert asked(fresh, code) == (404, "no_such_code")
        await host.send({"type": "rematch"})
        assert asked(fresh, code) == (200, host.table)

    run(test())


def test_a_code_follows_the_lock_and_the_link_of_its_table(pair: Pair) -> None:
    async def test() -> None:
        host = await (await open_table(pair.first.url)).connect()
        old = host.view["code"]
        await host.send({"type": "lock", "locked": True})
        assert host.view["code"] == ""
        assert asked(pair.first, old) == (404, "no_such_code")
        await host.send({"type": "lock", "locked": False})
        assert asked(pair.second, old) == (200, host.table)
        # Strangers with the old link have seen the code, too.
        await host.send({"type": "new_link"})
        new = host.view["code"]
        assert asked(pair.second, old) == (404, "no_such_code")
        answer = httpx.post(f"{pair.second.url}/api/codes", json={"code": new}, timeout=60)
        assert answer.json() == {"table": host.table, "invite": host.view["invite"]}
        assert await client.join(pair.second.url, host.table, "Ben", invite=answer.json()["invite"])

    run(test())


class Scripted(RealWorld):
    """A world that draws these codes, one after the other."""

    def __init__(self, *codes: str) -> None:
        super().__init__()
        self.codes = list(codes)

    def code(self) -> str:
        return self.codes.pop(0)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return store_at(str(tmp_path / "tables.db"))
    return store_at(new_database(request.getfixturevalue("postgres"), f"codes{next(_databases)}"))


@pytest.mark.parametrize("first_is", ["open", "locked", "playing"])
def test_no_table_gets_the_code_of_another_one(store: Store, first_is: str) -> None:
    one, two, three, four = "CCCCCC", "DDDDDD", "FFFFFF", "GGGGGG"
    # Two tables, a new link of the second one, a new link of the first one, a third table.
    world = Scripted(one, one, two, two, one, three, three, two, three, one)

    async def test() -> None:
        live_tables = LiveTables(store, House(), Metrics(), world, wall_clock, 9**9, 9**9, 9)
        await live_tables.open()

        async def opened() -> LiveTable:
            return await live_tables.get((await live_tables.create(Options(seats=3), HOST)).id)

        async def says(live: LiveTable, said: messages.Asked) -> None:
            """The host of a table says something."""
            outcome = await live.do(lambda table, now, world: ask(table, 1, said, now, world))
            assert isinstance(outcome, int), outcome

        try:
            first = await opened()
            if first_is == "locked":
                await says(first, messages.Lock("m1", True))
            elif first_is == "playing":
                for number in range(2):
                    await says(first, messages.AddBot(f"b{number}", "timid"))
                await says(first, messages.Start("m1"))
            second = await opened()
            assert (first.table.code, second.table.code) == (one, two)
            # Neither its own old code nor that of the other table.
            await says(second, messages.NewLink("m2"))
            assert second.table.code == three
            assert await store.with_code(three) == second.table.id
            assert await store.with_code(two) is None  # the old one leads nowhere, and is free
            await says(first, messages.NewLink("m3"))
            assert first.table.code == two
            third = await opened()
            assert third.table.code == one
            assert await store.with_code(one) == third.table.id
            assert await store.with_code(two) == (first.table.id if first_is == "open" else None)
            world.codes = [three, one, two, four]
            await says(third, messages.NewLink("m4"))
            assert third.table.code == four
        finally:
            await live_tables.close()

    run(test())


def test_a_code_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", *FAST) as server:
        host = run(open_table(server.url))
        seen = httpx.get(f"{server.url}/api/tables/{host.table}", timeout=60).json()
    with serving(tmp_path / "tables.db", *FAST) as server:
        assert asked(server, seen["table"]["code"]) == (200, host.table)


def test_every_process_knows_every_code(pair: Pair) -> None:
    async def test() -> None:
        host = await (await open_table(pair.first.url)).connect()
        assert asked(pair.second, host.view["code"]) == (200, host.table)

    run(test())


def test_one_address_may_be_wrong_ten_times_and_right_as_often_as_it_likes(fresh: Server) -> None:
    async def test() -> None:
        host = await (await open_table(fresh.url)).connect()
        code = host.view["code"]
        for _ in range(3 * MOST_WRONG_CODES):
            assert asked(fresh, code) == (200, host.table)
        for _ in range(MOST_WRONG_CODES):
            assert asked(fresh, wrong(code)) == (404, "no_such_code")
        assert asked(fresh, wrong(code)) == (429, "too_many_codes")
        assert asked(fresh, code) == (429, "too_many_codes")

    run(test())


def test_all_addresses_together_may_not_be_wrong_more_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_now", lambda: 1_000_000)  # no try comes back meanwhile

    async def test() -> list[bool]:
        store = store_at(str(tmp_path / "tables.db"))
        await store.open()
        guard = Guard(Config(), store)
        try:
            return [await guard.may_try_code(f"192.0.2.{number}") for number in range(200)]
        finally:
            await store.close()

    tries = run(test())
    assert tries == [True] * MOST_OF_ALL_WRONG_CODES + [False] * (200 - MOST_OF_ALL_WRONG_CODES)
