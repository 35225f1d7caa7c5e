"""`tacora review`: the champion's review of a game."""

from __future__ import annotations

import json
import sys
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ..editions import finder
from ..record import read_records
from ..review.choices import shown
from ..review.form import ReviewedChoice
from ..tui.console import Screen
from .shared import OwnEdition, counted, progress_bar

COLUMNS = (
    *("Expedition", "Card", "Choice", "Leaving", "Going on"),
    *("Cost", "Verdict", "Skill", "Luck", "Others"),
)
LEGEND = (
    "Win chances by the champion, in per cent. Cost: how much more the better option was worth, "
    "where that is clear. The rest adds up: skill is what the choice was worth against the "
    "network’s, luck what the cards gave against what was to be expected, others is all else until "
    "the next choice. * and bold: the turning points."
)


def review(
    file: Annotated[Path, typer.Argument(help="A file with the record of a game.")],
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Whose choices; by default those of people.", show_default=False),
    ] = None,
    game: Annotated[
        int, typer.Option(min=1, help="Which game of the file, if it has several.")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for a page.")] = False,
    edition: OwnEdition = None,
) -> None:
    """Show for every choice the win chance of both options, its cost, and what was luck."""
    from ..review.analysis import review as go_through  # needs NumPy and Numba
    from ..review.choices import ReviewError

    screen = Screen()
    games = read_records(file, finder(edition))
    record = next((record for _, record in islice(games, game - 1, None)), None)
    if record is None:
        raise ReviewError(f"{file}: there is no game {game} in it")
    more = game == 1 and next(games, None) is not None
    with progress_bar() as progress:
        task = progress.add_task("Playing every choice through")
        found = go_through(
            record,
            tuple(seat) if seat else None,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if as_json:
        sys.stdout.write(json.dumps(found.as_json()) + "\n")
        return
    if more:
        screen.print("The file has more games; --game 2 shows the next.", style="dim")
    for each in found.seats:
        table = Table(title=escape(f"{each.name}, seat {each.seat}"), title_justify="left")
        for column in COLUMNS:
            table.add_column(column, justify="right", overflow="fold")
        turning = each.turning_points
        for choice in each.choices:
            table.add_row(
                f"{choice.expedition}{' *' if choice in turning else '  '}",
                str(choice.turn),
                choice.chose.replace("_", " "),
                _number(choice.leave),
                _number(choice.go_on),
                _number(_cost(choice)) if choice.cost else "",
                "" if choice.trivial else choice.verdict,
                _change(choice.skill) if choice.skill else "",
                _change(choice.luck) if choice.luck else "",
                _change(choice.others),
                style="bold" if choice in turning else "",
            )
        screen.print(table)
        screen.print(course(each.start, each.skill, each.luck, each.result, over=each.over))
        if found.results:
            screen.print(without_luck(each.result, float(found.all_luck[each.seat])))
        figure = each.performance
        if figure is not None:
            screen.print(
                f"Performance: {figure.value:.0f} ± {figure.margin:.0f}, most like {figure.title} "
                f"(0 is a coin-flipper, 100 no clear cost); {counted(figure.choices, 'choice')} "
                f"with a mean cost of {_percent(figure.cost)}."
            )
    screen.print(LEGEND, style="dim")


def course(start: float, skill: float, luck: float, result: float, *, over: bool) -> str:
    """What made the first win chance of a seat its last; the numbers add up as they are shown."""
    others = shown(result) - shown(start) - shown(skill) - shown(luck)
    return (
        f"Began with a win chance of {_percent(start)}; "
        f"own choices {_signed(skill)}, cards {_signed(luck)}, "
        f"the others {_signed(others)}; "
        f"{'in the end' if over else 'so far'} {_percent(result)}."
    )


def without_luck(result: float, luck: float) -> str:
    """The result without the luck of all cards; the numbers add up as they are shown."""
    return (
        f"All cards of the game gave {_signed(luck)}; "
        f"without this luck the result is {_percent(shown(result) - shown(luck))}."
    )


def _cost(choice: ReviewedChoice) -> Decimal:
    """The cost of a choice, as the difference of the two win chances that stand beside it."""
    return abs(shown(choice.leave) - shown(choice.go_on))


def _number(value: float | Decimal) -> str:
    return f"{100 * shown(value):.1f}"


def _change(value: float | Decimal) -> str:
    return f"{100 * shown(value):+.1f}"


def _percent(value: float | Decimal) -> str:
    return f"{_number(value)} %"


def _signed(value: float | Decimal) -> str:
    return f"{_change(value)} %"
