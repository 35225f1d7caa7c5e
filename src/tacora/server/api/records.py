"""The HTTP API of records: those of a table, page by page, the replay of any, and to play on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Set
from typing import Annotated, Any, cast

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from ...bots import BOTS
from ...record import Record, RecordError, bots_of, from_json, from_text, until
from ...store import KeptRecord, Store
from ...table import Options, PlayingOn, Rival, may_watch, position_of
from ...table.handle import MOST_STRONG_BOTS
from ...table.people import LOOKS, recorded_looks
from ...table.views import replay_view
from ...table.wire import plain
from ..limits import address_of
from ..live_tables import NoTable
from ..protocol import Look, ReplayView
from ..requests import (
    COOKIE,
    ERRORS,
    Asking,
    Invite,
    TableId,
    guard_of,
    live_tables_of,
    refuse,
    strictly,
    viewer_of,
    work_on_record,
)
from ..security import token_hash
from ..structs import RawName, SeatNumber, ShuffleNumber, dataclass_of
from .tables import NewHost, Seated, seat_host

MOST_PAGE = 50
"""Records of one page."""
PIECE = 5
"""Records that are in memory at the same time."""
Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]
PageLength = Annotated[int, QueryParameter(ge=1, le=MOST_PAGE)]
RecordText = Annotated[str, Meta(min_length=1, max_length=16_000)]
FOR_PEOPLE = ("veteran", "reckoner")
"""The bots that play on for people: the first one that this server offers and that may sit down."""


class RecordList(Struct, frozen=True):
    """Records of finished games in their order, each as `tacora record verify` reads it."""

    records: list[dict[str, Any]]
    before: int | None
    """The `before` of a request for the previous page; None if this is the first page."""


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its JSON or text form."""

    record: RecordText


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


@get(
    "/api/tables/{table:str}/records",
    summary="The records of a table's finished games, a page of them",
    responses={**ERRORS, 200: ResponseSpec(RecordList)},
    media_type=MediaType.JSON,
)
async def records(
    request: Asking,
    table: TableId,
    before: Before = None,
    limit: PageLength = MOST_PAGE,
    invite: Invite = "",
) -> Stream:
    if not guard_of(request).record_pages.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    live_tables = live_tables_of(request)
    newest = await live_tables.store.records(table, before, 1)
    token = request.cookies.get(COOKIE)
    hashes = {token_hash(each) for each in (token, invite) if each}
    try:
        live = await live_tables.get(table)
    except NoTable:
        # The id of a deleted table is still the secret that gives access to its records.
        if not newest:
            raise
        if not may_read(newest[0], hashes):
            raise refuse(403, "not_watched") from None
    else:
        viewer = viewer_of(request, live, invite)
        if not may_watch(live.table, viewer):
            raise refuse(403, "not_watched")
        if viewer != "spectator" and live.table.invite:
            hashes.add(token_hash(live.table.invite))  # people at the table have its link
    last = newest[0].game if newest else 0
    complete = request.app.state.daily.complete
    page = record_page(live_tables.store, table, last, limit, hashes, complete)
    return Stream(page, media_type=MediaType.JSON)


def may_read(record: KeptRecord, hashes: Set[str]) -> bool:
    """Return whether a client may read a record.

    `hashes` are those of its token and of the key in its link. A person who joins after a private
    game may not read it.
    """
    return not record.readers or not hashes.isdisjoint(record.readers.split())


async def record_page(
    store: Store,
    table: str,
    last: int,
    limit: int,
    hashes: Set[str],
    complete: Callable[[list[KeptRecord]], Awaitable[list[KeptRecord]]] | None = None,
) -> AsyncIterator[str]:
    """Yield the JSON of a page: the records up to a game that a client may read.

    `complete` adds what was a secret when the records were written.
    """
    first = max(1, last - limit + 1)
    yield '{"records":['
    comma = ""
    for game in range(first, last + 1, PIECE):
        end = min(game + PIECE, last + 1)
        found = await store.records(table, end, PIECE)
        for record in await complete(found) if complete else found:
            if record.game >= game and may_read(record, hashes):
                yield comma + record.record
                comma = ","
    yield f'],"before":{first if first > 1 else "null"}}}'


@post(
    "/api/replay",
    summary="Every moment of a record",
    status_code=200,
    before_request=strictly(NewReplay),
    responses=ERRORS,
)
async def show_replay(request: Asking, data: JSONBody[NewReplay]) -> ReplayView:
    return await work_on_record(request, lambda: _replay_json(data.record), "bad_record")


def _replay_json(text: str) -> ReplayView:
    """Return the JSON form of a replay, which `ReplayView` describes."""
    return cast(ReplayView, plain(replay_view(read_record(text))))


def read_record(text: str) -> Record:
    """Return a record in its JSON or text form; raise a `RecordError` if it is none."""
    text = text.strip()
    return from_json(text) if text.startswith("{") else from_text(text)


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


HANDLERS = [records, show_replay, play_on]
