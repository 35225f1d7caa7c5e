"""Attacks on the sockets of tables: frames, handshakes, spectators."""

from __future__ import annotations

import contextlib
import socket
import time
from collections import Counter, deque

from bench.attacks.target import MASK, Target, text

PONG, START, MORE = b"\x8a\x80", b"\x01\x80", b"\x00\x80"
"""The heads of frames without payload."""
BURST = 2_000
"""Frames of one write."""


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
    return _flood(target, b"", PONG + MASK, reads=True)


def unread_pings(target: Target) -> Counter[str]:
    """Pings whose pongs are never read."""
    return _flood(target, b"", b"\x89\xfd" + MASK + b"x" * 125, reads=False)


def fragments(target: Target) -> Counter[str]:
    """A message of empty fragments without an end."""
    return _flood(target, START + MASK, MORE + MASK, reads=True)


def messages(target: Target) -> Counter[str]:
    """Messages as fast as possible, whose answers are never read."""
    return _flood(target, b"", text({}), reads=False)


def handshakes(target: Target) -> Counter[str]:
    """Handshakes as fast as possible, each left after a moment without reading its answer."""
    done: Counter[str] = Counter()
    kept: deque[socket.socket] = deque()
    for _ in target.running():
        try:
            talk = target.connect()
            kept.append(talk)
            talk.sendall(target.handshake(target.table))
            done["sent"] += 1
        except OSError:
            done["cut off"] += 1
        if len(kept) > 50:
            kept.popleft().close()
        time.sleep(0.002)
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
            kept.append(target.websocket(target.table, f"127.0.1.{number % 3 + 1}"))
            kept[-1].sendall(text({"type": "hello", "id": "h"}))
            done["opened"] += 1
        except OSError:
            done["refused"] += 1
    for talk in kept:
        talk.close()
    return done
