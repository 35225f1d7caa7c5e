"""The ladder: each bot against copies of the next weaker one, and a rating of all bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from ..bots import policy_for
from ..game import Edition
from ..kernel.chance import seed_keys
from ..kernel.rules import rules_for
from ..mind.network import packaged_net
from ..mind.players import players_for
from ..mind.search import effort_for, models, play_searching
from ..policies import Never, Policy
from ..statistics import CONFIDENCE
from .measure import Share, copies_of, measure_searching
from .named import SLOWER, copies, in_kernel, measure_bot, winners

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
) -> list[Rung]:
    """The results of every bot against copies of the bot below.

    The champion plays a tenth of the games, and so does a bot that the kernel cannot play.
    """
    found = []
    net = packaged_net().policy()
    for below, name in pairwise(rungs):
        if name == "champion":
            others = copies_of(policy_for(below, edition, seats), seats)
            share = measure_searching(edition, seats, net, others, games // SEARCHED_LESS, seed)
        else:
            share = measure_bot(edition, seats, name, copies(below, seats), games, seed)
        found.append(Rung(name, below, share))
        after_each()
    return found


def rate(
    edition: Edition, seats: int, games: int, seed: str, rungs: tuple[str, ...] = RUNGS
) -> list[Rating]:
    """The ratings of all bots, from games of bots drawn at random.

    The winners of a game are ranked first, all others second. A bot in several seats wins if
    any of its seats wins.
    """
    if any(not in_kernel(name) for name in rungs if name != "champion"):
        games //= SLOWER
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in rungs}
    chance = np.random.default_rng(list(f"{seed}/rating".encode()))
    won_by = _searching_winners(edition, seats) if "champion" in rungs else winners
    for game in range(games):
        names = _company(chance, rungs, seats)
        won = won_by(edition, names, f"{seed}/rating", game)
        ranks = dict.fromkeys(names, 1.0)
        ranks |= {name: 0.0 for seat, name in enumerate(names) if won >> seat & 1}
        rated = model.rate([[ratings[name]] for name in ranks], ranks=list(ranks.values()))
        for name, (rating,) in zip(ranks, rated, strict=True):
            ratings[name] = rating
    return [Rating(name, rating.mu, CONFIDENCE * rating.sigma) for name, rating in ratings.items()]


def _searching_winners(
    edition: Edition, seats: int
) -> Callable[[Edition, Sequence[str], str, int], int]:
    """As `winners`, for tables where one seat may be the champion's."""
    policies: dict[str, Policy] = {
        name: policy_for(name, edition, seats) for name in RUNGS if name != "champion"
    }
    policies["champion"] = Never()  # the search replaces its choices
    rules = rules_for(edition, seats)
    minds = models(packaged_net().policy(), seats)

    def won_by(edition: Edition, names: Sequence[str], seed: str, game: int) -> int:
        # A seat that does not exist means that no seat searches.
        searching = names.index("champion") if "champion" in names else seats
        with np.errstate(over="ignore"):
            return play_searching(
                rules.numbers,
                players_for([[policies[name] for name in names]]),
                0,
                minds,
                searching,
                rules.fresh,
                effort_for(seats),
                *seed_keys(seed),
                game,
            )

    return won_by


def _company(chance: np.random.Generator, rungs: tuple[str, ...], seats: int) -> list[str]:
    """The bots of one game, seat by seat; a bot sits twice only if there are too few bots."""
    names: list[str] = []
    drawn = rungs
    while len(names) < seats:
        few = min(len(drawn), seats - len(names))
        names += [drawn[number] for number in chance.choice(len(drawn), few, replace=False)]
        drawn = tuple(name for name in rungs if name != "champion")  # only one seat can search
    return names
