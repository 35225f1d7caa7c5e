"""Attacks on what a server computes for one person: reviews, positions, hints, the daily cave."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import time
from collections import Counter, deque
from collections.abc import Callable

from bench.attacks.target import Target, outcome, text

MOST_KEPT = 50
"""Connections whose answer is not read to its end."""
SUBNETS = 256
"""The addresses of an IPv6 /56, which one household has."""
TURNS = "7+++++ 11+++++ 4+++++ 9++++- 15+++-. 5++-.."
"""The turns of a game with many choices."""


def _unfinished(target: Target, path: str, body: Callable[[int], object]) -> Counter[str]:
    """Ask for other answers again and again, and read of each only the status."""
    done: Counter[str] = Counter()
    kept: deque[socket.socket] = deque()
    for number in target.running():
        content = json.dumps(body(number)).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        try:
            talk = target.connect()
            kept.append(talk)
            talk.sendall(head.encode() + content)
            done[talk.recv(12).decode()[9:] or "cut off"] += 1
        except OSError:
            done["cut off"] += 1
        if len(kept) > MOST_KEPT:
            kept.popleft().close()
        time.sleep(0.002)
    for talk in kept:
        talk.close()
    return done


def _record(number: int) -> str:
    return f"tacora/1 fr-iello-2021 A{number}, B, C, D, E\n{TURNS}"


def reviews(target: Target) -> Counter[str]:
    """Reviews, each of another game."""
    return _unfinished(target, "/api/review", lambda number: {"record": _record(number)})


def positions(target: Target) -> Counter[str]:
    """Appraisals, each of another position with all seats inside."""

    def body(number: int) -> object:
        explorers = [{"chest": number % 900, "relics": [], "in_cave": True} for _ in range(8)]
        position = {"edition": "fr-iello-2021", "relics": False, "expedition": 5, "seat": 0}
        path = [{"card": "9", "gems": 1}, {"card": "7", "gems": 7}]
        return {**position, "carried": 1, "path": path, "removed": [], "explorers": explorers}

    return _unfinished(target, "/api/position", body)


def games_played_on(target: Target) -> Counter[str]:
    """Tables that play on, each from another game."""

    def body(number: int) -> object:
        own = {"name": "Eve", "number": secrets.token_hex(16), "seat": 0}
        return {"record": _record(number), "moment": 5, "same_cards": True, **own}

    return _unfinished(target, "/api/play-on", body)


def daily(target: Target) -> Counter[str]:
    """Tries at the daily cave, each as another device, and the results of all days."""
    done: Counter[str] = Counter()
    answer = target.ask("GET", "/api/daily")[1]
    dates = [answer["today"]["date"], answer["first"]]  # type: ignore[index]
    for number in target.running():
        body = {"name": "Eve", "key": secrets.token_hex(16)}
        done[outcome(target.ask("POST", "/api/daily", body))] += 1
        done[outcome(target.ask("GET", f"/api/daily/{dates[number % 2]}?offset=1000"))] += 1
        time.sleep(0.002)
    return done


def metrics(target: Target) -> Counter[str]:
    """The metrics, again and again."""
    done: Counter[str] = Counter()
    for _ in target.running():
        done[outcome(target.ask("GET", "/metrics"))] += 1
        time.sleep(0.002)
    return done


def hints(target: Target) -> Counter[str]:
    """Hints for tables of one person each, without end."""
    done: Counter[str] = Counter()
    talks: list[socket.socket] = []
    for _ in range(4):
        talk = target.host(seats=3, odds="shown")[1]
        for seat in (1, 2):
            talk.sendall(text({"type": "add_bot", "id": f"b{seat}", "bot": "bold"}))
        talk.sendall(text({"type": "start", "id": "s"}))
        talk.setblocking(False)
        talks.append(talk)
    for number in target.running():
        moment = {"game": 1, "expedition": 1, "turn": 1, "seat": 0}
        for talk in talks:
            with contextlib.suppress(OSError):
                talk.sendall(text({"type": "ask_hint", "id": f"h{number}", **moment}))
                done["asked"] += 1
            with contextlib.suppress(OSError):
                done["refused"] += talk.recv(1 << 20).count(b'"too_fast"')
        time.sleep(0.1)
    for talk in talks:
        talk.close()
    return done


def subnets(target: Target) -> Counter[str]:
    """Requests and sockets from all addresses of an IPv6 /56, if they can be made up."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for number in target.running():
        address = f"2001:db8:1:{number % SUBNETS:x}::1" if target.proxy else ""
        try:
            if number % 2:
                kept.append(target.websocket(target.table, address))
                done["sockets"] += 1
            else:
                done[outcome(target.ask("GET", "/api/tables", None, address))] += 1
        except OSError:
            done["cut off"] += 1
    for talk in kept:
        talk.close()
    return done
