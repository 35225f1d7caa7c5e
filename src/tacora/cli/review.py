"""`tacora review`: a game gone through again with the champion."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..editions import finder
from ..locales import Words, words
from ..record import read_records
from ..tui.console import Screen
from .options import OwnEdition
from .simulate import progress_bar


def review(
    file: Annotated[Path, typer.Argument(help="A file with the record of a game.")],
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Whose choices; those of people if not said.", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for a page.")] = False,
    edition: OwnEdition = None,
) -> None:
    """Show for every choice the win chance of both options, its cost, and what was luck."""
    from ..lab.review import review as go_through  # needs NumPy and Numba

    language, screen = words(), Screen()
    _, record = next(read_records(file, finder(edition)))
    with progress_bar() as progress:
        task = progress.add_task(language("reviewing"))
        reviews = go_through(
            record,
            tuple(seat) if seat else None,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if as_json:
        sys.stdout.write(json.dumps([each.as_json() for each in reviews]) + "\n")
        return
    for each in reviews:
        title = language("review-title", name=each.name, seat=each.seat)
        table = Table(title=escape(title), title_justify="left")
        for column in ("expedition", "card", "choice", "leave", "go-on", "cost", "luck"):
            table.add_column(language(f"review-{column}"), justify="right")
        turning = each.turning_points
        for choice in each.choices:
            table.add_row(
                str(choice.expedition),
                str(choice.turn),
                language("choice-leave" if choice.chose == "leave" else "choice-go-on"),
                _percent(choice.leave),
                _percent(choice.go_on),
                _percent(choice.cost) if choice.cost > 2 * choice.error else "",
                _signed(choice.luck),
                style="bold" if choice in turning else "",
            )
        screen.print(table)
        screen.print(escape(_summary(each.start, each.luck, each.cost, each.result, language)))
    screen.print(language("review-legend"), style="dim")


def _summary(start: float, luck: float, cost: float, result: float, words: Words) -> str:
    return words(
        "review-summary",
        start=_percent(start),
        luck=_signed(luck),
        cost=_percent(cost),
        result=_percent(result),
    )


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _signed(value: float) -> str:
    return f"{100 * value:+.1f} %"
