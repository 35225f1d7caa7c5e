"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from ..words import LANGUAGES

Relics = Annotated[
    bool | None,
    typer.Option(
        "--relics/--no-relics",
        help="With or without relics; the book's basic game if not said.",
        show_default=False,
    ),
]
*_others, _last = sorted(LANGUAGES)
Language = Annotated[
    str,
    typer.Option("--lang", help=f"The language of the words: {', '.join(_others)} or {_last}."),
]
OwnEdition = Annotated[
    str | None,
    typer.Option(
        "--edition",
        metavar="FILE.toml",
        help="The file of an edition of your own.",
        show_default=False,
    ),
]


def _seed(text: str | None) -> str | None:
    if text is not None and not (len(text) <= 200 and text.isprintable()):
        raise typer.BadParameter("a text of up to 200 printable characters is allowed")
    return text


Seed = Annotated[
    str | None,
    typer.Option(
        help="Any text; the same seed gives the same games.",
        show_default=False,
        callback=_seed,
    ),
]
