"""Many games of bots against bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots import Bot, make_bot
from ..dealer import Dealer
from ..game import Decide, Edition, Event, Game, Result, Reveal, view
from ..record import Record, bots_field, play_recorded, proof, start_recorded
from ..statistics import Counter, Statistics


@dataclass(frozen=True, slots=True)
class Played:
    """One game of bots: its record, what happened in it, and how it ended."""

    record: Record
    game: Game
    events: tuple[Event, ...]

    @property
    def result(self) -> Result:
        assert self.game.result
        return self.game.result


def play_game(edition: Edition, bots: Sequence[str], seed: str) -> Played:
    """One game; its cards and the bots' chances follow from the seed."""
    dealer = Dealer(seed)
    players: list[Bot] = [make_bot(name, dealer.bots_seed) for name in bots]
    names = tuple(f"{name} {seat}" for seat, name in enumerate(bots))
    extra = {"bots": bots_field(bots), "shuffle": proof(dealer)}
    events: list[Event] = []
    game, record, _ = start_recorded(edition, names, extra)
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
    after_each: Callable[[Played], object] = lambda played: None,
) -> Statistics:
    """Play games of bots one by one, by the reference engine; their statistics.

    Game number i, from 0, has the seed `SEED/i`, so the same seed gives the same games.
    """
    counter = Counter(len(bots))
    for number in range(games):
        played = play_game(edition, bots, f"{seed}/{number}")
        counter.add(played.events)
        after_each(played)
    return counter.statistics()


def simulate_bots_compiled(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
    progress: Callable[[int, int], None] | None = None,
) -> Statistics:
    """Play games of bots by the kernel, on all threads; their statistics.

    A bot that cannot play there raises `NotInKernel`. The same seed gives the same games,
    though not those of the reference engine.
    """
    from ..bots.in_kernel import policies_for  # needs NumPy and Numba
    from ..kernel import simulate

    return simulate(edition, policies_for(bots, edition), games, seed, progress=progress)
