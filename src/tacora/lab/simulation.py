"""Many games of bots against bots, and what came of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ..bots import Bot, make_bot
from ..dealer import Dealer
from ..game import CaveCollapsed, Decide, Edition, Game, Result, Reveal, view
from ..record import Record, bots_field, play_recorded, proof, start_recorded

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game of bots: its record, how it ended, and what it adds to the statistics."""

    record: Record
    game: Game
    collapses: int

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
    collapses = 0
    game, record, _ = start_recorded(edition, names, extra)
    while not game.over:
        if game.awaits == "card":
            game, record, events = play_recorded(game, record, Reveal(dealer.deal(game)))
            collapses += any(isinstance(event, CaveCollapsed) for event in events)
        else:
            leaving = [
                seat
                for seat in game.inside
                if players[seat].decide(view(game, seat, "open"), record.expeditions) == "leave"
            ]
            game, record, _ = play_recorded(game, record, Decide(leaving))
    return Played(record, game, collapses)


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

    @property
    def share_interval(self) -> tuple[float, float]:
        """The 95 % interval of a share (Wilson's): honest for few games and near 0 and 1.

        Shared victories count in parts, which varies less than all or nothing, so the
        interval is rather too wide than too narrow.
        """
        z, n, share = CONFIDENCE, self.count, self.value
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - spread), min(1.0, middle + spread)


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

    def add(self, played: Played) -> None:
        result = played.result
        self.games += 1
        self.cards += sum(map(len, played.record.expeditions))
        self.expeditions += len(played.record.expeditions)
        self.collapses += played.collapses
        for seat, points in enumerate(result.points):
            self.points[seat].add(points)
            self.wins[seat].add(1 / len(result.winners) if seat in result.winners else 0.0)


def simulate(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
    after_each: Callable[[Played], object] = lambda played: None,
) -> Statistics:
    """Play games one by one and gather what came of them.

    Game number i, from 0, has the seed `SEED/i`, so the same seed gives the same games.
    """
    statistics = Statistics(tuple(bots))
    for number in range(games):
        played = play_game(edition, bots, f"{seed}/{number}")
        statistics.add(played)
        after_each(played)
    return statistics
