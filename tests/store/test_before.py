"""The server continues a database of version 0.1: every table, every game, every record.

`before-0.2.sql` is the dump of a database that version 0.1 wrote and that was killed in the middle
of four games. Its first lines name the tables and the tokens of the people at them.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, play_out, run
from tests.server.running import GENEROUS, Server, serving

from tacora.client import new_number
from tacora.record import from_json, to_json, verify_shuffle

DUMP = (Path(__file__).parent / "before-0.2.sql").read_text(encoding="utf-8")
TABLES: dict[str, dict[str, Any]] = {
    told["name"]: told
    for told in (
        json.loads(line.removeprefix("-- "))
        for line in DUMP.splitlines()
        if line.startswith("-- {")
    )
}


def restored(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(DUMP)
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = restored(tmp_path_factory.mktemp("before") / "tables.db")
    # The dump becomes older than the usual limits for tables and records.
    long = ("--expire-days=36500", "--keep-records-days=36500")
    with serving(path, *GENEROUS, *long, "--pace-seconds=0") as running:
        yield running


def people_of(server: Server, name: str) -> list[Person]:
    told = TABLES[name]
    return [Person(server.url, told["table"], token) for token in told["tokens"]]


async def connected(server: Server, name: str) -> list[Person]:
    """The people of a table, in the seats that bots play for them meanwhile."""
    people = people_of(server, name)
    for person in people:
        await person.connect()
        assert person.you is not None
        for seat in person.you["seats"]:
            if person.view["seats"][seat]["played_by_bot"]:
                await person.send({"type": "take_back", "seat": seat})
    return people


async def records_of(person: Person) -> list[dict[str, Any]]:
    async with person.http() as http:
        answer = await http.get(f"/api/tables/{person.table}/records")
    assert answer.status_code == 200, answer.text
    records: list[dict[str, Any]] = answer.json()["records"]
    return records


def check(record: dict[str, Any], explorers: int, *, bound: bool = False) -> None:
    """Check that a record can be read, replayed, verified, and written again unchanged.

    A game that started in the version before has numbers that are not bound to seats.
    """
    read = from_json(json.dumps(record))
    assert len(read.explorers) == explorers
    assert verify_shuffle(read) == ("commitment" if bound else "unbound")
    assert json.loads(to_json(read)) == record


def test_a_running_game_goes_on_with_the_choices_that_were_sealed(server: Server) -> None:
    async def test() -> None:
        people = await connected(server, "running")
        host, ben = people[:2]
        assert host.you is not None
        assert ben.you is not None
        assert (host.you["choice"], ben.you["choice"]) == ("go_on", "leave")
        assert [each["sealed"] for each in host.game["explorers"]][:2] == [True, True]
        await play_out(people)
        (record,) = await records_of(host)
        check(record, 5)

    run(test())


def test_a_game_with_a_strong_bot_and_two_seats_at_one_browser_goes_on(server: Server) -> None:
    async def test() -> None:
        (host,) = await connected(server, "days")
        assert host.you is not None
        assert host.you["seats"] == [0, 1]
        assert host.view["options"]["seconds"] == 259200
        assert [seat["name"] for seat in host.view["seats"]][:2] == ["Zoë 🦎", "Ben"]
        while host.view["phase"] == "playing":
            for seat in [seat for seat in host.game["awaited"] if seat in (0, 1)]:
                await host.choose("leave", seat)
            await host.until(lambda: host.game["awaited"] or host.view["phase"] == "over")
        (record,) = await records_of(host)
        check(record, 4)

    run(test())


def test_a_game_that_everybody_left_has_waited_for_them(server: Server) -> None:
    async def test() -> None:
        people = await connected(server, "away")
        assert people[0].view["phase"] == "playing"
        await play_out(people)
        (record,) = await records_of(people[0])
        check(record, 4)

    run(test())


def test_a_record_of_a_finished_game_is_served_as_it_was_written(server: Server) -> None:
    async def test() -> None:
        host = people_of(server, "over")[0]
        (record,) = await records_of(host)
        check(record, 6)
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.executescript(DUMP)
            asked = "SELECT record FROM records WHERE table_id = ?"
            (written,) = connection.execute(asked, (host.table,)).fetchone()
        assert json.loads(written) == record

    run(test())


@pytest.mark.parametrize("name", ["rematch", "open"])
def test_an_open_table_starts_its_next_game(server: Server, name: str) -> None:
    async def test() -> None:
        people = people_of(server, name)
        if name == "open":
            people = people[1:]  # the first one has left, and the second is the host
        for person in people:
            await person.connect()
            await person.send({"type": "add_number", "number": new_number()})
        host = people[0]
        if name == "open":
            await host.send({"type": "add_bot", "bot": "timid"})
        await host.send({"type": "start"})
        for person in people:
            await person.until(lambda p=person: p.view["phase"] == "playing")
        await play_out(people)
        records = await records_of(host)
        assert len(records) == (2 if name == "rematch" else 1)
        *before, last = records
        for record in before:
            check(record, len(host.view["seats"]))
        check(last, len(host.view["seats"]), bound=True)

    run(test())
