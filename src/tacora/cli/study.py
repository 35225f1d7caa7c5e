"""`tacora study`, `tournament` and `report`: many match-ups, and a page about their results."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..lab.results import Results
from ..lab.study import Progress
from ..lab.workers import Workers, workers_for
from ..tui.console import Screen
from .shared import (
    Cluster,
    Csv,
    Json,
    Processes,
    Relics,
    Seed,
    check_form,
    counted,
    print_data,
    progress_bar,
)

if TYPE_CHECKING:
    from ..lab.tournament import Standings

Report = Annotated[
    bool, typer.Option("--report", help="Also write report.html, with plots and tables.")
]


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
    report: Report = False,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Play every cell of a study; after Ctrl-C the same command goes on."""
    import polars  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.study import Study

    check_form(as_json, as_csv)
    if report:
        _needs_plots()
    wanted = Study.load(file)
    folder = to or file.with_suffix("")
    with _workers(f"Playing {counted(len(wanted.cells), 'cell')}", folder, cluster, processes) as (
        workers,
        tell,
    ):
        found = wanted.run(workers, folder, tell)
    found.write(folder)
    if report:
        _write_report(folder)
    if print_data(as_json, as_csv, found.seat_rows(), found.about):
        return
    _print(found)
    Screen().print(escape(f"The results are in {folder}."), soft_wrap=True)


@contextmanager
def _workers(
    what: str, folder: Path, cluster: str | None, processes: int | None
) -> Iterator[tuple[Workers, Progress]]:
    """Workers with a progress bar; Ctrl-C says where the finished chunks are."""
    try:
        with progress_bar() as progress, workers_for(cluster, processes) as workers:
            task = progress.add_task(what, total=None)
            yield (
                workers,
                lambda done, total: progress.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        Screen(stderr=True).print(
            escape(f"Stopped; what is finished is in {folder}. The same command goes on."),
            soft_wrap=True,
        )
        raise


def _print(found: Results) -> None:
    table = Table(title=escape(str(found.about["title"])), title_justify="left")
    for column in ("Edition", "Deck", "Seat"):
        table.add_column(column)
    table.add_column("Bot", overflow="fold", min_width=8)  # a long name stays whole
    for column in ("Games", "Points", "Win share"):
        table.add_column(column, justify="right", no_wrap=True)
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


def tournament(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="The bots: names of `tacora bots`, rules such as 'AtGems(8)', or bots of your own "
            "(package.module:Class).",
            show_default=False,
        ),
    ],
    edition: Annotated[
        str, typer.Option(help="A rulebook's id, or an edition file of your own (.toml).")
    ] = "fr-iello-2021",
    relics: Relics = None,
    explorers: Annotated[int, typer.Option(help="How many seats.", min=1, max=8)] = 4,
    games: Annotated[int, typer.Option(help="Games of each line-up.", min=1, max=10**9)] = 1000,
    sample: Annotated[
        int | None,
        typer.Option(
            help="Only this many line-ups, drawn by the seed; by default all.",
            min=1,
            show_default=False,
        ),
    ] = None,
    seed: Seed = "1",
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the results are kept.")] = Path(
        "tournament"
    ),
    processes: Processes = None,
    cluster: Cluster = None,
    report: Report = False,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Play bots against each other in all line-ups; after Ctrl-C the same command goes on."""
    import polars  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.tournament import Tournament

    check_form(as_json, as_csv)
    if report:
        _needs_plots()
    wanted = Tournament.of(
        bots,
        edition=edition,
        relics=relics,
        explorers=explorers,
        games=games,
        sample=sample,
        seed=seed or "1",
    )
    what = f"Playing {counted(len(wanted.study.cells), 'line-up')}"
    with _workers(what, to, cluster, processes) as (workers, tell):
        found = wanted.run(workers, to, tell)
    found.write(to)
    if report:
        _write_report(to)
    more = {"matrix": found.matrix_rows()}
    if print_data(as_json, as_csv, found.bot_rows(), found.about, **more):
        return
    _print_standings(found)
    Screen().print(escape(f"The results are in {to}."), soft_wrap=True)


def _print_standings(found: Standings) -> None:
    rows = found.bot_rows()
    title = f"{found.about['title']}, {found.about['edition']}, seed {found.about['seed']}"
    table = Table(title=escape(title), title_justify="left")
    for column in ("", "Bot"):
        table.add_column(column)
    for column in ("Games", "Win share", "Rating"):
        table.add_column(column, justify="right")
    for number, row in enumerate(rows, start=1):
        table.add_row(
            str(number),
            escape(row["bot"]),
            f"{row['games']:,}",
            f"{100 * row['wins']:.1f} % ({100 * row['wins_low']:.1f}–{100 * row['wins_high']:.1f})",
            f"{row['rating']:.1f} ± {row['rating_high'] - row['rating']:.1f}",
        )
    screen = Screen()
    screen.print(table)
    shares = {(row["bot"], row["against"]): row["share"] for row in found.matrix_rows()}
    matrix = Table(title="Part of the victories of one of two bots, in %", title_justify="left")
    matrix.add_column("Bot")
    for number in range(1, len(rows) + 1):
        matrix.add_column(str(number), justify="right")
    for number, row in enumerate(rows, start=1):
        against = (shares.get((row["bot"], other["bot"])) for other in rows)
        cells = ("" if share is None else f"{100 * share:.0f}" for share in against)
        matrix.add_row(f"{number} {escape(row['bot'])}", *cells)
    screen.print(matrix)


def report(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="The results of a study or tournament.")
    ],
) -> None:
    """Write report.html again from the results in a folder."""
    import polars  # noqa: F401  first, because its extra brings what else is needed

    Screen().print(escape(f"{_write_report(folder)} is written."), soft_wrap=True)


def _needs_plots() -> None:
    """Raise an error now if a package for plots is missing, and not after all games."""
    import altair  # noqa: F401
    import vl_convert  # noqa: F401


def _write_report(folder: Path) -> Path:
    from ..lab.report import write_report

    return write_report(folder)
