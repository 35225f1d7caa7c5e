"""The store of the daily cave: one secret, one try a day, ranked results; in both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.postgres import new_database
from tests.store.test_backup import restore
from tests.store.test_contract import Database, Test, database, entry

from tacora.store import NewRecord, Store, store_at
from tacora.store.backup import backup
from tacora.store.daily import DailyTry

__all__ = ["database"]
DAY = "2026-11-19"


def begun(player: str, holder: str = "aaaaaaaaaaaa", day: str = DAY) -> DailyTry:
    return DailyTry(day, player, f"table of {player}", holder, 5, player.title())


def ended(player: str, points: int, at: int = 9) -> DailyTry:
    return begun(player)._replace(
        state="counted", points=points, place=2, expeditions="3 x 0 1 2", at=at
    )


def test_the_secret_is_made_once_and_stays(database: Database) -> None:
    async def first(store: Store) -> None:
        made = await asyncio.gather(*(store.secret("daily", f"fresh {n}") for n in range(8)))
        assert len(set(made)) == 1
        assert await store.secret("other", "another") == "another"
        await store.create("a", [made[0]], entry())

    async def later(store: Store) -> None:
        assert [await store.secret("daily", "too late")] == await store.read("a")

    database.run(first)
    database.run(later)


def test_two_processes_agree_on_the_secret(postgres: str) -> None:
    address = new_database(postgres, "daily_secret")

    async def test() -> None:
        stores = [store_at(address) for _ in range(4)]
        for store in stores:
            await store.open()
        said = await asyncio.gather(
            *(each.secret("daily", str(n)) for n, each in enumerate(stores))
        )
        for store in stores:
            await store.close()
        assert len(set(said)) == 1

    asyncio.run(test())


def test_a_person_has_one_try_a_day_also_if_many_requests_come_at_once(database: Database) -> None:
    async def test(store: Store) -> None:
        tries = [begun("ana")._replace(table=f"t{n}") for n in range(8)]
        found = await asyncio.gather(*map(store.begin_daily, tries))
        assert len({each.table for each in found}) == 1
        assert (await store.begin_daily(begun("ana", day="2026-11-20"))).table == "table of ana"
        assert await store.daily_try(DAY, "ben") is None
        assert await store.daily_tries(DAY, "") == 1

    database.run(test)


def test_a_network_is_counted_with_the_networks_in_it(database: Database) -> None:
    async def test(store: Store) -> None:
        for player, holder in (("a", "big.one"), ("b", "big.two"), ("c", "bigger")):
            await store.begin_daily(begun(player, holder))
        assert await store.daily_tries(DAY, "big.one") == 1
        assert await store.daily_tries(DAY, "big.") == 2
        assert await store.daily_tries("2026-11-20", "big.") == 0

    database.run(test)


def test_a_game_that_ended_is_found_until_it_has_a_result(database: Database) -> None:
    async def test(store: Store) -> None:
        for player in ("ana", "ben"):
            found = await store.begin_daily(begun(player))
            await store.create(found.table, ["one"], entry())
        assert await store.daily_ended(DAY, 9) == []
        await store.append("table of ana", 1, ["two"], entry("over"), [NewRecord(1, "{}", 77)])
        assert await store.daily_ended(DAY, 9) == [("ana", "table of ana", "{}", 77)]
        await store.end_daily(ended("ana", 12))
        await store.end_daily(ended("ana", 99))  # the first result counts
        assert await store.daily_ended(DAY, 9) == []
        assert await store.daily_try(DAY, "ana") == ended("ana", 12)

    database.run(test)


def test_tables_of_earlier_days_are_found_until_they_are_deleted(database: Database) -> None:
    async def test(store: Store) -> None:
        for player in ("ana", "ben"):
            found = await store.begin_daily(begun(player))
            await store.create(found.table, ["one"], entry())
        assert await store.daily_tables(DAY, 9) == []
        assert sorted(await store.daily_tables("2026-11-20", 9)) == ["table of ana", "table of ben"]
        await store.delete("table of ana")
        assert await store.daily_tables("2026-11-20", 9) == ["table of ben"]

    database.run(test)


def test_results_are_ranked_page_by_page_and_forgotten_by_day(database: Database) -> None:
    async def test(store: Store) -> None:
        for player, points, at in (("a", 7, 1), ("b", 30, 9), ("c", 30, 2), ("d", 0, 3)):
            await store.begin_daily(begun(player))
            await store.end_daily(ended(player, points, at))
        await store.begin_daily(begun("e"))
        await store.begin_daily(begun("f"))
        await store.end_daily(ended("f", 50)._replace(state="late"))
        first = await store.daily_ranked(DAY, 3, 0)
        assert [each.player for each in first] == ["c", "b", "a"]
        assert [each.player for each in await store.daily_ranked(DAY, 3, 3)] == ["d"]
        assert await store.daily_counted(DAY) == 4
        assert await store.daily_counted(DAY, 7) == 2
        assert await store.forget_daily(DAY, DAY) == 0
        assert await store.daily_tries(DAY, "aa") == 6
        assert await store.forget_daily(DAY, "2026-11-20") == 0
        assert await store.daily_tries(DAY, "aa") == 0
        assert await store.forget_daily("2026-11-20", "2026-11-20") == 6
        assert await store.daily_ranked(DAY, 3, 0) == []

    database.run(test)


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_keeps_the_secret_and_the_tries(
    tmp_path: Path, request: pytest.FixtureRequest, target: str
) -> None:
    old, new = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    if target == "postgresql":
        new = new_database(request.getfixturevalue("postgres"), "daily_restored")

    def run(address: str, test: Test) -> None:
        Database(address).run(test)

    async def fill(store: Store) -> None:
        await store.secret("daily", "the promise")
        await store.begin_daily(begun("ana"))
        await store.end_daily(ended("ana", 12))

    async def begin(store: Store) -> None:
        await store.secret("daily", "made by a server that ran for a moment")

    async def check(store: Store) -> None:
        assert await store.secret("daily", "another") == "the promise"
        # A backup says nothing of networks.
        assert await store.daily_try(DAY, "ana") == ended("ana", 12)._replace(holder="")

    run(old, fill)
    run(new, begin)
    assert backup(old, tmp_path / "a.gz") == restore(new, tmp_path / "a.gz") == 2
    run(new, check)
