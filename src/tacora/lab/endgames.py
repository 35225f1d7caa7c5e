"""What choices in last expeditions cost, by the exact endgame.

The games are those of copies of a network. Where the rest of a game is small enough to be solved,
each seat inside loses the win share of the better option minus that of its own mixture, if the
others play the equilibrium.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..game import EXPEDITIONS, Game, view
from ..kernel.records import records
from ..mind.advice import chances
from ..mind.network import Net
from ..record import History
from ..review.choices import choices_in
from ..solver.deck import SolverError
from ..solver.endgame import endgame
from .league import TableKind

MOST_STATES = 100_000
"""Endgames with more states are left out."""


def losses(net: Net, kind: TableKind, games: int, seed: str) -> Iterator[tuple[float, float]]:
    """For every choice in a solved endgame: what it costs the network, and the champion."""
    policy = net.policy()
    for record in records(kind.edition, [policy] * kind.seats, games, seed):
        for game, history, _ in choices_in(record):
            if game.expedition == EXPEDITIONS:
                yield from _losses(net, game, history)


def _losses(net: Net, game: Game, history: History) -> Iterator[tuple[float, float]]:
    try:
        solved = endgame(game, MOST_STATES)
    except SolverError:
        return
    for seat, prospect in solved.prospects.items():
        gap = prospect.leaving - prospect.going_on
        by_net, by_champion = chances(view(game, seat, "open"), history, "endgames", net)
        yield _loss(gap, by_net), _loss(gap, by_champion)


def _loss(gap: float, chance: float) -> float:
    """What a chance to leave costs, if leaving is worth `gap` more than going on."""
    return gap * (1 - chance) if gap > 0 else -gap * chance
