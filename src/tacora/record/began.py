"""Games that were played on from a moment of another game: where, and whether with its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from ..dealer import Dealer
from ..game import EXPEDITIONS, Card, Game
from .model import History, Record, RecordError, Turn, replay
from .text import parse_card

BEGAN = "began"
"""The field of a record that says where its own part begins."""


@dataclass(frozen=True, slots=True)
class Began:
    """Where a game was taken over from another one; everything before was given."""

    expedition: int
    turn: int
    """The cards of this expedition that were given; 0 before its first card."""
    awaits: Literal["card", "choices"]
    """What came first in the game's own part."""
    cards: tuple[tuple[str, ...], ...] = ()
    """The cards of the other game by expedition, if they come again; empty for new cards."""

    @property
    def first(self) -> tuple[int, int]:
        """The place of the first card that was not given."""
        return self.expedition, self.turn + 1

    @property
    def chosen(self) -> tuple[int, int]:
        """The place of the first choice that was not given."""
        return (self.expedition, self.turn) if self.awaits == "choices" else self.first

    def again(self, expedition: int, turn: int) -> Card | None:
        """The card that the other game had at a place; None if it had none there."""
        turns = self.cards[expedition - 1] if expedition <= len(self.cards) else ()
        return parse_card(turns[turn - 1]) if turn <= len(turns) else None

    def as_field(self) -> dict[str, Any]:
        """The field of a record."""
        said = asdict(self)
        said["cards"] = [list(turns) for turns in self.cards]
        return {key: value for key, value in said.items() if key != "cards" or value}


def deal(game: Game, dealer: Dealer, began: Began | None) -> Card:
    """The next card: that of the other game if it comes again and still can, else the dealer's."""
    card = began.again(game.expedition, game.turn + 1) if began else None
    return card if card is not None and game.bag[card] else dealer.deal(game)


def began_of(record: Record) -> Began | None:
    """Where a record's own part begins; None if all of it is its own.

    Raises a `RecordError` if the record has no such moment.
    """
    said = record.extra.get(BEGAN)
    if said is None:
        return None
    began = _read(said)
    if began is None:
        raise RecordError("began: an expedition, a turn and what it awaits were awaited")
    for moment in replay(record):
        game = moment.game
        if (game.expedition, game.turn, game.awaits) == (
            began.expedition,
            began.turn,
            began.awaits,
        ):
            return began
    raise RecordError("began: the game has no such moment")


def _read(said: object) -> Began | None:
    if not isinstance(said, Mapping) or said.keys() - {"expedition", "turn", "awaits", "cards"}:
        return None
    expedition, turn, awaits = said.get("expedition"), said.get("turn"), said.get("awaits")
    if type(expedition) is not int or type(turn) is not int:
        return None
    if not 1 <= expedition <= EXPEDITIONS or turn < 0 or awaits not in ("card", "choices"):
        return None
    cards = said.get("cards", [])
    if not isinstance(cards, list) or not all(isinstance(turns, list) for turns in cards):
        return None
    if not all(isinstance(each, str) and parse_card(each) for turns in cards for each in turns):
        return None
    return Began(expedition, turn, awaits, tuple(map(tuple, cards)))


def until(record: Record, number: int, *, same_cards: bool) -> tuple[Began, History]:
    """A moment of a record to play on from, and the game until then.

    `number` counts the moments of `tacora.record.replay` from 0. Raises a `RecordError` if there
    is no such moment, or if nothing can be played there any more.
    """
    moments = list(replay(record))
    if not 0 <= number < len(moments):
        raise RecordError(f"moment {number}: the game has {len(moments)} moments")
    moment, game = moments[number], moments[number].game
    if game.awaits == "nothing":
        raise RecordError(f"moment {number}: the game is over")
    cards = [tuple(str(turn.card) for turn in turns) for turns in record.expeditions]
    began = Began(game.expedition, game.turn, game.awaits, tuple(cards) if same_cards else ())
    if number == 0:
        return began, ()
    turns = record.expeditions[moment.expedition - 1][: moment.turn]
    if game.awaits == "choices":
        turns = (*turns[:-1], Turn(turns[-1].card))
    return began, (*record.expeditions[: moment.expedition - 1], turns)
