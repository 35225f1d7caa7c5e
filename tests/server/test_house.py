"""Limits of what one network can fill: tables, empty tables, spectators, games, nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.client import Person, Refusal, connect, full_table, open_table, play_out, run
from tests.server.conftest import FAST
from tests.server.running import GENEROUS, Server, serving
from tests.server.test_security import BODY, socket_url
from tests.server.test_timeouts import listening_at
from tests.waiting import LIMIT_SECONDS, comes_true, until
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tacora.server import http
from tacora.server.limits import network_of, shares_of
from tacora.server.live_tables import JUST_CHANGED_MS, NEVER_STARTED_MS


def opened_from(server: Server, address: str) -> tuple[int, str]:
    """Opens a table from an address, as a proxy names it; returns the status and the error code."""
    headers = {"X-Forwarded-For": address}
    answer = httpx.post(f"{server.url}/api/tables", json=BODY, headers=headers, timeout=60)
    return answer.status_code, answer.json().get("code", "")


def test_the_holder_of_a_table_is_its_network() -> None:
    home, neighbour = network_of(("192.0.2.1", 5)), network_of(("192.0.2.2", 5))
    assert home != neighbour
    assert "192" not in home
    assert network_of(("::ffff:192.0.2.1", 7)) == home
    large, middle, small = network_of(("2001:db8:1:2233::5", 1)).split(".")
    assert network_of(("2001:db8:1:2233:ffff::9", 1)) == f"{large}.{middle}.{small}"
    assert network_of(("2001:db8:1:22ff::5", 1)).startswith(f"{large}.{middle}.")
    assert network_of(("2001:db8:1:33ff::5", 1)).startswith(f"{large}.")
    assert not network_of(("2001:db8:2:2233::5", 1)).startswith(large)
    assert network_of(None) == ""
    assert shares_of("", 5) == []
    assert shares_of(home, 5) == [(home, 5)]
    assert shares_of("a.b.c", 5) == [("a.b.c", 5), ("a.b", 10), ("a", 20)]


def test_one_network_does_not_fill_the_house(tmp_path: Path) -> None:
    flags = (*GENEROUS, "--tables-per-network=2")
    with serving(tmp_path / "a.db", *flags) as server:
        refused = (429, "too_many_tables_here")
        for _ in range(2):
            assert opened_from(server, "192.0.2.1") == (201, "")
        assert opened_from(server, "192.0.2.1") == refused
        assert opened_from(server, "192.0.2.2") == (201, "")
        # An IPv6 network has many small ones in it, which together have no more.
        codes = [opened_from(server, f"2001:db8:0:{net:x}::1") for net in range(6)]
        assert codes.count((201, "")) == 4  # a /56 has twice the share of a /64
        codes = [opened_from(server, f"2001:db8:0:{net:x}00::1") for net in range(1, 9)]
        assert codes.count((201, "")) == 4  # and a /48 four times, together with the others
        assert opened_from(server, "2001:db8:1::1") == (201, "")


LATER_MS = 1000 * LIMIT_SECONDS


def set_back(path: Path, milliseconds: int) -> None:
    """Let every table be older than it is."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE tables SET changed_at = changed_at - ?", (milliseconds,))


def tables_in(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {row[0] for row in database.execute("SELECT id FROM tables")}


def test_when_the_house_is_full_the_empty_tables_of_the_largest_holder_go_first(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.db"
    with serving(path, *FAST, "--most-tables=12") as server:

        async def test() -> None:
            for _ in range(10):
                assert opened_from(server, "192.0.2.66") == (201, "")
            # An honest table with people, and one whose people are away between two games.
            people = await full_table(server.url, 3)
            away = await full_table(server.url, 3)
            await away[0].send({"type": "start"})
            await away[0].until(lambda: away[0].view["phase"] == "playing")
            await play_out(away)
            for person in away:
                await person.close()
            await comes_true(lambda: nobody_at(path, away[0].table))
            set_back(path, -LATER_MS)  # however long that took, all tables have just changed
            assert opened_from(server, "192.0.2.7") == (503, "too_many_tables")
            set_back(path, LATER_MS + JUST_CHANGED_MS)
            assert opened_from(server, "192.0.2.7") == (201, "")
            left = tables_in(path)
            assert people[0].table in left
            assert len(left) <= 12
            await people[1].send({"type": "ping"})

        run(test())


def nobody_at(path: Path, table: str) -> bool:
    with closing(sqlite3.connect(path)) as database:
        row = database.execute("SELECT people FROM tables WHERE id = ?", (table,)).fetchone()
    return bool(row == (0,))


def test_a_table_that_never_started_expires_within_an_hour(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    # The shorter tables may live, the more often the server looks; a started one lives a day.
    with serving(path, *FAST, "--expire-days=0.1") as server:

        async def test() -> None:
            empty = await open_table(server.url)
            waiting = await full_table(server.url, 3)
            played = await full_table(server.url, 3)
            await played[0].send({"type": "start"})
            await played[0].until(lambda: played[0].view["phase"] == "playing")
            await play_out(played)
            for person in played:
                await person.close()
            await comes_true(lambda: nobody_at(path, played[0].table))
            set_back(path, NEVER_STARTED_MS)
            port = server.port
            server.stop()  # it looks when it starts
            for person in waiting:
                await person.close()
            with closing(sqlite3.connect(path)) as database, database:
                # As if the log still counted one person as present.
                database.execute("UPDATE tables SET people = 1 WHERE id = ?", (waiting[0].table,))
            with contextlib.closing(Again(path, port)):
                await comes_true(lambda: empty.table not in tables_in(path))
                assert {waiting[0].table, played[0].table} <= tables_in(path)

        run(test())


class Again(Server):
    """The server once more, on the same file."""

    def __init__(self, path: Path, port: int) -> None:
        super().__init__(f"--database={path}", *FAST, "--expire-days=0.1", port=port)

    def close(self) -> None:
        self.stop()
        self.errors.close()


def test_the_spectators_of_a_table_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST, "--spectators-per-table=3") as server:

        async def test() -> None:
            people = await full_table(server.url, 3)
            watching = [await Person(server.url, people[0].table, None).connect() for _ in range(3)]
            async with connect(socket_url(server, people[0].table)) as fourth:
                await fourth.send(json.dumps({"type": "hello", "id": "h"}))
                await asyncio.wait_for(fourth.wait_closed(), LIMIT_SECONDS)
                assert (fourth.close_code, fourth.close_reason) == (4429, "too_many_watchers")
            # People with a seat always get in, and a place that is free is given again.
            await Person(server.url, people[0].table, people[0].token).connect()
            await watching[0].close()
            await Person(server.url, people[0].table, None).connect()

        run(test())


def test_a_full_table_has_room_for_spectators_of_every_network(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST, "--spectators-per-table=4") as server:

        async def test() -> None:
            table = (await full_table(server.url, 3))[0].table
            async with contextlib.AsyncExitStack() as ends:

                async def watch(address: str) -> ClientConnection:
                    """Ask for a spectator's place; the answer tells whether it got one."""
                    headers = {"X-Forwarded-For": address}
                    watcher = await ends.enter_async_context(
                        connect(socket_url(server, table), additional_headers=headers)
                    )
                    await watcher.send(json.dumps({"type": "hello", "id": "h"}))
                    return watcher

                async def watches(address: str) -> bool:
                    watcher = await watch(address)
                    try:
                        return bool(json.loads(await watcher.recv())["type"] == "ack")
                    except ConnectionClosed:
                        assert watcher.close_reason == "too_many_watchers"
                        return False

                # One /48 counts as one network, and has all places while nobody else comes.
                crowd = [await watch(f"2001:db8:10:{number:x}::1") for number in range(4)]
                for each in crowd:
                    assert json.loads(await each.recv())["type"] == "ack"
                assert not await watches("2001:db8:10:9::1")
                # Others take its places, until no network has two more than another.
                assert [await watches("192.0.2.7") for _ in range(3)] == [True, True, False]
                assert await watches("192.0.2.8")
                assert await watches("192.0.2.9")
                assert not await watches("192.0.2.10")
                assert not await watches("192.0.2.7")

                async def is_sent_away(each: ClientConnection) -> bool:
                    try:
                        await each.send(json.dumps({"type": "ping", "id": "p"}))
                        while json.loads(await each.recv()).get("id") != "p":
                            pass
                    except ConnectionClosed:
                        return each.close_reason == "too_many_watchers"
                    return False

                assert sum([await is_sent_away(each) for each in crowd]) == 3

        run(test())


def test_the_games_that_one_address_starts_are_limited(tmp_path: Path) -> None:
    flags = [each for each in FAST if "games" not in each]
    with serving(tmp_path / "a.db", *flags, "--games-per-hour=2") as server:

        async def test() -> None:
            for _ in range(2):
                people = await full_table(server.url, 3)
                await people[0].send({"type": "start"})
            people = await full_table(server.url, 3)
            with pytest.raises(Refusal, match="too_many_games"):
                await people[0].send({"type": "start"})

        run(test())


def test_what_is_not_http_is_answered_a_few_times_and_logged_once(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as server:
        answers = []
        for _ in range(120):
            with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as talk:
                talk.sendall(b"nonsense\r\n\r\n")
                told = b""
                with contextlib.suppress(ConnectionError):
                    while more := talk.recv(4096):
                        told += more
                answers.append(told)
        assert answers[0].startswith(b"HTTP/1.1 400 ")
        assert answers.count(b"") > 10
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        log = [json.loads(line)["event"] for line in server.log().splitlines()]
        assert len([each for each in log if "Invalid HTTP" in each]) == 1


def test_text_that_is_not_unicode_is_logged_once(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as server:

        async def test() -> None:
            host = await open_table(server.url)
            for _ in range(5):
                async with connect(socket_url(server, host.table)) as bad:
                    await bad.send(b"\xff\xfe", text=True)
                    await asyncio.wait_for(bad.wait_closed(), LIMIT_SECONDS)
                    assert bad.close_code == 1007

        run(test())
        until(lambda: "UTF-8" in server.log())
        assert server.log().count("UTF-8") == 1


def unread(port: int) -> None:
    """Ask and ask, and read nothing, until the server ends that."""
    with socket.socket() as talk:
        talk.settimeout(LIMIT_SECONDS)
        talk.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        talk.connect(("127.0.0.1", port))
        with contextlib.suppress(ConnectionError):
            while True:
                talk.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10)


def test_an_answer_that_is_not_read_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "ANSWER_SECONDS", 0.3)

    async def test() -> None:
        async with listening_at(tmp_path) as port:
            await asyncio.wait_for(asyncio.to_thread(unread, port), LIMIT_SECONDS)

    asyncio.run(test())
