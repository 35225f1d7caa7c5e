"""`tacora editions`, and the tables of all rule sets and all bots."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ..bots import CHARACTERS, at_tables, installed, shown_name
from ..editions import find_edition, rule_sets
from ..tui.board import print_rules
from ..tui.console import Screen
from ..words import Words, words
from ..words.rules import relics_in_short, tie_in_short
from .shared import Language, Relics


def editions(
    edition: Annotated[
        str | None,
        typer.Argument(
            help="A rulebook's id, or an edition file of your own (.toml).", show_default=False
        ),
    ] = None,
    relics: Relics = None,
    lang: Language = "en",
) -> None:
    """Show the table of all rule sets, or the rules of one edition."""
    console = Screen()
    language = words(lang)
    if edition is None:
        console.print(editions_table(language, relics))
    else:
        found = find_edition(edition, relics)
        print_rules(console, found, language.at(found.cave))


def editions_table(words: Words, relics: bool | None) -> Table:
    table = Table(title=words("editions-title"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column(words("column-edition"), no_wrap=True)
    for column in ("column-relics-rule", "column-first-trap", "column-tie"):
        table.add_column(words(column))
    for edition in rule_sets():
        if relics is not None and relics != (edition.relics is not None):
            continue
        own = words.at(edition.cave)
        table.add_row(
            edition.name,
            relics_in_short(edition, own),
            own("first-trap-decide" if edition.first_trap == "decide" else "first-trap-next"),
            tie_in_short(edition, own),
        )
    return table


def bots_table(words: Words) -> Table:
    """All characters, the weakest first, then the bots of installed packages."""
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
    for name, found in installed().items():
        if name not in CHARACTERS:
            strength = words("strength-0")
            table.add_row(escape(name), escape(shown_name(name)), strength, escape(found.value))
    return table
