"""The connections of a table, and the updates that they get: what each viewer may see."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

import msgspec

from ..table import Table, Viewer, happenings, log, may_watch
from ..table.apply import Happened
from ..table.views import happened_so_far, shared_view, you_view
from ..table.wire import plain
from .protocol import FreshRaw, UpdateRaw, encoder

MOST_QUEUED = 300
"""Messages in the queue of a slow reader before its connection is closed."""
REMEMBERED_EVENTS = 400
"""Events in memory for clients that reconnect; a client that missed more gets a fresh view."""

TOO_MANY = 4429
OLD_LINK, MOVED = (4404, "old_link"), (1012, "unavailable")
"""Close codes and reasons: the table has a new link; another process owns it, so come again."""
TOO_MANY_SOCKETS = (TOO_MANY, "too_many_sockets")
TOO_MANY_WATCHERS = (TOO_MANY, "too_many_watchers")

BANNED = (1008, "banned")
"""Close code and reason: an admin has banned the address."""
REPLACED = (4409, "replaced")
"""Close code and reason: the client has opened another connection since."""

Send = Callable[[str], Awaitable[None]]
_Part = Callable[[Table, bool], object]
"""Makes a part of a message, for viewers who may watch (True) or may not (False)."""


class Connection:
    """One socket of a table: queues its messages, and sends them in order."""

    __slots__ = (
        "_awake", "_send", "_waiting", "address", "cut", "person", "too_slow", "viewer"
    )  # fmt: skip

    def __init__(self, send: Send, viewer: Viewer, address: str = "") -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._awake = asyncio.Event()
        self.viewer = viewer
        self.address = address
        self.person: int | None = None
        """The person of this connection, also if it is a screen; None for a spectator."""
        self.too_slow = False
        self.cut: tuple[int, str] | None = None
        """The close code and reason, if this connection is to be closed."""

    def push(self, text: str) -> None:
        """Add a message to the queue."""
        if self.cut:
            return
        if len(self._waiting) >= MOST_QUEUED:
            self.too_slow = True
        else:
            self._waiting.append(text)
        self._awake.set()

    def cut_off(self, code: int, reason: str) -> None:
        """Send nothing more, and close the connection."""
        self.cut = code, reason
        self._awake.set()

    async def write(self) -> None:
        """Send the queue as it fills; return when the reader is too slow, or is cut off."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting and not self.cut:
                await self._send(self._waiting.popleft())
            if self.too_slow or self.cut:
                return


class Past(NamedTuple):
    """An event of the log with its version, and what happened in the game."""

    version: int
    event: log.LogEvent
    happened: Happened


class Updates:
    """Sends updates to the connections of one table; what many viewers get is encoded once."""

    def __init__(self, past: Iterable[Past]) -> None:
        self.connections: set[Connection] = set()
        self._past: deque[Past] = deque(past, maxlen=REMEMBERED_EVENTS)
        self._encoded: dict[tuple[_Part, bool], tuple[int, msgspec.Raw]] = {}

    def send(self, table: Table, past: list[Past]) -> None:
        """Send all connections what happened, encoded once for all that see the same."""
        self._past.extend(past)
        if not self.connections:
            return
        small = all(isinstance(each.event, (log.ChoiceSealed, log.Emoted)) for each in past)
        sealers = {each.event.by for each in past if isinstance(each.event, log.ChoiceSealed)}
        texts: dict[tuple[bool, int | None], str | None] = {}
        for connection in self.connections:
            _check_viewer(connection, table)
            viewer = connection.viewer
            person = None if isinstance(viewer, str) else viewer
            if small and person not in sealers:
                person = None
            key = (may_watch(table, viewer), person)
            if key not in texts:
                texts[key] = self._update(table, past, *key, whole=not small)
            text = texts[key]
            if text is not None:
                connection.push(text)

    def send_fresh(self, table: Table, past: list[Past]) -> None:
        """Send all connections the whole table: of the events before it only `past` is known."""
        self._past.clear()
        self._past.extend(past)
        for connection in self.connections:
            _check_viewer(connection, table)
            connection.push(self.fresh(table, connection.viewer))

    def cut_off_spectators(self, table: Table) -> None:
        """Close the connections of spectators: the table has a new link."""
        for connection in list(self.connections):
            _check_viewer(connection, table)
            if connection.viewer == "spectator":
                self.connections.discard(connection)
                connection.cut_off(*OLD_LINK)

    def fresh(self, table: Table, viewer: Viewer) -> str:
        """Return a `Fresh` message: all that a viewer may see now."""
        watched = may_watch(table, viewer)
        return encoder.encode(
            FreshRaw(
                table.version,
                self._once(shared_view, table, watched),
                _you(table, viewer),
                self._once(_game_so_far, table, watched),
            )
        ).decode()

    def missed(self, table: Table, viewer: Viewer, since: int) -> str:
        """Return what a viewer missed since a version, or a fresh view if that is too long ago."""
        oldest = self._past[0].version if self._past else table.version + 1
        if not oldest - 1 <= since <= table.version:
            return self.fresh(table, viewer)
        past = [
            each
            for each in self._past
            if each.version > since and not isinstance(each.event, log.Emoted)
        ]
        person = None if isinstance(viewer, str) else viewer
        if any(_begins_anew(each.event, person) for each in past):
            return self.fresh(table, viewer)  # earlier events may not be for this viewer
        watched = may_watch(table, viewer)
        text = self._update(table, past, watched, person, whole=True)
        assert text is not None
        return text

    def _update(
        self, table: Table, past: list[Past], watched: bool, person: int | None, *, whole: bool
    ) -> str | None:
        """Return an `Update` as JSON, or None if this viewer is told nothing."""
        happened = [
            plain(each) for one in past for each in happenings(one.event, one.happened, watched)
        ]
        if not happened and not whole:
            return None
        return encoder.encode(
            UpdateRaw(
                table.version,
                msgspec.Raw(encoder.encode(happened)),
                self._once(shared_view, table, watched) if whole else None,
                _you(table, person) if whole or person is not None else None,
            )
        ).decode()

    def _once(self, part: _Part, table: Table, watched: bool) -> msgspec.Raw:
        """Return a part that many viewers get, encoded once per version."""
        version, known = self._encoded.get((part, watched), (0, msgspec.Raw()))
        if version != table.version:
            known = msgspec.Raw(encoder.encode(part(table, watched)))
            self._encoded[part, watched] = (table.version, known)
        return known


def _begins_anew(event: log.LogEvent, person: int | None) -> bool:
    """Return whether a viewer may have seen less before an event than after it.

    For a person that is their joining. A spectator may have been let in after a game, and the
    person of a screen may have joined after it.
    """
    if person is None:
        return isinstance(event, log.RematchOpened)
    return isinstance(event, log.PersonJoined) and event.person == person


def _check_viewer(connection: Connection, table: Table) -> None:
    if connection.person is not None and table.person(connection.person) is None:
        connection.viewer = "spectator"  # left, or was removed


def _you(table: Table, viewer: Viewer | None) -> msgspec.Raw:
    you = None if viewer is None else you_view(table, viewer)
    return msgspec.Raw(encoder.encode(you))


def _game_so_far(table: Table, watched: bool) -> object:
    return plain(happened_so_far(table, watched))
