"""Processes that are killed, stopped or forgotten, and tables that go on."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests.server.client import Person, Refusal, full_table, join, open_table, play_out, run
from tests.server.conftest import FAST, IMPATIENT, Pair
from tests.server.running import Server, serving
from tests.waiting import LIMIT_SECONDS, until
from websockets.exceptions import WebSocketException


async def start(people: list[Person]) -> None:
    await people[0].send({"type": "start"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] == "playing")


async def connect_again(person: Person) -> None:
    """Wait until the connection ends, and come back as often as it takes."""
    await person.closed()
    async with asyncio.timeout(LIMIT_SECONDS):
        while True:
            try:
                await person.connect(since=person.version)
                return
            except (Refusal, OSError, WebSocketException):  # as `tacora.client` does
                await asyncio.sleep(0.1)


def test_an_accepted_choice_survives_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    async def before(url: str) -> list[Person]:
        people = await full_table(url, 3)
        await start(people)
        await people[0].choose("leave")
        await people[1].choose("go_on")
        return people

    async def after(people: list[Person], url: str) -> None:
        for person in people:
            person.url = url
            await person.connect(since=person.version)
        assert people[0].game["awaited"] == [2]
        assert people[0].you is not None
        assert people[0].you["choice"] == "leave"
        await people[2].choose("go_on")
        await people[0].until(
            lambda: any(each["event"] == "choices_revealed" for each in people[0].happened)
        )
        revealed = [e for e in people[0].happened if e["event"] == "choices_revealed"]
        assert revealed[0]["leaving"] == [0]
        await play_out(people)

    with serving(database, *FAST) as server:

        async def killed() -> list[Person]:
            people = await before(server.url)
            server.kill()
            return people

        people = run(killed())
    with serving(database, *FAST) as server:
        run(after(people, server.url))


def test_a_message_that_was_accepted_before_the_crash_is_acknowledged_after_it(
    tmp_path: Path,
) -> None:
    database = tmp_path / "tables.db"

    async def before(server: Server) -> tuple[list[Person], dict[str, object]]:
        people = await full_table(server.url, 3)
        await start(people)
        message = {**people[0].choice("leave"), "id": "kept"}
        await people[0].ask(message)
        server.kill()
        return people, message

    async def after(people: list[Person], message: dict[str, object], url: str) -> None:
        people[0].url = url
        await people[0].connect()
        people[0].happened.clear()
        answer = await people[0].ask(message)
        assert answer["type"] == "ack"
        # It counts once. Something else may happen, such as the absence of the others.
        assert "choice_sealed" not in [each["event"] for each in people[0].happened]

    with serving(database, *FAST) as server:
        people, message = run(before(server))
    with serving(database, *FAST) as server:
        run(after(people, message, server.url))


def test_sigterm_lets_the_server_finish(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", *FAST) as server:

        async def test() -> None:
            people = await full_table(server.url, 3)
            await start(people)
            sent = [asyncio.create_task(person.choose("go_on")) for person in people[:2]]
            await asyncio.gather(*sent)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, LIMIT_SECONDS)

        run(test())
        log = server.log()
        assert log.splitlines()[-1].endswith('"event": "stopped"}')
        assert "broke" not in log


def test_clocks_and_bots_go_on_when_their_process_dies(shared_database: str) -> None:
    slow = (*IMPATIENT, "--pace-seconds=0.3")
    with serving(shared_database, *slow) as first, serving(shared_database, *slow) as second:

        async def test() -> None:
            host = await open_table(first.url, seats=4)
            await host.connect()  # so its process owns the table
            friend = await join(second.url, host.table, "Ben")
            await friend.connect()
            for _ in range(2):
                await host.send({"type": "add_bot", "bot": "bold"})
            await start([host, friend])
            # the host's connection dies with its process; another process plays the bots
            os.kill(first.process.pid, signal.SIGKILL)
            await connect_again(friend)
            await play_out([friend])
            took = [each for each in friend.happened if each["event"] == "bot_took_over"]
            assert [each["why"] for each in took] == ["away"]
            ended = [each for each in friend.happened if each["event"] == "game_ended"]
            assert len(ended) == 1

        run(test())


def test_workers_of_one_server_share_their_tables(shared_database: str) -> None:
    with serving(shared_database, *FAST, "--workers=3") as server:

        async def test() -> None:
            people = await full_table(server.url, 6)
            await start(people)
            await play_out(people, "go_on")
            assert all(person.view["game"] == people[0].view["game"] for person in people)

        run(test())
        assert server.stop() == 0


def test_two_people_who_choose_at_once_at_two_processes_both_count(shared_database: str) -> None:
    with serving(shared_database, *FAST) as first, serving(shared_database, *FAST) as second:

        async def test() -> None:
            host = await open_table(first.url, seats=6)
            people = [host]
            for number in range(5):
                people.append(await join(second.url, host.table, f"P{number}"))
            for number, person in enumerate(people):
                person.url = (first, second)[number % 2].url
                await person.connect()
            await start(people)
            for _ in range(15):
                if people[0].view["phase"] != "playing":
                    break
                turn = people[0].game["turn"], people[0].game["expedition"]
                inside = [p for n, p in enumerate(people) if n in people[0].game["awaited"]]
                for person in people:
                    await person.until(
                        lambda p=person, t=turn: (
                            p.view["phase"] != "playing"
                            or (p.game["turn"], p.game["expedition"]) == t
                        )
                    )
                await asyncio.gather(*(person.choose("go_on") for person in inside))
                await people[0].until(
                    lambda t=turn: (
                        people[0].view["phase"] != "playing"
                        or (people[0].game["turn"], people[0].game["expedition"]) != t
                    )
                )

        run(test())


def test_tables_expire_and_their_records_stay(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, *FAST) as server:

        async def test() -> Person:
            people = await full_table(server.url, 3)
            await start(people)
            await play_out(people)
            return people[0]

        person = run(test())
    with (
        serving(database, *FAST, "--expire-days=0.00001") as server,
        httpx.Client(timeout=60, base_url=f"{server.url}/api/tables") as http,
    ):
        until(lambda: http.get(f"/{person.table}").status_code == 404)
        assert len(http.get(f"/{person.table}/records").json()["records"]) == 1


UNREADABLE = ('{"event":"FromTheFuture","at":1}', '{"event":"PersonCame","at":1,"person":9}')
"""An event that this program does not know, and one that does not fit its table."""


def spoil(database: Path, table: str, line: str) -> None:
    """Add a line to a log that this program cannot read."""
    with closing(sqlite3.connect(database)) as written, written:
        written.execute(
            "INSERT INTO events SELECT ?, max(version) + 1, ? FROM events WHERE table_id = ?",
            (table, line, table),
        )


def test_tables_that_cannot_be_read_can_be_closed(tmp_path: Path) -> None:
    database, admin = tmp_path / "tables.db", {"Authorization": "Bearer sesame"}
    with serving(database, *FAST) as server:
        tables = [run(open_table(server.url)).table for _ in UNREADABLE]
    for table, line in zip(tables, UNREADABLE, strict=True):
        spoil(database, table, line)
    with serving(database, *FAST, "--admin-token=sesame") as server:
        for table in tables:
            for status in (204, 404):
                address = f"{server.url}/api/admin/tables/{table}"
                assert httpx.delete(address, headers=admin, timeout=60).status_code == status


def tables_in(database: Path) -> int:
    with closing(sqlite3.connect(database)) as kept:
        return int(kept.execute("SELECT count(*) FROM tables").fetchone()[0])


def test_tables_that_cannot_be_read_do_not_delay_others(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, *FAST) as server:

        async def killed() -> list[Person]:
            hosts = [await (await open_table(server.url)).connect() for _ in range(3)]
            server.kill()
            return sorted(hosts, key=lambda host: host.table)

        *unreadable, other = run(killed())
    for host, line in zip(unreadable, UNREADABLE, strict=True):
        spoil(database, host.table, line)
    with closing(sqlite3.connect(database)) as written, written:
        written.execute("UPDATE tables SET changed_at = changed_at + (id = ?)", (other.table,))
    with serving(database, *FAST) as server:

        async def found_lost() -> None:
            other.url = server.url
            watcher = await Person(server.url, other.table, None).connect("spectator")
            await watcher.until(lambda: not watcher.view["people"][0]["here"])

        run(found_lost())
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
    with serving(database, *FAST, "--expire-days=0.00001") as server:
        until(lambda: not tables_in(database))


def test_a_table_whose_clock_runs_does_not_expire(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database, *FAST) as server:

        async def test() -> tuple[str, str]:
            people = await full_table(server.url, 3, seconds=3 * 24 * 3600)
            await start(people)
            assert people[0].game["deadline"] is not None
            return people[0].table, (await open_table(server.url)).table

        running, waiting = run(test())
    with closing(sqlite3.connect(database)) as written, written:
        written.execute("UPDATE tables SET changed_at = 1")  # nothing has happened for years
    with (
        serving(database, *FAST) as server,
        httpx.Client(timeout=60, base_url=f"{server.url}/api/tables") as http,
    ):
        until(lambda: http.get(f"/{waiting}").status_code == 404)
        assert http.get(f"/{running}").status_code == 200


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as first:
        # A server opens its database again after it has printed its address.
        assert httpx.get(f"{first.url}/healthz", timeout=LIMIT_SECONDS).status_code == 200
        with pytest.raises(RuntimeError, match="PostgreSQL"):
            Server(f"--database={tmp_path / 'tables.db'}")


def test_no_choice_is_lost_when_the_database_breaks_all_connections(pair: Pair) -> None:
    async def reliably(person: Person, message: dict[str, object]) -> None:
        """Send the same message until it is acknowledged, as the protocol says."""
        while (await person.ask(message))["type"] == "fault":
            await asyncio.sleep(0.1)

    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        await start(people)
        await people[0].choose("leave")
        admin = await asyncpg.connect(pair.database)
        for number in range(1, 3):
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await reliably(people[number], {**people[number].choice("go_on"), "id": "again"})
        await admin.close()
        await people[0].until(
            lambda: any(each["event"] == "choices_revealed" for each in people[0].happened)
        )
        revealed = [each for each in people[0].happened if each["event"] == "choices_revealed"]
        assert revealed[0]["leaving"] == [0]
        async with people[0].http() as http:
            assert (await http.get("/healthz")).status_code == 200

    run(test())
