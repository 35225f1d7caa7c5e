"""Records that somebody brings along: every moment of them, so that a page needs no rules."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..record import RecordError, from_json, from_text
from ..table.record_views import replay_view
from ..table.wire import plain
from .bodies import Asking, strictly
from .errors import ERRORS, refuse
from .limits import address_of
from .protocol import ReplayView
from .safety import Guard


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its JSON or text form."""

    record: Annotated[str, Meta(min_length=1, max_length=16_000)]


@post(
    "/api/replay",
    summary="Every moment of a record",
    status_code=200,
    before_request=strictly(NewReplay),
    responses=ERRORS,
)
async def show_replay(request: Asking, data: JSONBody[NewReplay]) -> ReplayView:
    guard: Guard = request.app.state.guard
    if not guard.replays.take(address_of(request.scope.get("client"))):
        raise refuse(429, "too_fast")
    # A long game takes some hundredths of a second, for which nobody at a table should wait.
    async with guard.replaying:
        try:
            return await asyncio.to_thread(_shown, data.record.strip())
        except RecordError:
            raise refuse(400, "bad_record") from None


def _shown(text: str) -> ReplayView:
    """The JSON form of a replay, which `ReplayView` describes."""
    record = from_json(text) if text.startswith("{") else from_text(text)
    return cast(ReplayView, plain(replay_view(record)))
