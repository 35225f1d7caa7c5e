"""Processes that pass connections on to the owner of a table."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from itertools import groupby
from typing import Any

import asyncpg
import httpx
import pytest
from tests.server.client import Person, full_table, join, open_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving
from tests.server.test_crashes import connect_again, start
from tests.tied import free_port
from tests.waiting import LIMIT_SECONDS
from websockets.exceptions import InvalidStatus

from tacora.server.connections import PASSED, Forwarded
from tacora.store.contract import LEASE_MS

SECRET = "0123456789abcdef"


def seen(*headers: tuple[bytes, bytes]) -> dict[str, Any]:
    """What the application sees of a socket from 127.0.0.1 with these headers."""
    scopes: list[dict[str, Any]] = []

    async def app(scope: Any, _receive: object, _send: object) -> None:
        scopes.append(scope)

    scope: Any = {"type": "websocket", "client": ("127.0.0.1", 5), "scheme": "ws"}
    scope["headers"] = list(headers)
    nothing: Any = None
    asyncio.run(Forwarded(app, "", SECRET, lambda: None)(scope, nothing, nothing))
    return scopes[0]


def test_a_client_that_was_passed_on_has_its_own_address() -> None:
    scope = seen((PASSED, f"{SECRET} 2001:db8::1 443 wss".encode()))
    assert (scope["client"], scope["scheme"]) == (("2001:db8::1", 443), "wss")
    assert scope["tacora.passed"]


@pytest.mark.parametrize("said", ["", SECRET, f"x{SECRET} 1.2.3.4 5 wss", "0 1.2.3.4 5 wss", "é"])
def test_without_the_secret_nobody_has_passed_anything_on(said: str) -> None:
    scope = seen((PASSED, said.encode()))
    assert (scope["client"], scope["scheme"]) == (("127.0.0.1", 5), "ws")
    assert "tacora.passed" not in scope


def test_a_stranger_at_the_port_for_other_processes_gets_nothing(pair: Pair) -> None:
    async def test() -> None:
        host = await open_table(pair.first.url, "Ana")
        ports = re.findall(r'"port": ?(\d+)', "".join(
            line for line in pair.first.log().splitlines() if "listens for other" in line
        ))  # fmt: skip
        assert ports
        own = f"http://127.0.0.1:{ports[0]}"
        async with httpx.AsyncClient(timeout=60) as http:
            for path in ("/", "/healthz", "/metrics", f"/api/tables/{host.table}", "/admin"):
                for headers in ({}, {"X-Tacora-Passed": f"{'0' * 32} 1.2.3.4 5 http"}):
                    assert (await http.get(own + path, headers=headers)).status_code == 403, path
        with pytest.raises(InvalidStatus, match="403"):
            await Person(own, host.table, host.token).connect()
        # and at the usual port all is as before
        await host.connect()

    run(test())


def test_requests_reach_the_owner_with_their_body_and_its_answer(pair: Pair) -> None:
    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        table = f"/api/tables/{people[0].table}"
        people[0].url = pair.second.url
        async with people[0].http() as http:
            changed = {"id": "o", "options": {"edition": "pl-incan-gold", "seats": 4}}
            answer = await http.put(f"{table}/options", json=changed)
            assert answer.json()["table"]["options"]["edition"] == "pl-incan-gold"
            assert len(answer.headers.get_list("x-frame-options")) == 1
            assert (await http.put(f"{table}/options", content="{")).status_code == 400
            assert (await http.put(f"{table}/options", content="x" * 100_000)).status_code == 413
            assert (await http.get(f"{table}/nothing")).status_code == 404
            assert (await http.get(table, headers={"x-tacora-passed": "x"})).status_code == 200
            page = await http.get(f"/t/{people[0].table}")
            assert "Ana" in page.text
        await people[1].until(lambda: people[1].view["options"]["seats"] == 4)

    run(test())


def test_a_socket_that_is_passed_on_ends_with_its_owner_and_with_its_client(pair: Pair) -> None:
    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        guest = await Person(pair.second.url, people[0].table, people[2].token).connect()
        await people[2].close()
        await guest.close()
        await people[0].until(lambda: not people[0].view["people"][2]["here"])
        await guest.connect()
        await people[0].until(lambda: people[0].view["people"][2]["here"])
        admin = {"Authorization": "Bearer open-sesame"}
        address = f"{pair.second.url}/api/admin/tables/{people[0].table}"
        async with httpx.AsyncClient(timeout=60, headers=admin) as http:
            assert (await http.delete(address)).status_code == 204
        await guest.until(lambda: guest.view["phase"] == "closed")

    run(test())


def test_people_of_a_server_that_stops_go_on_at_another(shared_database: str) -> None:
    async def test(first: Server, second: Server) -> None:
        host = await (await open_table(first.url, seats=3)).connect()
        others = [await join(second.url, host.table, name) for name in ("Ben", "Cy")]
        for each in others:
            await each.connect()
        people = [host, *others]
        await start(people)
        await people[1].choose("leave")
        first.process.send_signal(signal.SIGTERM)
        host.url = second.url
        await asyncio.gather(*(connect_again(person) for person in people))
        assert all(0 in person.game["awaited"] for person in people)
        assert all(1 not in person.game["awaited"] for person in people)
        await play_out(people)
        assert await asyncio.to_thread(first.process.wait, LIMIT_SECONDS) == 0
        assert "broke" not in first.log() + second.log()

    with serving(shared_database, *FAST) as first, serving(shared_database, *FAST) as second:
        run(test(first, second))


def test_a_table_whose_owner_does_nothing_goes_on_at_the_process_that_is_asked(
    shared_database: str,
) -> None:
    """The kernel still connects to a process that has been stopped."""

    async def test(first: Server, second: Server) -> None:
        host = await (await open_table(first.url, seats=3)).connect()
        ben = await join(second.url, host.table, "Ben")
        first.process.send_signal(signal.SIGSTOP)
        await ben.connect()  # without trying again
        assert [person["name"] for person in ben.view["people"]] == ["Ana", "Ben"]
        first.process.send_signal(signal.SIGCONT)
        host.url = second.url
        await connect_again(host)
        await ben.until(lambda: ben.view["people"][0]["here"])

    with serving(shared_database, *FAST) as first, serving(shared_database, *FAST) as second:
        try:
            run(test(first, second))
        finally:
            first.process.send_signal(signal.SIGCONT)


def workers(text: str, name: str) -> dict[str, float]:
    """The values of a metric by process."""
    found = re.findall(rf'^{name}{{.*worker="([0-9.:]+)"}} (\S+)$', text, re.M)
    return {worker: float(value) for worker, value in found}


def test_each_process_tells_the_metrics_of_all(pair: Pair) -> None:
    run(open_table(pair.first.url))
    run(open_table(pair.second.url))
    said = [httpx.get(f"{each.url}/metrics", timeout=60).text for each in (pair.first, pair.second)]
    opened = [workers(text, "tacora_tables_opened_total") for text in said]
    assert len(opened[0]) >= 2
    assert opened[0] == opened[1]
    for text in said:
        up = workers(text, "tacora_up")
        assert all(up[worker] == 1 for worker in opened[0])
        kinds = re.findall(r"^# TYPE (\S+)", text, re.M)
        assert len(kinds) == len(set(kinds))
        names = [re.split("[ {]", line)[0] for line in text.splitlines() if line[0] != "#"]
        together = [
            name for name, _ in groupby(re.sub("_(bucket|sum|count)$", "", n) for n in names)
        ]
        assert len(together) == len(set(together))


def test_a_process_that_does_not_answer_is_down_in_the_metrics(pair: Pair) -> None:
    async def test() -> None:
        admin = await asyncpg.connect(pair.database)
        far = "10000000000000"  # in the year 2286
        gone = f"127.0.0.1 {free_port()} {SECRET}"
        await admin.execute(f"INSERT INTO processes VALUES ('gone', '{gone}', {far})")
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                text = (await http.get(f"{pair.first.url}/metrics")).text
        finally:
            await admin.execute("DELETE FROM processes WHERE id = 'gone'")
            await admin.close()
        assert workers(text, "tacora_up")[gone.rpartition(" ")[0].replace(" ", ":")] == 0
        assert SECRET not in text

    run(test())


def test_more_workers_than_the_database_has_connections_for_are_refused(
    shared_database: str,
) -> None:
    with pytest.raises(RuntimeError, match=r"64 workers.* need up to \d+.*max_connections"):
        Server(f"--database={shared_database}", "--workers=64")


def test_workers_that_run_already_count_for_the_connections_of_the_database(pair: Pair) -> None:
    # The database of the tests allows 197 connections; 23 workers alone need 184.
    beside = r"23 workers beside \d+ processes that run already need up to 2\d\d"
    with pytest.raises(RuntimeError, match=beside):
        Server(f"--database={pair.database}", "--workers=23")


def test_processes_that_were_killed_count_only_until_their_leases_end(pair: Pair) -> None:
    async def leave_behind(killed: int) -> None:
        admin = await asyncpg.connect(pair.database)
        until_ms = int((time.time() + LEASE_MS / 1000) * 1000)
        for number in range(killed):
            address = f"127.0.0.1 {free_port()} {SECRET}"
            await admin.execute(
                f"INSERT INTO processes VALUES ('killed{number}', '{address}', {until_ms})"
            )
        await admin.close()

    # One worker beside the pair and 22 that were killed would need 200 of 197 connections.
    run(leave_behind(22))
    with serving(pair.database, *FAST) as server:
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
