"""Whole games over the public protocol."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.environment import small_environment
from tests.server.client import Json, Person, Refusal, full_table, join, open_table, play_out, run
from tests.server.conftest import Pair
from tests.server.running import Server
from tests.thorough import cases

from tacora.client import new_number
from tacora.editions import rule_sets

RULES = [(rules.id, rules.relics is not None) for rules in rule_sets()]


async def start(people: list[Person]) -> None:
    await people[0].send({"type": "start"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] != "open")


async def record_of(person: Person) -> dict[str, object]:
    async with person.http() as http:
        answer = await http.get(f"/api/tables/{person.table}/records")
    assert answer.status_code == 200
    records = answer.json()["records"]
    assert isinstance(records[-1], dict)
    return records[-1]


def verified(record: dict[str, object], folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "game.json"
    path.write_text(json.dumps(record))
    command = [sys.executable, "-m", "tacora", "record", "verify", str(path)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=small_environment()
    )


@pytest.mark.parametrize(("edition", "relics"), RULES[:: cases(4, 1)])
def test_people_and_bots_play_every_rule_set(
    server: Server, edition: str, relics: bool, tmp_path: Path
) -> None:
    async def test() -> dict[str, object]:
        people = await full_table(server.url, 3, seats=5, edition=edition, relics=relics)
        await people[0].send({"type": "add_bot", "bot": "random"})
        await people[0].send({"type": "add_bot", "bot": "bold"})
        commitment = people[1].view["shuffle"]["commitment"]
        await start(people)
        await play_out(people, "go_on")
        record = await record_of(people[1])
        shuffle = record["shuffle"]
        assert isinstance(shuffle, dict)
        assert shuffle["commitment"] == commitment
        assert people[1].view["shuffle"]["numbers"] == shuffle["numbers"]
        assert [bool(number) for number in shuffle["numbers"]] == [True] * 3 + [False] * 2
        for person in people:
            await person.close()
        return record

    record = run(test())
    good = verified(record, tmp_path)
    assert good.returncode == 0, good.stderr
    assert "1" in good.stdout
    shuffle = record["shuffle"]
    assert isinstance(shuffle, dict)
    bad = verified({**record, "shuffle": {**shuffle, "seed": "0" * 64}}, tmp_path)
    assert bad.returncode == 2


def test_a_rematch_keeps_seats_spectators_and_options(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3, chests="open")
        watcher = await Person(server.url, people[0].table, None).connect("spectator")
        await start(people)
        await play_out(people)
        await people[0].send({"type": "rematch"})
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "open")
            await person.send({"type": "add_number", "number": new_number()})
        await start(people)
        await play_out(people)
        assert [seat["name"] for seat in people[0].view["seats"]] == ["Ana", "B", "C"]
        await watcher.until(lambda: watcher.view["phase"] == "over")
        assert watcher.game["game"] == 2
        assert watcher.view["options"]["chests"] == "open"
        async with people[0].http() as http:
            answer = await http.get(f"/api/tables/{people[0].table}/records")
        assert len(answer.json()["records"]) == 2

    run(test())


def test_a_hot_seat_table_is_played_in_one_browser(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, seats=3)
        await host.connect()
        for name in ("Ben", "Cy"):
            await host.send({"type": "sit", "name": name})
        await start([host])
        while host.view["phase"] == "playing":
            await host.choose("leave", host.game["awaited"][0])
        assert host.view["game"]["result"]["winners"] == [0, 1, 2]

    run(test())


@pytest.mark.parametrize("code", [1000, 1001, 1012])
def test_bots_play_for_people_who_are_gone_and_the_people_can_come_back(
    impatient: Server, code: int
) -> None:
    """With any close code, also the one that a server sends when it restarts."""

    async def test() -> None:
        people = await full_table(impatient.url, 3)
        await start(people)
        gone = people[2]
        version = gone.version
        await gone.close(code)
        await people[0].choose("go_on")
        await people[1].choose("go_on")
        await people[0].until(
            lambda: any(each["event"] == "bot_took_over" for each in people[0].happened)
        )
        assert people[0].view["seats"][2]["played_by_bot"] == "away"
        await gone.connect(since=version)
        await gone.send({"type": "take_back", "seat": 2})
        await gone.until(lambda: gone.view["seats"][2]["played_by_bot"] is None)
        await play_out(people)

    run(test())


def test_the_role_of_a_host_who_is_gone_passes_on(impatient: Server) -> None:
    async def test() -> None:
        people = await full_table(impatient.url, 3)
        await people[0].close()
        await people[1].until(lambda: people[1].view["host"] == 2)
        await people[1].send({"type": "start"})

    run(test())


def test_the_host_removes_people_before_and_during_a_game(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 4)
        await people[0].send({"type": "remove", "person": 4})
        await people[3].until(lambda: people[3].view["seats"][3] is None)
        assert people[3].you is None
        with pytest.raises(Refusal, match="unknown_person"):
            await people[3].send({"type": "sit", "name": "D"})
        await start(people[:3])
        await people[0].send({"type": "remove", "person": 3})
        with pytest.raises(Refusal, match="unknown_person"):
            await people[2].choose("leave", 2)
        await play_out(people[:2])
        assert people[0].view["phase"] == "over"

    run(test())


def test_two_processes_serve_the_same_table(pair: Pair, tmp_path: Path) -> None:
    async def test() -> dict[str, object]:
        host = await open_table(pair.first.url, "Ana", seats=4)
        others = [
            await join(url, host.table, name)
            for url, name in ((pair.second.url, "B"), (pair.first.url, "C"), (pair.second.url, "D"))
        ]
        people = [host, *others]
        # everybody connects to the process that did not seat them
        for person, url in zip(people, [pair.second.url, pair.first.url] * 2, strict=True):
            person.url = url
            await person.connect()
        await start(people)
        await play_out(people, "go_on")
        first, second = people[0].view, people[1].view
        assert first["game"] == second["game"]
        return await record_of(people[3])

    good = verified(run(test()), tmp_path)
    assert good.returncode == 0, good.stderr


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    async def test() -> None:
        shown = await open_table(server.url, "Zoë", listed="public", seats=4)
        hidden = await open_table(server.url)
        found: dict[str, Json] = {}
        async with shown.http() as http:
            while shown.table not in found:  # the list may be a second old
                tables = (await http.get("/api/tables")).json()["tables"]
                found = {each["table"]: each for each in tables}
                await asyncio.sleep(0.1)
        assert found[shown.table]["host"] == "Zoë"
        assert found[shown.table]["taken"] == 1
        assert hidden.table not in found

    run(test())


def test_options_are_changed_by_the_host_alone(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 2)
        body = {"id": "o1", "options": {"edition": "pl-incan-gold", "seats": 3, "seconds": 60}}
        for person, status in ((people[1], 409), (people[0], 200)):
            async with person.http() as http:
                answer = await http.put(f"/api/tables/{person.table}/options", json=body)
            assert answer.status_code == status
        await people[1].until(lambda: people[1].view["options"]["edition"] == "pl-incan-gold")
        async with people[0].http() as http:
            choosable = (await http.get("/api/options")).json()
        assert len(choosable["rule_sets"]) == 9
        offered = {each["bot"]: each["strength"] for each in choosable["bots"]}
        assert len(offered) == 13
        assert offered["stubborn"] == 1
        assert offered["champion"] == 5
        assert choosable["hints"] is True

    run(test())


def test_a_table_closed_at_one_process_is_closed_at_the_other(pair: Pair) -> None:
    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        admin = {"Authorization": "Bearer open-sesame"}
        async with httpx.AsyncClient(timeout=60, base_url=pair.second.url, headers=admin) as http:
            answer = await http.delete(f"/api/admin/tables/{people[0].table}")
        assert answer.status_code == 204
        await people[0].until(lambda: people[0].view["phase"] == "closed")
        answer_ = await people[1].ask({"type": "start", "id": "s"})
        assert answer_["code"] in ("closed", "no_such_table")
        for server in (pair.first, pair.second):
            async with httpx.AsyncClient(timeout=60, base_url=server.url) as http:
                assert (await http.get(f"/api/tables/{people[0].table}")).status_code == 404

    run(test())


def test_a_game_of_bots_that_is_over_at_once_leaves_a_record(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, seats=3)
        await host.connect()
        await host.send({"type": "stand", "seat": 0})
        for _ in range(3):
            await host.send({"type": "add_bot", "bot": "bold"})
        await host.send({"type": "start"})
        await host.until(lambda: host.view["phase"] == "over")
        assert await record_of(host)

    run(test())


def test_presence_is_told_by_the_process_that_has_the_last_connection(pair: Pair) -> None:
    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        tab = await Person(pair.second.url, people[0].table, people[2].token).connect()
        await people[2].close()
        await asyncio.sleep(0.4)  # time to send something wrong
        assert people[0].view["people"][2]["here"]
        await tab.close()
        await people[0].until(lambda: not people[0].view["people"][2]["here"])

    run(test())
