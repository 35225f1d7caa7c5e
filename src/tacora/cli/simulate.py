"""`tacora simulate`: many games of bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.markup import escape
from rich.table import Table

from ..bots import CHARACTERS, character
from ..dealer import Dealer
from ..editions import find_edition
from ..errors import TacoraError, missing_package
from ..files import whole_file
from ..game import Edition, start
from ..lab.simulation import Played, simulate_bots, simulate_bots_compiled
from ..policies import FIELD
from ..record import to_json
from ..statistics import Statistics
from ..tui.console import Screen
from ..words import words
from .shared import Relics, Seed, counted, progress_bar

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
            f"or a rule of the field: {', '.join(FIELD)}.",
        ),
    ] = USUAL_BOTS,
    records: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE.jsonl", help="Write every game, one on each line.", show_default=False
        ),
    ] = None,
) -> None:
    """Play many games of bots against bots and print their statistics."""
    rule_set = find_edition(edition, relics)
    start(rule_set, explorers)  # raises an error for a wrong number before anything is written
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        character(name)
    seated = [names[seat % len(names)] for seat in range(explorers)]
    chosen = Dealer(seed).seed
    console = Screen()
    if records:  # only the reference engine deals by the documented procedure
        reason = (
            "Played by the reference engine, "
            "whose cards follow from the seed by the documented procedure."
        )
        with whole_file(records) as file:
            statistics = _by_reference(rule_set, seated, games, chosen, file)
    else:
        statistics, reason = _fast(rule_set, seated, games, chosen)
    _print(console, statistics, seated, rule_set, chosen)
    console.print(escape(reason), style="dim")
    if records:
        message = f"{counted(games, 'record')} written to {records}"
        console.print(escape(message), soft_wrap=True)


def _fast(edition: Edition, bots: list[str], games: int, seed: str) -> tuple[Statistics, str]:
    """The statistics, and a sentence that says which engine played and why.

    The kernel plays if it can play all bots, otherwise the reference engine.
    """
    try:
        with progress_bar() as progress:
            task = progress.add_task("Playing", total=games)

            def played(done: int, total: int) -> None:
                progress.update(task, completed=done)

            found = simulate_bots_compiled(edition, bots, games, seed, played)
            return found, "Played by the kernel."
    except TacoraError as error:
        why = str(error)
    except ModuleNotFoundError as error:
        missing = missing_package(error)
        if missing is None:
            raise
        why = missing
    reason = f"Played by the reference engine: {why}."
    return _by_reference(edition, bots, games, seed, None), reason


def _by_reference(
    edition: Edition, bots: list[str], games: int, seed: str, file: TextIO | None
) -> Statistics:
    with progress_bar() as progress:
        task = progress.add_task("Playing", total=games)

        def after_each(played: Played) -> None:
            if file:
                file.write(to_json(played.record, played.game) + "\n")
            progress.advance(task)

        return simulate_bots(edition, bots, games, seed, after_each)


def _print(
    console: Screen,
    statistics: Statistics,
    bots: list[str],
    edition: Edition,
    seed: str,
) -> None:
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
