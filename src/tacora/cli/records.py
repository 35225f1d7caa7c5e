"""`tacora record`: check, show and convert records of games."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections import defaultdict
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import SpinnerColumn, TextColumn

from ..editions import Find, finder
from ..game import ExpeditionBegan, view
from ..record import (
    MISSING,
    NUMBER_PATTERN,
    OF_BOT,
    Noted,
    Record,
    RecordError,
    began_of,
    check_noted,
    digest_of,
    last_game,
    read_records,
    replay,
    shuffles_of,
    to_json,
    to_text,
    try_records,
    verify_shuffle,
)
from ..tui.board import explorers as explorers_table
from ..tui.console import Screen
from ..words import Words, words
from ..words.story import Storyteller
from .shared import OwnEdition

record = typer.Typer(help="Check, show and convert records of games.", no_args_is_help=True)
Files = Annotated[list[Path], typer.Argument(help="Files with records, JSON or text.")]
File = Annotated[Path, typer.Argument(help="A file with records, JSON or text.")]


class Form(StrEnum):
    """The two forms of a record."""

    text = "text"
    json = "json"


@record.command()
def verify(
    files: Files,
    edition: OwnEdition = None,
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HEX",
            help="A commitment that you noted before a game; it is a foul if no game proves it.",
            show_default=False,
        ),
    ] = None,
    number: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT:HEX",
            help="A number that you were told at the start, with its seat from 0; needs "
            "--commitment. A bot's seat has no number, as in 2: With several commitments the first "
            "digits of one stand in front, as in 3f9a:0:HEX",
            show_default=False,
        ),
    ] = None,
    played_on: Annotated[
        bool,
        typer.Option(
            "--played-on",
            help="You were told before the game of --commitment that it is played on from another "
            "one; else it is a foul if the record says so.",
        ),
    ] = False,
) -> None:
    """Replay every game and report each foul; exit code 2 if there is one."""
    find = finder(edition)
    noted = [each.lower() for each in commitment or ()]
    if not all(re.fullmatch("[0-9a-f]{64}", each) for each in noted):
        raise typer.BadParameter("64 hexadecimal digits were awaited", param_hint="--commitment")
    console, language = Screen(), words()
    notes = Notes(_noted(noted, [each.lower() for each in number or ()]), played_on)
    fouls = sum(_verify_file(path, find, console, language, notes) for path in files)
    missing = notes.missing()
    for each in missing:
        sys.stderr.write(each + "\n")
    if fouls or missing:
        raise typer.Exit(2)


def _noted(commitments: list[str], told: list[str]) -> list[Noted]:
    """Return each commitment with the numbers of the options `SEAT:HEX` that belong to it."""
    numbers: dict[str, dict[int, str]] = {each: {} for each in commitments}
    wrong = partial(typer.BadParameter, param_hint="--number")
    if told and not numbers:
        raise wrong("needs --commitment")
    for text in told:
        start, rest = text.split(":", 1) if text.count(":") == 2 else ("", text)
        seat, colon, number = rest.partition(":")
        good = number in (OF_BOT, MISSING) or re.match(NUMBER_PATTERN, number)
        if not (colon and re.fullmatch("[0-9]", seat) and good):
            raise wrong("a seat, a colon and a number were awaited")
        fitting = [each for each in numbers if each.startswith(start)]
        if len(fitting) != 1:
            raise wrong(f"{text} does not say which commitment it belongs to")
        if numbers[fitting[0]].setdefault(int(seat), number) != number:
            raise wrong(f"seat {seat} has two numbers for one commitment")
    return [Noted(commitment, by_seat) for commitment, by_seat in numbers.items()]


class Notes:
    """What a person noted of their games, and what the games prove of it."""

    def __init__(self, notes: list[Noted], played_on: bool) -> None:
        self._notes = {each.commitment: each for each in notes}
        self._played_on = played_on
        self._proved: dict[str, str] = {}
        """For each commitment the digest of the game that proves it."""

    def compare(self, record: Record) -> None:
        """Note what a game proves; raise a `RecordError` if it is not as it was noted."""
        shuffles = [each.commitment for each in shuffles_of(record)]
        noted = [self._notes[each] for each in shuffles if each in self._notes]
        if not noted:
            return
        check_noted(record, noted)
        if began_of(record) and not self._played_on:
            # Its cards may be given by the record itself, so they prove nothing.
            raise RecordError("began: played on from another game, and without --played-on")
        for each in shuffles:
            if self._proved.setdefault(each, digest_of(record)) != digest_of(record):
                raise RecordError(f"shuffle: another game has the commitment {each} too")

    def missing(self) -> list[str]:
        """Return what no game proves, in sentences."""
        return [
            f"no game proves the commitment {each}"
            for each in self._notes
            if each not in self._proved
        ]


def _verify_file(path: Path, find: Find, console: Screen, words: Words, notes: Notes) -> int:
    """Report on one file, and compare its games with the notes."""
    games = fouls = 0
    proofs: dict[str, list[int]] = defaultdict(
        list
    )  # for each kind of proof, the numbers of its games
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
                    proof = verify_shuffle(found) or "nothing"
                    notes.compare(found)
                    proofs[proof].append(games)
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
    said = [(words("record-proof", proof=each), which) for each, which in proofs.items()]
    if len(said) == 1 and not fouls:
        message += f" · {said[0][0]}"
    else:
        message += "".join(f"\n{path} #{_ranges(which)}: {what}" for what, which in said)
    console.print(escape(message), soft_wrap=True)
    return fouls


def _ranges(numbers: list[int]) -> str:
    """Ascending numbers as text, such as `1–3, 5`."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in ranges)


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
    lines: list[str] = []
    for moment in replay(record):
        before, opening = moment.events, moment.events[-1:]
        if isinstance(opening[0], ExpeditionBegan):
            before = moment.events[:-1]
        else:
            opening = ()
        lines += teller.tell(before)
        if opening:
            lines.append("")
        lines += teller.tell(opening)
    console.print(escape("\n".join(lines)))  # at once: a line alone takes twice the time
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
        converted.seek(0)  # all records are read without an error before any is printed
        shutil.copyfileobj(converted, sys.stdout)
    if to is Form.text and dropped:
        fields = ", ".join(sorted(dropped))
        sys.stderr.write(words()("record-left-out", file=str(file), fields=fields) + "\n")
