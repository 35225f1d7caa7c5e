"""All tables in this process, and the background tasks of tables: clocks, presence, expiry."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from ..store import Conflict, Gone, Store, StoreError
from ..store.contract import HOLDER_CHARACTERS
from ..table import Draft, House, Options, Refused, Table, apply, blank, open_table, tell
from ..table.messages import Came, Close, Join, Tick, Told, Went
from .bots import SeatBots, Thinkers
from .clock import ENTRY_AGE_MS, Clock, SteadyClock
from .health import Metrics, StoreHealth
from .limits import shares_of, where_of
from .live_table import UNKNOWN_VERSION, LiveTable
from .logs import say, say_seldom, tag, why
from .persistence import LogError, entry_of, read_line, read_snapshot, write_line
from .security import RealWorld
from .updates import Past

TICK_EVERY_SECONDS = 0.1
"""Interval of the search for tables that are due."""
LEASE_MS = 3_000
"""Lease of a due table: for this time only the process that claimed it handles it."""
PRESENCE_LEASE_MS = 15_000
"""Lease of presence: after this time without renewal a person counts as disconnected."""
LINES_PER_STEP = 500
"""Lines of a log that are applied before other tasks of the event loop run."""
NEVER_STARTED_MS = 3_600_000
"""After this time a table is deleted if no game was started and no person is there."""
NEARLY_FULL, MOST_EVICTED, JUST_CHANGED_MS = 0.95, 20, 60_000
"""When this part of all allowed tables is in use, each new table deletes up to 20 empty ones, but
none that has changed in the last minute."""
CHECK_CLOCK_SECONDS = 5.0
"""Interval in which a step of the machine's clock is noticed."""
IDLE_SECONDS = 60
"""Time without use after which a table is removed from memory."""


class NoTable(Exception):
    """There is no such table."""


class LiveTables:
    """The tables in use in this process."""

    def __init__(
        self,
        store: Store,
        house: House,
        metrics: Metrics,
        world: RealWorld,
        clock: Clock,
        expire_ms: int,
        keep_records_ms: int,
        most_records: int,
    ) -> None:
        self.store = store
        self.store_health = StoreHealth(store)
        self.world = world
        self.clock = clock
        self._steady = clock if isinstance(clock, SteadyClock) else None
        self.metrics = metrics
        self.thinkers = Thinkers(metrics, world.own)
        self.process = secrets.token_hex(8)
        self._house = house
        self._expire_ms = expire_ms
        self._keep_records_ms = keep_records_ms
        self._most_records = most_records
        """Of an IPv4 address or an IPv6 /64 network."""
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._news: dict[str, int] = {}
        """Versions that other processes have written to tables that are being loaded."""
        self._present: Counter[tuple[str, int]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._background: list[asyncio.Task[None]] = []
        store.on_change(self._heard)
        metrics.gauge(
            "tacora_tables_in_memory", "Tables in use here.", lambda: len(self._live_tables)
        )
        metrics.gauge(
            "tacora_connections",
            "Sockets that are open.",
            lambda: sum(len(live.connections) for live in self._live_tables.values()),
        )

    async def open(self) -> None:
        await self.store.open()
        latest = await self.store.latest_change()
        if self._steady and latest > self.clock():
            # The machine's clock was set back since; what was stored must not be in the future.
            self._steady.at_least(latest + ENTRY_AGE_MS)
        for task, seconds in (
            (self._tick, TICK_EVERY_SECONDS),
            (self._renew_presence, PRESENCE_LEASE_MS / 3000),
            (self._end_lost_presence, PRESENCE_LEASE_MS / 5000),
            (self._forget_idle, IDLE_SECONDS / 4),
            (self._check_clock, CHECK_CLOCK_SECONDS),
            (self._expire, min(600, max(1, self._expire_ms / 10_000))),
        ):
            self._background.append(asyncio.create_task(_every(seconds, task)))

    async def close(self) -> None:
        """Stop the background tasks, finish all jobs and close the store."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        # Thinking is cancelled; a client that waits for a hint gets a fault.
        await asyncio.gather(*(live.stop_bots() for live in self._live_tables.values()))
        await self.thinkers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(live.finish() for live in self._live_tables.values()))
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; `close` waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, table: str | None, version: int) -> None:
        """Handle a notification of the store: another process wrote; None means any table."""
        if table is None:
            for each in {*self._live_tables, *self._loading}:
                self._heard(each, UNKNOWN_VERSION)
            return
        if table in self._loading:
            self._news[table] = max(version, self._news.get(table, 0))
        live = self._live_tables.get(table)
        if live is not None:
            live.heard(version)

    async def has_room(self, most: int) -> bool:
        """Return whether another table can be opened; if few can, make room for more.

        The emptiest tables of the largest holder are deleted first, but none at which a person
        is, a game runs, or something has just changed.
        """
        count = await self.store.count()
        if count < most * NEARLY_FULL:
            return True
        before = self.clock() - JUST_CHANGED_MS
        for table in await self.store.emptiest(before, MOST_EVICTED):
            await self.shut(table, Close("expired"))
            count -= 1
        return count < most

    async def create(self, options: Options, host: Join, holder: str = "") -> LiveTable:
        """Create a table, store it and return it."""
        table = self.world.table_id()
        host = replace(host, where=where_of(table, holder))
        code = self.world.code()
        while await self.store.code_is_taken(code):
            code = self.world.code()
        draft = open_table(table, options, self._house, host, self.clock(), self.world, code)
        lines = [write_line(event) for event in draft.events]
        await self.store.create(table, lines, entry_of(draft.table), holder)
        past = [
            Past(version, event, happened)
            for version, (event, happened) in enumerate(
                zip(draft.events, draft.happened, strict=True), start=1
            )
        ]
        live = self._live_tables[table] = self._live(draft.table, past, len(lines), holder)
        self.metrics.count("tacora_tables_opened_total")
        say("table opened", table=tag(table))
        return live

    def _live(self, table: Table, past: list[Past], lines: int, holder: str) -> LiveTable:
        bots = SeatBots(self.thinkers, (holder[:HOLDER_CHARACTERS], table.id))
        shares = shares_of(holder, self._most_records)
        return LiveTable(
            table, past, self.store, self.world, self.clock, self.metrics, bots, lines, shares
        )

    async def get(self, table: str) -> LiveTable:
        """Return a table by its id, from memory or the store; raise `NoTable` if there is none."""
        live = self._live_tables.get(table)
        if live is not None and not live.gone:
            live.used_at = time.monotonic()
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str) -> None:
        del self._loading[table]
        version, live = self._news.pop(table, 0), self._live_tables.get(table)
        if live is not None:
            # The log may have grown while it was read.
            live.heard(version)

    async def _load(self, table: str) -> LiveTable:
        lines = await self.store.read(table)
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
        holder = await self.store.holder(table)
        live = self._live_tables[table] = self._live(built, past, len(lines), holder)
        return live

    async def tell(self, table: str, told: Told) -> int | Refused | StoreError:
        """Give a table a message of the server, and return the outcome."""
        live = await self.get(table)

        def work(table: Table, now: int, _world: object) -> Draft:
            return tell(table, told, now)

        return await live.do(work)

    async def came(self, table: str, person: int) -> None:
        """Count a new connection of a person; the first one makes the person present."""
        self._present[table, person] += 1
        if self._present[table, person] == 1:
            until = self.clock() + PRESENCE_LEASE_MS
            await self.store.renew_presence(self.process, [(table, person)], until)
            await self.tell(table, Came(person))

    async def went(self, table: str, person: int) -> None:
        """Count a closed connection of a person; after the last one the person is away."""
        self._present[table, person] -= 1
        if self._present[table, person] > 0:
            return
        del self._present[table, person]
        with contextlib.suppress(StoreError):
            now = self.clock()
            elsewhere = await self.store.end_presence(self.process, table, person, now)
            # The presence row is deleted last: if this process dies before, the row expires
            # and `_end_lost_presence` of any process finds it.
            if elsewhere or await self._log_away(table, person):
                await self.store.delete_presence(now, [(table, person)])
            if (table, person) in self._present:  # came back meanwhile
                until = self.clock() + PRESENCE_LEASE_MS
                await self.store.renew_presence(self.process, [(table, person)], until)

    async def _log_away(self, table: str, person: int) -> bool:
        """Write to the log that a person is away; return False if that has to be tried again."""

        def work(now_table: Table, now: int, _world: object) -> Draft:
            if (table, person) in self._present:
                return Draft(now_table, now)
            return tell(now_table, Went(person), now)

        try:
            live = await self.get(table)
        except NoTable:
            return True
        outcome = await live.do(work)
        return isinstance(outcome, Gone) or not isinstance(outcome, StoreError)

    async def shut(self, table: str, close: Close) -> None:
        """Close a table and delete it, also one that cannot be read; its records stay."""
        await _logging_errors(self.tell(table, close))
        await self.store.delete(table)
        live = self._live_tables.pop(table, None)
        if live is not None:
            live.gone = True
        say("table closed", table=tag(table), why=close.why)

    async def _tick(self) -> None:
        now = self.clock()
        for table in await self.store.claim(now, now + LEASE_MS, 200):
            self.later(_logging_errors(self.tell(table, Tick())))

    async def _renew_presence(self) -> None:
        if self._present:
            people = list(self._present)
            await self.store.renew_presence(self.process, people, self.clock() + PRESENCE_LEASE_MS)
        for table, person_id in list(self._present):
            live = self._live_tables.get(table)
            person = live.table.person(person_id) if live else None
            if person and not person.here:
                # The lease had expired, and another process logged the person as away.
                self.later(_logging_errors(self.tell(table, Came(person_id))))

    async def _end_lost_presence(self) -> None:
        """Log people as away whose lease has expired, because their process died."""
        now = self.clock()
        handled: list[tuple[str, int]] = []

        async def look(table: str, person: int, elsewhere: bool) -> None:
            if elsewhere or await self._log_away(table, person):
                handled.append((table, person))

        for each in await self.store.expired_presence(now):
            # A table that cannot be read must not stop the others.
            await _logging_errors(look(*each))
        if handled:
            await self.store.delete_presence(now, handled)

    async def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table, live in list(self._live_tables.items()):
            if live.gone or (live.idle and live.used_at < before):
                del self._live_tables[table]

    async def _check_clock(self) -> None:
        if self._steady:
            self._steady.check()

    async def _expire(self) -> None:
        now = self.clock()
        idle_ms = min(self._expire_ms, NEVER_STARTED_MS)
        for table in await self.store.unused(now - self._expire_ms, now - idle_ms, now, 1000):
            await self.shut(table, Close("expired"))
        await self.store.delete_records(now - self._keep_records_ms)


async def _logging_errors(work: Coroutine[Any, Any, object]) -> None:
    """Run something that will be retried later; an error is only logged."""
    try:
        await work
    except NoTable:
        pass
    except StoreError as error:
        say_seldom("retried later", why=why(error))
    except Exception:
        logging.getLogger("tacora").exception("table broke")


async def _every(seconds: float, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a background task for ever, with a pause after each run."""
    while True:
        try:
            await task()
        except (NoTable, Conflict, StoreError) as error:
            say_seldom("background task failed", task=task.__name__, why=why(error))
            await asyncio.sleep(1)  # the database is away
        except Exception:
            # The task must go on, or all clocks would stop.
            logging.getLogger("tacora").exception("background task broke")
        await asyncio.sleep(seconds)
