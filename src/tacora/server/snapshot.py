"""A whole table as one line of its log, which replaces all lines before it.

So a log is never much longer than one game, however many games are played at the table.
"""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any, get_type_hints

import msgspec

from ..record import RecordError, from_json, to_json
from ..record.model import last_game
from ..table import Table, blank
from .structs import LogError

OPENING = '{"snapshot":'
KEPT_MESSAGE_IDS = 64
"""Message ids of each person in a snapshot; a client repeats only its last few messages."""
_APART = ("id", "game", "record")
"""Fields that are not written as they are: a record has a form of its own, and has the game."""


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Table)


def write_snapshot(table: Table) -> str:
    """Return a table as a line of its log."""
    people = tuple(
        replace(person, messages=person.messages[-KEPT_MESSAGE_IDS:]) for person in table.people
    )
    said = {each.name: getattr(table, each.name) for each in fields(table)}
    said = {name: value for name, value in said.items() if name not in _APART}
    said["people"] = people
    said["record"] = None if table.record is None else to_json(table.record, table.game)
    return msgspec.json.encode({"snapshot": said}).decode()


def read_snapshot(table: str, line: str) -> Table | None:
    """Return the table of a line that is a snapshot, or None; raise a `LogError` if it is bad."""
    if not line.startswith(OPENING):
        return None
    try:
        said = msgspec.json.decode(line)["snapshot"]
        hints = _hints()
        values = {
            name: msgspec.convert(value, hints[name], str_keys=True)
            for name, value in said.items()
            if name in hints and name not in _APART
        }
        record = None if said["record"] is None else from_json(said["record"])
    except (msgspec.MsgspecError, RecordError, KeyError, TypeError, AttributeError) as error:
        raise LogError(f"the snapshot of a table cannot be read: {error}") from None
    game = None if record is None else last_game(record)
    return replace(blank(table), **values, record=record, game=game)
