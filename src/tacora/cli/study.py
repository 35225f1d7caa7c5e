"""`tacora study` and `tacora report`: a grid of match-ups, and a page about its results."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..lab.results import Results
from ..tui.console import Screen
from .output import Csv, Json, check_form, print_data
from .shared import Cluster, Processes, counted, progress_bar


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The study (docs/studies.md).")],
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="Where the results are kept; by default beside the file, named like it.",
            show_default=False,
        ),
    ] = None,
    processes: Processes = None,
    cluster: Cluster = None,
    report: Annotated[
        bool, typer.Option("--report", help="Also write report.html, with plots and tables.")
    ] = False,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Play every cell of a study; after Ctrl-C the same command goes on."""
    import polars  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.study import Study
    from ..lab.workers import workers_for

    check_form(as_json, as_csv)
    if report:
        _needs_plots()
    wanted = Study.load(file)
    folder = to or file.with_suffix("")
    try:
        with progress_bar() as progress, workers_for(cluster, processes) as workers:
            task = progress.add_task(f"Playing {counted(len(wanted.cells), 'cell')}", total=None)
            found = wanted.run(
                workers,
                folder,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        Screen(stderr=True).print(
            escape(f"Stopped; what is finished is in {folder}. The same command goes on."),
            soft_wrap=True,
        )
        raise
    found.write(folder)
    if report:
        _write_report(folder)
    if print_data(as_json, as_csv, found.seat_rows(), found.about):
        return
    _print(found)
    Screen().print(escape(f"The results are in {folder}."), soft_wrap=True)


def _print(found: Results) -> None:
    table = Table(title=escape(str(found.about["title"])), title_justify="left")
    for column in ("Edition", "Deck", "Seat", "Bot"):
        table.add_column(column)
    for column in ("Games", "Mean points", "Win share"):
        table.add_column(column, justify="right")
    for row in found.seat_rows():
        first = row["seat"] == 0
        table.add_row(
            escape(row["edition"]) if first else "",
            escape(row["deck"]) if first else "",
            str(row["seat"]),
            escape(row["bot"]),
            f"{row['games']:,}" if first else "",
            f"{row['points']:.2f}",
            f"{100 * row['wins']:.1f} % ({100 * row['wins_low']:.1f}–{100 * row['wins_high']:.1f})",
            end_section=row["seat"] == row["explorers"] - 1,
        )
    Screen().print(table)


def report(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The results of a study.")],
) -> None:
    """Write report.html anew from the results in a folder."""
    import polars  # noqa: F401  first, because its extra brings what else is needed

    Screen().print(escape(f"{_write_report(folder)} is written."), soft_wrap=True)


def _needs_plots() -> None:
    """Raise an error now if a package for plots is missing, and not after all games."""
    import altair  # noqa: F401
    import vl_convert  # noqa: F401


def _write_report(folder: Path) -> Path:
    from ..lab.report import write_report

    return write_report(folder)
