"""The rules of an edition as a page in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from ..game import Edition
from ..words import Words
from ..words.rules import rules, rules_source, rules_title


def print_rules(console: Console, edition: Edition, words: Words) -> None:
    """Print the title, the source and every section of the rules."""
    console.print(f"[bold]{escape(rules_title(edition, words))}[/bold]")
    console.print(escape(rules_source(edition, words)), style="dim")
    for section in rules(edition, words):
        console.print(f"\n[bold]{escape(section.heading)}[/bold]")
        for paragraph in section.paragraphs:
            console.print(f"• {escape(paragraph)}")
    console.print()
