"""All tables in this process, and the background tasks of tables: clocks, presence, expiry."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

from ..store import Store, StoreError
from ..store.contract import HOLDER_CHARACTERS
from ..table import Draft, House, Options, PlayingOn, Refused, Table, open_table, tell
from ..table.messages import Came, Close, Join, Tick, Told, Went
from .background import every, logging_errors
from .bots import SeatBots, Thinkers
from .clock import ENTRY_AGE_MS, Clock, SteadyClock
from .health import StoreHealth, measure_lag, watch
from .limits import keys_of, shares_of, where_of
from .live_table import LiveTable
from .logs import say, tag
from .metrics import Metrics
from .orders import READ_EVERY_SECONDS, OrdersInForce
from .persistence import NoTable as NoTable
from .persistence import entry_of, read_table, write_line
from .protocol import Restart, encoder
from .security import RealWorld
from .shared_limits import SharedLimits
from .updates import BANNED, TOO_MANY_SOCKETS, Connection

TICK_EVERY_SECONDS = 0.1
"""Interval of the search for tables in memory that are due."""
RETRY_TICK_MS = 3_000
"""A due table whose tick has failed is ticked again after this time."""
RENEW_SECONDS, CLAIM_SECONDS, ADOPT_SECONDS = 1.0, 1.0, 1.0
"""Intervals: renew the lease of this process, claim due tables, adopt those of dead processes."""
MOST_ADOPTED = 200
"""The most tables that are adopted at once."""
RETURN_SECONDS = 15.0
"""Time for people to come back after their table was loaded, before they count as away."""
NEVER_STARTED_MS = 3_600_000
"""After this time a table is deleted if no game was started and no person is there."""
NEARLY_FULL, MOST_EVICTED, JUST_CHANGED_MS = 0.95, 20, 60_000
"""When this part of all allowed tables is in use, each new table deletes up to 20 empty ones, but
none that has changed in the last minute."""
CHECK_CLOCK_SECONDS = 5.0
"""Interval in which a step of the machine's clock is noticed."""
IDLE_SECONDS = 60
"""Time without use after which a table is removed from memory."""

NOWHERE = "-"
"""The address of a process that gets nothing passed on."""

Listen = Callable[[str], Awaitable[str]]
"""Listens at a host; returns its address with the port."""


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
        self.orders = OrdersInForce(store, clock)
        self.orders.on_ban, self.orders.on_restart = self._cut_off_banned, self._tell_restart
        self.thinkers = Thinkers(metrics, world.own)
        self.shared_limits = SharedLimits()
        self.address = NOWHERE
        """Where this process gets what others pass on."""
        self.house = house
        self._expire_ms = expire_ms
        self.on_expire: Callable[[], Awaitable[None]] | None = None
        """What else is deleted when it is too old."""
        self._keep_records_ms = keep_records_ms
        self._most_records = most_records
        """Of an IPv4 address or an IPv6 /64 network."""
        self._live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._present: Counter[tuple[str, int]] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._background: list[asyncio.Task[None]] = []
        watch(metrics, store, self.store_health)
        metrics.gauge(
            "tacora_thinker_questions",
            "Questions to a thinking process that have no answer yet.",
            self.thinkers.waiting,
        )
        metrics.gauge(
            "tacora_tables_in_memory", "Tables in use here.", lambda: len(self._live_tables)
        )
        metrics.gauge(
            "tacora_connections",
            "Sockets that are open.",
            lambda: sum(len(live.connections) for live in self._live_tables.values()),
        )

    async def open(self, listen: Listen | None = None) -> None:
        """Open the store; `listen` listens at an address for what other processes pass on."""
        await self.store.open()
        latest = await self.store.latest_change()
        if self._steady and latest > self.clock():
            # The machine's clock was set back since; what was stored must not be in the future.
            self._steady.at_least(latest + ENTRY_AGE_MS)
        host = await self.store.host()
        if listen is not None and host and self.address == NOWHERE:
            self.address = await listen(host)
        await self.store.renew(self.address)
        await self.orders.read()
        for task, seconds in (
            (self._tick, TICK_EVERY_SECONDS),
            (self._claim, CLAIM_SECONDS),
            (self.orders.read, READ_EVERY_SECONDS),
            (self._renew, RENEW_SECONDS),
            (self._adopt, ADOPT_SECONDS),
            (self._miss_people, RETURN_SECONDS / 5),
            (self._forget_idle, IDLE_SECONDS / 4),
            (self._check_clock, CHECK_CLOCK_SECONDS),
            (self._expire, min(600, max(1, self._expire_ms / 10_000))),
        ):
            self._background.append(asyncio.create_task(every(seconds, task)))
        self._background.append(asyncio.create_task(measure_lag(self.metrics)))

    def peer_port(self) -> int | None:
        """Return the port at which this process listens for the others, if there are any."""
        return None if self.address == NOWHERE else int(self.address.split(" ")[1])

    async def close(self) -> None:
        """Stop the background tasks, finish all jobs and close the store."""
        await self.stop_background()
        # Thinking is cancelled; a client that waits for a hint gets a fault.
        await asyncio.gather(*(live.stop_bots() for live in self._live_tables.values()))
        await self.thinkers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(live.finish() for live in self._live_tables.values()))
        await self.store.close()

    async def stop_background(self) -> None:
        """Stop what is done by time; requests and messages are still answered."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; `close` waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

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
            count -= await self.shut(table, Close("expired"))
        return count < most

    async def create(
        self,
        options: Options,
        host: Join,
        holder: str = "",
        playing_on: PlayingOn | None = None,
    ) -> Table:
        """Create a table, store it and return it.

        The process that gets the first connection will own it: a balancer that routes by table
        knows only then where it belongs.
        """
        table = self.world.table_id()
        host = replace(host, where=where_of(table, holder))
        code = self.world.code()
        while await self.store.code_is_taken(code):
            code = self.world.code()
        now = self.clock()
        draft = open_table(table, options, self.house, host, now, self.world, code, playing_on)
        return await self.keep_new(draft, holder)

    async def keep_new(self, draft: Draft, holder: str) -> Table:
        """Store a table that has just been drafted, and return it."""
        table = draft.table.id
        lines = [write_line(event) for event in draft.events]
        await self.store.create(table, lines, entry_of(draft.table), holder)
        self.metrics.count("tacora_tables_opened_total")
        say("table opened", table=tag(table))
        return draft.table

    def _in_memory(self, table: str) -> LiveTable | None:
        live = self._live_tables.get(table)
        return None if live is None or live.gone or live.lost else live

    async def owner(self, table: str, gone: str = "") -> str:
        """Return the address of the other process that owns a table; "" if none does.

        `gone` is the address of an owner that does not answer.
        """
        if self._in_memory(table) is not None:
            return ""
        return await self.store.own(table, gone) or ""

    async def get(self, table: str) -> LiveTable:
        """Return a table of this process, from memory or the store.

        Raises `NoTable` if there is none, and a `StoreError` if another process owns it.
        """
        live = self._in_memory(table)
        if live is not None:
            live.used_at = time.monotonic()
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)

    async def look(self, table: str) -> Table:
        """Return a table as it is now, also one that another process owns."""
        live = self._in_memory(table)
        return live.table if live is not None else (await read_table(self.store, table))[0]

    async def _load(self, table: str) -> LiveTable:
        owner = await self.store.own(table)
        if owner is None:
            raise NoTable(table)
        if owner:
            raise StoreError("another process owns this table")
        built, past, lines = await read_table(self.store, table)
        holder = await self.store.holder(table)
        bots = SeatBots(self.thinkers, (holder[:HOLDER_CHARACTERS], table))
        live = self._live_tables[table] = LiveTable(
            built,
            past,
            self.store,
            self.world,
            self.clock,
            self.metrics,
            bots,
            lines,
            shares_of(holder, self._most_records),
        )
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
            await self.tell(table, Came(person))

    async def went(self, table: str, person: int) -> None:
        """Count a closed connection of a person; after the last one the person is away."""
        self._present[table, person] -= 1
        if self._present[table, person] > 0:
            return
        del self._present[table, person]
        if self._in_memory(table) is not None:
            await logging_errors(self._log_away(table, person))

    async def _log_away(self, table: str, person: int) -> None:
        """Write to the log that a person is away; `_miss_people` retries it."""

        def work(now_table: Table, now: int, _world: object) -> Draft:
            if (table, person) in self._present:
                return Draft(now_table, now)
            return tell(now_table, Went(person), now)

        await (await self.get(table)).do(work)

    async def shut(self, table: str, close: Close) -> bool:
        """Close a table and delete it, also one that cannot be read; its records stay.

        Returns False if another process owns the table: then it is not closed.
        """
        if await self.owner(table):
            return False
        await logging_errors(self.tell(table, close))
        await self.store.delete(table)
        live = self._live_tables.pop(table, None)
        if live is not None:
            live.gone = True
        say("table closed", table=tag(table), why=close.why)
        return True

    def _connections(self) -> list[Connection]:
        return [each for live in self._live_tables.values() for each in live.connections]

    def _cut_off_banned(self) -> None:
        for connection in self._connections():
            if self.orders.banned(connection.address):
                connection.cut_off(*BANNED)

    def _tell_restart(self) -> None:
        text = encoder.encode(Restart(self.orders.restart_at)).decode()
        for connection in self._connections():
            connection.push(text)

    async def _tick(self) -> None:
        """Tick the tables in memory that are due."""
        now = self.clock()
        for table, live in list(self._live_tables.items()):
            if live.becomes_due(now):
                self.later(logging_errors(self.tell(table, Tick())))

    async def _claim(self) -> None:
        """Tick the other tables that are due, and those whose tick has failed."""
        now = self.clock()
        for table in await self.store.claim(now, now + RETRY_TICK_MS, 200):
            self.later(logging_errors(self.tell(table, Tick())))

    async def _renew(self) -> None:
        """Renew the lease, and count with the other processes what addresses have used."""
        renewal = await self.store.renew(self.address, self.shared_limits.tell())
        self.shared_limits.hear(renewal.others)
        self._cut_excess(self.shared_limits.excess("sockets"))
        if renewal.kept:
            return
        owned = await self.store.owned()
        for table, live in list(self._live_tables.items()):
            if table not in owned:
                live.lose()

    def _cut_excess(self, excess: dict[str, int]) -> None:
        """Close sockets of addresses that have opened too many in several processes at once."""
        if not excess:
            return
        for live in self._live_tables.values():
            for connection in live.connections:
                keys = [key for key in keys_of(connection.address) if excess.get(key)]
                if keys and not connection.cut:
                    excess.update((key, excess[key] - 1) for key in keys)
                    connection.cut_off(*TOO_MANY_SOCKETS)

    async def _adopt(self) -> None:
        """Load tables at which people were when their process died."""
        for table in await self.store.adopt(MOST_ADOPTED):
            self.later(logging_errors(self.get(table)))

    async def _miss_people(self) -> None:
        """Log people as away who are here by the log, but have not come to this process."""
        before = time.monotonic() - RETURN_SECONDS
        for table, live in list(self._live_tables.items()):
            if self._in_memory(table) is None or live.loaded_at > before:
                continue
            for person in live.table.people:
                if person.here and (table, person.id) not in self._present:
                    self.later(logging_errors(self._log_away(table, person.id)))

    async def _forget_idle(self) -> None:
        before, forgotten = time.monotonic() - IDLE_SECONDS, list[str]()
        for table, live in list(self._live_tables.items()):
            if live.gone or live.lost or (live.idle and live.used_at < before):
                del self._live_tables[table]
                forgotten.append(table)
        if forgotten:
            await self.store.release(forgotten)

    async def _check_clock(self) -> None:
        if self._steady:
            self._steady.check()

    async def _expire(self) -> None:
        now = self.clock()
        idle_ms = min(self._expire_ms, NEVER_STARTED_MS)
        for table in await self.store.unused(now - self._expire_ms, now - idle_ms, now, 1000):
            await self.shut(table, Close("expired"))
        await self.store.delete_records(now - self._keep_records_ms)
        await self.store.forget_full()
        if self.on_expire is not None:
            await self.on_expire()
