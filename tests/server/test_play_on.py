"""A real server plays on from a moment of a record: who sits where, the proof, what is refused."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest
from tests.lines import EXAMPLE as GAME
from tests.server.client import Person, play_out, run
from tests.server.running import Server

from tacora.client import new_number
from tacora.client.notes import ShuffleNotes
from tacora.record import RecordError, from_json, from_text, to_json, verify_shuffle
from tacora.table.wire import BeganView, TableView, You

RECORD = to_json(from_text(GAME)).removesuffix("}") + ', "bots": ["", "bold", "no-such-bot"]}'


def asked(url: str, **changes: Any) -> httpx.Response:
    body = {
        "record": RECORD,
        "moment": 3,
        "seat": 2,
        "same_cards": True,
        "name": "Cy",
        "number": "cc" * 8,
    }
    return httpx.post(f"{url}/api/play-on", json=body | changes, timeout=60)


def token_of(answer: httpx.Response) -> str:
    (cookie,) = answer.cookies.jar
    assert cookie.value is not None
    return cookie.value


@pytest.mark.parametrize("same_cards", [True, False])
def test_a_person_plays_on_and_the_record_says_from_where(server: Server, same_cards: bool) -> None:
    answer = asked(server.url, same_cards=same_cards)
    assert answer.status_code == 201, answer.text
    said = answer.json()
    view = said["view"]["table"]
    began = {"expedition": 1, "turn": 2, "awaits": "choices", "same_cards": same_cards}
    assert view["began"] == began
    seats = [(seat["name"], seat["person"] is not None, seat["bot"]) for seat in view["seats"]]
    # The bot of the record stays; one that is not offered here, or a person, is played by another.
    assert seats[1:] == [("Ben", False, "bold"), ("Cy", True, None)]
    assert seats[0][0] == "Ana"
    assert seats[0][2] in ("veteran", "reckoner")

    async def test() -> dict[str, Any]:
        person = Person(server.url, said["table"], token_of(answer))
        await person.connect()
        notes = ShuffleNotes()
        notes.see(seen(person), own(person))
        number = new_number()
        await person.send({"type": "add_number", "number": number})
        await person.send({"type": "start"})
        notes.see(seen(person), own(person))
        assert person.game["path"] == [{"card": "7", "gems": 1}, {"card": "snake", "gems": 0}]
        await play_out([person])
        async with person.http() as http:
            found = await http.get(f"/api/tables/{person.table}/records")
        (record,) = found.json()["records"]
        notes.check(json.dumps(record))
        for told in (None, BeganView(1, 1, "choices", same_cards)):
            notes._began = told
            with pytest.raises(RecordError, match="began: "):
                notes.check(json.dumps(record))
        kept: dict[str, Any] = record
        return kept

    record = run(test())
    read = from_json(json.dumps(record))
    assert verify_shuffle(read) == "given"
    cards = {"cards": [["7", "snake", "relic:5", "snake"], ["11"], ["4", "lava", "lava"]]}
    cards["cards"] += [["9"], ["15"]]
    wanted = {"expedition": 1, "turn": 2, "awaits": "choices"} | (cards if same_cards else {})
    assert record["began"] == wanted
    assert record["expeditions"][0]["turns"][0] == ["7", "+++"]
    if same_cards:
        # The person left at the snake; those who stayed met the cards of the other game.
        dealt = [card for card, _ in record["expeditions"][0]["turns"]]
        assert dealt == ["7", "snake", "relic:5", "snake"][: len(dealt)]
    replayed = httpx.post(
        f"{server.url}/api/replay", json={"record": json.dumps(record)}, timeout=60
    )
    assert replayed.json()["began"] == began
    assert replayed.json()["shuffle"] is None


def seen(person: Person) -> Any:
    return msgspec.convert(person.view, TableView)


def own(person: Person) -> Any:
    return msgspec.convert(person.you, You)


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"record": "nonsense"}, 400, "bad_record"),
        ({"moment": 999}, 400, "bad_record"),
        ({"seat": 3}, 400, "bad_record"),
        ({"seat": 9}, 400, "malformed"),
        ({"moment": -1}, 400, "malformed"),
        ({"same_cards": 1}, 400, "malformed"),
        ({"name": "\u200b"}, 409, "bad_name"),
        ({"number": "no"}, 400, "malformed"),
        ({"more": 1}, 400, "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused_and_opens_no_table(
    server: Server, changes: dict[str, Any], status: int, code: str
) -> None:
    answer = asked(server.url, **changes)
    assert (answer.status_code, answer.json()) == (status, {"code": code})


def test_a_game_that_is_over_cannot_be_played_on(server: Server) -> None:
    moments = len(
        httpx.post(f"{server.url}/api/replay", json={"record": RECORD}, timeout=60).json()[
            "moments"
        ]
    )
    assert asked(server.url, moment=moments - 1).json() == {"code": "bad_record"}
    assert asked(server.url, moment=moments - 2).status_code == 201
