"""The server that is attacked, as strangers reach it: each from an address of its own.

All of 127.0.0.0/8 is this machine, so a connection can come from any address in it. Addresses
elsewhere are made up: the server has to trust the proxy that names them.
"""

from __future__ import annotations

import http.client
import json
import secrets
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from urllib.parse import urlsplit

from tacora.store import Entry, NewRecord, store_at
from tacora.store.contract import MOST_RECORDS

PATIENCE_SECONDS = 60
"""The timeout of a handshake and of a request, on a machine as slow as can be."""
IMPATIENCE_SECONDS = 0.5
"""The timeout of what a stranger sends or reads after that."""
PROXY = "127.0.0.2"
"""The proxy that the server trusts, if strangers with made-up addresses are to come."""
PAST = "many-records"
"""A table that is gone, with as many and as long records as a table can have."""
RECORD_CHARACTERS = 16_000
MASK = b"\0\0\0\0"
Answer = tuple[int, dict[str, object]]


@dataclass
class Target:
    """A server, a table of honest people there, and the stranger's own address."""

    url: str
    table: str
    seconds: float
    address: str = "127.0.0.66"
    proxy: str = ""
    """`PROXY`, or "" if the server does not trust it."""

    def __post_init__(self) -> None:
        self.port = urlsplit(self.url).port or 80
        self._until = time.monotonic() + self.seconds

    def running(self) -> Iterator[int]:
        """Yield numbers until the time of the attack is over."""
        for number in count():
            if time.monotonic() > self._until:
                return
            yield number

    def _source(self, address: str) -> tuple[str, dict[str, str]]:
        """Return from where to connect as an address, and the headers that say so."""
        address = address or self.address
        if address.startswith("127."):
            return address, {}
        assert self.proxy, f"{address} needs a proxy"
        return self.proxy, {"X-Forwarded-For": address}

    def connect(self, read_bytes: int = 0, address: str = "") -> socket.socket:
        """Return a connection; with `read_bytes`, one that takes in only so much unread."""
        talk = socket.socket()
        talk.settimeout(PATIENCE_SECONDS)
        try:
            if read_bytes:
                talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_bytes)
            talk.bind((self._source(address)[0], 0))
            talk.connect(("127.0.0.1", self.port))
        except OSError:
            talk.close()
            raise
        talk.settimeout(IMPATIENCE_SECONDS)
        return talk

    def handshake(self, table: str, address: str = "", cookie: str = "") -> bytes:
        """Return the request that opens a table's socket."""
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        lines += [f"{name}: {value}" for name, value in self._source(address)[1].items()]
        lines += [f"Cookie: tacora={cookie}"] if cookie else []
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def websocket(self, table: str, address: str = "", cookie: str = "") -> socket.socket:
        """Return a connection after the handshake of a table's socket."""
        talk = self.connect(4096, address)
        talk.settimeout(PATIENCE_SECONDS)
        try:
            talk.sendall(self.handshake(table, address, cookie))
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                more = talk.recv(1)
                if not more:
                    raise ConnectionError("the handshake was refused")
                head += more
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError("the handshake was refused")
        except OSError:
            talk.close()
            raise
        talk.settimeout(IMPATIENCE_SECONDS)
        return talk

    def ask(self, method: str, path: str, body: object = None, address: str = "") -> Answer:
        """Send a request and return the status and the answer; status 0 if it was cut off."""
        source, headers = self._source(address)
        talk = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=PATIENCE_SECONDS, source_address=(source, 0)
        )
        try:
            headers["Content-Type"] = "application/json"
            talk.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = talk.getresponse()
            content = answer.read()
            if not answer.headers.get("Content-Type", "").startswith("application/json"):
                return answer.status, {"code": f"{answer.status} of the proxy"}
            said = json.loads(content)
            token = (answer.headers.get("Set-Cookie") or "").partition("tacora=")[2]
            return answer.status, {**said, "token": token.partition(";")[0]}
        except (ConnectionError, http.client.HTTPException):
            return 0, {"code": "cut off"}
        finally:
            talk.close()

    def open_table(self, address: str = "", **options: object) -> Answer:
        body = {"name": "Eve", "number": secrets.token_hex(16), "options": options}
        return self.ask("POST", "/api/tables", body, address)

    def join(self, table: str, address: str = "") -> Answer:
        body = {"name": "Eve", "number": secrets.token_hex(16)}
        return self.ask("POST", f"/api/tables/{table}/people", body, address)

    def host(self, address: str = "", **options: object) -> tuple[str, socket.socket]:
        """Return a new table, and the socket of its host, who has said hello."""
        opened = self.open_table(address, **options)[1]
        table = str(opened["table"])
        talk = self.websocket(table, address, str(opened["token"]))
        talk.sendall(text({"type": "hello", "id": "h"}))
        return table, talk


async def write_past(database: str) -> None:
    """Write the records of `PAST` into a database, before a server opens it."""
    store = store_at(database)
    await store.open()
    try:
        entry = Entry("over", None, False, "{}", 1)
        await store.create(PAST, ["gone"], entry)
        record = json.dumps({"record": "x" * RECORD_CHARACTERS})
        now = round(time.time() * 1000)
        records = [NewRecord(game, record, now) for game in range(1, MOST_RECORDS + 1)]
        await store.append(PAST, 1, ["over"], entry, records)
        await store.delete(PAST)
    finally:
        await store.close()


def text(message: object) -> bytes:
    """Return a message as a frame with a mask of zeros."""
    payload = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(payload))) + MASK + payload


def outcome(answer: Answer) -> str:
    """Return the code of a refusal, or else the status."""
    return str(answer[1].get("code", answer[0]))
