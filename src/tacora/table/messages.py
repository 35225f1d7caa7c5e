"""What a person's client can ask of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..record import NUMBER_PATTERN
from .log import Choice
from .options import MOST_SEATS, Options

MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
Number = Annotated[str, Meta(pattern=NUMBER_PATTERN)]
RawName = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
PersonNumber = Annotated[int, Meta(ge=1, le=10_000)]


def _tag(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class _Message(Struct, frozen=True, tag_field="type", tag=_tag, forbid_unknown_fields=True):
    id: MessageId


class Sit(_Message, frozen=True):
    """Take a free seat, or one more for somebody else at the same browser."""

    name: RawName
    seat: SeatNumber | None = None


class Stand(_Message, frozen=True):
    """Free one of one's own seats before a game."""

    seat: SeatNumber


class AddBot(_Message, frozen=True):
    """The host puts a bot on a free seat."""

    bot: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class RemoveBot(_Message, frozen=True):
    """The host frees the seat of a bot."""

    seat: SeatNumber


class Remove(_Message, frozen=True):
    """The host removes somebody, before or during a game."""

    person: PersonNumber


class Leave(_Message, frozen=True):
    """Leave the table for good; in a game a bot plays on."""


class ChangeOptions(_Message, frozen=True):
    """The host changes the options before a game."""

    options: Options


class AddNumber(_Message, frozen=True):
    """Add a number to the shuffle of the coming game."""

    number: Number


class Start(_Message, frozen=True):
    """The host starts the game with everybody who is seated."""


class Choose(_Message, frozen=True):
    """Seal a choice, or change it while others are still missing."""

    seat: SeatNumber
    game: Annotated[int, Meta(ge=1)]
    expedition: Annotated[int, Meta(ge=1, le=5)]
    turn: Annotated[int, Meta(ge=1)]
    choice: Choice


class AskHint(_Message, frozen=True):
    """Ask what the champion would do; answered to nobody else, and nothing of it is kept."""

    seat: SeatNumber
    game: Annotated[int, Meta(ge=1)]
    expedition: Annotated[int, Meta(ge=1, le=5)]
    turn: Annotated[int, Meta(ge=1)]


class TakeBack(_Message, frozen=True):
    """Come back to a seat that a bot plays meanwhile."""

    seat: SeatNumber


class Rematch(_Message, frozen=True):
    """The host opens the table for another game with the same seats and options."""


Asked = (
    Sit
    | Stand
    | AddBot
    | RemoveBot
    | Remove
    | Leave
    | ChangeOptions
    | AddNumber
    | Start
    | Choose
    | TakeBack
    | Rematch
)


class Join(Struct, frozen=True):
    """Somebody new with a token of their own; comes from the server, not from a message."""

    name: str
    token_hash: str
    number: str
    seat: int | None = None


class Came(Struct, frozen=True):
    """The first connection of a person is there."""

    person: int


class Went(Struct, frozen=True):
    """The last connection of a person is gone."""

    person: int


class Tick(Struct, frozen=True):
    """Time has passed."""


class Close(Struct, frozen=True):
    """The table is to end now."""

    why: Literal["admin", "expired"]


Told = Join | Came | Went | Tick | Close
