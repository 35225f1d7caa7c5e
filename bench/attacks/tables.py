"""Attacks by what people may do: open tables, sit down, come back, play, and seat bots."""

from __future__ import annotations

import contextlib
import secrets
import socket
import time
from collections import Counter
from dataclasses import replace

from bench.attacks.target import PATIENCE_SECONDS, Target, outcome, text

HOST = "127.0.0.254"
"""The address of a host whose table is attacked."""


def tables(target: Target) -> Counter[str]:
    """New tables, from one IPv4 address and, if they can be made up, from all of an IPv6 /56."""
    done: Counter[str] = Counter()
    for number in target.running():
        own = number % 2 or not target.proxy
        address = "" if own else f"2001:db8:0:{number % 256:x}::{number:x}"
        done[outcome(target.open_table(address, listed="public"))] += 1
        time.sleep(0.002)
    return done


def guests(target: Target) -> Counter[str]:
    """New people at one table, from one address."""
    done: Counter[str] = Counter()
    table = str(target.open_table(HOST, seats=8)[1]["table"])
    for _ in target.running():
        done[outcome(target.join(table))] += 1
        time.sleep(0.002)
    return done


def removed(target: Target) -> Counter[str]:
    """A person whom the host has removed and who comes back as a new person, again and again."""
    done: Counter[str] = Counter()
    table, host = target.host(HOST, seats=8)
    person = target.join(table)[1]["person"]
    host.sendall(text({"type": "remove", "id": "r", "person": person}))
    host.settimeout(PATIENCE_SECONDS)
    heard = b""
    while b'"id":"r"' not in heard:
        heard += host.recv(4096)
    for _ in target.running():
        done[outcome(target.join(table))] += 1
        time.sleep(0.002)
    host.close()
    return done


def games(target: Target) -> Counter[str]:
    """Games one after the other at seven tables, where one person plays all three seats."""
    done: Counter[str] = Counter()
    talks: list[socket.socket] = []
    for _ in range(7):
        talk = target.host(seats=3)[1]
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


def thinkers(target: Target) -> Counter[str]:
    """Tables full of the bots that think longest."""
    done: Counter[str] = Counter()
    kept: list[socket.socket] = []
    for number in target.running():
        if number >= 20:
            time.sleep(0.1)
            continue
        talk = target.host(seats=8)[1]
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


def fan_out(target: Target) -> Counter[str]:
    """A table whose every change is told to as many sockets as an address may have."""
    done: Counter[str] = Counter()
    opened = target.open_table(seats=8)[1]
    table, token = str(opened["table"]), str(opened["token"])
    talks: list[socket.socket] = []
    for _ in range(95):
        with contextlib.suppress(OSError):
            talks.append(target.websocket(table, cookie=token))
            talks[-1].sendall(text({"type": "hello", "id": "h"}))
            talks[-1].setblocking(False)
    for number in replace(target).running():  # its time begins here
        for each, talk in enumerate(talks[:60]):  # a hundred a second, as many as allowed
            said = {"type": "add_number", "id": f"{number}-{each}", "number": secrets.token_hex(16)}
            with contextlib.suppress(OSError):
                talk.sendall(text(said))
                done["changes asked"] += 1
        time.sleep(0.6)
        for talk in talks:
            with contextlib.suppress(OSError):
                done["too_fast"] += talk.recv(1 << 20).count(b"too_fast")
    for talk in talks:
        talk.close()
    return done
