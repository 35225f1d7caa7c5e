"""`tacora play`: the game at a terminal."""

from __future__ import annotations

import getpass
import shlex
import sys
import time
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from ..bots import BOTS, character, split_names
from ..bots.strong import check_known
from ..bots.thinker import warm_up
from ..editions import find_edition, finder, rule_sets
from ..errors import TacoraError
from ..files import FileError
from ..game import Chests, Edition
from ..record import check_name, read_records, to_json
from ..tui.console import Screen
from ..tui.match import USUAL_BOTS, Match, SavedGameError, new_match, resumed_match
from ..tui.terminal import Stopped, Terminal
from ..words import Words, words
from .shared import Language, Relics, Seed, this_program

INTERRUPTED, NOT_SAVED = 130, 1
USUAL_SEATS, ENOUGH_PEOPLE = 4, 3


def play(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME", help="Your name, or several with --hot-seat."),
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
            help="How many explorers; bots take the free seats. By default as many as there are "
            "people, but 4 for one or two people, or with --bots.",
            min=1,
            max=8,
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,NAME...",
            help="The bots of the other seats, in turn; `tacora bots` lists them, and "
            "package.module:Class is one of your own. "
            f"[{','.join(USUAL_BOTS)}]",
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
    lang: Language = "en",
) -> None:
    """Play against bots, alone or with others at the same keyboard.

    Ctrl-C or q saves the game and stops. A finished game is saved too, for `tacora review`.
    """
    console, language = Screen(), words(lang)
    save_to = None
    try:
        if resume:
            own = _characters(bots) if bots is not None else []
            known = any(name in BOTS for name in own)
            if names or relics is not None or explorers or known or seed or hot_seat or open_chests:
                raise PeopleError("a saved game knows its seats and options: --resume stands alone")
            match, save_to = _resumed(resume, edition, own)
        else:
            people = _people(names or [], hot_seat)
            characters = _characters(bots) if bots is not None else USUAL_BOTS
            rule_set = (
                _ask(console, relics, language)
                if edition is None
                else find_edition(edition, relics)
            )
            seats = explorers or _seats(rule_set, len(people), bots is not None)
            if len(people) > seats:
                raise PeopleError(f"there are {len(people)} people, and seats for {seats}")
            if bots is not None and len(people) == seats:
                raise PeopleError("people take all the seats: there is none for --bots")
            chests: Chests = "open" if open_chests else "closed"
            match = new_match(rule_set, people, seats, seed, chests, characters)
        _prepare_bots(console, match, language)
    except (KeyboardInterrupt, EOFError):
        console.print()
        raise typer.Exit(INTERRUPTED) from None
    pause = time.sleep if console.is_terminal else lambda seconds: None
    try:
        Terminal(console, match, language.at(match.game.edition.cave), pause).run()
    except Stopped as stopped:
        _save(console, match, save_to, edition, language)
        raise typer.Exit(0 if stopped.by_choice else INTERRUPTED) from None
    except (Exception, KeyboardInterrupt):
        # The game is saved even if a bot fails or the screen is gone.
        _save(console, match, save_to, edition, language)
        raise
    _save(console, match, save_to, edition, language)


def _characters(bots: str) -> list[str]:
    names = split_names(bots)
    for name in names:
        character(name)  # raises an error if there is none
    return names


def _seats(edition: Edition, people: int, with_bots: bool) -> int:
    """The usual number of explorers; three or more people play without bots."""
    if with_bots:
        wanted = max(USUAL_SEATS, people + 1)
    else:
        wanted = people if people >= ENOUGH_PEOPLE else USUAL_SEATS
    return min(max(wanted, edition.least_explorers), edition.most_explorers)


def _prepare_bots(console: Screen, match: Match, words: Words) -> None:
    """Prepare strong bots before the first card; an error if a package is missing."""
    for name in dict.fromkeys(name for name in match.bots if name and character(name).needs_kernel):
        from .. import kernel  # noqa: F401  its error names the missing package

        if name == "scholar":
            check_known(match.game.edition)
        console.print(words("bots-wake"), style="dim")
        warm_up(name)


class PeopleError(TacoraError):
    """Names that do not fit the seats."""


def _people(names: list[str], hot_seat: bool) -> list[str]:
    names = [name.strip() for name in names]
    if len(names) > 1 and not hot_seat:
        raise PeopleError("several people at one keyboard need --hot-seat")
    if len(names) < 2 and hot_seat:
        raise PeopleError("--hot-seat needs the names of two or more people")
    if len(set(names)) < len(names):
        raise PeopleError("everybody needs a name of their own")
    return [check_name(name) for name in names] or [_user()]


def _user() -> str:
    try:
        return check_name(getpass.getuser())
    except (OSError, KeyError, ImportError, TacoraError):
        return "Robin"


def _resumed(path: Path, edition: str | None, own: list[str]) -> tuple[Match, Path | None]:
    """The only game of a file, and the file to save it in; None for a text record."""
    games = read_records(path, finder(edition))
    _, record = next(games)
    if next(games, None):
        raise SavedGameError(f"{path}: holds several games; the one to go on with must be alone")
    return resumed_match(record, own), path if "shuffle" in record.extra else None


def _ask(console: Screen, relics: bool | None, words: Words) -> Edition:
    """Ask for a rule set; without a terminal, take the first."""
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


def _free_path(kind: str) -> Path:
    stem = f"tacora-{kind}-{datetime.now():%Y%m%d-%H%M%S}"
    candidates = chain([f"{stem}.json"], (f"{stem}-{number}.json" for number in count(2)))
    return next(path for path in map(Path, candidates) if not path.exists())


def _save(
    console: Screen, match: Match, save_to: Path | None, edition: str | None, words: Words
) -> None:
    """Save the game in a file, or print it if no file can be written.

    A finished game gets a new file; the file that it was resumed from stays unchanged.
    """
    over = match.game.over
    path = _free_path("game") if over else save_to or _free_path("saved")
    try:
        match.save(path)
    except FileError as error:
        console.print("\n" + escape(words("not-saved", reason=str(error))), style="red")
        console.print(escape(to_json(match.record)), soft_wrap=True)
        raise typer.Exit(NOT_SAVED) from None
    command = f"{this_program()} {'review' if over else 'play --resume'} {shlex.quote(str(path))}"
    if edition and edition.endswith(".toml"):
        command += f" --edition {shlex.quote(edition)}"
    own = dict.fromkeys(bot for bot in match.bots if bot and bot not in BOTS)
    if own and not over:  # a file alone makes no bot of your own run
        command += f" --bots {shlex.quote(','.join(own))}"
    message = words("game-kept" if over else "saved", file=str(path), command=command)
    console.print("\n" + escape(message), soft_wrap=True)
