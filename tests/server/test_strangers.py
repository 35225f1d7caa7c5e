"""Strangers who come by HTTP: twice with one key, after they were removed, in a crowd."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import Person, full_table, open_table, run
from tests.server.conftest import Pair
from tests.server.running import GENEROUS, Server, serving

from tacora import client
from tacora.client import Refusal, new_number


def join(url: str, table: str, address: str, **more: Any) -> httpx.Response:
    body = {"name": "Eve", "number": new_number(), **more}
    return httpx.post(
        f"{url}/api/tables/{table}/people",
        json=body,
        headers={"X-Forwarded-For": address},
        timeout=60,
    )


def test_a_join_whose_answer_was_lost_is_asked_again_and_takes_no_second_seat(
    server: Server,
) -> None:
    async def test() -> None:
        host = await (await open_table(server.url)).connect()
        key = new_number()
        first, again = [await client.join(server.url, host.table, "Ben", key=key) for _ in range(2)]
        assert first == again
        ben = await Person(server.url, host.table, again.token).connect()
        assert ben.you is not None
        assert ben.you["person"] == 2
        assert len(ben.view["people"]) == 2
        other = await client.join(server.url, host.table, "Cy", key=new_number())
        assert other.token != first.token
        await host.send({"type": "remove", "person": 2})
        with pytest.raises(Refusal, match="removed"):
            await client.join(server.url, host.table, "Ben", key=key)

    run(test())


def test_a_join_is_repeated_at_another_process(pair: Pair) -> None:
    async def test() -> None:
        host = await (await open_table(pair.first.url)).connect()
        key = new_number()
        first = await client.join(pair.first.url, host.table, "Ben", key=key)
        again = await client.join(pair.second.url, host.table, "Ben", key=key)
        assert first.token == again.token
        await host.until(lambda: len(host.view["people"]) == 2)

    run(test())


@pytest.mark.parametrize("key", ["", "abc", "G" * 32, "a" * 65, "a" * 32 + "\n"])
def test_a_key_that_could_be_guessed_is_no_key(server: Server, key: str) -> None:
    table = run(open_table(server.url)).table
    assert join(server.url, table, "192.0.2.1", key=key).status_code == 400


def test_who_was_removed_stays_away_with_or_without_the_cookie(server: Server) -> None:
    async def test() -> None:
        people = await full_table(server.url, 2)
        table = people[0].table
        eve = join(server.url, table, "192.0.2.66")
        assert eve.status_code == 201
        await people[0].send({"type": "remove", "person": eve.json()["person"]})
        again = join(server.url, table, "192.0.2.66")
        assert (again.status_code, again.json()) == (409, {"code": "removed"})
        elsewhere = httpx.post(
            f"{server.url}/api/tables/{table}/people",
            json={"name": "Eve", "number": new_number()},
            headers={"X-Forwarded-For": "192.0.2.67", "Cookie": f"tacora={eve.cookies['tacora']}"},
            timeout=60,
        )
        assert (elsewhere.status_code, elsewhere.json()) == (409, {"code": "removed"})
        assert join(server.url, table, "192.0.2.68").status_code == 201
        # The host can still name every person, after many have come and gone.
        with pytest.raises(Refusal, match="no_such_person"):
            await people[0].send({"type": "remove", "person": 1_000_000})

    run(test())


def test_one_address_does_not_crowd_a_table(tmp_path: Path) -> None:
    flags = [each for each in GENEROUS if "requests" not in each]
    with serving(tmp_path / "a.db", *flags) as server:

        async def test() -> None:
            host = await (await open_table(server.url, seats=8)).connect()
            codes: list[str] = []
            for _ in range(60):
                answer = join(server.url, host.table, "192.0.2.66")
                codes.append(answer.json().get("code", "in"))
                if answer.status_code == 201:
                    person = Person(server.url, host.table, answer.cookies["tacora"])
                    await person.connect()
                    assert person.you is not None
                    await person.send({"type": "stand", "seat": person.you["seats"][0]})
                    await person.close()
            assert codes.count("in") == 8
            assert "too_many_guests" in codes
            assert "too_fast" in codes
            assert join(server.url, host.table, "192.0.2.67").status_code == 201

        run(test())
