"""Attacks on a server on loopback: what one stranger can send, each for a bounded time.

`python -m bench.attacks NAME URL TABLE SECONDS` runs one and prints what came of it as JSON. The
addresses of the strangers are made up: the server trusts `X-Forwarded-For` of 127.0.0.1.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import secrets
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from urllib.parse import urlsplit

EMPTY = b"\0\0\0\0"
"""A mask of zeros and no payload: the end of an empty frame."""
PING, PONG, START, MORE = b"\x89\x80", b"\x8a\x80", b"\x01\x80", b"\x00\x80"
BURST = 2_000
"""Frames of one write."""
PATIENCE_SECONDS = 60
"""The timeout of a handshake and of a request, on a machine as slow as can be."""
IMPATIENCE_SECONDS = 0.5
"""The timeout of what a stranger sends or reads after that."""
Answer = tuple[int, dict[str, object]]


@dataclass
class Target:
    """The server that is attacked, and a table of honest people there."""

    url: str
    table: str
    seconds: float
    address: str = "192.0.2.66"
    """The address of the stranger."""

    def __post_init__(self) -> None:
        self.port = urlsplit(self.url).port or 80
        self._until = time.monotonic() + self.seconds

    def running(self) -> Iterator[int]:
        """Yield numbers until the time of the attack is over."""
        for number in count():
            if time.monotonic() > self._until:
                return
            yield number

    def connect(self, read_bytes: int = 0) -> socket.socket:
        """Return a connection; with `read_bytes`, one that takes in only so much unread."""
        talk = socket.socket()
        talk.settimeout(PATIENCE_SECONDS)
        try:
            if read_bytes:
                talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_bytes)
            talk.connect(("127.0.0.1", self.port))
        except OSError:
            talk.close()
            raise
        talk.settimeout(IMPATIENCE_SECONDS)
        return talk

    def websocket(self, table: str, address: str = "", cookie: str = "") -> socket.socket:
        """Return a connection after the handshake of a table's socket."""
        talk = self.connect(4096)
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: x",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"X-Forwarded-For: {address or self.address}",
        ]
        lines += [f"Cookie: tacora={cookie}"] if cookie else []
        talk.settimeout(PATIENCE_SECONDS)
        try:
            talk.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                more = talk.recv(1)
                if not more:
                    raise ConnectionError("the handshake was refused")
                head += more
        except OSError:
            talk.close()
            raise
        talk.settimeout(IMPATIENCE_SECONDS)
        return talk

    def ask(self, method: str, path: str, body: object = None, address: str = "") -> Answer:
        """Send a request and return the status and the answer."""
        talk = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_SECONDS)
        try:
            headers = {
                "X-Forwarded-For": address or self.address,
                "Content-Type": "application/json",
            }
            talk.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = talk.getresponse()
            said = json.loads(answer.read() or b"{}")
            token = (answer.headers.get("Set-Cookie") or "").partition("tacora=")[2]
            return answer.status, {**said, "token": token.partition(";")[0]}
        finally:
            talk.close()

    def open_table(self, address: str = "", **options: object) -> Answer:
        body = {"name": "Eve", "number": secrets.token_hex(16), "options": options}
        return self.ask("POST", "/api/tables", body, address)


def text(message: object) -> bytes:
    """Return a message as a frame with a mask of zeros."""
    payload = json.dumps(message).encode()
    return bytes((0x81, 0x80 | len(payload))) + EMPTY + payload


def _flood(target: Target, first: bytes, frame: bytes, *, reads: bool) -> Counter[str]:
    """Send the same frame as fast as the server reads it, and reconnect when it is cut off."""
    done: Counter[str] = Counter()
    talks: list[socket.socket] = []
    for number in target.running():
        try:
            if len(talks) < 4:
                talks.append(target.websocket(target.table))
                talks[-1].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
                done["sockets"] += 1
                talks[-1].sendall(first)
            talk = talks[number % len(talks)]
            talk.settimeout(0.05)
            try:
                talk.sendall(frame * BURST)
                done["frames"] += BURST
            except TimeoutError:
                done["not read"] += 1
            if reads:
                talk.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    if not talk.recv(1 << 20):
                        raise ConnectionError("cut off")
        except OSError:
            done["cut off"] += 1
            if talks:
                talks.pop(number % len(talks)).close()
        time.sleep(0.02)  # about half a megabyte of empty frames a second
    for talk in talks:
        talk.close()
    return done


def pongs(target: Target) -> Counter[str]:
    """Empty pongs, which the rate limit of messages does not count."""
    return _flood(target, b"", PONG + EMPTY, reads=True)


def unread_pings(target: Target) -> Counter[str]:
    """Pings whose pongs are never read."""
    return _flood(target, b"", b"\x89\xfd" + EMPTY + b"x" * 125, reads=False)


def fragments(target: Target) -> Counter[str]:
    """A message of empty fragments without an end."""
    return _flood(target, START + EMPTY, MORE + EMPTY, reads=True)


def messages(target: Target) -> Counter[str]:
    """Messages as fast as possible, whose answers are never read."""
    return _flood(target, b"", text({}), reads=False)


def nonsense(target: Target) -> Counter[str]:
    """Requests that are not HTTP, each on a connection of its own."""
    done: Counter[str] = Counter()
    for _ in target.running():
        with contextlib.suppress(OSError), target.connect() as talk:
            talk.sendall(b"nonsense\r\n\r\n")
            done["answered" if talk.recv(100) else "dropped"] += 1
    return done


def tables(target: Target) -> Counter[str]:
    """New tables, from one IPv4 address and from all of an IPv6 /56."""
    done: Counter[str] = Counter()
    for number in target.running():
        address = "" if number % 2 else f"2001:db8:0:{number % 256:x}::{number:x}"
        status, said = target.open_table(address, listed="public")
        done[str(said.get("code", status))] += 1
        time.sleep(0.002)
    return done


def guests(target: Target) -> Counter[str]:
    """New people at one table, from one address."""
    done: Counter[str] = Counter()
    table = str(target.open_table("192.0.2.254", seats=8)[1]["table"])
    for _ in target.running():
        body = {"name": "Eve", "number": secrets.token_hex(16)}
        status, said = target.ask("POST", f"/api/tables/{table}/people", body)
        done[str(said.get("code", status))] += 1
        time.sleep(0.002)
    return done


def games(target: Target) -> Counter[str]:
    """Games one after the other at seven tables, where one person plays all three seats."""
    done: Counter[str] = Counter()
    talks: list[socket.socket] = []
    for _ in range(7):
        opened = target.open_table(seats=3)[1]
        talk = target.websocket(str(opened["table"]), cookie=str(opened["token"]))
        talk.sendall(text({"type": "hello", "id": "h"}))
        for seat in (1, 2):
            talk.sendall(text({"type": "sit", "id": f"s{seat}", "seat": seat, "name": "Eve"}))
        talk.setblocking(False)
        talks.append(talk)
    for number in target.running():
        game, step = divmod(number, 19)
        message: dict[str, object] = {"id": f"m{number}"}
        if step == 0:
            message |= {"type": "start"}
        elif step <= 15:
            expedition, seat = divmod(step - 1, 3)
            message |= {"type": "choose", "seat": seat, "game": game + 1, "choice": "leave"}
            message |= {"expedition": expedition + 1, "turn": 1}
        elif step == 16:
            message |= {"type": "rematch"}
        else:
            message |= {"type": "add_number", "number": secrets.token_hex(16)}
        for talk in talks:
            with contextlib.suppress(OSError):
                talk.sendall(text(message))
            with contextlib.suppress(OSError):
                told = talk.recv(1 << 20)
                done["started"] += told.count(b'"event":"game_started"')
                done["refused"] += told.count(b'"type":"refusal"') + told.count(b'"too_fast"')
        time.sleep(0.1)
    for talk in talks:
        talk.close()
    return done


def records(target: Target) -> Counter[str]:
    """Pages of records that are asked for and never read."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    path = f"/api/tables/{target.table}/records"
    ask = f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {target.address}\r\n\r\n".encode()
    for _ in target.running():
        with contextlib.suppress(OSError):
            kept.append(target.connect(4096))
            kept[-1].sendall(ask * 20)
            done["asked"] += 20
        time.sleep(0.02)
    for talk in kept:
        talk.close()
    return done


def spectators(target: Target) -> Counter[str]:
    """Spectators at one table, as many as three addresses may have."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for number in target.running():
        if number >= 300:
            time.sleep(0.1)
            continue
        try:
            kept.append(target.websocket(target.table, f"198.51.100.{number % 3}"))
            kept[-1].sendall(text({"type": "hello", "id": "h"}))
            done["opened"] += 1
        except OSError:
            done["refused"] += 1
    for talk in kept:
        talk.close()
    return done


def thinkers(target: Target) -> Counter[str]:
    """Tables full of the bots that think longest."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for number in target.running():
        if number >= 20:
            time.sleep(0.1)
            continue
        opened = target.open_table(seats=8)[1]
        talk = target.websocket(str(opened["table"]), cookie=str(opened["token"]))
        talk.sendall(text({"type": "hello", "id": "h"}))
        for seat in range(7):
            talk.sendall(text({"type": "add_bot", "id": f"b{seat}", "bot": "champion"}))
        talk.sendall(text({"type": "start", "id": "s"}))
        kept.append(talk)
        done["tables"] += 1
    for talk in kept:
        talk.setblocking(False)
        with contextlib.suppress(OSError):
            done["refused"] += talk.recv(1 << 20).count(b"too_many_strong_bots")
        talk.close()
    return done


def lists(target: Target) -> Counter[str]:
    """The list of tables, again and again."""
    done: Counter[str] = Counter()
    for _ in target.running():
        status, _said = target.ask("GET", "/api/tables")
        done[str(status)] += 1
        time.sleep(0.002)
    return done


Attack = Callable[[Target], Counter[str]]
ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        pongs,
        unread_pings,
        fragments,
        messages,
        nonsense,
        tables,
        guests,
        games,
        records,
        spectators,
        thinkers,
        lists,
    )
}


def main() -> None:
    name, url, table, seconds = sys.argv[1:]
    os.nice(10)  # strangers have machines of their own
    address = f"192.0.2.{list(ATTACKS).index(name) + 1}"  # each meets fresh limits
    done = ATTACKS[name](Target(url, table, float(seconds), address))
    sys.stdout.write(json.dumps(done) + "\n")


if __name__ == "__main__":
    main()
