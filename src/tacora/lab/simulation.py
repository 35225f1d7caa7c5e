"""Games of bots in the reference engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..bots import Bot, make_bot
from ..dealer import Dealer
from ..game import Decide, Edition, Event, Game, Result, Reveal, view
from ..record import Record, bots_field, play_recorded, proof, start_recorded
from ..record.model import MOST_NAME_CHARACTERS
from ..statistics import Counter, Statistics


def explorer_names(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of explorers in the records of bots: the bot without its module, and the seat."""
    short = (bot.rpartition(":")[2][: MOST_NAME_CHARACTERS - 2] for bot in bots)
    return tuple(f"{bot} {seat}" for seat, bot in enumerate(short))


@dataclass(frozen=True, slots=True)
class Played:
    """One game of bots: its record, its last moment and its events."""

    record: Record
    game: Game
    events: tuple[Event, ...]

    @property
    def result(self) -> Result:
        assert self.game.result
        return self.game.result


def play_game(edition: Edition, bots: Sequence[str], seed: str) -> Played:
    """One game of bots; the seed determines its cards and the bots' random choices."""
    dealer = Dealer(seed)
    players: list[Bot] = [make_bot(name, dealer.bots_seed) for name in bots]
    extra = {"bots": bots_field(bots), "shuffle": proof(dealer)}
    events: list[Event] = []
    game, record, _ = start_recorded(edition, explorer_names(bots), extra)
    while not game.over:
        if game.awaits == "card":
            game, record, happened = play_recorded(game, record, Reveal(dealer.deal(game)))
        else:
            leaving = [
                seat
                for seat in game.inside
                if players[seat].decide(view(game, seat, "open"), record.expeditions) == "leave"
            ]
            game, record, happened = play_recorded(game, record, Decide(leaving))
        events += happened
    return Played(record, game, tuple(events))


def simulate_bots(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
) -> Statistics:
    """Play games of bots with the reference engine; returns their statistics.

    Game number i, from 0, has the seed `SEED/i`, so the same seed gives the same games.
    """
    counter = Counter(len(bots))
    for number in range(games):
        counter.add(play_game(edition, bots, f"{seed}/{number}").events)
    return counter.statistics()
