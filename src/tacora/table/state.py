"""A table at one moment: seats, people, their names, and sealed choices around one game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from ..dealer import Dealer
from ..game import Choice, Game
from ..record import Record, commitment_to, dealing_seed
from .log import Why
from .options import House, Options

Phase = Literal["open", "playing", "over", "closed"]

REMEMBERED = 256
"""How many message ids of one person are remembered, so that copies are recognised."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a token: in one seat, in several, or in none."""

    id: int
    name: str
    token_hash: str
    number: str | None = None
    """What their client added to the shuffle of the coming game."""
    here: bool = False
    since: int = 0
    """When they came or went."""
    gone: bool = False
    """Whether they left or were removed for good."""
    messages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken place at the table; `person` None is a bot's own seat."""

    name: str
    person: int | None
    bot: str | None = None
    played_by_bot: Why | None = None
    """Why a bot plays for the person of this seat, if one does."""

    @property
    def by_person(self) -> bool:
        """Whether somebody's choice is waited for."""
        return self.person is not None and self.played_by_bot is None


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about one table; a new one is made for every event."""

    id: str
    version: int
    """How many events of the log are in it."""
    options: Options
    house: House
    phase: Phase
    server_seed: str = field(repr=False)
    seats: tuple[Seat | None, ...]
    people: tuple[Person, ...] = ()
    host: int | None = None
    game_number: int = 0
    """Which game at this table it is, from 1 once the first has started."""
    game: Game | None = None
    numbers: tuple[str, ...] = ()
    """The clients' numbers that went into the shuffle of this game, in seat order."""
    record: Record | None = None
    """The cards and choices of this game so far."""
    sealed: Mapping[int, Choice] = field(default_factory=dict, repr=False)
    dealt_at: int = 0
    changed_at: int = 0
    started_at: int = 0

    @property
    def commitment(self) -> str:
        return commitment_to(self.server_seed)

    @property
    def dealer(self) -> Dealer:
        """The dealer of the running game; its seed is a secret until the game is over."""
        return Dealer(dealing_seed(self.server_seed, self.numbers))

    @property
    def bots_seed(self) -> str:
        """What bots leave to chance follows from this; the cards to come do not."""
        return self.dealer.bots_seed

    def person(self, id: int | None) -> Person | None:  # noqa: A002
        """Somebody who is still at the table."""
        if id is None or not 1 <= id <= len(self.people):
            return None
        person = self.people[id - 1]
        return None if person.gone else person

    def seats_of(self, person: int) -> tuple[int, ...]:
        return tuple(seat for seat, held in enumerate(self.seats) if held and held.person == person)

    def taken(self) -> tuple[int, ...]:
        return tuple(seat for seat, held in enumerate(self.seats) if held)

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if seat)

    def deciding(self) -> tuple[int, ...]:
        """The seats whose person is asked for a choice now, sealed or not."""
        if self.phase != "playing" or self.game is None or self.game.awaits != "choices":
            return ()
        return tuple(
            seat for seat in self.game.inside if (held := self.seats[seat]) and held.by_person
        )

    def awaited(self) -> tuple[int, ...]:
        """The seats whose person's choice is still missing."""
        return tuple(seat for seat in self.deciding() if seat not in self.sealed)

    def moment(self) -> tuple[int, int, int] | None:
        """Which turn it is: the game, the expedition and the turn; None before a game."""
        game = self.game
        return (self.game_number, game.expedition, game.turn) if game else None

    @property
    def deadline(self) -> int | None:
        """When the time for this turn's choices is over, where there is such a time."""
        if self.options.seconds is None or self.game is None or self.game.awaits != "choices":
            return None
        return self.dealt_at + self.options.seconds * 1000

    def bots_deciding(self) -> dict[int, str]:
        """The seats whose choice a bot has still to seal, and that bot."""
        if self.phase != "playing" or self.game is None or self.game.awaits != "choices":
            return {}
        return {
            seat: held.bot if held.bot is not None else self.house.stand_in
            for seat in self.game.inside
            if (held := self.seats[seat]) and not held.by_person and seat not in self.sealed
        }


LONGEST = 24
"""Code points a name may have once it is clean."""

MOST_MARKS = 4
"""Combining marks in a row; real scripts need fewer, and more would cover the lines around."""

# Two format characters are part of the spelling of some scripts and of many emoji.
_JOINERS = "\u200c\u200d"
# Letters and signs that look like nothing at all.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(raw: str) -> str | None:
    """The name as it may be shown, or None where nothing of it can be."""
    text = unicodedata.normalize("NFC", raw[: LONGEST * 8])
    kept: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            continue
        if kind == "Zs" or character in "\t\n\r":
            kept.append(" ")
        elif character in _JOINERS or (kind not in _DROPPED and character not in _BLANK):
            kept.append(character)
    name = " ".join("".join(kept).split(" "))
    name = " ".join(part for part in name.split(" ") if part)[:LONGEST].strip(" " + _JOINERS)
    visible = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    return name if visible else None


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it where somebody at the table has it already."""
    others = {other.casefold() for other in taken}
    if name.casefold() not in others:
        return name
    number = 2
    while True:
        suffix = f" {number}"
        candidate = name[: LONGEST - len(suffix)] + suffix
        if candidate.casefold() not in others:
            return candidate
        number += 1
