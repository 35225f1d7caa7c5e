"""The application: HTTP and sockets around tables and their store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

from litestar import Litestar, MediaType, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler

from .. import __version__
from ..store import Store, store_at
from . import errors, http, replays
from .config import Config
from .logs import say
from .metrics import Metrics
from .rooms import Rooms
from .safety import MOST_BODY, Guard, Headed
from .socket import table_socket
from .world import Clock, RealWorld, wall_clock

NO_PAGE = (
    "This server has no page: it was installed from sources in which the page had not been built.\n"
    "`make page` builds it there; `--page FOLDER` serves one from elsewhere.\n"
    "Tables can be played all the same: GET /api/schema/openapi.json\n"
)
DAY = 24 * 3600 * 1000


def create_app(
    config: Config,
    store: Store | None = None,
    world: RealWorld | None = None,
    clock: Clock = wall_clock,
) -> Litestar:
    """The application for these options; a test may bring its own store, world and clock."""
    guard = Guard(config)
    rooms = Rooms(
        store or store_at(config.database),
        config.house,
        Metrics(),
        world or RealWorld(),
        clock,
        expire_after=round(config.expire_days * DAY),
        keep_records=round(config.keep_records_days * DAY),
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()
            say("stopped")

    def headed(app: ASGIApp) -> ASGIApp:
        return Headed(app, guard)

    app = Litestar(
        route_handlers=[*http.HANDLERS, replays.show_replay, table_socket, *_page(config)],
        lifespan=[lifespan],
        exception_handlers=errors.HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tacora",
            version=__version__,
            description="Tables of the game. What happens at a table goes over its socket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.asgi_handler = headed(app.asgi_handler)
    app.state.rooms = rooms
    app.state.guard = guard
    return app


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def no_page() -> Response[str]:
    """Says what is missing where a blank page would not."""
    return Response(NO_PAGE, status_code=503, media_type=MediaType.TEXT)


def _page(config: Config) -> list[ControllerRouterHandler]:
    """The page; the server itself knows nothing about it."""
    folder = Path(config.page) if config.page else Path(str(resources.files("tacora"))) / "page"
    if not (folder / "index.html").is_file():
        say("no page", folder=str(folder))
        return [no_page]
    return [
        create_static_files_router(
            path="/", directories=[folder], html_mode=True, include_in_schema=False
        )
    ]
