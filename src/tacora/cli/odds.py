"""`tacora odds`: the chances of the next cards at the end of a record."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..editions import finder
from ..game import Card, Game, Trap, Treasure
from ..lab.provenance import provenance
from ..record import RecordError, from_text, last_game
from ..solver import Odds
from ..solver import odds as odds_of
from ..tui.console import Screen
from ..words import Words, words
from ..words.story import card_name
from .shared import Csv, Json, OwnEdition, check_form, counted, percent, print_data

MOST_RECORD_CHARACTERS = 100_000

TextRecord = Annotated[
    str,
    typer.Argument(
        metavar="RECORD",
        help="A game in the text form of a record, finished or not; \\n may stand for a line "
        "break, and - reads it from standard input.",
    ),
]


def game_of(text: str, own_edition: str | None) -> Game:
    """The game at the end of a text record."""
    if text == "-":
        try:
            text = sys.stdin.read(MOST_RECORD_CHARACTERS + 1)
        except UnicodeDecodeError:
            raise RecordError("standard input: not UTF-8 text") from None
    if len(text) > MOST_RECORD_CHARACTERS:
        raise RecordError(f"the record is longer than {MOST_RECORD_CHARACTERS} characters")
    if "\n" not in text:
        text = text.replace("\\n", "\n")  # a shell's quotes keep the two characters
    return last_game(from_text(text, finder(own_edition)))


def odds(
    record: TextRecord,
    cards: Annotated[
        int, typer.Option(help="How many cards to look ahead for a flight.", min=1, max=50)
    ] = 6,
    edition: OwnEdition = None,
    as_json: Json = False,
    as_csv: Csv = False,
) -> None:
    """Show the chance of every next card, of a flight, and what leaving brings."""
    check_form(as_json, as_csv)
    game = game_of(record, edition)
    if as_json or as_csv:
        _print_data(game, odds_of(game), cards, as_json, as_csv)
        return
    language = words().at(game.edition.cave)
    console = Screen()
    if game.over:
        console.print("The game is over: no card can come.")
        return
    chances = odds_of(game)
    console.print(_place(game, chances), style="bold")
    console.print(_cards(game, chances, language))
    if chances.chances:
        console.print(_collapse(chances, cards))
    console.print(_going_on(chances))
    console.print(
        f"Leftover gems and {language('relic-many')} on the path are not counted: "
        "going on leaves them lying there.",
        style="dim",
    )
    if chances.leaving:
        console.print(_leaving(chances, language))


def _print_data(game: Game, chances: Odds, cards: int, as_json: bool, as_csv: bool) -> None:
    """Print the odds as data: a row for each card that may come."""
    rows = [
        {"card": str(card), "copies": game.bag[card], "chance": float(chance)}
        for card, chance in chances.chances.items()
    ]
    collapse = [float(chance) for chance in chances.collapse_within[: cards + 1]]
    leaving = [asdict(each) | {"points": each.points} for each in chances.leaving]
    amounts = {"gain": chances.gain, "loss": chances.loss, "going_on": chances.going_on}
    print_data(
        as_json,
        as_csv,
        rows,
        provenance(edition=game.edition),
        inside=chances.inside,
        carried=chances.carried,
        collapse_within=collapse,
        **{name: float(amount) for name, amount in amounts.items()},
        leaving=leaving,
    )


def _place(game: Game, chances: Odds) -> str:
    """The state of the game, in one line."""
    inside = counted(chances.inside, "explorer")
    carried = (
        f"carries {chances.carried:,}" if chances.inside == 1 else f"carry {chances.carried:,} each"
    )
    return (
        f"{game.edition.name}, expedition {game.expedition}, after {counted(game.turn, 'card')}: "
        f"{inside} inside {carried}, {game.pool:,} on the path"
    )


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def _cards(game: Game, chances: Odds, words: Words) -> Table:
    title = "The next card, when all inside go on"
    if not chances.chances:
        title = "No card is left: all inside walk out together."
    table = _table(title, "Card", "Chance", "Percent", "Brings each")
    seen = {trap.kind for trap in game.traps_on_path}
    for card, chance in chances.chances.items():
        deadly = isinstance(card, Trap) and card.kind in seen
        table.add_row(
            card_name(card, words),
            f"{game.bag[card]}/{game.bag.total}",
            percent(float(chance)),
            _brings(game, card, chances, deadly),
            style="red" if deadly else None,
        )
    return table


def _brings(game: Game, card: Card, chances: Odds, deadly: bool) -> str:
    if deadly:
        return f"flight: lose {chances.carried:,}"
    if isinstance(card, Treasure):
        return str(card.gems // chances.inside)
    return "nothing"


def _collapse(chances: Odds, cards: int) -> Table:
    table = _table("The chance that everybody flees", "Within", "Chance", "Percent")
    for number in range(1, min(cards, len(chances.collapse_within) - 1) + 1):
        chance = chances.within(number)
        table.add_row(counted(number, "card"), str(chance), percent(float(chance)))
    return table


def _going_on(chances: Odds) -> Table:
    table = _table("Going on one card, in gems", "", "", "")
    table.show_header = False
    for name, amount in (
        ("the share that may come", chances.gain),
        ("what may be lost", -chances.loss),
        ("expected change", chances.going_on),
    ):
        table.add_row(name, str(amount), f"{float(amount):+.3f}")
    return table


def _leaving(chances: Odds, words: Words) -> Table:
    columns = ["Leavers", "Carries", "From the path", "Stays there"]
    relics = any(leaving.relics for leaving in chances.leaving)
    columns += [words("column-relics")] if relics else []
    chest = words("column-chest").lower()
    table = _table("Leaving now", *columns, f"Into the {chest}")
    for leaving in chances.leaving:
        amounts = [leaving.leavers, leaving.carried, leaving.each, leaving.left]
        amounts += [leaving.relics] if relics else []
        table.add_row(*map(str, amounts), str(leaving.points))
    return table
