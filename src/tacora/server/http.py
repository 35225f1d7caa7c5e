"""The HTTP API: open, list, join and read tables, their records, replays, health, admin."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ..bots import at_tables, kernel_is_installed
from ..editions import rule_sets
from ..record import RecordError, from_json, from_text
from ..table import Draft, Table, Viewer, World, ask, may_watch, snapshot_for
from ..table.messages import ChangeOptions, Close, Join
from ..table.views import replay_view
from ..table.wire import plain
from .limits import address_of
from .live_table import LiveTable
from .live_tables import LiveTables, NoTable
from .protocol import Options, ReplayView, Snapshot, Summary, message_schema
from .requests import ERRORS, Asking, refuse, strictly
from .security import Guard, token_hash
from .socket import COOKIE, person_at
from .structs import MessageId, RawName, SeatNumber, ShuffleNumber, dataclass_of

TableId = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
MOST_LISTED, MOST_LISTED_FOR_ADMIN = 100, 10_000
COOKIE_SECONDS = 60 * 24 * 3600


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table, with the name of its host."""

    name: RawName
    number: ShuffleNumber
    options: Options = Options()


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down at a table."""

    name: RawName
    number: ShuffleNumber
    seat: SeatNumber | None = None


class NewOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change the options of a table; `id` is a message id."""

    id: MessageId
    options: Options


class Seated(Struct, frozen=True):
    """The table and the person of a new seat; the token is in the cookie."""

    table: str
    person: int
    view: Snapshot


class RuleSet(Struct, frozen=True):
    edition: str
    relics: bool
    basic: bool
    title: str
    language: str
    seats: tuple[int, int]


class BotOffer(Struct, frozen=True):
    """A bot that can sit down; strength is from 1 (a child beats it) to 5."""

    bot: str
    strength: int


class Choosable(Struct, frozen=True):
    """What can be chosen for a table; `hints` says whether this server can give hints."""

    rule_sets: tuple[RuleSet, ...]
    bots: tuple[BotOffer, ...]
    hints: bool
    defaults: Options


class TableList(Struct, frozen=True):
    tables: list[Summary]


class RecordList(Struct, frozen=True):
    """The records of the finished games, each as `tacora record verify` reads it."""

    records: list[dict[str, Any]]


class Health(Struct, frozen=True):
    status: Literal["ok"]


def _live_tables(request: Asking) -> LiveTables:
    live_tables: LiveTables = request.app.state.live_tables
    return live_tables


def _guard(request: Asking) -> Guard:
    guard: Guard = request.app.state.guard
    return guard


async def _live(request: Asking, table: str) -> LiveTable:
    return await _live_tables(request).get(table)


async def _viewer(request: Asking, live: LiveTable) -> Viewer:
    """Return the viewer of a request: the person of its cookie, or a spectator."""
    person = await person_at(live, request.cookies.get(COOKIE))
    return "spectator" if person is None else person


def _cookie(request: Asking, table: str, token: str) -> Cookie:
    # The browser sends it to the URLs of this table only, and no script can read it.
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="strict",
        secure=_guard(request).config.secure,
        max_age=COOKIE_SECONDS,
    )


@post(
    "/api/tables",
    summary="Open a table and sit down at it as its host",
    before_request=strictly(NewTable),
    responses=ERRORS,
)
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Response[Seated]:
    live_tables, guard = _live_tables(request), _guard(request)
    if not guard.tables.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_many_tables")
    if await live_tables.store.count() >= guard.config.most_tables:
        raise refuse(503, "too_many_tables")
    token = live_tables.world.token()
    live = await live_tables.create(
        dataclass_of(data.options), Join(data.name, token_hash(token), data.number)
    )
    table = live.table
    seated = Seated(table.id, 1, snapshot_for(table, 1))
    return Response(seated, status_code=201, cookies=[_cookie(request, table.id, token)])


@get("/api/tables", summary="Public tables that are open", responses=ERRORS)
async def list_tables(request: Asking) -> TableList:
    found = await _live_tables(request).store.listed(public=True, limit=MOST_LISTED)
    return TableList([msgspec.json.decode(each.entry.summary, type=Summary) for each in found])


@get("/api/tables/{table:str}", summary="A table as the caller may see it", responses=ERRORS)
async def look(request: Asking, table: TableId) -> Snapshot:
    live = await _live(request, table)
    return snapshot_for(live.table, await _viewer(request, live))


@post(
    "/api/tables/{table:str}/people",
    summary="Sit down at a table",
    before_request=strictly(NewPerson),
    responses={**ERRORS, 200: ResponseSpec(Seated)},
)
async def join(request: Asking, table: TableId, data: JSONBody[NewPerson]) -> Response[Seated]:
    live_tables = _live_tables(request)
    live = await _live(request, table)
    known = await person_at(live, request.cookies.get(COOKIE))
    if known is not None:
        return Response(Seated(table, known, snapshot_for(live.table, known)), status_code=200)
    token = live_tables.world.token()
    hashed = token_hash(token)
    outcome = await live_tables.tell(table, Join(data.name, hashed, data.number, data.seat))
    if not isinstance(outcome, int):
        raise outcome
    person = next(each.id for each in live.table.people if each.token_hash == hashed)
    seated = Seated(table, person, snapshot_for(live.table, person))
    return Response(seated, status_code=201, cookies=[_cookie(request, table, token)])


@put(
    "/api/tables/{table:str}/options",
    summary="Change the options, as the host",
    before_request=strictly(NewOptions),
    responses=ERRORS,
)
async def change_options(request: Asking, table: TableId, data: JSONBody[NewOptions]) -> Snapshot:
    live = await _live(request, table)
    person = await person_at(live, request.cookies.get(COOKIE))
    if person is None:
        raise refuse(401, "not_seated")
    by = person

    def work(table: Table, now: int, world: World) -> Draft:
        return ask(table, by, ChangeOptions(data.id, dataclass_of(data.options)), now, world)

    outcome = await live.do(work)
    if not isinstance(outcome, int):
        raise outcome
    return snapshot_for(live.table, person)


@get(
    "/api/tables/{table:str}/records",
    summary="The records of a table's finished games",
    responses=ERRORS,
)
async def records(request: Asking, table: TableId) -> RecordList:
    found = await _live_tables(request).store.records(table)
    try:
        live = await _live_tables(request).get(table)
    except NoTable:
        # The id of a deleted table is still the secret that gives access to its records.
        if not found:
            raise
    else:
        if not may_watch(live.table, await _viewer(request, live)):
            raise refuse(403, "not_watched")
    return RecordList([msgspec.json.decode(record) for _, record in found])


@get(
    "/api/options", summary="What can be chosen for a table", sync_to_thread=False, responses=ERRORS
)
def choosable() -> Choosable:
    seen: set[str] = set()
    sets: list[RuleSet] = []
    for rules in rule_sets():
        sets.append(
            RuleSet(
                edition=rules.id,
                relics=rules.relics is not None,
                basic=rules.id not in seen,
                title=rules.title,
                language=rules.language,
                seats=(rules.least_explorers, rules.most_explorers),
            )
        )
        seen.add(rules.id)
    bots = tuple(BotOffer(each.name, each.strength) for each in at_tables().values())
    return Choosable(tuple(sets), bots, kernel_is_installed(), Options())


@get(
    "/api/schema/messages.json",
    summary="The JSON Schema of the messages",
    sync_to_thread=False,
    responses=ERRORS,
)
def messages_schema() -> dict[str, Any]:
    return message_schema()


@get("/healthz", summary="Whether the server and its database answer", responses=ERRORS)
async def healthz(request: Asking) -> Health:
    await _live_tables(request).store_health.check()
    return Health("ok")


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    responses=ERRORS,
)
def metrics(request: Asking) -> str:
    return _live_tables(request).metrics.text()


def _only_admin(request: Asking) -> None:
    secret = _guard(request).config.admin_token
    if not secret:
        raise refuse(404, "not_found")
    given = request.headers.get("authorization", "")
    if not secrets.compare_digest(given.encode(), f"Bearer {secret}".encode()):
        raise refuse(401, "not_admin")


@get("/api/admin/tables", summary="All tables, for the admin", responses=ERRORS)
async def admin_list(request: Asking) -> TableList:
    _only_admin(request)
    found = await _live_tables(request).store.listed(public=False, limit=MOST_LISTED_FOR_ADMIN)
    return TableList([msgspec.json.decode(each.entry.summary, type=Summary) for each in found])


@delete(
    "/api/admin/tables/{table:str}",
    summary="Close a table, as the admin",
    status_code=204,
    responses=ERRORS,
)
async def admin_close(request: Asking, table: TableId) -> None:
    _only_admin(request)
    if not await _live_tables(request).store.read(table):
        raise refuse(404, "no_such_table")
    await _live_tables(request).shut(table, Close("admin"))


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its JSON or text form."""

    record: Annotated[str, Meta(min_length=1, max_length=16_000)]


@post(
    "/api/replay",
    summary="Every moment of a record",
    status_code=200,
    before_request=strictly(NewReplay),
    responses=ERRORS,
)
async def show_replay(request: Asking, data: JSONBody[NewReplay]) -> ReplayView:
    guard: Guard = request.app.state.guard
    if not guard.replay_requests.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    # A long game takes some hundredths of a second; the event loop must not block meanwhile.
    async with guard.replay_lock:
        try:
            return await asyncio.to_thread(_replay_json, data.record.strip())
        except RecordError:
            raise refuse(400, "bad_record") from None


def _replay_json(text: str) -> ReplayView:
    """Return the JSON form of a replay, which `ReplayView` describes."""
    record = from_json(text) if text.startswith("{") else from_text(text)
    return cast(ReplayView, plain(replay_view(record)))


HANDLERS = [
    show_replay,
    open_table,
    list_tables,
    look,
    join,
    change_options,
    records,
    choosable,
    messages_schema,
    healthz,
    metrics,
    admin_list,
    admin_close,
]
