"""What the choices of the ladder's bots cost, and how exact luck-adjusted results are.

Every game seats different bots of the ladder at random, and the luck of all its cards is computed.
In some games a few choices of every seat, drawn at random, are searched as in a review.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from ..bots import policies_for
from ..game import Edition
from ..kernel.layout import Floats
from ..kernel.records import records
from ..mind.luck import course
from ..record import Record, last_game
from ..review.analysis import weigh
from ..review.choices import choices_of
from ..review.performance import TITLES, BotCost, Title
from ..statistics import CONFIDENCE
from .simulation import play_game
from .workers import Workers, in_this_process

BOTS = TITLES[::-1]
"""The bots of the ladder that give a title, from the weakest to the strongest."""
CHAMPION_EVERY = 5
"""The champion, which searches, plays in one of this many games that are searched."""
SEATS = 4
DRAWN = 2
"""The choices of each seat that are searched in a game."""
GAMES_A_TASK = 10
RIGHT = 0.9
"""Enough games put this share of all pairs of bots into the right order."""
MOST_DRAWN = 100_000
"""More games than these are not tried; the order of the samples may be another one."""
DRAWS = 400
"""How often games are drawn to find out how many are enough."""


class Sample(NamedTuple):
    """One seat of one game."""

    game: int
    bot: Title
    result: float
    """The win share."""
    luck: float
    costs: tuple[float, ...]
    """The costs of the non-trivial choices among those that were searched."""


class Games(NamedTuple):
    """Some games of a calibration: the task of a worker."""

    edition: Edition
    seed: str
    games: Sequence[int]
    searched: int
    """The games before this number are searched."""


class Ranked(NamedTuple):
    """How exact results are: the variance of one game, raw and luck-adjusted."""

    bot: Title
    games: int
    raw: float
    adjusted: float
    raw_variance: float
    adjusted_variance: float


def play_samples(task: Games) -> list[Sample]:
    """Play the games of a task; returns a sample for every seat."""
    found = []
    for number in task.games:
        seed, searched = f"{task.seed}/{number}", number < task.searched
        chance = np.random.default_rng(list(seed.encode()))
        seated = list(chance.choice(BOTS[:-1], SEATS, replace=False))
        if searched and number % CHAMPION_EVERY == 0:
            seated[chance.integers(SEATS)] = BOTS[-1]
        names: list[Title] = [BOTS[BOTS.index(each)] for each in seated]
        record = _played(task.edition, names, seed)
        result = last_game(record).result
        assert result is not None
        luck = course(record)[1].sum(axis=0)
        for seat, bot in enumerate(names):
            share = (seat in result.winners) / len(result.winners)
            costs = _costs(record, seat, chance) if searched else ()
            found.append(Sample(number, bot, share, float(luck[seat]), costs))
    return found


def _played(edition: Edition, names: list[Title], seed: str) -> Record:
    """The record of a game; the kernel plays all bots but the champion."""
    if BOTS[-1] in names:
        return play_game(edition, names, seed).record
    (record,) = records(edition, policies_for(names, edition), 1, seed)
    return record


def _costs(record: Record, seat: int, chance: np.random.Generator) -> tuple[float, ...]:
    """What some choices of a seat cost, without trivial ones."""
    made = choices_of(record, (seat,))
    drawn = chance.choice(len(made), min(DRAWN, len(made)), replace=False)
    worths = [(made[each].chose, weigh(made[each])) for each in drawn]
    return tuple(worth.cost(chose) for chose, worth in worths if not worth.trivial(chose))


def calibrate(
    edition: Edition,
    games: Sequence[int],
    searched: int,
    seed: str,
    workers: Workers | None = None,
    after_each: Callable[[list[Sample]], None] = lambda samples: None,
) -> list[Sample]:
    """The samples of some games; the same seed gives the same samples on all workers.

    `after_each` gets the samples of a part as soon as they are there.
    """
    tasks = (
        Games(edition, seed, games[at : at + GAMES_A_TASK], searched)
        for at in range(0, len(games), GAMES_A_TASK)
    )
    answers = (workers or in_this_process()).map(play_samples, tasks, after_each)
    return [sample for answer in answers for sample in answer]


def costs_of(samples: Iterable[Sample]) -> list[BotCost]:
    """What the non-trivial choices of each bot cost."""
    found: dict[Title, list[float]] = {}
    for sample in samples:
        found.setdefault(sample.bot, []).extend(sample.costs)
    costs = []
    for bot, each in found.items():
        spread = float(np.std(each, ddof=1))
        margin = CONFIDENCE * spread / len(each) ** 0.5
        costs.append(BotCost(bot, len(each), float(np.mean(each)), margin, spread))
    return sorted(costs, key=lambda cost: cost.cost)


def ranked(samples: Iterable[Sample]) -> list[Ranked]:
    """The results of each bot, raw and luck-adjusted, from the best on."""
    found: dict[Title, list[tuple[float, float]]] = {}
    for sample in samples:
        found.setdefault(sample.bot, []).append((sample.result, sample.result - sample.luck))
    ranks = []
    for bot, each in found.items():
        raw, adjusted = np.array(each).T
        ranks.append(
            Ranked(
                bot,
                len(each),
                float(raw.mean()),
                float(adjusted.mean()),
                float(raw.var(ddof=1)),
                float(adjusted.var(ddof=1)),
            )
        )
    return sorted(ranks, key=lambda rank: -rank.raw)


class Enough(NamedTuple):
    """How many games put nearly all pairs of bots into the order of their strength."""

    raw: int
    adjusted: int


def enough_games(samples: Iterable[Sample], order: Sequence[Title], seed: int = 1) -> Enough:
    """How many games rank bots by raw and by luck-adjusted results, found by drawing games.

    Games are drawn from the samples, with replacement, and the bots in `order` (the strongest
    first) are ranked by their mean results. Two bots that have not both played, or with the same
    mean, are in the right order half of the time.
    """
    games: dict[int, list[Sample]] = {}
    for sample in samples:
        games.setdefault(sample.game, []).append(sample)
    results = np.full((2, len(games), len(order)), np.nan)
    for row, seats in enumerate(games.values()):
        for each in seats:
            if each.bot in order:
                place = order.index(each.bot)
                results[:, row, place] = each.result, each.result - each.luck
    raw, adjusted = (_enough(each, np.random.default_rng(seed)) for each in results)
    return Enough(raw, adjusted)


def _enough(results: Floats, chance: np.random.Generator) -> int:
    """The fewest games, to a tenth, that put enough pairs into their order."""
    played, found = ~np.isnan(results), np.nan_to_num(results)
    upper = np.triu_indices(results.shape[1], 1)
    count = 4.0
    while True:
        drawn = chance.integers(len(found), size=(DRAWS, round(count)))
        times = played[drawn].sum(axis=1)
        means = found[drawn].sum(axis=1) / np.maximum(times, 1)
        ahead = (np.sign(means[:, upper[0]] - means[:, upper[1]]) + 1) / 2
        both = (times[:, upper[0]] > 0) & (times[:, upper[1]] > 0)
        if np.where(both, ahead, 0.5).mean() >= RIGHT or count > MOST_DRAWN:
            return round(count)
        count *= 1.1
