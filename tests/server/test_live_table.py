"""One table live in two processes: the log decides, and nothing happens twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.helpers import Played, Simple, simple_choice
from tests.waiting import LIMIT_SECONDS

from tacora.game import Choice
from tacora.server.bots import SeatBots, Thinkers
from tacora.server.live_table import LiveTable, Outcome
from tacora.server.metrics import Metrics
from tacora.server.persistence import read_line, write_line
from tacora.server.updates import Past
from tacora.store import Conflict, Entry, Gone, SqliteStore, StoreError
from tacora.table import (
    Draft,
    House,
    Options,
    Table,
    WaitingBot,
    World,
    ask,
    log,
    messages,
    rebuild,
    tell,
)


class SimpleBots(SeatBots):
    """Simple bots that decide at once."""

    def choose(self, table: Table, waiting: WaitingBot) -> Choice | None:
        return simple_choice(table, waiting)


class TwoProcesses:
    """A table in the middle of a game, live in two processes, on a real store."""

    def __init__(self, path: Path, store: SqliteStore, played: Played) -> None:
        self.now = played.now
        self.path = path
        self.store = store
        self.live_tables = [self._live(played) for _ in range(2)]

    def _live(self, played: Played) -> LiveTable:
        past = [Past(number, event, ()) for number, event in enumerate(played.log, start=1)]
        metrics = Metrics()
        bots = SimpleBots(Thinkers(metrics))
        return LiveTable(played.table, past, self.store, Simple(), lambda: self.now, metrics, bots)

    async def tick(self, live: int) -> Outcome:
        def work(table: Table, now: int, world: World) -> Draft:
            return tell(table, messages.Tick(), now)

        return await self.live_tables[live].do(work)

    async def choose(self, live: int, by: int, message: messages.Choose) -> Outcome:
        def work(table: Table, now: int, world: World) -> Draft:
            return ask(table, by, message, now, world)

        return await self.live_tables[live].do(work)

    async def read_again(self) -> None:
        for live in self.live_tables:
            live.read_again()
            await live.finish()

    async def events(self) -> list[log.LogEvent]:
        return [read_line(line) for line in await self.store.read("t")]


def with_live_tables(played: Played, test: Callable[[TwoProcesses], Awaitable[None]]) -> None:
    async def run(folder: str) -> None:
        path = Path(folder) / "a.db"
        store = SqliteStore(path)
        await store.open()
        try:
            lines = [write_line(event) for event in played.log]
            await store.create("t", lines, Entry("playing", None, False, "{}", played.now))
            await test(TwoProcesses(path, store, played))
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        asyncio.run(run(folder))


def test_a_timeout_that_two_processes_see_at_once_happens_once() -> None:
    played = Played(Options(seats=3, seconds=15), House(pace=10_000))
    played.start()
    before = len(played.log)

    async def test(two: TwoProcesses) -> None:
        two.now += 15_000
        outcomes = await asyncio.gather(*(two.tick(number % 2) for number in range(6)))
        assert all(isinstance(outcome, int) for outcome in outcomes)
        new = (await two.events())[before:]
        assert sum(isinstance(event, log.BotTookOver) for event in new) == 3
        assert sum(isinstance(event, log.AllRevealed) for event in new) == 1
        await two.read_again()
        assert two.live_tables[0].table == two.live_tables[1].table

    with_live_tables(played, test)


def test_writing_a_table_is_not_retried_for_ever() -> None:
    played = Played(Options(seats=3, seconds=15), House(pace=10_000))
    played.start()

    async def test(two: TwoProcesses) -> None:
        with closing(sqlite3.connect(two.path)) as other:
            # A unique violation although no other process was faster.
            other.execute(
                "CREATE TRIGGER stubborn BEFORE INSERT ON events"
                " BEGIN SELECT RAISE(ABORT, 'no more'); END"
            )
        two.now += 15_000
        outcome = await asyncio.wait_for(two.tick(0), LIMIT_SECONDS)
        assert isinstance(outcome, StoreError)
        assert not isinstance(outcome, Conflict | Gone)
        await two.store.delete("t")
        assert isinstance(await asyncio.wait_for(two.tick(0), LIMIT_SECONDS), Gone)
        assert two.live_tables[0].table.phase == "closed"

    with_live_tables(played, test)


Step = tuple[int, int, Choice]


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(
        st.lists(
            st.tuples(st.integers(0, 1), st.integers(0, 3), st.sampled_from(["go_on", "leave"])),
            min_size=1,
            max_size=6,
        ),
        min_size=1,
        max_size=6,
    )
)
def test_every_accepted_choice_is_in_the_log_from_either_process(bursts: list[list[Step]]) -> None:
    played = Played(Options(seats=4), people=4)
    played.start()
    ids = count(1)

    async def test(two: TwoProcesses) -> None:
        accepted: list[tuple[str, int, Choice]] = []

        async def send(live: int, seat: int, choice: Choice) -> None:
            game = two.live_tables[live].table.game
            assert game is not None
            id_ = f"x{next(ids)}"
            message = messages.Choose(id_, seat, 1, game.expedition, game.turn, choice)
            outcome = await two.choose(live, seat + 1, message)
            if isinstance(outcome, int):
                accepted.append((id_, seat, choice))
                # Sent again to the other process, it counts as the same message.
                assert isinstance(await two.choose(1 - live, seat + 1, message), int)

        for burst in bursts:
            await asyncio.gather(*(send(*step) for step in burst))
        events = await two.events()
        sealed = [
            (event.message, event.seat, event.choice)
            for event in events
            if isinstance(event, log.ChoiceSealed)
        ]
        assert sorted(map(str, sealed)) == sorted(map(str, accepted))
        await two.read_again()
        for live in two.live_tables:
            assert live.table == rebuild("t", events)

    with_live_tables(played, test)
