"""The daily cave of this server: its secret seeds, the tries, and their checked results."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from ..record import DAILY as COMBINATION
from ..record import (
    RecordError,
    commitment_to,
    from_json,
    full_proof,
    to_json,
    verify_shuffle,
)
from ..store import KeptRecord, Store
from ..store.daily import DailyTry, Ended
from ..table import Table
from ..table.daily import DAILY_FIELD, daily_of, open_daily, replay_daily
from ..table.messages import Close, Join
from .clock import Clock
from .limits import where_of
from .live_tables import LiveTables
from .logs import say
from .security import token_hash, token_of

FIRST_DAY = date(2026, 1, 1)
"""The day with number 1."""
SECRET = "daily"
"""The name of the secret in the store."""
DAY_MS = 24 * 3600 * 1000
MOST_CHECKED = 50
"""Games that are checked at a time."""
MOST_SHUT = 1000
"""Tables of earlier days that are deleted at a time."""
CHECK_SECONDS = 1.0
"""Games that have ended are searched for at most this often."""
CAUGHT = "x"
"""An expedition in which the cave caught the person, as the store keeps it."""


class DailyCave:
    """The daily cave; a day begins and ends at 00:00 UTC."""

    def __init__(self, live_tables: LiveTables, keep_days: int) -> None:
        self._live_tables = live_tables
        self._store: Store = live_tables.store
        self._clock: Clock = live_tables.clock
        self._keep_days = keep_days
        self._secret = ""
        self._checking = asyncio.Lock()
        self._checked: dict[str, float] = {}

    def today(self) -> date:
        """Return the present day in UTC."""
        return datetime.fromtimestamp(self._clock() / 1000, UTC).date()

    def ends_at(self, day: date) -> int:
        """Return when a day ends, in milliseconds since 1970."""
        return (day.toordinal() - date(1970, 1, 1).toordinal() + 1) * DAY_MS

    @property
    def first(self) -> date:
        """The first day whose cave can be played."""
        return max(FIRST_DAY, self.today() - timedelta(days=self._keep_days))

    def has(self, day: date) -> bool:
        """Return whether the cave of this day can be played: not too old, and not in the future."""
        return self.first <= day <= self.today()

    @property
    def keep_days(self) -> int:
        """For how many days results are kept."""
        return self._keep_days

    async def seed(self, day: date) -> str:
        """Return the seed of a day, 32 hexadecimal digits; a secret until the day is over."""
        if not self._secret:
            self._secret = await self._store.secret(SECRET, secrets.token_hex(32))
        return self._hash(COMBINATION, day.isoformat())[:32]

    def _hash(self, *what: str) -> str:
        return hmac.digest(self._secret.encode(), "\n".join(what).encode(), "sha256").hex()

    async def commitment(self, day: date) -> str:
        """Return the hash that binds the seed of a day before it is known."""
        return commitment_to(await self.seed(day), COMBINATION)

    async def revealed(self, day: date) -> str | None:
        """Return the seed of a day that is over, and None until then."""
        return await self.seed(day) if day < self.today() else None

    async def player(self, day: date, key: str) -> str:
        """Return the name under which the store knows the person with a key, on this day only."""
        await self.seed(day)
        return self._hash("player", day.isoformat(), key)[:32]

    async def open(self, day: date, key: str, join: Join, holder: str) -> tuple[Table, str]:
        """Open a table with the cave of a day, and return it with the token of its person.

        The cave of a day that is over is practice.
        """
        table = self._live_tables.world.table_id()
        token = token_of(table, key)
        host = replace(join, token_hash=token_hash(token), where=where_of(table, holder))
        draft = open_daily(
            table,
            daily_of(day.isoformat()),
            await self.seed(day),
            self._live_tables.house,
            host,
            self._clock(),
            practice=day < self.today(),
        )
        return await self._live_tables.keep_new(draft, holder), token

    async def begin(self, day: date, player: str, table: Table, holder: str) -> bool:
        """Keep a table as the try of a person; return False if they have another one."""
        name = table.seats[0].name if table.seats[0] else ""
        begun = DailyTry(day.isoformat(), player, table.id, holder, self._clock(), name)
        return (await self._store.begin_daily(begun)).table == table.id

    async def tried(self, day: date, player: str) -> DailyTry | None:
        """Return the try of a person, with its result if its game is over."""
        found = await self._store.daily_try(day.isoformat(), player)
        if found is None or found.state != "playing":
            return found
        await self.check(day, at_once=True)
        return await self._store.daily_try(day.isoformat(), player)

    async def check(self, day: date, *, at_once: bool = False) -> None:
        """Replay the games of a day that have ended, and keep their results.

        Only games that this server has dealt and recorded get a result: no client sends one.
        """
        text, now = day.isoformat(), time.monotonic()
        if not at_once and now - self._checked.get(text, -CHECK_SECONDS) < CHECK_SECONDS:
            return
        async with self._checking:
            seed = await self.seed(day)
            self._checked = {text: now}
            while ended := await self._store.daily_ended(text, MOST_CHECKED):
                for each in ended:
                    result = await asyncio.to_thread(self._result, day, seed, each)
                    await self._store.end_daily(result)
                    if result.state == "refused":
                        say("daily game refused", day=text)

    def _result(self, day: date, seed: str, ended: Ended) -> DailyTry:
        result = DailyTry(day.isoformat(), ended.player, ended.table, "", ended.at, "", "refused")
        try:
            played = replay_daily(from_json(ended.record), daily_of(result.day), seed)
        except RecordError:
            return result
        return result._replace(
            state="counted" if ended.at < self.ends_at(day) else "late",
            points=played.points,
            place=played.place,
            expeditions=written(played.expeditions),
        )

    async def complete(self, records: list[KeptRecord]) -> list[KeptRecord]:
        """Return records with the seed of their daily cave, if its day is over."""
        return [
            kept._replace(record=await self._completed(kept.record))
            if f'"{DAILY_FIELD}":' in kept.record
            else kept
            for kept in records
        ]

    async def _completed(self, text: str) -> str:
        record = from_json(text)
        said = record.extra.get(DAILY_FIELD)
        day = read_day(str(said.get("date"))) if isinstance(said, dict) else None
        seed = await self.revealed(day) if day else None
        if day is None or seed is None or "shuffle" in record.extra:
            return text
        shuffle = daily_of(day.isoformat()).shuffle(seed)
        proved = replace(record, extra={**record.extra, "shuffle": full_proof(record, [shuffle])})
        try:
            verify_shuffle(proved)
        except RecordError:
            return text  # the table was restored from a backup and dealt other cards
        return to_json(proved)

    async def forget(self) -> None:
        """Delete the tables of earlier days, whose records stay, and results that are too old.

        A class of thirty would otherwise have as many tables as a network may, after a week.
        """
        done = (self.today() - timedelta(days=1)).isoformat()
        for table in await self._store.daily_tables(done, MOST_SHUT):
            await self._live_tables.shut(table, Close("expired"))
        await self._store.forget_daily(self.first.isoformat(), self.today().isoformat())


def read_day(text: str) -> date | None:
    """Return the day of a text such as 2026-11-19; None for any other text."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def number_of(day: date) -> int:
    """Return the number of a day's cave."""
    return (day - FIRST_DAY).days + 1


def written(expeditions: tuple[int | None, ...]) -> str:
    """Return the gains of expeditions as the store keeps them."""
    return " ".join(CAUGHT if each is None else str(each) for each in expeditions)


def read_expeditions(text: str) -> tuple[int | None, ...]:
    """Return the gains of expeditions from the store."""
    return tuple(None if each == CAUGHT else int(each) for each in text.split())
