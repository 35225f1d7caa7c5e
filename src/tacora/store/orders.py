"""What the admin orders of all processes, in force until a time, and the audit log of it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any, Literal, NamedTuple

OrderKind = Literal["ban", "drain", "restart"]
MOST_AUDITED = 10_000
"""Entries of the audit log that are kept."""

STEP = (
    """CREATE TABLE orders (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        until BIGINT NOT NULL,
        PRIMARY KEY (kind, subject)
    )""",
    """CREATE TABLE audit (
        number BIGINT PRIMARY KEY,
        at BIGINT NOT NULL,
        address TEXT NOT NULL,
        action TEXT NOT NULL,
        subject TEXT NOT NULL
    )""",
)
"""The step of the schema that adds both."""

IN_FORCE = "SELECT kind, subject, until FROM orders WHERE until > $1 ORDER BY kind, until, subject"
GIVE = (
    "INSERT INTO orders (kind, subject, until) VALUES ($1, $2, $3)"
    " ON CONFLICT (kind, subject) DO UPDATE SET until = excluded.until"
)
REVOKE = "DELETE FROM orders WHERE kind = $1 AND subject = $2 RETURNING 1"
FORGET = "DELETE FROM orders WHERE until <= $1"
NOTE = (
    "INSERT INTO audit (number, at, address, action, subject)"
    " VALUES ((SELECT coalesce(max(number), 0) + 1 FROM audit), $1, $2, $3, $4)"
    " ON CONFLICT DO NOTHING RETURNING number"
)
CUT = "DELETE FROM audit WHERE number <= $1"
AUDITED = "SELECT at, address, action, subject FROM audit ORDER BY number DESC LIMIT $1"
PHASES = "SELECT phase, count(*), sum(people) FROM tables GROUP BY phase ORDER BY phase"
SEARCH = (
    "SELECT id, phase, started, people, changed_at, summary FROM tables"
    " WHERE $1 = '' OR id = $1 OR lower(summary) LIKE lower($2) ESCAPE '!'"
    " ORDER BY changed_at DESC, id LIMIT $3 OFFSET $4"
)


class Order(NamedTuple):
    """What all processes obey until a time: a banned network, a drain, an announced restart."""

    kind: OrderKind
    subject: str
    """The network of a ban; "" for the others."""
    until: int


class Audited(NamedTuple):
    """What an admin did, or tried with a wrong token."""

    at: int
    address: str
    action: str
    subject: str


class Found(NamedTuple):
    """A table that an admin searched for."""

    table: str
    phase: str
    started: bool
    people: int
    changed_at: int
    summary: str


class Orders(ABC):
    """The part of a store that only the admin and the obeying processes use."""

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> list[Any]:
        """Run a statement with the parameters $1, $2, ... and return its rows."""

    async def orders(self, now: int) -> list[Order]:
        """Return all orders in force."""
        return [Order(*row) for row in await self._rows(IN_FORCE, now)]

    async def give(self, order: Order, now: int) -> None:
        """Give an order, or change until when it is in force; forget those that have ended."""
        await self._rows(FORGET, now)
        await self._rows(GIVE, *order)

    async def revoke(self, kind: OrderKind, subject: str) -> bool:
        """End an order; return whether there was one."""
        return bool(await self._rows(REVOKE, kind, subject))

    async def note(self, entry: Audited) -> None:
        """Write an entry into the audit log; the oldest make room."""
        while not (rows := await self._rows(NOTE, *entry)):
            pass  # another process has taken this number
        await self._rows(CUT, rows[0][0] - MOST_AUDITED)

    async def audited(self, limit: int) -> list[Audited]:
        """Return the latest entries of the audit log, the latest first."""
        return [Audited(*row) for row in await self._rows(AUDITED, limit)]

    async def phases(self) -> dict[str, tuple[int, int]]:
        """Return how many tables and connected people there are in each phase."""
        return {row[0]: (row[1], int(row[2])) for row in await self._rows(PHASES)}

    async def search(self, text: str, limit: int, offset: int) -> list[Found]:
        """Return tables with this id, or whose host's name begins with the text; "" finds all."""
        name = json.dumps(text, ensure_ascii=False)[:-1]
        pattern = f'"host":{name}'.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        rows = await self._rows(SEARCH, text, f"%{pattern}%", limit, offset)
        return [Found(row[0], row[1], bool(row[2]), *row[3:]) for row in rows]
