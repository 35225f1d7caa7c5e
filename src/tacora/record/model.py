"""A record: the cards and the choices of one game. Write it move by move, and replay it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import TacoraError
from ..game import (
    EXPEDITIONS,
    Card,
    Decide,
    Edition,
    Event,
    Game,
    IllegalMove,
    Move,
    Reveal,
    play,
    start,
)
from ..shown import Shown

MOST_NAME_CHARACTERS = 64
GOES_ON, LEAVES, OUTSIDE = "+", "-", "."
BOTS = "bots"
"""The field of a record with the bots of the seats."""
REPLACED = "replaced"
"""The field of a record with expedition, turn and seat of each choice of a stand-in for a bot."""


class RecordError(TacoraError):
    """A record cannot be read or breaks a rule; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A card and the choices after it, one character per seat; empty if nobody decided."""

    card: Card
    choices: str = ""


History = tuple[tuple[Turn, ...], ...]
"""The turns of a game so far, by expedition; all at the table have seen them."""


@dataclass(frozen=True, slots=True, repr=False)
class Record(Shown):
    """The cards and choices of one game; amounts and result follow from the rules."""

    edition: Edition
    explorers: tuple[str, ...]
    expeditions: History = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further fields of the record, kept as they are."""

    def _shown(self) -> tuple[str, dict[str, str]]:
        found = {
            f"expedition {number}": " ".join(f"{turn.card}{turn.choices}" for turn in turns)
            for number, turns in enumerate(self.expeditions, start=1)
        }
        if self.extra:
            found["further fields"] = ", ".join(self.extra)
        return f"Record, {self.edition.name}: {', '.join(self.explorers)}", found


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after one move of its record, and what happened in that move."""

    game: Game
    events: tuple[Event, ...]
    expedition: int
    """The expedition and the turn of the move; turn 0 is the start."""
    turn: int


def check_name(name: object) -> str:
    """Return a name that is allowed in a record; raise a `RecordError` if it is not.

    Every script is allowed, but no character that hides text or changes its direction.
    """
    if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME_CHARACTERS:
        raise RecordError(f"explorers: a name has 1 to {MOST_NAME_CHARACTERS} characters")
    for character in name:
        category = unicodedata.category(character)
        turning = character in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
        if category in ("Cc", "Cs", "Zl", "Zp") or turning:
            raise RecordError("explorers: a name has no control or unreadable characters")
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise RecordError("explorers: a name has a visible character")
    return name


def choices_of(game: Game, leaving: frozenset[int]) -> str:
    """Return the choices of a turn as in a record."""
    return "".join(
        OUTSIDE if not explorer.in_cave else LEAVES if seat in leaving else GOES_ON
        for seat, explorer in enumerate(game.explorers)
    )


def start_recorded(
    edition: Edition, explorers: tuple[str, ...], extra: Mapping[str, Any] | None = None
) -> tuple[Game, Record, tuple[Event, ...]]:
    """Return a new game, its empty record, and what happened at its start."""
    game, events = start(edition, len(explorers))
    return game, Record(edition, explorers, (), extra or {}), events


def play_recorded(game: Game, record: Record, move: Move) -> tuple[Game, Record, tuple[Event, ...]]:
    """Return the game and its record after a move, and what happened."""
    after, events = play(game, move)
    before = record.expeditions[: game.expedition - 1]
    turns = record.expeditions[game.expedition - 1] if game.turn else ()
    if isinstance(move, Reveal):
        turns = (*turns, Turn(move.card))
    else:
        turns = (*turns[:-1], Turn(turns[-1].card, choices_of(game, move.leaving)))
    recorded = Record(record.edition, record.explorers, (*before, turns), record.extra)
    return after, recorded, events


def replay(record: Record) -> Iterator[Moment]:
    """Yield every moment of a record; raise a `RecordError` at the first move against a rule."""
    try:
        game, events = start(record.edition, len(record.explorers))
    except IllegalMove as error:
        raise RecordError(f"explorers: {error}") from None
    yield Moment(game, events, 1, 0)
    if len(record.expeditions) > EXPEDITIONS:
        raise RecordError(f"expedition {EXPEDITIONS + 1}: the game is over")
    for number, turns in enumerate(record.expeditions, start=1):
        if game.expedition != number:
            raise RecordError(f"expedition {number}: expedition {number - 1} is not over")
        if not turns:
            raise RecordError(f"expedition {number}: has no turns")
        for turn_number, turn in enumerate(turns, start=1):
            place = f"expedition {number}, turn {turn_number}"
            if game.over or game.expedition != number:
                raise RecordError(f"{place}: the expedition is over")
            try:
                game, events = play(game, Reveal(turn.card))
                yield Moment(game, events, number, turn_number)
                if game.awaits != "choices":
                    if turn.choices:
                        raise IllegalMove("nobody decides here")
                    continue
                last = number == len(record.expeditions) and turn_number == len(turns)
                if not turn.choices and last:
                    return  # the record ends before the decision
                game, events = play(game, Decide(_leaving(game, turn.choices)))
                yield Moment(game, events, number, turn_number)
            except IllegalMove as error:
                raise RecordError(f"{place}: {error}") from None


def _leaving(game: Game, choices: str) -> frozenset[int]:
    if len(choices) != len(game.explorers):
        raise IllegalMove(f"{len(game.explorers)} choices were awaited, not {len(choices)}")
    for seat, (choice, explorer) in enumerate(zip(choices, game.explorers, strict=True)):
        if explorer.in_cave and choice == OUTSIDE:
            raise IllegalMove(f"seat {seat} is in the cave and has to decide")
        if not explorer.in_cave and choice != OUTSIDE:
            raise IllegalMove(f"seat {seat} is not in the cave")
    return frozenset(seat for seat, choice in enumerate(choices) if choice == LEAVES)


def last_game(record: Record) -> Game:
    """Return the game at the end of the record; it may not be over."""
    game = None
    for moment in replay(record):
        game = moment.game
    assert game is not None
    return game


def bots_field(bots: Iterable[str | None]) -> list[str]:
    """Return the `bots` field of a record: one entry per seat, empty for a person."""
    return [bot or "" for bot in bots]


def bots_of(record: Record) -> tuple[str, ...] | None:
    """Return the bot of each seat, empty for a person; None if the record has no valid field.

    Records of version 0.1 may have null for a person, or an object of seats and bots.
    """
    said = record.extra.get(BOTS)
    seats = range(len(record.explorers))
    if isinstance(said, dict):
        if any(key.isdecimal() and not _is_seat(key, seats) for key in said):
            return None
        said = [said.get(str(seat)) for seat in seats]
    if not isinstance(said, list) or len(said) != len(seats):
        return None
    if not all(bot is None or isinstance(bot, str) for bot in said):
        return None
    # A control character or a lone surrogate is not allowed in a name of a bot.
    return tuple(bot if bot and bot.isprintable() else "" for bot in said)


def _is_seat(key: str, seats: range) -> bool:
    """Return whether digits are the number of a seat; Python reads no number of 5,000 digits."""
    return len(key) < 10 and int(key) in seats
