"""Connections as they come in: whoever does not say in time what they want is let go."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 20.0
"""Seconds in which a whole request has to come in."""
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class TimelyHttp(H11Protocol):
    """HTTP on one connection; where a request does not come to its end, it is closed.

    Between two requests uvicorn itself closes a connection, after five seconds.
    """

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(True)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_socket = self.transport.get_protocol() is not self
        self._wait(not is_socket and self.conn.their_state in (h11.IDLE, h11.SEND_BODY))

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(False)
        super().connection_lost(exc)

    def _wait(self, more: bool) -> None:
        """Whether more has to come; what comes meanwhile gives nobody more time."""
        if not more and self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        elif more and self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.close)


class AnsweringSocket(WebSocketsSansIOProtocol):
    """A socket; whoever asks for one in a way that cannot be read gets an answer, too."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
            self.transport.close()
