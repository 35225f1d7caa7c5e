"""A client at a table that reconnects by itself when its connection is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Self

from websockets.exceptions import WebSocketException

from ..game import Choice
from ..table.messages import Message
from ..table.people import EmoteKind, Look
from ..table.public_events import ChoiceSealed
from ..table.wire import Happening, TableView, You, plain, tag
from .connection import (
    ANSWER_SECONDS,
    As,
    Connection,
    Json,
    read_happenings,
    read_table,
    read_you,
    typed,
)
from .http import Refusal, Ticket, new_number
from .notes import ShuffleNotes

LOST = (OSError, TimeoutError, WebSocketException)
"""The errors of a lost connection, or of one that cannot be made."""
NO_SUCH_TABLE = 4404
"""The close code after which the client does not reconnect."""
RETRIED_FAULTS = ("hello_first", "too_fast", "unavailable")
"""Faults after which the same message is sent again."""
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.1, 10.0
QUIET_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Update:
    """A table after something happened, and what happened."""

    version: int
    table: TableView
    you: You | None
    """What only this person sees; None for a spectator."""
    happened: tuple[Happening, ...]
    """In a `fresh` update: all that has happened in the current game so far."""
    fresh: bool
    """True if this update replaces all earlier ones, as the first update does."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The win share of a seat's two choices, and the choice of the champion."""

    go_on: float
    leave: float
    error: float
    advice: Choice


class Client:
    """One person, or one spectator, at one table.

    `async with` connects. Then `read` and `async for` give every update once and in order, also
    after lost connections (only a `choice_sealed` may come twice). A message counts once, even
    if it was sent several times. A caller that never reads keeps all updates in memory.
    """

    def __init__(
        self,
        ticket: Ticket,
        as_: As = "seat",
        *,
        answer_seconds: float = ANSWER_SECONDS,
        quiet_seconds: float = QUIET_SECONDS,
    ) -> None:
        """After `quiet_seconds` without a message, the client asks for missed updates."""
        self.ticket = ticket
        self.now: Update | None = None
        """The newest update."""
        self._as: As = as_
        self._answer_seconds = answer_seconds
        self._quiet_seconds = quiet_seconds
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue()
        self._connection: Connection | None = None
        self._ready = asyncio.Event()
        self._viewed = asyncio.Event()
        self._heard = False
        self._notes = ShuffleNotes()
        self._since: int | None = None
        """The version of the last whole view; the server sends what came after it."""
        self._failure: Exception | None = None
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect and wait for the first view; raise one of `LOST` if there is no server."""
        connection = await self._connect()
        self._running = asyncio.create_task(self._run(connection))
        try:
            await self._viewed.wait()
            self._check()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect and end all readers."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self._updates.put_nowait(None)

    @property
    def table(self) -> TableView:
        assert self.now is not None, "connect first"
        return self.now.table

    @property
    def you(self) -> You | None:
        return self.now.you if self.now else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The own seats that have to choose now."""
        game = self.table.game
        if game is None or self.you is None:
            return ()
        return tuple(seat for seat in self.you.seats if seat in game.awaited)

    async def read(self) -> Update:
        """Return the next update; raise a `ConnectionError` if the client is closed."""
        async for update in self:
            return update
        raise ConnectionError("the client is closed")

    def __aiter__(self) -> AsyncIterator[Update]:
        return self

    async def __anext__(self) -> Update:
        update = await self._updates.get()
        if update is None:
            self._updates.put_nowait(None)
            self._check()
            raise StopAsyncIteration
        return update

    async def ask(self, message: Message | Mapping[str, Any]) -> Json:
        """Send a message, retry until there is an answer, and return the answer.

        A message is one of `tacora.table.messages`, or a dict as in docs/protocol.md; if it has
        no id, it gets one.
        """
        said = dict(message) if isinstance(message, Mapping) else message_as_json(message)
        said.setdefault("id", next(self._ids))
        pause = FIRST_PAUSE_SECONDS
        while True:
            await self._ready.wait()
            self._check()
            assert self._connection is not None
            try:
                answer = await self._connection.ask(said)
            except LOST:
                await asyncio.sleep(FIRST_PAUSE_SECONDS)
                continue
            if answer["type"] != "fault" or answer["code"] not in RETRIED_FAULTS:
                return answer
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def send(self, message: Message | Mapping[str, Any]) -> int:
        """Send a message and return the version that includes it; raise a `Refusal` if refused."""
        return int((await self._accepted(message))["version"])

    async def _accepted(self, message: Message | Mapping[str, Any]) -> Json:
        answer = await self.ask(message)
        if answer["type"] in ("refusal", "fault"):
            raise Refusal(answer["code"], answer)
        return answer

    async def send_raw(self, text: str | bytes) -> None:
        """Send any text once, over the current connection."""
        await self._ready.wait()
        self._check()
        assert self._connection is not None
        await self._connection.send_raw(text)

    async def choose(self, choice: Choice, seat: int | None = None) -> int:
        """Seal a choice in the current turn, by default for the first own seat."""
        return await self.send({"type": "choose", **self._turn(seat), "choice": choice})

    async def hint(self, seat: int | None = None) -> Hint:
        """Return a hint for the current turn."""
        return typed(Hint, await self._accepted({"type": "ask_hint", **self._turn(seat)}))

    async def add_number(self) -> int:
        """Add a new random number to the shuffle; once per commitment, before the start."""
        commitment, number = self.table.shuffle.commitment, new_number()
        version = await self.send({"type": "add_number", "number": number})
        self._notes.added(commitment, number)
        return version

    def check_shuffle(self, record: str) -> None:
        """Check the record of the game that this client saw last, as JSON.

        Raises a `RecordError` unless it proves every commitment and every number by seat that
        this client was told while the cards were sealed, and has this client's own number.
        """
        self._notes.check(record)

    async def add_bot(self, bot: str, seat: int | None = None) -> int:
        return await self.send({"type": "add_bot", "bot": bot, "seat": seat})

    async def change_look(self, look: Look, seat: int | None = None) -> int:
        """Change the look of an own seat before a game, by default of the first one."""
        message = {"type": "change_look", "seat": self._own(seat), "look": plain(look)}
        return await self.send(message)

    async def emote(self, emote: EmoteKind, seat: int | None = None) -> int:
        """Show everybody a feeling, by default from the first own seat."""
        return await self.send({"type": "emote", "seat": self._own(seat), "emote": emote})

    async def start(self) -> int:
        return await self.send({"type": "start"})

    async def take_back(self, seat: int) -> int:
        return await self.send({"type": "take_back", "seat": seat})

    async def rematch(self) -> int:
        return await self.send({"type": "rematch"})

    async def again(self) -> int:
        return await self.send({"type": "again"})

    def _turn(self, seat: int | None) -> Json:
        game = self.table.game
        if game is None:
            raise Refusal("not_started", {})
        turn = {"game": game.game, "expedition": game.expedition, "turn": game.turn}
        return {"seat": self._own(seat), **turn}

    def _own(self, seat: int | None) -> int:
        """Return a seat, or the first own one."""
        if self.you is None or not self.you.seats:
            raise Refusal("not_seated", {})
        return self.you.seats[0] if seat is None else seat

    def _check(self) -> None:
        if self._failure is not None:
            raise self._failure

    async def _connect(self) -> Connection:
        connection = Connection(self.ticket, self._take, answer_seconds=self._answer_seconds)
        await connection.open()
        return connection

    async def _run(self, connection: Connection) -> None:
        """Keep a connection until the client is closed or the table is gone."""
        pause = FIRST_PAUSE_SECONDS
        try:
            while True:
                with contextlib.suppress(*LOST):
                    await self._hello(connection)
                    self._connection, pause = connection, FIRST_PAUSE_SECONDS
                    self._ready.set()
                    await self._keep(connection)
                self._ready.clear()
                await self._hang_up(connection)
                if connection.close_code == NO_SUCH_TABLE:
                    raise Refusal(connection.close_reason or "no_such_table", {})
                connection = await self._reconnect(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        except Refusal as error:
            self._fail(error)
        except Exception as error:
            self._fail(error)
            raise
        finally:
            await self._hang_up(connection)

    async def _hello(self, connection: Connection) -> None:
        """Ask for what was missed, or for a fresh view."""
        answer = await connection.hello(self._as, self._since)
        if answer["type"] == "fault" and answer["code"] == "no_such_table":
            raise Refusal("no_such_table", answer)
        if answer["type"] == "fault":
            raise ConnectionError(answer["code"])

    async def _reconnect(self, pause: float) -> Connection:
        while True:
            # Random, so that the clients of a restarted server do not all reconnect at once.
            await asyncio.sleep(pause * (0.5 + random.random() / 2))
            with contextlib.suppress(*LOST):
                return await self._connect()
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _keep(self, connection: Connection) -> None:
        """Return when the connection has ended; raise if it no longer answers."""
        ended = asyncio.ensure_future(connection.closed())
        try:
            while not ended.done():
                self._heard = False
                await asyncio.wait([ended], timeout=self._quiet_seconds)
                if not self._heard and not ended.done():
                    await self._hello(connection)
            ended.result()
        finally:
            ended.cancel()

    async def _hang_up(self, connection: Connection) -> None:
        with contextlib.suppress(*LOST):
            await connection.close()

    def _fail(self, error: Exception) -> None:
        self._failure = error
        self._ready.set()
        self._viewed.set()
        self._updates.put_nowait(None)

    def _take(self, _text: str, message: Json) -> None:
        self._heard = True
        if message["type"] in ("fresh", "update", "refusal"):
            update = self._updated(message)
            if update is not None:
                self.now = update
                self._viewed.set()
                self._updates.put_nowait(update)

    def _updated(self, message: Json) -> Update | None:
        """Return the update of a message, or None if it has nothing new."""
        fresh, version = message["type"] == "fresh", message["version"]
        if not fresh and (self.now is None or version < self.now.version):
            return None
        happened = read_happenings(message.get("story" if fresh else "happened", ()))
        if message.get("table") is not None:
            table, you = read_table(message["table"]), read_you(message.get("you"))
            if message["type"] != "refusal":
                self._since = version
        else:
            assert self.now is not None
            table = _sealed(self.now.table, happened)
            you = read_you(message["you"]) if message.get("you") else self.now.you
        self._notes.see(table, you)
        update = Update(version, table, you, happened, fresh)
        return None if update == self.now else update


def message_as_json(message: Message) -> Json:
    """Return a message of `tacora.table.messages` as JSON."""
    return {"type": tag(type(message).__name__), **plain(message)}


def _sealed(table: TableView, happened: tuple[Happening, ...]) -> TableView:
    """Return the table after sealed choices; a message without a view has nothing else."""
    if table.game is None:
        return table
    seats = {each.seat for each in happened if isinstance(each, ChoiceSealed)}
    explorers = tuple(
        replace(explorer, sealed=explorer.sealed or seat in seats)
        for seat, explorer in enumerate(table.game.explorers)
    )
    awaited = tuple(seat for seat in table.game.awaited if seat not in seats)
    return replace(table, game=replace(table.game, explorers=explorers, awaited=awaited))
