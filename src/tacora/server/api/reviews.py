"""The HTTP API of what choices are worth: reviews of records, and both options of a position."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta, Struct

from ...bots import kernel_is_installed
from ...game import EXPEDITIONS, Game
from ...record import Record
from ...record.position import (
    MOST_CHEST,
    PlacedCard,
    PlacedExplorer,
    Position,
    PositionError,
    game_at,
)
from ...review.choices import ChoiceMade, choices_of
from ...review.form import Appraisal
from ...review.form import ReviewView as ReviewForm
from ...table.options import MOST_SEATS
from ..limits import network_of
from ..requests import ERRORS, Asking, refuse, strictly, work_on_record
from ..reviews import Appraisals, Busy, Reviews
from ..structs import struct_of
from .records import RecordText, read_record

ReviewView: Any = struct_of(ReviewForm)
LINES = "application/x-ndjson"
AppraisalView: Any = struct_of(Appraisal)
CardText = Annotated[str, Meta(min_length=1, max_length=20)]
Gems = Annotated[int, Meta(ge=0, le=MOST_CHEST)]


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


def _reviewable(text: str) -> tuple[Record, list[ChoiceMade]]:
    """Return a record that can be reviewed, and its choices, which take a moment to find."""
    record = read_record(text)
    return record, choices_of(record)


class NewPlacedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the path and the gems lying on it."""

    card: CardText
    gems: Gems


class NewPlacedExplorer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has: its chest, the worths of its relics, and whether it is inside."""

    chest: Gems
    relics: Annotated[list[Gems], Meta(max_length=10)]
    in_cave: bool


class NewPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment with choices, and the seat whose options are asked for."""

    edition: Annotated[str, Meta(max_length=40)]
    relics: bool
    expedition: Annotated[int, Meta(ge=1, le=EXPEDITIONS)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    carried: Gems
    path: Annotated[list[NewPlacedCard], Meta(min_length=1, max_length=40)]
    removed: Annotated[list[CardText], Meta(max_length=20)]
    explorers: Annotated[list[NewPlacedExplorer], Meta(min_length=1, max_length=MOST_SEATS)]


class AppraisalLine(Struct, frozen=True):
    """One line of the answer; the last has the appraisal, or says that there is none."""

    failed: bool
    appraisal: AppraisalView | None


@post(
    "/api/position",
    summary="What both options of a position are worth: lines of JSON, the last with the answer",
    status_code=200,
    before_request=strictly(NewPosition),
    responses={**ERRORS, 200: ResponseSpec(AppraisalLine, media_type=LINES)},
    media_type=LINES,
)
async def appraise_position(request: Asking, data: JSONBody[NewPosition]) -> Stream:
    if not kernel_is_installed():
        raise refuse(409, "no_appraisals")
    game = await work_on_record(request, lambda: _game(data), "bad_position")
    appraisals: Appraisals = request.app.state.appraisals
    try:
        lines = appraisals.ask(game, data.seat, network_of(request.scope.get("client")))
    except Busy:
        raise refuse(429, "appraisal_running") from None
    return Stream(lines, media_type=LINES, headers={"x-accel-buffering": "no"})


def _game(data: NewPosition) -> Game:
    """Return the game in the position; raise `PositionError` if the seat has no choice there."""
    game = game_at(
        Position(
            data.edition,
            data.relics,
            data.expedition,
            data.carried,
            tuple(PlacedCard(each.card, each.gems) for each in data.path),
            tuple(data.removed),
            tuple(
                PlacedExplorer(each.chest, tuple(each.relics), each.in_cave)
                for each in data.explorers
            ),
        )
    )
    if data.seat not in game.inside:
        raise PositionError("this seat is not inside, so it has nothing to choose")
    return game


HANDLERS = [review_record, appraise_position]
