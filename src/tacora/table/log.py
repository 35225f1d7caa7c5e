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
from .people import EmoteKind, Look
from .position import Position

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
    code: str = ""
    """The short code of the table; "" for tables that never had one."""
    daily: str = ""
    """The date of the daily cave that is played here; "" for all other tables."""
    practice: bool = False
    """Whether that day is over, so that the result does not count."""


@dataclass(frozen=True, slots=True)
class PositionSet(_Event):
    """The first game of this table is played on from a moment of another game."""

    position: Position


@dataclass(frozen=True, slots=True)
class PersonJoined(_Event):
    person: int
    name: str
    token_hash: str
    where: str = ""
    """Hashes of this table with each of the person's networks, the largest first, dots between."""
    bot: str = ""
    """The name of the program from outside that has joined; "" for a person."""


@dataclass(frozen=True, slots=True)
class NumberAdded(Asked):
    person: int = 0
    number: str = ""


@dataclass(frozen=True, slots=True)
class SeatTaken(Asked):
    seat: int = 0
    person: int = 0
    name: str = ""
    look: Look | None = None


@dataclass(frozen=True, slots=True)
class BotSeated(Asked):
    seat: int = 0
    bot: str = ""
    name: str = ""
    look: Look | None = None


@dataclass(frozen=True, slots=True)
class LookChanged(Asked):
    seat: int = 0
    look: Look | None = None


@dataclass(frozen=True, slots=True)
class Emoted(Asked):
    """A person showed a feeling; it changes nothing but when they may do so again."""

    seat: int = 0
    emote: EmoteKind = "laugh"


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
class LockChanged(Asked):
    locked: bool = False


@dataclass(frozen=True, slots=True)
class LinkChanged(Asked):
    """The table has a new link and code; people who joined before need neither."""

    invite: str = ""
    code: str = ""


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
    """A game started; logs from before the numbers were bound to seats have none here."""

    game: int = 1
    numbers: tuple[str, ...] = ()
    """The entries of the shuffle, one per seat; see `tacora.record.verify`."""


@dataclass(frozen=True, slots=True)
class SecretReplaced(_Event):
    """The table was restored from a backup, so people may know cards that were to come.

    All cards from now on follow from a fresh secret, and from numbers added after this event.
    """

    server_seed: str


@dataclass(frozen=True, slots=True)
class NumbersTaken(_Event):
    """In a running game the fresh secret is used from the next card on, with these numbers."""

    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardDealt(_Event):
    card: str


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Asked):
    seat: int = 0
    choice: Choice = "go_on"


@dataclass(frozen=True, slots=True)
class BotReplaced(_Event):
    """A simple bot chose in this turn instead of a strong one, which did not answer in time."""

    seat: int


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
class PersonReady(Asked):
    """A person wants another game with the same seats and options."""

    person: int = 0


@dataclass(frozen=True, slots=True)
class TableClosed(_Event):
    why: Literal["admin", "expired"]


LogEvent = (
    TableOpened
    | PositionSet
    | PersonJoined
    | NumberAdded
    | SeatTaken
    | BotSeated
    | LookChanged
    | Emoted
    | SeatFreed
    | PersonGone
    | OptionsChanged
    | LockChanged
    | LinkChanged
    | HostPassed
    | PersonCame
    | PersonWent
    | GameStarted
    | SecretReplaced
    | NumbersTaken
    | CardDealt
    | ChoiceSealed
    | BotReplaced
    | AllRevealed
    | BotTookOver
    | SeatTakenBack
    | RematchOpened
    | PersonReady
    | TableClosed
)
