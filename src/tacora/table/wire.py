"""What the world gets to see of a table, as types: views, and what happened.

A card is written as in a record: "7", "snake", "relic:5" or "relic".
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .log import Choice, Why
from .messages import _tag
from .options import Options
from .state import Phase


class SeatView(Struct, frozen=True):
    """A seat as everybody may see it."""

    name: str
    person: int | None
    bot: str | None
    played_by_bot: Why | None


class PersonView(Struct, frozen=True):
    """Somebody at the table as everybody may see them."""

    person: int
    name: str
    here: bool
    number_added: bool


class PathCardView(Struct, frozen=True):
    card: str
    gems: int


class RelicView(Struct, frozen=True):
    relic: str
    worth: int


class ExplorerView(Struct, frozen=True):
    """What a seat has; the chest is null where chests are closed."""

    chest: int | None
    carried: int
    relics: tuple[RelicView, ...]
    in_cave: bool
    sealed: bool
    """Whether the choice of this turn is there; which one it is nobody sees."""


class LeavingView(Struct, frozen=True):
    """What each of so many leavers would bring out now, relics for a lone one apart."""

    leavers: int
    gems: int
    relics: int


class OddsView(Struct, frozen=True):
    """The cards that may still come, and the chance that the next one collapses the cave."""

    cards: dict[str, int]
    total: int
    collapse: tuple[int, int]
    """How many of the cards collapse the cave, and out of how many."""
    leaving: tuple[LeavingView, ...]
    """For one leaver, two, ...; empty where nobody decides now."""


class ResultView(Struct, frozen=True):
    points: tuple[int, ...]
    relics: tuple[int, ...]
    winners: tuple[int, ...]
    outcome: Literal["won", "shared", "play again"]


class GameView(Struct, frozen=True):
    game: int
    expedition: int
    turn: int
    path: tuple[PathCardView, ...]
    explorers: tuple[ExplorerView, ...]
    awaits: Literal["card", "choices", "nothing"]
    awaited: tuple[int, ...]
    """The seats whose choice is missing."""
    deadline: int | None
    leader: int | None
    waiting: tuple[str, ...]
    """Relics that have not entered the deck yet."""
    removed: tuple[str, ...]
    odds: OddsView | None
    result: ResultView | None


class ShuffleView(Struct, frozen=True):
    """The fair shuffle: the commitment before, everything after the game."""

    commitment: str
    server_seed: str | None
    numbers: tuple[str, ...]


class TableView(Struct, frozen=True):
    """What everybody who may watch sees alike."""

    table: str
    phase: Phase
    options: Options
    seats: tuple[SeatView | None, ...]
    people: tuple[PersonView, ...]
    host: int | None
    shuffle: ShuffleView
    game: GameView | None


class You(Struct, frozen=True):
    """What only this person sees."""

    person: int
    seats: tuple[int, ...]
    chests: dict[str, int]
    """The chests of one's own seats."""
    choice: Choice | None
    """One's own sealed choice; not shown where several people share the browser."""


class View(Struct, frozen=True):
    """A table as one viewer may see it."""

    version: int
    table: TableView
    you: You | None


class _Happening(Struct, frozen=True, tag_field="event", tag=_tag):
    pass


class TableOpened(_Happening, frozen=True):
    pass


class PersonJoined(_Happening, frozen=True):
    person: int
    name: str


class NumberAdded(_Happening, frozen=True):
    person: int


class SeatTaken(_Happening, frozen=True):
    seat: int
    person: int
    name: str


class BotSeated(_Happening, frozen=True):
    seat: int
    bot: str
    name: str


class SeatFreed(_Happening, frozen=True):
    seat: int


class PersonGone(_Happening, frozen=True):
    person: int
    why: Literal["left", "removed"]


class OptionsChanged(_Happening, frozen=True):
    pass


class HostPassed(_Happening, frozen=True):
    person: int | None


class PersonCame(_Happening, frozen=True):
    person: int


class PersonWent(_Happening, frozen=True):
    person: int


class GameStarted(_Happening, frozen=True):
    game: int


class ChoiceSealed(_Happening, frozen=True):
    """Somebody's choice is there, or was changed; which one it is nobody sees."""

    seat: int


class BotTookOver(_Happening, frozen=True):
    seat: int
    why: Why


class SeatTakenBack(_Happening, frozen=True):
    seat: int


class RematchOpened(_Happening, frozen=True):
    commitment: str


class TableClosed(_Happening, frozen=True):
    why: Literal["admin", "expired"]


class ExpeditionBegan(_Happening, frozen=True):
    expedition: int
    entered: tuple[str, ...]


class CardRevealed(_Happening, frozen=True):
    card: str


class TreasureShared(_Happening, frozen=True):
    seats: tuple[int, ...]
    each: int
    left: int


class CaveCollapsed(_Happening, frozen=True):
    trap: str
    seats: tuple[int, ...]
    each: int


class DecisionSkipped(_Happening, frozen=True):
    pass


class ChoicesRevealed(_Happening, frozen=True):
    going_on: tuple[int, ...]
    leaving: tuple[int, ...]


class DeckRanOut(_Happening, frozen=True):
    pass


class ExplorersLeft(_Happening, frozen=True):
    seats: tuple[int, ...]
    carried: int
    each: int
    left: int


class RelicTaken(_Happening, frozen=True):
    seat: int
    relic: str
    worth: int


class ExpeditionEnded(_Happening, frozen=True):
    expedition: int
    how: Literal["collapse", "everyone left"]
    gems: int
    relics: tuple[str, ...]
    trap: str | None


class GameEnded(_Happening, frozen=True):
    result: ResultView


Happening = (
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
    | ChoiceSealed
    | BotTookOver
    | SeatTakenBack
    | RematchOpened
    | TableClosed
    | ExpeditionBegan
    | CardRevealed
    | TreasureShared
    | CaveCollapsed
    | DecisionSkipped
    | ChoicesRevealed
    | DeckRanOut
    | ExplorersLeft
    | RelicTaken
    | ExpeditionEnded
    | GameEnded
)
