"""Scripted people at tables of eight, who measure when they are told of the last choice."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bench.sockets import Socket, open_socket
from tacora.client import Ticket, join, new_number, open_table

SEATS = 8

Route = Callable[[int], str]
"""Returns the address of the server that gets a connection of a table with this number."""


@dataclass
class Table:
    """One table of eight people, and the times of its turns."""

    id: str
    people: list[Player] = field(default_factory=list)
    sent_at: float = 0
    told: int = 0
    delays: list[float] = field(default_factory=list)
    turns: int = 0


class Player:
    """A scripted person who thinks for a random time and then chooses."""

    def __init__(self, seat: int, ticket: Ticket, table: Table, think: float) -> None:
        self.seat = seat
        self.ticket = ticket
        self.table = table
        self.think = think
        self.socket: Socket | None = None
        self.ids = 0
        self.sent = self.acked = self.frames = 0
        self.moment: tuple[int, int, int] | None = None
        self.stopped = False
        self.refused: list[str] = []

    def send(self, **message: Any) -> None:
        self.ids += 1
        assert self.socket is not None
        self.socket.send(json.dumps({"id": f"m{self.ids}", **message}).encode())
        self.sent += 1

    def got(self, data: bytes, now: float) -> None:
        self.frames += 1
        if data.startswith(b'{"type":"ack"'):
            self.acked += 1
        elif data.startswith((b'{"type":"refusal"', b'{"type":"fault"')):
            self.refused.append(data[:80].decode())
        elif b'"table":{' in data:
            if b'"event":"choices_revealed"' in data:
                self._revealed(now)
            self._look(json.loads(data)["table"])

    def _revealed(self, now: float) -> None:
        table = self.table
        table.told += 1
        if table.told == SEATS:
            table.delays.append(now - table.sent_at)
            table.told = 0
            table.turns += 1

    def _look(self, view: dict[str, Any]) -> None:
        if self.stopped:
            return
        if view["phase"] == "over" and self.seat == 0:
            self.send(type="rematch")
        elif view["phase"] == "open" and not view["people"][self.seat]["number_added"]:
            self.send(type="add_number", number=new_number())
        elif (
            view["phase"] == "open"
            and self.seat == 0
            and all(person["number_added"] for person in view["people"])
            and self.moment is not None
        ):
            self.moment = None
            self.send(type="start")
        elif view["phase"] == "playing":
            game = view["game"]
            moment = (game["game"], game["expedition"], game["turn"])
            if self.seat in game["awaited"] and moment != self.moment:
                self.moment = moment
                loop = asyncio.get_running_loop()
                loop.call_later(self.think * random.random(), self._choose, moment)

    def _choose(self, moment: tuple[int, int, int]) -> None:
        if self.stopped:
            return
        choice = "leave" if random.random() < 0.1 else "go_on"
        game, expedition, turn = moment
        self.table.sent_at = asyncio.get_running_loop().time()
        self.send(
            type="choose",
            seat=self.seat,
            game=game,
            expedition=expedition,
            turn=turn,
            choice=choice,
        )


async def seat_everybody(
    url: str | Route, tables: int, think: float, kind: type[Player] = Player
) -> list[Table]:
    """Open tables and fill them, all at one server, or each request where `url` says."""

    def at(number: int) -> str:
        return url if isinstance(url, str) else url(number)

    seated: list[Table] = []
    for number in range(tables):
        host = await open_table(at(number), "Ana", {"seats": SEATS, "edition": "de-iello-2017"})
        table = Table(host.table)
        tickets = [host]
        for _ in range(1, SEATS):
            tickets.append(await join(at(number), host.table, "Ana"))
        for seat, ticket in enumerate(tickets):
            there = replace(ticket, url=at(number))
            table.people.append(kind(seat, there, table, think))
        seated.append(table)
    return seated


async def connect(tables: list[Table]) -> None:
    for table in tables:
        for player in table.people:
            ticket = player.ticket
            player.socket = await open_socket(ticket.socket_url, ticket.headers, player.got)
            player.send(type="hello")
    while any(player.acked < 1 for table in tables for player in table.people):
        await asyncio.sleep(0.05)


def disconnect(people: list[Player]) -> None:
    for player in people:
        if player.socket is not None and player.socket.transport is not None:
            player.socket.transport.close()
