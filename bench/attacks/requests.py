"""Attacks with requests: no HTTP, not sent whole, not read, guessed, or asked too often."""

from __future__ import annotations

import contextlib
import random
import socket
import time
from collections import Counter

from bench.attacks.target import PAST, Target, outcome, text
from tacora.server.security import CODE_LENGTH, CODE_LETTERS

MOST_SLOW = 1_000
"""Connections that send a request slowly."""
MOST_POURING = 100
"""Connections that send a body without end, half of what an address may have."""
RECORDS = (
    '{"a":' * 2_000,
    "[" * 15_000,
    "{" + '"a":[],' * 1_500,
    "tacora/1 fr-iello-2021 A," + " " * 15_000 + '"',
    "tacora/1 fr-iello-2021 " + '"\\' * 3_500,
)
"""Texts that are no records; a careless pattern reads some of them for days."""
MOST_AT_ONCE = 150
"""Connections that send their requests in the same moment."""


def nonsense(target: Target) -> Counter[str]:
    """Requests that are not HTTP, each on a connection of its own."""
    done: Counter[str] = Counter()
    for _ in target.running():
        try:
            with target.connect() as talk:
                talk.sendall(b"nonsense\r\n\r\n")
                done["answered" if talk.recv(100) else "dropped"] += 1
        except OSError:
            done["dropped"] += 1
    return done


def slow_requests(target: Target) -> Counter[str]:
    """Requests that arrive byte by byte, on as many connections as the server takes."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for number in target.running():
        if len(kept) < MOST_SLOW:
            with contextlib.suppress(OSError):
                kept.append(target.connect())
                kept[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                done["opened"] += 1
        talk = kept[number % len(kept)]
        try:
            talk.sendall(b"x")
        except OSError:
            done["dropped"] += 1
        time.sleep(0.002)
    for talk in kept:
        talk.close()
    return done


def _pour(target: Target, head: bytes, piece: bytes) -> Counter[str]:
    """Send a request whose body has no end on many connections, as fast as the server reads."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for _ in target.running():
        if len(kept) < MOST_POURING:
            with contextlib.suppress(OSError):
                talk = target.connect()
                kept.append(talk)
                talk.sendall(head)
                talk.setblocking(False)
                done["requests"] += 1
        for talk in kept[:]:
            try:
                with contextlib.suppress(BlockingIOError):
                    done["bytes"] += talk.send(piece)
                with contextlib.suppress(BlockingIOError):
                    if not talk.recv(65_536):
                        raise ConnectionError("ended")
            except OSError:
                done["cut off"] += 1
                kept.remove(talk)
                talk.close()
        time.sleep(0.002)
    for talk in kept:
        talk.close()
    return done


def chunks(target: Target) -> Counter[str]:
    """Bodies in chunks of one byte."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    return _pour(target, head, b"1\r\nx\r\n" * 10_000)


def bodies(target: Target) -> Counter[str]:
    """Bodies that are too long, sent on after the answer."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000000\r\n\r\n"
    return _pour(target, head, b"x" * 250_000)


def heads(target: Target) -> Counter[str]:
    """Requests with as many short headers as fit into 16 kB, one after the other."""
    head = b"GET /api/options HTTP/1.1\r\nHost: x\r\n" + b"a:\n" * 5_000 + b"\r\n"
    return _pour(target, head, head * 10)


def cookies(target: Target) -> Counter[str]:
    """Requests no faster than allowed, with cookies that are long to read, or thousands of them."""
    done: Counter[str] = Counter()
    sent = [
        'tacora="' + r"\"" * 7_500,
        "a=b;" * 3_800,
        "tacora=" + "x" * 15_000,
        ";" + " " * 15_000,
    ]
    kept: list[socket.socket] = []
    for number in target.running():
        try:
            if len(kept) < 4:
                kept.append(target.connect())
            talk = kept[number % len(kept)]
            ask = (
                f"GET /api/tables/{target.table} HTTP/1.1\r\nHost: x\r\nCookie: {sent[number % 4]}"
            )
            talk.sendall(ask.encode() + b"\r\n\r\n")
            done["answered" if talk.recv(1 << 20).startswith(b"HTTP/1.1 ") else "dropped"] += 1
        except OSError:
            done["dropped"] += 1
            for talk in kept:
                talk.close()
            kept.clear()
        time.sleep(0.01)
    for talk in kept:
        talk.close()
    return done


def bursts(target: Target) -> Counter[str]:
    """Requests no faster than allowed, but many of them in the same moment."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    ask = f"GET /t/{target.table} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for _ in target.running():
        while len(kept) < MOST_AT_ONCE:
            kept.append(target.connect())
        for talk in kept[:]:
            try:
                talk.sendall(ask)
                done["asked"] += 1
            except OSError:
                kept.remove(talk)
                talk.close()
        time.sleep(MOST_AT_ONCE / 100)
        for talk in kept[:]:
            try:
                done["answered"] += talk.recv(1 << 20).startswith(b"HTTP/1.1 200 ")
            except OSError:
                kept.remove(talk)
                talk.close()
    for talk in kept:
        talk.close()
    return done


def _unread(target: Target, path: str) -> Counter[str]:
    """Ask for something on ever more connections, and read no answer."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    ask = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    for _ in target.running():
        try:
            kept.append(target.connect(4096))
            kept[-1].sendall(ask * 20)
            done["asked"] += 20
        except OSError:
            done["dropped"] += 1
        time.sleep(0.02)
    for talk in kept:
        talk.close()
    return done


def records(target: Target) -> Counter[str]:
    """Pages of long records that are asked for and never read."""
    return _unread(target, f"/api/tables/{PAST}/records")


def pages(target: Target) -> Counter[str]:
    """The schema of the API, which is long, asked for and never read."""
    return _unread(target, "/api/schema/openapi.json")


def lists(target: Target) -> Counter[str]:
    """The list of tables, again and again."""
    done: Counter[str] = Counter()
    for _ in target.running():
        done[outcome(target.ask("GET", "/api/tables"))] += 1
        time.sleep(0.002)
    return done


def codes(target: Target) -> Counter[str]:
    """Short codes, guessed."""
    done: Counter[str] = Counter()
    for _ in target.running():
        code = "".join(random.choices(CODE_LETTERS, k=CODE_LENGTH))
        done[outcome(target.ask("POST", "/api/codes", {"code": code}))] += 1
        time.sleep(0.002)
    return done


def replays(target: Target) -> Counter[str]:
    """Records to replay that are as long, as deep and as unclear as a request may be."""
    done: Counter[str] = Counter()
    for number in target.running():
        record = RECORDS[number % len(RECORDS)]
        done[outcome(target.ask("POST", "/api/replay", {"record": record}))] += 1
        time.sleep(0.002)
    return done


def long_logs(target: Target) -> Counter[str]:
    """A table that changes without end, and is asked for meanwhile."""
    done: Counter[str] = Counter()
    table, talk = target.host(seats=8)
    talk.settimeout(0.01)
    for number in target.running():
        with contextlib.suppress(OSError):
            said = {"type": "add_number", "id": f"n{number}", "number": f"{number:032x}"}
            talk.sendall(text(said))
            done["changes asked"] += 1
        with contextlib.suppress(OSError):
            talk.recv(1 << 20)
        done[outcome(target.ask("GET", f"/api/tables/{table}"))] += 1
        time.sleep(0.002)
    talk.close()
    return done
