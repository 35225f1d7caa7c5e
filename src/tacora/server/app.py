"""The ASGI application: routes, middleware, start and stop."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from .. import __version__
from ..store import Store, StoreError, store_at
from .api import HANDLERS
from .api.admin import Door
from .api.tables import PublicTables
from .clock import Clock, SteadyClock
from .config import Config
from .connections import Connections, Forwarded
from .daily import DailyCave
from .live_tables import NOWHERE, Listen, LiveTables
from .logs import say, say_seldom, why
from .metrics import Metrics
from .page import page
from .peers import PassOn, listen
from .requests import ERROR_HANDLERS
from .reviews import Appraisals, Reviews
from .security import MOST_BODY_BYTES, Guard, Headed, RealWorld
from .socket import table_socket

DAY_MS = 24 * 3600 * 1000


DATABASE_RETRY_SECONDS = 1.0
"""Pause of a worker before it tries again to open the database."""


async def _open_with_retry(live_tables: LiveTables, listen: Listen) -> None:
    """Open the database, and retry until it answers.

    A worker that fails to start would make the supervisor end the whole server.
    """
    while True:
        try:
            await live_tables.open(listen)
            return
        except StoreError as error:
            if _told_to_stop():
                raise
            say_seldom("worker waits for the database", why=why(error))
        await asyncio.sleep(DATABASE_RETRY_SECONDS)


def _uvicorn() -> Any:
    """Return the server that runs the application; it handles the signals."""
    return getattr(signal.getsignal(signal.SIGTERM), "__self__", None)


def _told_to_stop() -> bool:
    """Return whether uvicorn has received a signal to stop."""
    return bool(getattr(_uvicorn(), "should_exit", False))


def create_app(
    config: Config,
    store: Store | None = None,
    world: RealWorld | None = None,
    clock: Clock | None = None,
) -> Litestar:
    """Return the application for these options; tests pass their own store, world and clock."""
    store = store or store_at(config.database)
    guard, secret = Guard(config, store), secrets.token_hex(16)
    time = clock or SteadyClock()
    live_tables = LiveTables(
        store,
        config.house,
        Metrics(),
        world or RealWorld(config.own_bots),
        time,
        expire_ms=round(config.expire_days * DAY_MS),
        keep_records_ms=round(config.keep_records_days * DAY_MS),
        most_records=config.records_per_network,
    )

    reviews = Reviews(live_tables.thinkers, live_tables.store, time, _told_to_stop)
    daily = DailyCave(live_tables, config.keep_daily_days)
    live_tables.on_expire = daily.forget
    appraisals = Appraisals(live_tables.thinkers, _told_to_stop)
    live_tables.shared_limits.share("reviews", reviews.held.counts)
    live_tables.shared_limits.share("appraisals", appraisals.held.counts)
    guard.banned = live_tables.orders.banned
    guard.share(live_tables.shared_limits)
    admin_door = Door()
    admin_door.share(live_tables.shared_limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async def listening(host: str) -> str:
            server = _uvicorn()
            if server is None:
                return NOWHERE
            for each in getattr(server.config.http_protocol_class, "args", ()):
                assert isinstance(each, Connections)
                each.share(live_tables.shared_limits)
            return await listen(server, host, secret)

        await (_open_with_retry if parent_process() else LiveTables.open)(live_tables, listening)
        try:
            yield
        finally:
            await appraisals.close()
            await reviews.close()
            await live_tables.close()
            say("stopped")

    def headed(app: ASGIApp) -> ASGIApp:
        headed = Headed(PassOn(app, live_tables), guard, live_tables.metrics)
        return Forwarded(headed, config.trusted_proxies, secret, live_tables.peer_port)

    app = Litestar(
        route_handlers=[*HANDLERS, table_socket, page(config)],
        lifespan=[lifespan],
        exception_handlers=ERROR_HANDLERS,
        request_max_body_size=MOST_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Tacora",
            version=__version__,
            description="Open, list and join tables. A table sends its updates over its WebSocket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.asgi_handler = headed(app.asgi_handler)
    app.state.live_tables = live_tables
    app.state.public_tables = PublicTables(live_tables.store)
    app.state.guard = guard
    app.state.reviews = reviews
    app.state.daily = daily
    app.state.appraisals = appraisals
    app.state.admin_door = admin_door
    return app
