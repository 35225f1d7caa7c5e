"""Bodies of requests, read as strictly as the messages of the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

Asking = Request[Any, Any, Any]


def strictly(kind: type[msgspec.Struct]) -> Callable[[Asking], Awaitable[None]]:
    """What a handler does before a request, so that a number in quotes is no number.

    Litestar itself takes "3", 3.0 and "true" for what they look like, against our schema.
    """
    decoder = msgspec.json.Decoder(kind)

    async def check(request: Asking) -> None:
        body = await request.body()
        try:
            decoder.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise ValidationException from None

    return check
