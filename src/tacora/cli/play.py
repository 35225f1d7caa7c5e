"""`tacora play`: the game at a terminal."""

from __future__ import annotations

import getpass
import shlex
import signal
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from ..editions import find_edition, finder, rule_sets
from ..errors import TacoraError
from ..files import FileError
from ..game import Chests, Edition
from ..locales import Words, words
from ..record import check_name, read_records, to_text
from ..tui.match import Match, new_match, resumed_match
from ..tui.terminal import Stopped, Terminal
from .options import Relics, Seed

INTERRUPTED = 130


def play(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[NAME]...", help="Your name, or several with --hot-seat."),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            help="A rulebook's id, or an edition file of your own (.toml).", show_default=False
        ),
    ] = None,
    relics: Relics = None,
    explorers: Annotated[
        int | None,
        typer.Option(
            help="How many explorers; bots take the seats that are free. [default: 4]",
            min=1,
            max=8,
            show_default=False,
        ),
    ] = None,
    seed: Seed = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Several people take turns at this keyboard.")
    ] = False,
    open_chests: Annotated[
        bool, typer.Option("--open-chests", help="Show what lies in the others' chests.")
    ] = False,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False),
    ] = None,
) -> None:
    """Play against bots, alone or with others at the same keyboard.

    Ctrl-C or q saves the game and stops.
    """
    console, language = Console(highlight=False), words()
    try:
        if resume:
            match = _resumed(resume, edition)
        else:
            people = _people(names or [], hot_seat)
            rule_set = find_edition(edition, relics) if edition else _ask(console, relics, language)
            seats = explorers or max(4, rule_set.least_explorers, len(people))
            seats = seats if explorers else min(seats, rule_set.most_explorers)
            if len(people) > seats:
                raise PeopleError(f"{len(people)} people do not fit into {seats} seats")
            chests: Chests = "open" if open_chests else "closed"
            match = new_match(rule_set, people, seats, seed, chests)
    except (KeyboardInterrupt, EOFError):
        console.print()
        raise typer.Exit(INTERRUPTED) from None
    for name in ("SIGTERM", "SIGHUP"):  # a closed window saves the game like Ctrl-C
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    pause = time.sleep if console.is_terminal else lambda seconds: None
    try:
        Terminal(console, match, language, pause).run()
    except Stopped as stopped:
        _save(console, match, resume or _free_path(), language)
        raise typer.Exit(0 if stopped.by_choice else INTERRUPTED) from None


class PeopleError(TacoraError):
    """Names that do not fit the seats."""


def _people(names: list[str], hot_seat: bool) -> list[str]:
    if len(names) > 1 and not hot_seat:
        raise PeopleError("several people at one keyboard need --hot-seat")
    if len(names) < 2 and hot_seat:
        raise PeopleError("--hot-seat needs the names of two or more people")
    if len(set(names)) < len(names):
        raise PeopleError("everybody needs a name of their own")
    return [check_name(name.strip()) for name in names] or [_user()]


def _user() -> str:
    try:
        return check_name(getpass.getuser())
    except (OSError, KeyError, ImportError, TacoraError):
        return "Robin"


def _resumed(path: Path, edition: str | None) -> Match:
    _, record = next(read_records(path, finder(edition)))
    return resumed_match(record)


def _ask(console: Console, relics: bool | None, words: Words) -> Edition:
    """Let a person choose; a script that says nothing gets the first rule set."""
    choices = [
        each for each in rule_sets() if relics is None or relics == (each.relics is not None)
    ]
    if not sys.stdin.isatty():
        return choices[0]
    for number, each in enumerate(choices, start=1):
        kind = words("with-relics") if each.relics else words("without-relics")
        language = words(f"language-{each.language}")
        console.print(
            f"  [bold]{number}[/bold]  {each.title}, {language}, {kind}  [dim]{each.id}[/dim]"
        )
    while True:
        answer = console.input(words("ask-edition", default=1) + " ").strip() or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        console.print(words("ask-edition-again", most=len(choices)), style="yellow")


def _free_path() -> Path:
    stem = f"tacora-saved-{datetime.now():%Y%m%d-%H%M%S}"
    candidates = [Path(f"{stem}.json"), *(Path(f"{stem}-{n}.json") for n in range(2, 100))]
    return next(path for path in candidates if not path.exists())


def _save(console: Console, match: Match, path: Path, words: Words) -> None:
    """Keep the game in a file, or on the screen where no file can be written."""
    console.print()
    try:
        match.save(path)
    except FileError as error:
        console.print(escape(words("not-saved", reason=str(error))), style="red")
        console.print(escape(to_text(match.record)), soft_wrap=True)
        return
    message = words("saved", file=str(path), command=shlex.quote(str(path)))
    console.print(escape(message), soft_wrap=True)
