"""`tacora puzzles`: find positions with one clear answer."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..dealer import Dealer
from ..files import check_writable, whole_file
from ..lab.provenance import provenance
from ..puzzles import Puzzle, kind_of, written
from ..record import Record, read_records
from ..tui.console import Screen
from .shared import Seed, counted, progress_bar

puzzles = typer.Typer(no_args_is_help=True, help="Find positions with one clear answer.")


@puzzles.callback()
def _options() -> None:
    """Find positions with one clear answer."""


@puzzles.command()
def make(
    out: Annotated[Path, typer.Argument(help="The file of puzzles to write.")],
    seed: Seed = None,
    each: Annotated[
        int,
        typer.Option(help="Puzzles of each rule set and size of table.", min=1, max=100),
    ] = 6,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A file of recorded games, whose positions come first; several are allowed.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Find puzzles in recorded and simulated games, with what both options are worth."""
    from ..lab.puzzles import find, rated  # needs NumPy, Numba and openskill

    check_writable(out)
    began = time.process_time()
    chosen = Dealer(seed).seed
    recorded = list(_recorded(records or []))
    with progress_bar() as progress:
        task = progress.add_task("Finding")
        found = find(
            chosen,
            each,
            recorded,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    found = rated(found, chosen)
    about = provenance(seed=chosen, each=each, recorded_games=len(recorded))
    with whole_file(out) as file:
        file.write(written(found, about))
    console = Screen()
    console.print(_table(found))
    said = f"{counted(len(found), 'puzzle')} written to {out}"
    console.print(escape(f"{said}, {time.process_time() - began:.0f} s on one core."))


def _recorded(files: list[Path]) -> Iterator[Record]:
    for file in files:
        for _, record in read_records(file):
            yield record


def _table(found: tuple[Puzzle, ...]) -> Table:
    """How many puzzles there are of each rule set, by kind and answer."""
    games = [each.game() for each in found]
    table = Table(title="Puzzles", title_justify="left")
    columns = ("puzzles", "alone", "endgame", "company", "leave", "go on")
    table.add_column("Rule set")
    for column in columns:
        table.add_column(column, justify="right")
    for name in dict.fromkeys(game.edition.name for game in games):
        counts = Counter[str]()
        for puzzle, game in zip(found, games, strict=True):
            if game.edition.name == name:
                answer = puzzle.answer.replace("_", " ")
                counts.update(("puzzles", kind_of(game), answer))
        table.add_row(name, *(str(counts[column]) for column in columns))
    return table
