"""Win shares at tables with champions: paired with the same deals without them, and without luck.

A champion searches, so its games are few. Two means make the most of them. Each game is played
again with the network in the place of every champion, and only the difference counts. And from each
result the luck of all cards is taken away, which is 0 on average whatever the players do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..game import Edition
from ..kernel.layout import Floats, Ints
from ..kernel.play import TAPED, WON
from ..kernel.records import taped
from ..kernel.rules import rules_for
from ..mind.luck import course_of
from ..mind.search import Effort, effort_for
from ..policies import Policy
from .measure import (
    Games,
    Player,
    Progress,
    Searcher,
    Seating,
    Share,
    measure,
    of_all,
    play_all,
    play_champions,
    seated,
    share_of,
    tables_of,
)
from .workers import Workers

FURTHER = 10
"""Without champions, this many times as many games are played as with them."""


def measure_searching(
    edition: Edition,
    seats: int,
    net: Policy,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    effort: Effort | None = None,
    workers: Workers | None = None,
) -> Share:
    """The win share of the champion with this network against others."""
    champion = Searcher(net, effort or effort_for(seats))
    return measure_paired(edition, seats, champion, others, games, seed, progress, workers)


def measure_paired(
    edition: Edition,
    seats: int,
    player: Player,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Share:
    """The win share of a player that is a champion, or that meets champions.

    The network plays the same deals in the place of every champion, and ten times as many
    others. The share is that of the other deals plus what the champions changed in the same ones.
    Both means are unbiased, so their sum is; and it varies less, for champion and network often
    make the same choices. `adjusted` is the same without the luck of the cards in both results.
    """

    def without_champions(chance: np.random.Generator) -> Sequence[Player]:
        return [_plain(each) for each in others(chance)]

    own, lucky = results(edition, seats, player, others, games, seed, progress, workers)
    alone = _plain(player)
    plain, usual_luck = results(
        edition, seats, alone, without_champions, games, seed, workers=workers
    )
    gain = share_of(own - plain)
    adjusted = share_of(own - lucky - (plain - usual_luck))
    further = f"{seed}/further"
    usual = measure(
        edition, seats, alone, without_champions, FURTHER * games, further, workers=workers
    )

    def together(gain: Share, adjusted: Share | None = None) -> Share:
        margin = (gain.margin**2 + usual.margin**2) ** 0.5
        return Share(games, usual.value + gain.value, margin, gain, adjusted)

    return together(gain, together(adjusted))


def _plain(player: Player) -> Player:
    """The network in the place of a champion."""
    return player.net if isinstance(player, Searcher) else player


def results(
    edition: Edition,
    seats: int,
    player: Player,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> tuple[Floats, Floats]:
    """The win share of a player in each game, and the luck of the cards for it."""
    tables = tables_of(seats, player, others, games, seed)
    tell = of_all(progress, games)
    played = np.array(play_all(play_with_luck, edition, tables, seed, workers, tell, slow=True))
    own: Floats = played[np.arange(games), :, np.arange(games) % seats]
    return own[:, 0], own[:, 1]


def play_with_luck(task: Games) -> list[Floats]:
    """Play the games of a task; returns the win shares and the luck of all seats of each game."""
    found = []
    for number, table in enumerate(task.tables):
        policies = [each for each in seated(task.edition, table) if each]
        assert len(policies) == len(table), "no luck is computed for bots that decide in Python"
        won, tape = _played(task.edition, policies, task.seed, task.first + number)
        seats = np.arange(len(table))
        share = (won >> seats & 1) / won.bit_count()
        luck = course_of(rules_for(task.edition, len(table)), tape)[1].sum(axis=0)
        found.append(np.stack([share, luck]))
    return found


def _played(edition: Edition, policies: list[Policy], seed: str, game: int) -> tuple[int, Ints]:
    """A game: the mask of the winning seats, and the tape."""
    if any(isinstance(each, Searcher) for each in policies):
        return play_champions(edition, policies, seed, game)
    (some,) = taped(edition, policies, 1, seed, game)
    result = some.results[0]
    return int(result[WON]), some.tapes[0, : result[TAPED]]
