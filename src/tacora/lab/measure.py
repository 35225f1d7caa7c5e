"""Win shares with their intervals: of one player at tables of others, on any workers.

The kernel plays where it can; a bot that decides in Python plays move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np

from ..bots import NotInKernel, character, policy_for
from ..game import Edition
from ..kernel import outcomes
from ..kernel.chance import seed_keys
from ..kernel.layout import Floats, Ints
from ..kernel.rules import rules_for
from ..mind.champion import play_searching
from ..mind.network import packaged_net
from ..mind.players import NetworkPlayers
from ..mind.search import Effort, effort_for, models
from ..policies import FIELD, Never, Policy
from ..shown import Shown
from ..statistics import CONFIDENCE
from .simulation import play_game
from .workers import Workers, in_this_process

CHAMPION = "champion"
SLOWER = 10
"""A bot that the kernel cannot play gets this many times fewer games."""
GAMES_A_TASK = 2000
"""The games of one task of a worker, if the kernel plays them."""
SLOW_GAME = 100
"""A game with a search, or with a bot that decides in Python, counts for this many."""
Found = TypeVar("Found")
Progress = Callable[[int, int], None]
Player = str | Policy
"""A bot by its name, or a policy."""
Seating = Callable[[np.random.Generator], Sequence[Player]]
"""Draws the players of the other seats of one game."""


@dataclass(frozen=True, repr=False)
class Share(Shown):
    """A win share, and half the width of its 95 % interval."""

    games: int
    value: float
    margin: float
    gain: Share | None = None
    """How much more than without champions the player wins, in the same deals."""
    adjusted: Share | None = None
    """The same without the luck of the cards."""

    def __str__(self) -> str:
        share = f"{100 * self.value:.1f} ± {100 * self.margin:.1f} %"
        if self.gain is not None:
            share += f" ({100 * self.gain.value:+.1f} ± {100 * self.gain.margin:.1f})"
        return share if self.adjusted is None else f"{share}; without luck {self.adjusted}"

    def _shown(self) -> tuple[str, dict[str, str]]:
        return f"{self} of {self.games:,} games", {}


def share_of(found: Floats) -> Share:
    """The mean of the win shares of single games."""
    margin = CONFIDENCE * float(found.std(ddof=1)) / len(found) ** 0.5
    return Share(len(found), float(found.mean()), margin)


@dataclass(frozen=True, eq=False)
class Searcher(Policy):
    """The champion with this network."""

    net: Policy
    effort: Effort


def of_the_field(seats: int) -> Seating:
    """A seating with different rules of the field at the other seats."""
    rules = list(FIELD)

    def seat(chance: np.random.Generator) -> Sequence[Player]:
        return [rules[number] for number in chance.choice(len(rules), seats - 1, replace=False)]

    return seat


def copies_of(player: Player, seats: int) -> Seating:
    """A seating with the same player at all other seats."""
    return lambda chance: [player] * (seats - 1)


def in_kernel(name: str) -> bool:
    """Whether the kernel can play a bot."""
    found = character(name)
    return found.rule is not None or found.policy is not None


def measure(
    edition: Edition,
    seats: int,
    player: Player,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Share:
    """The win share of a player against others; it takes all seats in turn."""
    return share_of(shares(edition, seats, player, others, games, seed, progress, workers))


def shares(
    edition: Edition,
    seats: int,
    player: Player,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Floats:
    """The win share of a player in each game; the same seed gives the same deals and others."""
    tables = tables_of(seats, player, others, games, seed)
    won = np.array(winners(edition, tables, seed, workers, of_all(progress, games)))
    number = ((won[:, None] >> np.arange(seats)) & 1).sum(axis=1)
    found: Floats = (won >> np.arange(games) % seats & 1) / number
    return found


def tables_of(
    seats: int, player: Player, others: Seating, games: int, seed: str
) -> Iterator[Sequence[Player]]:
    """The tables of some games: the player, which takes all seats in turn, and the others."""
    chance = np.random.default_rng(list(seed.encode()))
    for game in range(games):
        table = list(others(chance))
        table.insert(game % seats, player)
        yield table


def of_all(progress: Progress | None, games: int) -> Callable[[int], None]:
    """Tells how many of all games are done."""
    return lambda done: progress(done, games) if progress else None


def measure_bot(
    edition: Edition,
    seats: int,
    name: str,
    others: Seating,
    games: int,
    seed: str,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Share:
    """The win share of a bot against others; it takes all seats in turn.

    A bot that the kernel cannot play plays a tenth of the games, but at least two.
    """
    if not in_kernel(name):
        games = max(2, games // SLOWER)
    return measure(edition, seats, name, others, games, seed, progress, workers)


class Games(NamedTuple):
    """One game at each of some tables, from number `first` on: the task of a worker."""

    edition: Edition
    seed: str
    first: int
    tables: list[Sequence[Player]]


def winners(
    edition: Edition,
    tables: Iterable[Sequence[Player]],
    seed: str,
    workers: Workers | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[int]:
    """For one game at each table, the mask of the winning seats; the same on all workers.

    Without workers, this process plays.
    """
    return play_all(play_task, edition, tables, seed, workers, progress)


def play_all(
    play: Callable[[Games], list[Found]],
    edition: Edition,
    tables: Iterable[Sequence[Player]],
    seed: str,
    workers: Workers | None,
    progress: Callable[[int], None],
    *,
    slow: bool = False,
) -> list[Found]:
    """What a function finds in one game at each table; without workers, this process plays."""
    done = 0

    def tell(answer: list[Found]) -> None:
        nonlocal done
        done += len(answer)
        progress(done)

    tasks = _tasks(edition, tables, seed, slow=slow)
    answers = (workers or in_this_process()).map(play, tasks, tell)
    return [found for answer in answers for found in answer]


def _tasks(
    edition: Edition, tables: Iterable[Sequence[Player]], seed: str, *, slow: bool
) -> Iterator[Games]:
    first, some, weight = 0, list[Sequence[Player]](), 0
    for table in tables:
        some.append(table)
        weight += SLOW_GAME if slow or any(map(_is_slow, table)) else 1
        if weight >= GAMES_A_TASK:
            yield Games(edition, seed, first, some)
            first, some, weight = first + len(some), [], 0
    if some:
        yield Games(edition, seed, first, some)


def _is_slow(player: Player) -> bool:
    return not in_kernel(player) if isinstance(player, str) else isinstance(player, Searcher)


def play_task(task: Games) -> list[int]:
    """Play the games of a task; returns the masks of their winning seats."""
    edition, seed, first, tables = task
    settings = [seated(edition, table) for table in tables]
    if not any(each is None or isinstance(each, Searcher) for row in settings for each in row):
        policies = [[each for each in row if each] for row in settings]
        return outcomes(edition, policies, seed, first=first)[1].tolist()  # type: ignore[no-any-return]
    return [
        _play_slowly(edition, table, row, seed, first + number)
        for number, (table, row) in enumerate(zip(tables, settings, strict=True))
    ]


def _play_slowly(
    edition: Edition,
    table: Sequence[Player],
    setting: Sequence[Policy | None],
    seed: str,
    game: int,
) -> int:
    """The mask of the winning seats of one game at a table where not all seats are compiled."""
    policies = [each for each in setting if each]
    if len(policies) < len(table):
        names = [player for player in table if isinstance(player, str)]
        assert len(names) == len(table), "a bot that decides in Python meets named bots alone"
        won = play_game(edition, names, f"{seed}/{game}").result.winners
        return sum(1 << seat for seat in won)
    if not any(isinstance(each, Searcher) for each in policies):
        return int(outcomes(edition, [policies], seed, first=game)[1][0])
    return play_champions(edition, policies, seed, game)[0]


def play_champions(
    edition: Edition, policies: Sequence[Policy], seed: str, game: int
) -> tuple[int, Ints]:
    """A game at a table with champions: the mask of the winning seats, and the tape."""
    champions = [each for each in policies if isinstance(each, Searcher)]
    assert len(set(champions)) == 1, "all champions of a table have the same network"
    searching = sum(1 << seat for seat, each in enumerate(policies) if isinstance(each, Searcher))
    minds = _minds(champions[0], len(policies))
    # The search replaces the choices of the champions.
    asked = [Never() if isinstance(each, Searcher) else each for each in policies]
    rules, keys = rules_for(edition, len(policies)), seed_keys(seed)
    with np.errstate(over="ignore"):
        return play_searching(rules, asked, minds, searching, champions[0].effort, *keys, game)


@lru_cache(maxsize=8)
def _minds(champion: Searcher, seats: int) -> NetworkPlayers:
    return models(champion.net, seats)


@lru_cache(maxsize=256)
def _named(name: str, edition: Edition, seats: int) -> Policy | None:
    if name == CHAMPION:
        return Searcher(packaged_net().policy(), effort_for(seats))
    try:
        return policy_for(name, edition, seats)
    except NotInKernel:
        return None


def seated(edition: Edition, table: Sequence[Player]) -> list[Policy | None]:
    """The policies of the players of a table; None for one that decides in Python."""
    return [
        _named(player, edition, len(table)) if isinstance(player, str) else player
        for player in table
    ]
