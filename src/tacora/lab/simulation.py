"""Many games of bots against bots, and their statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots import Bot, make_bot, policies_for
from ..dealer import Dealer
from ..game import Decide, Edition, Event, Game, Result, Reveal, view
from ..record import Record, bots_field, play_recorded, proof, start_recorded
from ..statistics import Counter, Statistics


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
    """Play games of bots with the reference engine; returns their statistics.

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
    """Play games of bots with the kernel, on all threads; returns their statistics.

    Raises `NotInKernel` for a bot that the kernel cannot play. The same seed gives the same
    games, but other games than with the reference engine.
    """
    from ..kernel import simulate  # needs NumPy and Numba

    return simulate(edition, policies_for(bots, edition), games, seed, progress=progress)
