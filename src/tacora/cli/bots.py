"""`tacora bots`: who can be played against."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ..bots import CHARACTERS, at_tables
from ..tui.console import Screen
from ..words import Words, words
from .options import Language


def bots(lang: Language = "en") -> None:
    """Show all bots: their names, how strong they are, and how they play."""
    console, language = Screen(), words(lang)
    console.print(_table(language))
    missing = [language.bot(name) for name in CHARACTERS if name not in at_tables()]
    if missing:
        console.print(escape(language("bots-not-here", names=", ".join(missing))), style="yellow")


def _table(words: Words) -> Table:
    """All characters, the weakest first."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("--bots", no_wrap=True)
    table.add_column(words("column-bot"), no_wrap=True)
    table.add_column(words("column-strength"), no_wrap=True)
    table.add_column(words("column-idea"))
    for each in sorted(CHARACTERS.values(), key=lambda each: each.strength):
        strength = f"{each.strength} · {words(f'strength-{each.strength}')}"
        about = words(f"bot-{each.name}-about")
        style = "" if each.name in at_tables() else "dim"
        table.add_row(each.name, words.bot(each.name), strength, about, style=style)
    return table
