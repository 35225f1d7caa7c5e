"""HTTP on one connection: what is parsed in one turn, what is not read at all, and timeouts."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import re
import sys
from typing import TYPE_CHECKING, Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from .limits import address_of
from .security import MOST_BODY_BYTES

if TYPE_CHECKING:
    from .connections import Connections
    from .frames import TableSocket

REQUEST_SECONDS = 20.0
"""Timeout for a whole request to arrive."""
ANSWER_SECONDS = 30.0
"""Timeout for a client that does not read while an answer waits for it."""
LINGER_SECONDS = 1.0
"""Time for a client to read an answer that came before the end of its request."""
MOST_HEAD_BYTES, MOST_HEAD_LINES = 16_384, 100
"""The most that stands before the body of a request; a short line costs as much as a long one."""
_END_OF_HEAD = re.compile(rb"\n\r?\n")


SIOCOUTQNSD = 0x894B
"""Asks Linux how many bytes it keeps that it could not send yet."""


def unsent(transport: asyncio.Transport) -> bool:
    """Return whether the kernel keeps bytes that the client has no room for; only Linux says it."""
    if sys.platform != "linux":
        return False
    with contextlib.suppress(OSError):
        said = fcntl.ioctl(transport.get_extra_info("socket").fileno(), SIOCOUTQNSD, bytes(4))
        return any(said)
    return False


class TimelyHttp(H11Protocol):
    """HTTP on one connection, counted by address.

    What has arrived is parsed when the connection has its turn: the head of a request, or what is
    there of its body. Of all connections one has a turn in each turn of the event loop, so that
    many of them at once do not hold up the others. Nothing is read while something is left to
    parse, while the application works, and of a body that is too long or in chunks.

    There are timeouts for a request that does not arrive whole, and for an answer that is not
    read; while the kernel keeps a part of one, its connection counts, also if it is closed.
    Between two requests uvicorn itself closes a connection after five seconds.
    """

    _waiting: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _counted: str | None = ""
    """The address for which this connection counts; "" if none, None if it was refused."""
    _came = b""
    """What has not been parsed."""
    _searched = 0
    """How many bytes of it were searched, and have no end of a head in them."""
    _body_bytes = 0
    """How much of the body is still to come; 0 if it is not to be read."""
    _has_turn = False

    def __init__(self, connections_by_address: Connections, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._by_address = connections_by_address

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._counted = self._by_address.open(get_remote_addr(transport))
        if self._counted is None:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._wait(True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Pass the connection on; it still counts here until the handshake is done."""
        self.flow.resume_reading()
        super().handle_websocket_upgrade(event)
        cast("TableSocket", self.transport.get_protocol()).when_accepted(self._uncount)

    def _uncount(self) -> None:
        if self._counted:
            self._by_address.close(self._counted)
            self._counted = ""

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._came += data
        self._go_on(more=True)

    def _go_on(self, *, more: bool) -> None:
        """Wait for a turn if there is more to parse than before, and else read on."""
        wanted = self.conn.their_state is h11.IDLE or self._body_bytes > 0
        if not wanted and self.conn.their_state is h11.SEND_BODY:
            self._came = b""
        if wanted and more and self._came and not self._has_turn:
            self._has_turn = True
            self._by_address.turns.wait(self.parse)
        if wanted and not self._has_turn:
            self.flow.resume_reading()
        else:
            self.flow.pause_reading()

    def parse(self) -> None:
        """Parse the head of a request, or what is there of its body."""
        self._has_turn = False
        if self.transport.is_closing():
            self._came = b""
            return
        size = self._head_size() if self.conn.their_state is h11.IDLE else self._body_bytes
        piece, self._came = self._came[:size], self._came[size:]
        if piece:
            self._parse(piece)
        is_socket = self.transport.get_protocol() is not self
        self._wait(not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))
        if not is_socket and not self.transport.is_closing():
            self._go_on(more=bool(piece))

    def _head_size(self) -> int:
        """Return the size of the next head; 0 if its end has not come, or if it is refused."""
        found = _END_OF_HEAD.search(self._came, max(0, self._searched - 2))
        size = found.end() if found else len(self._came)
        lines = self._came.count(b"\n", 0, size)
        if size > MOST_HEAD_BYTES or lines > MOST_HEAD_LINES or self._came[0] <= ord(" "):
            self._came = b""
            self.send_400_response("The head of the request is too long, or is none.")
            return 0
        self._searched = 0 if found else size
        return size if found else 0

    def _parse(self, piece: bytes) -> None:
        if self.conn.their_state is h11.SEND_BODY:
            self._body_bytes -= len(piece)
            super().data_received(piece)
            return
        super().data_received(piece)
        if self.conn.their_state is h11.SEND_BODY:
            said = dict(self.headers)
            # In chunks, the application refuses it.
            chunked = b"transfer-encoding" in said
            length = 0 if chunked else int(said.get(b"content-length", 0))
            self._body_bytes = length if length <= MOST_BODY_BYTES else 0

    def on_response_complete(self) -> None:
        early = self.conn.their_state is h11.SEND_BODY
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if early:
            self._end()
        else:
            self._go_on(more=True)

    def _end(self) -> None:
        """End the connection after an answer that did not wait for the whole body.

        What is left of the body is not read. To close the connection at once would reset it, and
        could take the answer from the client.
        """
        self._body_bytes = 0
        self._go_on(more=False)
        self.transport.write_eof()
        self._wait(False)
        self._waiting = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def send_400_response(self, msg: str) -> None:
        if self._by_address.bad_requests.take(address_of(self.client)):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted is None:
            return
        if self._counted and unsent(self.transport):
            self.loop.call_later(ANSWER_SECONDS, self._uncount)
        else:
            self._uncount()
        self._wait(False)
        self._read()
        super().connection_lost(exc)

    def _wait(self, more: bool) -> None:
        """Start the timeout if more has to arrive, and stop it if not; data does not extend it."""
        if not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif more and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.close)
