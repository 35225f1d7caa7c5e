"""A PostgreSQL that falls silent, is read-only, refuses LISTEN, sends nonsense, or keeps a log."""

from __future__ import annotations

import asyncio
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


def test_a_listening_connection_that_falls_silent_is_replaced(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LISTENER_PING_SECONDS", 0.2)
    monkeypatch.setattr(postgres, "CONNECT_SECONDS", 2.0)

    async def test() -> None:
        async with proxy_to(address) as proxy:
            writer, reader = PostgresStore(address), PostgresStore(proxy.address)
            heard: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
            reader.on_change(lambda table, version: heard.put_nowait((table, version)))
            await writer.open()
            await reader.open()
            try:
                assert await asyncio.wait_for(heard.get(), LIMIT_SECONDS) == (None, 0)
                await writer.create("a", ["1"], ENTRY)
                await asyncio.sleep(0.5)  # it still answers queries
                proxy.silence_listeners()
                while not heard.empty():
                    heard.get_nowait()
                await writer.append("a", 1, ["2"])
                assert await asyncio.wait_for(heard.get(), LIMIT_SECONDS) == (None, 0)
                await writer.append("a", 2, ["3"])
                assert await asyncio.wait_for(heard.get(), LIMIT_SECONDS) == ("a", 3)
            finally:
                await reader.close()
                await writer.close()

    asyncio.run(test())


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
        assert await store.expired_presence(now=1) == []
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


def test_an_account_that_may_not_listen_is_refused_at_once(address: str) -> None:
    async def test() -> None:
        admin = await asyncpg.connect(address)
        await admin.execute("CREATE ROLE lonely LOGIN CONNECTION LIMIT 1")
        await admin.execute("GRANT ALL ON SCHEMA public TO lonely")
        user = await admin.fetchval("SELECT current_user")
        store = PostgresStore(address.replace(f"//{user}@", "//lonely@"))
        with pytest.raises(StoreError, match="too many connections"):
            await asyncio.wait_for(store.open(), LIMIT_SECONDS)
        await store.close()
        await admin.close()

    asyncio.run(test())


def test_messages_of_others_on_our_channel_are_ignored(address: str) -> None:
    async def test() -> None:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        store = PostgresStore(address)
        heard: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue()
        store.on_change(lambda table, version: heard.put_nowait((table, version)))
        await store.open()
        assert await asyncio.wait_for(heard.get(), LIMIT_SECONDS) == (None, 0)
        admin = await asyncpg.connect(address)
        for said in ("hello", "", "a b", "a -1", "a ²", "7", "a " + "9" * 5000):
            await admin.execute("SELECT pg_notify('tacora', $1)", said)
        await store.create("a", ["1"], ENTRY)
        await store.append("a", 1, ["2"])
        assert await asyncio.wait_for(heard.get(), LIMIT_SECONDS) == ("a", 2)
        await admin.close()
        await store.close()
        assert faults == []

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
