"""A bot at a server's table: follows the game by its events, decides from a view, and chooses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from ..bots import Bot, BotFailed
from ..editions import edition
from ..errors import TacoraError
from ..game import CardRevealed, ChoicesRevealed, Decide, Game, Reveal, View, view
from ..record import History, Record, play_recorded, start_recorded
from ..table.public_events import GameStarted
from ..table.wire import TableView
from .client import Client, Update
from .http import Refusal, Ticket


class LinkError(TacoraError):
    """A link that leads to no table."""


def read_link(link: str) -> tuple[str, str, str]:
    """The server's address, the table and the key of a link such as `http://host/t/k3J9x2`."""
    try:
        parts = urlsplit(link)
        known = parts.scheme in ("http", "https") and parts.hostname
    except ValueError:
        known = None
    folder, _, name = parts.path.rpartition("/") if known else ("", "", "")
    if not known or folder != "/t" or not name:
        raise LinkError(
            f"{link[:80]!r} is not a link of a table, such as http://127.0.0.1:8000/t/k3J9"
        )
    table, _, invite = name.partition(".")
    return f"{parts.scheme}://{parts.netloc}", table, invite


class Followed:
    """The running game of a table, rebuilt from what happened at it."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._record: Record | None = None

    def take(self, update: Update) -> None:
        """Play what an update tells."""
        if update.fresh:
            self._begin(update.table)
        for each in update.happened:
            match each:
                case GameStarted():
                    self._begin(update.table)
                case CardRevealed(card):
                    self._play(Reveal(card))
                case ChoicesRevealed(leaving=leaving):
                    self._play(Decide(leaving))
                case _:
                    pass

    def _begin(self, table: TableView) -> None:
        self._game = self._record = None
        if table.game is not None:
            rules = edition(table.options.edition, table.options.relics)
            names = tuple(seat.name for seat in table.seats if seat)
            self._game, self._record, _ = start_recorded(rules, names)

    def _play(self, move: Reveal | Decide) -> None:
        if self._game is not None and self._record is not None:
            self._game, self._record, _ = play_recorded(self._game, self._record, move)

    def seen_from(self, seat: int, table: TableView) -> tuple[View, History] | None:
        """What a seat knows when it has to choose; None if it has no choice in this turn."""
        game, shown = self._game, table.game
        if game is None or self._record is None or shown is None:
            return None
        if game.awaits != "choices" or (game.expedition, game.turn) != (
            shown.expedition,
            shown.turn,
        ):
            return None
        return view(game, seat, table.options.chests), self._record.expeditions


async def play_as_bot(
    ticket: Ticket, bot: Bot, after_game: Callable[[tuple[int, ...]], object] = lambda points: None
) -> None:
    """Choose for the own seat, game after game, until the table closes or the seat is lost.

    `after_game` gets the points of each game. If the bot fails, it leaves the table, so that
    nobody waits for it, and the error is raised.
    """
    followed, told, returned = Followed(), 0, None
    async with Client(ticket) as client:
        async for update in client:
            followed.take(update)
            table, you = update.table, update.you
            if table.phase == "closed" or you is None or not you.seats:
                return
            game = table.game
            if table.phase == "over" and game and game.result and told < game.game:
                told = game.game
                after_game(game.result.points)
            if update is not client.now:
                continue  # a newer update is there already
            try:
                if game is None or table.phase != "playing":
                    await _add_number(client)
                    continue
                turn = (game.game, game.expedition, game.turn)
                for seat in you.seats:
                    held = table.seats[seat]
                    if held and held.played_by_bot and returned != turn:
                        returned = turn
                        await client.take_back(seat)
                    seen = followed.seen_from(seat, table)
                    if seat in game.awaited and seen is not None:
                        # In a thread, so that the connection lives while the bot thinks.
                        await client.choose(await asyncio.to_thread(bot.decide, *seen), seat)
            except BotFailed:
                await client.send({"type": "leave"})
                raise
            except Refusal as refusal:
                if refusal.code in ("unknown_person", "removed"):
                    return  # removed before the update that says so was read
                if refusal.code not in ("late", "played_by_bot", "not_in_cave", "already_started"):
                    raise


async def _add_number(client: Client) -> None:
    """Add a number to the shuffle of the next game, once per commitment."""
    you, table = client.you, client.table
    mine = next((each for each in table.people if you and each.person == you.person), None)
    if table.phase == "open" and mine is not None and not mine.number_added:
        await client.add_number()
