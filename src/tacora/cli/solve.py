"""`tacora solve`: the equilibrium of an expedition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..editions import find_edition
from ..game import Game
from ..solver.deck import ExpeditionDeck, SolverError, state_of
from ..tui.board import percent
from ..tui.console import Screen
from ..words import Words, words
from .odds import game_of
from .options import Language, Relics

if TYPE_CHECKING:
    from ..solver.equilibrium import Equilibrium


def solve(
    explorers: Annotated[
        int | None,
        typer.Option(
            help="The most explorers, 1 to 8; 4, or as many as the record has.", show_default=False
        ),
    ] = None,
    edition: Annotated[
        str, typer.Option(help="A rulebook's id, or an edition file of your own (.toml).")
    ] = "fr-iello-2021",
    relics: Relics = None,
    removed: Annotated[
        int, typer.Option(help="How many traps, each of another kind, have left the game.", min=0)
    ] = 0,
    relics_in: Annotated[
        int | None,
        typer.Option(help="How many relics are in the deck; as in the first expedition."),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(
            metavar="RECORD",
            help="A game in the text form of a record: show the best choice at its end.",
            show_default=False,
        ),
    ] = None,
    most_gb: Annotated[
        float, typer.Option(help="How many gigabytes a table may take.", min=0.001, max=1e6)
    ] = 4.5,
    lang: Language = "en",
) -> None:
    """Solve an expedition in which everybody wants the most gems, and show what it is worth."""
    game = None
    if at is not None:
        game = game_of(at, edition if edition.endswith(".toml") else None)
        if game.awaits != "choices":
            raise SolverError("the record has to end where the explorers inside decide")
        deck = ExpeditionDeck.of(game)
        rules = game.edition
        most = len(game.explorers) if explorers is None else explorers
        if most < len(game.explorers):
            raise SolverError(f"the record has {len(game.explorers)} explorers, not {most}")
    else:
        rules = find_edition(edition, relics)
        deck = ExpeditionDeck.fresh(rules, removed, relics_in)
        most = 4 if explorers is None else explorers
    console, language = Screen(), words(lang).at(rules.cave)
    table = _solved(most, deck, int(most_gb * 1e9), language)
    if game:
        _print_choice(console, table, game, language)
    else:
        _print_values(console, table, most, language)


def _solved(explorers: int, deck: ExpeditionDeck, most_bytes: int, words: Words) -> Equilibrium:
    from ..solver.equilibrium import Equilibrium  # needs NumPy and Numba

    try:
        return Equilibrium.load(explorers, deck)
    except SolverError:
        pass  # not there yet, or damaged: the solution below says which
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Screen(stderr=True)) as progress:
        task = progress.add_task(words("solve-working", explorers=explorers), total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return Equilibrium.solve(explorers, deck, progress=show, most_bytes=most_bytes)


def _print_values(console: Screen, table: Equilibrium, most: int, words: Words) -> None:
    from ..solver.course import course
    from ..solver.storage import cache_folder, table_name

    deck = table.deck
    title = words(
        "solve-title", traps=" ".join(map(str, deck.traps)) or "0", relics=len(deck.relics)
    )
    columns = ("explorers", "value", "mixes", "cards", "collapses")
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in columns:
        shown.add_column(words(f"column-{column}"), justify="right")
    for explorers in range(1, most + 1):
        played = course(table, explorers)
        shown.add_row(
            str(explorers),
            f"{table.expedition(explorers):.6f}",
            percent(played.mixed / played.decisions if played.decisions else 0),
            f"{played.cards:.2f}",
            percent(played.collapse),
        )
    console.print(shown)
    share = percent(table.mixed / table.size)
    console.print(words("solve-states", states=table.size, mixed=share), highlight=False)
    if table.several:
        console.print(words("solve-several", several=table.several))
    else:
        console.print(words("solve-unique"))
    console.print(words("solve-note"), style="dim")
    folder = cache_folder() / table_name(deck, table.explorers)
    console.print(words("solve-folder", folder=str(folder)), style="dim", soft_wrap=True)


def _print_choice(console: Screen, table: Equilibrium, game: Game, words: Words) -> None:
    at = state_of(table.deck, game)
    choice = table.choice(at)
    title = words("solve-at-title", inside=at.inside, held=at.held, pool=at.pool)
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in ("column-others", "column-if-leave", "column-if-stay"):
        shown.add_column(words(column), justify="right")
    for others, (leave, stay) in enumerate(zip(choice.if_leave, choice.if_go_on, strict=True)):
        shown.add_row(str(others), f"{leave:.0f}", f"{stay:.4f}")
    shown.add_section()
    shown.add_row(words("solve-at-mean"), f"{choice.leaving:.4f}", f"{choice.going_on:.4f}")
    console.print(shown)
    if choice.leave_chance == 1:
        console.print(words("solve-at-leave"), style="bold")
    elif choice.leave_chance == 0:
        console.print(words("solve-at-stay"), style="bold")
    else:
        mix = words("solve-at-mix", percent=percent(choice.leave_chance))
        console.print(mix, style="bold", highlight=False)
    console.print(words("solve-at-value", value=f"{choice.value:.4f}"), highlight=False)
