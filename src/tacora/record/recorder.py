"""The one way from cards and choices to a record, and which bots played its seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..game import Edition, Event, Game, Move, Reveal, play, start
from .model import Record, Turn, choices_of

BOTS = "bots"
"""The field of a record that says which bots played."""


def start_recorded(
    edition: Edition, explorers: tuple[str, ...], extra: Mapping[str, Any] | None = None
) -> tuple[Game, Record, tuple[Event, ...]]:
    """A new game, its empty record, and what happened at its start."""
    game, events = start(edition, len(explorers))
    return game, Record(edition, explorers, (), extra or {}), events


def play_recorded(game: Game, record: Record, move: Move) -> tuple[Game, Record, tuple[Event, ...]]:
    """The game and its record after a move, and what happened."""
    after, events = play(game, move)
    before = record.expeditions[: game.expedition - 1]
    turns = record.expeditions[game.expedition - 1] if game.turn else ()
    if isinstance(move, Reveal):
        turns = (*turns, Turn(move.card))
    else:
        turns = (*turns[:-1], Turn(turns[-1].card, choices_of(game, move.leaving)))
    recorded = Record(record.edition, record.explorers, (*before, turns), record.extra)
    return after, recorded, events


def bots_field(bots: Iterable[str | None]) -> list[str]:
    """Which bots played, as a record has it: one entry a seat, empty for a person."""
    return [bot or "" for bot in bots]


def bots_of(record: Record) -> tuple[str, ...] | None:
    """The bot of each seat, empty for a person; None where the record names none we can read.

    Records of version 0.1 may have null for a person, or an object of seats and bots.
    """
    said = record.extra.get(BOTS)
    seats = range(len(record.explorers))
    if isinstance(said, dict):
        said = [said.get(str(seat)) for seat in seats]
    if not isinstance(said, list) or len(said) != len(seats):
        return None
    if not all(bot is None or isinstance(bot, str) for bot in said):
        return None
    # A lone surrogate or a control character is no name, and the first cannot be sent.
    return tuple(bot if bot and bot.isprintable() else "" for bot in said)
