"""The table's log: what happened at it, from which the table can be rebuilt.

Everything the table knows is in here, secrets included; it is never shown to
anybody. What people get to see is made in `views` alone.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from ..errors import TacoraError
from .options import House, Options

Choice = Literal["go_on", "leave"]
Why = Literal["time", "away", "left", "removed"]


class _Event(Struct, frozen=True, tag_field="event", tag=True, omit_defaults=True):
    at: int
    """When it happened, in milliseconds since 1970."""


class _Asked(_Event, frozen=True):
    """Something that a person asked for; the message's id makes a second copy harmless."""

    by: int | None = None
    message: str | None = None


class TableOpened(_Event, frozen=True):
    table: str
    options: Options
    house: House
    server_seed: str


class PersonJoined(_Event, frozen=True):
    person: int
    name: str
    token_hash: str


class NumberAdded(_Asked, frozen=True):
    person: int = 0
    number: str = ""


class SeatTaken(_Asked, frozen=True):
    seat: int = 0
    person: int = 0
    name: str = ""


class BotSeated(_Asked, frozen=True):
    seat: int = 0
    bot: str = ""
    name: str = ""


class SeatFreed(_Asked, frozen=True):
    seat: int = 0


class PersonGone(_Asked, frozen=True):
    """Somebody is no longer at the table for good."""

    person: int = 0
    why: Literal["left", "removed"] = "left"


class OptionsChanged(_Asked, frozen=True):
    options: Options = Options()


class HostPassed(_Event, frozen=True):
    person: int | None


class PersonCame(_Event, frozen=True):
    person: int


class PersonWent(_Event, frozen=True):
    person: int


class GameStarted(_Asked, frozen=True):
    game: int = 1


class CardDealt(_Event, frozen=True):
    card: str


class ChoiceSealed(_Asked, frozen=True):
    seat: int = 0
    choice: Choice = "go_on"


class AllRevealed(_Event, frozen=True):
    """All choices at once, one character a seat as in a record."""

    choices: str


class BotTookOver(_Event, frozen=True):
    seat: int
    why: Why


class SeatTakenBack(_Asked, frozen=True):
    seat: int = 0


class RematchOpened(_Asked, frozen=True):
    server_seed: str = ""


class TableClosed(_Event, frozen=True):
    why: Literal["admin", "expired"]


LogEvent = (
    TableOpened
    | PersonJoined
    | NumberAdded
    | SeatTaken
    | BotSeated
    | SeatFreed
    | PersonGone
    | OptionsChanged
    | HostPassed
    | PersonCame
    | PersonWent
    | GameStarted
    | CardDealt
    | ChoiceSealed
    | AllRevealed
    | BotTookOver
    | SeatTakenBack
    | RematchOpened
    | TableClosed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[LogEvent] = msgspec.json.Decoder(LogEvent)


class LogError(TacoraError):
    """A line of a log that this program cannot read."""


def write(event: LogEvent) -> str:
    """One line of the log."""
    return _encoder.encode(event).decode()


def read(line: str) -> LogEvent:
    """The event that a line of the log says."""
    try:
        return _decoder.decode(line)
    except msgspec.MsgspecError as error:
        raise LogError(f"a line of a table's log cannot be read: {error}") from None
