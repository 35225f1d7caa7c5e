"""A study: many games of each cell of a grid, in chunks that any worker can play.

The number of a game determines its cards and choices, so the result does not depend on the size
of the chunks, on the number of workers, or on how often a study was stopped.
"""

from __future__ import annotations

import io
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from ..files import whole_bytes
from ..shown import Shown
from ..statistics import WIDTH, Statistics
from .cells import Cell, StudyError, own_code
from .journal import Journal
from .matchup import Matchup, Rows
from .provenance import command, metadata, provenance
from .results import Results
from .study_file import read_study, study_fields
from .workers import Workers, local_workers

CHUNK_SECONDS = 1.5
FIRST_CHUNK = 200
"""Games of the first chunk of a cell, which shows how long a game takes."""
MOST_IN_CHUNK = 4_000_000
MOST_WITH_ROWS = 20_000
FIRST_GOAL = 1_000
"""Games of a cell before its interval is looked at for the first time."""
Progress = Callable[[int, int], None]
"""Called with the games played so far and those that are wanted as far as is known."""


class Chunk(NamedTuple):
    """Some games of a cell, from number `first` on: the task of a worker."""

    matchup: Matchup
    key: str
    seed: str
    rows: Rows | None
    first: int
    games: int
    command: str
    """The command that the study was started with."""
    code: str = ""
    """The code of the bots of your own, which the worker must have too."""


class Played(NamedTuple):
    """What a worker answers."""

    sums: tuple[int, ...]
    seconds: float
    table: bytes
    """The rows of these games as a Parquet file; empty if none are wanted."""


def play_chunk(chunk: Chunk) -> Played:
    """Play the games of a chunk; returns their sums, and their rows if these are wanted."""
    begin = time.perf_counter()
    matchup, key, seed, rows, first, games, started, code = chunk
    if own_code(matchup.bots) != code:
        raise StudyError(f"a worker has other code for the bots {', '.join(matchup.bots)}")
    if rows is None:
        found = matchup.statistics(games, seed, first=first)
        return Played(found.sums, time.perf_counter() - begin, b"")
    import polars

    found = Statistics(len(matchup.bots), (0,) * WIDTH)
    frames = []
    for some, frame in matchup.frames(rows, games, seed, first=first):
        found += some
        frames.append(frame)
    table = polars.concat(frames).insert_column(0, polars.lit(key).alias("cell"))
    file = io.BytesIO()
    about = provenance(seed=seed, edition=matchup.edition, bots=list(matchup.bots))
    about["command"] = started  # not that of a worker
    table.write_parquet(file, metadata=metadata(about))
    return Played(found.sums, time.perf_counter() - begin, file.getvalue())


@dataclass
class _Run:
    """A cell while it is played."""

    cell: Cell
    goal: int
    found: Statistics
    free: list[tuple[int, int]] = field(default_factory=list)
    """The first and last + 1 of games that no worker has."""
    rate: float = 0.0
    """Games a second of the fastest chunk so far."""
    complete: bool = False
    files: set[str] = field(default_factory=set)
    """The names of the files with the rows of its games."""

    def take(self, most: int) -> tuple[int, int] | None:
        """The next games for a worker: the first, and how many."""
        if not self.free:
            return None
        first, end = self.free[0]
        size = min(int(self.rate * CHUNK_SECONDS) or FIRST_CHUNK, most, end - first)
        self.free[0] = first + size, end
        if first + size == end:
            del self.free[0]
        return first, size


@dataclass(frozen=True, repr=False)
class Study(Shown):
    """Cells, and how many games to play of each: a number, or until the interval is narrow."""

    title: str
    seed: str
    cells: tuple[Cell, ...]
    games: int
    """The games of each cell; with `until`, the most."""
    until: float | None = None
    """The width of the 95 % interval of the win share below which a cell is complete."""
    rows: Rows | None = None
    """What else is kept: a row for each game, or for each decision."""

    def _shown(self) -> tuple[str, dict[str, str]]:
        many = f"{self.games:,} games" if self.until is None else f"intervals below {self.until}"
        figures = {"cells": f"{len(self.cells):,}", "in each cell": many}
        return f"{self.title}, seed {self.seed}", figures

    @classmethod
    def load(cls, path: Path | str) -> Study:
        """The study of a TOML file."""
        return cls(**read_study(Path(path)))

    @classmethod
    def of(cls, description: Mapping[str, Any]) -> Study:
        """The study of a description with the fields of the TOML file."""
        return cls(**study_fields(description, Path()))

    def run(
        self,
        workers: Workers | None = None,
        folder: Path | None = None,
        progress: Progress = lambda done, total: None,
    ) -> Results:
        """Play all games that are still missing; returns the results of all cells.

        With a folder, every finished chunk is kept there, and a later run goes on. Without
        workers, a process for each core works.
        """
        if workers is None:
            with local_workers() as own:
                return self.run(own, folder, progress)
        if self.rows and folder is None:
            raise StudyError(f"rows of {self.rows} need a folder")
        with Journal(folder) as journal:
            runs = {cell.key: self._begin(cell, journal) for cell in self.cells}
            tables = folder / self.rows if folder and self.rows else None
            if tables:
                _only_files(tables, {name for run in runs.values() for name in run.files})

            def next_task() -> Chunk | None:
                most = MOST_WITH_ROWS if self.rows else MOST_IN_CHUNK
                for key, run in runs.items():
                    taken = run.take(most)
                    if taken:
                        cell = run.cell
                        seed = cell.games_seed
                        code = own_code(cell.matchup.bots)
                        return Chunk(cell.matchup, key, seed, self.rows, *taken, command(), code)
                return None

            def done(chunk: Chunk, played: Played) -> None:
                if tables:
                    name = _file_name(chunk.key, chunk.first, chunk.games)
                    with whole_bytes(tables / name) as file:
                        file.write(played.table)
                rate = chunk.games / max(played.seconds, 1e-6)
                journal.add(chunk.key, self.rows, chunk.first, chunk.games, played.sums, rate)
                run = runs[chunk.key]
                run.rate = max(run.rate, rate)
                run.found += Statistics(len(chunk.matchup.bots), played.sums)
                self._look(run)
                tell()

            def tell() -> None:
                played = sum(run.found.games for run in runs.values())
                progress(played, sum(run.goal for run in runs.values()))

            tell()
            workers.run(play_chunk, next_task, done)
        assert all(run.complete for run in runs.values())
        editions = dict.fromkeys(cell.matchup.edition for cell in self.cells)
        about = provenance(seed=self.seed, edition=tuple(editions), title=self.title)
        return Results(about, self.cells, tuple(runs[cell.key].found for cell in self.cells))

    def _begin(self, cell: Cell, journal: Journal) -> _Run:
        """A cell with what the journal has of it."""
        goal = self.games if self.until is None else min(FIRST_GOAL, self.games)
        found = Statistics(len(cell.matchup.bots), (0,) * WIDTH)
        run = _Run(cell, goal, found, [(0, goal)])
        for kept in journal.chunks(cell.key, self.rows):
            # Of a study whose file has changed, a chunk may not fit any more: it is played again.
            if _cut(run.free, kept.first, kept.first + kept.games):
                run.found += Statistics(len(cell.matchup.bots), kept.sums)
                run.rate = max(run.rate, kept.rate)
                run.files.add(_file_name(cell.key, kept.first, kept.games))
                self._look(run)
        return run

    def _look(self, run: _Run) -> None:
        """Complete a cell, or give it a further goal, once all games of the present one are in."""
        if run.found.games < run.goal:
            return
        if self.until is None or run.goal == self.games or width(run.found) < self.until:
            run.complete = True
            return
        before, wanted = run.goal, run.goal * (width(run.found) / self.until) ** 2
        # At least a tenth more, at most sixteen times as many, in round numbers.
        further = math.ceil(min(max(1.02 * wanted, 1.1 * before), 16 * before) / 100) * 100
        run.goal = min(further, self.games)
        run.free.append((before, run.goal))


def width(found: Statistics) -> float:
    """The width of the widest interval of a win share."""
    return max(high - low for low, high in found.wins_interval)


def _file_name(key: str, first: int, games: int) -> str:
    """The name of the file with the rows of a chunk."""
    return f"{key}-{first:012}-{games}.parquet"


def _only_files(folder: Path, names: set[str]) -> None:
    """Make a folder, and remove the rows of all chunks but these."""
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*.parquet"):
        if path.name not in names:
            path.unlink()


def _cut(free: list[tuple[int, int]], first: int, end: int) -> bool:
    """Take games out of the free ones; returns whether all of them were free."""
    for place, (begin, stop) in enumerate(free):
        if begin <= first and end <= stop:
            free[place : place + 1] = [
                (low, high) for low, high in ((begin, first), (end, stop)) if low < high
            ]
            return True
    return False
