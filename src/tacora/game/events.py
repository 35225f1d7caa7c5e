"""The events of a game: what happened, in the past tense and with every amount."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cards import Card, Relic, Trap
from .state import Result


@dataclass(frozen=True, slots=True)
class ExpeditionBegan:
    """All explorers entered the cave."""

    expedition: int
    entered: tuple[Relic, ...]
    """The relics that went into the deck just before."""


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A card joined the path."""

    card: Card


@dataclass(frozen=True, slots=True)
class TreasureShared:
    """All explorers inside got the same share; the remaining gems stay on the card."""

    seats: tuple[int, ...]
    each: int
    left: int


@dataclass(frozen=True, slots=True)
class CaveCollapsed:
    """The second trap of a kind came; each of these seats lost what it carried."""

    trap: Trap
    seats: tuple[int, ...]
    each: int


@dataclass(frozen=True, slots=True)
class DecisionSkipped:
    """The first card was a trap, and in this book the next card follows at once."""


@dataclass(frozen=True, slots=True)
class ChoicesRevealed:
    """All choices were shown at the same moment."""

    going_on: tuple[int, ...]
    leaving: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckRanOut:
    """The deck is empty; all explorers inside leave together."""


@dataclass(frozen=True, slots=True)
class ExplorersLeft:
    """Each of these seats put what it carried and its share of the path into its chest."""

    seats: tuple[int, ...]
    carried: int
    each: int
    left: int
    """Gems that stay on the path."""


@dataclass(frozen=True, slots=True)
class RelicTaken:
    """A lone leaver carried a relic out."""

    seat: int
    relic: Relic
    worth: int


@dataclass(frozen=True, slots=True)
class ExpeditionEnded:
    """The expedition is over and its entrance is closed."""

    expedition: int
    how: Literal["collapse", "everyone left"]
    gems: int
    """Gems that went from the path back to the supply."""
    relics: tuple[Relic, ...]
    """Relics on the path, which left the game."""
    trap: Trap | None
    """The trap card that left the game after a collapse."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The fifth expedition is over."""

    result: Result


Event = (
    ExpeditionBegan
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
