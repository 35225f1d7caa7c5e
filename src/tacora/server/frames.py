"""The frames of one WebSocket: how many are read, and how much work they make in one turn.

The rate limits of `socket.py` count messages. Pings, pongs and fragments are not messages, so they
are counted here, where frames are read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

FRAMES_PER_SECOND, MOST_FRAMES_AT_ONCE = 10.0, 50
"""Rate limit for frames that are not a whole message; a browser sends one in 20 s."""
MOST_FRAGMENTS = 64
"""The most frames of one message, because empty ones add nothing to its size."""
SLICE_BYTES = 512
"""Bytes that are parsed in one turn of the event loop: at most 85 frames."""
TOO_FAST = 4430
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that limits how fast it reads, and does not read while its answers wait.

    What has arrived is parsed in slices, one in each turn of the event loop. The transport is
    told to stop reading while a slice is left, a message waits for the application, or the
    client has not read its answers.
    """

    _unread = b""
    _turn_is_coming = False
    _bucket: Bucket | None = None
    _flooded = False
    _then: Callable[[], None] | None = None

    def when_accepted(self, then: Callable[[], None]) -> None:
        """Call `then` once the handshake is done, or the connection is lost."""
        self._then = then

    def _accepted(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()

    def connection_lost(self, exc: Exception | None) -> None:
        self._accepted()
        super().connection_lost(exc)

    def hand_over(self, protocol: asyncio.Protocol) -> None:
        """Give the connection to another protocol, before the handshake is answered."""
        if self.disconnected:
            protocol.connection_lost(None)
            return
        self._accepted()
        self.handshake_complete = self.disconnected = True
        # Without a timer uvicorn would close the connection when the application returns.
        self.close_timer = self.loop.call_later(0, _nothing)
        self.connections.discard(self)
        self.connections.add(protocol)  # type: ignore[arg-type]
        self.transport.set_protocol(protocol)
        if self.read_paused:
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.transport.is_closing():
                self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
                self.transport.close()
            return
        if self._flooded:
            return
        self._unread = self._unread + data if self._unread else data
        if not self._turn_is_coming:
            self._parse()

    def _parse(self) -> None:
        """Parse one slice, and plan the next turn if something is left."""
        self._turn_is_coming = False
        if self.disconnected or self._flooded:
            self._unread = b""
            return
        if self._may_parse() and self._unread:
            piece, self._unread = self._unread[:SLICE_BYTES], self._unread[SLICE_BYTES:]
            super().data_received(piece)
            if self._flooded:
                self._cut_off()
                return
        self._read_on()

    def _may_parse(self) -> bool:
        return self.writable.is_set() and (self.queue.empty() or self.close_sent)

    def _read_on(self) -> None:
        """Plan a turn for what is left; if nothing is left or waits, let the transport read."""
        ready = self._may_parse() and not self._flooded
        if ready and self._unread and not self._turn_is_coming:
            self._turn_is_coming = True
            self.loop.call_soon(self._parse)
        wanted = ready and not self._unread
        if wanted == self.read_paused and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._read_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.accept":
            self._accepted()
        if message["type"] == "websocket.close" and self.close_sent:
            return  # closed already, for example because the client sent no frames
        await super().send(message)
        if self.close_sent and self._unread:
            self._read_on()  # the client's answer to our close may be among it

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_on()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_on()

    def handle_ping(self) -> None:
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count()
        super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            self._count()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            self._count()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count()
        if len(self.frames) >= MOST_FRAGMENTS:
            self._flooded = True
            return
        super().handle_cont(event)

    def _count(self) -> None:
        """Count a frame that is not a whole message, or comes after our close."""
        now = self.loop.time()
        if self._bucket is None:
            self._bucket = Bucket(FRAMES_PER_SECOND, MOST_FRAMES_AT_ONCE, now)
        if not self._bucket.take(now):
            self._flooded = True

    def _cut_off(self) -> None:
        """Close the connection of a client that sends too many frames."""
        self._unread = b""
        if self.transport.is_closing():
            return
        if self.conn.close_sent is None:
            self.conn.fail(TOO_FAST, "too_fast")
            self.handle_parser_exception()
        else:
            # Our close is on its way. To reset the connection could take it from the client,
            # so the server only stops reading; uvicorn ends the connection after ten seconds.
            self._read_on()


def _nothing() -> None:
    """Do nothing."""
