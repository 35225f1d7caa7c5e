"""What is played for long stays small: logs, records, and what a stranger can ask for."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.client import Person, full_table, join, open_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving
from tests.server.test_live_table import TwoProcesses, with_live_tables
from tests.table.helpers import Played
from tests.waiting import comes_true, until

from tacora.client import new_number
from tacora.server import live_table
from tacora.server.persistence import (
    KEPT_MESSAGE_IDS,
    LogError,
    read_snapshot,
    write_snapshot,
)
from tacora.table import Options, messages


@given(
    st.lists(st.sampled_from(["wait", "leave", "go_on", "went", "came", "rematch"]), max_size=60)
)
def test_a_table_is_the_same_after_its_snapshot(steps: list[str]) -> None:
    played = Played(Options(seats=5, seconds=15), people=3)
    played.ask(1, messages.AddBot("bot", "cautious"))
    played.start()
    for number, step in enumerate(steps):
        if step == "wait":
            played.wait(9_000)
        elif step in ("leave", "go_on"):
            for person in (1, 2, 3):
                if played.table.seats_of(person)[0] in played.table.awaited():
                    played.choose(person, "leave" if step == "leave" else "go_on")
        elif step == "went":
            played.tell(messages.Went(2))
        elif step == "came":
            played.tell(messages.Came(2))
        elif played.table.phase == "over":
            played.ask(1, messages.Rematch(f"again{number}"))
    assert read_snapshot("t", write_snapshot(played.table)) == played.table


def test_a_snapshot_keeps_the_last_messages_of_each_person() -> None:
    played = Played(people=3)
    for number in range(KEPT_MESSAGE_IDS + 10):
        played.ask(1, messages.AddNumber(f"n{number}", "0" * 16))
    kept = read_snapshot("t", write_snapshot(played.table))
    assert kept is not None
    assert kept.people[0].messages == played.table.people[0].messages[-KEPT_MESSAGE_IDS:]
    assert replace(kept, people=()) == replace(played.table, people=())


@pytest.mark.parametrize(
    "line", ['{"snapshot":', '{"snapshot":{}}', '{"snapshot":{"record":"x"}}', '{"snapshot":5}']
)
def test_a_snapshot_that_cannot_be_read_is_an_error(line: str) -> None:
    with pytest.raises(LogError):
        read_snapshot("t", line)


def test_an_event_is_no_snapshot() -> None:
    assert read_snapshot("t", '{"event":"PersonCame","at":1,"person":1}') is None


def test_a_process_that_is_behind_a_snapshot_takes_it_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The other process has cut the log; clients of this one get the whole table."""
    monkeypatch.setattr(live_table, "MOST_LINES", 3)
    played = Played(Options(seats=3, seconds=15), people=3)
    played.start()

    async def test(two: TwoProcesses) -> None:
        seat = played.table.awaited()[0]
        moment = played.table.moment()
        assert moment is not None
        for number, choice in enumerate(("go_on", "leave", "go_on", "leave")):
            message = messages.Choose(f"cut{number}", seat, *moment, choice)  # type: ignore[arg-type]
            assert isinstance(await two.choose(0, 1, message), int)
        await two.live_tables[0].finish()
        assert len(await two.store.read("t")) == 1
        last = messages.Choose("last", 1, *moment, "go_on")
        assert isinstance(await two.choose(1, 2, last), int)
        first, second = two.live_tables
        await two.read_again()
        assert first.table == second.table
        assert first.table.sealed == {0: "leave", 1: "go_on"}

    with_live_tables(played, test)


@pytest.fixture
def brief(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    path = tmp_path / "tables.db"
    with serving(path, *FAST) as server:
        yield server, path


def lines_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as database:
        found: int = database.execute("SELECT count(*) FROM events").fetchone()[0]
    return found


async def rematch(people: list[Person]) -> None:
    await people[0].send({"type": "rematch"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] == "open")
        await person.send({"type": "add_number", "number": new_number()})
    # Another process may have taken a number that the host's process has not read yet.
    host = people[0]
    await host.until(lambda: all(each["number_added"] for each in host.view["people"]))
    await host.send({"type": "start"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] == "playing")


def test_a_log_is_one_game_long_and_the_table_goes_on_after_a_restart(
    brief: tuple[Server, Path],
) -> None:
    server, path = brief

    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        for _ in range(3):
            await play_out(people)
            await rematch(people)
        await asyncio.to_thread(until, lambda: lines_of(path) < 60)
        with closing(sqlite3.connect(path)) as database:
            first = database.execute("SELECT line FROM events ORDER BY version").fetchone()[0]
        assert first.startswith('{"snapshot":')
        await people[0].choose("go_on")
        sealed, version = people[0].view["game"], people[0].version
        port = server.port
        server.kill()
        again = Server(f"--database={path}", *FAST, port=port)
        try:
            for person in people:
                person.url = again.url
                await person.connect()
            assert people[0].view["game"]["turn"] == sealed["turn"]
            assert people[0].you is not None
            assert people[0].you["choice"] == "go_on"
            assert people[0].version is not None
            assert version is not None
            assert people[0].version >= version
            await play_out(people)
            async with people[0].http() as http:
                answer = await http.get(f"/api/tables/{people[0].table}/records")
            assert len(answer.json()["records"]) == 4
        finally:
            again.stop()
            again.errors.close()

    run(test())


def test_who_never_starts_a_game_but_changes_the_table_for_ever_leaves_a_short_log(
    brief: tuple[Server, Path],
) -> None:
    server, path = brief

    async def test() -> None:
        host = await (await open_table(server.url)).connect()
        for _ in range(30):
            numbers = [{"type": "add_number", "number": new_number()} for _ in range(50)]
            await asyncio.gather(*(host.send(each) for each in numbers))
        await asyncio.to_thread(until, lambda: lines_of(path) < 1_000)
        assert host.version is not None
        assert host.version > 1_500

    run(test())


def test_two_processes_agree_on_a_table_whose_log_is_cut(pair: Pair) -> None:
    async def test() -> None:
        host = await open_table(pair.first.url, seats=3)
        others = [await join(pair.second.url, host.table, name) for name in ("Ben", "Cy")]
        people = [host, *others]
        for person in people:
            await person.connect()
        await host.send({"type": "start"})
        for _ in range(20):
            moves = [{"type": "add_number", "number": new_number()} for _ in range(3)]
            for person in people:
                for each in moves:
                    await person.ask(dict(each))
        await play_out(people)
        await rematch(people)
        await play_out(people)
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "over")
        views = [json.dumps(person.view["game"], sort_keys=True) for person in people]
        assert len(set(views)) == 1

    run(test())


def test_records_come_in_pages(brief: tuple[Server, Path]) -> None:
    server, path = brief

    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        await play_out(people)
        table = people[0].table
        with closing(sqlite3.connect(path)) as database, database:
            record = database.execute("SELECT record FROM records").fetchone()[0]
            for game in range(2, 121):
                numbered = json.dumps({**json.loads(record), "number": game})
                row = (table, game, numbered, 9, "")
                database.execute(
                    "INSERT INTO records (table_id, game, record, at, readers)"
                    " VALUES (?, ?, ?, ?, ?)",
                    row,
                )
        address = f"{server.url}/api/tables/{table}/records"
        first = httpx.get(address, timeout=60).json()
        assert [each["number"] for each in first["records"]] == list(range(71, 121))
        assert first["before"] == 71
        page = httpx.get(f"{address}?before=71&limit=7", timeout=60).json()
        assert [each["number"] for each in page["records"]] == list(range(64, 71))
        last = httpx.get(f"{address}?before=3", timeout=60).json()
        assert len(last["records"]) == 2
        assert last["before"] is None
        for wrong in ("limit=0", "limit=51", "before=0", "before=x"):
            answer = httpx.get(f"{address}?{wrong}", timeout=60)
            assert (answer.status_code, answer.json()) == (400, {"code": "malformed"})

    run(test())


def test_of_one_network_the_latest_records_are_kept_and_those_of_others_stay(
    tmp_path: Path,
) -> None:
    async def one_game(url: str, address: str) -> str:
        """Play a game at a table that was opened from an address; return the table."""
        body = {"name": "Ana", "number": new_number(), "options": {"seats": 3}}
        from_there = {"X-Forwarded-For": address}
        opened = httpx.post(f"{url}/api/tables", json=body, headers=from_there, timeout=60)
        host = Person(url, opened.json()["table"], opened.cookies["tacora"])
        await host.connect()
        for _ in range(2):
            await host.send({"type": "add_bot", "bot": "timid"})
        await host.send({"type": "start"})
        await host.until(lambda: host.view["phase"] == "playing")
        await play_out([host])
        return host.table

    with serving(tmp_path / "a.db", *FAST, "--records-per-network=2") as server:

        def kept(table: str) -> int:
            address = f"{server.url}/api/tables/{table}/records"
            return len(httpx.get(address, timeout=60).json()["records"])

        async def test() -> None:
            other = await one_game(server.url, "192.0.2.7")
            mine = [await one_game(server.url, "192.0.2.1") for _ in range(3)]
            await comes_true(lambda: [kept(table) for table in mine] == [0, 1, 1])
            # A /56 has twice the share of each /64 in it.
            large = [await one_game(server.url, f"2001:db8:0:{net}::1") for net in "12345"]
            await comes_true(lambda: [kept(table) for table in large] == [0, 1, 1, 1, 1])
            assert kept(other) == 1

        run(test())


def test_a_private_record_stays_private_when_its_table_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST, "--admin-token=open-sesame") as server:

        async def test() -> None:
            people = await full_table(server.url, 3, spectators="none")
            await people[0].send({"type": "start"})
            await people[0].until(lambda: people[0].view["phase"] == "playing")
            await play_out(people)
            address = f"/api/tables/{people[0].table}/records"
            stranger = Person(server.url, people[0].table, None)
            # Not even if the host lets spectators in afterwards.
            await people[0].send({"type": "rematch"})
            options = {**people[0].view["options"], "spectators": "welcome"}
            await people[0].send({"type": "change_options", "options": options})
            async with stranger.http() as http:
                assert (await http.get(address)).json()["records"] == []
            await stranger.connect("spectator", since=1)
            assert stranger.happened == []
            admin = {"Authorization": "Bearer open-sesame"}
            gone = f"{server.url}/api/admin/tables/{people[0].table}"
            assert httpx.delete(gone, headers=admin, timeout=60).status_code == 204
            async with stranger.http() as http:
                answer = await http.get(address)
                assert (answer.status_code, answer.json()) == (403, {"code": "not_watched"})
            async with people[1].http() as http:
                assert len((await http.get(address)).json()["records"]) == 1

        run(test())
