"""A game among people and bots at one terminal: who plays, what came, what was saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import BOTS, Bot, make_bot
from ..bots.thinker import Hint, advice
from ..dealer import Dealer
from ..errors import TacoraError
from ..files import whole_file
from ..game import Chests, Decide, Edition, Event, Game, Move, Reveal, view
from ..record import (
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
    """A file that holds no game to go on with."""


@dataclass(slots=True)
class Match:
    """One game with its seats; a seat without a bot's name is a person's."""

    game: Game
    opening: tuple[Event, ...]
    """What has happened before the first move of this match."""
    record: Record
    dealer: Dealer
    bots: tuple[str | None, ...]
    chests: Chests

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def names(self, words: Words) -> tuple[str, ...]:
        """The explorers' names, with the bot's character where one plays."""
        return tuple(
            name if bot is None else f"{name} ({words.bot(bot)})"
            for name, bot in zip(self.record.explorers, self.bots, strict=True)
        )

    def reveal(self) -> tuple[Event, ...]:
        """Deal and turn the next card."""
        return self._play(Reveal(self.dealer.deal(self.game)))

    def decide(self, leaving_people: frozenset[int]) -> tuple[Event, ...]:
        """Reveal all choices, the people's and the bots', at once."""
        leaving = leaving_people | frozenset(
            seat for seat in self.game.inside if self._bot_leaves(seat)
        )
        return self._play(Decide(leaving))

    def _play(self, move: Move) -> tuple[Event, ...]:
        self.game, self.record, events = play_recorded(self.game, self.record, move)
        return events

    def _bot_leaves(self, seat: int) -> bool:
        name = self.bots[seat]
        if name is None:
            return False
        bot: Bot = make_bot(name, self.dealer.bots_seed)
        # Closed chests hide nothing from somebody who keeps count, as a bot does.
        seen = view(self.game, seat, "open")
        return bot.decide(seen, self.record.expeditions) == "leave"

    def hint(self, seat: int) -> Hint:
        """What the champion says to the person in a seat."""
        return advice(view(self.game, seat, "open"), self.record.expeditions)

    def save(self, path: Path) -> None:
        """Write the game so far; the file is there whole or not at all."""
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
    """A fresh game: people in the first seats, bots in the others, by turns."""
    dealer = Dealer(seed)
    free_seats = range(explorers - len(people))
    bots = [characters[number % len(characters)] for number in free_seats]
    free = [name for name in BOT_NAMES if name not in people]
    seats = (*(None for _ in people), *bots)
    extra = {"bots": bots_field(seats), "chests": chests, "shuffle": proof(dealer)}
    names = (*people, *free[: len(bots)])
    game, record, opening = start_recorded(edition, names, extra)
    return Match(game, opening, record, dealer, seats, chests)


def resumed_match(record: Record) -> Match:
    """A broken-off game to go on with; a record that names no bots gets one person, in seat 0."""
    game = last_game(record)
    if game.over:
        raise SavedGameError("this game is over; there is nothing to go on with")
    seats = len(record.explorers)
    named = bots_of(record)
    if named is None:
        if "bots" in record.extra:
            raise SavedGameError(f'bots: a list of {seats} names, "" for a person, was awaited')
        named = ("", *["cautious"] * (seats - 1))
    for bot in named:
        if bot and bot not in BOTS:
            raise SavedGameError(f'bots: "" or one of {", ".join(BOTS)} was awaited')
    bots = tuple(bot or None for bot in named)
    chests: Chests = "open" if record.extra.get("chests") == "open" else "closed"
    return Match(game, (), record, Dealer(seed_of(record)), bots, chests)
