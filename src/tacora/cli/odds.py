"""`tacora odds`: what the next cards may bring at the end of a record."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..editions import finder
from ..game import Card, Game, Trap, Treasure
from ..record import RecordError, from_text, last_game
from ..solver import Odds
from ..solver import odds as odds_of
from ..tui.board import percent
from ..tui.console import Screen
from ..words import Words, words
from ..words.story import card_name
from .options import Language, OwnEdition

MOST_RECORD = 100_000

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
            text = sys.stdin.read(MOST_RECORD + 1)
        except UnicodeDecodeError:
            raise RecordError("standard input: not UTF-8 text") from None
    if len(text) > MOST_RECORD:
        raise RecordError(f"the record is longer than {MOST_RECORD} characters")
    if "\n" not in text:
        text = text.replace("\\n", "\n")  # what a shell's quotes make of a line break
    return last_game(from_text(text, finder(own_edition)))


def odds(
    record: TextRecord,
    cards: Annotated[
        int, typer.Option(help="How many cards to look ahead for a collapse.", min=1, max=50)
    ] = 6,
    edition: OwnEdition = None,
    lang: Language = "en",
) -> None:
    """Show the chance of every next card, of a collapse, and what leaving brings."""
    game = game_of(record, edition)
    language = words(lang).at(game.edition.cave)
    console = Screen()
    if game.over:
        console.print(language("odds-over"))
        return
    chances = odds_of(game)
    console.print(
        language(
            "odds-place",
            edition=game.edition.name,
            expedition=game.expedition,
            cards=game.turn,
            inside=chances.inside,
            carried=chances.carried,
            pool=game.pool,
        ),
        style="bold",
        highlight=False,
    )
    console.print(_cards(game, chances, language))
    if chances.chances:
        console.print(_collapse(chances, cards, language))
    console.print(_going_on(chances, language))
    console.print(language("odds-note"), style="dim")
    if chances.leaving:
        console.print(_leaving(chances, language))


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def _cards(game: Game, chances: Odds, words: Words) -> Table:
    columns = ("column-card", "column-chance", "column-percent", "column-brings")
    title = words("odds-cards-title" if chances.chances else "odds-cards-none")
    table = _table(title, *map(words, columns))
    seen = {trap.kind for trap in game.traps_on_path}
    for card, chance in chances.chances.items():
        deadly = isinstance(card, Trap) and card.kind in seen
        table.add_row(
            card_name(card, words),
            f"{game.bag[card]}/{game.bag.total}",
            percent(float(chance)),
            _brings(card, chances, deadly, words),
            style="red" if deadly else None,
        )
    return table


def _brings(card: Card, chances: Odds, deadly: bool, words: Words) -> str:
    if deadly:
        return words("odds-collapse", carried=chances.carried)
    if isinstance(card, Treasure):
        return str(card.gems // chances.inside)
    return words("odds-nothing")


def _collapse(chances: Odds, cards: int, words: Words) -> Table:
    columns = ("column-within", "column-chance", "column-percent")
    table = _table(words("odds-collapse-title"), *map(words, columns))
    for number in range(1, min(cards, len(chances.collapse_within) - 1) + 1):
        chance = chances.within(number)
        table.add_row(words("odds-within", cards=number), str(chance), percent(float(chance)))
    return table


def _going_on(chances: Odds, words: Words) -> Table:
    table = _table(words("odds-going-title"), "", "", "")
    table.show_header = False
    for name, amount in (
        ("odds-gain", chances.gain),
        ("odds-loss", -chances.loss),
        ("odds-sum", chances.going_on),
    ):
        table.add_row(words(name), str(amount), f"{float(amount):+.3f}")
    return table


def _leaving(chances: Odds, words: Words) -> Table:
    columns = ["column-leavers", "column-carried", "column-share-path", "column-left"]
    relics = any(leaving.relics for leaving in chances.leaving)
    columns += ["column-relics"] if relics else []
    table = _table(words("odds-leaving-title"), *map(words, columns), words("column-chest-gets"))
    for leaving in chances.leaving:
        amounts = [leaving.leavers, leaving.carried, leaving.each, leaving.left]
        amounts += [leaving.relics] if relics else []
        table.add_row(*map(str, amounts), str(leaving.points))
    return table
