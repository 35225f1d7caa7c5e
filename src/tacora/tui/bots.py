"""What people call the bots, how strong they are, and how they play."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..bots import CHARACTERS, at_tables
from ..words import Words


def bot_name(bot: str, words: Words) -> str:
    """What people call a bot; the rules of the field go by their name."""
    return words(f"bot-{bot}") if bot in CHARACTERS else bot


def bots_table(words: Words) -> Table:
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
        table.add_row(each.name, bot_name(each.name, words), strength, about, style=style)
    return table
