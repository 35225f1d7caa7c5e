"""The HTTP API of the whole server: options to choose, schema, health, metrics."""

from __future__ import annotations

from typing import Any, Literal

from litestar import MediaType, get
from msgspec import Struct

from ...bots import at_tables, kernel_is_installed
from ...editions import rule_sets
from ..limits import address_of
from ..peers import all_metrics
from ..protocol import Options, message_schema
from ..requests import ERRORS, Asking, guard_of, live_tables_of, refuse


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
    alone = bool(request.scope.get("tacora.passed"))
    # One request asks all processes.
    address = address_of(request.scope.get("client"))
    if not alone and not guard_of(request).record_pages.take(address):
        raise refuse(429, "too_fast")
    return await all_metrics(live_tables_of(request), alone)


HANDLERS = [choosable, messages_schema, healthz, metrics]
