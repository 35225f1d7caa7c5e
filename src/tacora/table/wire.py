"""What a table sends: the types of its views, and the JSON form of views and happenings.

A card is written as in a record: "7", "snake", "relic:5" or "relic".
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal, get_args

from ..game import Awaited, Card, Choice, Event, Result
from ..record import Began
from .log import Why
from .options import Options
from .people import Look
from .public_events import TableHappening
from .state import Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as all viewers see it."""

    name: str
    person: int | None
    bot: str | None
    played_by_bot: Why | None
    look: Look
    """How the explorer is drawn; different from all others at the table."""


@dataclass(frozen=True, slots=True)
class PersonView:
    """A person at the table as all viewers see them."""

    person: int
    name: str
    here: bool
    number_added: bool


@dataclass(frozen=True, slots=True)
class PathCardView:
    card: str
    gems: int


@dataclass(frozen=True, slots=True)
class RelicView:
    relic: str
    worth: int


@dataclass(frozen=True, slots=True)
class ExplorerView:
    """What a seat has; the chest is null if chests are closed."""

    chest: int | None
    carried: int
    relics: tuple[RelicView, ...]
    in_cave: bool
    sealed: bool
    """Whether the choice of this turn is sealed; the choice itself is hidden."""


@dataclass(frozen=True, slots=True)
class LeavingView:
    """What each leaver would bring out now, if `leavers` leave: gems, and the number of relics."""

    leavers: int
    gems: int
    relics: int


@dataclass(frozen=True, slots=True)
class OddsView:
    """The cards that may still come, and the chance that the next one collapses the cave."""

    cards: dict[str, int]
    total: int
    collapse: tuple[int, int]
    """The number of cards that collapse the cave, and the number of all cards."""
    leaving: tuple[LeavingView, ...]
    """For one leaver, two, ...; empty if nobody decides now."""


@dataclass(frozen=True, slots=True)
class GameView:
    game: int
    expedition: int
    turn: int
    path: tuple[PathCardView, ...]
    explorers: tuple[ExplorerView, ...]
    awaits: Awaited
    awaited: tuple[int, ...]
    """The seats whose choice is missing."""
    deadline: int | None
    leader: int | None
    waiting: tuple[str, ...]
    """Relics that have not entered the deck yet."""
    removed: tuple[str, ...]
    odds: OddsView | None
    result: Result | None


@dataclass(frozen=True, slots=True)
class ShuffleView:
    """The fair shuffle: a commitment, then numbers by seat, and after the game the server seed."""

    commitment: str
    server_seed: str | None
    """The secret of the commitment; null until the game is over."""
    numbers: tuple[str, ...]
    """One entry per seat: a number, "" for a bot, "-" for a person without a number.

    Empty as long as people can add numbers.
    """


@dataclass(frozen=True, slots=True)
class BeganView:
    """Where a game was taken over from another one; everything before was given."""

    expedition: int
    turn: int
    """The cards of this expedition that were given; 0 before its first card."""
    awaits: Literal["card", "choices"]
    same_cards: bool
    """Whether the cards of the other game come again, as far as they can."""


def began_view(began: Began | None) -> BeganView | None:
    """Return what people are told of a beginning; the cards to come are not part of it."""
    if began is None:
        return None
    return BeganView(began.expedition, began.turn, began.awaits, bool(began.cards))


@dataclass(frozen=True, slots=True)
class TallyView:
    """What one explorer has reached in all games at this table."""

    name: str
    person: int | None
    bot: str | None
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class TableView:
    """What all viewers share; `game` is null for viewers who may not watch."""

    table: str
    code: str
    """The short code with which people come to the table now; "" unless it is open and unlocked."""
    phase: Phase
    options: Options
    seats: tuple[SeatView | None, ...]
    people: tuple[PersonView, ...]
    host: int | None
    locked: bool
    """Whether nobody else can join."""
    invite: str
    """The key in the link of the table; "" if the table's id is enough."""
    shuffle: ShuffleView
    game: GameView | None
    ready: tuple[int, ...]
    """The people who want another game; it starts when all who have a seat do."""
    tally: tuple[TallyView, ...]
    """The games at this table so far; empty before the first one has ended."""
    daily: str = ""
    """The date of the daily cave that is played here; "" at all other tables."""
    practice: bool = False
    """Whether that day is over, so that the result does not count."""
    began: BeganView | None = None
    """Where the game begins that is played now, or starts next; null if at its first card."""


@dataclass(frozen=True, slots=True)
class StoodInView:
    """A choice that a bot made for one of the person's seats."""

    seat: int
    expedition: int
    turn: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class You:
    """What only this person sees."""

    person: int
    seats: tuple[int, ...]
    chests: dict[str, int]
    """The chests of the person's own seats."""
    choice: Choice | None
    """The person's own sealed choice; null if several people share the browser."""
    stood_in: tuple[StoodInView, ...]
    """What a bot chose for the person who was away, until the person chooses again."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as one viewer may see it."""

    version: int
    table: TableView
    you: You | None


@dataclass(frozen=True, slots=True)
class MomentView:
    """The game after one move, and what happened in that move."""

    expedition: int
    turn: int
    happened: tuple[Event, ...]
    game: GameView
    cards: dict[str, int]
    """The cards that may come next, in the order in which the dealer counts them."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """A whole record as everybody may see it after the game."""

    edition: str
    relics: bool
    explorers: tuple[str, ...]
    bots: tuple[str | None, ...]
    """The bot of each seat; null if the record names none."""
    looks: tuple[Look, ...]
    """How the explorer of each seat is drawn; if the record does not say it, as usual."""
    moments: tuple[MomentView, ...]
    shuffle: str | None
    """The error in the proof of the shuffle; null if there is no proof, or it holds."""
    began: BeganView | None = None
    """Where the game was taken over from another one; null if all of it is its own."""


Happening = TableHappening | Event
"""What viewers are told; the events of the game have no secrets, so they are told as they are."""


def tag(name: str) -> str:
    """Return the name of a type in JSON: `PersonJoined` is "person_joined"."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


_TOLD = {kind: tag(kind.__name__) for kind in get_args(Happening)}


def plain(value: object) -> Any:
    """Return a value of this module as JSON: cards as in a record, happenings with their tag."""
    kind: type = type(value)
    if value is None or kind in (int, str, bool):
        return value
    if isinstance(value, Card):
        return str(value)
    if kind is tuple:
        return [plain(each) for each in value]  # type: ignore[attr-defined]
    if kind is dict:
        return {key: plain(each) for key, each in value.items()}  # type: ignore[attr-defined]
    said = {"event": _TOLD[kind]} if kind in _TOLD else {}
    for name in _names(kind):
        said[name] = plain(getattr(value, name))
    return said


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
