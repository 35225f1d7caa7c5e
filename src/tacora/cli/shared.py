"""What several commands share: options, results as data, the progress bar, counted nouns."""

from __future__ import annotations

import csv
import json
import os
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..tui.console import Screen
from ..words import LANGUAGES

Relics = Annotated[
    bool | None,
    typer.Option(
        "--relics/--no-relics",
        help="With or without relics; by default the book's basic game.",
        show_default=False,
    ),
]
*_others, _last = sorted(LANGUAGES)
Language = Annotated[
    str,
    typer.Option("--lang", help=f"The language of the words: {', '.join(_others)} or {_last}."),
]
OwnEdition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="FILE.toml",
        help="The file of an edition of your own.",
        show_default=False,
    ),
]


def _seed(text: str | None) -> str | None:
    if text is not None and not (len(text) <= 200 and text.isprintable()):
        raise typer.BadParameter("a text of up to 200 printable characters is allowed")
    return text


Seed = Annotated[
    str | None,
    typer.Option(
        help="Any text; the same seed gives the same games.",
        show_default=False,
        callback=_seed,
    ),
]

Processes = Annotated[
    int | None,
    typer.Option(
        help="How many processes work; by default one for each core.",
        min=1,
        max=1024,
        show_default=False,
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="tcp://HOST:PORT",
        help="The scheduler of a Dask cluster, whose workers work instead (needs the extra "
        "cluster).",
        show_default=False,
    ),
]

Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Csv = Annotated[bool, typer.Option("--csv", help="Print the result as CSV.")]


def check_form(as_json: bool, as_csv: bool) -> None:
    """Raise an error if both forms are asked for."""
    if as_json and as_csv:
        raise typer.BadParameter("one of --json and --csv can be printed, not both")


def print_data(
    as_json: bool,
    as_csv: bool,
    rows: Sequence[Mapping[str, Any]],
    about: Mapping[str, Any],
    **more: Any,
) -> bool:
    """Print rows in the form that was asked for, if any; returns whether they were printed.

    `about` says how the result came about; in CSV it is a comment on the first line. JSON also
    has what `more` names.
    """
    if as_json:
        found = {"provenance": about, "rows": list(rows), **more}
        sys.stdout.write(json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    elif as_csv:
        sys.stdout.write(f"# {json.dumps(about, ensure_ascii=False)}\n")
        names = list(dict.fromkeys(name for row in rows for name in row))
        writer = csv.DictWriter(sys.stdout, names, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return as_json or as_csv


def progress_bar() -> Progress:
    """A progress bar on the error stream, so it is not in redirected output."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Screen(stderr=True).progress(*columns, TimeRemainingColumn())


def counted(number: int, noun: str) -> str:
    """A number with its noun, such as `1 game` or `1,000 games`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def this_program() -> str:
    """The command that starts this program again, from the folder where it was started."""
    started = sys.argv[0]
    if os.path.basename(started) == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m tacora"
    found = shutil.which("tacora")
    if not os.path.dirname(started) or (found and os.path.samefile(found, started)):
        return "tacora"
    return shlex.quote(started)


def percent(share: float) -> str:
    """A share as in a paper, such as `12.5 %`."""
    return f"{100 * share:.1f} %"
