"""`tacora solve`: the equilibrium of an expedition."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..editions import find_edition
from ..game import Game
from ..lab.provenance import provenance
from ..solver.deck import ExpeditionDeck, SolverError, state_of
from ..tui.console import Screen
from ..words import words
from .odds import game_of
from .shared import Csv, Json, Relics, check_form, counted, percent, print_data

if TYPE_CHECKING:
    from ..solver.equilibrium import Equilibrium


def solve(
    explorers: Annotated[
        int | None,
        typer.Option(
            help="The most explorers, 1 to 8; by default 4, or as many as the record has.",
            show_default=False,
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
        typer.Option(
            help="How many relics are in the deck; by default as in the first expedition."
        ),
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
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Solve an expedition in which all want the most gems, and show its value."""
    check_form(as_json, as_csv)
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
    console = Screen()
    table = _solved(most, deck, int(most_gb * 1e9))
    if as_json or as_csv:
        about = provenance(edition=rules)
        if game:
            choice = asdict(table.choice(game))
            leaving, going_on = choice.pop("if_leave"), choice.pop("if_go_on")
            rows = [
                {"others_leaving": others, "leaving": leave, "going_on": stay}
                for others, (leave, stay) in enumerate(zip(leaving, going_on, strict=True))
            ]
            print_data(as_json, as_csv, rows, about, **choice)
        else:
            print_data(as_json, as_csv, _values(table, most), about, states=table.size)
    elif game:
        _print_choice(console, table, game)
    else:
        _print_values(console, table, most, words().at(rules.cave)("relic-many"))


def _solved(explorers: int, deck: ExpeditionDeck, most_bytes: int) -> Equilibrium:
    from ..solver.equilibrium import Equilibrium  # needs NumPy and Numba

    try:
        return Equilibrium.load(explorers, deck)
    except SolverError:
        pass  # not solved yet, or damaged; `solve` below reports damage
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Screen(stderr=True).progress(*columns, TimeRemainingColumn()) as progress:
        upto = "" if explorers == 1 else "up to "
        task = progress.add_task(f"Solving {upto}{counted(explorers, 'explorer')}", total=None)

        def show(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return Equilibrium.solve(explorers, deck, progress=show, most_bytes=most_bytes)


def _values(table: Equilibrium, most: int) -> list[dict[str, float]]:
    """The worth of an expedition for each number of explorers, and how it goes on average."""
    from ..solver.course import course

    rows = []
    for explorers in range(1, most + 1):
        played = course(table, explorers)
        rows.append(
            {
                "explorers": explorers,
                "worth": table.expedition(explorers),
                "mixed": played.mixed / played.decisions if played.decisions else 0.0,
                "cards": played.cards,
                "collapse": played.collapse,
            }
        )
    return rows


def _print_values(console: Screen, table: Equilibrium, most: int, relics: str) -> None:
    from ..solver.storage import cache_folder, table_name

    deck = table.deck
    traps = " ".join(map(str, deck.traps)) or "0"
    title = f"The equilibrium of an expedition: traps {traps}, {relics} {len(deck.relics)}"
    columns = ("Explorers", "Worth to each", "Mixed decisions", "Cards", "Flights")
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in columns:
        shown.add_column(column, justify="right")
    for row in _values(table, most):
        shown.add_row(
            str(row["explorers"]),
            f"{row['worth']:.6f}",
            percent(row["mixed"]),
            f"{row['cards']:.2f}",
            percent(row["collapse"]),
        )
    console.print(shown)
    share = percent(table.mixed / table.size)
    console.print(f"{table.size:,} states, {share} of them mixed")
    if table.several:
        console.print(
            f"{table.several:,} states may have several symmetric equilibria; "
            "the one with the least leaving is taken."
        )
    else:
        console.print("No state has a second symmetric equilibrium with another value.")
    console.print(
        "Mixed decisions: how many of the decisions that come up in play "
        "the equilibrium leaves to chance.",
        style="dim",
    )
    folder = cache_folder() / table_name(deck, table.explorers)
    console.print(f"Kept in {folder}", style="dim", soft_wrap=True)


def _print_choice(console: Screen, table: Equilibrium, game: Game) -> None:
    at = state_of(table.deck, game)
    choice = table.choice(at)
    each = "" if at.inside == 1 else "each "
    inside = f"{counted(at.inside, 'explorer')} inside, {each}carrying {at.held:,}"
    title = f"{inside}; {at.pool:,} on the path"
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for column in ("Others leaving", "Leaving brings", "Going on is worth"):
        shown.add_column(column, justify="right")
    for others, (leave, stay) in enumerate(zip(choice.if_leave, choice.if_go_on, strict=True)):
        shown.add_row(str(others), f"{leave:.0f}", f"{stay:.4f}")
    shown.add_section()
    shown.add_row("expected", f"{choice.leaving:.4f}", f"{choice.going_on:.4f}")
    console.print(shown)
    if choice.leave_chance == 1:
        console.print("Leave.", style="bold")
    elif choice.leave_chance == 0:
        console.print("Go on.", style="bold")
    else:
        chance = percent(choice.leave_chance)
        console.print(
            f"Leave with a chance of {chance}: both choices are worth the same.", style="bold"
        )
    console.print(f"The moment is worth {choice.value:.4f} to each explorer inside.")
