"""Versions, acknowledgements and schemas: what the protocol promises."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Coroutine
from typing import Any

import httpx
import jsonschema_rs
import pytest
from tests.server.client import Person, Refusal, connect, full_table, open_table, play_out, run
from tests.server.running import Server
from websockets.asyncio.client import ClientConnection

from tacora.server.protocol import message_schema


def validator(side: str) -> Any:
    schema = message_schema()
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{side}", "$defs": schema["$defs"]})


def test_every_message_of_the_server_fits_the_generated_schema(server: Server) -> None:
    async def test() -> list[str]:
        people = await full_table(server.url, 3, odds="shown", edition="de-iello-2017")
        watcher = await Person(server.url, people[0].table, None).connect("spectator")
        await people[0].send_raw("{}")
        await people[0].send({"type": "start"})
        with pytest.raises(Refusal):
            await people[1].choose("leave", 0)
        await play_out(people, "go_on")
        await people[0].send({"type": "rematch"})
        await people[0].send({"type": "leave"})
        for person in (*people, watcher):
            await person.send({"type": "ping"})  # after this answer no message is on its way
        return [text for person in (*people, watcher) for text in person.frames]

    valid = validator("ServerMessage")
    frames = [json.loads(text) for text in run(test())]
    assert {frame["type"] for frame in frames} == {"fresh", "update", "ack", "refusal", "fault"}
    for frame in frames:
        valid.validate(frame)
    assert not valid.is_valid({"type": "fresh", "version": 1})


def test_the_served_schemas_are_the_generated_ones(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/schema/messages.json", timeout=60).json()
    assert served == json.loads(json.dumps(message_schema()))
    openapi = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=60).json()
    assert openapi["openapi"].startswith("3.1")
    paths = set(openapi["paths"])
    assert {"/api/tables", "/api/tables/{table}/people", "/healthz"} <= paths


def test_a_client_that_reconnects_gets_what_it_missed(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        away = people[2]
        await away.until(lambda: away.view["phase"] == "playing")
        version, told = away.version, len(away.happened)
        await away.close()
        await people[0].choose("go_on")
        await people[1].choose("leave")
        await people[0].choose("leave")
        await away.connect(since=version)
        missed = [each["event"] for each in away.happened[told:]]
        assert [each for each in missed if each == "choice_sealed"] == ["choice_sealed"] * 3
        assert not [frame for frame in away.frames[-3:] if '"type":"fresh"' in frame]
        assert away.game["awaited"] == [2]

    run(test())


@pytest.mark.parametrize("since", [0, 10**9])
def test_a_version_from_before_one_joined_or_an_unknown_one_gets_a_fresh_view(
    server: Server, since: int
) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3)
        again = Person(server.url, people[0].table, people[1].token)
        await again.connect(since=since)
        assert '"type":"fresh"' in again.frames[-1]
        assert again.view["phase"] == "open"
        assert again.you is not None

    run(test())


def test_a_fresh_view_tells_the_game_so_far(server: Server) -> None:
    """A person who comes later gets the same events as those who were there, and no more."""
    of_the_game = {
        "expedition_began", "card_revealed", "treasure_shared", "cave_collapsed",
        "choices_revealed", "explorers_left", "expedition_ended", "decision_skipped",
        "deck_ran_out", "game_ended",
    }  # fmt: skip

    def story(person: Person) -> list[Any]:
        (told,) = [
            frame for text in person.frames if (frame := json.loads(text)).get("story") is not None
        ]
        return list(told["story"])

    async def test() -> None:
        people = await full_table(server.url, 3, spectators="none")
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        for choice in ("go_on", "leave"):
            now = max(person.version or 0 for person in people)
            for person in people:
                await person.until(lambda p=person, now=now: (p.version or 0) >= now)
                await person.choose(choice)
        # or a later one, if the cave collapsed at once
        await people[0].until(lambda: people[0].game["expedition"] >= 2)
        await people[0].choose("leave")
        again = await Person(server.url, people[0].table, people[1].token).connect()
        seen = [each for each in people[1].happened if each["event"] in of_the_game]
        assert seen
        assert story(again) == seen
        stranger = await Person(server.url, people[0].table, None).connect("spectator")
        assert story(stranger) == []

    run(test())


def test_a_message_sent_twice_counts_once(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        await people[1].until(lambda: people[1].view["phase"] == "playing")
        message = {**people[0].choice("leave"), "id": "once"}
        first = await people[0].ask(message)
        second = await people[0].ask(message)
        assert first["type"] == second["type"] == "ack"
        assert first["version"] == second["version"]

    run(test())


def test_a_late_message_is_refused_with_the_present_view(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 3)
        await people[0].send({"type": "start"})
        late = people[0].choice("leave")
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "playing")
        await asyncio.gather(*(person.choose("go_on") for person in people))
        await people[0].until(lambda: people[0].choice("leave") != late)
        with pytest.raises(Refusal, match="late") as caught:
            await people[0].send(late)
        assert caught.value.answer["table"]["game"]["turn"] == people[0].game["turn"]

    run(test())


def test_before_the_hello_nothing_is_done_and_a_ping_is_answered(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url)
        guest = Person(server.url, host.table, host.token)
        address = server.url.replace("http", "ws") + f"/api/tables/{host.table}/socket"
        async with connect(address, additional_headers=guest.ticket.headers) as socket:
            await socket.send('{"type":"start","id":"s"}')
            assert json.loads(await socket.recv())["code"] == "hello_first"
            await socket.send('{"type":"ping","id":"p"}')
            assert json.loads(await socket.recv())["type"] == "ack"

    run(test())


def test_a_table_that_does_not_exist(server: Server) -> None:
    async def test() -> None:
        from websockets.exceptions import ConnectionClosed

        async with connect(server.url.replace("http", "ws") + "/api/tables/none/socket") as socket:
            with pytest.raises(ConnectionClosed) as caught:
                await socket.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404

    run(test())
    for path in ("", "/records"):
        answer = httpx.get(f"{server.url}/api/tables/none{path}", timeout=60)
        assert (answer.status_code, answer.json()) == (404, {"code": "no_such_table"})


def test_leaving_is_acknowledged_also_after_a_lost_connection(server: Server) -> None:
    async def test() -> None:
        host, guest, _ = await full_table(server.url, 3)
        leave = {"type": "leave", "id": "leave-1"}
        assert (await guest.ask(leave))["type"] == "ack"
        await guest.close()
        await guest.connect()
        assert (await guest.ask(leave))["type"] == "ack"
        answer = await guest.ask({"type": "sit", "id": "sit-1", "name": "Ben"})
        assert answer["code"] == "unknown_person"
        assert len(host.view["people"]) == 2

    run(test())


def test_what_comes_on_an_older_connection_of_a_client_no_longer_counts(server: Server) -> None:
    async def test() -> None:
        host = await (await open_table(server.url)).connect()
        address = server.url.replace("http", "ws") + f"/api/tables/{host.table}/socket"

        async def opened(number: str) -> ClientConnection:
            socket = await connect(
                f"{address}?connection={number}", additional_headers=host.ticket.headers
            )
            await socket.send('{"type":"hello","id":"h"}')
            assert json.loads(await socket.recv())["type"] == "ack"
            return socket

        def lock(socket: ClientConnection, *, locked: bool) -> Coroutine[Any, Any, None]:
            message = {"type": "lock", "id": secrets.token_hex(4), "locked": locked}
            return socket.send(json.dumps(message))

        older, newer, other = [await opened(each) for each in ("ab-9", "ab-10", "cd-1")]
        await lock(newer, locked=True)
        await lock(other, locked=True)
        await host.until(lambda: host.view.get("locked"))
        await lock(older, locked=False)
        await older.wait_closed()
        assert (older.close_code, older.close_reason) == (4409, "replaced")
        late = await connect(f"{address}?connection=ab-8", additional_headers=host.ticket.headers)
        await late.send('{"type":"hello","id":"h"}')
        await late.wait_closed()
        assert late.close_code == 4409
        await host.ask({"type": "ping"})
        assert host.view.get("locked")
        for socket in (newer, other):
            await socket.close()

    run(test())
