"""Load the five rulebooks, and editions from a user's own files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path

from ..files import limited_text
from ..game import Edition
from .schema import EditionError, read_editions

BOOKS = ("de-iello-2017", "fr-iello-2021", "nl-iello-2023", "ru-hobbyworld-2026", "pl-incan-gold")
MOST_BYTES = 100_000


def source(book: str) -> str:
    """Return the TOML text of one of the five rulebooks."""
    return resources.files(__package__).joinpath(f"{book}.toml").read_text(encoding="utf-8")


@cache
def _book(book: str) -> tuple[Edition, ...]:
    return read_editions(tomllib.loads(source(book)), book)


def rule_sets() -> tuple[Edition, ...]:
    """Return the nine rule sets of the five books."""
    return tuple(edition for book in BOOKS for edition in _book(book))


def edition(name: str, relics: bool | None = None) -> Edition:
    """Return a rule set by the book's id; without `relics`, the book's basic game."""
    if name not in BOOKS:
        raise EditionError(f"no edition {name[:60]!r}; there are: {', '.join(BOOKS)}")
    return choose(_book(name), relics)


def choose(editions: tuple[Edition, ...], relics: bool | None) -> Edition:
    """Return the basic game, or the rule set with or without relics; raise if there is none."""
    for candidate in editions:
        if relics is None or relics == (candidate.relics is not None):
            return candidate
    wanted = "with" if relics else "without"
    known = rule_sets() if editions[0].id in BOOKS else editions
    listed = ", ".join(f"{each.id} {'with' if each.relics else 'without'} relics" for each in known)
    raise EditionError(f"no book has {editions[0].id} {wanted} relics; there are: {listed}")


def edition_file(path: Path, relics: bool | None = None) -> Edition:
    """Return a rule set from a user's own TOML file; the file name is the edition's id."""
    return choose(_own_editions(path), relics)


def _own_editions(path: Path) -> tuple[Edition, ...]:
    if path.suffix != ".toml":
        raise EditionError(f"{path.name}: the file of an edition of your own ends in .toml")
    if path.stem in BOOKS:
        raise EditionError(f"{path.name}: this is the name of a rulebook; choose another")
    text = limited_text(path, MOST_BYTES, path.name, EditionError)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise EditionError(f"{path.name}: not TOML: {error}") from None
    try:
        return read_editions(document, path.stem)
    except EditionError as error:
        raise EditionError(f"{path.name}: {error}") from None


def find_edition(name: str, relics: bool | None = None) -> Edition:
    """Return a rule set by the id of a book, its own name, or the path of a `.toml` file."""
    if name.endswith(".toml"):
        return edition_file(Path(name), relics)
    book, plus, _ = name.partition("+relics")
    return edition(book, True) if plus and relics is not False else edition(name, relics)


Find = Callable[[str, bool | None], Edition]
"""Returns an edition by its id, with or without relics; readers of records use it."""


def finder(own: str | None) -> Find:
    """Return a function that finds the books and, if a file is given, the user's own edition."""
    editions = _own_editions(Path(own)) if own else ()

    def find(name: str, relics: bool | None) -> Edition:
        is_own = editions and editions[0].id == name
        return choose(editions, relics) if is_own else edition(name, relics)

    return find
