"""All tables of this process, and what has to happen at tables without anybody asking."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from ..store import Conflict, Entry, Gone, Store, StoreError
from ..table import Draft, House, Options, Refused, Table, apply, blank, due, open_table, tell
from ..table.messages import Came, Close, Join, Tick, Told, Went
from .bots import SeatBots, Thinkers
from .health import Metrics, StoreHealth
from .live_table import SOMETHING, Clock, LiveTable, Past
from .logs import say, say_seldom, tag, why
from .protocol import encoder, summary_of
from .security import RealWorld
from .structs import LogError, read_line, write_line

LOOK_EVERY_SECONDS = 0.1
"""Seconds between two looks for tables that are due."""
LEASE_MS = 3_000
"""How long a due table is left to whoever claimed it, in milliseconds."""
PRESENT_MS = 15_000
"""How long a process vouches for the people who are connected to it, in milliseconds."""
AT_A_TIME = 500
"""Lines of a log that are read before others have a turn."""
IDLE_SECONDS = 60
"""Seconds after which a table that nobody uses leaves this process's memory."""


class NoTable(Exception):
    """There is no such table."""


class LiveTables:
    """The tables that somebody uses here."""

    def __init__(
        self,
        store: Store,
        house: House,
        metrics: Metrics,
        world: RealWorld,
        clock: Clock,
        expire_after: int,
        keep_records: int,
    ) -> None:
        self.store = store
        self.store_health = StoreHealth(store)
        self.world = world
        self.clock = clock
        self.metrics = metrics
        self.thinkers = Thinkers(metrics)
        self.process = secrets.token_hex(8)
        self._house = house
        self._expire_after = expire_after
        self._keep_records = keep_records
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._news: dict[str, int] = {}
        """Versions that others have written to tables which are just being loaded."""
        self._present: Counter[tuple[str, int]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._chores: list[asyncio.Task[None]] = []
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
        for chore, every in (
            (self._tick, LOOK_EVERY_SECONDS),
            (self._vouch, PRESENT_MS / 3000),
            (self._find_lost, PRESENT_MS / 5000),
            (self._forget_idle, IDLE_SECONDS / 4),
            (self._expire, min(600, max(1, self._expire_after / 10_000))),
        ):
            self._chores.append(asyncio.create_task(_every(every, chore)))

    async def close(self) -> None:
        """Finish what has been begun; nothing that was acknowledged can be lost any more."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        # What is only thought about is given up; whoever waits for a hint hears so.
        await asyncio.gather(*(live.rest() for live in self._live_tables.values()))
        await self.thinkers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(live.finish() for live in self._live_tables.values()))
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without anybody waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _heard(self, table: str | None, version: int) -> None:
        if table is None:
            for each in {*self._live_tables, *self._loading}:
                self._heard(each, SOMETHING)
            return
        if table in self._loading:
            self._news[table] = max(version, self._news.get(table, 0))
        live = self._live_tables.get(table)
        if live is not None:
            live.heard(version)

    async def create(self, options: Options, host: Join) -> LiveTable:
        """A new table."""
        table = self.world.table_id()
        draft = open_table(table, options, self._house, host, self.clock(), self.world)
        entry = Entry(
            phase=draft.table.phase,
            due=due(draft.table),
            public=options.listed == "public",
            summary=encoder.encode(summary_of(draft.table)).decode(),
            changed_at=draft.table.changed_at,
        )
        await self.store.create(table, [write_line(event) for event in draft.events], entry)
        past = [
            Past(version, event, happened)
            for version, (event, happened) in enumerate(
                zip(draft.events, draft.happened, strict=True), start=1
            )
        ]
        live = self._live_tables[table] = self._live(draft.table, past)
        self.metrics.count("tacora_tables_opened_total")
        say("table opened", table=tag(table))
        return live

    def _live(self, table: Table, past: list[Past]) -> LiveTable:
        bots = SeatBots(self.thinkers)
        return LiveTable(table, past, self.store, self.world, self.clock, self.metrics, bots)

    async def get(self, table: str) -> LiveTable:
        """A table by its name, from memory or from the store."""
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
            # What was read may have been out of date when it came.
            live.heard(version)

    async def _load(self, table: str) -> LiveTable:
        lines = await self.store.read(table)
        if not lines:
            raise NoTable(table)
        built, past = blank(table), list[Past]()
        for number, line in enumerate(lines):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)  # a long log is no reason for others to wait
            try:
                event = read_line(line)
            except LogError as error:
                raise StoreError(str(error)) from None
            built, happened = apply(built, event)
            past.append(Past(built.version, event, happened))
        if built.phase == "closed":  # and is just being removed
            raise NoTable(table)
        live = self._live_tables[table] = self._live(built, past)
        return live

    async def tell(self, table: str, told: Told) -> int | Refused | StoreError:
        """Tell a table something that no person's message says."""
        live = await self.get(table)

        def work(table: Table, now: int, _world: object) -> Draft:
            return tell(table, told, now)

        return await live.do(work)

    async def came(self, table: str, person: int) -> None:
        """Somebody has one more connection here."""
        self._present[table, person] += 1
        if self._present[table, person] == 1:
            until = self.clock() + PRESENT_MS
            await self.store.attend(self.process, [(table, person)], until)
            await self.tell(table, Came(person))

    async def went(self, table: str, person: int) -> None:
        """Somebody has one connection less here."""
        self._present[table, person] -= 1
        if self._present[table, person] > 0:
            return
        del self._present[table, person]
        with contextlib.suppress(StoreError):
            now = self.clock()
            elsewhere = await self.store.unattend(self.process, table, person, now)
            # Only then is the note of them forgotten: if we die before, another process,
            # or we ourselves after a pause, find it.
            if elsewhere or await self._say_gone(table, person):
                await self.store.forget(now, [(table, person)])
            if (table, person) in self._present:  # came back while we were looking
                until = self.clock() + PRESENT_MS
                await self.store.attend(self.process, [(table, person)], until)

    async def _say_gone(self, table: str, person: int) -> bool:
        """Write down that somebody went; whether that is done with."""

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
        """End a table and remove it, also one that cannot be read; its records stay."""
        await _quietly(self.tell(table, close))
        await self.store.delete(table)
        live = self._live_tables.pop(table, None)
        if live is not None:
            live.gone = True
        say("table closed", table=tag(table), why=close.why)

    async def _tick(self) -> None:
        now = self.clock()
        for table in await self.store.claim(now, now + LEASE_MS, 200):
            self.later(_quietly(self.tell(table, Tick())))

    async def _vouch(self) -> None:
        if self._present:
            people = list(self._present)
            await self.store.attend(self.process, people, self.clock() + PRESENT_MS)
        for table, number in list(self._present):
            live = self._live_tables.get(table)
            person = live.table.person(number) if live else None
            if person and not person.here:
                # Another process took us for dead because we were slow to vouch.
                self.later(_quietly(self.tell(table, Came(number))))

    async def _find_lost(self) -> None:
        """Say of people whose process died that they went; it died before it could."""
        now = self.clock()
        said: list[tuple[str, int]] = []

        async def look(table: str, person: int, elsewhere: bool) -> None:
            if elsewhere or await self._say_gone(table, person):
                said.append((table, person))

        for each in await self.store.lost(now):
            await _quietly(look(*each))  # one table that cannot be read is no matter of the others
        if said:
            await self.store.forget(now, said)

    async def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table, live in list(self._live_tables.items()):
            if live.gone or (live.idle and live.used_at < before):
                del self._live_tables[table]

    async def _expire(self) -> None:
        now = self.clock()
        for table in await self.store.old(now - self._expire_after, now, 1000):
            await self.shut(table, Close("expired"))
        await self.store.delete_records(now - self._keep_records)


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """Something that can be tried again later: a failure is not worth more than a line."""
    try:
        await work
    except NoTable:
        pass
    except StoreError as error:
        say_seldom("put off", why=why(error))
    except Exception:
        logging.getLogger("tacora").exception("table broke")


async def _every(seconds: float, chore: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        try:
            await chore()
        except (NoTable, Conflict, StoreError) as error:
            say_seldom("chore failed", chore=chore.__name__, why=why(error))
            await asyncio.sleep(1)  # the database is away; no need to ask it all the time
        except Exception:
            # A chore that stops would stop every clock; it is logged and tried again.
            logging.getLogger("tacora").exception("chore broke")
        await asyncio.sleep(seconds)
