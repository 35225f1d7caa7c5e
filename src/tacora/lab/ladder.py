"""The ladder: each bot against copies of the next weaker one, and a rating of all bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from ..game import Edition
from ..statistics import CONFIDENCE
from .measure import CHAMPION, SLOWER, Share, copies_of, in_kernel, measure, measure_bot, winners
from .workers import Workers

RUNGS = (
    "stubborn",
    "timid",
    "random",
    "dreamer",
    "cautious",
    "bold",
    "counter",
    "collector",
    "reckoner",
    "scholar",
    "veteran",
    "champion",
)
"""The bots of the ladder, from the weakest to the strongest."""
SEARCHED_LESS = 10
"""The champion, which searches, plays this many times fewer games."""


class Rung(NamedTuple):
    """One bot of the ladder at one kind of table."""

    name: str
    below: str
    share: Share
    """The win share against copies of the bot below."""


class Rating(NamedTuple):
    """A rating by openskill (Plackett-Luce), and half the width of its 95 % interval."""

    name: str
    value: float
    margin: float


def climb(
    edition: Edition,
    seats: int,
    games: int,
    seed: str,
    rungs: tuple[str, ...] = RUNGS,
    after_each: Callable[[], None] = lambda: None,
    workers: Workers | None = None,
) -> list[Rung]:
    """The results of every bot against copies of the bot below.

    The champion plays a tenth of the games, and so does a bot that the kernel cannot play.
    """
    found = []
    for below, name in pairwise(rungs):
        others = copies_of(below, seats)
        if name == CHAMPION:
            fewer = games // SEARCHED_LESS
            share = measure(edition, seats, name, others, fewer, seed, workers=workers)
        else:
            share = measure_bot(edition, seats, name, others, games, seed, workers=workers)
        found.append(Rung(name, below, share))
        after_each()
    return found


def rate(
    edition: Edition,
    seats: int,
    games: int,
    seed: str,
    rungs: tuple[str, ...] = RUNGS,
    workers: Workers | None = None,
) -> list[Rating]:
    """The ratings of all bots, from games of bots drawn at random."""
    if any(not in_kernel(name) for name in rungs if name != CHAMPION):
        games //= SLOWER
    chance = np.random.default_rng(list(f"{seed}/rating".encode()))
    tables = [_company(chance, rungs, seats) for _ in range(games)]
    won = winners(edition, tables, f"{seed}/rating", workers)
    return ratings(rungs, zip(tables, won, strict=True))


def ratings(bots: Sequence[str], games: Iterable[tuple[Sequence[str], int]]) -> list[Rating]:
    """The ratings of bots after some games: the bots seat by seat, and the mask of the winners.

    The winners of a game are ranked first, all others second. A bot in several seats wins if
    any of its seats wins.
    """
    model = PlackettLuce()
    found = {name: model.rating(name=name) for name in bots}
    for names, won in games:
        ranks = dict.fromkeys(names, 1.0)
        ranks |= {name: 0.0 for seat, name in enumerate(names) if won >> seat & 1}
        rated = model.rate([[found[name]] for name in ranks], ranks=list(ranks.values()))
        for name, (rating,) in zip(ranks, rated, strict=True):
            found[name] = rating
    return [Rating(name, rating.mu, CONFIDENCE * rating.sigma) for name, rating in found.items()]


def _company(chance: np.random.Generator, rungs: tuple[str, ...], seats: int) -> list[str]:
    """The bots of one game, seat by seat; a bot sits twice only if there are too few bots."""
    names: list[str] = []
    drawn = rungs
    while len(names) < seats:
        few = min(len(drawn), seats - len(names))
        names += [drawn[number] for number in chance.choice(len(drawn), few, replace=False)]
        drawn = tuple(name for name in rungs if name != CHAMPION)  # only one seat can search
    return names
