"""A tournament: bots in all line-ups or in a sample of them, played as a study.

Seats are alike in this game, so a line-up is who sits at the table, not where.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ..bots import character
from ..editions import find_edition
from ..game import start
from ..shown import Shown
from ..statistics import wilson
from .cells import AS_PRINTED, MOST_CELLS, Cell, StudyError
from .ladder import Rating, ratings
from .matchup import Matchup
from .results import TOURNAMENT, Results, frame_of, write_tables
from .study import Progress, Study
from .workers import Workers

if TYPE_CHECKING:
    from polars import DataFrame

MOST_RATED = 20_000
"""The ratings come from about this many games: the first ones of each line-up."""


def all_lineups(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """All line-ups without a bot twice; with too few bots, all in which each bot sits."""
    if len(bots) >= seats:
        return combinations(bots, seats)
    more = combinations_with_replacement(bots, seats - len(bots))
    return (tuple(sorted((*bots, *each), key=list(bots).index)) for each in more)


def number_of_lineups(bots: int, seats: int) -> int:
    """How many line-ups there are."""
    return math.comb(bots, seats) if bots >= seats else math.comb(seats - 1, bots - 1)


def sample_of_lineups(
    bots: Sequence[str], seats: int, number: int, seed: str
) -> tuple[tuple[str, ...], ...]:
    """Some different line-ups, drawn so that all bots play about as often."""
    if number_of_lineups(len(bots), seats) <= number:
        return tuple(all_lineups(bots, seats))
    if len(bots) < seats:
        return tuple(random.Random(f"{seed}/sample").sample(list(all_lineups(bots, seats)), number))
    chance = random.Random(f"{seed}/sample")
    found: dict[tuple[str, ...], None] = {}
    often: Counter[str] = Counter()
    failures = 0
    while len(found) < number:
        # After a line-up that was there already, chance counts for more.
        drawn = {bot: often[bot] + chance.random() * (1 + failures) for bot in bots}
        chosen = set(sorted(bots, key=drawn.__getitem__)[:seats])
        lineup = tuple(bot for bot in bots if bot in chosen)
        failures = failures + 1 if lineup in found else 0
        if not failures:
            found[lineup] = None
            often.update(lineup)
    return tuple(found)


@dataclass(frozen=True, repr=False)
class Tournament(Shown):
    """Some bots, and the study that plays their line-ups."""

    bots: tuple[str, ...]
    study: Study

    @classmethod
    def of(
        cls,
        bots: Sequence[str],
        *,
        edition: str = "fr-iello-2021",
        relics: bool | None = None,
        explorers: int = 4,
        games: int = 1000,
        sample: int | None = None,
        seed: str = "1",
    ) -> Tournament:
        """A tournament with this many games of every line-up, or of a sample of the line-ups."""
        rules = find_edition(edition, relics)
        start(rules, explorers)  # raises an error for a wrong number
        for bot in bots:
            character(bot)  # raises an error for an unknown one
        if len(bots) < 2:
            raise StudyError("a tournament needs at least two bots")
        for bot, number in Counter(bots).items():
            if number > 1:
                raise StudyError(f"{bot} is named twice")
        if min(sample or MOST_CELLS + 1, number_of_lineups(len(bots), explorers)) > MOST_CELLS:
            raise StudyError(f"there are more than {MOST_CELLS:,} line-ups: ask for a sample")
        lineups = sample_of_lineups(bots, explorers, sample or MOST_CELLS, seed)
        if len({bot for lineup in lineups for bot in lineup}) < len(bots):
            raise StudyError("the sample is too small: some bots would not play")
        cells = tuple(Cell(Matchup(rules, lineup), AS_PRINTED, (), seed) for lineup in lineups)
        title = f"A tournament of {len(bots)} bots"
        return cls(tuple(bots), Study(title, seed, cells, games, rows="games"))

    def _shown(self) -> tuple[str, dict[str, str]]:
        title, figures = self.study._shown()
        return title, {"bots": ", ".join(self.bots), **figures}

    def run(
        self,
        workers: Workers | None = None,
        folder: Path | None = None,
        progress: Progress = lambda done, total: None,
    ) -> Standings:
        """Play all games that are still missing, as `Study.run` does."""
        if folder is None:
            with TemporaryDirectory() as kept:
                return self.run(workers, Path(kept), progress)
        results = self.study.run(workers, folder, progress)
        return Standings(self.bots, results, tuple(self._ratings(folder / "games")))

    def _ratings(self, folder: Path) -> list[Rating]:
        """The ratings after the first games of each line-up, all line-ups in turn."""
        import polars

        cells = {cell.key: cell.matchup.bots for cell in self.study.cells}
        places = {key: place for place, key in enumerate(cells)}
        each = math.ceil(MOST_RATED / len(cells))
        rows = (
            polars.scan_parquet(folder / "*.parquet")
            .filter(polars.col("game") < each)
            .with_columns(polars.col("cell").replace_strict(places).alias("place"))
            .sort("game", "place")
            .select("cell", "win_shares")
            .collect()
        )
        return ratings(
            self.bots,
            (
                (cells[key], sum(1 << seat for seat, share in enumerate(shares) if share))
                for key, shares in rows.iter_rows()
            ),
        )


@dataclass(frozen=True, repr=False)
class Standings:
    """The results of a tournament: of each bot, and of each bot against each other."""

    bots: tuple[str, ...]
    results: Results
    ratings: tuple[Rating, ...]

    @property
    def about(self) -> dict[str, Any]:
        """How they came about."""
        cell = self.results.cells[0]
        more = {"bots": list(self.bots), "explorers": len(cell.matchup.bots)}
        return self.results.about | more

    @cached_property
    def _sums(self) -> dict[tuple[str, str], tuple[int, float, float]]:
        """For two bots: the games with both, and the mean victories and points of a seat of the
        first one; for a bot and itself, those of all its games."""
        found: dict[tuple[str, str], tuple[int, float, float]] = {}
        for cell, statistics in zip(self.results.cells, self.results.statistics, strict=True):
            own: dict[str, list[int]] = {}
            for seat, bot in enumerate(cell.matchup.bots):
                own.setdefault(bot, []).append(seat)
            for bot, seats in own.items():
                wins, points = (
                    statistics.games * sum(each[seat] for seat in seats) / len(seats)
                    for each in (statistics.wins, statistics.points)
                )
                for other in own:
                    before = found.get((bot, other), (0, 0.0, 0.0))
                    now = (statistics.games, wins, points)
                    found[bot, other] = tuple(map(sum, zip(before, now, strict=True)))  # type: ignore[assignment]
        return found

    def bot_rows(self) -> list[dict[str, Any]]:
        """One row for each bot, the one that wins most first."""
        rated = {rating.name: rating for rating in self.ratings}
        rows = []
        for bot in self.bots:
            games, wins, points = self._sums[bot, bot]
            low, high = wilson(wins / games, games)
            value, margin = rated[bot].value, rated[bot].margin
            rows.append(
                {
                    "bot": bot,
                    "games": games,
                    "points": points / games,
                    "wins": wins / games,
                    "wins_low": low,
                    "wins_high": high,
                    "rating": value,
                    "rating_low": value - margin,
                    "rating_high": value + margin,
                }
            )
        return sorted(rows, key=lambda row: -row["wins"])

    def matrix_rows(self) -> list[dict[str, Any]]:
        """One row for each bot and each other one, at tables where both sit.

        `share`: of the victories of one of the two, the part of the first; 0.5 is even. None if
        neither has won.
        """
        order = [row["bot"] for row in self.bot_rows()]
        rows = []
        for bot in order:
            for other in order:
                if bot == other or (bot, other) not in self._sums:
                    continue
                games, own, _ = self._sums[bot, other]
                both = own + self._sums[other, bot][1]
                share = own / both if both else None
                low, high = wilson(share or 0.0, both)
                row = {"bot": bot, "against": other, "games": games, "share": share}
                rows.append(row | {"share_low": low, "share_high": high})
        return rows

    def to_frame(self) -> DataFrame:
        """One row for each bot, as a polars data frame."""
        return frame_of(self.bot_rows())

    def matrix(self) -> DataFrame:
        """One row for each bot and each other one, as a polars data frame."""
        return frame_of(self.matrix_rows())

    def write(self, folder: Path) -> None:
        """Write all tables into a folder, as Parquet and as CSV; also those of the line-ups."""
        self.results.write(folder)
        frames = dict(zip(TOURNAMENT, (self.to_frame(), self.matrix()), strict=True))
        write_tables(folder, frames, self.about)

    def __repr__(self) -> str:
        return f"{self.about.get('title')}\n{self.to_frame()}"

    def _repr_html_(self) -> str:
        return str(self.to_frame()._repr_html_())
