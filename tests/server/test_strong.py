"""Bots that need time at a real server's tables, and hints."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server.client import Person, Refusal, full_table, join, open_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving
from tests.waiting import LIMIT_SECONDS, comes_true, until

from tacora.bots import make_bot
from tacora.game import view
from tacora.record import Record, from_json
from tacora.review.choices import choices_in
from tacora.server import logs
from tacora.server import socket as table_socket
from tacora.server.config import Config
from tacora.server.fair_queue import Unanswered
from tacora.server.security import Guard
from tacora.store import store_at
from tacora.table.messages import AskHint

Json = dict[str, Any]


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose kernel is compiled before the first game."""
    path = tmp_path_factory.mktemp("strong") / "tables.db"
    with serving(path, *FAST) as server:
        run(warm(server))
        yield server


async def warm(server: Server) -> None:
    host = await open_table(server.url, seats=3)
    await host.connect()
    await host.send({"type": "add_bot", "bot": "champion"})
    await comes_true(lambda: "thinker is warm" in server.log())


def pids(server: Server) -> list[int]:
    lines = [json.loads(line) for line in server.log().splitlines()]
    return [line["pid"] for line in lines if line["event"] == "thinker started"]


def stand_ins(server: Server) -> int:
    return server.log().count("stand-in chose")


async def game_with(url: str, bots: list[str], **options: Any) -> Person:
    host = await open_table(url, seats=len(bots) + 1, **options)
    await host.connect()
    for bot in bots:
        await host.send({"type": "add_bot", "bot": bot})
    await host.send({"type": "start"})
    return host


async def record_of(person: Person) -> str:
    async with person.http() as http:
        answer = await http.get(f"/api/tables/{person.table}/records")
    return json.dumps(answer.json()["records"][0])


def record_without_stand_ins(
    server: Server, game: Callable[[], Coroutine[Any, Any, str]]
) -> Record:
    """The record of the first of many games in which every bot has answered in time."""
    end = time.monotonic() + LIMIT_SECONDS
    while time.monotonic() < end:
        before = stand_ins(server)
        record = from_json(run(game()))
        if stand_ins(server) == before:
            return record
    raise AssertionError("the stand-in always chooses")


def replayed(record: Record) -> bool:
    """Whether all bots make the same choices again from the seed in the record."""
    shuffle, bots = record.extra["shuffle"], record.extra["bots"]
    assert isinstance(shuffle, dict)
    assert isinstance(bots, list)
    seed = sha256(f"tacora-bots/1\n{shuffle['seed']}".encode()).hexdigest()
    same: list[bool] = []
    for game, story, choices in choices_in(record):
        for seat, bot in enumerate(bots):
            if bot and seat in game.inside:
                again = make_bot(bot, seed).decide(view(game, seat, "closed"), story)
                same.append(choices[seat] == ("-" if again == "leave" else "+"))
    assert len(same) >= 5 * sum(map(bool, bots))
    return all(same)


def test_a_champion_plays_a_whole_game_and_its_choices_can_be_computed_again(
    thinking: Server,
) -> None:
    async def game() -> str:
        bots = ["champion", "veteran", "dreamer"]
        host = await game_with(thinking.url, bots, edition="de-iello-2017")
        await play_out([host], "go_on")
        assert host.view["phase"] == "over"
        return await record_of(host)

    assert replayed(record_without_stand_ins(thinking, game))


def test_when_the_thinking_process_is_killed_the_game_still_ends(tmp_path: Path) -> None:
    killed: list[int] = []
    with serving(tmp_path / "tables.db", *FAST) as server:

        async def game() -> None:
            host = await game_with(server.url, ["champion", "champion", "veteran"])

            async def kill() -> None:
                while len(killed) < 2 and host.view["phase"] == "playing":
                    if pids(server) and (pid := pids(server)[-1]) not in killed:
                        os.kill(pid, signal.SIGKILL)
                        killed.append(pid)
                    await asyncio.sleep(0.02)

            await asyncio.gather(kill(), play_out([host]))
            assert host.view["phase"] == "over"

        end = time.monotonic() + LIMIT_SECONDS
        while len(killed) < 2 or pids(server)[-1] in killed:
            assert time.monotonic() < end
            run(game())  # a process killed at the end of one game is started in the next
        assert server.log().count("thinker gone") == 2


def test_a_stand_in_decides_for_a_process_that_does_not_answer(thinking: Server) -> None:
    pid, before = pids(thinking)[-1], stand_ins(thinking)
    os.kill(pid, signal.SIGSTOP)

    async def test() -> None:
        host = await game_with(thinking.url, ["champion", "random"])
        await play_out([host], "leave")
        assert host.view["phase"] == "over"

    try:
        run(test())
    finally:
        with suppress(ProcessLookupError):  # a process that is stuck for long is replaced
            os.kill(pid, signal.SIGCONT)
    assert stand_ins(thinking) >= before + 5


def has_ended(pid: int) -> bool:
    try:
        return _status(pid, "State") == "Z"
    except OSError:  # there is no such process any more
        return True


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have no /proc and no such signal"
)
@pytest.mark.parametrize("workers", [1, 2])
def test_the_thinking_process_holds_no_port_and_ends_when_its_server_is_killed(
    shared_database: str, workers: int
) -> None:
    """Otherwise, after a crash, the port would be taken until the process has finished."""
    with serving(shared_database, f"--workers={workers}", *FAST) as server:
        run(warm(server))
        thinker = pids(server)[-1]
        assert os.getpriority(os.PRIO_PROCESS, thinker) >= 10
        serving_it = int(_status(thinker, "PPid"))
        assert _open_sockets(serving_it)
        assert not _open_sockets(serving_it) & _open_sockets(thinker)
        if workers == 1:
            # It would think for ever, and not notice that the server is gone.
            os.kill(thinker, signal.SIGSTOP)
        os.kill(serving_it, signal.SIGKILL)
        until(lambda: has_ended(thinker))


def _open_sockets(pid: int) -> set[str]:
    held = {os.readlink(each) for each in Path(f"/proc/{pid}/fd").iterdir()}
    return {each for each in held if each.startswith("socket:")}


def _status(pid: int, field: str) -> str:
    found = re.search(rf"^{field}:\s+(\S+)", Path(f"/proc/{pid}/status").read_text(), re.M)
    return found.group(1) if found else ""


def question(person: Person, seat: int | None = None, **changes: Any) -> Json:
    choice = person.choice("go_on", seat)
    del choice["choice"]
    return {**choice, "type": "ask_hint", "id": f"hint-{person.version}", **changes}


def test_a_hint_goes_only_to_the_person_who_asks(thinking: Server) -> None:
    async def test() -> None:
        people = await full_table(thinking.url, 3, odds="shown", seats=3)
        await people[0].send({"type": "start"})
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "playing")
        versions = [person.version for person in people]
        frames = [len(person.frames) for person in people]
        hint = await people[1].ask(question(people[1]))
        assert hint["type"] == "hint"
        assert (hint["seat"], hint["expedition"], hint["turn"]) == (1, 1, 1)
        assert hint["advice"] in ("go_on", "leave")
        assert 0 < hint["go_on"] < 1
        assert 0 <= hint["leave"] < 1
        assert 0 <= hint["error"] < 0.1
        again = await people[1].ask(question(people[1], id="again"))
        assert again == {**hint, "id": "again"}
        assert [person.version for person in people] == versions
        assert [len(person.frames) for person in people] == [frames[0], frames[1] + 2, frames[2]]
        # too late, too early, too often
        await people[1].choose("go_on")
        refused = await people[1].ask(question(people[1]))
        assert (refused["type"], refused["code"]) == ("refusal", "not_awaited")
        refused = await people[0].ask(question(people[0], turn=9))
        assert refused["code"] == "late"
        asked = [question(people[0], id=f"h{n}") for n in range(20)]
        answers = await asyncio.gather(*map(people[0].ask, asked))
        codes = [answer.get("code") for answer in answers]
        assert codes[:4] == [None] * 4
        assert set(codes) == {None, "too_fast"}

    run(test())


def test_no_hint_where_odds_are_hidden_or_for_a_spectator(thinking: Server) -> None:
    async def test() -> None:
        people = await full_table(thinking.url, 3, seats=3)
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        refused = await people[0].ask(question(people[0]))
        assert (refused["type"], refused["code"]) == ("refusal", "no_hints")
        watcher = await Person(thinking.url, people[0].table, None).connect("spectator")
        refused = await watcher.ask(question(watcher, seat=0))
        assert refused["code"] == "not_seated"

    run(test())


def test_a_choice_does_not_wait_for_a_hint(thinking: Server) -> None:
    pid = pids(thinking)[-1]

    async def test() -> None:
        people = await full_table(thinking.url, 3, odds="shown", seats=3)
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        os.kill(pid, signal.SIGSTOP)
        asking = asyncio.create_task(people[0].ask(question(people[0])))
        await asyncio.sleep(0)  # it is sent first
        await people[0].choose("go_on")
        assert not asking.done()
        os.kill(pid, signal.SIGCONT)
        assert (await asking)["type"] == "hint"

    try:
        run(test())
    finally:
        with suppress(ProcessLookupError):  # a process that is stuck for long is replaced
            os.kill(pid, signal.SIGCONT)


def test_without_numba_only_the_simple_bots_are_offered(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError")
    hidden = tmp_path / "sitecustomize.py"
    hidden.write_text(
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, package=None:"
        " None if name == 'numba' else find(name, package)\n"
    )
    with serving(tmp_path / "t.db", *FAST, PYTHONPATH=str(tmp_path)) as server:

        async def test() -> None:
            async with httpx.AsyncClient(timeout=60, base_url=server.url) as http:
                offered = (await http.get("/api/options")).json()
            assert len(offered["bots"]) == 10
            assert offered["hints"] is False
            host = await open_table(server.url, seats=3, odds="shown")
            await host.connect()
            with pytest.raises(Refusal, match="no_such_bot"):
                await host.send({"type": "add_bot", "bot": "champion"})
            for _ in range(2):
                await host.send({"type": "add_bot", "bot": "bold"})
            await host.send({"type": "start"})
            answer = await host.ask(question(host))
            assert (answer["type"], answer["code"]) == ("fault", "unavailable")

        run(test())
        assert pids(server) == []


def test_two_processes_at_one_table_take_the_same_choices_of_a_strong_bot(pair: Pair) -> None:
    def broken() -> int:
        return sum(server.log().count("table broke") for server in (pair.first, pair.second))

    before = broken()  # other tests take these servers' database away

    async def test() -> str:
        host = await open_table(pair.first.url, seats=4)
        guest = await join(pair.second.url, host.table, "Ben")
        await host.connect()
        await guest.connect()
        for bot in ("champion", "veteran"):
            await host.send({"type": "add_bot", "bot": bot})
        await host.send({"type": "start"})
        await guest.until(lambda: guest.view["phase"] == "playing")
        await play_out([host, guest], "go_on")
        assert guest.game["result"] == host.game["result"]
        return await record_of(guest)

    record = from_json(run(test()))
    assert replayed(record) or stand_ins(pair.first) or stand_ins(pair.second)
    assert broken() == before


def test_a_scholar_plays_a_whole_game_once_its_table_is_solved(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", *FAST) as server:

        async def game() -> str:
            host = await game_with(server.url, ["scholar", "scholar"], relics=False)
            await play_out([host], "go_on")
            assert host.view["phase"] == "over"
            return await record_of(host)

        # until the solution is computed, a stand-in decides
        assert replayed(record_without_stand_ins(server, game))


def test_a_server_that_thinks_about_a_hint_stops_at_once(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", *FAST) as server:
        run(warm(server))
        (pid,) = pids(server)
        os.kill(pid, signal.SIGSTOP)  # it would think for ever

        async def test() -> None:
            host = await game_with(server.url, ["timid", "timid"], odds="shown")
            asked = asyncio.create_task(host.ask(question(host)))
            await asyncio.sleep(0)
            await host.send({"type": "ping"})  # the request has arrived before it is answered
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(server.process.wait, LIMIT_SECONDS) == 0
            await asyncio.gather(asked, return_exceptions=True)

        run(test())
        (line,) = [each for each in server.log().splitlines() if '"no hint"' in each]
        assert json.loads(line)["why"] == "closed"  # and not "late"
        assert has_ended(pid)


def test_hints_that_cannot_be_given_are_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[object] = []
    monkeypatch.setattr(logs, "_said", {})
    monkeypatch.setattr(logs.log, "log", lambda _level, event, extra: said.append((event, extra)))
    monkeypatch.setattr(table_socket, "hint_for", lambda *_: (None, None))

    async def busy(*_: object) -> None:
        raise Unanswered("busy")

    async def test() -> None:
        live: Any = SimpleNamespace(table=SimpleNamespace(id="t"), asker=None)
        live_tables: Any = SimpleNamespace(thinkers=SimpleNamespace(hint=busy))
        socket: Any = SimpleNamespace(scope={}, query_params={})
        guard = Guard(Config(), store_at("unused.db"))
        talk = table_socket.Conversation(socket, live, live_tables, guard)
        talk._connection.viewer = 1
        for number in range(3):
            await talk._advise(AskHint(f"h{number}", 0, 1, 1, 1))

    asyncio.run(test())
    assert said == [("no hint", {"fields": {"why": "busy"}})]
