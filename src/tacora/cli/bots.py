"""`tacora bots`: which bots there are, and a package for a new one."""

from __future__ import annotations

import keyword
import os
import re
import secrets
import shlex
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from ..bots import BOTS, CHARACTERS, BotError, at_tables, installed
from ..files import FileError
from ..tui.console import Screen
from ..words import words
from .lists import bots_table
from .shared import Language, this_program

bots = typer.Typer(invoke_without_command=True)
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "NAME"
version = "0.1.0"
description = "A bot for Tacora."
requires-python = ">=3.11"
dependencies = ["tacora"]

# The name under which every command of Tacora finds the bot, once this package is installed.
[project.entry-points."tacora.bots"]
NAME = "NAME.bot:CLASS"

[tool.hatch.build.targets.wheel]
packages = ["src/NAME"]

[tool.pytest.ini_options]
pythonpath = ["src"]
testpaths = ["tests"]
"""
README = """\
# NAME

A bot for Tacora. Change `src/NAME/bot.py`, then:

    pip install -e .
    tacora simulate --bots NAME,bold,cautious
    tacora play --bots NAME
    python -m pytest
"""
BOT = '''\
"""The bot; docs/own-bots.md of Tacora says what it can see."""

from tacora import View

ENOUGH = 7


class CLASS:
    """Leaves with enough gems, or when the next card is too dangerous."""

    def decide(self, view: View) -> str:
        carried = view.explorers[view.seat].carried
        if carried >= ENOUGH or view.collapse_chance > 0.25:
            return "leave"
        return "go_on"
'''
TEST = """\
from tacora import Decide, Reveal, Treasure, play, start, view
from tacora.editions import edition
from tacora.lab.simulation import simulate_bots

from NAME.bot import CLASS

BOOK = edition("fr-iello-2021")


def choice_after(*cards):
    game, _ = start(BOOK, 3)
    for card in cards:
        if game.awaits == "choices":
            game, _ = play(game, Decide(set()))  # nobody leaves
        game, _ = play(game, Reveal(card))
    return CLASS().decide(view(game, 0, "open"))


def test_it_leaves_with_enough_gems():
    assert choice_after(Treasure(3)) == "go_on"
    assert choice_after(Treasure(17), Treasure(11)) == "leave"


def test_it_plays_whole_games():
    bots = ["NAME.bot:CLASS", "bold", "cautious", "random"]
    assert simulate_bots(BOOK, bots, games=20, seed="1").games == 20
"""
FILES = {
    "pyproject.toml": PROJECT,
    "README.md": README,
    "src/NAME/__init__.py": "",
    "src/NAME/bot.py": BOT,
    "tests/test_NAME.py": TEST,
}
"""The files of a new package; NAME and CLASS stand for its own names."""


@bots.callback()
def show(context: typer.Context, lang: Language = "en") -> None:
    """Show all bots: their names, how strong they are, and how they play."""
    if context.invoked_subcommand is not None:
        return
    console, language = Screen(), words(lang)
    console.print(bots_table(language))
    missing = [language.bot(name) for name in CHARACTERS if name not in at_tables()]
    if missing:
        console.print(escape(language("bots-not-here", names=", ".join(missing))), style="yellow")


@bots.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="For example my_bot.")],
) -> None:
    """Write a package with a working bot of your own and its test into a new folder."""
    folder = Path(name)
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BotError(f"{name[:40]!r}: a name has up to 40 of a-z, 0-9 and _, as in my_bot")
    if name in BOTS or name in installed():
        raise BotError(f"there is a bot {name} already")
    if os.path.lexists(folder):
        raise BotError(f"there is a file or folder {name} already; it stays as it is")
    if find_spec(name) is not None:
        raise BotError(f"there is a module {name} already, so the bot needs another name")
    _write(folder, name)
    program, command = this_program(), f"pip install -e {shlex.quote(str(folder))}"
    said = (
        f"{folder}{os.sep} is written. Next: {command}, then {program} simulate --bots {name},bold"
    )
    Screen().print(escape(said), soft_wrap=True)


def _write(folder: Path, name: str) -> None:
    """Write all files beside the folder first; the folder gets its name when it is complete."""
    kind = "".join(part.capitalize() for part in name.split("_"))
    beside = folder.with_name(f".{name}.{secrets.token_hex(8)}")
    try:
        for path, text in FILES.items():
            file = beside / path.replace("NAME", name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace("NAME", name).replace("CLASS", kind), encoding="utf-8")
        beside.rename(folder)
    except OSError as error:
        raise FileError(f"{folder}: {error.strerror or error}") from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)
