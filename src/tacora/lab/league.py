"""The league in which the network learns: who sits at its tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ..bots.net import Net
from ..bots.solution import equilibrium_policy
from ..editions import edition
from ..game import Edition
from ..kernel import FIELD, Policy, field_rules
from ..kernel.chance import seed_keys
from ..kernel.experience import Experience, gather
from ..kernel.policies import players_for
from ..kernel.rules import rules_for


class TableKind(NamedTuple):
    """One edition at one number of seats, and how much of the time is spent on it."""

    book: str
    relics: bool
    seats: int
    weight: float

    @property
    def edition(self) -> Edition:
        return edition(self.book, self.relics)


TABLES = (
    TableKind("fr-iello-2021", False, 4, 0.42),
    TableKind("fr-iello-2021", False, 6, 0.16),
    TableKind("fr-iello-2021", False, 3, 0.04),
    TableKind("fr-iello-2021", False, 5, 0.05),
    TableKind("fr-iello-2021", False, 8, 0.04),
    TableKind("de-iello-2017", True, 4, 0.11),
    TableKind("fr-iello-2021", True, 4, 0.09),
    TableKind("de-iello-2017", True, 6, 0.03),
    TableKind("pl-incan-gold", True, 5, 0.03),
    TableKind("fr-iello-2021", True, 7, 0.03),
)
"""What the league plays; seats and editions between these are left to the features."""

FIELD_TABLE, SELF, EQUILIBRIUM, PAST, EXPLOITER, MIXED = range(6)
OPPONENTS = (0.54, 0.10, 0.15, 0.08, 0.06, 0.07)
"""How often each kind of opponents sits at the table at first."""
LATER_OPPONENTS = (0.42, 0.14, 0.14, 0.06, 0.18, 0.06)
"""The same once it plays well: more of those who look for its weak points."""
CLOSING_OPPONENTS = (0.72, 0.05, 0.11, 0.04, 0.04, 0.04)
"""The same for a last polish, mostly among the simple rules."""
OPPONENT_NAMES = ("field", "self", "equilibrium", "past", "exploiter", "mixed")


@dataclass
class League:
    """Everybody who may sit at the learner's tables."""

    past: list[Net] = field(default_factory=list)
    exploiters: list[Net] = field(default_factory=list)


def seat_players(
    league: League,
    learner: Policy,
    kind: TableKind,
    games: int,
    chance: np.random.Generator,
    opponents: tuple[float, ...] = OPPONENTS,
    sampled: bool = True,
) -> tuple[list[list[Policy]], np.ndarray[tuple[int], np.dtype[np.int64]], list[int]]:
    """Settings for so many games, the seats that learn in each, and who the opponents are."""
    rules = list(field_rules(kind.seats).values())
    solved = equilibrium_policy(kind.seats)
    past = [net.policy(sampled=sampled) for net in league.past] or [learner]
    hunters = [net.policy() for net in league.exploiters] or past
    settings: list[list[Policy]] = []
    learning = np.zeros(games, np.int64)
    company = chance.choice(len(opponents), size=games, p=opponents).tolist()
    for game, kinds in enumerate(company):
        seat = int(chance.integers(kind.seats))
        learning[game] = 1 << seat
        some = [rules[number] for number in chance.choice(len(FIELD), kind.seats, replace=False)]
        if kinds == SELF:
            some = [learner] * kind.seats
            learning[game] = (1 << kind.seats) - 1
        elif kinds == EQUILIBRIUM:
            some = [solved] * kind.seats
        elif kinds == PAST:
            some = [past[int(chance.integers(len(past)))]] * kind.seats
        elif kinds == EXPLOITER:
            # One hunter among copies of the learner: what it exploits is to be unlearnt.
            some = [learner] * kind.seats
            some[(seat + 1) % kind.seats] = hunters[int(chance.integers(len(hunters)))]
        elif kinds == MIXED:
            pool = [*some[:2], solved, past[-1], learner]
            some = [pool[int(chance.integers(len(pool)))] for _ in some]
        some[seat] = learner
        settings.append(some)
    return settings, learning, company


def play_tables(
    league: League,
    net: Net,
    kind: TableKind,
    games: int,
    seed: str,
    chance: np.random.Generator,
    into: Experience,
    start: int,
    opponents: tuple[float, ...] = OPPONENTS,
    fade: float = 0.96,
    sampled: bool = True,
) -> tuple[int, list[tuple[int, float]]]:
    """Fill experience from so many games; where it ends, and the learner's share in each."""
    settings, learning, company = seat_players(
        league, net.policy(), kind, games, chance, opponents, sampled
    )
    rules = rules_for(kind.edition, kind.seats)
    players = players_for(settings)
    with np.errstate(over="ignore"):
        end, played, shares = gather(
            rules.numbers, players, learning, rules.fresh, *seed_keys(seed), 0, fade, into, start
        )
    return end, list(zip(company[:played], shares[:played].tolist(), strict=True))
