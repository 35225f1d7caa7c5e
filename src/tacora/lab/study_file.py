"""The description of a study: a TOML file, or the same fields in Python."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

from ..files import limited_text
from .cells import AS_PRINTED, Deck, StudyError, make_cells
from .matchup import Rows

MOST_GAMES = 10**9
USUAL_MOST_GAMES = 10_000_000
"""The most games of a cell, where a study is played until its intervals are narrow."""
MOST_BYTES = 1_000_000
NARROWEST = 1e-5
FIELDS = {
    "title", "seed", "games", "until", "rows", "editions", "explorers", "lineups", "parameters",
    "decks",
}  # fmt: skip


def read_study(path: Path) -> dict[str, Any]:
    """The fields of a `Study` from a file."""
    text = limited_text(path, MOST_BYTES, str(path), StudyError)
    try:
        said = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise StudyError(f"{path}: not TOML: {error}") from None
    try:
        return study_fields({"title": path.stem, **said}, path.parent)
    except StudyError as error:
        raise StudyError(f"{path}: {error}") from None


def study_fields(said: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The fields of a `Study` from a description; edition files are looked for in the folder."""
    unknown = sorted(said.keys() - FIELDS)
    if unknown:
        raise StudyError(f"no field {unknown[0][:40]!r}; there are: {', '.join(sorted(FIELDS))}")
    seed = said.get("seed", "1")
    seed = _text(str(seed) if _is_whole(seed) else seed, "seed")
    until = said.get("until")
    if until is not None and not (_is_number(until) and NARROWEST <= until < 1):
        raise StudyError(f"until: a width from {NARROWEST} to below 1 was awaited")
    games = said.get("games", 10_000 if until is None else USUAL_MOST_GAMES)
    if not _is_whole(games) or not 1 <= games <= MOST_GAMES:
        raise StudyError(f"games: a number from 1 to {MOST_GAMES} was awaited")
    rows = said.get("rows")
    if rows is not None and rows not in get_args(Rows):
        raise StudyError(f"rows: one of {', '.join(get_args(Rows))} was awaited")
    explorers = _list(said, "explorers", [4])
    if not all(_is_whole(each) for each in explorers):
        raise StudyError("explorers: a list of whole numbers was awaited")
    lineups = _list(said, "lineups", None)
    if not all(isinstance(each, list) and each for each in lineups):
        raise StudyError("lineups: a list of lists of bots was awaited")
    cells = make_cells(
        tuple(_text(each, "editions") for each in _list(said, "editions", ["fr-iello-2021"])),
        _decks(_list(said, "decks", [{}])),
        tuple(explorers),
        tuple(tuple(_text(bot, "lineups") for bot in each) for each in lineups),
        _parameters(said.get("parameters", {})),
        seed,
        folder,
    )
    title = _text(said.get("title", "A study"), "title")
    return {
        "title": title, "seed": seed, "cells": cells, "games": games, "until": until, "rows": rows,
    }  # fmt: skip


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= 200:
        raise StudyError(f"{name}: a text of 1 to 200 printable characters was awaited")
    return value


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _list(said: Mapping[str, Any], name: str, usual: list[Any] | None) -> list[Any]:
    value = said.get(name, usual)
    if not isinstance(value, list) or not value:
        raise StudyError(f"{name}: a list was awaited")
    return value


def _decks(said: list[Any]) -> tuple[Deck, ...]:
    decks = []
    for each in said:
        if not isinstance(each, dict) or each.keys() - {"name", "add", "remove"}:
            raise StudyError("decks: tables with name, add and remove were awaited")
        changes = [each.get(key, []) for key in ("add", "remove")]
        if not all(isinstance(cards, list) for cards in changes):
            raise StudyError("decks: add and remove are lists of cards, such as '17' and 'snake'")
        add, remove = (tuple(_text(card, "decks") for card in cards) for cards in changes)
        decks.append(Deck(_text(each.get("name", AS_PRINTED), "decks"), add, remove))
    if len({deck.name for deck in decks}) < len(decks):
        raise StudyError("decks: two decks have the same name")
    return tuple(decks)


def _parameters(said: object) -> dict[str, tuple[Any, ...]]:
    if not isinstance(said, dict):
        raise StudyError("parameters: a table was awaited")
    for name, values in said.items():
        if not isinstance(values, list) or not values or not all(map(_is_number, values)):
            raise StudyError(f"parameters: {name[:40]}: a list of numbers was awaited")
    return {name: tuple(values) for name, values in said.items()}
