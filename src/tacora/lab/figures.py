"""The figures that `tacora measure` shows.

`CHECKS` are those of the network and of the champion, which `docs/bots.md` states; `FIGURES` are
those of any other bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..editions import edition as find_edition
from ..mind.network import Net
from .league import TableKind
from .measure import (
    Progress,
    Seating,
    Share,
    copies_of,
    measure,
    measure_bot,
    measure_searching,
    of_the_field,
)
from .training import hunt
from .workers import Workers

HUNTERS = 3
HUNT_STEPS = 300
"""The budget of each hunter, in steps of 2,400 games."""
SEARCHED_GAMES = 2_000
"""The least games of a check with search, unless fewer are asked for."""


Measure = Callable[[Net, int, str, Progress, Workers | None], Share]
"""Measures a network in this many games of a seed."""


class Check(NamedTuple):
    """One figure: how it is measured, and its goal."""

    name: str
    title: str
    goal: str
    measure: Measure
    searches: bool = False


def _among_field(book: str, relics: bool, seats: int) -> Measure:
    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        rules, others = find_edition(book, relics), of_the_field(seats)
        return measure(rules, seats, net.policy(), others, games, seed, progress, workers)

    return run


def _against_scholars(seats: int) -> Measure:
    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        rules, others = find_edition("fr-iello-2021", False), copies_of("scholar", seats)
        return measure(rules, seats, net.policy(), others, games, seed, progress, workers)

    return run


def _champion_field(
    net: Net, games: int, seed: str, progress: Progress, workers: Workers | None
) -> Share:
    rules = find_edition("fr-iello-2021", False)
    policy, others = net.policy(), of_the_field(4)
    return measure_searching(rules, 4, policy, others, games, seed, progress, workers=workers)


def _champion_net(
    net: Net, games: int, seed: str, progress: Progress, workers: Workers | None
) -> Share:
    rules = find_edition("fr-iello-2021", False)
    policy = net.policy()
    others = copies_of(policy, 4)
    return measure_searching(rules, 4, policy, others, games, seed, progress, workers=workers)


def best_hunter(
    net: Net,
    kind: TableKind,
    games: int,
    seed: str,
    progress: Progress,
    workers: Workers | None = None,
    steps: int = HUNT_STEPS,
) -> Share:
    """The win share of the best of three hunters, each trained against copies of the network.

    The first starts with the network's weights, the others with random ones. The games that
    choose the best hunter are not those that are counted.
    """
    others = copies_of(net.policy(), kind.seats)

    def share(hunter: Net, own_seed: str) -> Share:
        policy = hunter.policy(sampled=False)
        rules, seats = kind.edition, kind.seats
        return measure(rules, seats, policy, others, games, own_seed, workers=workers)

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
                workers=workers,
            )
        )
    best = max(hunters, key=lambda hunter: share(hunter, f"{seed}/choose").value)
    return share(best, seed)


def _hunted(seats: int) -> Measure:
    kind = TableKind("fr-iello-2021", False, seats, 1.0)
    return lambda net, games, seed, progress, workers: best_hunter(
        net, kind, games, seed, progress, workers
    )


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


def run_check(
    check: Check,
    net: Net,
    games: int,
    seed: str,
    progress: Progress,
    workers: Workers | None = None,
) -> Share:
    """The measured figure of a network."""
    if check.searches:
        games = min(games, max(games // 10, SEARCHED_GAMES))
    return check.measure(net, games, seed, progress, workers)


class Figure(NamedTuple):
    """One figure of a bot: at which tables its win share is measured."""

    name: str
    title: str
    book: str
    relics: bool
    seats: int
    others: Seating

    def measure(
        self, bot: str, games: int, seed: str, progress: Progress, workers: Workers | None = None
    ) -> Share:
        """The win share of a bot at these tables."""
        rules = find_edition(self.book, self.relics)
        others = self.others
        return measure_bot(rules, self.seats, bot, others, games, seed, progress, workers)


FIGURES = (
    Figure("field", "among the simple rules", "fr-iello-2021", False, 4, of_the_field(4)),
    Figure(
        "scholars", "against three scholars", "fr-iello-2021", False, 4, copies_of("scholar", 4)
    ),
    Figure(
        "scholars-six", "against five scholars", "fr-iello-2021", False, 6, copies_of("scholar", 6)
    ),
    Figure(
        "veterans", "against three veterans", "fr-iello-2021", False, 4, copies_of("veteran", 4)
    ),
    Figure(
        "field-german",
        "among the simple rules, German rules",
        "de-iello-2017",
        True,
        4,
        of_the_field(4),
    ),
    Figure(
        "field-french",
        "among the simple rules, French rules with relics",
        "fr-iello-2021",
        True,
        4,
        of_the_field(4),
    ),
)
"""What `tacora measure --bot` measures."""
