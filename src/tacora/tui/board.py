"""What the terminal shows, drawn with Rich: the table as one seat sees it, and the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..game import EXPEDITIONS, Edition, PathCard, Relic, SeenExplorer, Trap, Treasure, View
from ..solver import Leaving, Odds, odds
from ..words import Words, percent
from ..words.rules import rules, rules_source, rules_title
from ..words.story import card_name

BAR_WIDTH = 30
STYLES = {Treasure: "yellow", Trap: "red", Relic: "magenta"}


def board(
    view: View, names: Sequence[str], words: Words, news: Sequence[str] = ()
) -> RenderableType:
    """The board: entrances, path, explorers, news, danger, and the gain of leaving."""
    chances = odds(view)
    parts: list[RenderableType] = [_head(view, words), _path(view, words)]
    parts.append(explorers(view, names, words))
    if news:
        parts.append(Text("\n".join(news) + "\n", style="italic"))
    if view.awaits == "choices":
        parts.append(_danger(view, chances, words))
        if view.seat is not None and view.explorers[view.seat].in_cave:
            parts.append(_leaving(chances.leaving, len(view.relics_on_path), words))
    return Group(*parts)


def title(view: View, words: Words) -> str:
    """The title of the board: the book, its id, with or without relics."""
    edition = view.edition
    relics = words("with-relics") if edition.relics else words("without-relics")
    return f"{edition.title} · {edition.id} · {relics}"


def _head(view: View, words: Words) -> RenderableType:
    closed, still = view.expedition - 1, EXPEDITIONS - view.expedition
    doors = f"[dim]{'■ ' * closed}[/dim][bold green]◆ [/bold green]{'□ ' * still}"
    number = words("entrance", number=view.expedition, of=EXPEDITIONS)
    heading = f"[bold]{escape(title(view, words))}[/bold]   {number}  {doors}"
    return Rule(heading, style="dim", align="left")


def _path(view: View, words: Words) -> RenderableType:
    if not view.path:
        return Text(words("path-empty"), style="dim")
    last = len(view.path) - 1
    cards = [_card(step, words, newest=place == last) for place, step in enumerate(view.path)]
    return Columns(cards, padding=(0, 0))


def _card(step: PathCard, words: Words, *, newest: bool) -> Panel:
    style = STYLES[type(step.card)]
    lying = f"+{step.gems}" if step.gems else " "
    content = Text.assemble(
        (f"{card_name(step.card, words)}\n", f"bold {style}"), (lying, "yellow"), justify="center"
    )
    return Panel(
        content,
        width=13,
        box=box.HEAVY if newest else box.ROUNDED,
        border_style=f"bold {style}" if newest else "dim",
    )


def explorers(view: View, names: Sequence[str], words: Words) -> Table:
    """The table of explorers: where they are, what they carry and what they have."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words("column-explorer"))
    table.add_column(words("column-where"))
    for column in ("column-carried", "column-chest"):
        table.add_column(words(column), justify="right")
    table.add_column(words("column-relics"))
    for seat, (explorer, name) in enumerate(zip(view.explorers, names, strict=True)):
        table.add_row(
            f"[bold]{escape(name)}[/bold]" if seat == view.seat else escape(name),
            _where(explorer, words),
            str(explorer.carried) if explorer.in_cave else "",
            _chest(view, explorer, words),
            ", ".join(str(taken.worth) for taken in explorer.relics),
        )
    return table


def _where(explorer: SeenExplorer, words: Words) -> str:
    if explorer.in_cave:
        return f"[green]{words('inside')}[/green]"
    return f"[dim]{words('at-camp')}[/dim]"


def _chest(view: View, explorer: SeenExplorer, words: Words) -> str:
    if explorer.chest is None:
        return f"[dim]{words('chest-closed')}[/dim]"
    if not explorer.chest:
        return "0"
    stones = words.stones(view.edition.in_stones(explorer.chest))
    return f"{explorer.chest} [dim]({stones})[/dim]"


def _danger(view: View, chances: Odds, words: Words) -> RenderableType:
    chance = chances.collapse
    if not chance:
        return Text(words("danger-none"), style="green")
    deadly = Counter({trap.kind: view.bag[trap] for trap in view.traps_on_path})
    kinds = ", ".join(
        f"{copies}\u00a0×\u00a0{words.trap(kind)}" for kind, copies in deadly.items() if copies
    )
    filled = round(BAR_WIDTH * float(chance))
    text = Text(words("danger", place=view.edition.cave, percent=percent(float(chance), 1)))
    text.stylize("bold red" if chance * 5 > 1 else "red")
    text.append(f"\n{'█' * filled}{'░' * (BAR_WIDTH - filled)} ", style="red")
    text.append(
        words("danger-sum", deadly=deadly.total(), total=view.bag.total, kinds=kinds), style="dim"
    )
    return text


def _leaving(leaving: Sequence[Leaving], relics: int, words: Words) -> RenderableType:
    shares: list[str] = []
    for option in leaving:
        if option.leavers > 1:
            shares.append(words("leaving-together", leavers=option.leavers, points=option.points))
        elif relics:
            shares.append(words("leaving-alone-relics", points=option.points, relics=relics))
        else:
            shares.append(words("leaving-alone", points=option.points))
    return Text.assemble((words("leaving-now"), "bold"), " ", " · ".join(shares))


def print_rules(console: Console, edition: Edition, words: Words) -> None:
    """Print the title, the source and every section of the rules."""
    console.print(f"[bold]{escape(rules_title(edition, words))}[/bold]")
    console.print(escape(rules_source(edition, words)), style="dim")
    for section in rules(edition, words):
        console.print(f"\n[bold]{escape(section.heading)}[/bold]")
        for paragraph in section.paragraphs:
            console.print(f"• {escape(paragraph)}")
    console.print()
