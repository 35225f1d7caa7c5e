"""People at tables, for tests: `tacora.client`, which also keeps everything that it was told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import httpx
from tests.waiting import LIMIT_SECONDS
from websockets.asyncio.client import connect as connect_within

from tacora import client
from tacora.client import Connection, Ticket
from tacora.client import Refusal as Refusal
from tacora.client.connection import As

Json = dict[str, Any]
T = TypeVar("T")
connect = partial(
    connect_within,
    open_timeout=LIMIT_SECONDS,
    ping_timeout=LIMIT_SECONDS,
    close_timeout=LIMIT_SECONDS,
)


_connected: list[Person] = []


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test's conversation and close its connections at the end."""

    async def whole() -> T:
        _connected.clear()
        try:
            return await test
        finally:
            await asyncio.gather(*(person.close() for person in _connected))

    return asyncio.run(whole())


class Person(Connection):
    """One browser at one table: it keeps every frame it gets, and never reconnects by itself."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        super().__init__(Ticket(url, table, token), self._take_in, answer_seconds=LIMIT_SECONDS)
        self.url = url
        self.table = table
        self.token = token
        self.version: int | None = None
        self.view: Json = {}
        self.you: Json | None = None
        self.frames: list[str] = []
        self.happened: list[Json] = []
        self.faults: list[Json] = []
        self._changed = asyncio.Event()

    async def connect(self, as_: As = "seat", since: int | None = None, **headers: str) -> Person:
        # A test may have set another server or another person's token.
        self.ticket = Ticket(self.url, self.table, self.token)
        await self.open(headers)
        self._changed = asyncio.Event()
        self.view = {}
        _connected.append(self)
        answer = await self.hello(as_, since)
        if answer["type"] != "ack":
            raise Refusal(answer["code"], answer)
        await self.until(lambda: bool(self.view))
        return self

    async def send(self, message: Json) -> Json:
        """Send a message and wait for its acknowledgement."""
        answer = await self.ask(message)
        if answer["type"] != "ack":
            raise Refusal(answer["code"], answer)
        return answer

    def _take_in(self, text: str, message: Json) -> None:
        self.frames.append(text)
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
        elif kind == "fault":
            self.faults.append(message)
        self._changed.set()

    async def until(self, condition: Any) -> None:
        """Wait until the condition holds."""
        async with asyncio.timeout(LIMIT_SECONDS):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

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
        # Another person may have started the game a moment ago.
        await self.until(lambda: self.view["game"] is not None)
        return await self.send(self.choice(choice, seat))

    def http(self) -> httpx.AsyncClient:
        headers = Ticket(self.url, self.table, self.token).headers
        return httpx.AsyncClient(timeout=60, base_url=self.url, headers=headers)


async def open_table(url: str, name: str = "Ana", **options: Any) -> Person:
    """Create a table; returns its host, who is not connected yet."""
    ticket = await client.open_table(url, name, options)
    return Person(url, ticket.table, ticket.token)


async def join(url: str, table: str, name: str) -> Person:
    ticket = await client.join(url, table, name)
    return Person(url, table, ticket.token)


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
        await person.until(lambda: person.view["phase"] != "open")
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
