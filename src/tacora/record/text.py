"""The text form of a record: a header, one line per expedition, and the result."""

from __future__ import annotations

import json
import re

from ..editions import EditionError, Find, edition
from ..game import Card, Edition, Game, Relic, Result, Trap, Treasure
from .model import Record, RecordError, Turn, check_name, last_game

HEADER = "tacora/1"
_CARD = r"(?P<gems>[1-9]\d{0,3})|relic(?::(?P<worth>[1-9]\d{0,3}))?|(?P<kind>[a-z]+(?:_[a-z]+)*)"
_CARD_ONLY = re.compile(_CARD, re.ASCII)
_TURN = re.compile(rf"(?P<card>{_CARD})(?P<choices>[+\-.]{{0,8}})", re.ASCII)
_RESULT = re.compile(r"=( \d{1,6}\*?){1,8}", re.ASCII)


def parse_card(text: str) -> Card | None:
    """Return the card of a notation (`7`, `snake`, `relic`, `relic:5`), or None if it is none."""
    found = _CARD_ONLY.fullmatch(text)
    if not found:
        return None
    if found["gems"]:
        return Treasure(int(found["gems"]))
    if found["kind"] and found["kind"] != "relic":
        return Trap(found["kind"])
    return Relic(int(found["worth"]) if found["worth"] else None)


def parse_turn(text: str, place: str) -> Turn:
    """Return the turn of a notation such as `7++-`; `place` is for the error text."""
    found = _TURN.fullmatch(text)
    card = parse_card(found["card"]) if found else None
    if not found or card is None:
        raise RecordError(f"{place}: {shorten(text)} is not a card with choices")
    return Turn(card, found["choices"])


def shorten(text: object) -> str:
    """Return a wrong value for an error message: short, on one line, in ASCII."""
    shown = ascii(text)
    return shown if len(shown) <= 40 else shown[:37] + "..."


def format_names(names: tuple[str, ...]) -> str:
    """Return names with commas between them."""
    return ", ".join(
        json.dumps(name, ensure_ascii=False)
        if "," in name or '"' in name or name != name.strip()
        else name
        for name in names
    )


_QUOTED = re.compile(r'\s*("(?:[^"\\]|\\.)*")\s*(,|$)')
_PLAIN = re.compile(r"([^\",]*)(,|$)")
"""Spaces around a name are cut off later: patterns for them would try all ways to share them."""


def parse_names(text: str) -> tuple[str, ...]:
    """Return the names of a list with commas; a name with a comma or a quote is a JSON string."""
    names: list[str] = []
    position = 0
    while True:
        found = _QUOTED.match(text, position) or _PLAIN.match(text, position)
        if not found:
            raise RecordError(f"header: {shorten(text[position:])} is not a list of names")
        name = found[1].strip()
        if name.startswith('"'):
            try:
                name = json.loads(name)
            except ValueError:
                raise RecordError(f"header: {shorten(name)} is not a quoted name") from None
        names.append(check_name(name))
        position = found.end()
        if not found[2]:
            return tuple(names)


def _edition(name: str, relics: bool, find: Find) -> Edition:
    """Return the rule set; `+relics` may be missing if the book always plays with relics."""
    try:
        return find(name, relics)
    except EditionError:
        if relics or find(name, None).relics is None:
            raise
        return find(name, True)


def from_text(text: str, find: Find = edition) -> Record:
    """Return a record from its text form; raise a `RecordError` if it breaks a rule."""
    lines = [line.strip() for line in text.strip().split("\n")]
    header = lines[0].split(None, 2)
    if header[:1] != [HEADER]:
        raise RecordError(f"header: {HEADER!r} was awaited, not {shorten(lines[0])}")
    if len(header) < 3:
        raise RecordError("header: the edition and the explorers' names were awaited")
    name, plus, variant = header[1].partition("+")
    if plus and variant != "relics":
        raise RecordError(f"header: '+relics' is the only variant, not {shorten(plus + variant)}")
    try:
        rule_set = _edition(name, bool(plus), find)
    except EditionError as error:
        raise RecordError(f"header: {error}") from None
    claimed = lines.pop() if len(lines) > 1 and lines[-1].startswith("=") else None
    expeditions = tuple(
        tuple(
            parse_turn(token, f"expedition {number}, turn {turn}")
            for turn, token in enumerate(line.split(), start=1)
        )
        for number, line in enumerate(lines[1:], start=1)
    )
    record = Record(rule_set, parse_names(header[2]), expeditions)
    game = last_game(record)
    if claimed is not None:
        _check_claimed(claimed, game)
    return record


def _check_claimed(claimed: str, game: Game) -> None:
    if not _RESULT.fullmatch(claimed):
        raise RecordError(f"result: {shorten(claimed)} is not a result")
    if game.result is None:
        raise RecordError("result: the game is not over")
    if claimed != format_result(game.result):
        raise RecordError(f"result: the rules give {format_result(game.result)!r}, not {claimed!r}")


def format_result(result: Result) -> str:
    """Return the result line: points by seat, winners with a star."""
    return "= " + " ".join(
        f"{points}*" if seat in result.winners else str(points)
        for seat, points in enumerate(result.points)
    )


def to_text(record: Record) -> str:
    """Return the text form; it ends with a line break."""
    lines = [f"{HEADER} {record.edition.name} {format_names(record.explorers)}"]
    for turns in record.expeditions:
        lines.append(" ".join(f"{turn.card}{turn.choices}" for turn in turns))
    result = last_game(record).result
    if result:
        lines.append(format_result(result))
    return "\n".join(lines) + "\n"
