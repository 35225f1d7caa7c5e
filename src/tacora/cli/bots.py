"""`tacora bots`: who can be played against."""

from __future__ import annotations

from rich.markup import escape

from ..bots import CHARACTERS, at_tables
from ..tui.bots import bot_name, bots_table
from ..tui.console import Screen
from ..words import words
from .options import Language


def bots(lang: Language = "en") -> None:
    """Show all bots: their names, how strong they are, and how they play."""
    console, language = Screen(), words(lang)
    console.print(bots_table(language))
    missing = [bot_name(name, language) for name in CHARACTERS if name not in at_tables()]
    if missing:
        console.print(escape(language("bots-not-here", names=", ".join(missing))), style="yellow")
