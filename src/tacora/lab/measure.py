"""Win shares with their intervals: one policy at tables of others, in the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ..game import Edition
from ..kernel import outcomes
from ..kernel.chance import seed_keys
from ..kernel.rules import rules_for
from ..mind.players import players_for
from ..mind.search import Effort, effort_for, models, play_searching
from ..policies import FIELD, Never, Policy
from ..statistics import CONFIDENCE

PIECE = 1000
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Share:
    """A win share (ties split) with half the width of its 95 % interval."""

    games: int
    value: float
    margin: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.margin:.1f} %"


def share_of(found: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Share:
    """The mean of single games' shares."""
    margin = CONFIDENCE * float(found.std(ddof=1)) / len(found) ** 0.5
    return Share(len(found), float(found.mean()), margin)


Seating = Callable[[np.random.Generator], Sequence[Policy]]
"""Who sits at the other seats of one game."""


def of_the_field(seats: int) -> Seating:
    """Different rules of the field at the other seats."""
    rules = list(FIELD.values())

    def seat(chance: np.random.Generator) -> Sequence[Policy]:
        return [rules[number] for number in chance.choice(len(rules), seats - 1, replace=False)]

    return seat


def copies_of(policy: Policy, seats: int) -> Seating:
    """The same policy at all other seats."""
    return lambda chance: [policy] * (seats - 1)


def measure(
    edition: Edition,
    seats: int,
    policy: Policy,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
) -> Share:
    """The win share of a policy among others; it takes all seats in turn."""
    chance = np.random.default_rng(list(seed.encode()))
    shares = np.zeros(games, np.float64)
    for at in range(0, games, PIECE):
        size = min(PIECE, games - at)
        settings = []
        for game in range(at, at + size):
            table = list(others(chance))
            table.insert(game % seats, policy)
            settings.append(table)
        _, won = outcomes(edition, settings, seed, first=at)
        own = np.arange(at, at + size) % seats
        winners = ((won[:, None] >> np.arange(seats)) & 1).sum(axis=1)
        shares[at : at + size] = (won >> own & 1) / winners
        if progress:
            progress(at + size, games)
    return share_of(shares)


def measure_searching(
    edition: Edition,
    seats: int,
    net: Policy,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    effort: Effort | None = None,
) -> Share:
    """The win share of the champion with this network, among others."""
    chance = np.random.default_rng(list(seed.encode()))
    rules = rules_for(edition, seats)
    minds = models(net, seats)
    keys = seed_keys(seed)
    effort = effort or effort_for(seats)
    shares = np.zeros(games, np.float64)
    for game in range(games):
        own = game % seats
        table = list(others(chance))
        table.insert(own, Never())
        with np.errstate(over="ignore"):
            won = play_searching(
                rules.numbers, players_for([table]), 0, minds, own, rules.fresh, effort, *keys, game
            )
        shares[game] = (won >> own & 1) / won.bit_count()
        if progress:
            progress(game + 1, games)
    return share_of(shares)
