"""A game of people and bots at one terminal: its seats, its record, and the saved game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..bots import BOTS, STAND_IN, BotFailed, character, make_bot
from ..bots.thinker import Hint, advice
from ..dealer import Dealer
from ..errors import TacoraError
from ..files import whole_file
from ..game import Chests, Decide, Edition, Event, Game, Move, Reveal, view
from ..record import (
    REPLACED,
    Record,
    bots_field,
    bots_of,
    last_game,
    play_recorded,
    proof,
    seed_of,
    start_recorded,
    to_json,
)
from ..words import Words

BOT_NAMES = ("Inés", "Otto", "Pilar", "Quentin", "Rosa", "Sven", "Tala", "Yuri")


class SavedGameError(TacoraError):
    """A file without a game that can be resumed."""


@dataclass(slots=True)
class Match:
    """One game with its seats; a seat without a bot belongs to a person."""

    game: Game
    opening: tuple[Event, ...]
    """The events before the first move of this match."""
    record: Record
    dealer: Dealer
    bots: tuple[str | None, ...]
    chests: Chests
    failed: tuple[tuple[int, BotFailed], ...] = ()
    """The seats whose bot failed in the last choice, for which the stand-in chose, and why."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def names(self, words: Words) -> tuple[str, ...]:
        """The explorers' names; a bot's name is followed by its character."""
        return tuple(
            name if bot is None else f"{name} ({words.bot(bot)})"
            for name, bot in zip(self.record.explorers, self.bots, strict=True)
        )

    def reveal(self) -> tuple[Event, ...]:
        """Deal and reveal the next card; returns the events."""
        return self._play(Reveal(self.dealer.deal(self.game)))

    def decide(self, leaving_people: frozenset[int]) -> tuple[Event, ...]:
        """Apply the choices of people and bots at once; returns the events."""
        self.failed = ()
        expedition, turn = self.game.expedition, self.game.turn
        leaving = leaving_people | frozenset(
            seat for seat in self.game.inside if self._bot_leaves(seat)
        )
        if self.failed:
            stood_in = [[expedition, turn, seat] for seat, _ in self.failed]
            before = self.record.extra.get(REPLACED)
            known = before if isinstance(before, list) else []
            extra = {**self.record.extra, REPLACED: [*known, *stood_in]}
            self.record = replace(self.record, extra=extra)
        return self._play(Decide(leaving))

    def _play(self, move: Move) -> tuple[Event, ...]:
        self.game, self.record, events = play_recorded(self.game, self.record, move)
        return events

    def _bot_leaves(self, seat: int) -> bool:
        name = self.bots[seat]
        if name is None:
            return False
        # A bot may see closed chests, because an attentive player can count them.
        seen, seed = view(self.game, seat, "open"), self.dealer.bots_seed
        try:
            return make_bot(name, seed).decide(seen, self.record.expeditions) == "leave"
        except BotFailed as error:
            self.failed = (*self.failed, (seat, error))
            return make_bot(STAND_IN, seed).decide(seen, self.record.expeditions) == "leave"

    def hint(self, seat: int) -> Hint:
        """The champion's hint for a seat."""
        return advice(view(self.game, seat, "open"), self.record.expeditions)

    def save(self, path: Path) -> None:
        """Write the game so far to a file, atomically."""
        with whole_file(path) as file:
            file.write(to_json(self.record) + "\n")


USUAL_BOTS = ("cautious", "bold", "random")


def new_match(
    edition: Edition,
    people: Sequence[str],
    explorers: int,
    seed: str | None,
    chests: Chests,
    characters: Sequence[str] = USUAL_BOTS,
) -> Match:
    """A new game: people in the first seats, the characters in turn in the others."""
    dealer = Dealer(seed)
    free_seats = range(explorers - len(people))
    bots = [characters[number % len(characters)] for number in free_seats]
    free = [name for name in BOT_NAMES if name not in people]
    seats = (*(None for _ in people), *bots)
    extra = {"bots": bots_field(seats), "chests": chests, "shuffle": proof(dealer)}
    names = (*people, *free[: len(bots)])
    game, record, opening = start_recorded(edition, names, extra)
    return Match(game, opening, record, dealer, seats, chests)


def resumed_match(record: Record, own: Sequence[str] = ()) -> Match:
    """The match of an unfinished game; if its record names no bots, seat 0 is the only person.

    `own` names the bots of your own that may play on: a file alone makes nothing run.
    """
    game = last_game(record)
    if game.over:
        raise SavedGameError("this game is over and cannot be resumed")
    seats = len(record.explorers)
    named = bots_of(record)
    if named is None:
        if "bots" in record.extra:
            raise SavedGameError(f'bots: a list of {seats} names, "" for a person, was awaited')
        named = ("", *["cautious"] * (seats - 1))
    for bot in named:
        if bot and bot not in BOTS and bot not in own:
            raise SavedGameError(
                f'bots: "" or one of {", ".join(BOTS)} was awaited, not {bot[:100]!r}; '
                "--bots names a bot of your own again"
            )
        if bot:
            character(bot)
    bots = tuple(bot or None for bot in named)
    chests: Chests = "open" if record.extra.get("chests") == "open" else "closed"
    return Match(game, (), record, Dealer(seed_of(record)), bots, chests)
