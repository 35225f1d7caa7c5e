"""The page: its built files, kept in memory and compressed once, and the preview of a link.

A messenger shows a preview of a link: title, sentence and picture, from the head of the page. It
fetches the page without the cookie of a person, so it gets what a spectator may see before a game:
who invites, to which edition, and who sits there.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import re
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..store import StoreError
from ..table import Seat, Table
from ..words import LANGUAGES, PAGE, Words, words
from .config import Config
from .live_tables import LiveTables, NoTable
from .logs import say
from .requests import refuse

CONTENT_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a content hash in their names."""
REVALIDATE = "no-cache"
_PLACE = re.compile(
    r"(?:[thw]|replay|puzzles|calculator)(?:/.*)?|(?:daily|learn|rules)(?:/[^.]*)?"
    r"|pass|settings|mine"
)
"""The paths of screens, which are not files; the files in `rules/` have a dot in their names."""
PREVIEW_SECONDS = 1.0
"""The page does not wait longer for a database that does not answer."""
_LINK = re.compile(r"[th]/([\w-]{1,40})(?:\.([0-9a-f]+))?/?", re.ASCII)
PREVIEW_MARK = b"<!--preview-->"
"""The place in the page where the preview is written."""
PICTURE = "invite.png"
PICTURE_SIZE = (1200, 630)
"""The shape in which messengers show a large picture."""
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


def language_of(accepted: str) -> str:
    """Return the language of the page that a request prefers, or English."""
    liked: list[tuple[float, str]] = []
    for wish in accepted[:500].split(","):
        name, _, weight = wish.strip().partition(";q=")
        try:
            liked.append((float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    liked.sort(key=lambda each: -each[0])  # of the same weight, the first stays first
    return next((name for weight, name in liked if weight > 0 and name in LANGUAGES), "en")


def _seat_name(seat: Seat, said: Words) -> str:
    """Return the name of a seat; bots have a name in each language."""
    if seat.bot is None or seat.person is not None or f"bot-{seat.bot}" not in said:
        return seat.name
    number = re.search(r" \d+$", seat.name)
    return said.bot(seat.bot) + (number[0] if number else "")


def sentences(table: Table | None, language: str) -> tuple[str, str]:
    """Return the title and the description of a link; if no table is open, those of the game."""
    host = table.person(table.host) if table is not None and table.phase == "open" else None
    if table is None or host is None:
        return "Tacora", words(language, files=PAGE)("claim")
    rules = table.options.rules()
    said = words(language, rules.cave, PAGE)
    others = [_seat_name(seat, said) for seat in table.seats if seat and seat.person != host.id]
    sitting = [said("at-the-table", names=", ".join(others))] if others else []
    title = said("invited-by", host=host.name, title=rules.title)
    return title, " ".join([*sitting, said("claim")])


def preview_tags(table: Table | None, accepted: str, origin: str) -> bytes:
    """Return the elements of the preview for the head of the page.

    `origin` is the URL of this server as the operator gave it, or "": then there is no picture,
    because the Host header says what the client likes, and a cache could pass it on to others.
    """
    title, description = sentences(table, language_of(accepted))
    said = {
        "og:type": "website",
        "og:site_name": "Tacora",
        "og:title": title,
        "og:description": description,
    }
    made = []
    if origin:  # messengers read no relative address
        said["og:image"] = f"{origin}/{PICTURE}"
        said["og:image:type"] = "image/png"
        said["og:image:width"], said["og:image:height"] = map(str, PICTURE_SIZE)
        made.append('<meta name="twitter:card" content="summary_large_image" />')
    made += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    return "\n    ".join(made).encode()


async def _table_of(request: Request[Any, Any, Any], place: str) -> Table | None:
    """Return the table of a link for its preview; None for every other path.

    It is also None for a link with an old key, for a locked table, and if the database fails.
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
        if name.startswith("admin"):
            if not config.admin_token:
                raise refuse(404, "not_found")
            name = "admin/index.html" if name.rstrip("/") == "admin" else name
        found = files.get(name)
        if found is None:
            if not files and name == "index.html":
                return Response(NO_PAGE.encode(), status_code=503, media_type="text/plain")
            raise refuse(404, "not_found" if files else "no_page")
        varies = "Accept-Encoding"
        if name == "index.html" and PREVIEW_MARK in found.plain:
            wished = request.headers.get("accept-language", "")
            head = preview_tags(await _table_of(request, place), wished, config.public_url)
            found = _file(found.plain.replace(PREVIEW_MARK, head), name)
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
