"""Win shares with their intervals: of one policy at tables of others, played by the kernel.

`CHECKS` are the figures that `docs/bots.md` states.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..editions import edition as find_edition
from ..game import Edition
from ..kernel import outcomes
from ..kernel.chance import seed_keys
from ..kernel.rules import rules_for
from ..mind.network import Net
from ..mind.players import players_for
from ..mind.search import Effort, effort_for, models, play_searching
from ..policies import FIELD, Never, Policy
from ..solver.policies import equilibrium_policy
from ..statistics import CONFIDENCE
from .league import TableKind
from .training import hunt

GAMES_A_CALL = 1000
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Share:
    """A win share, and half the width of its 95 % interval."""

    games: int
    value: float
    margin: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.margin:.1f} %"


def share_of(found: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Share:
    """The mean of the win shares of single games."""
    margin = CONFIDENCE * float(found.std(ddof=1)) / len(found) ** 0.5
    return Share(len(found), float(found.mean()), margin)


Seating = Callable[[np.random.Generator], Sequence[Policy]]
"""Draws the policies of the other seats of one game."""


def of_the_field(seats: int) -> Seating:
    """A seating with different rules of the field at the other seats."""
    rules = list(FIELD.values())

    def seat(chance: np.random.Generator) -> Sequence[Policy]:
        return [rules[number] for number in chance.choice(len(rules), seats - 1, replace=False)]

    return seat


def copies_of(policy: Policy, seats: int) -> Seating:
    """A seating with the same policy at all other seats."""
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
    """The win share of a policy against others; it takes all seats in turn."""
    chance = np.random.default_rng(list(seed.encode()))
    shares = np.zeros(games, np.float64)
    for at in range(0, games, GAMES_A_CALL):
        size = min(GAMES_A_CALL, games - at)
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
    """The win share of the champion with this network against others."""
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


HUNTERS = 3
HUNT_STEPS = 300
"""The budget of each hunter, in steps of 2,400 games."""
SEARCHED_GAMES = 2_000
"""The least games of a check with search, unless fewer are asked for."""


class Check(NamedTuple):
    """One figure: how it is measured, and its goal."""

    name: str
    title: str
    goal: str
    measure: Callable[[Net, int, str, Progress], Share]
    searches: bool = False


def _among_field(book: str, relics: bool, seats: int) -> Callable[[Net, int, str, Progress], Share]:
    def run(net: Net, games: int, seed: str, progress: Progress) -> Share:
        policy = net.policy()
        rules = find_edition(book, relics)
        return measure(rules, seats, policy, of_the_field(seats), games, seed, progress)

    return run


def _against_scholars(seats: int) -> Callable[[Net, int, str, Progress], Share]:
    def run(net: Net, games: int, seed: str, progress: Progress) -> Share:
        others = copies_of(equilibrium_policy(seats), seats)
        rules = find_edition("fr-iello-2021", False)
        return measure(rules, seats, net.policy(), others, games, seed, progress)

    return run


def _champion_field(net: Net, games: int, seed: str, progress: Progress) -> Share:
    rules = find_edition("fr-iello-2021", False)
    policy = net.policy()
    return measure_searching(rules, 4, policy, of_the_field(4), games, seed, progress)


def _champion_net(net: Net, games: int, seed: str, progress: Progress) -> Share:
    rules = find_edition("fr-iello-2021", False)
    policy = net.policy()
    return measure_searching(rules, 4, policy, copies_of(policy, 4), games, seed, progress)


def best_hunter(
    net: Net,
    kind: TableKind,
    games: int,
    seed: str,
    progress: Progress,
    steps: int = HUNT_STEPS,
) -> Share:
    """The win share of the best of three hunters, each trained against copies of the network.

    The first starts with the network's weights, the others with random ones. The games that
    choose the best hunter are not those that are counted.
    """
    others = copies_of(net.policy(), kind.seats)

    def share(hunter: Net, own_seed: str) -> Share:
        policy = hunter.policy(sampled=False)
        return measure(kind.edition, kind.seats, policy, others, games, own_seed)

    hunters = []
    for number in range(HUNTERS):
        hunters.append(
            hunt(
                net,
                f"{seed}/hunt/{number}",
                steps,
                kind=kind,
                fresh=number > 0,
                after_each=lambda step, _, done=number * steps: progress(  # type: ignore[misc]
                    done + step + 1, HUNTERS * steps
                ),
            )
        )
    best = max(hunters, key=lambda hunter: share(hunter, f"{seed}/choose").value)
    return share(best, seed)


def _hunted(seats: int) -> Callable[[Net, int, str, Progress], Share]:
    kind = TableKind("fr-iello-2021", False, seats, 1.0)
    return lambda net, games, seed, progress: best_hunter(net, kind, games, seed, progress)


CHECKS = (
    Check(
        "net-field",
        "Network among the simple rules",
        "≥ 60 %",
        _among_field("fr-iello-2021", False, 4),
    ),
    Check(
        "champion-field",
        "Champion among the simple rules",
        "≥ 64 %",
        _champion_field,
        searches=True,
    ),
    Check("net-scholars", "Network against three scholars", "≥ 45 %", _against_scholars(4)),
    Check("net-scholars-six", "Network against five scholars", "≥ 40 %", _against_scholars(6)),
    Check(
        "champion-net", "Champion against three networks", "≥ 32 %", _champion_net, searches=True
    ),
    Check("hunters", "The best of three hunters against three networks", "≤ 27.5 %", _hunted(4)),
    Check("hunters-six", "The best of three hunters against five networks", "≤ 18.5 %", _hunted(6)),
    Check(
        "net-field-german",
        "Network among the simple rules, German rules",
        "≥ 55 %",
        _among_field("de-iello-2017", True, 4),
    ),
    Check(
        "net-field-french",
        "Network among the simple rules, French rules with relics",
        "≥ 55 %",
        _among_field("fr-iello-2021", True, 4),
    ),
)


def run_check(check: Check, net: Net, games: int, seed: str, progress: Progress) -> Share:
    """The measured figure of a network."""
    if check.searches:
        games = min(games, max(games // 10, SEARCHED_GAMES))
    return check.measure(net, games, seed, progress)
