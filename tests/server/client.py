"""A client that speaks the public protocol and nothing else."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from functools import partial
from itertools import count
from typing import Any, TypeVar

import httpx
from tests.waiting import LIMIT_SECONDS
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_within
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
T = TypeVar("T")
connect = partial(
    connect_within,
    open_timeout=LIMIT_SECONDS,
    ping_timeout=LIMIT_SECONDS,
    close_timeout=LIMIT_SECONDS,
)


def number() -> str:
    return secrets.token_hex(16)


_connected: list[Person] = []


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test's conversation and hang up at its end."""

    async def whole() -> T:
        _connected.clear()
        try:
            return await test
        finally:
            await asyncio.gather(*(person.close() for person in _connected))

    return asyncio.run(whole())


class Refusal(Exception):
    """The server said no, with a code."""

    def __init__(self, code: str, answer: Json) -> None:
        super().__init__(code)
        self.code = code
        self.answer = answer


class Person:
    """One browser at one table."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.version: int | None = None
        self.view: Json = {}
        self.you: Json | None = None
        self.frames: list[str] = []
        self.happened: list[Json] = []
        self.faults: list[Json] = []
        self._ids = count(1)
        self._nonce = secrets.token_hex(4)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": f"tacora={self.token}"} if self.token else {}

    async def connect(self, as_: str = "seat", since: int | None = None, **headers: str) -> Person:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        self._socket = await connect(
            address, additional_headers={**self.cookie, **headers}, compression=None
        )
        self._changed = asyncio.Condition()
        self.view = {}
        self._reader = asyncio.create_task(self._read())
        _connected.append(self)
        hello: Json = {"type": "hello", "as": as_}
        if since is not None:
            hello["since"] = since
        await self.send(hello)
        await self.until(lambda: bool(self.view))
        return self

    async def close(self, code: int = 1000) -> None:
        if self._socket is not None:
            await self._socket.close(code)
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = None

    async def closed(self) -> None:
        """Wait until the other side has ended the connection."""
        assert self._reader is not None
        await asyncio.wait([self._reader], timeout=LIMIT_SECONDS)

    @property
    def close_code(self) -> int | None:
        assert self._socket is not None
        return self._socket.close_code

    async def raw(self, text: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(text)

    async def send(self, message: Json) -> Json:
        """Send a message and wait for its acknowledgement."""
        message = {"id": f"{self._nonce}-{next(self._ids)}", **message}
        answer = await self.exchange(message)
        if answer["type"] != "ack":
            raise Refusal(answer["code"], answer)
        return answer

    async def exchange(self, message: Json) -> Json:
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = future
        await self.raw(json.dumps(message))
        return await asyncio.wait_for(future, LIMIT_SECONDS)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                assert isinstance(text, str)
                self.frames.append(text)
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("the socket was closed"))

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("fresh", "update", "refusal"):
            assert kind == "fresh" or self.version is None or message["version"] >= self.version
            self.version = message["version"]
            self.view = message.get("table") or self.view
            self.you = message.get("you", self.you)
            for each in message.get("happened", ()):
                self.happened.append(each)
                if each["event"] == "choice_sealed" and "table" not in message:
                    game = self.view["game"]
                    game["explorers"][each["seat"]]["sealed"] = True
                    game["awaited"] = [seat for seat in game["awaited"] if seat != each["seat"]]
        if kind in ("ack", "hint", "refusal", "fault"):
            future = self._answers.pop(message.get("id") or "", None)
            if future is not None and not future.done():
                future.set_result(message)
            elif kind == "fault":
                self.faults.append(message)
        async with self._changed:
            self._changed.notify_all()

    async def until(self, condition: Any) -> None:
        """Wait until something holds of what this client has been told."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(condition), LIMIT_SECONDS)

    @property
    def game(self) -> Json:
        game = self.view["game"]
        assert isinstance(game, dict)
        return game

    def choice(self, choice: str, seat: int | None = None) -> Json:
        if seat is None:
            assert self.you is not None
            seat = self.you["seats"][0]
        return {
            "type": "choose",
            "seat": seat,
            "game": self.game["game"],
            "expedition": self.game["expedition"],
            "turn": self.game["turn"],
            "choice": choice,
        }

    async def choose(self, choice: str, seat: int | None = None) -> Json:
        return await self.send(self.choice(choice, seat))

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(timeout=60, base_url=self.url, headers=self.cookie)


async def open_table(url: str, name: str = "Ana", **options: Any) -> Person:
    """Create a table; its host is not connected yet."""
    async with httpx.AsyncClient(timeout=60, base_url=url) as http:
        body = {"name": name, "number": number(), "options": options}
        answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Person(url, answer.json()["table"], answer.cookies["tacora"])


async def join(url: str, table: str, name: str) -> Person:
    async with httpx.AsyncClient(timeout=60, base_url=url) as http:
        body = {"name": name, "number": number()}
        answer = await http.post(f"/api/tables/{table}/people", json=body)
    if answer.status_code != 201:
        raise Refusal(answer.json()["code"], answer.json())
    return Person(url, table, answer.cookies["tacora"])


async def full_table(url: str, people: int = 3, **options: Any) -> list[Person]:
    """A table with connected people, before its game."""
    host = await open_table(url, "Ana", **{"seats": max(3, people), **options})
    guests = [await join(url, host.table, name) for name in "BCDEFGH"[: people - 1]]
    for person in (host, *guests):
        await person.connect()
    return [host, *guests]


async def play_out(people: list[Person], choice: str = "leave") -> None:
    """Everybody chooses the same until the game is over."""

    async def play(person: Person) -> None:
        assert person.you is not None
        done: tuple[int, int] | None = None
        while person.view["phase"] == "playing":
            seat = person.you["seats"][0]
            moment = (person.game["expedition"], person.game["turn"])
            if seat in person.game["awaited"] and moment != done:
                try:
                    await person.choose(choice)
                except Refusal as refusal:
                    if refusal.code != "late":
                        raise
                done = moment
            else:
                version = person.version
                await person.until(lambda v=version: person.version != v)

    await asyncio.gather(*(play(person) for person in people))
