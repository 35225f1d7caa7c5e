"""What requests do to each other, in a server that runs in the process of its test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar import Litestar

from tacora.server import http
from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.room import Room
from tacora.store import StoreError
from tacora.table.messages import Close

BODY = {"name": "Ana", "number": "0123456789abcdef"}


@asynccontextmanager
async def client_of(folder: Path) -> AsyncIterator[tuple[Litestar, httpx.AsyncClient]]:
    app = create_app(Config(database=str(folder / "tables.db")))
    transport = httpx.ASGITransport(cast(Any, app))
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://t") as asked:
        yield app, asked


def test_whoever_joins_a_table_that_is_closed_meanwhile_hears_that_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with client_of(tmp_path) as (app, asked):
            table = (await asked.post("/api/tables", json=BODY)).json()["table"]
            asked.cookies.clear()

            async def nobody(room: Room, token: str | None) -> None:
                await app.state.rooms.shut(room.table.id, Close("admin"))

            monkeypatch.setattr(http, "person_at", nobody)
            answer = await asked.post(f"/api/tables/{table}/people", json=BODY)
            assert (answer.status_code, answer.json()) == (404, {"code": "no_such_table"})

    asyncio.run(test())


def test_health_asks_the_store_once_a_second_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with client_of(tmp_path) as (app, asked):
            pings = 0
            away = False

            async def ping() -> None:
                nonlocal pings
                pings += 1
                await asyncio.sleep(0.01)
                if away:
                    raise StoreError("away")

            async def answers() -> set[int]:
                asking = [asked.get("/healthz") for _ in range(20)]
                return {answer.status_code for answer in await asyncio.gather(*asking)}

            monkeypatch.setattr(app.state.rooms.store, "ping", ping)
            assert (await answers(), pings) == ({200}, 1)
            away = True
            assert (await answers(), pings) == ({200}, 1)
            await asyncio.sleep(1)
            assert (await answers(), pings) == ({503}, 2)
            assert (await answers(), pings) == ({503}, 2)

    asyncio.run(test())
