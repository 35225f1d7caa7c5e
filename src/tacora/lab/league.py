"""The tables at which the network learns: against itself, and among players that it can tell."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from ..editions import edition, rule_sets
from ..game import Edition
from ..kernel.chance import seed_keys
from ..kernel.layout import MOST_SEATS
from ..kernel.players import NO_SOLUTION
from ..kernel.rules import rules_for
from ..kernel.simulation import cores
from ..mind.experience import Experience, first_of, gather, new_experience, together
from ..mind.network import Net
from ..mind.players import NetworkPlayers, players_for
from ..policies import FIELD, Policy
from ..solver.policies import equilibrium_policy
from .workers import WAITING, Workers


class TableKind(NamedTuple):
    """An edition and a number of seats."""

    edition: Edition
    seats: int


FOUR, SIX = (TableKind(edition("fr-iello-2021", False), seats) for seats in (4, 6))
MAIN_TABLES = ((FOUR, 0.35), (SIX, 0.20))
"""The tables of every step, and their shares of its games."""
ALL_TABLES = tuple(TableKind(rules, seats) for rules in rule_sets() for seats in range(3, 9))
"""All rule sets and numbers of seats; some of them share the rest of the games of a step."""
DRAWN_TABLES = 5

SELF, FIELD_TABLE, EQUILIBRIUM, MIXED, PREY = range(5)
OPPONENT_NAMES = ("self", "field", "equilibrium", "mixed", "prey")
OPPONENTS = (0.34, 0.38, 0.08, 0.20, 0.0)
"""The share of the games with each kind of opponents.

All seats of a game against itself learn, so these give most of the choices.
"""
ONLY_PREY = (0.0, 0.0, 0.0, 0.0, 1.0)


def opponents_with(self_play: float) -> tuple[float, ...]:
    """The shares of all kinds of opponents if games against itself have this one."""
    others = (1 - self_play) / (1 - OPPONENTS[SELF])
    return self_play, *(others * share for share in OPPONENTS[1:])


GAMES_A_PIECE = 250
"""The games of one task of a worker."""
CHOICES_A_SEAT = 40
"""Room for choices, per learning seat and game; few need half of it."""
MOST_CHOICES = 200 * MOST_SEATS
"""The most choices of one game."""


def tables_of_step(games: int, chance: np.random.Generator) -> list[tuple[TableKind, int]]:
    """The tables of a step, and the games at each: the main ones, and some drawn at random."""
    tables = [(kind, max(1, round(games * share))) for kind, share in MAIN_TABLES]
    rest = max(1, (games - sum(size for _, size in tables)) // DRAWN_TABLES)
    drawn = chance.choice(len(ALL_TABLES), DRAWN_TABLES, replace=False)
    return tables + [(ALL_TABLES[number], rest) for number in drawn]


def seat_players(
    learner: Policy,
    prey: Policy,
    kind: TableKind,
    games: int,
    chance: np.random.Generator,
    opponents: tuple[float, ...] = OPPONENTS,
) -> tuple[list[list[Policy]], np.ndarray[tuple[int], np.dtype[np.int64]], list[int]]:
    """For each game: its setting, the mask of the seats that learn, and the kind of opponents."""
    rules = list(FIELD.values())
    solved = equilibrium_policy(kind.seats) if opponents[EQUILIBRIUM] else learner
    settings: list[list[Policy]] = []
    learning = np.zeros(games, np.int64)
    company = chance.choice(len(opponents), size=games, p=opponents).tolist()
    for game, kinds in enumerate(company):
        some: list[Policy] = [
            rules[number] for number in chance.choice(len(rules), kind.seats, replace=False)
        ]
        if kinds == SELF:
            some = [learner] * kind.seats
        elif kinds == EQUILIBRIUM:
            some = [solved] * kind.seats
        elif kinds == PREY:
            some = [prey] * kind.seats
        elif kinds == MIXED:
            pool = (*some[:2], solved, learner, learner)
            some = [pool[int(chance.integers(len(pool)))] for _ in some]
        some[int(chance.integers(kind.seats))] = learner
        settings.append(some)
        learning[game] = sum(1 << seat for seat, each in enumerate(some) if each is learner)
    return settings, learning, company


class Piece(NamedTuple):
    """Some games at one kind of table: the work of one task."""

    kind: TableKind
    players: NetworkPlayers
    """Without the solution, which is too large to be sent."""
    solved: bool
    """Whether some of them play the solution."""
    learning: np.ndarray[tuple[int], np.dtype[np.int64]]
    company: list[int]
    seed: str


def _play(fade: float, piece: Piece) -> tuple[Experience, list[tuple[int, float]]]:
    rules = rules_for(piece.kind.edition, piece.kind.seats)
    players = piece.players
    if piece.solved:
        players = players._replace(solution=equilibrium_policy(piece.kind.seats).solution)
    seats = sum(int(mask).bit_count() for mask in piece.learning)
    lived = new_experience(MOST_CHOICES + CHOICES_A_SEAT * seats)
    with np.errstate(over="ignore"):
        end, played, shares = gather(
            rules.numbers,
            players,
            piece.learning,
            rules.fresh,
            *seed_keys(piece.seed),
            0,
            fade,
            lived,
        )
    found = list(zip(piece.company[:played], shares[:played].tolist(), strict=True))
    return first_of(lived, end), found


def play_tables(
    net: Net,
    prey: Net,
    tables: Sequence[tuple[TableKind, int]],
    seed: str,
    chance: np.random.Generator,
    opponents: tuple[float, ...] = OPPONENTS,
    fade: float = 0.96,
    workers: Workers | None = None,
) -> tuple[Experience, list[tuple[TableKind, int, float]]]:
    """Play games of each kind; without workers, on all cores. `prey` is for games against prey.

    Returns the experience, and for each game its table, its opponents and the mean win share of
    the learning seats. The result does not depend on the workers or on the number of cores.
    """
    learner, hunted = net.policy(), prey.policy()
    pieces: list[Piece] = []
    for kind, games in tables:
        for first in range(0, games, GAMES_A_PIECE):
            size = min(GAMES_A_PIECE, games - first)
            settings, learning, company = seat_players(
                learner, hunted, kind, size, chance, opponents
            )
            own = f"{seed}/{len(pieces)}"
            players = players_for(settings)
            solved = players.solution is not NO_SOLUTION
            players = players._replace(solution=NO_SOLUTION)
            pieces.append(Piece(kind, players, solved, learning, company, own))
    with ThreadPoolExecutor(cores()) as pool:
        here = Workers([pool], WAITING * cores())
        played = (workers or here).map(partial(_play, fade), pieces)
    lived = together([own for own, _ in played])
    found = [
        (piece.kind, company, share)
        for piece, (_, shares) in zip(pieces, played, strict=True)
        for company, share in shares
    ]
    return lived, found
