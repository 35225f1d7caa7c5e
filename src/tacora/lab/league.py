"""The league in which the network learns: the opponents at its tables."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import numpy as np

from ..editions import edition
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
    """An edition, a number of seats, and its share of the games."""

    book: str
    relics: bool
    seats: int
    weight: float

    @property
    def edition(self) -> Edition:
        return edition(self.book, self.relics)


TABLES = (
    TableKind("fr-iello-2021", False, 4, 0.46),
    TableKind("fr-iello-2021", False, 6, 0.18),
    TableKind("fr-iello-2021", False, 3, 0.04),
    TableKind("fr-iello-2021", False, 5, 0.05),
    TableKind("fr-iello-2021", False, 8, 0.04),
    TableKind("de-iello-2017", True, 4, 0.08),
    TableKind("fr-iello-2021", True, 4, 0.06),
    TableKind("de-iello-2017", True, 6, 0.03),
    TableKind("pl-incan-gold", True, 5, 0.03),
    TableKind("fr-iello-2021", True, 7, 0.03),
)
"""The tables of the league; the network generalises to other editions and numbers of seats."""

FIELD_TABLE, SELF, EQUILIBRIUM, PAST, EXPLOITER, MIXED = range(6)
OPPONENTS = (0.52, 0.06, 0.14, 0.04, 0.18, 0.06)
"""The share of the games with each kind of opponents."""
OPPONENT_NAMES = ("field", "self", "equilibrium", "past", "exploiter", "mixed")

GAMES_A_PIECE = 250
"""The games of one task of a worker."""
CHOICES_A_GAME = 80
"""Room for choices, per game; the learning seats of a game rarely use half of it."""
MOST_CHOICES = 200 * MOST_SEATS
"""The most choices of one game."""


@dataclass
class League:
    """The networks that play against the learner."""

    past: list[Net] = field(default_factory=list)
    exploiters: list[Net] = field(default_factory=list)


def seat_players(
    league: League,
    learner: Policy,
    kind: TableKind,
    games: int,
    chance: np.random.Generator,
    opponents: tuple[float, ...] = OPPONENTS,
) -> tuple[list[list[Policy]], np.ndarray[tuple[int], np.dtype[np.int64]], list[int]]:
    """For each game: its setting, the mask of the seats that learn, and the kind of opponents."""
    rules = list(FIELD.values())
    solved = equilibrium_policy(kind.seats)
    past: list[Policy] = [net.policy() for net in league.past] or [learner]
    hunters = [net.policy() for net in league.exploiters] or past
    settings: list[list[Policy]] = []
    learning = np.zeros(games, np.int64)
    company = chance.choice(len(opponents), size=games, p=opponents).tolist()
    for game, kinds in enumerate(company):
        seat = int(chance.integers(kind.seats))
        learning[game] = 1 << seat
        some = [rules[number] for number in chance.choice(len(rules), kind.seats, replace=False)]
        if kinds == SELF:
            some = [learner] * kind.seats
            learning[game] = (1 << kind.seats) - 1
        elif kinds == EQUILIBRIUM:
            some = [solved] * kind.seats
        elif kinds == PAST:
            some = [past[int(chance.integers(len(past)))]] * kind.seats
        elif kinds == EXPLOITER:
            # One hunter among copies of the learner, which all learn not to be exploited.
            # In half of the games it is the present hunter, which is the last in the list.
            some = [learner] * kind.seats
            which = -1 if chance.random() < 0.5 else int(chance.integers(len(hunters)))
            hunting = (seat + 1) % kind.seats
            some[hunting] = hunters[which]
            learning[game] = (1 << kind.seats) - 1 - (1 << hunting)
        elif kinds == MIXED:
            pool = [*some[:2], solved, past[-1], learner]
            some = [pool[int(chance.integers(len(pool)))] for _ in some]
        some[seat] = learner
        settings.append(some)
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
    lived = new_experience(MOST_CHOICES + CHOICES_A_GAME * len(piece.company))
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
    league: League,
    net: Net,
    tables: Sequence[tuple[TableKind, int]],
    seed: str,
    chance: np.random.Generator,
    opponents: tuple[float, ...] = OPPONENTS,
    fade: float = 0.96,
    workers: Workers | None = None,
) -> tuple[Experience, list[tuple[TableKind, int, float]]]:
    """Play games of each kind; without workers, on all cores.

    Returns the experience, and for each game its table, its opponents and the win share of the
    learning seats. The result does not depend on the workers or on the number of cores.
    """
    learner = net.policy()
    pieces: list[Piece] = []
    for kind, games in tables:
        for first in range(0, games, GAMES_A_PIECE):
            size = min(GAMES_A_PIECE, games - first)
            settings, learning, company = seat_players(
                league, learner, kind, size, chance, opponents
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
