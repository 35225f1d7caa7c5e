"""The HTTP API of tables: open, list, read, find by code, join, change options."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, NamedTuple

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ...store import Store
from ...table import Draft, PlayingOn, Refused, Table, World, ask, people, snapshot_for
from ...table import Options as TableOptions
from ...table.messages import ChangeOptions, Join
from ..limits import address_of, network_of, shares_of, where_of
from ..protocol import Look, Options, Snapshot, Summary
from ..requests import (
    COOKIE,
    ERRORS,
    Asking,
    Invite,
    TableId,
    guard_of,
    live_tables_of,
    person_at,
    refuse,
    strictly,
    token_holder,
    viewer_of,
)
from ..security import read_code, token_hash, token_of
from ..structs import InviteKey, MessageId, RawName, SeatNumber, ShuffleNumber, dataclass_of

COOKIE_SECONDS = 60 * 24 * 3600
MOST_LISTED = 100
LIST_SECONDS = 1.0
"""The list of public tables is read from the store at most this often."""
JoinKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}$(?!\n)")]


BotName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{0,100}$(?!\n)")]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table, with the name of its host."""

    name: RawName
    number: ShuffleNumber
    options: Options = Options()
    look: Look | None = None


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down at a table."""

    name: RawName
    number: ShuffleNumber
    seat: SeatNumber | None = None
    key: JoinKey | None = None
    """A secret of the client: the same request with the same key takes no second seat."""
    invite: InviteKey = ""
    """The key in the link; it is needed if the table has had more than one link."""
    look: Look | None = None
    bot: BotName = ""
    """The name of the program, if no person plays; it joins where the host welcomes such bots."""


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


class TableList(Struct, frozen=True):
    tables: list[Summary]


class PublicTables:
    """The public tables that are open, as everybody gets them; remembers the last answer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = 0.0
        self._answer: asyncio.Task[list[Summary]] | None = None

    async def get(self) -> list[Summary]:
        """Return the tables, the latest change first."""
        answer, now = self._answer, time.monotonic()
        stale = now - self._asked_at >= LIST_SECONDS
        if answer is None or (answer.done() and (stale or answer.exception() is not None)):
            self._asked_at = now
            answer = self._answer = asyncio.create_task(self._read())
        # A request that is cancelled must not cancel the answer of the others.
        return await asyncio.shield(answer)

    async def _read(self) -> list[Summary]:
        found = await self._store.listed(public=True, limit=MOST_LISTED)
        return [msgspec.json.decode(each.entry.summary, type=Summary) for each in found]


def cookie_for(request: Asking, table: str, token: str) -> Cookie:
    # The browser sends it to the URLs of this table only, and no script can read it.
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="strict",
        secure=guard_of(request).config.secure or request.scope["scheme"] == "https",
        max_age=COOKIE_SECONDS,
    )


async def may_open(request: Asking) -> str:
    """Return the network of a client that may open a table; refuse any other."""
    live_tables, guard = live_tables_of(request), guard_of(request)
    if live_tables.orders.draining:
        raise refuse(503, "restarting")
    if not await guard.tables.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_many_tables")
    holder = network_of(request.scope.get("client"))
    for network, most in shares_of(holder, guard.config.tables_per_network):
        if await live_tables.store.count(network) >= most:
            raise refuse(429, "too_many_tables_here")
    if not await live_tables.has_room(guard.config.most_tables):
        raise refuse(503, "too_many_tables")
    return holder


class NewHost(NamedTuple):
    """The person who opens a table."""

    name: str
    number: str
    look: people.Look | None
    seat: int | None = None


async def seat_host(
    request: Asking,
    options: TableOptions,
    host: NewHost,
    playing_on: PlayingOn | None = None,
) -> Response[Seated]:
    """Open a table within all limits, and answer with its host's seat and cookie."""
    holder = await may_open(request)
    live_tables = live_tables_of(request)
    token = live_tables.world.token()
    join = Join(host.name, token_hash(token), host.number, host.seat, look=host.look)
    table = await live_tables.create(options, join, holder, playing_on)
    seated = Seated(table.id, 1, snapshot_for(table, 1))
    return Response(seated, status_code=201, cookies=[cookie_for(request, table.id, token)])


@post(
    "/api/tables",
    summary="Open a table and sit down at it as its host",
    before_request=strictly(NewTable),
    responses=ERRORS,
)
async def open_table(request: Asking, data: JSONBody[NewTable]) -> Response[Seated]:
    host = NewHost(data.name, data.number, dataclass_of(data.look))
    return await seat_host(request, dataclass_of(data.options), host)


@get("/api/tables", summary="Public tables that are open", responses=ERRORS)
async def list_tables(request: Asking) -> TableList:
    public_tables: PublicTables = request.app.state.public_tables
    return TableList(await public_tables.get())


@get("/api/tables/{table:str}", summary="A table as the caller may see it", responses=ERRORS)
async def look(request: Asking, table: TableId, invite: Invite = "") -> Snapshot:
    live = await live_tables_of(request).get(table)
    return snapshot_for(live.table, viewer_of(request, live, invite))


@post(
    "/api/codes",
    summary="The open table with a short code",
    status_code=200,
    before_request=strictly(ShortCode),
    responses=ERRORS,
)
async def find_by_code(request: Asking, data: JSONBody[ShortCode]) -> Found:
    guard, address = guard_of(request), address_of(request.scope.get("client"))
    code = read_code(data.code)
    if code is None:
        raise refuse(404, "no_such_code")
    # A right code is not limited as a wrong one is, and costs writes too.
    if not guard.record_pages.take(address) or not await guard.may_try_code(address):
        raise refuse(429, "too_many_codes")
    table = await live_tables_of(request).store.with_code(code)
    if table is None:
        raise refuse(404, "no_such_code")
    await guard.code_was_right(address)
    return Found(table, (await live_tables_of(request).look(table)).invite)


@post(
    "/api/tables/{table:str}/people",
    summary="Sit down at a table",
    before_request=strictly(NewPerson),
    responses={**ERRORS, 200: ResponseSpec(Seated)},
)
async def join(request: Asking, table: TableId, data: JSONBody[NewPerson]) -> Response[Seated]:
    live_tables = live_tables_of(request)
    live = await live_tables.get(table)
    known = token_holder(live, request.cookies.get(COOKIE))
    if known is not None and not known.gone:
        seated = Seated(table, known.id, snapshot_for(live.table, known.id))
        return Response(seated, status_code=200)
    if known is not None and known.removed:
        raise Refused("removed")
    where = where_of(table, network_of(request.scope.get("client")))
    if not guard_of(request).joins.take(where.partition(".")[0]):
        raise refuse(429, "too_fast")
    token = token_of(table, data.key) if data.key else live_tables.world.token()
    hashed = token_hash(token)
    look = dataclass_of(data.look)
    joining = Join(data.name, hashed, data.number, data.seat, where, data.invite, look, data.bot)
    outcome = await live_tables.tell(table, joining)
    if not isinstance(outcome, int):
        raise outcome
    person = next(each for each in live.table.people if each.token_hash == hashed)
    if person.gone:
        raise Refused("removed" if person.removed else "unknown_person")
    seated = Seated(table, person.id, snapshot_for(live.table, person.id))
    return Response(seated, status_code=201, cookies=[cookie_for(request, table, token)])


@put(
    "/api/tables/{table:str}/options",
    summary="Change the options, as the host",
    before_request=strictly(NewOptions),
    responses=ERRORS,
)
async def change_options(request: Asking, table: TableId, data: JSONBody[NewOptions]) -> Snapshot:
    live = await live_tables_of(request).get(table)
    person = person_at(live, request.cookies.get(COOKIE))
    if person is None:
        raise refuse(401, "not_seated")
    if not guard_of(request).may_change(live.connections, address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    by = person

    def work(table: Table, now: int, world: World) -> Draft:
        return ask(table, by, ChangeOptions(data.id, dataclass_of(data.options)), now, world)

    outcome = await live.do(work)
    if not isinstance(outcome, int):
        raise outcome
    return snapshot_for(live.table, person)


HANDLERS = [open_table, list_tables, look, find_by_code, join, change_options]
