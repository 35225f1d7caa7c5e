"""The HTTP API of the whole server: options to choose, schema, health, metrics, admin."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec
from litestar import MediaType, delete, get
from msgspec import Struct

from ..bots import at_tables, kernel_is_installed
from ..editions import rule_sets
from ..table.messages import Close
from .api_tables import TableList
from .peers import all_metrics
from .protocol import Options, Summary, message_schema
from .requests import ERRORS, Asking, TableId, guard_of, live_tables_of, refuse

MOST_LISTED_FOR_ADMIN = 10_000


class RuleSet(Struct, frozen=True):
    edition: str
    relics: bool
    basic: bool
    title: str
    language: str
    seats: tuple[int, int]


class BotOffer(Struct, frozen=True):
    """A bot that can sit down; strength is from 1 (a child beats it) to 5, 0 if not known."""

    bot: str
    strength: int


class Choosable(Struct, frozen=True):
    """What can be chosen for a table; `hints` says whether this server can give hints."""

    rule_sets: tuple[RuleSet, ...]
    bots: tuple[BotOffer, ...]
    hints: bool
    defaults: Options


class Health(Struct, frozen=True):
    status: Literal["ok"]


@get(
    "/api/options", summary="What can be chosen for a table", sync_to_thread=False, responses=ERRORS
)
def choosable(request: Asking) -> Choosable:
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
    own = live_tables_of(request).world.own
    bots = tuple(BotOffer(each.name, each.strength) for each in at_tables(own).values())
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
    await live_tables_of(request).store_health.check()
    return Health("ok")


@get(
    "/metrics",
    summary="Metrics for Prometheus",
    media_type=MediaType.TEXT,
    responses=ERRORS,
)
async def metrics(request: Asking) -> str:
    return await all_metrics(live_tables_of(request), bool(request.scope.get("tacora.passed")))


def _only_admin(request: Asking) -> None:
    secret = guard_of(request).config.admin_token
    if not secret:
        raise refuse(404, "not_found")
    given = request.headers.get("authorization", "")
    if not secrets.compare_digest(given.encode(), f"Bearer {secret}".encode()):
        raise refuse(401, "not_admin")


@get("/api/admin/tables", summary="All tables, for the admin", responses=ERRORS)
async def admin_list(request: Asking) -> TableList:
    _only_admin(request)
    found = await live_tables_of(request).store.listed(public=False, limit=MOST_LISTED_FOR_ADMIN)
    return TableList([msgspec.json.decode(each.entry.summary, type=Summary) for each in found])


@delete(
    "/api/admin/tables/{table:str}",
    summary="Close a table, as the admin",
    status_code=204,
    responses=ERRORS,
)
async def admin_close(request: Asking, table: TableId) -> None:
    _only_admin(request)
    if not await live_tables_of(request).store.read(table):
        raise refuse(404, "no_such_table")
    if not await live_tables_of(request).shut(table, Close("admin")):
        raise refuse(503, "unavailable")


HANDLERS = [choosable, messages_schema, healthz, metrics, admin_list, admin_close]
