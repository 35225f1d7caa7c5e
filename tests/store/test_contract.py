"""One contract, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path

import pytest
from tests.postgres import new_database
from tests.waiting import LIMIT_SECONDS

from tacora.store import (
    Conflict,
    Entry,
    Gone,
    NewRecord,
    Store,
    StoreError,
    contract,
    sqlite,
    store_at,
)
from tacora.store import postgres as postgres_store
from tacora.store.contract import MOST_CUT, MOST_RECORDS

Test = Callable[[Store], Awaitable[None]]
_databases = count(1)


def entry(
    phase: str = "open", due: int | None = None, public: bool = False, changed_at: int = 100
) -> Entry:
    return Entry(phase, due, public, "{}", changed_at)


CODE = "CDF347"


@dataclass
class Database:
    """An empty database that can be opened again and again."""

    address: str

    def run(self, test: Test) -> None:
        async def opened() -> None:
            store = store_at(self.address)
            await store.open()
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(opened())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return Database(str(tmp_path / "tables.db"))
    return Database(
        new_database(request.getfixturevalue("postgres"), f"contract{next(_databases)}")
    )


def test_what_was_written_is_read_in_order(database: Database) -> None:
    async def write(store: Store) -> None:
        await store.create("a", ["one"], entry())
        await store.append("a", 1, ["two", "three"])
        assert await store.read("a") == ["one", "two", "three"]
        assert await store.read("a", after=2) == ["three"]
        assert await store.read("b") == []

    async def read(store: Store) -> None:
        assert await store.read("a") == ["one", "two", "three"]

    database.run(write)
    database.run(read)


def test_the_first_to_write_a_version_wins(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["one"], entry())
        answers = await asyncio.gather(
            *(store.append("a", 1, [f"from {who}", "more"], entry("playing")) for who in range(8)),
            return_exceptions=True,
        )
        assert answers.count(None) == 1
        assert sum(isinstance(answer, Conflict) for answer in answers) == 7
        winner = answers.index(None)
        assert await store.read("a") == ["one", f"from {winner}", "more"]

    database.run(test)


def test_a_write_that_loses_leaves_nothing_behind(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["one", "two"], entry(due=7))
        with pytest.raises(Conflict):
            await store.append("a", 1, ["x", "y"], entry(due=9), [NewRecord(1, "{}", 5)])
        assert await store.read("a") == ["one", "two"]
        assert await store.records("a") == []
        assert (await store.listed(public=False, limit=5))[0].entry.due == 7

    database.run(test)


def test_a_table_is_created_once_and_nothing_is_written_to_one_that_is_gone(
    database: Database,
) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["one"], entry())
        with pytest.raises(Conflict):
            await store.create("a", ["other"], entry())
        with pytest.raises(Gone):
            await store.append("b", 4, ["five"])
        await store.append("a", 1, ["two"], entry("over"), [NewRecord(1, '{"x": 1}', 50)])
        await store.delete("a")
        assert await store.read("a") == []
        with pytest.raises(Gone):
            await store.append("a", 2, ["three"], entry())
        assert await store.records("a") == [(1, '{"x": 1}', "")]
        assert await store.delete_records(before=50) == 0
        assert await store.delete_records(before=51) == 1
        assert await store.records("a") == []

    database.run(test)


def test_a_record_takes_the_place_of_one_that_is_there_already(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["one"], entry())
        await store.append("a", 1, ["two"], entry("over"), [NewRecord(1, "old", 50)])
        await store.delete("a")
        await store.create("a", ["one"], entry())
        new = [NewRecord(1, "new", 60), NewRecord(2, "next", 60)]
        await store.append("a", 1, ["two"], entry("over"), new)
        assert await store.read("a") == ["one", "two"]
        assert await store.records("a") == [(1, "new", ""), (2, "next", "")]
        assert await store.delete_records(before=60) == 0

    database.run(test)


def test_public_tables_are_listed_while_they_are_open(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("hidden", ["1"], entry(changed_at=1))
        await store.create("shown", ["1"], entry(public=True, changed_at=2))
        await store.create("later", ["1"], entry(public=True, changed_at=3))
        await store.create("busy", ["1"], entry("playing", public=True, changed_at=4))
        public = await store.listed(public=True, limit=10)
        assert [each.table for each in public] == ["later", "shown"]
        assert public[1].entry == entry(public=True, changed_at=2)
        assert len(await store.listed(public=False, limit=10)) == 4
        assert len(await store.listed(public=False, limit=2)) == 2
        assert await store.count() == 4
        assert await store.unused(before=3, idle_before=3, now=3, limit=10) == ["hidden", "shown"]
        await store.create("clock", ["1"], entry("playing", due=9, changed_at=1))
        assert "clock" not in await store.unused(before=3, idle_before=3, now=8, limit=10)
        assert "clock" in await store.unused(before=3, idle_before=3, now=9, limit=10)

    database.run(test)


def test_a_due_table_is_claimed_once_until_the_lease_ends_or_it_is_written_to(
    database: Database,
) -> None:
    async def test(store: Store) -> None:
        for name in "abc":
            await store.create(name, ["1"], entry("playing", due=100))
        await store.create("never", ["1"], entry("playing"))
        assert await store.claim(now=99, until=500, limit=10) == []
        claims = await asyncio.gather(*(store.claim(100, 500, 10) for _ in range(4)))
        assert sorted(chain(*claims)) == ["a", "b", "c"]
        assert await store.claim(now=499, until=900, limit=10) == []
        await store.append("a", 1, ["2"], entry("playing", due=300))
        assert await store.claim(now=300, until=900, limit=10) == ["a"]
        # nothing was written in time: they are due again
        assert sorted(await store.claim(now=500, until=900, limit=10)) == ["b", "c"]
        await store.append("b", 1, ["2"])
        assert await store.claim(now=501, until=900, limit=10) == []

    database.run(test)


def test_a_process_that_starts_adopts_the_tables_at_which_people_were(database: Database) -> None:
    async def before(store: Store) -> None:
        await store.renew("here")
        for name in "ab":
            await store.create(name, ["1"], replace(entry(), people=2))
            assert await store.own(name) == ""
        await store.create("empty", ["1"], entry())
        assert await store.adopt(9) == []
        assert await store.own("none") is None

    async def after(store: Store) -> None:
        await store.renew("there")
        assert len(await store.adopt(1)) == 1
        await store.adopt(9)
        assert await store.adopt(9) == []
        assert {"a", "b"} <= await store.owned()
        await store.append("a", 1, ["2"])

    database.run(before)
    database.run(after)


def test_any_text_comes_back_as_it_was(database: Database) -> None:
    async def test(store: Store) -> None:
        lines = ["", "Даша 王 👩‍🚀", "'; DROP TABLE events; --", '\\ " \n \t {}', "x" * 100_000]
        await store.create("a", lines, entry())
        assert await store.read("a") == lines

    database.run(test)


def test_many_writers_at_many_tables_lose_nothing(database: Database) -> None:
    async def test(store: Store) -> None:
        async def write(table: str) -> None:
            await store.create(table, ["0"], entry())
            for number in range(1, 20):
                await store.append(table, number, [str(number)])

        await asyncio.gather(*(write(f"t{number}") for number in range(40)))
        for number in range(40):
            assert await store.read(f"t{number}") == [str(line) for line in range(20)]

    database.run(test)


def test_a_closed_store_says_so(database: Database) -> None:
    async def test() -> None:
        store = store_at(database.address)
        with pytest.raises(StoreError, match="closed"):
            await store.read("a")
        await store.open()
        await store.ping()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.read("a")

    asyncio.run(test())


def test_a_log_is_cut_to_one_line_and_goes_on_from_there(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["1", "2", "3"], entry())
        await store.create("b", ["1", "2", "3"], entry())
        await store.compact("a", 3, "all of it")
        assert await store.read("a") == ["all of it"]
        assert await store.read("b") == ["1", "2", "3"]
        await store.append("a", 3, ["4"])
        assert await store.read("a") == ["all of it", "4"]
        assert await store.read("a", after=3) == ["4"]
        await store.compact("a", 4, "more")
        assert await store.read("a", after=1) == ["more"]

    database.run(test)


def test_who_has_not_seen_what_was_cut_cannot_write(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["1", "2", "3"], entry())
        await store.compact("a", 3, "all of it")
        for behind in (0, 1, 2):
            with pytest.raises(Conflict):
                await store.append("a", behind, ["x", "y"], entry("playing"), [NewRecord(1, "", 1)])
            with pytest.raises(Conflict):
                await store.append("a", behind, ["x"])
        assert await store.read("a") == ["all of it"]
        assert await store.records("a") == []
        assert (await store.listed(public=False, limit=5))[0].entry.phase == "open"

    database.run(test)


def test_logs_that_are_cut_while_others_write_lose_nothing(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["0"], entry())
        version = 1

        async def write(who: int) -> int:
            nonlocal version
            won = 0
            while version < 60:
                seen = version
                try:
                    await store.append("a", seen, [f"{who}"], entry())
                except Conflict:
                    await asyncio.sleep(0)
                    continue
                version = max(version, seen + 1)
                won += 1
                if seen % 5 == 0:
                    await store.compact("a", seen + 1, f"up to {seen + 1}")
            return won

        won = await asyncio.gather(*(write(who) for who in range(4)))
        assert 1 + sum(won) == version
        log = await store.read("a")
        assert log[0].startswith("up to ")
        assert int(log[0].removeprefix("up to ")) + len(log) - 1 == version

    database.run(test)


def test_records_come_in_pages_and_only_the_latest_are_kept(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["0"], entry())
        for game in range(1, MOST_RECORDS + 6):
            record = NewRecord(game, f"r{game}", game, "x y" if game == 100 else "")
            await store.append("a", game, [str(game)], entry("over"), [record])
        kept = await store.records("a")
        assert [each.game for each in kept] == list(range(6, MOST_RECORDS + 6))
        assert [each.game for each in await store.records("a", limit=2)] == [204, 205]
        assert await store.records("a", before=101, limit=1) == [(100, "r100", "x y")]
        assert await store.records("a", before=6) == []

    database.run(test)


async def end_game(store: Store, table: str, game: int, at: int) -> None:
    """End the next game of a table whose log has one line a game."""
    await store.append(table, game, [str(game)], entry("over"), [NewRecord(game, f"r{at}", at)])


async def kept_at(store: Store, *tables: str) -> list[int]:
    """Return the times of the records that these tables have."""
    kept = [record for table in tables for record in await store.records(table)]
    return sorted(int(record.record[1:]) for record in kept)


def test_the_oldest_records_of_a_network_that_has_too_many_go_first(database: Database) -> None:
    large, middle, other, small = "a" * 12, "b" * 12, "c" * 12, "d" * 12
    holders = {
        "one": f"{large}.{middle}.{small}",
        "two": f"{large}.{middle}.{other}",
        "three": f"{large}.{other}.{small}",
        "neighbour": "e" * 12,
        "unknown": "",
    }

    async def test(store: Store) -> None:
        for table, holder in holders.items():
            await store.create(table, ["0"], entry(), holder)
        at = 0
        for game in range(1, 4):
            for table in holders:
                at += 1
                await end_game(store, table, game, at)
        await store.delete("one")  # its records stay, and count
        assert await kept_at(store, "one") == [1, 6, 11]
        assert await store.cut_records(holders["one"], 3) == 0
        assert await store.cut_records(holders["one"], 2) == 1
        assert await kept_at(store, "one") == [6, 11]
        assert await store.cut_records(f"{large}.{middle}", 3) == 2
        assert await kept_at(store, "one", "two") == [7, 11, 12]
        assert await store.cut_records(large, 4) == 2
        assert await kept_at(store, "one", "two", "three") == [8, 11, 12, 13]
        assert await store.cut_records("%", 0) == 0
        assert await kept_at(store, "neighbour") == [4, 9, 14]
        assert await kept_at(store, "unknown") == [5, 10, 15]

    database.run(test)


def test_a_record_that_is_written_again_has_the_holder_of_its_table(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["0"], entry())
        await end_game(store, "a", 1, 10)
        await store.delete("a")
        await store.create("a", ["0"], entry(), "h" * 12)
        await end_game(store, "a", 1, 20)
        assert await store.cut_records("h" * 12, 0) == 1
        assert await store.records("a") == []

    database.run(test)


def test_no_more_than_a_thousand_records_are_cut_at_a_time(database: Database) -> None:
    async def test(store: Store) -> None:
        for table in range(6):
            await store.create(f"t{table}", ["0"], entry(), "h" * 12)
            new = [NewRecord(game, "r", game) for game in range(1, MOST_RECORDS + 1)]
            await store.append(f"t{table}", 1, ["1"], entry("over"), new)
        cut = [await store.cut_records("h" * 12, 50) for _ in range(3)]
        assert cut == [MOST_CUT, 6 * MOST_RECORDS - MOST_CUT - 50, 0]

    database.run(test)


def test_tables_are_counted_by_the_networks_that_hold_them(database: Database) -> None:
    async def test(store: Store) -> None:
        for number, holder in enumerate(("aa.bb.cc", "aa.bb.dd", "aa.ee.ff", "", "bb")):
            await store.create(f"t{number}", ["1"], entry(), holder)
        for holder, held in (("", 5), ("aa.", 3), ("aa.bb.", 2), ("aa.bb.cc", 1), ("%", 0)):
            assert await store.count(holder) == held, holder

    database.run(test)


def test_the_emptiest_tables_of_the_largest_holder_come_first(database: Database) -> None:
    async def test(store: Store) -> None:
        small, large = "s" * 12, "l" * 12
        for number in range(3):
            await store.create(f"old{number}", ["1"], entry(changed_at=1))  # nobody knows of whom
        await store.create("small", ["1"], entry(changed_at=2), small)
        empty = Entry("open", None, False, "{}", 50, started=False)
        await store.create("new", ["1"], empty, f"{large}.1")
        await store.create("newer", ["1"], replace(empty, changed_at=60), f"{large}.2")
        await store.create("over", ["1"], entry("over", changed_at=3), f"{large}.1")
        await store.create("playing", ["1"], entry("playing", changed_at=3), f"{large}.1")
        await store.create("peopled", ["1"], replace(empty, people=1), f"{large}.1")
        assert await store.emptiest(99, 3) == ["new", "newer", "over"]
        assert await store.emptiest(50, 1) == ["over"]
        assert set(await store.emptiest(99, 99)) == {
            *("new", "newer", "over", "small"),
            *(f"old{number}" for number in range(3)),
        }

    database.run(test)


def test_a_table_that_never_started_and_is_empty_is_unused_sooner(database: Database) -> None:
    async def test(store: Store) -> None:
        idle = Entry("open", None, False, "{}", 50, started=False)
        await store.create("idle", ["1"], idle)
        await store.create("with people", ["1"], replace(idle, people=2))
        await store.create("started", ["1"], replace(idle, started=True))
        await store.create("old", ["1"], entry(changed_at=5))
        assert await store.unused(10, 10, 99, 9) == ["old"]
        assert await store.unused(10, 51, 99, 9) == ["old", "idle"]

    database.run(test)


def test_a_code_leads_to_the_one_open_table_that_has_it(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.create("a", ["1"], replace(entry(), code=CODE))
        await store.create("b", ["1"], entry())
        assert await store.with_code(CODE) == "a"
        assert await store.with_code("CDF346") is None
        assert await store.with_code("") is None
        # only while the lobby is open, and again after the game
        await store.append("a", 1, ["2"], replace(entry("playing"), code=CODE))
        assert await store.with_code(CODE) is None
        await store.append("a", 2, ["3"], replace(entry(), code=CODE))
        assert await store.with_code(CODE) == "a"
        # a lock keeps the code, but it leads nowhere
        await store.append("a", 3, ["4"], replace(entry(), code=CODE, locked=True))
        assert await store.with_code(CODE) is None
        assert await store.code_is_taken(CODE)
        assert [each.entry.locked for each in await store.listed(public=False, limit=9)] == [
            True,
            False,
        ]
        await store.append("a", 4, ["5"], replace(entry("playing"), code=CODE))
        assert await store.code_is_taken(CODE)
        assert not await store.code_is_taken("CDF346")
        assert not await store.code_is_taken("")
        await store.append("a", 5, ["6"], replace(entry(), code=CODE))
        # nobody gets to a wrong table, should two ever have the same
        await store.create("c", ["1"], replace(entry(), code=CODE))
        assert await store.with_code(CODE) is None
        await store.delete("c")
        assert await store.with_code(CODE) == "a"

    database.run(test)


def test_reviews_are_kept_replaced_and_deleted_with_the_records_of_their_time(
    database: Database,
) -> None:
    async def test(store: Store) -> None:
        assert await store.review("k") is None
        await store.keep_review("k", "{}", 50)
        await store.keep_review("k", '{"x": 1}', 60)
        await store.keep_review("later", "[]", 70)
        assert await store.review("k") == '{"x": 1}'
        assert await store.delete_records(before=61) == 0
        assert await store.review("k") is None
        assert await store.review("later") == "[]"

    database.run(test)


def test_the_oldest_of_too_many_reviews_are_deleted(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = contract.CUT_REVIEWS.replace(f"OFFSET {contract.MOST_REVIEWS}", "OFFSET 2")
    for module in (sqlite, postgres_store):
        monkeypatch.setattr(module, "CUT_REVIEWS", few)

    async def test(store: Store) -> None:
        for at in (3, 1, 2, 4):
            await store.keep_review(f"k{at}", "{}", at)
        kept = [at for at in (1, 2, 3, 4) if await store.review(f"k{at}")]
        assert kept == [3, 4]

    database.run(test)


def test_a_bucket_gives_its_tokens_and_gets_them_back_with_time(database: Database) -> None:
    hour = 3_600_000

    async def take(store: Store) -> None:
        assert [await store.take("a", hour, 3) for _ in range(4)] == [True, True, True, False]
        assert await store.take("b", hour, 1)
        await store.give_back("a", hour)
        assert [await store.take("a", hour, 3) for _ in range(2)] == [True, False]

    async def after_a_restart(store: Store) -> None:
        await store.forget_full()
        assert not await store.take("a", hour, 3)
        assert [await store.take("c", 1, 1) for _ in range(1)] == [True]
        async with asyncio.timeout(LIMIT_SECONDS):
            while not await store.take("c", 1, 1):  # a millisecond later
                pass
        await store.give_back("a", 3 * hour)  # as if three hours had passed
        await store.forget_full()
        assert [await store.take("a", hour, 3) for _ in range(4)] == [True, True, True, False]

    database.run(take)
    database.run(after_a_restart)
