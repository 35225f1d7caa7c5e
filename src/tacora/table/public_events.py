"""What viewers are told of the events of a table's log: no secrets, unlike the log itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .log import Why
from .people import EmoteKind


@dataclass(frozen=True, slots=True)
class TableOpened:
    pass


@dataclass(frozen=True, slots=True)
class PersonJoined:
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class NumberAdded:
    person: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    seat: int
    person: int
    name: str


@dataclass(frozen=True, slots=True)
class BotSeated:
    seat: int
    bot: str
    name: str


@dataclass(frozen=True, slots=True)
class LookChanged:
    seat: int


@dataclass(frozen=True, slots=True)
class Emoted:
    """A person showed a feeling; told only to those who are connected at that time."""

    seat: int
    emote: EmoteKind


@dataclass(frozen=True, slots=True)
class SeatFreed:
    seat: int


@dataclass(frozen=True, slots=True)
class PersonGone:
    person: int
    why: Literal["left", "removed"]


@dataclass(frozen=True, slots=True)
class OptionsChanged:
    pass


@dataclass(frozen=True, slots=True)
class LockChanged:
    locked: bool


@dataclass(frozen=True, slots=True)
class LinkChanged:
    """The table has a new link; its key is `invite` of the view, beside a new `code`."""


@dataclass(frozen=True, slots=True)
class HostPassed:
    person: int | None


@dataclass(frozen=True, slots=True)
class PersonCame:
    person: int


@dataclass(frozen=True, slots=True)
class PersonWent:
    person: int


@dataclass(frozen=True, slots=True)
class GameStarted:
    game: int


@dataclass(frozen=True, slots=True)
class SecretReplaced:
    """The table was restored from a backup; people add numbers to a fresh secret."""

    commitment: str


@dataclass(frozen=True, slots=True)
class ChoiceSealed:
    """A choice was sealed or changed; the choice itself is hidden."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotTookOver:
    seat: int
    why: Why


@dataclass(frozen=True, slots=True)
class SeatTakenBack:
    seat: int


@dataclass(frozen=True, slots=True)
class RematchOpened:
    commitment: str


@dataclass(frozen=True, slots=True)
class PersonReady:
    """A person wants another game."""

    person: int


@dataclass(frozen=True, slots=True)
class TableClosed:
    why: Literal["admin", "expired"]


TableHappening = (
    TableOpened
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
    | ChoiceSealed
    | BotTookOver
    | SeatTakenBack
    | RematchOpened
    | PersonReady
    | TableClosed
)
"""Each type has only the fields that all viewers may know."""
