"""A scripted person who plays on through failures of the network and the server."""

from __future__ import annotations

import asyncio
import random

from tacora.client import Client, Ticket
from tacora.client.client import LOST
from tacora.game import Choice
from tacora.table import messages
from tacora.table.wire import TableView

Moment = tuple[int, int, int]
ANSWER_SECONDS = 0.6
"""The client sends a message again after this time without an answer."""
NEW_CLIENT_CHANCE = 0.02
"""The chance that, after a message, a player closes the client and opens a new one."""


def moment_of(version: int | None, view: TableView | None) -> str:
    """The state of a table, in one line."""
    if view is None:
        return "nothing seen"
    game = view.game
    seats = [seat and (seat.played_by_bot or seat.bot) for seat in view.seats]
    here = [person.here for person in view.people]
    turn = game and (game.expedition, game.turn, game.awaited)
    return f"version {version} {view.phase} {turn} bots {seats} here {here}"


class Player:
    """Chooses once in every turn, and remembers which choices were accepted."""

    def __init__(self, ticket: Ticket, chance: random.Random) -> None:
        self.table = ticket.table
        self.accepted: dict[Moment, Choice] = {}
        self.seat: int | None = None
        self.refusals: list[str] = []
        self.over = False
        self.began = False
        """Whether the game was seen to have begun."""
        self._ticket = ticket
        self._chance = chance
        self._client: Client | None = None
        self._messages = 0

    def __str__(self) -> str:
        now = self._client.now if self._client else None
        accepted = max(self.accepted, default=None)
        return (
            f"{moment_of(now.version, now.table) if now else 'not connected'}, accepted {accepted}"
        )

    async def play(self) -> None:
        """Play until the game is over, with new clients where one fails."""
        while not self.over:
            self._client = Client(
                self._ticket, answer_seconds=ANSWER_SECONDS, quiet_seconds=2 * ANSWER_SECONDS
            )
            try:
                async with self._client as client:
                    await self._play(client)
            except LOST:  # before the first view; later the client reconnects by itself
                await asyncio.sleep(0.05)

    async def _play(self, client: Client) -> None:
        while True:
            self.seat = client.you.seats[0] if client.you and client.you.seats else None
            self.over = client.table.phase == "over"
            self.began |= client.table.phase != "open"
            if self.over:
                return
            message = self._next(client)
            if message is None:
                await client.read()
                continue
            answer = await client.ask(message)
            if answer["type"] != "ack":
                self.refusals.append(answer["code"])
            elif isinstance(message, messages.Choose):
                moment = (message.game, message.expedition, message.turn)
                self.accepted[moment] = message.choice
            if self._chance.random() < NEW_CLIENT_CHANCE:
                return

    def _next(self, client: Client) -> messages.Message | None:
        """The next message of this player; None if it has to wait."""
        view, you = client.table, client.you
        if self.seat is None or you is None:
            return None
        self._messages += 1
        fresh_id = f"m{self._messages}"
        if view.phase == "open":
            # Another person becomes host if the host is disconnected for long.
            return messages.Start(fresh_id) if view.host == you.person else None
        game, seat = view.game, view.seats[self.seat]
        if view.phase != "playing" or game is None or seat is None:
            return None
        if seat.played_by_bot:
            return messages.TakeBack(fresh_id, self.seat)
        moment = (game.game, game.expedition, game.turn)
        if self.seat not in game.awaited or moment in self.accepted:
            return None
        choice: Choice = "leave" if self._chance.random() < 0.25 else "go_on"
        return messages.Choose(fresh_id, self.seat, *moment, choice)
