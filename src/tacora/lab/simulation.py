"""Many games of bots against bots, and what came of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..bots import Bot, make_bot
from ..dealer import Dealer
from ..game import CaveCollapsed, Decide, Edition, ExpeditionEnded, Reveal, play, start, view
from ..record import Record, proof

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a mean that hold 95 % of a normal distribution."""


@dataclass(slots=True)
class Counts:
    """What one game adds to the statistics."""

    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    cards: int = 0
    expeditions: int = 0
    collapses: int = 0


def play_game(edition: Edition, bots: Sequence[str], seed: str) -> tuple[Record, Counts]:
    """One game; its cards and the bots' chances follow from the seed."""
    dealer = Dealer(seed)
    players: list[Bot] = [make_bot(name, seed) for name in bots]
    record = Record(edition, tuple(f"{name} {seat}" for seat, name in enumerate(bots)))
    counts = Counts()
    game, _ = start(edition, len(bots))
    while not game.over:
        if game.awaits == "card":
            card = dealer.deal(game)
            record = record.with_card(card, game.expedition)
            game, events = play(game, Reveal(card))
            counts.cards += 1
            counts.collapses += any(isinstance(event, CaveCollapsed) for event in events)
        else:
            leaving = frozenset(
                seat
                for seat in game.inside
                if players[seat].decide(view(game, seat, "open")) == "leave"
            )
            record = record.with_choices(game, leaving)
            game, events = play(game, Decide(leaving))
        counts.expeditions += any(isinstance(event, ExpeditionEnded) for event in events)
    assert game.result
    counts.points = game.result.points
    counts.winners = game.result.winners
    extra = {"bots": list(bots), "shuffle": proof(dealer)}
    return Record(edition, record.explorers, record.expeditions, extra), counts


@dataclass(slots=True)
class Mean:
    """A mean with its confidence interval, gathered number by number."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.count

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval; one number alone has none."""
        if self.count < 2:
            return math.inf
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return CONFIDENCE * math.sqrt(max(variance, 0.0) / self.count)


@dataclass(slots=True)
class Statistics:
    """What came of all games so far, seat by seat."""

    bots: tuple[str, ...]
    points: list[Mean] = field(default_factory=list)
    wins: list[Mean] = field(default_factory=list)
    """Win share: a victory that several share is split among them."""
    games: int = 0
    cards: int = 0
    expeditions: int = 0
    collapses: int = 0

    def __post_init__(self) -> None:
        self.points = [Mean() for _ in self.bots]
        self.wins = [Mean() for _ in self.bots]

    def add(self, counts: Counts) -> None:
        self.games += 1
        self.cards += counts.cards
        self.expeditions += counts.expeditions
        self.collapses += counts.collapses
        for seat, points in enumerate(counts.points):
            self.points[seat].add(points)
            share = 1 / len(counts.winners) if seat in counts.winners else 0.0
            self.wins[seat].add(share)


def simulate(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
    after_each: Callable[[Record], object] = lambda record: None,
) -> Statistics:
    """Play games one by one and gather what came of them.

    Game number i, from 0, has the seed `SEED/i`, so the same seed gives the same games.
    """
    statistics = Statistics(tuple(bots))
    for number in range(games):
        record, counts = play_game(edition, bots, f"{seed}/{number}")
        statistics.add(counts)
        after_each(record)
    return statistics
