"""One table in this process: a queue of jobs that change it, and its connections."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..record import to_json
from ..store import Conflict, Entry, Gone, NewRecord, Store, StoreError
from ..table import (
    Draft,
    Refused,
    Table,
    Viewer,
    World,
    apply,
    let_bots_choose,
    log,
    record_of,
    tell,
)
from ..table.messages import Tick
from .bots import SeatBots
from .clock import Clock, SteadyClock
from .fair_queue import Asker
from .metrics import Metrics
from .persistence import (
    entry_of,
    read_line,
    read_snapshot,
    readers_of,
    write_line,
    write_snapshot,
)
from .updates import MOVED, Past, Updates

MOST_LINES = 1000
"""A log that is longer is replaced by a snapshot at once, also in the middle of a game."""
COMPACT_SECONDS = 5.0
"""Pause after a rematch before the log is replaced, so that nobody waits for it."""
MOST_CLIENTS = 200
"""Clients at one table whose newest connection is remembered."""
READ_AGAIN_SECONDS = 0.2
"""Pause before the log is read again, after a write that may or may not have been done."""

Work = Callable[[Table, int, World], Draft]
Outcome = int | Refused | StoreError
"""The version that includes the work, or why it was refused or failed."""


class _Job(NamedTuple):
    work: Work
    future: asyncio.Future[Outcome]


class LiveTable:
    """A table in memory; in this process only this object changes it."""

    def __init__(
        self,
        table: Table,
        past: Iterable[Past],
        store: Store,
        world: World,
        clock: Clock,
        metrics: Metrics,
        bots: SeatBots,
        lines: int = 0,
        shares: Sequence[tuple[str, int]] = (),
    ) -> None:
        """Take the table, the events and the number of lines of its log, and its networks.

        `shares` are the networks that hold it, each with the most records that it may have.
        """
        self.table = table
        self._updates = Updates(past)
        self.connections = self._updates.connections
        self.conversations = 0
        """Open sockets, also those that have not said hello yet."""
        self._newest: dict[tuple[int, str], int] = {}
        """The number of the newest connection of each client: a person, and a name of its own."""
        self.gone = False
        self.lost = False
        """Whether another process owns the table now."""
        self.loaded_at = self.used_at = time.monotonic()
        self._store = store
        self._world = world
        self._clock = clock
        self._metrics = metrics
        self._bots = bots
        self._jobs: list[_Job] = []
        self._doubtful = False
        """Whether the log may have events that this process does not know."""
        self._worker: asyncio.Task[None] | None = None
        self._entry: Entry | None = None
        """What the store has, if that is known."""
        self._due: int | None = None
        self._lines = lines
        self._compact_due = lines > MOST_LINES
        self._shares = shares
        self._recorded = False
        """Whether there is a new record since the last cut."""

    @property
    def asker(self) -> Asker:
        """The table, and the network that holds it, for the queue of the bots."""
        return self._bots.of

    @property
    def idle(self) -> bool:
        """Whether the table may be removed from memory."""
        working = self._jobs or self._worker is not None or self._bots.busy
        return not self.conversations and not working

    async def do(self, work: Work) -> Outcome:
        """Run a job on the table and return its outcome; a version means that it is durable."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(work, future))
        self._wake()
        return await future

    def note_connection(self, client: tuple[int, str], number: int) -> None:
        """Remember a connection of a client, if it is its newest."""
        self._newest[client] = max(number, self._newest.pop(client, 0))
        if len(self._newest) > MOST_CLIENTS:
            del self._newest[next(iter(self._newest))]

    def newest(self, client: tuple[int, str]) -> int:
        """Return the number of the newest connection of a client; 0 if it is not known."""
        return self._newest.get(client, 0)

    def becomes_due(self, now: int) -> bool:
        """Return whether the table is due, once for each time at which it is."""
        due = self._entry.due if self._entry is not None else None
        if due is None or due > now or due == self._due:
            return False
        self._due = due
        return not self.lost

    def read_again(self) -> None:
        """Read the events of the log that this process does not know."""
        self._doubtful = True
        self._wake()

    def lose(self) -> None:
        """Close all connections, because another process owns the table now."""
        self.lost = True
        for connection in list(self.connections):
            connection.cut_off(*MOVED)

    async def stop_bots(self) -> None:
        """Cancel the thinking of all bots."""
        await self._bots.stop()

    async def finish(self) -> None:
        """Wait until all jobs are done."""
        if self._worker is not None:
            await self._worker

    def _wake(self) -> None:
        self.used_at = time.monotonic()
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs or self._doubtful or self._compact_due:
                jobs, self._jobs = self._jobs, []
                try:
                    if self._doubtful:
                        await self._read_news()
                    outcomes = await self._do(jobs)
                except StoreError as error:
                    outcomes = [error] * len(jobs)
                except Exception:
                    # A defect of ours; the callers must get an outcome.
                    logging.getLogger("tacora").exception("table broke")
                    outcomes = [StoreError("the table cannot do this")] * len(jobs)
                for job, outcome in zip(jobs, outcomes, strict=True):
                    if not job.future.done():
                        job.future.set_result(outcome)
                self._start_bots()
                await self._cut_records()
                await self._compact()
        finally:
            self._worker = None

    async def _compact(self) -> None:
        """Replace the log by a snapshot, if it is time to."""
        wanted, self._compact_due = self._compact_due, False
        if not wanted or self.gone or self.lost:
            return
        try:
            line = write_snapshot(self.table)
            await self._store.compact(self.table.id, self.table.version, line)
            self._lines = 1
        except StoreError:
            pass  # it is tried again when the log has grown
        except Exception:
            logging.getLogger("tacora").exception("table broke")

    async def _cut_records(self) -> None:
        """Delete the oldest records of the networks that hold this table, if they have too many."""
        wanted, self._recorded = self._recorded, False
        if wanted:
            with contextlib.suppress(StoreError):  # it is tried again after the next game
                for network, most in self._shares:
                    await self._store.cut_records(network, most)

    def _soon_compact(self) -> None:
        self._compact_due = True
        self._wake()

    def _start_bots(self) -> None:
        if self.lost:
            return
        try:
            self._bots.start_thinking(self.table, self._bot_has_chosen)
        except Exception:
            # This task must go on: new jobs wait for it.
            logging.getLogger("tacora").exception("table broke")

    def _bot_has_chosen(self) -> None:
        """Queue a job that collects the choices of bots."""
        self._jobs.append(_Job(_tick, asyncio.get_running_loop().create_future()))
        self._wake()

    async def _read_news(self) -> None:
        """Read the events of the log that this process does not know; if the store fails, retry."""
        self._doubtful = False
        try:
            await self._catch_up()
        except StoreError:
            asyncio.get_running_loop().call_later(READ_AGAIN_SECONDS, self.read_again)
            raise

    async def _do(self, jobs: list[_Job]) -> list[Outcome]:
        """Run all jobs, append their events at once and return the outcomes.

        If the log has events that this process does not know, the jobs run again on the new table.
        """
        while True:
            if self.gone:
                raise Gone("there is no such table")
            if self.lost:
                raise StoreError("another process has this table now")
            table, past, outcomes, records = self._draft(jobs)
            if not past:
                return outcomes
            renamed = any(isinstance(each.event, log.LinkChanged) for each in past)
            if renamed and await self._store.code_is_taken(table.code):
                continue  # the next draft has another code
            lines = [write_line(each.event) for each in past]
            entry = self._entry_of(table)
            began = time.perf_counter()
            try:
                await self._store.append(self.table.id, self.table.version, lines, entry, records)
            except Conflict:
                self._metrics.count("tacora_races_lost_total")
                if await self._store.own(self.table.id):
                    self.lose()
                elif not await self._catch_up():
                    # Nobody else wrote, so a retry would never end.
                    await self._check_gone()
                    if not self.gone:
                        raise StoreError("the table cannot be written") from None
                continue
            except Gone:
                await self._check_gone()
                raise
            except StoreError:
                # It may have been written, though the database gave an error.
                asyncio.get_running_loop().call_later(READ_AGAIN_SECONDS, self.read_again)
                raise
            self._metrics.observe("tacora_commit_seconds", time.perf_counter() - began)
            self._entry = entry or self._entry
            self._recorded = self._recorded or bool(records)
            self._metrics.count("tacora_games_finished_total", number=len(records))
            self._accept(table, past)
            return outcomes

    def _draft(self, jobs: list[_Job]) -> tuple[Table, list[Past], list[Outcome], list[NewRecord]]:
        """Return the table after all jobs, their events, outcomes and finished records."""
        table, past = self.table, list[Past]()
        outcomes: list[Outcome] = []
        records: list[NewRecord] = []
        now = self._clock()
        for job in jobs:
            try:
                draft = job.work(table, now, self._world)
                let_bots_choose(draft, self._bots.choose)
            except Refused as refused:
                outcomes.append(refused)
                continue
            for event, happened in zip(draft.events, draft.happened, strict=True):
                past.append(Past(self.table.version + len(past) + 1, event, happened))
            if draft.table.phase == "over" and table.phase != "over":
                text = to_json(record_of(draft.table))
                readers = readers_of(draft.table)
                records.append(NewRecord(draft.table.game_number, text, now, readers))
            table = draft.table
            outcomes.append(table.version)
        return table, past, outcomes, records

    def _entry_of(self, table: Table) -> Entry | None:
        """Return the table's entry for the store, or None if the store has the same entry."""
        entry = entry_of(table)
        known = self._entry
        recent = known is not None and entry.changed_at - known.changed_at < 60_000
        if known and recent and replace(known, changed_at=entry.changed_at) == entry:
            return None
        return entry

    async def _check_gone(self) -> None:
        """Tell all viewers if another process has deleted the table."""
        if not self.gone and not await self._store.read(self.table.id):
            self.gone = True
            event = log.TableClosed(self._clock(), "admin")
            table, happened = apply(self.table, event)
            self._accept(table, [Past(table.version, event, happened)])

    async def _catch_up(self) -> bool:
        """Apply the events of the log that are new here; return whether there were any."""
        lines = await self._store.read(self.table.id, self.table.version)
        table, past = self.table, list[Past]()
        jumped = False
        for line in lines:
            if (found := read_snapshot(self.table.id, line)) is not None:
                table, past, jumped = found, [], True
                continue
            event = read_line(line)
            table, happened = apply(table, event)
            past.append(Past(table.version, event, happened))
        self._entry = None  # it may have changed too
        if isinstance(self._clock, SteadyClock):
            self._clock.at_least(table.changed_at)  # its clock may be ahead of this one
        if jumped:
            self._jump(table, past)
        elif past:
            self._accept(table, past)
        # The process that closed the table deletes it; here it must not be found any more.
        self.gone = self.gone or table.phase == "closed"
        return jumped or bool(past)

    def _jump(self, table: Table, past: list[Past]) -> None:
        """Take over a table of which events are missing, and send all viewers the whole of it."""
        self._replace(table)
        self._updates.send_fresh(table, past)

    def _replace(self, table: Table) -> None:
        """Take over a table; if it has a new link, cut off spectators, who came by the old one."""
        before, self.table = self.table, table
        if before.invite != table.invite:
            self._updates.cut_off_spectators(table)

    def _accept(self, table: Table, past: list[Past]) -> None:
        """Take over a table with its new events, and send all viewers what happened."""
        self._replace(table)
        self._lines += len(past)
        if self._lines > MOST_LINES:
            self._compact_due = True
        elif any(isinstance(each.event, log.RematchOpened) for each in past):
            asyncio.get_running_loop().call_later(COMPACT_SECONDS, self._soon_compact)
        self._updates.send(table, past)

    def fresh(self, viewer: Viewer) -> str:
        """Return a `Fresh` message: all that a viewer may see now."""
        return self._updates.fresh(self.table, viewer)

    def missed(self, viewer: Viewer, since: int) -> str:
        """Return what a viewer missed since a version, or a fresh view if that is too long ago."""
        return self._updates.missed(self.table, viewer, since)


def _tick(table: Table, now: int, world: World) -> Draft:
    return tell(table, Tick(), now)
