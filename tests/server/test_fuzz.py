"""Malformed input of every kind: no 500, no effect on others, no leak."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.server.client import Json, connect, full_table
from tests.server.running import GENEROUS, Server, serving
from tests.waiting import LIMIT_SECONDS
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path: Path = tmp_path_factory.mktemp("fuzz") / "tables.db"
    with serving(path, *GENEROUS, "--admin-token=open-sesame") as server:
        yield server
        assert "broke" not in server.log()


def test_the_http_api_keeps_its_schema_with_any_request(target: Server) -> None:
    import schemathesis  # here, because every process that runs tests imports this file
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    schema = schemathesis.openapi.from_url(f"{target.url}/api/schema/openapi.json", timeout=300)

    operations = list(schema.get_all_operations())
    assert len(operations) >= 12
    for found in operations:
        operation = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=40,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            case.call_and_validate(base_url=target.url, checks=checks, timeout=LIMIT_SECONDS)

        send()


KINDS = [
    "hello",
    "ping",
    "sit",
    "stand",
    "add_bot",
    "remove_bot",
    "remove",
    "leave",
    "change_options",
    "add_number",
    "start",
    "choose",
    "take_back",
    "rematch",
    "nonsense",
]
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=40)
    | st.sampled_from(["go_on", "leave", "seat", "screen", "bold", "0123456789abcdef"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | values, "id": st.sampled_from(["a", "b", "m1"]) | values},
    optional={
        "seat": st.integers(-1, 9) | values,
        "person": st.integers(0, 5) | values,
        "choice": st.sampled_from(["go_on", "leave"]) | values,
        "game": st.integers(0, 3) | values,
        "expedition": st.integers(0, 6) | values,
        "turn": st.integers(0, 9) | values,
        "name": st.text(max_size=120) | values,
        "bot": st.sampled_from(["bold", "cautious", "x"]) | values,
        "number": st.just("0123456789abcdef") | values,
        "since": st.integers(-1, 99) | values,
        "as": st.sampled_from(["seat", "spectator", "screen"]) | values,
        "options": values,
    },
).map(json.dumps)
nonsense = (
    messages
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.sampled_from(
        ["", "{", "null", "[]", "[" * 3000, '{"a":' * 700, '"\\ud800"', "x" * 5000, "{}" * 50]
    )
)


async def fuzz(server: Server, sent: list[str | bytes], with_token: bool) -> None:
    people = await full_table(server.url, 3)
    honest, attacker = people[:2], people[2]
    await honest[0].send({"type": "start"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] == "playing")
    await honest[0].choose("leave")
    headers = attacker.ticket.headers if with_token else {}
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{attacker.table}/socket"
    received: list[Json] = []

    async def attack() -> None:
        with contextlib.suppress(ConnectionClosed):
            async with connect(address, additional_headers=headers, compression=None) as socket:
                for message in sent:
                    await socket.send(message)
                    with contextlib.suppress(TimeoutError):
                        received.append(json.loads(await asyncio.wait_for(socket.recv(), 0.01)))
                await socket.send('{"type":"ping","id":"last"}')
                while True:
                    answer = json.loads(await asyncio.wait_for(socket.recv(), LIMIT_SECONDS))
                    received.append(answer)
                    if answer.get("id") == "last":
                        return

    await attack()
    for answer in received:
        assert answer["type"] in ("fresh", "update", "ack", "refusal", "fault")
    # the others are still connected and can play; nobody chose for them
    for person in honest:
        await person.send({"type": "ping"})
    state = honest[0].you
    assert state is not None
    assert honest[0].view["phase"] == "playing"
    assert honest[0].game["turn"] == 1
    assert state["choice"] == "leave"
    text = json.dumps(received)
    for person in honest:
        assert person.token is not None
        assert person.token not in text
    for person in people:
        await person.close()


@pytest.mark.parametrize("with_token", [True, False])
def test_nonsense_on_a_socket_does_not_disturb_others(target: Server, with_token: bool) -> None:
    @settings(
        max_examples=30,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(st.lists(nonsense, min_size=1, max_size=25))
    def test(sent: list[str | bytes]) -> None:
        asyncio.run(fuzz(target, ['{"type":"hello","id":"h"}', *sent], with_token))

    test()
    assert "broke" not in target.log()


def test_people_cannot_use_the_ids_and_seats_of_others(target: Server) -> None:
    async def test() -> None:
        people = await full_table(target.url, 3)
        await people[0].send({"type": "start"})
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "playing")
        for seat in range(-1, 9):
            for kind in ("choose", "take_back", "stand"):
                if seat != 2:
                    message: Json = {"type": kind, "id": f"{kind}{seat}", "seat": seat}
                    if kind == "choose":
                        message = {**people[2].choice("leave", seat), **message}
                    answer = await people[2].ask(message)
                    assert answer["type"] != "ack", message
        assert people[0].game["awaited"] == [0, 1, 2]
        for person in people:
            await person.close()

    asyncio.run(test())
