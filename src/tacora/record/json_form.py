"""The JSON form of a record: one object per game."""

from __future__ import annotations

import json
import math
from typing import Any

from ..editions import EditionError, Find, edition
from ..game import Game, Result
from .model import Record, RecordError, Turn, check_name, last_game
from .text import parse_card, shorten

FORMAT = "tacora-game/1"
OWN_FIELDS = ("format", "edition", "relics", "explorers", "expeditions", "result")
MOST_CHARACTERS = 1_000_000


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError("a number out of range")
    return number


def _no_constant(text: str) -> float:
    raise ValueError(f"{text} is not JSON")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("an object has a key twice")
    return table


def load_json(text: str) -> Any:
    """Return any JSON value; raise a `RecordError` if the text is not JSON."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"longer than {MOST_CHARACTERS} characters")
    try:
        return json.loads(
            text, parse_float=_finite, parse_constant=_no_constant, object_pairs_hook=_once
        )
    except RecursionError:
        raise RecordError("JSON is nested too deeply") from None
    except ValueError as error:
        raise RecordError(f"not JSON: {error}") from None


def from_json(text: str, find: Find = edition) -> Record:
    """Return a record from its JSON form; raise a `RecordError` if it breaks a rule."""
    fields = load_json(text)
    if not isinstance(fields, dict):
        raise RecordError(f"an object was awaited, not {shorten(fields)}")
    if fields.get("format") != FORMAT:
        raise RecordError(f"format: {FORMAT!r} was awaited, not {shorten(fields.get('format'))}")
    name, relics = fields.get("edition"), fields.get("relics")
    if not isinstance(name, str) or not isinstance(relics, bool):
        raise RecordError("edition, relics: a text and true or false were awaited")
    try:
        rule_set = find(name, relics)
    except EditionError as error:
        raise RecordError(f"edition: {error}") from None
    names = fields.get("explorers")
    if not isinstance(names, list):
        raise RecordError("explorers: a list of names was awaited")
    extra = {key: value for key, value in fields.items() if key not in OWN_FIELDS}
    expeditions = _expeditions(fields.get("expeditions"))
    record = Record(rule_set, tuple(map(check_name, names)), expeditions, extra)
    result = result_fields(last_game(record).result)
    claimed = fields.get("result")
    if claimed is not None and result is None:
        raise RecordError("result: the game is not over")
    if claimed is not None and not _same(claimed, result):
        raise RecordError(f"result: the rules give {json.dumps(result)}, not {shorten(claimed)}")
    return record


def _same(claimed: object, result: object) -> bool:
    """Return whether both are equal as JSON: `true` and `1.0` are not the number 1."""
    try:
        return json.dumps(claimed, sort_keys=True) == json.dumps(result, sort_keys=True)
    except RecursionError:
        return False


def _expeditions(value: object) -> tuple[tuple[Turn, ...], ...]:
    if not isinstance(value, list):
        raise RecordError("expeditions: a list was awaited")
    expeditions: list[tuple[Turn, ...]] = []
    for number, expedition in enumerate(value, start=1):
        turns = expedition.get("turns") if isinstance(expedition, dict) else None
        if not isinstance(turns, list) or len(expedition) > 1:
            raise RecordError(f"expedition {number}: an object with a list of turns was awaited")
        expeditions.append(
            tuple(
                _turn(turn, f"expedition {number}, turn {place}")
                for place, turn in enumerate(turns, start=1)
            )
        )
    return tuple(expeditions)


def _turn(value: object, place: str) -> Turn:
    if not (
        isinstance(value, list)
        and len(value) == 2
        and isinstance(value[0], str)
        and isinstance(value[1], str)
    ):
        raise RecordError(f"{place}: [card, choices] was awaited, not {shorten(value)}")
    card = parse_card(value[0])
    if card is None:
        raise RecordError(f"{place}: {shorten(value[0])} is not a card")
    if set(value[1]) - set("+-."):
        raise RecordError(f"{place}: {shorten(value[1])} are not choices")
    return Turn(card, value[1])


def result_fields(result: Result | None) -> dict[str, list[int]] | None:
    """Return the result as in the JSON form, or None while the game is not over."""
    if result is None:
        return None
    return {
        "points": list(result.points),
        "relics": list(result.relics),
        "winners": list(result.winners),
    }


def to_json(record: Record, known: Game | Result | None = None) -> str:
    """Return the JSON form on one line.

    `known`, the last game of the record or its result, saves a replay.
    """
    fields: dict[str, Any] = {
        "format": FORMAT,
        "edition": record.edition.id,
        "relics": record.edition.relics is not None,
        "explorers": list(record.explorers),
        "expeditions": [
            {"turns": [[str(turn.card), turn.choices] for turn in turns]}
            for turns in record.expeditions
        ],
    }
    result = result_fields(
        known if isinstance(known, Result) else (known or last_game(record)).result
    )
    if result:
        fields["result"] = result
    fields.update(record.extra)
    text = json.dumps(fields, ensure_ascii=False)
    # A lone surrogate in an extra field has no UTF-8 form, but its escape has.
    return text if text.isascii() or _encodable(text) else json.dumps(fields)


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
