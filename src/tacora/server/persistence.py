"""What the store keeps of a table: the lines of its log, its entry, and who may read its records.

A line of a log is an event or a snapshot of the whole table. Because of the snapshots a log is
never much longer than one game, however many games are played at the table.
"""

from __future__ import annotations

import asyncio
from dataclasses import MISSING, fields, is_dataclass, replace
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from ..errors import TacoraError
from ..record import RecordError, from_json, last_game, to_json
from ..store import Entry, Store, StoreError
from ..table import Table, apply, blank, due, log
from .protocol import encoder, summary_of
from .security import token_hash
from .updates import Past

OPENING = '{"snapshot":'
KEPT_MESSAGE_IDS = 64
"""Message ids of each person in a snapshot; a client repeats only its last few messages."""
LINES_PER_STEP = 500
"""Lines of a log that are applied before other tasks of the event loop run."""
_APART = ("id", "game", "record")
"""Fields of a table that a snapshot does not write as they are: a record has its own form, and the
game follows from it."""
_EVENTS: dict[str, type[log.LogEvent]] = {each.__name__: each for each in get_args(log.LogEvent)}


class LogError(TacoraError):
    """A line of a log that this program cannot read."""


def write_line(event: log.LogEvent) -> str:
    """Return an event as a line of a table's log; fields with their default value are left out."""
    said: dict[str, object] = {"event": type(event).__name__}
    kind: type = type(event)
    for name, left_out in _defaults(kind):
        value = getattr(event, name)
        if value != left_out:
            said[name] = value
    return encoder.encode(said).decode()


@cache
def _defaults(kind: type) -> list[tuple[str, object]]:
    """Return the fields of an event with their defaults; options are never left out."""
    return [
        (field.name, MISSING if is_dataclass(field.default) else field.default)
        for field in fields(kind)
    ]


def read_line(line: str) -> log.LogEvent:
    """Return the event of a line of a log; raise a `LogError` if it cannot be read."""
    try:
        said = msgspec.json.decode(line, type=dict[str, Any])
        return msgspec.convert(said, _EVENTS[said["event"]])
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise LogError(f"a line of a table's log cannot be read: {error}") from None


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Table)


def write_snapshot(table: Table) -> str:
    """Return a whole table as one line of its log, which replaces all lines before it."""
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


def entry_of(table: Table) -> Entry:
    """Return the entry of a table for the store."""
    return Entry(
        phase=table.phase,
        due=due(table),
        public=table.options.listed == "public" and not table.locked,
        summary=encoder.encode(summary_of(table)).decode(),
        changed_at=table.changed_at,
        started=table.game_number > 0,
        people=sum(person.here for person in table.people),
        code=table.code,
        locked=table.locked,
    )


def readers_of(table: Table) -> str:
    """Return who may read the record of a game when the table is gone; "" for everybody.

    If the table has a new link and spectators were welcome, its key is as good as a token.
    """
    watched = table.options.spectators == "welcome"
    if watched and not table.invite:
        return ""
    keys = [token_hash(table.invite)] if watched else []
    return " ".join([*keys, *(each.token_hash for each in table.people if not each.gone)])


class NoTable(Exception):
    """There is no such table."""


async def read_table(store: Store, table: str) -> tuple[Table, list[Past], int]:
    """Return a table from the store, its events and the number of lines of its log."""
    lines = await store.read(table)
    if not lines:
        raise NoTable(table)
    built, past = blank(table), list[Past]()
    for number, line in enumerate(lines):
        if number % LINES_PER_STEP == 0:
            await asyncio.sleep(0)  # a long log must not block the event loop
        try:
            if (found := read_snapshot(table, line)) is not None:
                built, past = found, []
                continue
            event = read_line(line)
        except LogError as error:
            raise StoreError(str(error)) from None
        built, happened = apply(built, event)
        past.append(Past(built.version, event, happened))
    if built.phase == "closed":  # another process is deleting it
        raise NoTable(table)
    return built, past, len(lines)
