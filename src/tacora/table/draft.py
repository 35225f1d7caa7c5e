"""The events of one message on their way into the log."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ..game import View
from ..record import History
from .apply import Happened, apply
from .log import LogEvent
from .state import Table


class World(Protocol):
    """What comes from outside: secrets, and bots that decide."""

    @property
    def bots(self) -> Collection[str]: ...
    def secret(self) -> str: ...
    def leaves(self, bot: str, seed: str, view: View, story: History) -> bool | None:
        """What a bot does, or None while it thinks."""


class Draft:
    """The events that one message causes, with the table as it is after each of them."""

    def __init__(self, table: Table, now: int, world: World) -> None:
        self.table = table
        self.now = now
        self.world = world
        self.events: list[LogEvent] = []
        self.happened: list[Happened] = []

    def add(self, event: LogEvent) -> None:
        self.table, happened = apply(self.table, event)
        self.events.append(event)
        self.happened.append(happened)
