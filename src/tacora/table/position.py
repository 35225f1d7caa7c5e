"""A moment of another game, from which the first game of a table is played on."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Edition, Game
from ..record import Began, History, Record, last_game, parse_turn


@dataclass(frozen=True, slots=True)
class Position:
    """The game until then, in texts as in a record, and where the table takes it over."""

    began: Began
    expeditions: tuple[tuple[str, ...], ...]
    """The turns of each expedition, such as `7++-`."""
    edition: str
    relics: bool
    seats: int

    def fits(self, rules: Edition, seats: int) -> bool:
        """Return whether a game with these rules and seats can be played on from here."""
        return (rules.id, rules.relics is not None, seats) == (
            self.edition,
            self.relics,
            self.seats,
        )

    def start(self, rules: Edition, names: tuple[str, ...]) -> tuple[Game, Record]:
        """Return the game at this moment, and its record until then."""
        record = Record(rules, names, self._history())
        return last_game(record), record

    def _history(self) -> History:
        return tuple(
            tuple(
                parse_turn(text, f"expedition {number}, turn {turn}")
                for turn, text in enumerate(turns, start=1)
            )
            for number, turns in enumerate(self.expeditions, start=1)
        )


def position_of(record: Record, began: Began, history: History) -> Position:
    """Return the position of a moment that `tacora.record.until` has found in a record."""
    return Position(
        began,
        tuple(tuple(f"{turn.card}{turn.choices}" for turn in turns) for turns in history),
        record.edition.id,
        record.edition.relics is not None,
        len(record.explorers),
    )
