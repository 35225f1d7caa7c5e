"""How strong a bot is, by its name: in the kernel if it can play there, else move by move.

So the win share of a bot of your own can be measured whether it is a policy or a class.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ..bots import NotInKernel, character, policies_for, policy_for
from ..editions import edition as find_edition
from ..game import Edition
from ..kernel import outcomes
from ..policies import FIELD, Policy
from .measure import Progress, Share, measure, share_of
from .simulation import play_game

SLOWER = 10
"""A bot that the kernel cannot play gets this many times fewer games."""
Company = Callable[[np.random.Generator], Sequence[str]]
"""Draws the bots of the other seats of one game, by name."""


def copies(name: str, seats: int) -> Company:
    """The same bot at all other seats."""
    return lambda chance: [name] * (seats - 1)


def field(seats: int) -> Company:
    """Different rules of the field at the other seats."""
    rules = list(FIELD)

    def draw(chance: np.random.Generator) -> Sequence[str]:
        return [rules[number] for number in chance.choice(len(rules), seats - 1, replace=False)]

    return draw


def in_kernel(name: str) -> bool:
    """Whether the kernel can play a bot."""
    found = character(name)
    return found.rule is not None or found.policy is not None


def measure_bot(
    edition: Edition,
    seats: int,
    name: str,
    others: Company,
    games: int,
    seed: str,
    progress: Progress | None = None,
) -> Share:
    """The win share of a bot against others; it takes all seats in turn.

    A bot that the kernel cannot play plays a tenth of the games, but at least two.
    """
    if in_kernel(name):
        known = {name: policy_for(name, edition, seats)}

        def seating(chance: np.random.Generator) -> list[Policy]:
            drawn = others(chance)
            for each in drawn:
                if each not in known:
                    known[each] = policy_for(each, edition, seats)
            return [known[each] for each in drawn]

        return measure(edition, seats, known[name], seating, games, seed, progress)
    chance = np.random.default_rng(list(seed.encode()))
    games = max(2, games // SLOWER)
    shares = np.zeros(games, np.float64)
    for game in range(games):
        table = list(others(chance))
        table.insert(game % seats, name)
        winners = play_game(edition, table, f"{seed}/{game}").result.winners
        shares[game] = (game % seats in winners) / len(winners)
        if progress:
            progress(game + 1, games)
    return share_of(shares)


def winners(edition: Edition, names: Sequence[str], seed: str, game: int) -> int:
    """The mask of the winning seats of one game of bots."""
    try:
        policies = policies_for(names, edition)
    except NotInKernel:
        won = play_game(edition, names, f"{seed}/{game}").result.winners
        return sum(1 << seat for seat in won)
    return int(outcomes(edition, [policies], seed, first=game)[1][0])


class Figure(NamedTuple):
    """One figure of a bot: at which tables its win share is measured."""

    name: str
    title: str
    book: str
    relics: bool
    seats: int
    others: Company

    def measure(self, bot: str, games: int, seed: str, progress: Progress) -> Share:
        """The win share of a bot at these tables."""
        rules = find_edition(self.book, self.relics)
        return measure_bot(rules, self.seats, bot, self.others, games, seed, progress)


FIGURES = (
    Figure("field", "among the simple rules", "fr-iello-2021", False, 4, field(4)),
    Figure("scholars", "against three scholars", "fr-iello-2021", False, 4, copies("scholar", 4)),
    Figure(
        "scholars-six", "against five scholars", "fr-iello-2021", False, 6, copies("scholar", 6)
    ),
    Figure("veterans", "against three veterans", "fr-iello-2021", False, 4, copies("veteran", 4)),
    Figure(
        "field-german", "among the simple rules, German rules", "de-iello-2017", True, 4, field(4)
    ),
    Figure(
        "field-french",
        "among the simple rules, French rules with relics",
        "fr-iello-2021",
        True,
        4,
        field(4),
    ),
)
"""What `tacora measure --bot` measures."""
