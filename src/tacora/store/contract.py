"""The contract of every store, and the database schema that both stores share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..errors import TacoraError


class StoreError(TacoraError):
    """The store cannot be used: not there, not ours, or made by a newer program."""


class Conflict(StoreError):
    """Somebody else has written this version of the table already."""


class Gone(StoreError):
    """The table does not exist, or no longer does."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the store knows of a table besides its log, to find it again."""

    phase: str
    due: int | None
    """When the table needs somebody to tell it the time, in milliseconds since 1970."""
    public: bool
    summary: str
    """What a list of tables says about it, as JSON."""
    changed_at: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    table: str
    entry: Entry


@dataclass(frozen=True, slots=True)
class NewRecord:
    """The record of a finished game, to be kept when its table is gone."""

    game: int
    record: str
    at: int


Woken = Callable[[str | None, int], None]
"""Told a table and its version; None: something may have been missed, look at every table."""


class Store(Protocol):
    """An append-only log for each table, and a few things beside it that can be lost.

    A method that writes returns when what it wrote would survive a loss of power.
    """

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Return if the store answers and can be written to, and raise if not."""

    def on_change(self, woken: Woken) -> None:
        """Have somebody told when another process has written to a table."""

    async def create(self, table: str, lines: Sequence[str], entry: Entry) -> None:
        """Begin a table's log; a table of that name must not exist."""

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        entry: Entry | None = None,
        records: Sequence[NewRecord] = (),
    ) -> None:
        """Write the versions that follow `after`, all or none of them.

        The first to write a version wins; the others get `Conflict`. Without an
        entry what is known of the table stays as it was. A record takes the place of
        one that is there already, from before the table was restored.
        """

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The lines of a log that follow a version; none where there is no such table."""

    async def listed(self, *, public: bool, limit: int) -> list[Listed]:
        """Tables, the latest change first; with `public` only open ones that everybody may see."""

    async def count(self) -> int:
        """How many tables there are."""

    async def claim(self, now: int, until: int, limit: int) -> list[str]:
        """Tables that are due and that nobody else gets until then, unless they are written to."""

    async def records(self, table: str) -> list[tuple[int, str]]:
        """The records of a table's games, by number."""

    async def attend(self, process: str, people: Sequence[tuple[str, int]], until: int) -> None:
        """Note who is connected to a process; it has to be said again before the time is up."""

    async def unattend(self, process: str, table: str, person: int, now: int) -> bool:
        """End somebody's time at a process now; whether another process still has them."""

    async def lost(self, now: int) -> list[tuple[str, int, bool]]:
        """Whose time is up because their process died, and whether another process has them."""

    async def forget(self, now: int, people: Sequence[tuple[str, int]]) -> None:
        """Forget the notes of these people whose time was up."""

    async def old(self, before: int, now: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since, and nothing is to happen by itself."""

    async def delete(self, table: str) -> None:
        """Remove a table and its log; its records stay."""

    async def delete_records(self, before: int) -> int:
        """Remove records that are older; how many there were."""


STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            phase TEXT NOT NULL,
            due BIGINT,
            leased_until BIGINT NOT NULL DEFAULT 0,
            public BOOLEAN NOT NULL,
            summary TEXT NOT NULL,
            changed_at BIGINT NOT NULL
        )""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_changed ON tables (changed_at)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,
            line TEXT NOT NULL,
            PRIMARY KEY (table_id, version)
        )""",
        """CREATE TABLE records (
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            record TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, game)
        )""",
    ),
    (
        """CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person INTEGER NOT NULL,
            process TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, process)
        )""",
        "CREATE INDEX presence_until ON presence (until)",
    ),
)

LATEST = len(STEPS)


def missing_steps(version: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The numbered steps from a version to the latest; an older program refuses a newer schema."""
    if version > LATEST:
        raise StoreError(
            f"the database has schema {version}, and this program knows {LATEST} at most: "
            "use the newer program that made it"
        )
    return tuple(enumerate(STEPS[version:], start=version + 1))
