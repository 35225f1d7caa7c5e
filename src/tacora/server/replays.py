"""Records that somebody brings along: every moment of them, so that a page needs no rules."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..record import RecordError, from_json, from_text
from ..table.replays import ReplayView, replay_view
from .bodies import strictly
from .errors import ERRORS, refuse


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
async def show_replay(data: JSONBody[NewReplay]) -> ReplayView:
    text = data.record.strip()
    try:
        record = from_json(text) if text.startswith("{") else from_text(text)
        return replay_view(record)
    except RecordError:
        raise refuse(400, "bad_record") from None
