"""`tacora record`: check, show and convert records of games."""

from __future__ import annotations

import shutil
import sys
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import SpinnerColumn, TextColumn

from ..editions import Find, finder
from ..game import ExpeditionBegan, view
from ..locales import Words, words
from ..record import (
    Record,
    RecordError,
    last_game,
    read_records,
    replay,
    to_json,
    to_text,
    try_records,
    verify_shuffle,
)
from ..tui.board import explorers as explorers_table
from ..tui.console import Screen
from ..tui.story import Storyteller
from .options import OwnEdition

record = typer.Typer(help="Check, show and convert records of games.", no_args_is_help=True)
Files = Annotated[list[Path], typer.Argument(help="Files with records, JSON or text.")]
File = Annotated[Path, typer.Argument(help="A file with records, JSON or text.")]


class Form(StrEnum):
    """The two forms of a record."""

    text = "text"
    json = "json"


@record.command()
def verify(files: Files, edition: OwnEdition = None) -> None:
    """Replay every game and report each foul; exit code 2 if there is one."""
    find = finder(edition)
    console, language = Screen(), words()
    fouls = sum(_verify_file(path, find, console, language) for path in files)
    if fouls:
        raise typer.Exit(2)


def _verify_file(path: Path, find: Find, console: Screen, words: Words) -> int:
    games = fouls = shuffles = 0
    columns = (SpinnerColumn(), TextColumn("{task.description} {task.completed}"))
    with Screen(stderr=True).progress(*columns, transient=True) as progress:
        task = progress.add_task(escape(str(path)), total=None)
        try:
            for line, found in try_records(path, find):
                games += 1
                progress.advance(task)
                try:
                    if isinstance(found, RecordError):
                        raise found
                    shuffles += verify_shuffle(found)
                except RecordError as error:
                    fouls += 1
                    place = "" if error is found else f"{path}:{line}: "
                    sys.stderr.write(f"{place}{error}\n")
        except RecordError as error:  # the file cannot be read to its end
            sys.stderr.write(f"{error}\n")
            return fouls + 1
    if fouls:
        message = words("record-bad", file=str(path), bad=fouls, games=games)
    else:
        message = words("record-good", file=str(path), games=games)
    if shuffles:
        message += "; " + words("record-shuffles", games=shuffles)
    console.print(escape(message), soft_wrap=True)
    return fouls


@record.command()
def show(file: File, edition: OwnEdition = None) -> None:
    """Tell the games of a file, move by move."""
    console, language = Screen(), words()
    for line, found in read_records(file, finder(edition)):
        console.rule(f"{escape(str(file))}:{line}", style="dim", align="left")
        _tell(found, console, language)


def _tell(record: Record, console: Screen, words: Words) -> None:
    teller = Storyteller(record.edition, record.explorers, words)
    console.print(
        f"[bold]{escape(record.edition.name)}[/bold]  {escape(', '.join(record.explorers))}"
    )
    for moment in replay(record):
        before, opening = moment.events, moment.events[-1:]
        if isinstance(opening[0], ExpeditionBegan):
            before = moment.events[:-1]
        else:
            opening = ()
        for sentence in teller.tell(before):
            console.print(escape(sentence))
        if opening:
            console.print()
        for sentence in teller.tell(opening):
            console.print(escape(sentence))
    game = last_game(record)
    if game.result is None:
        console.print(words("record-broken-off"), style="yellow")
    console.print(explorers_table(view(game, None, "open"), record.explorers, words))


@record.command()
def convert(
    file: File,
    to: Annotated[Form, typer.Option(help="The form to write.")],
    edition: OwnEdition = None,
) -> None:
    """Write the games of a file to standard output in the other form."""
    dropped: set[str] = set()
    with tempfile.TemporaryFile("w+", encoding="utf-8", newline="\n") as converted:
        for _, found in read_records(file, finder(edition)):
            dropped |= set(found.extra)
            converted.write(to_text(found) if to is Form.text else to_json(found) + "\n")
        converted.seek(0)  # all of it is good before any of it is shown
        shutil.copyfileobj(converted, sys.stdout)
    if to is Form.text and dropped:
        fields = ", ".join(sorted(dropped))
        sys.stderr.write(words()("record-left-out", file=str(file), fields=fields) + "\n")
