"""One contract, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import chain, count
from pathlib import Path

import pytest
from tests.postgres import new_database

from tacora.store import (
    Conflict,
    Entry,
    Gone,
    NewRecord,
    Store,
    StoreError,
    store_at,
)
from tacora.store.contract import HOLDER_CHARACTERS, MOST_PUBLIC

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


def test_one_network_has_a_share_of_the_list_of_public_tables(database: Database) -> None:
    stranger, host = "a" * HOLDER_CHARACTERS, "b" * HOLDER_CHARACTERS

    async def test(store: Store) -> None:
        await store.create("shown", ["1"], entry(public=True, changed_at=1), host)
        for number in range(MOST_PUBLIC + 2):
            # All of one /48, each of another /64.
            holder = f"{stranger}.{number:012}.{number:012}"
            when = entry(public=True, changed_at=2 + number)
            await store.create(f"spam{number}", ["1"], when, holder)
        found = [each.table for each in await store.listed(public=True, limit=100)]
        assert found[0] == f"spam{MOST_PUBLIC + 1}"
        assert len(found) == MOST_PUBLIC + 1
        assert found[-1] == "shown"

    database.run(test)


def test_every_network_has_a_place_in_the_list_before_any_has_two(database: Database) -> None:
    networks, most = 5, 20

    async def test(store: Store) -> None:
        await store.create("shown", ["1"], entry(public=True, changed_at=1), "b")
        await store.create("second", ["1"], entry(public=True, changed_at=2), "b")
        for number in range(networks * most):
            # A stranger with several networks, each of which may have a fifth of the list.
            when = entry(public=True, changed_at=3 + number)
            await store.create(f"spam{number}", ["1"], when, f"a{number % networks}")
        found = [each.table for each in await store.listed(public=True, limit=networks * most)]
        assert len(found) == networks * most
        assert found[-2:] == ["second", "shown"]
        assert found[0] == f"spam{networks * most - 1}"
        fewest = [each.table for each in await store.listed(public=True, limit=networks + 1)]
        assert fewest[-1] == "second"

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


def test_a_process_that_has_not_seen_the_cut_lines_cannot_write(database: Database) -> None:
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
