"""What a table can be asked and told, and why it refuses.

A person's client asks; the program that drives the table (a server, a test) tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ..errors import TacoraError
from ..game import Choice
from .options import Options

Code = Literal[
    "already_started",
    "bad_name",
    "closed",
    "late",
    "no_hints",
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
    "played_by_bot",
    "seat_taken",
    "seats_taken",
    "table_full",
    "too_few_explorers",
    "unknown_person",
]


class Refused(TacoraError):
    """A request that cannot be granted now; the table is unchanged."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a person's client; a second copy with the same id changes nothing."""

    id: str


@dataclass(frozen=True, slots=True)
class Sit(Message):
    """Take a free seat, or one more for somebody else at the same browser."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Stand(Message):
    """Free one of one's own seats before a game."""

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
    """The host removes somebody, before or during a game."""

    person: int


@dataclass(frozen=True, slots=True)
class Leave(Message):
    """Leave the table for good; in a game a bot plays on."""


@dataclass(frozen=True, slots=True)
class ChangeOptions(Message):
    """The host changes the options before a game."""

    options: Options


@dataclass(frozen=True, slots=True)
class AddNumber(Message):
    """Add a number to the shuffle of the coming game."""

    number: str


@dataclass(frozen=True, slots=True)
class Start(Message):
    """The host starts the game with everybody who is seated."""


@dataclass(frozen=True, slots=True)
class Choose(Message):
    """Seal a choice, or change it while others are still missing."""

    seat: int
    game: int
    expedition: int
    turn: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class AskHint(Message):
    """Ask what the champion would do; answered to nobody else, and nothing of it is kept."""

    seat: int
    game: int
    expedition: int
    turn: int


@dataclass(frozen=True, slots=True)
class TakeBack(Message):
    """Come back to a seat that a bot plays meanwhile."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rematch(Message):
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


@dataclass(frozen=True, slots=True)
class Join:
    """A new person with a token of their own."""

    name: str
    token_hash: str
    number: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Came:
    """The first connection of a person is there."""

    person: int


@dataclass(frozen=True, slots=True)
class Went:
    """The last connection of a person is gone."""

    person: int


@dataclass(frozen=True, slots=True)
class BotsChose:
    """What bots choose in one turn, by seat.

    It counts for the seats that wait for a bot then (`waiting_bots`), and for no others.
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
    """The table is to end now."""

    why: Literal["admin", "expired"]


Told = Join | Came | Went | BotsChose | Tick | Close
