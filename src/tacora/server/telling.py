"""What viewers of a table are told, as text; parts that many viewers get are encoded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ..table import Table, Viewer, happenings, may_watch
from ..table.apply import Happened
from ..table.log import LogEvent
from ..table.views import happened_so_far, shared_view, you_view
from ..table.wire import plain
from .protocol import FreshRaw, UpdateRaw, encoder

_Part = Callable[[Table, bool], object]
"""Makes a part of a message, for viewers who may watch (True) or may not (False)."""


class Past(NamedTuple):
    """An event of the log with its version, and what happened in the game."""

    version: int
    event: LogEvent
    happened: Happened


class Teller:
    """Makes the messages of one table."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[_Part, bool], tuple[int, msgspec.Raw]] = {}

    def update(
        self, table: Table, past: list[Past], watched: bool, person: int | None, *, whole: bool
    ) -> str | None:
        """Return an `Update` as JSON, or None if this viewer is told nothing."""
        happened = [
            plain(each) for one in past for each in happenings(one.event, one.happened, watched)
        ]
        if not happened and not whole:
            return None
        return encoder.encode(
            UpdateRaw(
                table.version,
                msgspec.Raw(encoder.encode(happened)),
                self._once(shared_view, table, watched) if whole else None,
                _you(table, person) if whole or person is not None else None,
            )
        ).decode()

    def fresh(self, table: Table, viewer: Viewer) -> str:
        """Return a `Fresh` message: all that a viewer may see now."""
        watched = may_watch(table, viewer)
        return encoder.encode(
            FreshRaw(
                table.version,
                self._once(shared_view, table, watched),
                _you(table, viewer),
                self._once(_game_so_far, table, watched),
            )
        ).decode()

    def _once(self, part: _Part, table: Table, watched: bool) -> msgspec.Raw:
        """Return a part that many viewers get, encoded once per version."""
        version, known = self._encoded.get((part, watched), (0, msgspec.Raw()))
        if version != table.version:
            known = msgspec.Raw(encoder.encode(part(table, watched)))
            self._encoded[part, watched] = (table.version, known)
        return known


def _you(table: Table, viewer: Viewer | None) -> msgspec.Raw:
    you = None if viewer is None else you_view(table, viewer)
    return msgspec.Raw(encoder.encode(you))


def _game_so_far(table: Table, watched: bool) -> object:
    return plain(happened_so_far(table, watched))
