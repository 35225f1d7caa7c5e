"""The WebSocket of a table: messages in, acknowledgements and updates out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ..store import StoreError
from ..table import Draft, Refused, Table, Viewer, World, ask, hint_for, snapshot_for
from ..table.messages import Again, Asked, AskHint, Start
from .fair_queue import Unanswered
from .limits import Bucket, address_of, largest_network
from .live_table import LiveTable, Outcome
from .live_tables import LiveTables, NoTable
from .logs import say_seldom, why
from .protocol import (
    Ack,
    ClientMessage,
    Fault,
    Hello,
    Hint,
    Ping,
    Refusal,
    Restart,
    encoder,
    id_of,
    read_message,
)
from .requests import COOKIE, check_link, token_holder
from .security import Guard
from .updates import (
    BANNED,
    MOVED,
    OLD_LINK,
    REPLACED,
    TOO_MANY_SOCKETS,
    TOO_MANY_WATCHERS,
    Connection,
    Send,
)
from .updates import TOO_MANY as TOO_MANY

NO_TABLE, TOO_FAST, TOO_SLOW, BROKEN = 4404, 4430, 4431, 4500
RESTART = 1012
MOST_OVER_LIMIT = 100
"""Messages over the rate limit that are dropped before the connection is closed."""
NUMBERED = re.compile(r"([0-9a-f]{1,32})-([0-9]{1,9})")
"""A client and the number of its connection, as they stand in the address of a socket."""


def _sending(socket: WebSocket[Any, Any, Any]) -> Send:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return send


class Conversation:
    """One client at one table.

    It is in no reference cycle, so it is freed when the socket closes and leaves nothing to
    the garbage collector, which stops the process while it runs.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        live: LiveTable,
        live_tables: LiveTables,
        guard: Guard,
    ) -> None:
        self._socket = socket
        self._live = live
        self._live_tables = live_tables
        self._guard = guard
        self._address = address_of(socket.scope.get("client"))
        self._connection = Connection(_sending(socket), "spectator", self._address)
        self._person: int | None = None
        self._gone: int | None = None
        """The person of this client, if they have left or were removed."""
        self._present: int | None = None
        rate = guard.config.messages_per_second
        self._bucket = Bucket(rate, rate * 4, time.monotonic())
        self._invite = socket.query_params.get("invite", "")
        self._client: tuple[int, str] | None = None
        """The person and the name of the client, if it numbers its connections."""
        self._number = 0
        self._over = 0

    async def run(self, token: str | None) -> None:
        """Handle all messages until the socket closes."""
        table = self._live.table.id
        if holder := token_holder(self._live, token):
            self._note_connection(holder.id)
            if holder.gone:
                self._gone = holder.id
            else:
                self._person = holder.id
        writer = asyncio.create_task(self._write())
        self._live.conversations += 1
        code = 1006
        try:
            code = await self._read()
        finally:
            writer.cancel()
            self._live.conversations -= 1
            self._live.connections.discard(self._connection)
            # Litestar's socket and these two functions form a reference cycle.
            self._socket.receive, self._socket.send = empty_receive, empty_send
            # When this process stops, clients reconnect to another one; nobody is away.
            if self._present is not None and code != RESTART:
                self._live_tables.later(self._live_tables.went(table, self._present))

    def _note_connection(self, person: int) -> None:
        if found := NUMBERED.fullmatch(self._socket.query_params.get("connection", "")):
            self._client, self._number = (person, found[1]), int(found[2])
            self._live.note_connection(self._client, self._number)

    def _replaced(self) -> bool:
        """Return whether the client has opened another connection since it opened this one."""
        return self._client is not None and self._live.newest(self._client) > self._number

    async def _write(self) -> None:
        # If the client has disconnected, the reader ends as well.
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._connection.write()
            if self._connection.cut:
                await self._socket.close(*self._connection.cut)
            else:
                await self._socket.close(TOO_SLOW, "too_slow")

    async def _read(self) -> int:
        """Read until the socket closes; return its close code."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                code = int(event.get("code") or 1006)
                # A client may also close with the code of our restart; then there is a reason.
                return 1006 if code == RESTART and "reason" in event else code
            text = event.get("text")
            now = time.monotonic()
            if self._bucket.full(now):
                self._over = 0
            if not (self._bucket.take(now) and self._guard.requests.take(self._address)):
                self._over += 1
                if self._over > MOST_OVER_LIMIT:
                    await self._socket.close(TOO_FAST, "too_fast")
                    return TOO_FAST
                self._push(Fault("too_fast", id_of(text)))
                continue
            try:
                message = read_message(text if isinstance(text, str) else "")
            except (msgspec.MsgspecError, ValueError, RecursionError):
                # RecursionError: JSON that is nested too deeply. ValueError: not Unicode.
                self._live_tables.metrics.count("tacora_messages_total", 'type="malformed"')
                self._push(Fault("malformed", id_of(text)))
                continue
            self._live_tables.metrics.count(
                "tacora_messages_total", f'type="{type(message).__name__.lower()}"'
            )
            try:
                await self._answer(message)
            except (StoreError, NoTable) as error:
                say_seldom("message failed", why=why(error))
                self._push(Fault("unavailable", message.id))

    def _push(self, answer: Fault | Ack | Hint | Refusal | Restart) -> None:
        self._connection.push(encoder.encode(answer).decode())

    async def _answer(self, message: ClientMessage) -> None:
        live = self._live
        if live.lost:
            self._connection.cut_off(*MOVED)
        elif self._replaced():
            # Its client may have sent something else since, on the newer connection.
            self._connection.cut_off(*REPLACED)
        elif live.gone:
            self._push(Fault("no_such_table", message.id))
        elif isinstance(message, Hello):
            await self._greet(message)
        elif isinstance(message, Ping):
            self._push(Ack(message.id, live.table.version))
        elif self._connection not in live.connections:
            self._push(Fault("hello_first", message.id))
        elif isinstance(message, AskHint):
            # A hint takes time, and a choice that is sent meanwhile must not wait.
            self._live_tables.later(self._advise(message))
        elif not self._guard.may_change(live.connections, self._address):
            self._push(Fault("too_fast", message.id))
        else:
            await self._ask(message)

    async def _greet(self, hello: Hello) -> None:
        """Send the view of the table, and from then on its updates."""
        live, connection = self._live, self._connection
        viewer: Viewer = "spectator"
        if self._guard.banned(self._address):
            connection.cut_off(*BANNED)
            return
        try:
            check_link(live.table, live.table.person(self._person), self._invite)
        except Refused:
            connection.cut_off(*OLD_LINK)
            return
        if self._person is not None and live.table.person(self._person):
            viewer = self._person if hello.as_ == "seat" else hello.as_
        if not isinstance(viewer, str) and self._present is None:
            if not self._guard.may_change(live.connections, self._address):
                self._push(Fault("too_fast", hello.id))
                return
            self._present = viewer
            await self._live_tables.came(live.table.id, viewer)
        if viewer == "spectator" and connection not in live.connections and not self._find_room():
            connection.cut_off(*TOO_MANY_WATCHERS)
            return
        connection.viewer = viewer
        connection.person = None if viewer == "spectator" else self._person
        self._push(Ack(hello.id, live.table.version, self._live_tables.clock()))
        if hello.since is None:
            connection.push(live.fresh(viewer))
        else:
            connection.push(live.missed(viewer, hello.since))
        if (at := self._live_tables.orders.restart_at) is not None:
            self._push(Restart(at))
        live.connections.add(connection)
        if self._guard.banned(self._address):  # since the connection came
            connection.cut_off(*BANNED)

    def _find_room(self) -> bool:
        """Return whether one more may watch.

        If all places are taken, the network with the most gives one to a network with fewer.
        """
        connections = self._live.connections
        watching = [each for each in connections if each.viewer == "spectator"]
        if len(watching) < self._guard.config.spectators_per_table:
            return True
        held = Counter(largest_network(each.address) for each in watching)
        network, most = held.most_common(1)[0]
        if most <= held[largest_network(self._address)] + 1:
            return False
        leaving = next(each for each in watching if largest_network(each.address) == network)
        connections.discard(leaving)
        leaving.cut_off(*TOO_MANY_WATCHERS)
        return True

    async def _ask(self, asked: Asked) -> None:
        live, viewer = self._live, self._connection.viewer
        # A person who has left gets the same `ack` again for a copy of an earlier message.
        by = (self._present or self._gone) if isinstance(viewer, str) else viewer
        outcome: Outcome
        if isinstance(asked, (Again, Start)) and self._live_tables.orders.draining:
            self._push(Fault("restarting", asked.id))
            return
        if by is None:
            outcome = Refused("not_seated")
        elif isinstance(asked, (Again, Start)) and not await self._guard.games.take(self._address):
            outcome = Refused("too_many_games")
        else:

            def work(table: Table, now: int, world: World) -> Draft:
                return ask(table, by, asked, now, world)

            outcome = await live.do(work)
        if isinstance(outcome, int):
            self._push(Ack(asked.id, outcome))
        elif isinstance(outcome, Refused):
            self._refuse(asked.id, outcome)
        else:
            raise outcome

    def _refuse(self, message: str, refused: Refused) -> None:
        self._live_tables.metrics.count("tacora_refusals_total", f'code="{refused.code}"')
        view = snapshot_for(self._live.table, self._connection.viewer)
        self._push(Refusal(message, refused.code, view.version, view.table, view.you))

    async def _advise(self, asked: AskHint) -> None:
        """Answer a request for a hint, to this client only; nothing of it is stored."""
        viewer = self._connection.viewer
        try:
            if isinstance(viewer, str):
                raise Refused("not_seated")
            seen, history = hint_for(self._live.table, viewer, asked)
            if not self._guard.hints.take(f"{self._live.table.id} {viewer}"):
                self._push(Fault("too_fast", asked.id))
                return
            found = await self._live_tables.thinkers.hint(seen, history, self._live.asker)
        except Refused as refused:
            self._refuse(asked.id, refused)
        except Unanswered as unanswered:
            say_seldom("no hint", why=str(unanswered))
            self._push(Fault("unavailable", asked.id))
        else:
            self._push(
                Hint(
                    asked.id,
                    asked.seat,
                    asked.game,
                    asked.expedition,
                    asked.turn,
                    found.go_on,
                    found.leave,
                    found.error,
                    "leave" if found.leaves else "go_on",
                )
            )


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect a client to a table."""
    live_tables: LiveTables = socket.app.state.live_tables
    guard: Guard = socket.app.state.guard
    if not guard.own_origin(socket.scope):
        await socket.close(4403, "other_origin")
        return
    address = address_of(socket.scope.get("client"))
    await socket.accept()
    if not guard.sockets.add(address):
        await socket.close(*TOO_MANY_SOCKETS)
        return
    try:
        live = await live_tables.get(table)
        await Conversation(socket, live, live_tables, guard).run(socket.cookies.get(COOKIE))
    except NoTable:
        await socket.close(NO_TABLE, "no_such_table")
    except StoreError as error:
        say_seldom("socket failed", why=why(error))
        await socket.close(*MOVED)
    except WebSocketDisconnect:
        pass
    except Exception:
        logging.getLogger("tacora").exception("socket broke")
        raise WebSocketException(detail="internal", code=BROKEN) from None
    finally:
        guard.sockets.drop(address)
