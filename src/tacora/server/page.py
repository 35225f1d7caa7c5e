"""The page: its built files, kept in memory and compressed once."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import re
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..store import StoreError
from ..table import Table
from .config import Config
from .live_tables import LiveTables, NoTable
from .logs import say
from .preview import MARK, tags
from .requests import refuse

CONTENT_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a content hash in their names."""
REVALIDATE = "no-cache"
_PLACE = re.compile(r"(?:[tw]|replay)(?:/.*)?|rules(?:/[^.]*)?|pass|settings")
"""The places of the page, which it reads from the address; the rules as files have a dot."""
PREVIEW_SECONDS = 1.0
"""The page does not wait longer for a database that does not answer."""
_LINK = re.compile(r"t/([\w-]{1,40})(?:\.([0-9a-f]+))?/?", re.ASCII)
NO_PAGE = (
    "This server has no page: it was installed from sources without a built page.\n"
    "`make page` builds it there; `--page FOLDER` serves another one.\n"
    "Tables work without a page: GET /api/schema/openapi.json\n"
)


@dataclass(frozen=True, slots=True)
class _File:
    kind: str
    caching: str
    tag: str
    plain: bytes
    packed: bytes | None


def _file(plain: bytes, name: str) -> _File:
    packed = gzip.compress(plain, 9, mtime=0)
    return _File(
        kind=CONTENT_TYPES.get(Path(name).suffix, "application/octet-stream"),
        caching=CACHE_FOR_EVER if name.startswith("assets/") else REVALIDATE,
        tag=sha256(plain).hexdigest()[:16],
        plain=plain,
        packed=packed if len(packed) < len(plain) else None,
    )


def _files(config: Config) -> dict[str, _File]:
    """Return all files of the page by their names; empty if the page has not been built."""
    folder = Path(config.page) if config.page else Path(str(resources.files("tacora"))) / "page"
    if not (folder / "index.html").is_file():
        say("the page has not been built", logging.WARNING)
        return {}
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {name: _file(path.read_bytes(), name) for name, path in paths.items() if path.is_file()}


async def _table_of(request: Request[Any, Any, Any], place: str) -> Table | None:
    """Return the table to which a link invites; the page comes also without it.

    A link with an old key tells no more than one to no table. A locked table invites nobody.
    """
    link = _LINK.fullmatch(place)
    if link is None:
        return None
    live_tables: LiveTables = request.app.state.live_tables
    with contextlib.suppress(NoTable, StoreError, TimeoutError):
        async with asyncio.timeout(PREVIEW_SECONDS):
            table = (await live_tables.get(link[1])).table
            return table if table.opens(link[2] or "") and not table.locked else None
    return None


def page(config: Config) -> HTTPRouteHandler:
    """Return the handler for all paths that no other handler has: files of the page."""
    files = _files(config)

    @route(
        ["/", "/{file:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def show_page(
        request: Request[Any, Any, Any], file: FromPath[str] = ""
    ) -> Response[bytes]:
        place = file.lstrip("/")
        name = place if place and not _PLACE.fullmatch(place) else "index.html"
        found = files.get(name)
        if found is None:
            if not files and name == "index.html":
                return Response(NO_PAGE.encode(), status_code=503, media_type="text/plain")
            raise refuse(404, "not_found" if files else "no_page")
        varies = "Accept-Encoding"
        if name == "index.html" and MARK in found.plain:
            origin = config.public_url or f"{request.url.scheme}://{request.headers.get('host')}"
            wished = request.headers.get("accept-language", "")
            head = tags(await _table_of(request, place), wished, origin)
            found = _file(found.plain.replace(MARK, head), name)
            varies = "Accept-Encoding, Accept-Language"
        accepted = request.headers.get("accept-encoding", "")
        body, tag = found.plain, f'"{found.tag}"'
        headers = {"cache-control": found.caching, "vary": varies}
        if found.packed is not None and "gzip" in accepted:
            body, tag = found.packed, f'"{found.tag}-gz"'
            headers["content-encoding"] = "gzip"
        headers["etag"] = tag
        if tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        return Response(body, headers=headers, media_type=found.kind)

    return show_page
