"""Bots from outside: `tacora join` at a real server's table, as the host allows it."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest
from tests.environment import small_environment
from tests.server.client import Person, Refusal, open_table, play_out, run
from tests.server.running import Server
from tests.waiting import comes_true

from tacora import client
from tacora.client.robot import LinkError, read_link
from tacora.record import from_json, verify_shuffle
from tacora.review.choices import choices_in

CODE = """
class Careful:
    def decide(self, view, history):
        assert len(history) == view.expedition
        return "leave" if view.explorers[view.seat].carried >= 3 else "go_on"
class Broken:
    def decide(self, view):
        return "stay"
"""


async def joining(folder: Path, link: str, bot: str) -> asyncio.subprocess.Process:
    """The command `tacora join`, in a process of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tacora", "join", link, "--bot", bot),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=small_environment(),
    )


def link_of(person: Person) -> str:
    return f"{person.url}/t/{person.table}"


def test_a_bot_from_outside_plays_and_its_seat_says_so(server: Server, tmp_path: Path) -> None:
    (tmp_path / "outside.py").write_text(CODE)

    async def test() -> tuple[str, str]:
        host = await open_table(server.url, seats=3, outside_bots="welcome")
        await host.connect()
        ran = await joining(tmp_path, link_of(host), "outside:Careful")
        await host.until(lambda: host.view["seats"][1] is not None)
        seat = dict(host.view["seats"][1])
        assert seat.pop("look")
        assert seat == {
            "name": "Careful",
            "person": 2,
            "bot": "outside:Careful",
            "played_by_bot": None,
        }
        await host.until(lambda: host.view["people"][1]["here"])
        await host.send({"type": "add_bot", "bot": "bold"})
        for _ in range(2):  # it stays for another game, and nobody has to wait for it
            await host.send({"type": "add_number", "number": "0123456789abcdef"})
            await host.send({"type": "start"})
            await play_out([host], "go_on")
            await host.until(lambda: host.view["phase"] == "over")
            async with host.http() as http:
                answer = await http.get(f"/api/tables/{host.table}/records")
            records = answer.json()["records"]
            await host.send({"type": "rematch"})
        await host.send({"type": "remove", "person": 2})
        out, err = await ran.communicate()
        assert ran.returncode == 0, err
        return json.dumps(records[0]), out.decode()

    text, said = run(test())
    record = from_json(text)
    assert said.startswith("Careful sits at http")
    assert said.count("Game over: ") == 2
    assert record.extra["bots"] == ["", "outside:Careful", "bold"]
    assert record.extra["left"] == [1]
    verify_shuffle(record)
    choices = [
        (moment.explorers[1].carried >= 3, made[1] == "-")
        for moment, _, made in choices_in(record)
        if 1 in moment.inside
    ]
    assert len(choices) >= 5
    assert all(wanted == left for wanted, left in choices)


def test_a_bot_from_outside_is_refused_unless_the_host_welcomes_it(
    server: Server, tmp_path: Path
) -> None:
    async def test() -> None:
        host = await open_table(server.url, seats=3)
        with pytest.raises(Refusal, match="no_outside_bots"):
            await client.join(server.url, host.table, "Robot", bot="my_bot")
        ran = await joining(tmp_path, link_of(host), "bold")
        _, err = await ran.communicate()
        assert ran.returncode == 2
        assert b"the host does not allow bots from outside" in err
        assert b"Traceback" not in err
        open_to_bots = await open_table(server.url, seats=3, outside_bots="welcome")
        with pytest.raises(Refusal, match="bad_name"):  # it is none of the server's own
            await client.join(server.url, open_to_bots.table, "Robot", bot="champion")
        with pytest.raises(Refusal, match="malformed"):
            await client.join(server.url, open_to_bots.table, "Robot", bot="a b")

    run(test())


def test_a_bot_from_outside_that_fails_leaves_and_the_game_goes_on(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / "outside.py").write_text(CODE)

    async def test() -> None:
        host = await open_table(server.url, seats=3, outside_bots="welcome")
        await host.connect()
        ran = await joining(tmp_path, link_of(host), "outside:Broken")
        await host.until(lambda: len(host.view["people"]) == 2 and host.view["people"][1]["here"])
        await host.send({"type": "add_bot", "bot": "bold"})
        await host.send({"type": "start"})
        _, err = await ran.communicate()
        assert ran.returncode == 2
        assert b"bot outside:Broken answered 'stay' in expedition 1, turn 1, seat 1" in err
        await comes_true(lambda: host.view["seats"][1]["person"] is None)
        assert host.view["seats"][1]["bot"] == "cautious"
        await play_out([host], "go_on")
        assert host.view["phase"] == "over"

    run(test())


def test_only_links_of_tables_are_taken() -> None:
    assert read_link("http://127.0.0.1:8000/t/k3J9") == ("http://127.0.0.1:8000", "k3J9", "")
    assert read_link("https://a.example/t/k3.abc") == ("https://a.example", "k3", "abc")
    for link in ("", "k3J9", "ftp://a/t/k", "http://a/", "http://a/t/", "http://[/t/x"):
        with pytest.raises(LinkError, match="is not a link of a table"):
            read_link(link)
