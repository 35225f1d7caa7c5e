"""Flip one sealed choice: every byte that anybody else gets stays the same."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import secrets
from itertools import count
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
import uvicorn
from tests.server import client
from tests.server.client import Person

from tacora.bots import Story
from tacora.game import View
from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.logs import JsonLines, log
from tacora.server.world import RealWorld


class Foretold(RealWorld):
    """A world whose secrets are the same in every run."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def secret(self) -> str:
        return f"{next(self._numbers):032x}"

    def token(self) -> str:
        return f"{next(self._numbers):022d}"

    def table_id(self) -> str:
        return "foretold"

    def leaves(self, bot: str, seed: str, view: View, story: Story) -> bool | None:
        return False


async def everything_seen(folder: Path, choice: str, options: dict[str, object]) -> dict[str, str]:
    """All that anybody but the second person gets while that person's choice is sealed."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    moments = count(1_700_000_000_000)
    app = create_app(
        Config(database=str(folder / f"{choice}.db"), admin_token="x"),
        world=Foretold(),
        clock=lambda: next(moments) // 10**9 * 10**9,
    )
    settings = uvicorn.Config(
        app, port=0, ws="websockets-sansio", log_config=None, access_log=False
    )
    settings.load()
    socket = settings.bind_socket()
    socket.listen()
    server = uvicorn.Server(settings)
    serving = asyncio.create_task(server.serve(sockets=[socket]))
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    url = f"http://127.0.0.1:{socket.getsockname()[1]}"
    seen: dict[str, str] = {}
    watchers: list[Person] = []
    try:
        host = await client.open_table(url, "Ana", **options)
        guests = [await client.join(url, host.table, name) for name in ("Ben", "Cy")]
        await host.connect()
        for guest in guests:
            await guest.connect()
        await host.send({"type": "add_bot", "bot": "bold"})
        watchers = [
            await Person(url, host.table, None).connect("spectator"),
            await Person(url, host.table, host.token).connect("screen"),
        ]
        await host.send({"type": "start"})
        for person in guests:
            await person.until(lambda p=person: p.view["phase"] == "playing")
        # the second person seals the choice; the host then seals too, so that all have heard
        await guests[0].choose(choice)
        await host.choose("go_on")
        for person in (guests[1], *watchers):
            # where no spectators are welcome there is no game to wait for
            await person.until(lambda p=person: (p.view["game"] or {}).get("awaited", [2]) == [2])
        again = await Person(url, host.table, host.token).connect(since=3)
        watchers.append(again)
        for name, person in {"host": host, "third": guests[1]}.items():
            seen[f"socket of {name}"] = "\n".join(person.frames)
        for number, person in enumerate(watchers):
            seen[f"watcher {number}"] = "\n".join(person.frames)
        admin = {"Authorization": "Bearer x"}
        async with httpx.AsyncClient(timeout=60, base_url=url) as http:
            for path in (
                "/api/tables",
                f"/api/tables/{host.table}",
                f"/api/tables/{host.table}/records",
                "/api/admin/tables",
                "/metrics",
                "/healthz",
            ):
                answer = await http.get(path, headers=admin)
                text = re.sub(r"(_bucket\{.*\}|_sum) .*", r"\1", answer.text)  # durations
                headers = {k: v for k, v in answer.headers.items() if k != "date"}
                if path == "/metrics":
                    headers.pop("content-length")
                seen[path] = f"{answer.status_code} {headers} {text}"
        for guest in guests[1:]:
            async with guest.http() as http:
                seen["third by http"] = (await http.get(f"/api/tables/{host.table}")).text
        seen["chooser"] = "\n".join(guests[0].frames)
        for person in (host, *guests, *watchers):
            await person.close()
    finally:
        log.removeHandler(handler)
        server.should_exit = True
        await serving
    seen["log"] = re.sub(r'"time": [0-9.]+', '"time"', lines.getvalue())
    return seen


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 4, "chests": "open", "odds": "shown", "listed": "public"},
        {"seats": 4, "chests": "closed", "seconds": 60, "edition": "de-iello-2017"},
        {"seats": 4, "spectators": "none"},
    ],
)
def test_no_byte_depends_on_somebody_elses_sealed_choice(
    tmp_path: Path, options: dict[str, object]
) -> None:
    def observe(choice: str) -> dict[str, str]:
        with (
            patch.object(client, "number", lambda: "0123456789abcdef"),
            patch.object(secrets, "token_hex", lambda size=4: "ab" * size),
        ):
            return asyncio.run(everything_seen(tmp_path, choice, options))

    one, other = observe("go_on"), observe("leave")
    # The test would notice: whoever chose sees the difference.
    assert one.pop("chooser") != other.pop("chooser")
    assert one.keys() == other.keys()
    for where, seen in one.items():
        assert seen == other[where], where
    assert "choice_sealed" in one["socket of host"]
    assert one["log"].count("table opened") == 1
