"""Requests of clients: who asks, strict reading of bodies, and error responses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from ..errors import TacoraError
from ..store import Gone, StoreError
from ..table import Person, Refused, Table, Viewer
from .limits import address_of
from .live_table import LiveTable
from .live_tables import LiveTables, NoTable
from .logs import say_seldom, why
from .security import COOKIE as COOKIE
from .security import Guard, token_hash

Asking = Request[Any, Any, Any]
T = TypeVar("T")
TableId = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")
]
Invite = Annotated[str, QueryParameter(max_length=40)]

BY_STATUS = {
    400: "malformed",
    401: "not_allowed",
    403: "not_allowed",
    404: "not_found",
    405: "wrong_method",
    413: "too_large",
    415: "malformed",
    429: "too_fast",
    503: "unavailable",
}


def live_tables_of(request: Asking) -> LiveTables:
    live_tables: LiveTables = request.app.state.live_tables
    return live_tables


def guard_of(request: Asking) -> Guard:
    guard: Guard = request.app.state.guard
    return guard


def token_holder(live: LiveTable, token: str | None) -> Person | None:
    """Return the person with this token, also one who has left, or None."""
    if not token:
        return None
    hashed = token_hash(token)
    return next((each for each in live.table.people if each.token_hash == hashed), None)


def person_at(live: LiveTable, token: str | None) -> int | None:
    """Return the id of the person with this token, or None if nobody at the table has it."""
    person = token_holder(live, token)
    return None if person is None or person.gone else person.id


def check_link(table: Table, person: Person | None, invite: str) -> None:
    """Raise `Refused` unless a client is at the table, or came by its present link."""
    if (person is None or person.gone) and not table.opens(invite):
        raise Refused("old_link")


def viewer_of(request: Asking, live: LiveTable, invite: str) -> Viewer:
    """Return the viewer of a request: the person of its cookie, or a spectator with the link."""
    person = token_holder(live, request.cookies.get(COOKIE))
    check_link(live.table, person, invite)
    return "spectator" if person is None or person.gone else person.id


class Problem(Struct, frozen=True):
    """The body of an error response."""

    code: str


ERRORS = {
    status: ResponseSpec(Problem, description=meaning, media_type=MediaType.JSON)
    for status, meaning in {
        400: "The request cannot be read.",
        401: "A token is missing or wrong.",
        403: "The request comes from a page of another origin, or the table has no spectators.",
        404: "Not found.",
        405: "The method is not allowed.",
        409: "The table refuses it; the code says why.",
        413: "The request is too long.",
        429: "Too many requests from one address.",
        503: "Not available now.",
    }.items()
}
"""The error responses of every request, for the schema."""


def refuse(status: int, code: str) -> HTTPException:
    """Return an error with this status and code."""
    return HTTPException(status_code=status, detail=code, extra={"code": code})


def _answer(status: int, code: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(
        Problem(code), status_code=status, headers=headers, media_type="application/json"
    )


def on_http(_request: Asking, error: HTTPException) -> Response[Problem]:
    extra = error.extra
    code = extra["code"] if isinstance(extra, dict) and "code" in extra else None
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return _answer(error.status_code, code or BY_STATUS.get(error.status_code, "failed"), headers)


def on_refused(_request: Asking, error: Refused) -> Response[Problem]:
    return _answer(409, error.code)


def on_store(_request: Asking, error: StoreError) -> Response[Problem]:
    if isinstance(error, Gone):
        return _answer(404, "no_such_table")
    say_seldom("request failed", why=why(error))
    return _answer(503, "unavailable")


def on_no_table(_request: Asking, _error: NoTable) -> Response[Problem]:
    return _answer(404, "no_such_table")


def on_unreadable(_request: Asking, _error: Exception) -> Response[Problem]:
    """Answer JSON that is nested too deeply or is not Unicode."""
    return _answer(400, "malformed")


def on_other(_request: Asking, error: Exception) -> Response[Problem]:
    logging.getLogger("tacora").error("request broke", exc_info=error)
    return _answer(500, "internal")


ERROR_HANDLERS: dict[Any, Any] = {
    HTTPException: on_http,
    Refused: on_refused,
    StoreError: on_store,
    NoTable: on_no_table,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_other,
}


def strictly(kind: type[msgspec.Struct]) -> Callable[[Asking], Awaitable[None]]:
    """Return a check of the request body that refuses what our schema does not allow.

    Litestar alone would accept "3" or 3.0 for a number and "true" for a boolean.
    """
    decoder = msgspec.json.Decoder(kind)

    async def check(request: Asking) -> None:
        try:
            body = await request.body()
        except InternalServerException:  # the client went away before all of it came
            raise ValidationException from None
        try:
            decoder.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise ValidationException from None

    return check


async def work_on_record(request: Asking, work: Callable[[], T], code: str, status: int = 400) -> T:
    """Return the result of work on a client's record; refuse it with this code if it raises.

    The work counts as a replay of the address. A long game takes some hundredths of a second, and
    the event loop must not block meanwhile; so it runs in a thread, one request at a time.
    """
    guard = guard_of(request)
    if not guard.replay_requests.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    async with guard.replay_lock:
        try:
            return await asyncio.to_thread(work)
        except TacoraError:
            raise refuse(status, code) from None
