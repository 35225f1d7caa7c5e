"""Players that take all others for simple rules, and search for the best answer to these.

They are the champion, but certain that all others follow simple rules. They show why several of
them at one table play badly: each takes the others for rules, and all stay too long.
"""

from __future__ import annotations

from typing import NamedTuple
from unittest.mock import patch

import numpy as np

from tacora import edition
from tacora.bots import policy_for
from tacora.kernel.layout import CHEST, RELIC_POINTS
from tacora.kernel.play import play_dictated, set_up
from tacora.kernel.rules import rules_for
from tacora.lab.measure import (
    Player,
    Searcher,
    Seating,
    Share,
    copies_of,
    of_the_field,
    play_champions,
    seated,
    share_of,
    tables_of,
)
from tacora.mind import champion, packaged_net
from tacora.mind.luck import course_of
from tacora.mind.search import Effort

FR = edition("fr-iello-2021")
SEATS = 4
EFFORT = Effort(most=128)
CLEVER = Searcher(packaged_net().policy(), EFFORT)
LINES: tuple[tuple[str, Seating, str], ...] = (
    ("clever", of_the_field(SEATS), "simple rules"),
    ("veteran", copies_of(CLEVER, SEATS), "clever"),
    ("reckoner", copies_of(CLEVER, SEATS), "clever"),
)


class Found(NamedTuple):
    """What one player won among three others, with the luck of the cards taken away."""

    wins: Share
    points: float
    others: float
    """The mean points of each of the others."""


def play(one: str, others: Seating, games: int, seed: str) -> Found:
    """Games at tables of four with clever players; the one takes all seats in turn."""
    player: Player = CLEVER if one == "clever" else policy_for(one, FR, SEATS)
    rules = rules_for(FR, SEATS)
    wins, points = [], []
    with patch.multiple(
        champion,
        # Nobody but a follower of simple rules is expected, and the search always decides.
        rule_chances=lambda others, seat, seats: np.ones(seats),
        boldness=lambda moment, seat, chances: 1.0,
    ):
        for number, table in enumerate(tables_of(SEATS, player, others, games, seed)):
            seat = number % SEATS
            policies = [each for each in seated(FR, table) if each]
            won, tape = play_champions(FR, policies, seed, number)
            luck = course_of(rules, tape)[1].sum(axis=0)[seat]
            wins.append((won >> seat & 1) / won.bit_count() - luck)
            row = np.empty_like(rules.fresh)
            set_up(rules.numbers, row, rules.fresh, number)
            trace = np.zeros((2 * len(tape), rules.deck), np.int64)
            assert play_dictated(rules.numbers, row, tape, len(tape), trace) > 0
            each = row[CHEST : CHEST + SEATS] + row[RELIC_POINTS : RELIC_POINTS + SEATS]
            points.append((each[seat], (each.sum() - each[seat]) / (SEATS - 1)))
    own, rest = np.mean(points, axis=0)
    return Found(share_of(np.array(wins)), float(own), float(rest))
