"""Requests of the HTTP API: strict reading of bodies, and error responses."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ..store import Gone, StoreError
from ..table import Refused
from .live_tables import NoTable
from .logs import say_seldom, why

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


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = error.extra
    code = extra["code"] if isinstance(extra, dict) and "code" in extra else None
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return _answer(error.status_code, code or BY_STATUS.get(error.status_code, "failed"), headers)


def on_refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return _answer(409, error.code)


def on_store(_request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    if isinstance(error, Gone):
        return _answer(404, "no_such_table")
    say_seldom("request failed", why=why(error))
    return _answer(503, "unavailable")


def on_no_table(_request: Request[Any, Any, Any], _error: NoTable) -> Response[Problem]:
    return _answer(404, "no_such_table")


def on_unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """Answer JSON that is nested too deeply or is not Unicode."""
    return _answer(400, "malformed")


def on_other(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logging.getLogger("tacora").error("request broke", exc_info=error)
    return _answer(500, "internal")


HANDLERS: dict[Any, Any] = {
    HTTPException: on_http,
    Refused: on_refused,
    StoreError: on_store,
    NoTable: on_no_table,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_other,
}


Asking = Request[Any, Any, Any]


def strictly(kind: type[msgspec.Struct]) -> Callable[[Asking], Awaitable[None]]:
    """Return a check of the request body that refuses what our schema does not allow.

    Litestar alone would accept "3" or 3.0 for a number and "true" for a boolean.
    """
    decoder = msgspec.json.Decoder(kind)

    async def check(request: Asking) -> None:
        body = await request.body()
        try:
            decoder.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise ValidationException from None

    return check
