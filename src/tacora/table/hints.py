"""Who may have a hint, and from what it is made."""

from __future__ import annotations

from ..game import View, view
from ..record import History
from .messages import AskHint
from .refusal import Refused
from .state import Table


def hint_for(table: Table, by: int, asked: AskHint) -> tuple[View, History]:
    """What somebody who may be helped now could know; the table is not changed by asking."""
    if table.person(by) is None:
        raise Refused("unknown_person")
    seat = table.seats[asked.seat] if asked.seat < len(table.seats) else None
    if seat is None:
        raise Refused("no_such_seat")
    if seat.person != by:
        raise Refused("not_your_seat")
    if table.options.odds != "shown":
        raise Refused("no_hints")
    game = table.game
    if game is None or table.record is None:
        raise Refused("not_started")
    if (asked.game, asked.expedition, asked.turn) != (table.number, game.expedition, game.turn):
        raise Refused("late")
    if seat.played_by_bot:
        raise Refused("played_by_bot")
    if asked.seat not in game.inside:
        raise Refused("not_in_cave")
    if asked.seat not in table.awaited():
        raise Refused("not_awaited")
    return view(game, asked.seat, table.options.chests), table.record.expeditions
