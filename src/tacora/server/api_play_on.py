"""The HTTP API to play on from a moment of a recorded game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated

from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..bots import BOTS
from ..record import Record, RecordError, bots_of, until
from ..table import Options, PlayingOn, Rival, position_of
from ..table.handle import MOST_STRONG_BOTS
from ..table.people import LOOKS, recorded_looks
from .api_reviews import RecordText, read_record
from .api_tables import NewHost, Seated, seat_host
from .protocol import Look
from .requests import ERRORS, Asking, live_tables_of, strictly, work_on_record
from .structs import RawName, SeatNumber, ShuffleNumber, dataclass_of

FOR_PEOPLE = ("veteran", "reckoner")
"""The bots that play on for people: the first one that this server offers and that may sit down."""


class NewPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on: the record, the moment of its replay from 0, and the own seat."""

    record: RecordText
    moment: Annotated[int, Meta(ge=0, le=10_000)]
    seat: SeatNumber
    same_cards: bool
    """Whether the cards of the record come again, as far as they can."""
    name: RawName
    number: ShuffleNumber
    look: Look | None = None


@post(
    "/api/play-on",
    summary="Open a table whose first game is played on from a moment of a record, against bots",
    before_request=strictly(NewPlay),
    responses=ERRORS,
)
async def play_on(request: Asking, data: JSONBody[NewPlay]) -> Response[Seated]:
    bots = live_tables_of(request).world.bots
    options, playing_on = await work_on_record(
        request, lambda: _taken_over(data, bots), "bad_record"
    )
    host = NewHost(data.name, data.number, dataclass_of(data.look), data.seat)
    return await seat_host(request, options, host, playing_on)


def _taken_over(data: NewPlay, offered: Collection[str]) -> tuple[Options, PlayingOn]:
    """Return the options of the table, and what it takes over; this replays the record."""
    record = read_record(data.record)
    seats = len(record.explorers)
    if data.seat >= seats:
        raise RecordError(f"there is no seat {data.seat}")
    position = position_of(record, *until(record, data.moment, same_cards=data.same_cards))
    book = record.edition
    options = Options(
        book.id,
        book.relics is not None,
        seats,
        chests="open",  # as in the replay
        odds="shown",
        spectators="none",
    )
    return options, PlayingOn(position, _rivals(record, data.seat, offered))


def _rivals(record: Record, own: int, offered: Collection[str]) -> tuple[Rival, ...]:
    """Return who plays in each seat: the bot of the record, or a bot in the place of a person."""
    bots = bots_of(record) or ("",) * len(record.explorers)
    looks = recorded_looks(record.extra.get(LOOKS), bots)
    rivals, strong = [], 0
    for seat, (name, bot, look) in enumerate(zip(record.explorers, bots, looks, strict=True)):
        wishes = [each for each in (bot, *FOR_PEOPLE) if each in offered]
        found = next(each for each in wishes if strong < MOST_STRONG_BOTS or not _thinks(each))
        strong += seat != own and _thinks(found)
        rivals.append(Rival(name, found, look))
    return tuple(rivals)


def _thinks(bot: str) -> bool:
    return bot in BOTS and BOTS[bot].needs_kernel


HANDLERS = [play_on]
