"""The results of a study: data frames and files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import whole_bytes
from ..statistics import Statistics
from .cells import Cell, StudyError
from .provenance import metadata, parquet_file, read_metadata

if TYPE_CHECKING:
    from polars import DataFrame

TABLES = ("cells", "seats")
"""The files of a study, each as Parquet and as CSV."""
TOURNAMENT = ("bots", "matrix")
"""The files that a tournament has besides."""


@dataclass(frozen=True, repr=False)
class Results:
    """The statistics of each cell of a study."""

    about: dict[str, Any]
    """How they came about."""
    cells: tuple[Cell, ...]
    statistics: tuple[Statistics, ...]

    def cell_rows(self) -> list[dict[str, Any]]:
        """One row for each cell: what distinguishes it, and the figures of the whole table."""
        return [
            {
                **self._about(cell),
                "games": found.games,
                "collapse_rate": found.collapse_rate,
                "cards_per_expedition": found.cards_per_expedition,
                "points": sum(found.points) / found.seats,
                "gems_lost": sum(found.gems_lost) / found.seats,
                "first_seat_wins": found.wins[0],
                "first_seat_wins_low": found.wins_interval[0][0],
                "first_seat_wins_high": found.wins_interval[0][1],
            }
            for cell, found in zip(self.cells, self.statistics, strict=True)
        ]

    def seat_rows(self) -> list[dict[str, Any]]:
        """One row for each seat of each cell."""
        return [
            {**self._about(cell), "bot": bot, **row}
            for cell, found in zip(self.cells, self.statistics, strict=True)
            for bot, row in zip(cell.matchup.bots, found.rows(), strict=True)
        ]

    def _about(self, cell: Cell) -> dict[str, Any]:
        """What distinguishes a cell, with all parameters of the study."""
        every = dict.fromkeys(name for each in self.cells for name in each.about())
        return {"cell": cell.key, **every, **cell.about()}

    def to_frame(self) -> DataFrame:
        """One row for each cell, as a polars data frame."""
        return frame_of(self.cell_rows())

    def seats(self) -> DataFrame:
        """One row for each seat of each cell, as a polars data frame."""
        return frame_of(self.seat_rows())

    def write(self, folder: Path) -> None:
        """Write both tables into a folder, as Parquet and as CSV."""
        frames = dict(zip(TABLES, (self.to_frame(), self.seats()), strict=True))
        write_tables(folder, frames, self.about)

    def __repr__(self) -> str:
        return f"{self.about.get('title')}\n{self.seats()}"

    def _repr_html_(self) -> str:
        return str(self.seats()._repr_html_())


def frame_of(rows: list[dict[str, Any]]) -> DataFrame:
    """Rows as a polars data frame; a row may lack columns."""
    import polars  # the extra `lab`

    names = list(dict.fromkeys(name for row in rows for name in row))
    return polars.DataFrame({name: [row.get(name) for row in rows] for name in names}, strict=False)


def write_tables(folder: Path, frames: Mapping[str, DataFrame], about: dict[str, Any]) -> None:
    """Write data frames into a folder, as Parquet and as CSV, with how they came about."""
    for name, frame in frames.items():
        with parquet_file(folder / f"{name}.parquet") as file:
            frame.write_parquet(file, metadata=metadata(about))
        with whole_bytes(folder / f"{name}.csv") as file:
            file.write(f"# {json.dumps(about, ensure_ascii=False)}\n".encode())
            frame.write_csv(file)


def read_tables(folder: Path, names: Sequence[str]) -> tuple[dict[str, Any], list[DataFrame]]:
    """How results came about, and their tables, from the files in a folder."""
    import polars
    from polars.exceptions import PolarsError

    paths = [folder / f"{name}.parquet" for name in names]
    try:
        return read_metadata(paths[0]), [polars.read_parquet(path) for path in paths]
    except (OSError, PolarsError, ValueError):
        raise StudyError(f"{folder}: no results of a study are here") from None
