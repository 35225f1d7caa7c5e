"""`tacora simulate`: many games of bots against bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ..bots import CHARACTERS, character, split_names
from ..dealer import Dealer
from ..editions import find_edition
from ..files import whole_file
from ..game import start
from ..lab.matchup import Matchup
from ..lab.provenance import provenance, stream_parquet
from ..policies import FIELD
from ..record.decisions import schema
from ..statistics import Counter, Statistics
from ..tui.console import Screen
from ..words import words
from .shared import Csv, Json, Relics, Seed, check_form, counted, print_data, progress_bar

if TYPE_CHECKING:
    from polars import DataFrame

USUAL_BOTS = "random,cautious,bold"


def simulate(
    edition: Annotated[
        str, typer.Option(help="A rulebook's id, or an edition file of your own (.toml).")
    ] = "de-iello-2017",
    relics: Relics = None,
    explorers: Annotated[int, typer.Option(help="How many explorers.", min=1, max=8)] = 4,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=10**9)] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,NAME...",
            help=f"The bots, seat by seat, repeated in turn: {', '.join(CHARACTERS)} "
            "(`tacora bots` describes them); "
            f"or a rule of the field: {', '.join(FIELD)}; "
            "or a rule with its parameters, such as 'AtGems(8)'; "
            "or a bot of your own: package.module:Class.",
        ),
    ] = USUAL_BOTS,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Also write the games: every decision as a row of a .parquet file (needs the "
            "extra lab), or every game on a line of any other file, as JSON.",
            show_default=False,
        ),
    ] = None,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Play many games of bots against bots and print their statistics."""
    check_form(as_json, as_csv)
    rule_set = find_edition(edition, relics)
    start(rule_set, explorers)  # raises an error for a wrong number before anything is written
    names = split_names(bots)
    for name in names:
        character(name)  # raises an error for an unknown one
    matchup = Matchup(rule_set, tuple(names[seat % len(names)] for seat in range(explorers)))
    chosen = Dealer(seed).seed
    about = provenance(seed=chosen, edition=rule_set, bots=list(matchup.bots), games=games)
    if records and records.suffix == ".parquet":
        import polars  # noqa: F401  before any game is played
    with progress_bar() as progress:
        task = progress.add_task("Playing", total=games)

        def played(done: int, total: int) -> None:
            progress.update(task, completed=done)

        if records:
            statistics = _write(records, matchup, games, chosen, about, played)
        else:
            statistics = matchup.statistics(games, chosen, threads=None, progress=played)
    rows = [
        {"seat": row["seat"], "bot": bot, **row}
        for bot, row in zip(matchup.bots, statistics.rows(), strict=True)
    ]
    if print_data(as_json, as_csv, rows, about, statistics=statistics.to_dict()):
        return
    console = Screen()
    _print(console, statistics, matchup, chosen)
    console.print(escape(matchup.engine), style="dim")
    if records:
        message = f"{counted(games, 'game')} written to {records}"
        console.print(escape(message), soft_wrap=True)


def _write(
    path: Path,
    matchup: Matchup,
    games: int,
    seed: str,
    about: dict[str, Any],
    progress: Callable[[int, int], None],
) -> Statistics:
    """Write all games into a file while they are played; returns their statistics."""
    total = Counter(len(matchup.bots)).statistics()

    def count(some: Statistics) -> None:
        nonlocal total
        total += some
        progress(total.games, games)

    if path.suffix == ".parquet":

        def frames() -> Iterator[DataFrame]:
            for some, frame in matchup.frames("decisions", games, seed):
                count(some)
                yield frame

        stream_parquet(path, frames(), schema(), about)
        return total
    with whole_file(path) as file:
        for some, lines in matchup.records(games, seed):
            count(some)
            file.writelines(f"{line}\n" for line in lines)
    return total


def _print(
    console: Screen,
    statistics: Statistics,
    matchup: Matchup,
    seed: str,
) -> None:
    edition, bots = matchup
    explorers, games = counted(len(bots), "explorer"), counted(statistics.games, "game")
    title = f"{edition.name}, {explorers}, {games}, seed {seed}"
    table = Table(title=escape(title), title_justify="left")
    table.add_column("Seat", justify="right")
    table.add_column("Bot")
    table.add_column("Mean points", justify="right")
    table.add_column("Win share", justify="right")
    for seat, bot in enumerate(bots):
        points = f"{statistics.points[seat]:.2f}"
        if statistics.games > 1:
            points += f" ± {statistics.points_margin[seat]:.2f}"
        low, high = statistics.wins_interval[seat]
        share = f"{100 * statistics.wins[seat]:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        table.add_row(str(seat), words().bot(bot), points, share)
    console.print(table)
    console.print(f"Expeditions that ended in flight: {100 * statistics.collapse_rate:.1f} %")
    console.print(f"Cards per expedition: {statistics.cards_per_expedition:.2f}")
    console.print(
        "A shared victory counts in parts; ± and the range in brackets are 95 % intervals.",
        style="dim",
    )
