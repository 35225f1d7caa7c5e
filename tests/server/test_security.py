"""Who may do what: tokens, origins, limits, names, headers, the admin."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.client import (
    Person,
    Refusal,
    full_table,
    join,
    open_table,
    play_out,
    run,
)
from tests.server.running import Server, serving
from websockets.exceptions import InvalidStatus

from tacora.client import new_number
from tacora.server.security import own_cookie

BODY = {"name": "Ana", "number": "0123456789abcdef"}


def socket_url(server: Server, table: str) -> str:
    return server.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"


async def started(server: Server, people: int = 3, **options: object) -> list[Person]:
    seated = await full_table(server.url, people, **options)
    await seated[0].send({"type": "start"})
    for person in seated:
        await person.until(lambda p=person: p.view["phase"] == "playing")
    return seated


def test_a_token_is_128_bits_in_a_strict_cookie_of_this_table_alone(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=BODY, timeout=60)
    cookie = answer.headers["set-cookie"].lower()
    table = answer.json()["table"]
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert f"path=/api/tables/{table.lower()}" in cookie
    assert len(answer.cookies["tacora"]) == 22  # 16 bytes in base64
    assert answer.cookies["tacora"] not in answer.text


def test_where_people_come_by_https_cookies_are_secure(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", "--public-url=https://play.example.org") as server:
        answer = httpx.post(f"{server.url}/api/tables", json=BODY, timeout=60)
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
        other = {"Origin": "https://evil.example.org"}
        assert (
            httpx.post(f"{server.url}/api/tables", json=BODY, headers=other, timeout=60).status_code
            == 403
        )
        own = {"Origin": "https://play.example.org"}
        assert (
            httpx.post(f"{server.url}/api/tables", json=BODY, headers=own, timeout=60).status_code
            == 201
        )


def test_tokens_are_kept_as_hashes_and_never_logged(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with serving(path, "--log-level=debug") as server:
        people = run(started(server))
        tokens = [person.token for person in people]
        log = server.log()
    with closing(sqlite3.connect(path)) as database:
        kept = "".join(line for (line,) in database.execute("SELECT line FROM events"))
    assert len(tokens) == 3
    for person in people:
        assert person.token is not None
        assert person.token not in kept + log
        assert person.table not in log
        assert all(person.token not in frame for frame in person.frames)
    for private in ("Ana", "127.0.0.1"):
        assert private not in log
    assert all(json.loads(line)["event"] for line in log.splitlines())


def test_an_unknown_token_gives_no_rights(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        forged = Person(server.url, people[0].table, "A" * 22)
        await forged.connect()
        assert forged.you is None
        with pytest.raises(Refusal, match="not_seated"):
            await forged.choose("leave", 0)
        # a token of another table gives no rights here, either
        stranger = await open_table(server.url)
        stranger.table = people[0].table
        await stranger.connect()
        assert stranger.you is None
        with pytest.raises(Refusal, match="not_your_seat"):
            await people[1].choose("leave", 0)

    run(test())


def test_a_second_tab_is_the_same_person(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        tab = await Person(server.url, people[0].table, people[0].token).connect()
        assert tab.you == people[0].you
        await tab.choose("leave")
        await people[0].until(lambda: (people[0].you or {}).get("choice") == "leave")
        await people[0].choose("go_on")
        await tab.until(lambda: (tab.you or {}).get("choice") == "go_on")
        await tab.close()
        await asyncio.sleep(0.2)  # time to send something wrong
        assert people[1].view["people"][0]["here"]

    run(test())


def test_a_stolen_link_gives_no_seat(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        thief = Person(server.url, people[0].table, None)
        with pytest.raises(Refusal, match="already_started"):
            await join(server.url, people[0].table, "Thief")
        await thief.connect()
        assert thief.you is None
        for message in ({"type": "start"}, {"type": "leave"}, {"type": "take_back", "seat": 0}):
            with pytest.raises(Refusal, match="not_seated"):
                await thief.send(message)

    run(test())


def test_a_replayed_message_changes_nothing_for_another_person_either(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        message = {**people[0].choice("leave"), "id": "copied"}
        await people[0].ask(message)
        answer = await people[1].ask(message)
        assert answer["code"] == "not_your_seat"
        again = await people[0].ask(message)
        assert again["type"] == "ack"
        assert people[0].version == again["version"]

    run(test())


def test_a_late_message_does_not_count_for_the_next_turn(server: Server) -> None:
    async def test() -> None:
        people = await started(server)
        late = people[2].choice("leave")
        await asyncio.gather(*(person.choose("go_on") for person in people))
        await people[2].until(lambda: people[2].choice("leave") != late)
        with pytest.raises(Refusal, match="late"):
            await people[2].send(late)
        assert 2 in people[2].game["awaited"]

    run(test())


def test_a_spectator_who_also_plays_learns_nothing_more(server: Server) -> None:
    async def test() -> None:
        people = await started(server, chests="closed")
        watching = await Person(server.url, people[0].table, None).connect("spectator")
        told = len(watching.frames)
        await people[1].choose("leave")
        await watching.until(lambda: len(watching.frames) > told)
        assert "leave" not in "".join(watching.frames[told:])
        assert watching.you is None
        assert all(each["chest"] is None for each in watching.game["explorers"])
        with pytest.raises(Refusal, match="not_seated"):
            await watching.choose("leave", 0)

    run(test())


def test_only_a_person_at_the_table_can_open_a_screen(server: Server) -> None:
    async def test() -> None:
        people = await started(server, spectators="none")
        screen = await Person(server.url, people[0].table, people[0].token).connect("screen")
        assert screen.you is None
        assert screen.game["turn"] >= 1
        stranger = await Person(server.url, people[0].table, None).connect("screen")
        assert stranger.view["game"] is None

    run(test())


@pytest.mark.parametrize("how", ["removed", "left"])
def test_the_sockets_of_a_person_who_is_gone_show_nothing_more(server: Server, how: str) -> None:
    async def test() -> None:
        people = await started(server, spectators="none")
        screen = await Person(server.url, people[1].table, people[1].token).connect("screen")
        assert screen.game["turn"] >= 1
        if how == "removed":
            await people[0].send({"type": "remove", "person": 2})
        else:
            await people[1].send({"type": "leave"})
        sockets = (screen, people[1])
        for each in sockets:
            await each.until(lambda each=each: each.view["game"] is None)
        told = [len(each.frames) for each in sockets]
        for person in (people[0], people[2]):
            await person.choose("leave")
        await people[0].until(lambda: people[0].game["expedition"] == 2)
        for each, before in zip(sockets, told, strict=True):
            await each.until(lambda each=each, before=before: len(each.frames) > before)
            assert all('"game":null' in frame for frame in each.frames[before:])
            assert each.view["tally"] == each.view["shuffle"]["numbers"] == []
            assert "card" not in str(each.happened[-1])

    run(test())


def test_where_nobody_may_watch_nobody_reads_the_record_either(server: Server) -> None:
    async def test() -> None:
        people = await started(server, spectators="none")
        await play_out(people)
        address = f"/api/tables/{people[0].table}"
        async with people[2].http() as http:
            assert len((await http.get(f"{address}/records")).json()["records"]) == 1
        async with Person(server.url, people[0].table, None).http() as http:
            answer = await http.get(f"{address}/records")
            assert (answer.status_code, answer.json()) == (403, {"code": "not_watched"})
            # Nor the seeds from which the cards could be computed.
            shuffle = (await http.get(address)).json()["table"]["shuffle"]
            assert (shuffle["server_seed"], shuffle["numbers"]) == (None, [])
        # Nor does a person who joins later, from a record or as what they missed.
        await people[1].send({"type": "leave"})
        await people[0].send({"type": "rematch"})
        late = await join(server.url, people[0].table, "Late")
        await late.connect(since=1)
        screen = await Person(server.url, late.table, late.token).connect("screen", since=1)
        assert late.happened == screen.happened == []
        async with late.http() as http:
            assert (await http.get(f"{address}/records")).json()["records"] == []
        async with people[2].http() as http:
            assert len((await http.get(f"{address}/records")).json()["records"]) == 1

    run(test())


@pytest.mark.parametrize(
    "origin", ["http://evil.example.org", "null", "http://127.0.0.1:1", "http://[", "//["]
)
def test_pages_of_other_origins_are_refused(server: Server, origin: str) -> None:
    headers = {"Origin": origin}
    answer = httpx.post(f"{server.url}/api/tables", json=BODY, headers=headers, timeout=60)
    assert (answer.status_code, answer.json()) == (403, {"code": "other_origin"})

    async def test() -> None:
        host = await open_table(server.url)
        with pytest.raises(InvalidStatus) as caught:
            await Person(server.url, host.table, host.token).connect(Origin=origin)
        assert caught.value.response.status_code == 403
        await host.connect(Origin=server.url)

    run(test())


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/healthz", "/api/tables", "/api/nothing", "/metrics"):
        headers = httpx.get(server.url + path, timeout=60).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not_found"),
        ("DELETE", "/api/tables", None, 405, "wrong_method"),
        ("POST", "/api/tables", b"{", 400, "malformed"),
        ("POST", "/api/tables", b'{"name": 5}', 400, "malformed"),
        ("POST", "/api/tables", b'{"name": "a", "number": "xyz"}', 400, "malformed"),
        ("POST", "/api/tables", b"[" * 5000, 400, "malformed"),
        (
            "POST",
            "/api/tables",
            b'{"name": "A\xff", "number": "0123"}',
            400,
            "malformed",
        ),
        (
            "POST",
            "/api/tables",
            b'{"name": "A", "number": "0123456789abcdef\\n"}',
            400,
            "malformed",
        ),
        ("GET", "/api/tables/a%0a", None, 400, "malformed"),
        ("POST", "/api/tables", b'{"a":"' + b"x" * 20_000 + b'"}', 413, "too_large"),
    ],
)
def test_errors_are_a_code_and_nothing_else(
    server: Server, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.request(method, server.url + path, content=body, headers=headers, timeout=60)
    assert (answer.status_code, answer.json()) == (status, {"code": code})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "", {**BODY, "options": {"seats": "3"}}),
        ("POST", "", {**BODY, "options": {"seats": 3.0}}),
        ("POST", "", {**BODY, "options": {"relics": "true"}}),
        ("POST", "", {**BODY, "options": {"relics": 1}}),
        ("POST", "", {**BODY, "options": {"seconds": "null"}}),
        ("POST", "/{table}/people", {**BODY, "seat": "1"}),
        ("PUT", "/{table}/options", {"id": "m1", "options": {"seats": "4"}}),
    ],
)
def test_a_number_in_quotes_is_not_a_number(
    server: Server, method: str, path: str, body: dict[str, object]
) -> None:
    with httpx.Client(base_url=f"{server.url}/api/tables", timeout=60) as http:
        table = http.post("", json=BODY).json()["table"]
        http.cookies.clear()
        answer = http.request(method, path.format(table=table), json=body)
        assert (answer.status_code, answer.json()) == (400, {"code": "malformed"})


def test_unknown_rule_sets_and_bad_names_are_refused(server: Server) -> None:
    options = {"edition": "de-iello-2017", "relics": False}
    answer = httpx.post(f"{server.url}/api/tables", json={**BODY, "options": options}, timeout=60)
    assert (answer.status_code, answer.json()) == (409, {"code": "no_such_rule_set"})
    answer = httpx.post(
        f"{server.url}/api/tables", json={**BODY, "name": "\u202e\u0000"}, timeout=60
    )
    assert (answer.status_code, answer.json()) == (409, {"code": "bad_name"})
    answer = httpx.post(
        f"{server.url}/api/tables", json={**BODY, "name": "  A\u202en\u0007a "}, timeout=60
    )
    assert answer.json()["view"]["table"]["seats"][0]["name"] == "Ana"


def test_json_that_is_too_deep_is_answered_and_the_socket_stays(server: Server) -> None:
    async def test() -> None:
        person = await (await open_table(server.url)).connect()
        await person.send_raw('{"id":"deep","x":' + "[" * 3900)
        await person.until(lambda: bool(person.faults))
        assert person.faults[-1]["code"] == "malformed"
        await person.send({"type": "ping"})

    run(test())


def test_a_person_who_joins_twice_keeps_the_seat(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url)
        async with host.http() as http:
            body = {"name": "Other", "number": new_number()}
            answer = await http.post(f"/api/tables/{host.table}/people", json=body)
        assert (answer.status_code, answer.json()["person"]) == (200, 1)

    run(test())


def test_of_all_cookies_only_the_token_is_read() -> None:
    """The standard library reads a long quoted cookie in quadratic time."""
    other = (b"host", b"localhost")
    slow = b'a="' + rb"\x" * 5_000 + b'"'
    mine = (b"cookie", b"tacora=ab-C_1")
    assert own_cookie([other, (b"cookie", slow)]) == [other]
    assert own_cookie([(b"cookie", slow + b"; tacora=ab-C_1; b=2"), other]) == [other, mine]
    assert own_cookie([(b"cookie", slow), (b"cookie", b"tacora=ab-C_1")]) == [mine]
    for none in (b'tacora="ab"', b"tacora=", b"not-tacora=ab", b"tacora=" + b"a" * 101, b"tacora"):
        assert own_cookie([(b"cookie", none)]) == []
