"""What a server tells its host: its health, its log and its metrics."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from tests.postgres import running_postgres
from tests.server.client import connect, full_table, open_table, play_out, run
from tests.server.conftest import FAST
from tests.server.running import Server, serving
from tests.waiting import comes_true, until
from websockets.exceptions import ConnectionClosed

BODY = {"name": "Ana", "number": "0123456789abcdef"}


def health(server: Server) -> tuple[int, object]:
    answer = httpx.get(f"{server.url}/healthz", timeout=60)
    return answer.status_code, answer.json()


def test_health_says_when_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST) as server:
        assert health(server) == (200, {"status": "ok"})
        unlimited = resource.RLIM_INFINITY
        # No file may grow, as on a full disk.
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, unlimited))
        until(lambda: health(server) == (503, {"code": "unavailable"}))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))
        until(lambda: health(server) == (200, {"status": "ok"}))


def test_health_says_when_the_database_is_away(postgres: str) -> None:
    assert postgres  # the machine has one
    with ExitStack() as database, ExitStack() as served:
        address = database.enter_context(running_postgres())
        server = served.enter_context(serving(address))
        assert health(server) == (200, {"status": "ok"})
        database.close()
        until(lambda: health(server) == (503, {"code": "unavailable"}))
        for method, path, body in (
            ("POST", "/api/tables", BODY),
            ("GET", "/api/tables", None),
        ):
            answer = httpx.request(method, server.url + path, json=body, timeout=60)
            assert (answer.status_code, answer.json()) == (503, {"code": "unavailable"})
        assert server.stop() == 0
        assert "broke" not in server.log()


def lines(server: Server) -> list[dict[str, object]]:
    """The log of a server; every line is a JSON object."""
    found = [json.loads(line) for line in server.log().splitlines()]
    assert all(isinstance(each, dict) for each in found)
    return found


def test_a_full_disk_is_named_in_the_log_once_and_not_with_every_message(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST) as server:

        async def test() -> None:
            host = await open_table(server.url)
            await host.connect()
            unlimited = resource.RLIM_INFINITY
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, unlimited))
            for number in range(5):
                message = {"type": "add_bot", "bot": "bold", "id": f"b{number}"}
                assert (await host.ask(message))["code"] == "unavailable"
            async with host.http() as http:
                assert (await http.get("/healthz")).status_code == 503
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

        run(test())
        for event in ("message failed", "request failed"):
            found = [each for each in lines(server) if each["event"] == event]
            assert len(found) == 1
            assert "disk" in str(found[0]["why"])


def failed_tasks(server: Server) -> list[tuple[str, str]]:
    """The log lines about failed background tasks: what failed, and why."""
    failed = [each for each in lines(server) if each["event"] == "background task failed"]
    return [(str(each["task"]), str(each["why"])) for each in failed]


def test_a_lost_database_is_logged_in_json_with_its_own_error_text(postgres: str) -> None:
    assert postgres  # the machine has one
    with ExitStack() as database, ExitStack() as served:
        address = database.enter_context(running_postgres())
        server = served.enter_context(serving(address, *FAST))

        async def test() -> None:
            people = await full_table(server.url, 3)
            await people[0].send({"type": "start"})
            await asyncio.to_thread(database.close)
            for number in range(20):
                await asyncio.gather(
                    *(
                        person.ask({**person.choice("leave"), "id": f"c{number}"})
                        for person in people
                    )
                )
            await comes_true(lambda: any("Error" in why for _, why in failed_tasks(server)))

        run(test())
        assert server.stop() == 0
        tasks = failed_tasks(server)
        assert len(tasks) == len(set(tasks))


def test_a_socket_that_breaks_is_logged_and_closed_with_a_code(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST) as server:
        host = run(open_table(server.url))
    with closing(sqlite3.connect(tmp_path / "a.db")) as written, written:
        # a line that contradicts the lines before it
        line = '{"event":"PersonCame","at":1,"person":9}'
        written.execute("INSERT INTO events SELECT table_id, 99, ? FROM events LIMIT 1", (line,))
    with serving(tmp_path / "a.db", *FAST) as server:

        async def test() -> None:
            address = f"{server.url.replace('http', 'ws')}/api/tables/{host.table}/socket"
            async with connect(address) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4500, "internal")

        run(test())
        (broke,) = [each for each in lines(server) if each["event"] == "socket broke"]
        assert broke["error"] == "IndexError"
        assert host.table not in server.log()


LABEL = r'\w+="[^"\\]*"'

SAMPLE = re.compile(rf"(?P<name>\w+)(\{{(?P<labels>{LABEL}(,{LABEL})*)\}})? (?P<value>[0-9.e+-]+)")


def samples(text: str) -> dict[tuple[str, str], float]:
    """The samples as Prometheus reads them; each must have a type line before it."""
    found: dict[tuple[str, str], float] = {}
    types: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            types[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            base = re.sub(r"_(bucket|sum|count)$", "", sample["name"])
            kind = types.get(sample["name"]) or types[base]
            assert kind != "counter" or sample["name"].endswith("_total")
            key = (sample["name"], sample["labels"] or "")
            assert key not in found
            found[key] = float(sample["value"])
    return found


def test_the_metrics_count_what_happened_in_a_form_that_prometheus_reads(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST) as server:

        async def test() -> None:
            people = await full_table(server.url, 3)
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda p=person: p.view["phase"] == "playing")
            await play_out(people)
            await people[0].send_raw("{")
            answer = await people[1].ask({"type": "rematch", "id": "r"})
            assert answer["code"] == "not_host"
            async with people[0].http() as http:
                told = await http.get("/metrics")
            assert told.headers["content-type"].startswith("text/plain")
            counted = samples(told.text)
            assert counted["tacora_tables_opened_total", ""] == 1
            assert counted["tacora_connections", ""] == 3
            assert counted["tacora_tables_in_memory", ""] == 1
            assert counted["tacora_messages_total", 'type="start"'] == 1
            assert counted["tacora_messages_total", 'type="choose"'] >= 15
            assert counted["tacora_messages_total", 'type="malformed"'] == 1
            assert counted["tacora_refusals_total", 'code="not_host"'] == 1
            buckets = [
                n for (name, _), n in counted.items() if name == "tacora_commit_seconds_bucket"
            ]
            assert buckets == sorted(buckets)
            # choices that arrive together are written together
            assert buckets[-1] == counted["tacora_commit_seconds_count", ""] >= 5

        run(test())
