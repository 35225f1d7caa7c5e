"""The HTTP API of reviews."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from ..bots import kernel_is_installed
from ..record import Record, from_json, from_text
from ..review.choices import ChoiceMade, choices_of
from ..review.form import ReviewView as ReviewForm
from .limits import network_of
from .requests import ERRORS, Asking, refuse, strictly, work_on_record
from .reviews import Busy, Reviews
from .structs import struct_of

ReviewView: Any = struct_of(ReviewForm)
LINES = "application/x-ndjson"
RecordText = Annotated[str, Meta(min_length=1, max_length=16_000)]


class NewReview(Struct, frozen=True, forbid_unknown_fields=True):
    """A record in its JSON or text form."""

    record: RecordText


class ReviewLine(Struct, frozen=True):
    """One line of the answer: how many choices are weighed, and in the last one the review."""

    done: int
    total: int
    failed: bool
    """Whether there will be no review now."""
    review: ReviewView | None


@post(
    "/api/review",
    summary="The review of a record: lines of JSON with the progress, the last with the review",
    status_code=200,
    before_request=strictly(NewReview),
    responses={**ERRORS, 200: ResponseSpec(ReviewLine, media_type=LINES)},
    media_type=LINES,
)
async def review_record(request: Asking, data: JSONBody[NewReview]) -> Stream:
    if not kernel_is_installed():
        raise refuse(409, "no_reviews")
    record, choices = await work_on_record(request, lambda: _reviewable(data.record), "bad_record")
    reviews: Reviews = request.app.state.reviews
    try:
        lines = await reviews.ask(record, choices, network_of(request.scope.get("client")))
    except Busy:
        raise refuse(429, "review_running") from None
    return Stream(lines, media_type=LINES, headers={"x-accel-buffering": "no"})


def read_record(text: str) -> Record:
    """Return a record in its JSON or text form; raise a `RecordError` if it is none."""
    text = text.strip()
    return from_json(text) if text.startswith("{") else from_text(text)


def _reviewable(text: str) -> tuple[Record, list[ChoiceMade]]:
    """Return a record that can be reviewed, and its choices, which take a moment to find."""
    record = read_record(text)
    return record, choices_of(record)


HANDLERS = [review_record]
