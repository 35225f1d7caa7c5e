"""The events of a table's log, from which the table can be rebuilt.

The log has everything that the table knows, also secrets, so it is never shown. Only `views`
makes what people see.

The store leaves out fields with their default value, so a default must never change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..game import Choice
from .options import USUAL, House, Options

Why = Literal["time", "away", "left", "removed"]


@dataclass(frozen=True, slots=True)
class _Event:
    at: int
    """When it happened, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Asked(_Event):
    """An event that a person asked for; the message id makes a second copy harmless."""

    by: int | None = None
    message: str | None = None


@dataclass(frozen=True, slots=True)
class TableOpened(_Event):
    table: str
    options: Options
    house: House
    server_seed: str


@dataclass(frozen=True, slots=True)
class PersonJoined(_Event):
    person: int
    name: str
    token_hash: str


@dataclass(frozen=True, slots=True)
class NumberAdded(Asked):
    person: int = 0
    number: str = ""


@dataclass(frozen=True, slots=True)
class SeatTaken(Asked):
    seat: int = 0
    person: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class BotSeated(Asked):
    seat: int = 0
    bot: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class SeatFreed(Asked):
    seat: int = 0


@dataclass(frozen=True, slots=True)
class PersonGone(Asked):
    """A person left the table, or was removed, for good."""

    person: int = 0
    why: Literal["left", "removed"] = "left"


@dataclass(frozen=True, slots=True)
class OptionsChanged(Asked):
    options: Options = USUAL


@dataclass(frozen=True, slots=True)
class HostPassed(_Event):
    person: int | None


@dataclass(frozen=True, slots=True)
class PersonCame(_Event):
    person: int


@dataclass(frozen=True, slots=True)
class PersonWent(_Event):
    person: int


@dataclass(frozen=True, slots=True)
class GameStarted(Asked):
    game: int = 1


@dataclass(frozen=True, slots=True)
class CardDealt(_Event):
    card: str


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Asked):
    seat: int = 0
    choice: Choice = "go_on"


@dataclass(frozen=True, slots=True)
class AllRevealed(_Event):
    """All choices were revealed; one character per seat, as in a record."""

    choices: str


@dataclass(frozen=True, slots=True)
class BotTookOver(_Event):
    seat: int
    why: Why


@dataclass(frozen=True, slots=True)
class SeatTakenBack(Asked):
    seat: int = 0


@dataclass(frozen=True, slots=True)
class RematchOpened(Asked):
    server_seed: str = ""


@dataclass(frozen=True, slots=True)
class TableClosed(_Event):
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
