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
