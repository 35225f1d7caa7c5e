"""A locked table, and a new link: older links open the table only for people who joined before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.client import Person, full_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving

from tacora import client
from tacora.client import Client, Refusal, Ticket


def asked(url: str, path: str, invite: str = "") -> tuple[int, Any]:
    """Ask as a stranger, with the key of a link."""
    answer = httpx.get(f"{url}{path}", params={"invite": invite} if invite else {}, timeout=60)
    said = answer.json()
    return answer.status_code, said.get("code") or said


async def _cut_off(watcher: Client) -> None:
    """Read to the end; a spectator who is cut off must not see the new link first."""
    with pytest.raises(Refusal, match="old_link"):
        await _read_on(watcher)
    await watcher.close()


async def _read_on(watcher: Client) -> None:
    async for update in watcher:
        assert not update.table.invite


async def _cannot_watch(url: str, table: str, invite: str) -> None:
    with pytest.raises(Refusal, match="old_link"):
        async with Client(Ticket(url, table, invite=invite)):
            pass


def test_a_locked_table_is_watched_but_not_joined_or_listed(server: Server) -> None:
    async def test() -> None:
        host, ben = await full_table(server.url, 2, listed="public")
        await host.send({"type": "lock", "locked": True})
        await ben.until(lambda: ben.view["locked"])
        assert {"event": "lock_changed", "locked": True} in ben.happened
        with pytest.raises(Refusal, match="locked"):
            await client.join(server.url, host.table, "Eve")
        back = await Person(server.url, host.table, ben.token).connect()
        assert back.you is not None
        stranger = await Person(server.url, host.table, None).connect("spectator")
        assert stranger.view["locked"]
        listed = [each["table"] for each in asked(server.url, "/api/tables")[1]["tables"]]
        assert host.table not in listed
        await host.send({"type": "lock", "locked": False})
        assert (await client.join(server.url, host.table, "Cy")).token

    run(test())


def test_after_a_new_link_the_old_one_opens_the_table_only_for_its_people(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", *FAST, "--admin-token=open-sesame") as server:

        async def test() -> None:
            host, ben = await full_table(server.url, 2)
            table, path = host.table, f"/api/tables/{host.table}"
            watcher = await Client(Ticket(server.url, table)).__aenter__()
            screen = await Person(server.url, table, ben.token).connect("screen")
            await ben.close()  # away while the link is changed
            await host.send({"type": "new_link"})
            invite = host.view["invite"]
            assert invite
            await screen.until(lambda: screen.view["invite"] == invite)
            await _cut_off(watcher)
            for wrong in ("", "0" * 16, invite.upper() + "x"):
                assert asked(server.url, path, wrong) == (409, "old_link")
                assert asked(server.url, f"{path}/records", wrong) == (409, "old_link")
                await _cannot_watch(server.url, table, wrong)
            with pytest.raises(Refusal, match="old_link"):
                await client.join(server.url, table, "Eve")
            with pytest.raises(Refusal, match="old_link"):
                await client.join(server.url, table, "Eve", invite="0" * 16)
            with pytest.raises(Refusal, match="malformed"):
                await client.join(server.url, table, "Eve", invite="nonsense")
            # A person who sat there needs only the cookie, and learns the new link.
            await ben.connect()
            assert ben.you is not None
            assert ben.view["invite"] == invite
            # Everybody else needs the new one.
            cy = await client.join(server.url, table, "Cy", invite=invite)
            third = await Person(server.url, table, cy.token).connect()
            async with Client(Ticket(server.url, table, invite=invite)) as another:
                assert another.table.invite == invite
            await host.send({"type": "start"})
            await host.until(lambda: host.view["phase"] == "playing")
            await play_out([host, ben, third])
            assert len(asked(server.url, f"{path}/records", invite)[1]["records"]) == 1
            admin = {"Authorization": "Bearer open-sesame"}
            gone = f"{server.url}/api/admin/tables/{table}"
            assert httpx.delete(gone, headers=admin, timeout=60).status_code == 204
            assert asked(server.url, f"{path}/records") == (403, "not_watched")
            assert len(asked(server.url, f"{path}/records", invite)[1]["records"]) == 1

        run(test())


def test_a_removed_person_does_not_learn_the_new_link(server: Server) -> None:
    async def test() -> None:
        host, eve = await full_table(server.url, 2)
        await host.send({"type": "remove", "person": 2})
        await eve.until(lambda: eve.you is None)
        await host.send({"type": "new_link"})
        again = Person(server.url, host.table, eve.token)
        with pytest.raises((Refusal, ConnectionError)):
            await again.connect()
        assert host.view["invite"] not in "".join([*eve.frames, *again.frames])

    run(test())


def test_a_table_keeps_its_link_and_lock_through_a_restart_and_a_rematch(tmp_path: Path) -> None:
    async def before(url: str) -> list[Person]:
        people = await full_table(url, 3)
        await people[0].send({"type": "new_link"})
        await people[0].send({"type": "lock", "locked": True})
        await people[0].send({"type": "start"})
        await people[0].until(lambda: people[0].view["phase"] == "playing")
        await play_out(people)
        await people[0].send({"type": "rematch"})
        return people

    with serving(tmp_path / "a.db", *FAST) as server:
        host = run(before(server.url))[0]
    with serving(tmp_path / "a.db", *FAST) as server:

        async def after() -> None:
            assert asked(server.url, f"/api/tables/{host.table}") == (409, "old_link")
            with pytest.raises(Refusal, match="locked"):
                await client.join(server.url, host.table, "Eve", invite=host.view["invite"])

        run(after())


def test_another_process_knows_the_new_link_and_ends_the_old_one(pair: Pair) -> None:
    async def test() -> None:
        host, ben = await full_table(pair.first.url, 2)
        watcher = await Client(Ticket(pair.second.url, host.table)).__aenter__()
        await ben.close()
        ben.url = pair.second.url
        await ben.connect()
        await host.send({"type": "new_link"})
        await _cut_off(watcher)
        await ben.until(lambda: ben.view["invite"] == host.view["invite"])
        with pytest.raises(Refusal, match="old_link"):
            await client.join(pair.second.url, host.table, "Eve")
        assert await client.join(pair.second.url, host.table, "Cy", invite=host.view["invite"])

    run(test())
