"""How strong the strong bots are: every figure that `docs/bots.md` states, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..editions import edition
from ..mind.equilibrium import equilibrium_policy
from ..mind.network import Net
from .league import TableKind
from .measure import Progress, Share, copies_of, measure, measure_searching, of_the_field
from .training import hunt

HUNT_STEPS = 150
SEARCHED_GAMES = 2_000


class Check(NamedTuple):
    """One figure: what is measured, and what was hoped for."""

    name: str
    title: str
    goal: str
    measure: Callable[[Net, int, str, Progress], Share]
    searches: bool = False


def _field(book: str, relics: bool, seats: int) -> Callable[[Net, int, str, Progress], Share]:
    def run(net: Net, games: int, seed: str, progress: Progress) -> Share:
        policy = net.policy()
        rules = edition(book, relics)
        return measure(rules, seats, policy, of_the_field(seats), games, seed, progress)

    return run


def _scholars(seats: int) -> Callable[[Net, int, str, Progress], Share]:
    def run(net: Net, games: int, seed: str, progress: Progress) -> Share:
        others = copies_of(equilibrium_policy(seats), seats)
        rules = edition("fr-iello-2021", False)
        return measure(rules, seats, net.policy(), others, games, seed, progress)

    return run


def _champion_field(net: Net, games: int, seed: str, progress: Progress) -> Share:
    rules = edition("fr-iello-2021", False)
    policy = net.policy()
    return measure_searching(rules, 4, policy, of_the_field(4), games, seed, progress)


def _champion_net(net: Net, games: int, seed: str, progress: Progress) -> Share:
    rules = edition("fr-iello-2021", False)
    policy = net.policy()
    return measure_searching(rules, 4, policy, copies_of(policy, 4), games, seed, progress)


def _best_response(net: Net, games: int, seed: str, progress: Progress) -> Share:
    kind = TableKind("fr-iello-2021", False, 4, 1.0)
    hunter = hunt(
        net,
        f"{seed}/hunt",
        HUNT_STEPS,
        kind=kind,
        after_each=lambda step, share: progress(step, HUNT_STEPS),
    )
    others = copies_of(net.policy(), 4)
    return measure(kind.edition, 4, hunter.policy(sampled=False), others, games, seed, progress)


CHECKS = (
    Check(
        "net-field", "Network among the simple rules", "≥ 60 %", _field("fr-iello-2021", False, 4)
    ),
    Check(
        "champion-field",
        "Champion among the simple rules",
        "≥ 64 %",
        _champion_field,
        searches=True,
    ),
    Check("net-scholars", "Network against three scholars", "≥ 45 %", _scholars(4)),
    Check("net-scholars-six", "Network against five scholars", "≥ 40 %", _scholars(6)),
    Check(
        "champion-net", "Champion against three networks", "≥ 32 %", _champion_net, searches=True
    ),
    Check("best-response", "A best response against three networks", "≤ 27.5 %", _best_response),
    Check(
        "net-field-german",
        "Network among the simple rules, German rules",
        "≥ 55 %",
        _field("de-iello-2017", True, 4),
    ),
    Check(
        "net-field-french",
        "Network among the simple rules, French rules with relics",
        "≥ 55 %",
        _field("fr-iello-2021", True, 4),
    ),
)


def run_check(check: Check, net: Net, games: int, seed: str, progress: Progress) -> Share:
    """Measure one figure of a network."""
    if check.searches:
        games = min(games, max(games // 10, SEARCHED_GAMES))
    return check.measure(net, games, seed, progress)
