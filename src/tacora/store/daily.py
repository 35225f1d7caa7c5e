"""The tries and results of the daily cave, and the secrets of the server itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

DailyState = Literal["playing", "counted", "late", "refused"]

STEP = (
    """CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    )""",
    """CREATE TABLE daily (
        day TEXT NOT NULL,
        player TEXT NOT NULL,
        table_id TEXT NOT NULL,
        holder TEXT NOT NULL DEFAULT '',
        at BIGINT NOT NULL,
        name TEXT NOT NULL,
        state TEXT NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        expeditions TEXT NOT NULL,
        PRIMARY KEY (day, player)
    )""",
    "CREATE INDEX daily_ranked ON daily (day, points, at) WHERE state = 'counted'",
    "CREATE INDEX daily_playing ON daily (day) WHERE state = 'playing'",
    "CREATE INDEX daily_holders ON daily (day, holder)",
)
"""The step of the schema that adds both."""

MAKE_SECRET = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SECRET = "SELECT value FROM secrets WHERE name = $1"
COLUMNS = "day, player, table_id, holder, at, name, state, points, place, expeditions"
KEPT = "day, player, table_id, at, name, state, points, place, expeditions"
"""What a backup has of a try: it says nothing of networks."""
BEGIN = (
    f"INSERT INTO daily ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, 'playing', 0, 0, '')"
    " ON CONFLICT (day, player) DO NOTHING"
)
TRY = f"SELECT {COLUMNS} FROM daily WHERE day = $1 AND player = $2"
ENDED = (
    "SELECT daily.player, daily.table_id, records.record, records.at FROM daily"
    " JOIN records ON records.table_id = daily.table_id AND records.game = 1"
    " WHERE daily.day = $1 AND daily.state = 'playing' ORDER BY records.at, daily.player LIMIT $2"
)
END = (
    "UPDATE daily SET state = $3, points = $4, place = $5, expeditions = $6, at = $7"
    " WHERE day = $1 AND player = $2 AND state = 'playing'"
)
RANKED = (
    f"SELECT {COLUMNS} FROM daily WHERE day = $1 AND state = 'counted'"
    " ORDER BY points DESC, at, player LIMIT $2 OFFSET $3"
)
COUNTED = "SELECT count(*) FROM daily WHERE day = $1 AND state = 'counted'"
BETTER = "SELECT count(*) FROM daily WHERE day = $1 AND state = 'counted' AND points > $2"
TRIES = "SELECT count(*) FROM daily WHERE day = $1 AND substr(holder, 1, $2) = $3"
TABLES = (
    "SELECT daily.table_id FROM daily JOIN tables ON tables.id = daily.table_id"
    " WHERE daily.day < $1 LIMIT $2"
)
FORGET = "DELETE FROM daily WHERE day < $1 RETURNING 1"
FORGET_HOLDERS = "UPDATE daily SET holder = '' WHERE day < $1 AND holder <> ''"


class DailyTry(NamedTuple):
    """One try of one person at the cave of a day, and what it brought."""

    day: str
    player: str
    """A hash that says nothing about the person, and is another one each day."""
    table: str
    holder: str
    """The network from which it was begun; "" when that day is over."""
    at: int
    """When it began; when it ended, once that is known."""
    name: str
    state: DailyState = "playing"
    points: int = 0
    place: int = 0
    expeditions: str = ""


class Ended(NamedTuple):
    """A try whose game is over, and has not been checked yet."""

    player: str
    table: str
    record: str
    at: int


class DailyTries(ABC):
    """The part of a store that only the daily cave uses."""

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> list[Any]:
        """Run a statement with the parameters $1, $2, ... and return its rows."""

    async def secret(self, name: str, fresh: str) -> str:
        """Return the secret with this name, the same for all processes; at first it is `fresh`."""
        if not (rows := await self._rows(SECRET, name)):
            await self._rows(MAKE_SECRET, name, fresh)
            rows = await self._rows(SECRET, name)
        return str(rows[0][0])

    async def begin_daily(self, begun: DailyTry) -> DailyTry:
        """Keep a try, unless this person has one on this day; return the one that counts."""
        await self._rows(BEGIN, *begun[:6])
        found = await self.daily_try(begun.day, begun.player)
        assert found is not None
        return found

    async def daily_try(self, day: str, player: str) -> DailyTry | None:
        """Return the try of a person on a day; None if there is none."""
        rows = await self._rows(TRY, day, player)
        return DailyTry(*rows[0]) if rows else None

    async def daily_ended(self, day: str, limit: int) -> Sequence[Ended]:
        """Return tries of a day whose game is over and has no result yet."""
        return [Ended(*row) for row in await self._rows(ENDED, day, limit)]

    async def end_daily(self, ended: DailyTry) -> None:
        """Keep the result of a try; the first one counts."""
        await self._rows(
            END,
            ended.day,
            ended.player,
            ended.state,
            ended.points,
            ended.place,
            ended.expeditions,
            ended.at,
        )

    async def daily_ranked(self, day: str, limit: int, offset: int) -> Sequence[DailyTry]:
        """Return the results of a day, the most points first."""
        return [DailyTry(*row) for row in await self._rows(RANKED, day, limit, offset)]

    async def daily_counted(self, day: str, above: int | None = None) -> int:
        """Return the number of results of a day, all of them or those with more points."""
        if above is None:
            return int((await self._rows(COUNTED, day))[0][0])
        return int((await self._rows(BETTER, day, above))[0][0])

    async def daily_tries(self, day: str, holder: str) -> int:
        """Return how often a network has tried a day."""
        return int((await self._rows(TRIES, day, len(holder), holder))[0][0])

    async def daily_tables(self, before: str, limit: int) -> list[str]:
        """Return tables of tries at days before one."""
        return [row[0] for row in await self._rows(TABLES, before, limit)]

    async def forget_daily(self, before: str, today: str) -> int:
        """Delete the tries of all days before one, and return their number.

        Of the tries of all days before today the networks are forgotten.
        """
        await self._rows(FORGET_HOLDERS, today)
        return len(await self._rows(FORGET, before))
