"""One WebSocket at a table with messages as dicts, and their JSON as types of `tacora.table`."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import count
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..game import Card, Relic, Trap, Treasure
from ..record import parse_card
from ..table.wire import Happening, TableView, You, tag
from .http import Ticket

Json = dict[str, Any]
As = Literal["seat", "spectator", "screen"]
ANSWERS = ("ack", "hint", "refusal", "fault")
"""The types of messages that answer a message of the client."""
ANSWER_SECONDS = 20.0

T = TypeVar("T")
Read = Callable[[Any], Any]
_CARDS = {Treasure, Trap, Relic}
_HAPPENINGS: dict[str, type] = {tag(each.__name__): each for each in get_args(Happening)}


class Connection:
    """One socket; every message of the server goes to `got`, in order, as text and as a dict."""

    def __init__(
        self,
        ticket: Ticket,
        got: Callable[[str, Json], None],
        *,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> None:
        self.ticket = ticket
        self._got = got
        self._answer_seconds = answer_seconds
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self, headers: Mapping[str, str] | None = None) -> None:
        """Connect; raise an error of `websockets` or an `OSError` if that fails."""
        self._socket = await connect(
            self.ticket.socket_url,
            additional_headers={**self.ticket.headers, **(headers or {})},
            compression=None,
            open_timeout=self._answer_seconds,
            ping_timeout=self._answer_seconds,
            close_timeout=self._answer_seconds,
        )
        self._reader = asyncio.create_task(self._read(self._socket))

    async def hello(self, as_: As = "seat", since: int | None = None) -> Json:
        """Say hello, with the last version that was seen, and return the answer."""
        hello: Json = {"type": "hello", "as": as_}
        if since is not None:
            hello["since"] = since
        return await self.ask(hello)

    async def ask(self, message: Mapping[str, Any]) -> Json:
        """Send a message, with a new id if it has none, and return its answer.

        Raises a `ConnectionError` if the connection ends, a `TimeoutError` if no answer comes.
        """
        said = {"id": next(self._ids), **message}
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[said["id"]] = answer
        try:
            await self.send_raw(json.dumps(said))
            async with asyncio.timeout(self._answer_seconds):
                return await answer
        except ConnectionClosed as closed:
            raise ConnectionError(str(closed)) from closed
        finally:
            if self._answers.get(said["id"]) is answer:
                del self._answers[said["id"]]
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # the connection may have ended while this was sent

    async def send_raw(self, text: str | bytes) -> None:
        """Send any text, also one that is not a message."""
        assert self._socket is not None
        await self._socket.send(text)

    async def close(self, code: int = 1000) -> None:
        if self._socket is not None:
            await self._socket.close(code)
        await self.closed()

    async def closed(self) -> None:
        """Wait until the connection has ended; raise the error of `got`, if there was one."""
        if self._reader is not None:
            await asyncio.wait([self._reader])
            self._reader.result()

    @property
    def close_code(self) -> int | None:
        """The close code of the connection; None while it is open."""
        return self._socket.close_code if self._socket is not None else None

    @property
    def close_reason(self) -> str | None:
        """The reason that the server gave for closing the connection; None while it is open."""
        return self._socket.close_reason if self._socket is not None else None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            with contextlib.suppress(WebSocketException, OSError):
                async for text in socket:
                    assert isinstance(text, str)
                    self._take(text)
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the connection has ended"))
            self._answers.clear()

    def _take(self, text: str) -> None:
        message: Json = json.loads(text)
        self._got(text, message)
        if message["type"] in ANSWERS:
            answer = self._answers.get(message.get("id") or "")
            if answer is not None and not answer.done():
                answer.set_result(message)


def read_table(said: Any) -> TableView:
    """Return the view of a table from JSON."""
    return typed(TableView, said)


def read_you(said: Any) -> You | None:
    """Return a person's own view from JSON, or None."""
    return None if said is None else typed(You, said)


def read_happenings(said: Any) -> tuple[Happening, ...]:
    """Return happenings from JSON; unknown events of a newer server are left out."""
    known = (each for each in said if each["event"] in _HAPPENINGS)
    return tuple(typed(_HAPPENINGS[each["event"]], each) for each in known)


def typed(kind: type[T], said: Any) -> T:
    """Return a dataclass from JSON; unknown fields are left out."""
    return cast(T, _reader(cast(Any, kind))(said))


@cache
def _reader(hint: Any) -> Read:
    """Return the function that makes a type from JSON."""
    if hint in (int, float, str, bool, type(None)) or get_origin(hint) is Literal:
        return lambda said: said
    origin, parts = get_origin(hint), get_args(hint)
    if hint in _CARDS or (parts and set(parts) <= _CARDS):
        return _read_card
    if is_dataclass(hint):
        return _read_dataclass(cast(type, hint))
    if origin in (Union, types.UnionType):
        (part,) = (_reader(each) for each in parts if each is not type(None))
        return lambda said: None if said is None else part(said)
    if origin is dict:
        part = _reader(parts[1])
        return lambda said: {key: part(value) for key, value in said.items()}
    assert origin is tuple, hint
    part = _reader(parts[0])
    return lambda said: tuple(part(each) for each in said)


def _read_card(said: str) -> Card:
    card = parse_card(said)
    assert card is not None, said
    return card


def _read_dataclass(kind: type) -> Read:
    hints = get_type_hints(kind)
    readers = {each.name: _reader(hints[each.name]) for each in fields(kind)}

    def read(said: dict[str, Any]) -> Any:
        return kind(**{name: read(said[name]) for name, read in readers.items() if name in said})

    return read
