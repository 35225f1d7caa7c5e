"""The HTTP API of the admin: live numbers, tables, bans, restart, drain, backup, audit log."""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from ... import __version__
from ...store.backup import backup
from ...store.orders import Audited, Order, OrderKind
from ...table.messages import Close
from ..limits import Buckets, address_of
from ..logs import say
from ..orders import network_to_ban
from ..peers import all_metrics
from ..protocol import Summary
from ..requests import ERRORS, Asking, TableId, guard_of, live_tables_of, refuse, strictly
from ..shared_limits import SharedLimits
from .tables import TableList

MOST_LISTED, MOST_AUDITED = 10_000, 500
PAGE_OF_TABLES = 100
WRONG_TOKENS_PER_SECOND, MOST_WRONG_TOKENS = 1 / 60, 10
"""Rate limit of wrong tokens per address; above it even the right one is refused."""
NOTED_TOKENS_PER_SECOND, MOST_NOTED_TOKENS = 1 / 60, 100
"""Rate limit of entries about wrong tokens in the audit log: more would push out the others."""
DAY_SECONDS = 86_400
CHUNK_BYTES = 65_536


class NewRestart(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to announce a restart to everybody at a table."""

    in_seconds: Annotated[int, Meta(ge=0, le=DAY_SECONDS)]


class NewDrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open no tables and start no games for a time; games that run go on."""

    seconds: Annotated[int, Meta(ge=1, le=30 * DAY_SECONDS)] = DAY_SECONDS


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to refuse an address, or a network such as 192.0.2.0/24, for a time."""

    network: Annotated[str, Meta(min_length=1, max_length=60)]
    seconds: Annotated[int, Meta(ge=1, le=366 * DAY_SECONDS)]


class OrderView(Struct, frozen=True):
    """What all processes obey until a time, in milliseconds since 1970."""

    kind: OrderKind
    subject: str
    until: int


class Count(Struct, frozen=True):
    tables: int
    people: int


class Now(Struct, frozen=True):
    """The present state: tables and connected people by phase, orders, and the metrics as text."""

    version: str
    at: int
    phases: dict[str, Count]
    orders: tuple[OrderView, ...]
    metrics: str


class FoundTable(Struct, frozen=True):
    phase: str
    started: bool
    people: int
    changed_at: int
    summary: Summary


class FoundTables(Struct, frozen=True):
    """A page of tables, the latest change first; `more` if there are others after them."""

    tables: tuple[FoundTable, ...]
    more: bool


class AuditedView(Struct, frozen=True):
    """What an admin did, or a request with a wrong token."""

    at: int
    address: str
    action: str
    subject: str


class AuditLog(Struct, frozen=True):
    entries: tuple[AuditedView, ...]


class Door:
    """Lets only the admin in; wrong tokens are limited and noted."""

    def __init__(self) -> None:
        self.tries = Buckets(WRONG_TOKENS_PER_SECOND, MOST_WRONG_TOKENS, time.monotonic)
        self.noted = Buckets(NOTED_TOKENS_PER_SECOND, MOST_NOTED_TOKENS, time.monotonic)

    def share(self, shared: SharedLimits) -> None:
        """Count wrong tokens over all processes."""
        shared.share("wrong tokens", self.tries)
        shared.share("noted tokens", self.noted)

    async def check(self, request: Asking) -> None:
        """Raise an error unless the request has the admin's token."""
        secret = guard_of(request).config.admin_token
        if not secret:
            raise refuse(404, "not_found")
        address = address_of(request.scope.get("client"))
        if not self.tries.take(address):
            raise refuse(429, "too_fast")
        given = request.headers.get("authorization", "")
        if secrets.compare_digest(given.encode(), f"Bearer {secret}".encode()):
            self.tries.give_back(address)
            return
        if not given:  # a request without a token is not a guess
            self.tries.give_back(address)
        elif self.noted.take("all"):
            say("wrong admin token")
            await noted(request, "wrong token", "")
        raise refuse(401, "not_admin")


async def only_admin(request: Asking) -> None:
    door: Door = request.app.state.admin_door
    await door.check(request)


def asked_by_admin(kind: type[Struct]) -> Callable[[Asking], Awaitable[None]]:
    """Return a check that a request comes from the admin, and then of its body."""
    readable = strictly(kind)

    async def check(request: Asking) -> None:
        await only_admin(request)
        await readable(request)

    return check


async def noted(request: Asking, action: str, subject: str) -> None:
    """Write into the audit log what the sender of a request did."""
    live_tables = live_tables_of(request)
    address = address_of(request.scope.get("client"))
    await live_tables.store.note(Audited(live_tables.clock(), address, action, subject))


async def _give(request: Asking, kind: OrderKind, subject: str, seconds: int) -> OrderView:
    live_tables = live_tables_of(request)
    now = live_tables.clock()
    order = Order(kind, subject, now + seconds * 1000)
    await noted(request, kind, f"{subject} for {seconds} seconds".strip())
    await live_tables.store.give(order, now)
    await live_tables.orders.read()
    return OrderView(*order)


async def _revoke(request: Asking, kind: OrderKind, subject: str = "") -> None:
    live_tables = live_tables_of(request)
    if not await live_tables.store.revoke(kind, subject):
        raise refuse(404, "not_found")
    await noted(request, f"end of {kind}", subject)
    await live_tables.orders.read()


@get("/api/admin/now", summary="What goes on, for the admin", responses=ERRORS)
async def admin_now(request: Asking) -> Now:
    await only_admin(request)
    live_tables = live_tables_of(request)
    now = live_tables.clock()
    phases = await live_tables.store.phases()
    orders = await live_tables.store.orders(now)
    return Now(
        version=__version__,
        at=now,
        phases={phase: Count(*counts) for phase, counts in phases.items()},
        orders=tuple(OrderView(*each) for each in orders),
        metrics=await all_metrics(live_tables, alone=False),
    )


@get("/api/admin/tables", summary="All tables, for the admin", responses=ERRORS)
async def admin_list(request: Asking) -> TableList:
    await only_admin(request)
    found = await live_tables_of(request).store.listed(public=False, limit=MOST_LISTED)
    return TableList([msgspec.json.decode(each.entry.summary, type=Summary) for each in found])


@get("/api/admin/search", summary="A page of tables, for the admin", responses=ERRORS)
async def admin_search(
    request: Asking,
    text: Annotated[str, QueryParameter(max_length=60)] = "",
    offset: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> FoundTables:
    await only_admin(request)
    store = live_tables_of(request).store
    found = await store.search(text, PAGE_OF_TABLES + 1, offset)
    tables = tuple(
        FoundTable(*each[1:5], msgspec.json.decode(each.summary, type=Summary))
        for each in found[:PAGE_OF_TABLES]
    )
    return FoundTables(tables, len(found) > PAGE_OF_TABLES)


@delete(
    "/api/admin/tables/{table:str}",
    summary="Close a table, as the admin",
    status_code=204,
    responses=ERRORS,
)
async def admin_close(request: Asking, table: TableId) -> None:
    await only_admin(request)
    if not await live_tables_of(request).store.read(table):
        raise refuse(404, "no_such_table")
    if not await live_tables_of(request).shut(table, Close("admin")):
        raise refuse(503, "unavailable")
    await noted(request, "table closed", table)


@post(
    "/api/admin/restart",
    summary="Announce a restart to everybody at a table",
    status_code=200,
    before_request=asked_by_admin(NewRestart),
    responses=ERRORS,
)
async def announce_restart(request: Asking, data: JSONBody[NewRestart]) -> OrderView:
    return await _give(request, "restart", "", data.in_seconds)


@delete("/api/admin/restart", summary="Take back an announcement", responses=ERRORS)
async def cancel_restart(request: Asking) -> None:
    await only_admin(request)
    await _revoke(request, "restart")


@post(
    "/api/admin/drain",
    summary="Open no tables and start no games",
    status_code=200,
    before_request=asked_by_admin(NewDrain),
    responses=ERRORS,
)
async def drain(request: Asking, data: JSONBody[NewDrain]) -> OrderView:
    return await _give(request, "drain", "", data.seconds)


@delete("/api/admin/drain", summary="End a drain", responses=ERRORS)
async def end_drain(request: Asking) -> None:
    await only_admin(request)
    await _revoke(request, "drain")


@post(
    "/api/admin/bans",
    summary="Ban an address or a network for a time",
    status_code=200,
    before_request=asked_by_admin(NewBan),
    responses=ERRORS,
)
async def ban(request: Asking, data: JSONBody[NewBan]) -> OrderView:
    network = network_to_ban(data.network)
    if network is None:
        raise refuse(400, "no_network")
    return await _give(request, "ban", str(network), data.seconds)


@delete("/api/admin/bans", summary="End a ban", responses=ERRORS)
async def end_ban(request: Asking, network: Annotated[str, QueryParameter(max_length=60)]) -> None:
    await only_admin(request)
    await _revoke(request, "ban", str(network_to_ban(network)))


@get("/api/admin/audit", summary="What admins did", responses=ERRORS)
async def audit_log(request: Asking) -> AuditLog:
    await only_admin(request)
    found = await live_tables_of(request).store.audited(MOST_AUDITED)
    return AuditLog(tuple(AuditedView(*each) for each in found))


@get("/api/admin/backup", summary="Download a backup", responses=ERRORS)
async def download_backup(request: Asking) -> Stream:
    await only_admin(request)
    await noted(request, "backup", "")
    folder = tempfile.TemporaryDirectory(prefix="tacora-backup-")
    file = Path(folder.name) / "backup"
    await asyncio.to_thread(backup, guard_of(request).config.database, file)

    async def content() -> AsyncIterator[bytes]:
        # The name is deleted at once; the open file stays readable until the client has all of it.
        with folder, file.open("rb") as packed:
            os.unlink(file)
            while chunk := await asyncio.to_thread(packed.read, CHUNK_BYTES):
                yield chunk

    name = 'attachment; filename="tacora.jsonl.gz"'
    return Stream(content(), media_type="application/gzip", headers={"content-disposition": name})


HANDLERS = [
    admin_now,
    admin_list,
    admin_search,
    admin_close,
    announce_restart,
    cancel_restart,
    drain,
    end_drain,
    ban,
    end_ban,
    audit_log,
    download_backup,
]
