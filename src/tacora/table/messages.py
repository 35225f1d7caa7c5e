"""The messages to a table, and the codes of its refusals.

A person's client asks (`Asked`); the driver of the table, such as a server, tells (`Told`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ..errors import TacoraError
from ..game import Choice
from .options import Options
from .people import EmoteKind, Look

Code = Literal[
    "already_started",
    "bad_name",
    "closed",
    "daily_once",
    "late",
    "locked",
    "no_hints",
    "no_outside_bots",
    "no_such_bot",
    "no_such_person",
    "no_such_rule_set",
    "no_such_seat",
    "not_awaited",
    "not_host",
    "not_in_cave",
    "not_seated",
    "not_started",
    "not_your_seat",
    "numbers_missing",
    "old_link",
    "owner_stays",
    "played_by_bot",
    "removed",
    "seat_taken",
    "seats_taken",
    "table_full",
    "too_fast",
    "too_few_explorers",
    "too_many_games",
    "too_many_guests",
    "too_many_strong_bots",
    "unknown_person",
]


class Refused(TacoraError):
    """The table refuses a message and is unchanged; `code` says why."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a person's client; a second copy with the same id changes nothing."""

    id: str


@dataclass(frozen=True, slots=True)
class Sit(Message):
    """Take a free seat, or another one for a second person at the same browser."""

    name: str
    seat: int | None = None
    look: Look | None = None
    """How they want to look; a part that another seat has already is replaced."""


@dataclass(frozen=True, slots=True)
class ChangeLook(Message):
    """Change the look of an own seat before a game; a part that another seat has is replaced."""

    seat: int
    look: Look


@dataclass(frozen=True, slots=True)
class Emote(Message):
    """Show everybody a feeling; it is drawn beside the explorer for a moment."""

    seat: int
    emote: EmoteKind


@dataclass(frozen=True, slots=True)
class Stand(Message):
    """Free an own seat before a game."""

    seat: int


@dataclass(frozen=True, slots=True)
class AddBot(Message):
    """The host puts a bot on a free seat."""

    bot: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveBot(Message):
    """The host frees the seat of a bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class Remove(Message):
    """The host removes a person, before or during a game."""

    person: int


@dataclass(frozen=True, slots=True)
class Lock(Message):
    """The host locks the table, so that nobody else can join it, or unlocks it."""

    locked: bool


@dataclass(frozen=True, slots=True)
class NewLink(Message):
    """The host gives the table a new link and code: without a token, older ones are void."""


@dataclass(frozen=True, slots=True)
class Leave(Message):
    """Leave the table for good; in a game a bot plays on."""


@dataclass(frozen=True, slots=True)
class ChangeOptions(Message):
    """The host changes the options before a game."""

    options: Options


@dataclass(frozen=True, slots=True)
class AddNumber(Message):
    """Add a random number to the shuffle of the next game."""

    number: str


@dataclass(frozen=True, slots=True)
class Start(Message):
    """The host starts the game with all taken seats."""


@dataclass(frozen=True, slots=True)
class Choose(Message):
    """Seal a choice, or change it while other choices are missing."""

    seat: int
    game: int
    expedition: int
    turn: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class AskHint(Message):
    """Ask what the champion would choose; only this client gets the answer, nothing is stored."""

    seat: int
    game: int
    expedition: int
    turn: int


@dataclass(frozen=True, slots=True)
class TakeBack(Message):
    """Take a seat back from the bot that plays it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rematch(Message):
    """The host opens the table for another game with the same seats and options."""


@dataclass(frozen=True, slots=True)
class Again(Message):
    """A player wants another game; it starts when all players who have a seat want it."""


Asked = (
    Sit
    | ChangeLook
    | Emote
    | Stand
    | AddBot
    | RemoveBot
    | Remove
    | Lock
    | NewLink
    | Leave
    | ChangeOptions
    | AddNumber
    | Start
    | Choose
    | TakeBack
    | Rematch
    | Again
)


@dataclass(frozen=True, slots=True)
class Join:
    """A new person joins, with a new token."""

    name: str
    token_hash: str
    number: str
    seat: int | None = None
    where: str = ""
    """Hashes of this table with each of the person's networks, the largest first, dots between."""
    invite: str = ""
    """The key in the link with which they came."""
    look: Look | None = None
    """How they want to look."""
    bot: str = ""
    """The name of the program that plays, if it is not a person."""


@dataclass(frozen=True, slots=True)
class Came:
    """A person's first connection has opened."""

    person: int


@dataclass(frozen=True, slots=True)
class Went:
    """A person's last connection has closed."""

    person: int


@dataclass(frozen=True, slots=True)
class BotsChose:
    """The choices of bots in one turn, by seat.

    Only the seats that wait for a bot (`waiting_bots`) count.
    """

    game: int
    expedition: int
    turn: int
    choices: Mapping[int, Choice]


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table now."""

    why: Literal["admin", "expired"]


Told = Join | Came | Went | BotsChose | Tick | Close
