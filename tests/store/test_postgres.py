"""What only PostgreSQL has: owners of tables, silence, a read-only database, and a log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest
from tests.postgres import new_database
from tests.store.silence import proxy_to
from tests.waiting import LIMIT_SECONDS

from tacora.store import Conflict, Entry, Gone, NewRecord, StoreError, postgres
from tacora.store.postgres import PostgresStore

ENTRY = Entry("open", None, False, "{}", 1)


@pytest.fixture
def address(postgres: str, request: pytest.FixtureRequest) -> str:
    """The address of an empty database."""
    return new_database(postgres, f"silent{abs(hash(request.node.name))}")


def test_calls_to_a_silent_database_time_out(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name, seconds in (
        ("CONNECT_SECONDS", 2.0),
        ("STATEMENT_SECONDS", 3.0),
        ("CLOSE_SECONDS", 2.0),
    ):
        monkeypatch.setattr(postgres, name, seconds)

    async def test() -> None:
        async with proxy_to(address) as proxy:
            store = PostgresStore(proxy.address, connections=2)
            await store.open()
            await asyncio.gather(store.ping(), store.ping())
            proxy.silence()
            # More calls than connections: some calls wait for a connection as well.
            answers = await asyncio.gather(
                *(store.read("a") for _ in range(4)), store.ping(), return_exceptions=True
            )
            assert all(isinstance(answer, StoreError) for answer in answers)
            assert all(str(answer).endswith("timeout") for answer in answers)
            with pytest.raises(StoreError):
                await store.ping()
            busy = asyncio.create_task(store.read("a"))
            await asyncio.sleep(0)
            await store.close()
            with pytest.raises(StoreError):
                await busy
            with pytest.raises(StoreError, match="timeout"):
                await PostgresStore(proxy.address).open()

    asyncio.run(asyncio.wait_for(test(), LIMIT_SECONDS))
    assert [each.name for each in caplog.records if each.name.startswith("asyncpg")] == []


def test_a_read_only_database_is_unhealthy(address: str) -> None:
    async def test() -> None:
        store = PostgresStore(address, connections=1)
        await store.open()
        await store.ping()
        admin = await asyncpg.connect(address)
        name = await admin.fetchval("SELECT current_database()")
        await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        said = ""
        async with asyncio.timeout(LIMIT_SECONDS):
            while "read-only" not in said:  # the first connection may be a broken one
                with pytest.raises(StoreError) as wrong:
                    await store.ping()
                said = str(wrong.value)
        with pytest.raises(StoreError, match="read-only"):
            await store.ping()
        assert await store.read("a") == []
        await store.close()
        await admin.execute("SET default_transaction_read_only = off")
        await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await admin.close()

    asyncio.run(test())


def test_a_lost_race_puts_no_link_of_a_table_into_the_log_of_the_database(address: str) -> None:
    """The id of a table is the secret in its link, and PostgreSQL logs the keys of errors."""
    secret = "q7-Xw_link0f"
    folder = parse_qs(urlsplit(address).query)["host"][0]

    async def test() -> None:
        stores = [PostgresStore(address) for _ in range(2)]
        for store in stores:
            await store.open()
        await stores[0].create(secret, ["1"], replace(ENTRY, code="CDF347"), "h" * 12)
        for version in range(1, 6):
            record = NewRecord(version, "{}", version)
            races = [store.append(secret, version, ["x"], ENTRY, [record]) for store in stores]
            outcomes = await asyncio.gather(*races, return_exceptions=True)
            assert [type(each) for each in outcomes if each is not None] == [Conflict]
        await stores[0].compact(secret, 6, "all")
        with pytest.raises(Conflict):
            await stores[1].append(secret, 4, ["late"])
        await stores[0].cut_records("h" * 12, 1)
        await stores[0].delete(secret)
        with pytest.raises(Gone):
            await stores[1].append(secret, 6, ["gone"])
        admin = await asyncpg.connect(address)
        with pytest.raises(asyncpg.PostgresError):
            await admin.execute("SELECT 1 / 0 AS the_log_is_written")
        await admin.close()
        for store in stores:
            await store.close()

    asyncio.run(test())
    logged = (Path(folder) / "log").read_text()
    assert "the_log_is_written" in logged
    assert secret not in logged


@asynccontextmanager
async def processes(address: str, count: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Stores of processes that are alive; each has its number as its address."""
    stores = [PostgresStore(address, connections=2) for _ in range(count)]
    for number, store in enumerate(stores):
        await store.open()
        await store.renew(f"process {number}")
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def end_lease(address: str, store: PostgresStore) -> None:
    """Let the lease of a process end, as if it had stopped to renew it."""
    admin = await asyncpg.connect(address)
    await admin.execute("UPDATE processes SET until = 0 WHERE id = $1", store.process)
    await admin.close()


def test_one_process_owns_a_table_and_the_others_know_where_it_is(address: str) -> None:
    async def test() -> None:
        async with processes(address, 4) as stores:
            await stores[0].create("a", ["1"], ENTRY)
            owners = await asyncio.gather(*(store.own("a") for store in stores))
            (owner,) = (number for number, said in enumerate(owners) if said == "")
            for number, store in enumerate(stores):
                assert await store.own("a") == ("" if number == owner else f"process {owner}")
                assert await store.owned() == ({"a"} if number == owner else set())
            await stores[owner].release(["a"])
            assert await stores[owner - 1].own("a") == ""

    asyncio.run(test())


def test_only_the_owner_writes_a_table_that_has_one(address: str) -> None:
    async def test() -> None:
        async with processes(address) as (owner, other):
            await owner.create("a", ["1"], ENTRY)
            await owner.own("a")
            with pytest.raises(Conflict):
                await other.append("a", 1, ["2"], ENTRY)
            await owner.append("a", 1, ["2"], ENTRY)
            assert await other.read("a") == ["1", "2"]

    asyncio.run(test())


def test_an_owner_whose_lease_has_ended_is_replaced_and_writes_no_more(address: str) -> None:
    async def test() -> None:
        async with processes(address) as (old, new):
            for name in "abc":
                entry = replace(ENTRY, due=1 if name == "b" else None, people=int(name == "c"))
                await old.create(name, ["1"], entry)
                await old.own(name)
            assert (await new.claim(5, 9, 9), await new.adopt(9)) == ([], [])
            assert (await old.renew("process 0")).kept
            await end_lease(address, old)
            assert await new.own("a") == ""
            assert (await new.claim(5, 9, 9), await new.adopt(9)) == (["b"], ["c"])
            with pytest.raises(Conflict):
                await old.append("a", 1, ["late"])
            assert not (await old.renew("process 0")).kept
            assert await old.owned() == set()
            assert await old.own("a") == "process 1"
            assert (await old.renew("process 0")).kept

    asyncio.run(test())


def test_an_owner_that_is_found_dead_or_says_goodbye_is_replaced_at_once(address: str) -> None:
    async def test() -> None:
        async with processes(address, 3) as (first, second, third):
            await first.create("a", ["1"], ENTRY)
            await first.own("a")
            assert await second.own("a", gone="process 7") == "process 0"
            assert await second.own("a", gone="process 0") == ""
            await second.close()
            assert await third.own("a") == ""

    asyncio.run(test())


def test_a_write_that_is_under_way_is_read_by_the_next_owner(address: str) -> None:
    async def test() -> None:
        async with processes(address) as (old, new):
            await old.create("a", ["0"], ENTRY)
            await old.own("a")
            await end_lease(address, old)

            async def write() -> int:
                """Write until another process owns the table; return the last version."""
                version = 1
                with contextlib.suppress(Conflict):
                    while True:
                        await old.append("a", version, [str(version)])
                        version += 1
                return version

            writing = asyncio.create_task(write())
            while len(await new.read("a")) < 3:
                await asyncio.sleep(0)
            assert await new.own("a") == ""
            seen = await new.read("a")
            assert len(seen) == await writing
            assert await new.read("a") == seen

    asyncio.run(test())


def test_processes_that_are_alive_are_told_what_the_others_say(address: str) -> None:
    async def test() -> None:
        async with processes(address, 3) as (one, other, dead):
            await other.renew("process 1", "from the other")
            await dead.renew("process 2", "from the dead")
            await end_lease(address, dead)
            assert (await one.renew("process 0")).others == {other.process: "from the other"}
            await other.renew("process 1")
            assert (await one.renew("process 0")).others == {other.process: ""}

    asyncio.run(test())


def test_a_bucket_is_one_for_all_processes(address: str) -> None:
    async def test() -> None:
        async with processes(address, 4) as stores:
            tries = [store.take("tables of one network", 600_000, 5) for store in stores * 5]
            assert sum(await asyncio.gather(*tries)) == 5

    asyncio.run(test())


def test_a_write_is_one_round_trip(address: str) -> None:
    """asyncpg's pool would otherwise send a second statement, which resets the connection."""

    async def test() -> None:
        async with processes(address, 1) as (store,):
            await store.create("a", ["1"], ENTRY)
            await store.own("a")
            await store.append("a", 1, ["2"], ENTRY)
            admin = await asyncpg.connect(address)
            rows = await admin.fetch(
                "SELECT query FROM pg_stat_activity WHERE datname = current_database()"
                " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            await admin.close()
            assert any("INSERT INTO events" in row["query"] for row in rows)
            assert not any("RESET ALL" in row["query"] for row in rows)

    asyncio.run(test())
