"""The HTTP API of the daily cave: today, one try, results, practice, and the check of a record."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from ...record import from_json
from ...store.daily import DailyState, DailyTry
from ...table import Table, snapshot_for
from ...table.daily import Played, daily_of, replay_daily
from ...table.messages import Join
from ..daily import DailyCave, number_of, read_day, read_expeditions
from ..limits import address_of, shares_of
from ..live_tables import NoTable
from ..protocol import Look
from ..requests import ERRORS, Asking, guard_of, live_tables_of, refuse, strictly, work_on_record
from ..security import token_of
from ..structs import RawName, dataclass_of
from .tables import JoinKey, Seated, cookie_for, may_open

MOST_PAGE = 50
"""Results of one page."""
MOST_OFFSET = 100_000
Day = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$(?!\n)")]
Offset = Annotated[int, QueryParameter(ge=0, le=MOST_OFFSET)]
PageLength = Annotated[int, QueryParameter(ge=1, le=MOST_PAGE)]


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play; the key is a secret of the device, and differs from day to day."""

    name: RawName
    key: JoinKey
    look: Look | None = None


class OwnKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key with which a device has played."""

    key: JoinKey


class DailyRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its JSON form."""

    record: Annotated[str, Meta(min_length=1, max_length=16_000)]


class DayView(Struct, frozen=True):
    """The cave of one day."""

    date: str
    number: int
    edition: str
    relics: bool
    bots: tuple[str, ...]
    """From seat 1; the person has seat 0."""
    commitment: str
    """SHA-256 of `tacora-daily/1`, a line feed and the seed."""
    seed: str | None
    """Null until the day is over."""


class Today(Struct, frozen=True):
    """The cave of today, and the promise for tomorrow."""

    today: DayView
    now: int
    ends_at: int
    """00:00 UTC by the server's clock."""
    tomorrow: str
    """The commitment to the seed of tomorrow."""
    players: int
    """How many have a result today."""
    first: str
    """The first day of the archive."""
    keep_days: int
    """For how many days results are kept."""


class OwnTry(Struct, frozen=True):
    """The result of a device on a day; `late` and `refused` do not count."""

    state: DailyState | Literal["none"]
    table: str
    name: str
    points: int
    place: int
    expeditions: tuple[int | None, ...]
    """The points of each expedition; null where the cave caught the person."""
    rank: int
    """Among the players of this server, from 1; 0 if it does not count."""
    players: int


class DailyResult(Struct, frozen=True):
    """One line of the day's table."""

    rank: int
    name: str
    points: int
    place: int
    expeditions: tuple[int | None, ...]


class DailyResults(Struct, frozen=True):
    """A page of the day's table, the most points first."""

    day: DayView
    players: int
    results: tuple[DailyResult, ...]


class DailyPlayed(Struct, frozen=True):
    """What a record proves."""

    points: int
    place: int
    expeditions: tuple[int | None, ...]


def cave_of(request: Asking) -> DailyCave:
    cave: DailyCave = request.app.state.daily
    return cave


def _day(request: Asking, text: str) -> date:
    """Return the day of a text; refuse days without a cave, and days to come."""
    day = read_day(text)
    if day is None or not cave_of(request).has(day):
        raise refuse(404, "no_such_day")
    return day


async def _day_view(cave: DailyCave, day: date) -> DayView:
    daily = daily_of(day.isoformat())
    return DayView(
        daily.date,
        number_of(day),
        daily.edition,
        daily.relics,
        daily.bots,
        await cave.commitment(day),
        await cave.revealed(day),
    )


def _take_page(request: Asking) -> None:
    if not guard_of(request).record_pages.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")


@get("/api/daily", summary="The daily cave of today", responses=ERRORS)
async def today(request: Asking) -> Today:
    _take_page(request)
    cave = cave_of(request)
    day = cave.today()
    await cave.check(day)
    return Today(
        await _day_view(cave, day),
        live_tables_of(request).clock(),
        cave.ends_at(day),
        await cave.commitment(day + timedelta(days=1)),
        await live_tables_of(request).store.daily_counted(day.isoformat()),
        cave.first.isoformat(),
        cave.keep_days,
    )


def _seated(request: Asking, table: Table, token: str, status: int) -> Response[Seated]:
    cookies = [cookie_for(request, table.id, token)]
    return Response(
        Seated(table.id, 1, snapshot_for(table, 1)), status_code=status, cookies=cookies
    )


@post(
    "/api/daily",
    summary="Play today's cave, once; a running game is continued",
    before_request=strictly(NewTry),
    responses={**ERRORS, 200: ResponseSpec(Seated)},
)
async def play(request: Asking, data: JSONBody[NewTry]) -> Response[Seated]:
    _take_page(request)
    cave, live_tables = cave_of(request), live_tables_of(request)
    day = cave.today()
    player = await cave.player(day, data.key)
    if found := await cave.tried(day, player):
        return await _continued(request, found, data.key)
    holder = await may_open(request)
    for network, most in shares_of(holder, guard_of(request).config.daily_per_network):
        if await live_tables.store.daily_tries(day.isoformat(), network) >= most:
            raise refuse(429, "daily_too_many_here")
    table, token = await cave.open(day, data.key, _join(data), holder)
    if await cave.begin(day, player, table, holder):
        return _seated(request, table, token, 201)
    await live_tables.store.delete(table.id)  # the same request came twice at once
    found = await cave.tried(day, player)
    assert found is not None
    return await _continued(request, found, data.key)


async def _continued(request: Asking, found: DailyTry, key: str) -> Response[Seated]:
    """Return the running game of a person; refuse another try."""
    if found.state == "playing":
        try:
            table = await live_tables_of(request).look(found.table)
        except NoTable:
            pass
        else:
            if table.phase == "playing" and table.person(1):
                return _seated(request, table, token_of(found.table, key), 200)
    raise refuse(409, "daily_played")


def _join(data: NewTry) -> Join:
    return Join(data.name, "", "", look=dataclass_of(data.look))


@post(
    "/api/daily/{day:str}/practice",
    summary="Play the cave of a day that is over; it does not count",
    before_request=strictly(NewTry),
    responses=ERRORS,
)
async def practise(request: Asking, day: Day, data: JSONBody[NewTry]) -> Response[Seated]:
    cave, found = cave_of(request), _day(request, day)
    if found >= cave.today():
        raise refuse(409, "daily_not_over")
    holder = await may_open(request)
    table, token = await cave.open(found, data.key, _join(data), holder)
    return _seated(request, table, token, 201)


@post(
    "/api/daily/{day:str}/own",
    summary="The result of a device on a day",
    status_code=200,
    before_request=strictly(OwnKey),
    responses=ERRORS,
)
async def own(request: Asking, day: Day, data: JSONBody[OwnKey]) -> OwnTry:
    _take_page(request)
    cave, store, asked = cave_of(request), live_tables_of(request).store, _day(request, day)
    found = await cave.tried(asked, await cave.player(asked, data.key))
    players = await store.daily_counted(day)
    if found is None:
        return OwnTry("none", "", "", 0, 0, (), 0, players)
    counts = found.state == "counted"
    return OwnTry(
        found.state,
        found.table,
        found.name,
        found.points,
        found.place,
        read_expeditions(found.expeditions),
        1 + await store.daily_counted(day, found.points) if counts else 0,
        players,
    )


@get("/api/daily/{day:str}", summary="The table of a day, a page of it", responses=ERRORS)
async def results(
    request: Asking, day: Day, offset: Offset = 0, limit: PageLength = MOST_PAGE
) -> DailyResults:
    _take_page(request)
    cave, store, asked = cave_of(request), live_tables_of(request).store, _day(request, day)
    await cave.check(asked)
    found = await store.daily_ranked(day, limit, offset)
    rank = 1 + await store.daily_counted(day, found[0].points) if found else 0
    lines: list[DailyResult] = []
    for number, each in enumerate(found, start=offset + 1):
        if lines and each.points < lines[-1].points:
            rank = number
        expeditions = read_expeditions(each.expeditions)
        lines.append(DailyResult(rank, each.name, each.points, each.place, expeditions))
    players = await store.daily_counted(day)
    return DailyResults(await _day_view(cave, asked), players, tuple(lines))


@post(
    "/api/daily/{day:str}/check",
    summary="Replay a record of a day that is over: what it brought, or that it is forged",
    status_code=200,
    before_request=strictly(DailyRecord),
    responses=ERRORS,
)
async def check(request: Asking, day: Day, data: JSONBody[DailyRecord]) -> DailyPlayed:
    cave, asked = cave_of(request), _day(request, day)
    seed = await cave.revealed(asked)
    if seed is None:  # the answer would tell which guess of a card is right
        raise refuse(409, "daily_not_over")

    def work() -> Played:
        return replay_daily(from_json(data.record), daily_of(day), seed)

    played = await work_on_record(request, work, "daily_forged", 409)
    return DailyPlayed(played.points, played.place, played.expeditions)


HANDLERS = [today, play, practise, own, results, check]
