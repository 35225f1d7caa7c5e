"""What an admin can do over HTTP: see what goes on, close, ban, announce, drain, back up."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import Person, full_table, open_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving
from tests.waiting import LOOK_EVERY_SECONDS, comes_true
from websockets.exceptions import InvalidStatus

from tacora.server.api.admin import MOST_NOTED_TOKENS, MOST_WRONG_TOKENS
from tacora.server.orders import network_to_ban
from tacora.store.backup import FORMAT

LOOKS = 100
ADMIN = {"Authorization": "Bearer open-sesame"}
BODY = {"name": "Ana", "number": "0123456789abcdef"}


def admin(
    server: Server, method: str, path: str, body: object = None, address: str = "192.0.2.1"
) -> httpx.Response:
    """Ask as the admin, who sits behind the proxy at this address."""
    headers = {**ADMIN, "X-Forwarded-For": address}
    url = f"{server.url}/api/admin/{path}"
    return httpx.request(method, url, json=body, headers=headers, timeout=60)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, which bans and drains it."""
    with serving(tmp_path / "tables.db", *FAST, "--admin-token=open-sesame") as running:
        yield running


async def told(person: Person, at: int | None) -> None:
    """Wait until a person was told when the server will restart."""
    text = json.dumps({"type": "restart", "at": at}, separators=(",", ":"))
    await person.until(lambda: text in person.frames)


def came_by(address: str) -> Any:
    """The headers of a client for which a trusted proxy speaks."""
    return {"X-Forwarded-For": address}


def opened_from(server: Server, address: str) -> tuple[int, str]:
    headers = {"X-Forwarded-For": address}
    answer = httpx.post(f"{server.url}/api/tables", json=BODY, headers=headers, timeout=60)
    return answer.status_code, answer.json().get("code", "")


def test_an_announced_restart_is_told_to_everybody_and_a_drain_lets_games_end(own: Server) -> None:
    async def test() -> None:
        people = await full_table(own.url, 3)
        await people[0].send({"type": "start"})
        said = admin(own, "POST", "restart", {"in_seconds": 600}).json()
        for person in people:
            await told(person, said["until"])
        late = Person(own.url, people[0].table, people[0].token)
        await late.connect()
        await told(late, said["until"])
        assert admin(own, "DELETE", "restart").status_code == 204
        for person in (*people, late):
            await told(person, None)

        assert admin(own, "POST", "drain", {"seconds": 600}).status_code == 200
        assert opened_from(own, "192.0.2.9") == (503, "restarting")
        await play_out(people)
        answer = await people[0].ask({"type": "again"})
        assert answer["code"] == "restarting"
        assert admin(own, "DELETE", "drain").status_code == 204
        assert admin(own, "DELETE", "drain").status_code == 404
        assert opened_from(own, "192.0.2.9")[0] == 201
        assert (await people[0].ask({"type": "again"}))["type"] == "ack"

    run(test())


def test_a_banned_network_is_refused_and_cut_off_and_the_admin_never_is(own: Server) -> None:
    async def test() -> None:
        host = await open_table(own.url, "Ana")
        await host.connect()
        watcher = Person(own.url, host.table, None)
        await watcher.connect(**came_by("198.51.100.7"))
        ban = {"network": "198.51.100.7/24", "seconds": 600}
        given = admin(own, "POST", "bans", ban, "198.51.100.9").json()
        assert given["subject"] == "198.51.100.0/24"
        assert opened_from(own, "198.51.100.200") == (403, "banned")
        assert opened_from(own, "198.51.101.1")[0] == 201
        await comes_true(lambda: watcher.close_reason == "banned")
        with pytest.raises(InvalidStatus):
            await watcher.connect(**came_by("198.51.100.8"))
        await host.send({"type": "ping"})
        # Admins who have banned themselves can take it back.
        network = "bans?network=198.51.100.0/24"
        assert admin(own, "DELETE", network, None, "198.51.100.9").status_code == 204
        assert opened_from(own, "198.51.100.200")[0] == 201

    run(test())
    for wrong in ("0.0.0.0/0", "::/0", "nobody", "192.0.2.0/33"):
        body = {"network": wrong, "seconds": 60}
        answer = admin(own, "POST", "bans", body)
        assert (answer.status_code, answer.json()) == (400, {"code": "no_network"}), wrong


@pytest.mark.parametrize(
    ("said", "banned"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 10.1.2.3/8", "10.0.0.0/8"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("10.0.0.0/7", None),
        ("2000::/15", None),
        ("::ffff:192.0.2.9", None),
        ("", None),
    ],
)
def test_a_ban_is_for_a_network_that_is_neither_too_large_nor_too_small(
    said: str, banned: str | None
) -> None:
    found = network_to_ban(said)
    assert (str(found) if found else None) == banned


def test_an_admin_sees_what_goes_on_and_the_log_says_what_they_did(own: Server) -> None:
    for name in ("Ana", "50%_!", "Ana"):
        body = {**BODY, "name": name}
        assert httpx.post(f"{own.url}/api/tables", json=body, timeout=60).status_code == 201
    now = admin(own, "GET", "now").json()
    assert now["phases"] == {"open": {"tables": 3, "people": 0}}
    assert "tacora_commit_seconds_count" in now["metrics"]

    def found(text: str, offset: int = 0) -> list[str]:
        page = admin(own, "GET", f"search?text={text}&offset={offset}").json()
        assert page["more"] is False
        return [each["summary"]["host"] for each in page["tables"]]

    assert found("") == ["Ana", "50%_!", "Ana"]
    assert found("", 2) == ["Ana"]
    assert found("50%25_!") == ["50%_!"]
    assert found("5_") == found("%25") == []
    assert found("host") == found("na") == []
    assert found("ANA") == ["Ana", "Ana"]
    first = admin(own, "GET", "search").json()["tables"][0]["summary"]["table"]
    assert found(first) == ["Ana"]
    assert admin(own, "DELETE", f"tables/{first}").status_code == 204
    assert found("ana") == ["Ana"]

    saved = admin(own, "GET", "backup")
    assert saved.headers["content-disposition"].endswith('"tacora.jsonl.gz"')
    lines = [json.loads(line) for line in gzip.decompress(saved.content).splitlines()]
    assert (lines[0], lines[-1][0]) == ({"format": FORMAT}, "end")
    entries = admin(own, "GET", "audit").json()["entries"]
    told = [(each["address"], each["action"], each["subject"]) for each in entries]
    assert told == [("192.0.2.1", "backup", ""), ("192.0.2.1", "table closed", first)]


def test_wrong_tokens_are_limited_and_noted_and_leave_no_trace_of_themselves(own: Server) -> None:
    def tried(token: str, address: str) -> int:
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address}
        return httpx.get(f"{own.url}/api/admin/now", headers=headers, timeout=60).status_code

    guesses = [tried(f"guess-{number}", "203.0.113.5") for number in range(MOST_WRONG_TOKENS + 2)]
    assert guesses[:MOST_WRONG_TOKENS] == [401] * MOST_WRONG_TOKENS
    assert guesses[-1] == 429
    assert tried("open-sesame", "203.0.113.5") == 429  # it cannot learn that it was right
    assert tried("open-sesame", "203.0.113.6") == 200
    entries = admin(own, "GET", "audit").json()["entries"]
    assert {(each["address"], each["action"]) for each in entries} == {
        ("203.0.113.5", "wrong token")
    }
    assert len(entries) == MOST_WRONG_TOKENS
    assert "wrong admin token" in own.log()
    assert "guess" not in own.log() + json.dumps(entries)
    # Many addresses together do not push out what admins did.
    for number in range(MOST_NOTED_TOKENS):
        assert tried("guess", f"198.51.100.{number}") == 401
    assert len(admin(own, "GET", "audit").json()["entries"]) == MOST_NOTED_TOKENS


def test_wrong_tokens_at_one_process_count_at_the_others(pair: Pair) -> None:
    def tried(server: Server, token: str, address: str) -> int:
        headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": address}
        return httpx.get(f"{server.url}/api/admin/audit", headers=headers, timeout=60).status_code

    async def counts_at_the_other(address: str) -> bool:
        for _ in range(MOST_WRONG_TOKENS):
            assert tried(pair.first, "guess", address) == 401
        for _ in range(LOOKS):
            if tried(pair.second, "open-sesame", address) == 429:
                return True
            await asyncio.sleep(LOOK_EVERY_SECONDS)
        return False

    async def test() -> None:
        # A process that has not heard of the other yet, or is late, tells it nothing of an address.
        for number in range(20):
            if await counts_at_the_other(f"203.0.113.{100 + number}"):
                return
        raise AssertionError("no wrong token counts at the other process")

    run(test())


def test_without_a_token_there_is_no_admin(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", *FAST) as server:
        for path in ("now", "tables", "search", "audit", "backup"):
            assert admin(server, "GET", path).status_code == 404, path
        for path in ("restart", "drain", "bans"):
            answer = admin(server, "POST", path, {"network": "192.0.2.1", "seconds": 9})
            assert answer.status_code == 404, path
        assert httpx.get(f"{server.url}/admin", timeout=60).status_code == 404


def test_what_one_process_is_told_all_processes_do(pair: Pair) -> None:
    async def test() -> None:
        host = await open_table(pair.second.url, "Ana")
        await host.connect()
        said = admin(pair.first, "POST", "restart", {"in_seconds": 600}).json()
        await told(host, said["until"])
        admin(pair.second, "DELETE", "restart")
        body = {"network": "203.0.113.0/24", "seconds": 600}
        assert admin(pair.first, "POST", "bans", body).status_code == 200
        await comes_true(lambda: opened_from(pair.second, "203.0.113.8") == (403, "banned"))
        assert admin(pair.second, "DELETE", "bans?network=203.0.113.0/24").status_code == 204
        now = admin(pair.second, "GET", "now").json()
        assert (now["orders"], now["metrics"].count("tacora_up{")) == ([], 2)

    run(test())


def test_the_admin_lists_and_closes_tables_with_a_token(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3)
        table = people[0].table
        async with httpx.AsyncClient(timeout=60, base_url=server.url) as http:
            for headers in ({}, {"Authorization": "Bearer wrong"}):
                answer = await http.get("/api/admin/tables", headers=headers)
                assert answer.status_code == 401
            listed = (await http.get("/api/admin/tables", headers=ADMIN)).json()["tables"]
            assert table in [each["table"] for each in listed]
            answer = await http.delete(f"/api/admin/tables/{table}", headers=ADMIN)
            assert answer.status_code == 204
            await people[1].until(lambda: people[1].view["phase"] == "closed")
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
            answer = await http.delete(f"/api/admin/tables/{table}", headers=ADMIN)
            assert answer.status_code == 404

    run(test())
