"""`tacora ladder` and `tacora measure`: how strong the bots are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..bots import BotError
from ..editions import edition as find
from ..tui.console import Screen
from ..words import words
from .options import Seed
from .study import progress_bar

SEATS = (4, 6)
BOOK = "fr-iello-2021"


def ladder(
    games: Annotated[
        int, typer.Option(help="Games a rung; the champion plays a tenth.", min=20, max=10**7)
    ] = 20_000,
    rating_games: Annotated[
        int, typer.Option(help="Games for the ratings.", min=0, max=10**6)
    ] = 2_000,
    seed: Seed = None,
    seats: Annotated[
        int | None,
        typer.Option(
            help="One number of seats alone, instead of 4 and 6.", min=3, max=8, show_default=False
        ),
    ] = None,
    top: Annotated[
        str, typer.Option(help="The highest rung; without the champion it takes a minute.")
    ] = "champion",
) -> None:
    """Let every rung play three (or five) of the rung below, with and without relics."""
    import openskill  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.ladder import RUNGS, climb, rate  # needs NumPy, Numba and openskill

    if top not in RUNGS[1:]:
        raise BotError(f"no rung {top[:40]!r}; there are: {', '.join(RUNGS[1:])}")
    rungs_up = RUNGS[: RUNGS.index(top) + 1]
    screen, bot = Screen(), words().bot
    chosen = seed or "ladder"
    kinds = [
        (find(BOOK, relics), number)
        for number in ((seats,) if seats else SEATS)
        for relics in (False, True)
    ]
    with progress_bar() as progress:
        task = progress.add_task("Climbing the ladder", total=len(kinds) * (len(rungs_up) - 1))
        for rules, number in kinds:
            rungs = climb(rules, number, games, chosen, rungs_up, lambda: progress.advance(task))
            rated = {r.name: r for r in rate(rules, number, rating_games, chosen, rungs_up)}
            title = f"{rules.name}, {number} explorers, seed {chosen}"
            table = Table(title=title, title_justify="left")
            for column in ("Bot", "Rung below", "Games", "Win share"):
                table.add_column(column)
            table.add_column("Rating", justify="right")
            first = rated[RUNGS[0]]
            start = f"{first.value:.1f} ± {first.margin:.1f}"
            table.add_row(bot(RUNGS[0]), "", "", "", start)
            for rung in rungs:
                rating = rated[rung.name]
                table.add_row(
                    bot(rung.name),
                    bot(rung.below),
                    f"{rung.share.games}",
                    str(rung.share),
                    f"{rating.value:.1f} ± {rating.margin:.1f}",
                )
            screen.print(table)


def measure(
    checks: Annotated[
        list[str] | None,
        typer.Argument(help="Which figures; all of them if none is named.", show_default=False),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            help="Games a figure; one with search gets a tenth, but 2,000 at least "
            "(or all, where fewer are asked for).",
            min=20,
            max=10**7,
        ),
    ] = 20_000,
    net: Annotated[
        Path | None,
        typer.Option(
            metavar="NET.npz",
            help="A network that `tacora train` wrote, instead of the veteran's.",
            show_default=False,
        ),
    ] = None,
    seed: Seed = None,
) -> None:
    """Measure the win shares of the network and the champion that the docs state."""
    import threadpoolctl  # noqa: F401  first, because its extra brings what else is needed

    from ..lab.checks import CHECKS, run_check
    from ..mind.network import load_net, packaged_net  # needs NumPy and Numba

    screen = Screen()
    names = [check.name for check in CHECKS]
    for name in checks or ():
        if name not in names:
            raise BotError(f"no figure {name[:40]!r}; there are: {', '.join(names)}")
    chosen = [check for check in CHECKS if not checks or check.name in checks]
    measured = load_net(net) if net else packaged_net()
    title = f"Win shares with 95 % intervals, seed {seed or 'measure'}"
    table = Table(title=title, title_justify="left")
    for column in ("Figure", "Games", "Win share", "Goal"):
        table.add_column(column)
    with progress_bar() as progress:
        for check in chosen:
            task = progress.add_task(check.title, total=games)
            share = run_check(
                check,
                measured,
                games,
                seed or "measure",
                lambda done, total, task=task: progress.update(task, completed=done, total=total),  # type: ignore[misc]
            )
            table.add_row(check.title, f"{share.games}", str(share), check.goal)
    screen.print(table)
