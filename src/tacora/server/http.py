"""The HTTP API: open, list, join and read tables, their records, replays, health, admin."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from ..bots import at_tables, kernel_is_installed
from ..editions import rule_sets
from ..record import RecordError, from_json, from_text
from ..table import Draft, Refused, Table, Viewer, World, ask, may_watch, snapshot_for
from ..table.messages import ChangeOptions, Close, Join
from ..table.views import replay_view
from ..table.wire import plain
from .codes import read_code
from .limits import address_of, network_of, shares_of, where_of
from .live_table import LiveTable
from .live_tables import LiveTables, NoTable
from .pages import MOST_PAGE, may_read, record_page
from .protocol import Options, ReplayView, Snapshot, Summary, message_schema
from .requests import ERRORS, Asking, refuse, strictly
from .security import Guard, token_hash, token_of
from .socket import COOKIE, check_link, person_at, token_holder
from .structs import InviteKey, MessageId, RawName, SeatNumber, ShuffleNumber, dataclass_of

TableId = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)]
Invite = Annotated[str, QueryParameter(max_length=40)]
PageLength = Annotated[int, QueryParameter(ge=1, le=MOST_PAGE)]
MOST_LISTED_FOR_ADMIN = 10_000
COOKIE_SECONDS = 60 * 24 * 3600


JoinKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$(?!\n)")]


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
    key: JoinKey | None = None
    """A secret of the client: the same request with the same key takes no second seat."""
    invite: InviteKey = ""
    """The key in the link; it is needed if the table has had more than one link."""


class ShortCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as a person typed it, in any case and with any gaps."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Found(Struct, frozen=True):
    """The table with this code; its name, with the key if it has one, is the secret in its link."""

    table: str
    invite: str


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
    """Records of finished games in their order, each as `tacora record verify` reads it."""

    records: list[dict[str, Any]]
    before: int | None
    """What to ask with for the page before this one; None if this is the first."""


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


async def _viewer(request: Asking, live: LiveTable, invite: str) -> Viewer:
    """Return the viewer of a request: the person of its cookie, or a spectator with the link."""
    person = await token_holder(live, request.cookies.get(COOKIE))
    check_link(live.table, person, invite)
    return "spectator" if person is None or person.gone else person.id


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
    holder = network_of(request.scope.get("client"))
    for network, most in shares_of(holder, guard.config.tables_per_network):
        if await live_tables.store.count(network) >= most:
            raise refuse(429, "too_many_tables_here")
    if not await live_tables.has_room(guard.config.most_tables):
        raise refuse(503, "too_many_tables")
    token = live_tables.world.token()
    live = await live_tables.create(
        dataclass_of(data.options), Join(data.name, token_hash(token), data.number), holder
    )
    table = live.table
    seated = Seated(table.id, 1, snapshot_for(table, 1))
    return Response(seated, status_code=201, cookies=[_cookie(request, table.id, token)])


@get("/api/tables", summary="Public tables that are open", responses=ERRORS)
async def list_tables(request: Asking) -> TableList:
    return TableList(await _live_tables(request).public_tables.get())


@get("/api/tables/{table:str}", summary="A table as the caller may see it", responses=ERRORS)
async def look(request: Asking, table: TableId, invite: Invite = "") -> Snapshot:
    live = await _live(request, table)
    return snapshot_for(live.table, await _viewer(request, live, invite))


@post(
    "/api/codes",
    summary="The open table with a short code",
    status_code=200,
    before_request=strictly(ShortCode),
    responses=ERRORS,
)
async def find_by_code(request: Asking, data: JSONBody[ShortCode]) -> Found:
    guard, address = _guard(request), address_of(request.scope.get("client"))
    code = read_code(data.code)
    if code is None:
        raise refuse(404, "no_such_code")
    if not guard.may_try_code(address):
        raise refuse(429, "too_many_codes")
    table = await _live_tables(request).store.with_code(code)
    if table is None:
        raise refuse(404, "no_such_code")
    guard.code_was_right(address)
    live = await _live(request, table)
    await live.refresh()  # another process may have given it the key
    return Found(table, live.table.invite)


@post(
    "/api/tables/{table:str}/people",
    summary="Sit down at a table",
    before_request=strictly(NewPerson),
    responses={**ERRORS, 200: ResponseSpec(Seated)},
)
async def join(request: Asking, table: TableId, data: JSONBody[NewPerson]) -> Response[Seated]:
    live_tables = _live_tables(request)
    live = await _live(request, table)
    known = await token_holder(live, request.cookies.get(COOKIE))
    if known is not None and not known.gone:
        seated = Seated(table, known.id, snapshot_for(live.table, known.id))
        return Response(seated, status_code=200)
    if known is not None and known.removed:
        raise Refused("removed")
    where = where_of(table, network_of(request.scope.get("client")))
    if not _guard(request).joins.take(where):
        raise refuse(429, "too_fast")
    token = token_of(table, data.key) if data.key else live_tables.world.token()
    hashed = token_hash(token)
    joining = Join(data.name, hashed, data.number, data.seat, where, data.invite)
    outcome = await live_tables.tell(table, joining)
    if not isinstance(outcome, int):
        raise outcome
    person = next(each for each in live.table.people if each.token_hash == hashed)
    if person.gone:
        raise Refused("removed" if person.removed else "unknown_person")
    seated = Seated(table, person.id, snapshot_for(live.table, person.id))
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
    if not _guard(request).record_pages.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    live_tables = _live_tables(request)
    newest = await live_tables.store.records(table, before, 1)
    token = request.cookies.get(COOKIE)
    hashes = {token_hash(each) for each in (token, invite) if each}
    at_table = False
    try:
        live = await live_tables.get(table)
    except NoTable:
        # The id of a deleted table is still the secret that gives access to its records.
        if not newest:
            raise
        if not may_read(newest[0], hashes):
            raise refuse(403, "not_watched") from None
    else:
        viewer = await _viewer(request, live, invite)
        if not may_watch(live.table, viewer):
            raise refuse(403, "not_watched")
        at_table = viewer != "spectator"
    last = newest[0].game if newest else 0
    page = record_page(live_tables.store, table, last, limit, None if at_table else hashes)
    return Stream(page, media_type=MediaType.JSON)


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
    find_by_code,
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
