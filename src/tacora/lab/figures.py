"""The figures that `tacora measure` shows.

`CHECKS` are those of the network and of the champion, which `docs/bots.md` states; `FIGURES` are
those of any other bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..editions import edition as find_edition
from ..game import Edition
from ..mind.network import Net
from ..mind.search import effort_for
from .endgames import losses
from .ladder import RUNGS
from .league import FOUR, SIX, TableKind
from .measure import (
    Player,
    Progress,
    Searcher,
    Seating,
    Share,
    copies_of,
    measure,
    measure_bot,
    of_the_field,
    share_of,
)
from .paired import measure_paired, measure_searching
from .training import hunt
from .workers import Workers

HUNTERS = 3
HUNT_STEPS = 300
"""The budget of each hunter, in steps of 2,400 games."""
ENDGAMES_LESS = 100
"""Endgames are solved in this many times fewer games."""
CHOSEN_LESS, LEAST_CHOSEN = 10, 50
"""The games that choose the best of some players against champions: a tenth of those that count,
but at least 50, or all if fewer count."""
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
    book: tuple[str, bool] = ("fr-iello-2021", False)

    @property
    def edition(self) -> Edition:
        """The rules of its games."""
        return find_edition(*self.book)


PLAIN, FRENCH, GERMAN = ("fr-iello-2021", False), ("fr-iello-2021", True), ("de-iello-2017", True)
"""The rules of the figures: without relics, and with those of two books."""


def _among(others: Seating, book: tuple[str, bool], seats: int) -> Measure:
    """Measures the network among others."""

    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        rules = find_edition(*book)
        return measure(rules, seats, net.policy(), others, games, seed, progress, workers)

    return run


def _champion_among(others: Seating, book: tuple[str, bool], seats: int) -> Measure:
    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        rules, own = find_edition(*book), net.policy()
        return measure_searching(rules, seats, own, others, games, seed, progress, workers=workers)

    return run


def _champion_among_nets(seats: int) -> Measure:
    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        others = copies_of(net.policy(), seats)
        return _champion_among(others, PLAIN, seats)(net, games, seed, progress, workers)

    return run


def best_of(
    players: Sequence[Player],
    kind: TableKind,
    others: Seating,
    games: int,
    seed: str,
    workers: Workers | None,
    *,
    champions: bool = False,
) -> Share:
    """The win share of the best of some players; `champions` says whether they meet champions.

    The games that choose the best one are not those that are counted. Against champions they are
    fewer, for every game with a search is slow.
    """
    how = measure_paired if champions else measure

    def share(player: Player, number: int, own_seed: str) -> Share:
        return how(kind.edition, kind.seats, player, others, number, own_seed, workers=workers)

    some = min(games, max(LEAST_CHOSEN, games // CHOSEN_LESS)) if champions else games
    chosen = [share(player, some, f"{seed}/choose") for player in players]
    best = max(
        range(len(players)), key=lambda number: (chosen[number].adjusted or chosen[number]).value
    )
    return share(players[best], games, seed)


_trained: dict[tuple[Net, TableKind, str, int], list[Player]] = {}


def hunters(
    net: Net,
    kind: TableKind,
    seed: str,
    progress: Progress,
    workers: Workers | None = None,
    steps: int = HUNT_STEPS,
) -> list[Player]:
    """Three hunters, each trained against copies of the network.

    The first starts with the network's weights, the others with random ones. Two figures of one
    run that ask for the same hunters share them.
    """
    asked = net, kind, seed, steps
    if asked in _trained:
        return _trained[asked]
    found: list[Player] = []
    for number in range(HUNTERS):
        hunter = hunt(
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
        found.append(hunter.policy(sampled=False))
    _trained[asked] = found
    return found


def _hunted(kind: TableKind) -> Measure:
    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        best = hunters(net, kind, seed, progress, workers)
        others = copies_of(net.policy(), kind.seats)
        return best_of(best, kind, others, games, seed, workers)

    return run


def _champions(net: Net, seats: int) -> Seating:
    return copies_of(Searcher(net.policy(), effort_for(seats)), seats)


def _champions_hunted(kind: TableKind) -> Measure:
    """Hunters of the network against champions, who play as the network does among strangers."""

    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        best = hunters(net, kind, seed, progress, workers)
        others = _champions(net, kind.seats)
        return best_of(best, kind, others, games, seed, workers, champions=True)

    return run


def _champions_climbed(kind: TableKind) -> Measure:
    """The best rung of the ladder below the champion, against champions."""

    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        rungs: list[Player] = [*RUNGS[:-2], net.policy()]
        others = _champions(net, kind.seats)
        return best_of(rungs, kind, others, games, seed, workers, champions=True)

    return run


def _endgames(of_champion: bool) -> Measure:
    """What a choice in a last expedition costs on average, by the exact endgame."""

    def run(net: Net, games: int, seed: str, progress: Progress, workers: Workers | None) -> Share:
        found = [each[of_champion] for each in losses(net, FOUR, games // ENDGAMES_LESS, seed)]
        return share_of(np.array(found))

    return run


def _tables(kind: TableKind, goals: dict[str, str]) -> tuple[Check, ...]:
    """The figures at one number of seats, without relics."""
    seats = kind.seats
    field, scholars = of_the_field(seats), copies_of("scholar", seats)
    end = "" if seats == 4 else f"-{NUMBERS[seats]}"
    rivals = NUMBERS[seats - 1]
    of_each: tuple[tuple[str, str, Measure], ...] = (
        ("net-field", "Network among the simple rules", _among(field, PLAIN, seats)),
        ("champion-field", "Champion among the simple rules", _champion_among(field, PLAIN, seats)),
        ("net-scholars", f"Network against {rivals} scholars", _among(scholars, PLAIN, seats)),
        (
            "champion-scholars",
            f"Champion against {rivals} scholars",
            _champion_among(scholars, PLAIN, seats),
        ),
        ("champion-net", f"Champion against {rivals} networks", _champion_among_nets(seats)),
        ("hunters", f"The best of three hunters against {rivals} networks", _hunted(kind)),
        (
            "champion-hunters",
            f"The best of three hunters against {rivals} champions",
            _champions_hunted(kind),
        ),
        (
            "champion-rungs",
            f"The best rung of the ladder against {rivals} champions",
            _champions_climbed(kind),
        ),
        (
            "champion-german",
            "Champion among the simple rules, German rules",
            _champion_among(field, GERMAN, seats),
        ),
        (
            "champion-french",
            "Champion among the simple rules, French rules with relics",
            _champion_among(field, FRENCH, seats),
        ),
    )
    books = {"champion-german": GERMAN, "champion-french": FRENCH}
    return tuple(
        Check(
            name + end,
            f"{title}, {seats} seats",
            goals[name],
            run,
            "champion" in name,
            books.get(name, PLAIN),
        )
        for name, title, run in of_each
    )


NUMBERS = {3: "three", 5: "five", 6: "six"}
CHECKS = (
    *_tables(
        FOUR,
        {
            "net-field": "≥ 58 %",
            "champion-field": "≥ 64 %",
            "net-scholars": "≥ 44 %",
            "champion-scholars": "≥ 46 %",
            "champion-net": "≥ 24 %",
            "hunters": "≤ 27.5 %",
            "champion-hunters": "≤ 28 %",
            "champion-rungs": "≤ 27.5 %",
            "champion-german": "≥ 65 %",
            "champion-french": "≥ 65 %",
        },
    ),
    *_tables(
        SIX,
        {
            "net-field": "≥ 50 %",
            "champion-field": "≥ 56 %",
            "net-scholars": "≥ 36 %",
            "champion-scholars": "≥ 40 %",
            "champion-net": "≥ 15.7 %",
            "hunters": "≤ 18.5 %",
            "champion-hunters": "≤ 19 %",
            "champion-rungs": "≤ 18.5 %",
            "champion-german": "≥ 56 %",
            "champion-french": "≥ 56 %",
        },
    ),
    Check("endgames", "Loss of the network's choices in endgames", "≤ 0.5 %", _endgames(False)),
    Check(
        "champion-endgames",
        "Loss of the champion's choices in endgames",
        "≤ 0.2 %",
        _endgames(True),
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

    @property
    def edition(self) -> Edition:
        """The rules of its games."""
        return find_edition(self.book, self.relics)

    def measure(
        self, bot: str, games: int, seed: str, progress: Progress, workers: Workers | None = None
    ) -> Share:
        """The win share of a bot at these tables."""
        return measure_bot(
            self.edition, self.seats, bot, self.others, games, seed, progress, workers
        )


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
