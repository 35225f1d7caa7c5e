"""A scripted person who keeps on playing whatever the network and the server do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
Moment = tuple[int, int, int]
IMPATIENT = 0.6
"""Seconds after which a message is sent again."""


def moment_of(version: int | None, view: Json) -> str:
    """Where a table stands, in one line."""
    game = view.get("game") or {}
    seats = [seat and (seat["played_by_bot"] or seat["bot"]) for seat in view.get("seats", ())]
    here = [person["here"] for person in view.get("people", ())]
    turn = game.get("expedition"), game.get("turn"), game.get("awaited")
    return f"version {version} {view.get('phase')} {turn} bots {seats} here {here}"


class Player:
    """Chooses once in every turn, and remembers which choices were accepted."""

    def __init__(self, table: str, token: str, port: int, chance: random.Random):
        self.table = table
        self.accepted: dict[Moment, str] = {}
        self.view: Json = {}
        self.seat: int | None = None
        self.refusals: list[str] = []
        self._token = token
        self._port = port
        self._host = False
        self._chance = chance
        self._version: int | None = None
        self._ids = count(1)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Event()
        self._pending: Json | None = None

    def __str__(self) -> str:
        accepted = max(self.accepted, default=None)
        return (
            f"{moment_of(self._version, self.view)}, accepted {accepted}, pending {self._pending}"
        )

    @property
    def over(self) -> bool:
        return bool(self.view) and self.view["phase"] == "over"

    async def play(self) -> None:
        """Until the game is over, over as many connections as it takes."""
        address = f"ws://127.0.0.1:{self._port}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"tacora={self._token}"}
        while not self.over:
            try:
                async with connect(
                    address, additional_headers=headers, compression=None, open_timeout=5
                ) as socket:
                    reading = asyncio.create_task(self._read(socket))
                    try:
                        await self._talk(socket, reading)
                    finally:
                        reading.cancel()
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                self._take(json.loads(text))
        self._news.set()

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "fresh" or (self._version or 0) <= message.get("version", -1):
            if message.get("table"):
                self._version = message["version"]
                self.view = message["table"]
                you = message.get("you")
                self.seat = you["seats"][0] if you else None
                # The role passes on while a host is cut off for long.
                self._host = you is not None and self.view["host"] == you["person"]
            elif kind == "update":
                # Something may have been dropped before it, so the version is not moved:
                # whoever asks again from here gets it all.
                pass
        if kind in ("ack", "refusal", "fault"):
            future = self._answers.pop(message.get("id") or "", None)
            if future is not None and not future.done():
                future.set_result(message)
        self._news.set()

    async def _talk(self, socket: ClientConnection, reading: asyncio.Task[None]) -> None:
        await self._say(socket, self._hello())
        quiet = 0
        while not self.over and not reading.done():
            message = self._pending or self._next()
            if message is not None:
                self._pending = message
                await self._finish(socket, message)
                quiet = 0
                continue
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), IMPATIENT)
            except TimeoutError:
                quiet += 1
                if quiet >= 2:  # a message from the server may have been lost
                    await self._say(socket, self._hello())

    def _hello(self) -> Json:
        hello: Json = {"type": "hello", "id": f"h{next(self._ids)}"}
        if self._version is not None and self._chance.random() < 0.8:
            hello["since"] = self._version
        return hello

    async def _say(self, socket: ClientConnection, message: Json) -> Json:
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = future
        await socket.send(json.dumps(message))
        return await asyncio.wait_for(future, IMPATIENT)

    async def _finish(self, socket: ClientConnection, message: Json) -> None:
        """Send until the answer is there; what is cut off goes on with the next connection."""
        answer = await self._say(socket, message)
        if answer["type"] == "fault" and answer["code"] in ("unavailable", "hello_first"):
            await asyncio.sleep(0.05)
            await self._say(socket, self._hello())
            return
        self._pending = None
        if answer["type"] == "ack" and message["type"] == "choose":
            moment = (message["game"], message["expedition"], message["turn"])
            self.accepted[moment] = message["choice"]
        elif answer["type"] != "ack":
            self.refusals.append(answer["code"])
            await self._say(socket, self._hello())

    def _next(self) -> Json | None:
        """What there is to do now."""
        view = self.view
        if not view or self.seat is None:
            return None
        fresh_id = {"id": f"m{next(self._ids)}"}
        if view["phase"] == "open":
            return {"type": "start", **fresh_id} if self._host else None
        if view["phase"] != "playing":
            return None
        game = view["game"]
        if view["seats"][self.seat]["played_by_bot"]:
            return {"type": "take_back", "seat": self.seat, **fresh_id}
        moment = (game["game"], game["expedition"], game["turn"])
        if self.seat not in game["awaited"] or moment in self.accepted:
            return None
        return {
            "type": "choose",
            "seat": self.seat,
            "game": moment[0],
            "expedition": moment[1],
            "turn": moment[2],
            "choice": "leave" if self._chance.random() < 0.25 else "go_on",
            **fresh_id,
        }
