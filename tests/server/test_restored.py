"""A running game that is restored from a backup deals other cards than those people have seen."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.environment import small_environment
from tests.server.client import Json, Person, full_table, play_out, run
from tests.server.running import GENEROUS, Server, serving

from tacora.client import new_number
from tacora.record import Noted, check_noted, from_json, verify_shuffle


def tacora(*arguments: str) -> None:
    command = [sys.executable, "-m", "tacora", *arguments]
    subprocess.run(command, check=True, capture_output=True, env=small_environment())


async def record_of(person: Person) -> Json:
    async with person.http() as http:
        answer = await http.get(f"/api/tables/{person.table}/records")
    (record,) = answer.json()["records"]
    assert isinstance(record, dict)
    return record


def noted(person: Person) -> Noted:
    shuffle = person.view["shuffle"]
    assert shuffle["server_seed"] is None
    return Noted(shuffle["commitment"], dict(enumerate(shuffle["numbers"])))


async def before(server: Server, database: Path, file: Path) -> tuple[list[Person], Noted, Json]:
    """A game of which a backup is made in its first turn, and which is then played to its end."""
    people = await full_table(server.url, 3)
    await people[0].send({"type": "start"})
    for person in people:
        await person.until(lambda p=person: p.view["phase"] == "playing")
    tacora("backup", "--database", str(database), str(file))
    note = noted(people[2])
    assert "" not in note.numbers.values()
    await play_out(people, "go_on")
    return people, note, await record_of(people[0])


async def after(url: str, people: list[Person]) -> tuple[list[Noted], Json]:
    for person in people:
        person.url = url
        await person.connect()
        shuffle = person.view["shuffle"]
        assert shuffle["numbers"] == []
        await person.send({"type": "add_number", "number": new_number()})
    commitment = people[2].view["shuffle"]["commitment"]
    for person in people:
        await person.choose("go_on")
    await people[2].until(lambda: people[2].view["shuffle"]["numbers"])
    note = noted(people[2])
    assert note.commitment == commitment
    await play_out(people, "go_on")
    return [note], await record_of(people[0])


def test_a_restored_game_deals_from_a_fresh_commitment(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "a.jsonl.gz"
    with serving(old, *GENEROUS) as server:
        people, note, seen = run(before(server, old, file))
    tacora("restore", "--database", str(new), str(file))
    with serving(new, *GENEROUS) as server:
        notes, record = run(after(server.url, people))
    first = seen["expeditions"][0]["turns"][0]
    assert record["expeditions"][0]["turns"][0] == first
    assert record["expeditions"] != seen["expeditions"]
    (anew,) = record["shuffle"]["anew"]
    assert (anew["expedition"], anew["turn"]) == (1, 2)
    assert anew["commitment"] != seen["shuffle"]["commitment"]
    read = from_json(json.dumps(record))
    assert verify_shuffle(read) == "commitment"
    check_noted(read, [note, *notes])
