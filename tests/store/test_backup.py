"""A backup restores everything, in either kind of database."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import tracemalloc
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import new_database

from tacora.store import Entry, NewRecord, StoreError, schema, store_at
from tacora.store.backup import LONGEST_LINE, backup
from tacora.store.backup import restore as restore_with

PHASES = ("open", "playing", "over", "closed")


def restore(address: str, file: Path) -> int:
    return restore_with(address, file, lambda: "a new secret")


async def fill(address: str) -> None:
    store = store_at(address)
    await store.open()
    for number in range(5):
        entry = Entry("open", 7 if number else None, number % 2 == 0, f'{{"n": {number}}}', number)
        await store.create(f"t{number}", ["one", "Даша"], entry)
    await store.append("t1", 2, ["three"], None)
    await store.append("t2", 2, ["x"], Entry("over", None, True, "{}", 9), [NewRecord(1, "{}", 3)])
    await store.close()


async def all_of(address: str) -> list[object]:
    store = store_at(address)
    await store.open()
    listed = await store.listed(public=False, limit=99)
    logs = [
        [line for line in await store.read(each.table) if line != "a new secret"] for each in listed
    ]
    records = [await store.records(each.table) for each in listed]
    await store.close()
    return [listed, logs, records]


def test_a_backup_moves_between_both_kinds_of_database(tmp_path: Path, postgres: str) -> None:
    one = str(tmp_path / "one.db")
    asyncio.run(fill(one))
    other = new_database(postgres, "restored")
    third = str(tmp_path / "third.db")
    assert backup(one, tmp_path / "a.gz") == restore(other, tmp_path / "a.gz")
    assert backup(other, tmp_path / "b.gz") == restore(third, tmp_path / "b.gz")
    before = asyncio.run(all_of(one))
    assert len(str(before)) > 500
    assert before == asyncio.run(all_of(other)) == asyncio.run(all_of(third))


def test_tables_before_and_in_a_game_get_a_new_secret(tmp_path: Path) -> None:
    lines = [
        '{"format": "tacora-backup/1"}',
        *(f'["tables", "{phase}", "{phase}", null, 0, "{{}}", 1]' for phase in PHASES),
        *(f'["events", "{phase}", {version}, "x"]' for phase in PHASES for version in (2, 1)),
    ]
    (tmp_path / "a.gz").write_bytes(gzip.compress("\n".join(lines).encode()))
    secrets = iter(("one", "two"))
    new = str(tmp_path / "a.db")
    assert restore_with(new, tmp_path / "a.gz", lambda: next(secrets)) == 12

    async def logs() -> list[list[str]]:
        store = store_at(new)
        await store.open()
        found = [await store.read(phase) for phase in PHASES]
        await store.close()
        return found

    old = ["x", "x"]
    assert asyncio.run(logs()) == [[*old, "one"], [*old, "two"], old, old]


def test_a_backup_can_be_made_during_writes(tmp_path: Path) -> None:
    async def test() -> None:
        store = store_at(str(tmp_path / "a.db"))
        await store.open()
        await store.create("a", ["1"], Entry("open", None, False, "{}", 1))
        assert await asyncio.to_thread(backup, str(tmp_path / "a.db"), tmp_path / "a.gz") == 2
        await store.append("a", 1, ["2"])
        await store.close()

    asyncio.run(test())


def test_a_backup_is_restored_into_an_empty_database_only(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "a.db")))
    backup(str(tmp_path / "a.db"), tmp_path / "a.gz")
    with pytest.raises(StoreError, match="empty"):
        restore(str(tmp_path / "a.db"), tmp_path / "a.gz")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_with_records_alone_is_not_empty(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    address = str(tmp_path / "a.db")
    if kind == "postgresql":
        address = new_database(request.getfixturevalue("postgres"), "recorded")

    async def delete() -> None:
        store = store_at(address)
        await store.open()
        for number in range(5):
            await store.delete(f"t{number}")
        assert await store.count() == 0
        await store.close()

    asyncio.run(fill(address))
    backup(address, tmp_path / "a.gz")
    asyncio.run(delete())
    with pytest.raises(StoreError, match="empty"):
        restore(address, tmp_path / "a.gz")


def test_a_backup_with_presence_of_an_older_program_is_restored(tmp_path: Path) -> None:
    lines = (
        '{"format": "tacora-backup/1"}',
        '["tables", "a", "over", null, 0, "{}", 1]',
        '["events", "a", 1, "one"]',
        '["presence", "a", 1, "p", 9]',
    )
    (tmp_path / "a.gz").write_bytes(gzip.compress("\n".join(lines).encode()))
    assert restore(str(tmp_path / "a.db"), tmp_path / "a.gz") == 2
    assert backup(str(tmp_path / "a.db"), tmp_path / "b.gz") == 2


def test_a_database_of_an_older_program_is_backed_up(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection, connection:
        for statement in schema.STEPS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.execute("INSERT INTO tables VALUES ('a', 'open', NULL, 0, 0, '{}', 1)")
        connection.execute("INSERT INTO events VALUES ('a', 1, 'kept')")
    assert backup(str(tmp_path / "a.db"), tmp_path / "a.gz") == 2
    assert restore(str(tmp_path / "b.db"), tmp_path / "a.gz") == 2


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", gzip.compress(b"{}"), gzip.compress(b'{"format": "tacora-backup/3"}\n')],
    ids=["empty", "nonsense", "another", "newer"],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.gz").write_bytes(content)
    with pytest.raises(StoreError, match="backup"):
        restore(str(tmp_path / "new.db"), tmp_path / "a.gz")


def test_half_a_backup_is_refused_as_a_whole(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "a.db")))
    backup(str(tmp_path / "a.db"), tmp_path / "a.gz")
    whole = (tmp_path / "a.gz").read_bytes()
    (tmp_path / "half.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError, match="not a whole backup"):
        restore(str(tmp_path / "b.db"), tmp_path / "half.gz")


BACKUP = '{"format": "tacora-backup/2"}\n'
TABLE = '["tables", "a", "over", null, 0, "{}", 1]\n'
EVENT = '["events", "a", 1, "one"]\n'
NOT_WHOLE = {
    "no end": (BACKUP + TABLE + EVENT, "its end is missing"),
    "an end too early": (BACKUP + TABLE + '["end", 1]\n' + EVENT, "its end does not fit"),
    "a line less": (BACKUP + TABLE + '["end", 2]\n', "its end does not fit"),
    "a long line": (BACKUP + '["events", "a", 1, "' + "x" * LONGEST_LINE, "a line is too long"),
    "a deep line": (BACKUP + "[" * 100_000 + "\n", "nested too deeply"),
    "a deep first line": ("[" * 100_000 + "\n", "nested too deeply"),
    "half a character": (BACKUP + TABLE.replace("{}", r"\ud800"), "surrogates"),
    "a large number": (BACKUP + TABLE.replace("1]", f"{2**63}]"), "too large"),
    "another type": (BACKUP + TABLE.replace("1]", '"1"]'), "a row of tables was awaited"),
    "no row": (BACKUP + "5\n", "not a whole backup"),
}


@pytest.mark.parametrize("what", NOT_WHOLE)
def test_a_backup_that_is_not_whole_is_refused_in_one_sentence(tmp_path: Path, what: str) -> None:
    content, reason = NOT_WHOLE[what]
    file, new = tmp_path / "a.gz", tmp_path / "new.db"
    file.write_bytes(gzip.compress(content.encode(), compresslevel=1))
    with pytest.raises(StoreError, match=reason) as refused:
        restore(str(new), file)
    assert "\n" not in str(refused.value)
    assert not new.exists()


def test_a_long_line_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "a.gz"
    with gzip.open(file, "wb", compresslevel=1) as out:
        out.write(BACKUP.encode())
        for _ in range(10):
            out.write(b" " * LONGEST_LINE)
    tracemalloc.start()
    try:
        with pytest.raises(StoreError, match="too long"):
            restore(str(tmp_path / "new.db"), file)
        assert tracemalloc.get_traced_memory()[1] < 3 * LONGEST_LINE
    finally:
        tracemalloc.stop()


def test_a_damaged_backup_is_refused_wherever_the_damage_is(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "a.db")))
    backup(str(tmp_path / "a.db"), tmp_path / "a.gz")
    whole = (tmp_path / "a.gz").read_bytes()
    names = len("a.gz.part") + 10  # the gzip header, which holds no data of ours
    for place in range(names + 1, len(whole) - 2):
        damaged = bytes(byte ^ 255 for byte in whole[place : place + 2])
        (tmp_path / "b.gz").write_bytes(whole[:place] + damaged + whole[place + 2 :])
        with pytest.raises(StoreError, match="backup"):
            restore(str(tmp_path / "b.db"), tmp_path / "b.gz")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_program_is_not_backed_up(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    address = str(tmp_path / "a.db")
    if kind == "postgresql":
        address = new_database(request.getfixturevalue("postgres"), "future")

    async def renew() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("INSERT INTO tacora_schema VALUES ($1)", schema.LATEST + 1)
        await connection.close()

    asyncio.run(fill(address))
    if kind == "postgresql":
        asyncio.run(renew())
    else:
        with closing(sqlite3.connect(address)) as connection:
            connection.execute(f"PRAGMA user_version = {schema.LATEST + 1}")
    with pytest.raises(StoreError, match="newer program"):
        backup(address, tmp_path / "a.gz")
    assert not (tmp_path / "a.gz").exists()


def test_another_kind_of_database_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="a database is `postgresql://"):
        backup("mysql://localhost/x", tmp_path / "a.gz")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("folder", ["we ird#1", "what?", "a%20b"])
def test_a_database_may_lie_anywhere_and_only_its_owner_reads_it(
    tmp_path: Path, folder: str
) -> None:
    path = tmp_path / folder / "a.db"
    asyncio.run(fill(str(path)))
    assert backup(str(path), tmp_path / "a.gz") == restore(
        str(tmp_path / "b.db"), tmp_path / "a.gz"
    )
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(
        [folder, "a.gz", "b.db", "b.db.lock"]
    )
    for file in (path, tmp_path / "a.gz", tmp_path / "b.db"):
        assert file.stat().st_mode & 0o077 == 0


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_bytes(b"")
    for address in (str(tmp_path / "other.db"), "postgresql://localhost:abc/x"):
        with pytest.raises(StoreError):
            backup(address, tmp_path / "a.gz")
    assert [each.name for each in tmp_path.iterdir()] == ["other.db"]


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no such database"):
        backup(str(tmp_path / "none.db"), tmp_path / "a.gz")
