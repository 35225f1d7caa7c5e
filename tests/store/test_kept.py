"""What a store keeps and for how long: records, reviews, tables by their holder, and tokens."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.store.test_contract import Database, database, entry
from tests.waiting import LIMIT_SECONDS

from tacora.store import (
    Entry,
    NewRecord,
    Store,
    schema,
    sqlite,
)
from tacora.store import postgres as postgres_store
from tacora.store.contract import MOST_CUT, MOST_RECORDS, MOST_REVIEWS

__all__ = ["database"]


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
    few = schema.CUT_REVIEWS.replace(f"OFFSET {MOST_REVIEWS}", "OFFSET 2")
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


def test_a_bucket_from_before_the_clock_was_set_back_is_full(database: Database) -> None:
    minute = 60_000

    async def test(store: Store) -> None:
        assert [await store.take("a", minute, 2) for _ in range(3)] == [True, True, False]
        await store.give_back("a", -minute)  # as if the clock had been set back by a minute
        assert [await store.take("a", minute, 2) for _ in range(3)] == [True, True, False]

    database.run(test)
