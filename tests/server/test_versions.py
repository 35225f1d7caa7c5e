"""Two versions of the program that run beside each other during an upgrade."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
from tests.postgres import new_database
from tests.server.client import run
from tests.server.conftest import FAST
from tests.server.running import Server, serving
from tests.tied import free_port
from tests.waiting import LIMIT_SECONDS

import tacora
from tacora import client
from tacora.client import Client
from tacora.table.people import Look


def without_emotes(folder: Path) -> Path:
    """Write a program whose log knows no `Emoted`; return where Python finds it."""
    shutil.copytree(Path(tacora.__file__).parent, folder / "tacora")
    changed = 0
    for file in (folder / "tacora").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        changed += text.count("Emoted")
        file.write_text(text.replace("Emoted", "Waved"), encoding="utf-8")
    assert changed > 3
    return folder


def test_an_older_process_leaves_a_table_alone_that_it_cannot_read(
    tmp_path: Path, postgres: str
) -> None:
    database, port = new_database(postgres, "versions"), free_port()
    newer_program = serving(database, *FAST, f"--port={port}")
    older_program = serving(database, *FAST, PYTHONPATH=str(without_emotes(tmp_path)))

    async def test() -> None:
        async with contextlib.AsyncExitStack() as ends:

            async def started(program: AbstractContextManager[Server]) -> Server:
                return await asyncio.to_thread(ends.enter_context, program)

            async def status(server: Server, path: str) -> int:
                async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
                    return (await http.get(server.url + path)).status_code

            newer = await started(newer_program)
            ticket = await client.open_table(newer.url, "Ana")
            table = f"/api/tables/{ticket.table}"
            ana = await ends.enter_async_context(Client(ticket))
            before = await ana.emote("luck")
            older = await started(older_program)
            assert await status(older, table) == 200  # its owner answers
            await asyncio.to_thread(newer.stop)
            # The client comes back to this port, but the older process owns the table now.
            assert await status(older, table) == 503
            newer = await started(serving(database, *FAST, f"--port={port}"))
            assert await status(newer, table) == 503
            assert await status(newer, "/healthz") == 200
            await asyncio.to_thread(older.stop)
            assert await ana.change_look(Look(7, 6, 5)) > before
            assert await status(newer, table) == 200
            assert "broke" not in older.log() + newer.log()

    run(test())
