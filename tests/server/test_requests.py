"""How requests affect each other, in a server that runs in the process of its test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event, Lock
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar
from tests.waiting import LIMIT_SECONDS

from tacora.record import Record
from tacora.server import health, security
from tacora.server.api import records as api_records
from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.live_tables import LiveTables
from tacora.server.protocol import message_schema
from tacora.store import StoreError
from tacora.table.messages import Close, Join
from tacora.table.views import replay_view
from tacora.table.wire import ReplayView

RECORD = {"record": "tacora/1 de-iello-2017+relics Ana, Ben, Cy\n7---\n"}
BODY = {"name": "Ana", "number": "0123456789abcdef"}


@asynccontextmanager
async def client_of(
    folder: Path, **options: Any
) -> AsyncIterator[tuple[Litestar, httpx.AsyncClient]]:
    app = create_app(Config(database=str(folder / "tables.db"), **options))
    transport = httpx.ASGITransport(cast(Any, app))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://t") as asked:
        yield app, asked


def test_joining_a_table_that_is_closed_meanwhile_gives_no_such_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with client_of(tmp_path) as (_app, asked):
            table = (await asked.post("/api/tables", json=BODY)).json()["table"]
            asked.cookies.clear()
            tell = LiveTables.tell

            async def closed_before(tables: LiveTables, table: str, message: Any) -> Any:
                if isinstance(message, Join):
                    await tables.shut(table, Close("admin"))
                return await tell(tables, table, message)

            monkeypatch.setattr(LiveTables, "tell", closed_before)
            answer = await asked.post(f"/api/tables/{table}/people", json=BODY)
            assert (answer.status_code, answer.json()) == (404, {"code": "no_such_table"})

    asyncio.run(test())


def test_health_asks_the_store_at_most_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with client_of(tmp_path) as (app, asked):
            pings, away, now = 0, False, 1000.0

            async def ping() -> None:
                nonlocal pings
                pings += 1
                await asyncio.sleep(0.01)
                if away:
                    raise StoreError("away")

            async def answers() -> set[int]:
                asking = [asked.get("/healthz") for _ in range(20)]
                return {answer.status_code for answer in await asyncio.gather(*asking)}

            monkeypatch.setattr(app.state.live_tables.store, "ping", ping)
            monkeypatch.setattr(health, "time", SimpleNamespace(monotonic=lambda: now))
            assert (await answers(), pings) == ({200}, 1)
            away = True
            now += 0.9 * health.PING_EVERY_SECONDS
            assert (await answers(), pings) == ({200}, 1)
            now += 0.1 * health.PING_EVERY_SECONDS
            assert (await answers(), pings) == ({503}, 2)
            assert (await answers(), pings) == ({503}, 2)

    asyncio.run(test())


def test_a_replay_delays_no_other_request_and_one_runs_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_go_on, one_at_a_time = Event(), Event(), Lock()

    def slow(record: Record) -> ReplayView:
        assert one_at_a_time.acquire(blocking=False)
        try:
            began.set()
            assert may_go_on.wait(LIMIT_SECONDS)
            return replay_view(record)
        finally:
            one_at_a_time.release()

    async def test() -> None:
        monkeypatch.setattr(api_records, "replay_view", slow)
        async with client_of(tmp_path) as (_, asked):
            asking = [asyncio.create_task(asked.post("/api/replay", json=RECORD)) for _ in range(3)]
            assert await asyncio.to_thread(began.wait, LIMIT_SECONDS)
            assert (await asked.get("/api/options")).status_code == 200
            assert not any(task.done() for task in asking)
            may_go_on.set()
            assert {answer.status_code for answer in await asyncio.gather(*asking)} == {200}

    asyncio.run(test())


def test_replays_are_limited_for_an_address_more_than_other_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: 1000.0))  # stands still

    async def test() -> None:
        async with client_of(tmp_path) as (_, asked):
            answers = [await asked.post("/api/replay", json=RECORD) for _ in range(11)]
            assert {answer.status_code for answer in answers[:10]} == {200}
            assert (answers[10].status_code, answers[10].json()) == (429, {"code": "too_fast"})
            assert (await asked.get("/api/options")).status_code == 200
        few = client_of(tmp_path, requests_per_second=2)
        async with few as (_, asked):
            assert (await asked.post("/api/replay", json=RECORD)).status_code == 200

    asyncio.run(test())


def test_the_schema_of_the_messages_is_made_once() -> None:
    assert message_schema() is message_schema()
