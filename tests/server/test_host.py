"""What the operator of a server relies on: options, health, metrics, a stop that loses nothing."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from tests.begun import begun
from tests.environment import small_environment
from tests.postgres import running_postgres
from tests.server.client import Person, full_table, open_table, play_out, run
from tests.server.conftest import FAST
from tests.server.running import Server, serving, serving_in_new_process
from tests.server.test_health import health
from tests.waiting import LIMIT_SECONDS, until

import tacora

BODY = {"name": "Ana", "number": "0123456789abcdef"}


def tables_until_refused(server: Server) -> int:
    """How many tables a client can open before the server refuses."""
    for number in range(10):
        if httpx.post(f"{server.url}/api/tables", json=BODY, timeout=60).status_code != 201:
            return number
    raise AssertionError("there is no limit")


def test_an_option_comes_from_a_file_a_variable_or_a_flag(tmp_path: Path) -> None:
    file = tmp_path / "tacora.toml"
    file.write_text("most_tables = 1\nadmin_token = 'from the file'\n")
    with serving(tmp_path / "a.db", f"--config={file}") as server:
        assert tables_until_refused(server) == 1
        admin = {"Authorization": "Bearer from the file"}
        answer = httpx.get(f"{server.url}/api/admin/tables", headers=admin, timeout=60)
        assert len(answer.json()["tables"]) == 1
    variables = {"TACORA_CONFIG": str(file), "TACORA_MOST_TABLES": "2"}
    with serving(tmp_path / "b.db", **variables) as server:
        assert tables_until_refused(server) == 2
    with serving(tmp_path / "c.db", "--most-tables=3", **variables) as server:
        assert tables_until_refused(server) == 3


def children(pid: int) -> list[int]:
    """The workers of a server."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    workers = []
    for each in found:
        command = Path(f"/proc/{each}/cmdline").read_bytes()
        if b"spawn_main" in command:
            workers.append(int(each))
    return workers


def ready(pid: int) -> bool:
    """Whether a worker has installed its signal handlers."""
    return hangup_is_in("SigCgt", pid)


def hangup_is_in(field: str, pid: int) -> bool:
    """Whether SIGHUP is one of the signals that a process catches, or ignores."""
    status = Path(f"/proc/{pid}/status").read_text()
    signals = re.search(rf"^{field}:\s*(\w+)$", status, re.M)
    assert signals is not None
    return bool(int(signals[1], 16) & 1 << signal.SIGHUP - 1)


def newer(folder: Path) -> str:
    with closing(sqlite3.connect(folder / "newer.db")) as database:
        database.execute("PRAGMA user_version = 999")
    return str(folder / "newer.db")


def unknown(folder: Path) -> str:
    (folder / "unknown.toml").write_text("colour = 'red'\n")
    return str(folder / "unknown.toml")


def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path) -> None:
    cases: list[tuple[str, dict[str, str], str]] = [
        ("--workers=2", {}, "PostgreSQL"),
        ("--port=0", {"TACORA_PORT": "x", "TACORA_WORKERS": "many"}, "workers"),
        (f"--config={unknown(tmp_path)}", {}, "colour"),
        ("--config=/nowhere.toml", {}, "No such file"),
        (f"--database={newer(tmp_path)}", {}, "newer"),
        ("--page=/nowhere", {}, "index.html"),
        ("--host=192.0.2.1", {}, "cannot listen"),
        ("--away-seconds=inf", {}, "away_seconds"),
        ("--database=postgresql://localhost:abc/x", {}, "PostgreSQL"),
        ("--database=postgresql://[", {}, "PostgreSQL"),
        ("--database=:memory:", {}, "file"),
        ("--requests-per-second=inf", {}, "requests_per_second"),
        ("--database=/tmp/\udcff.db", {}, "UTF-8"),
    ]
    ran = begun(
        tmp_path,
        ["tacora.cli", "tacora.server.run"],
        [(f"serve {flag}", variables) for flag, variables, _ in cases],
        TACORA_DATABASE=str(tmp_path / "a.db"),
        TACORA_PORT="0",
    )
    for (flag, _, said), (code, out, err) in zip(cases, ran, strict=True):
        assert (code, out) == (2, ""), flag
        assert said in err, flag
        assert "Traceback" not in err, flag


def test_an_ipv6_address_can_be_opened_as_it_is_printed(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", "--host=::1") as server:
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


def test_sigterm_answers_received_messages_and_closes_sockets_with_1012(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    with serving_in_new_process(database, *FAST) as server:

        async def stopped() -> tuple[list[Person], list[int]]:
            people = await full_table(server.url, 8)
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda p=person: p.view["phase"] == "playing")
            await people[0].choose("go_on")
            sent = [asyncio.create_task(person.choose("go_on")) for person in people[1:7]]
            await asyncio.sleep(0.01)
            server.process.send_signal(signal.SIGTERM)
            answers = await asyncio.gather(*sent, return_exceptions=True)
            acked = [
                0,
                *(seat for seat, answer in enumerate(answers, 1) if isinstance(answer, dict)),
            ]
            for person in people:
                await person.closed()
                assert person.close_code == 1012
            return people, acked

        people, acked = run(stopped())
        assert server.process.wait(LIMIT_SECONDS) == 0
    with closing(sqlite3.connect(database)) as kept:
        log = "".join(line for (line,) in kept.execute("SELECT line FROM events"))
    assert log.count('"PersonCame"') == 8
    assert "PersonWent" not in log  # they connect to another process
    with serving_in_new_process(database, *FAST) as server:

        async def goes_on() -> None:
            people[7].url = server.url
            await people[7].connect()
            # every acknowledged choice is kept
            sealed = [each["sealed"] for each in people[7].game["explorers"]]
            assert all(sealed[seat] for seat in acked)

        run(goes_on())


def test_sighup_stops_a_server_as_sigterm_does(tmp_path: Path) -> None:
    with serving_in_new_process(tmp_path / "a.db", *FAST) as server:

        async def test() -> None:
            people = await full_table(server.url, 3)
            server.process.send_signal(signal.SIGHUP)
            for person in people:
                await person.closed()
                assert person.close_code == 1012

        run(test())
        assert server.process.wait(LIMIT_SECONDS) == 0
        said = server.log()
        assert said.splitlines()[-1].endswith('"event": "stopped"}')
        assert "Traceback" not in said


def test_sighup_stops_a_server_and_its_workers(shared_database: str) -> None:
    with serving_in_new_process(shared_database, *FAST, "--workers=2") as server:
        until(lambda: len([each for each in children(server.process.pid) if ready(each)]) == 2)
        # the system sends SIGHUP to all processes of the terminal
        for each in (*children(server.process.pid), server.process.pid):
            os.kill(each, signal.SIGHUP)
        assert server.process.wait(LIMIT_SECONDS) == 0
        said = server.log()
        assert said.count('"event": "stopped"') == 2
        assert "Traceback" not in said


def test_a_server_under_nohup_survives_sighup(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup does; children inherit it
    try:
        server = Server(f"--database={tmp_path / 'a.db'}", *FAST, new_process=True)
    finally:
        signal.signal(signal.SIGHUP, before)
    try:
        assert health(server) == (
            200,
            {"status": "ok"},
        )  # late enough that it could have installed a handler
        server.process.send_signal(signal.SIGHUP)
        assert hangup_is_in("SigIgn", server.process.pid)
        assert health(server) == (200, {"status": "ok"})
    finally:
        assert server.stop() == 0
        server.errors.close()


def test_a_worker_that_dies_while_the_database_is_away_comes_back_with_it(postgres: str) -> None:
    assert postgres  # the machine has one
    with ExitStack() as first, running_postgres() as second, ExitStack() as served:
        address = first.enter_context(running_postgres())
        folder = Path(address.partition("?host=")[2])
        server = served.enter_context(serving_in_new_process(address, *FAST, "--workers=2"))
        pid = server.process.pid
        until(lambda: len([each for each in children(pid) if ready(each)]) == 2)
        first.close()
        killed = children(pid)[0]
        os.kill(killed, signal.SIGKILL)
        until(lambda: "waits for the database" in server.log())
        assert server.process.poll() is None
        # another database, at the same address
        folder.symlink_to(second.partition("?host=")[2])
        try:
            until(lambda: killed not in children(pid) and all(map(ready, children(pid))))
            until(lambda: health(server)[0] == 200)
            assert server.stop() == 0
        finally:
            folder.unlink()


def test_a_worker_that_waits_for_the_database_can_be_stopped(postgres: str) -> None:
    assert postgres  # the machine has one
    with ExitStack() as database, ExitStack() as served:
        address = database.enter_context(running_postgres())
        server = served.enter_context(serving_in_new_process(address, *FAST, "--workers=2"))
        until(lambda: len([each for each in children(server.process.pid) if ready(each)]) == 2)
        database.close()
        os.kill(children(server.process.pid)[0], signal.SIGKILL)
        until(lambda: "waits for the database" in server.log())
        assert server.stop() == 0


def test_a_server_whose_workers_do_not_start_says_so_with_its_exit_code(
    shared_database: str, tmp_path: Path
) -> None:
    package = Path(tacora.__file__).parent
    shutil.copytree(package, tmp_path / "tacora")
    with serving(shared_database, *FAST, "--workers=2", PYTHONPATH=str(tmp_path)) as server:
        until(lambda: len([each for each in children(server.process.pid) if ready(each)]) == 2)
        (tmp_path / "tacora" / "server" / "run.py").unlink()  # a failed upgrade
        os.kill(children(server.process.pid)[0], signal.SIGKILL)
        assert server.process.wait(LIMIT_SECONDS) == 1
        assert "workers do not start" in server.log()


def test_a_stand_in_plays_for_a_bot_that_this_version_does_not_know(tmp_path: Path) -> None:
    """The database of another version may name such a bot; its table still goes on."""
    database = tmp_path / "a.db"
    with serving(database, *FAST) as server:

        async def seat() -> Person:
            host = await open_table(server.url, seats=3)
            await host.connect()
            for bot in ("timid", "stubborn"):
                await host.send({"type": "add_bot", "bot": bot})
            await host.close()
            return host

        host = run(seat())
        server.stop()
    with closing(sqlite3.connect(database)) as written, written:
        changed = written.execute(
            """UPDATE events SET line = replace(line, '"timid"', '"sphinx"')"""
            """ WHERE line LIKE '%"timid"%'"""
        )
        assert changed.rowcount == 1
    with serving(database, *FAST) as server:

        async def played() -> None:
            host.url = server.url
            await host.connect()
            await host.send({"type": "start"})
            await play_out([host], "go_on")
            assert host.view["phase"] == "over"

        run(played())
        assert server.stop() == 0
        said = server.log()
        assert '"why": "unknown"' in said
        assert "broke" not in said


def test_messages_are_limited_for_an_address_over_all_its_sockets(tmp_path: Path) -> None:
    limits = ("--requests-per-second=5", "--messages-per-second=1000")
    with serving(tmp_path / "a.db", *limits) as server:

        async def test() -> None:
            host = await open_table(server.url)
            sockets = [await Person(server.url, host.table, None).connect() for _ in range(3)]
            # twenty at once are allowed, and then five in a second
            said: list[str | None] = []
            async with asyncio.timeout(LIMIT_SECONDS):
                while "too_fast" not in said:
                    pings = [{"type": "ping", "id": f"p{number}"} for number in range(8)]
                    said = [
                        answer.get("code")
                        for person in sockets
                        for answer in await asyncio.gather(*map(person.ask, pings))
                    ]

        run(test())


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({"seats": 2}, 400),
        ({"seats": 3}, 201),
        ({"seats": 8}, 201),
        ({"seats": 9}, 400),
        ({"seconds": 14}, 400),
        ({"seconds": 15}, 201),
        ({"seconds": 3 * 24 * 3600}, 201),
        ({"seconds": 3 * 24 * 3600 + 1}, 400),
        ({"seconds": None}, 201),
        ({"chests": "ajar"}, 400),
        ({"odds": "shown", "spectators": "none", "listed": "public", "chests": "open"}, 201),
        ({"colour": "red"}, 400),
    ],
)
def test_options_of_a_table_have_their_bounds(
    server: Server, options: dict[str, object], status: int
) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={**BODY, "options": options}, timeout=60)
    assert answer.status_code == status
    if status == 201:
        told = answer.json()["view"]["table"]["options"]
        assert {name: told[name] for name in options} == options


def test_a_server_process_seldom_runs_a_full_garbage_collection(tmp_path: Path) -> None:
    """A full collection would stop the whole server."""
    code = (
        "import gc, os\n"
        "import msgspec\n"
        "from tacora.server.config import Config\n"
        "from tacora.server.run import OPTIONS_VARIABLE, app\n"
        "usual = gc.get_threshold()\n"
        f"config = Config(database={str(tmp_path / 'a.db')!r})\n"
        "os.environ[OPTIONS_VARIABLE] = msgspec.json.encode(config).decode()\n"
        "made = app()\n"
        "young, middle, seldom = gc.get_threshold()\n"
        "assert (young, middle) == usual[:2] and seldom >= 10 * usual[2], gc.get_threshold()\n"
        "assert gc.get_freeze_count() > 10_000, gc.get_freeze_count()\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=small_environment()
    )
    assert ran.returncode == 0, ran.stderr
