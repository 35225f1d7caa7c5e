"""Replays of records that a client sends, and what leaving brings."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.lines import EXAMPLE as GAME
from tests.server.running import Server

from tacora.record import commitment_to, from_text, to_json
from tacora.table.views import replay_view


def test_a_record_is_shown_moment_by_moment() -> None:
    shown = replay_view(from_text(GAME))
    assert shown.explorers == ("Ana", "Ben", "Cy")
    assert shown.moments[-1].game.result is not None
    assert shown.moments[-1].game.result.points == (18, 14, 11)
    assert shown.moments[0].cards["relic:5"] == 1
    names = [type(each).__name__ for each in shown.moments[1].happened]
    assert names == ["CardRevealed", "TreasureShared"]


def test_what_leaving_brings_stands_beside_the_odds() -> None:
    moment = replay_view(from_text(GAME)).moments[1]
    assert moment.game.odds is not None
    leaving = [(each.leavers, each.gems, each.relics) for each in moment.game.odds.leaving]
    assert leaving == [(1, 3, 0), (2, 2, 0), (3, 2, 0)]


def test_leaving_alone_brings_the_relics_by_their_number_and_not_by_their_worth() -> None:
    record = from_text("tacora/1 ru-hobbyworld-2026+relics Ana, Ben, Cy\n7+++ relic:5")
    odds = replay_view(record).moments[-1].game.odds
    assert odds is not None
    leaving = [(each.leavers, each.gems, each.relics) for each in odds.leaving]
    assert leaving == [(1, 3, 1), (2, 2, 0), (3, 2, 0)]


@pytest.mark.parametrize("form", [GAME, to_json(from_text(GAME))])
def test_both_forms_of_a_record_are_read(server: Server, form: str) -> None:
    answer = httpx.post(f"{server.url}/api/replay", json={"record": form}, timeout=60)
    assert answer.status_code == 200
    assert len(answer.json()["moments"]) == len(replay_view(from_text(GAME)).moments)


SPACES = GAME.splitlines()[0] + "," + " " * 15_000 + '"'
"""A pattern that shares spaces in all ways would read them for days, and nobody gets an answer."""


@pytest.mark.parametrize("wrong", ["nonsense", "{", GAME.replace("+-+", "+.+"), SPACES])
def test_a_record_that_breaks_a_rule_is_refused_with_a_code(server: Server, wrong: str) -> None:
    answer = httpx.post(f"{server.url}/api/replay", json={"record": wrong}, timeout=60)
    assert (answer.status_code, answer.json()) == (400, {"code": "bad_record"})


PLAY_ON = {"moment": 0, "seat": 0, "same_cards": False, "name": "Ana", "number": "0" * 32}
SEED = "0" * 32
PROOF = {
    "procedure": "tacora-deal/1",
    "combination": "tacora-shuffle/1",
    "commitment": commitment_to(SEED),
    "seed": "0",
}
STRANGE: list[tuple[dict[str, Any], int]] = [
    ({"bots": ["\ud800", "bold", None]}, 200),
    ({"bots": {"0": "a\udc80", "1": "bold", "\ud800": "\ud800"}}, 200),
    ({"shuffle": PROOF | {"server_seed": "\ud800", "numbers": []}}, 200),
    ({"shuffle": PROOF | {"server_seed": SEED, "numbers": ["\ud800"]}}, 200),
    ({"shuffle": {"procedure": "tacora-deal/1", "seed": "\ud800"}}, 200),
    ({"date": "\ud800", "\ud800": ["\ud800"]}, 200),
    ({"explorers": ["\ud800", "Ben", "Cy"]}, 400),
    ({"edition": "\ud800"}, 400),
]


@pytest.mark.parametrize(("fields", "status"), STRANGE)
def test_a_record_may_hold_text_that_cannot_be_encoded(
    server: Server, fields: dict[str, Any], status: int
) -> None:
    record = json.dumps(json.loads(to_json(from_text(GAME))) | fields)
    answer = httpx.post(f"{server.url}/api/replay", json={"record": record}, timeout=60)
    assert answer.status_code == status
    if "bots" in fields:
        assert answer.json()["bots"] == [None, "bold", None]
    if fields.get("shuffle"):
        assert answer.json()["shuffle"]


def test_a_bot_at_a_seat_with_thousands_of_digits_is_no_fault_of_the_server(server: Server) -> None:
    record = json.loads(to_json(from_text(GAME))) | {"bots": {"9" * 5_000: "bold"}}
    for path, more in (("replay", {}), ("play-on", PLAY_ON)):
        body = {"record": json.dumps(record), **more}
        answer = httpx.post(f"{server.url}/api/{path}", json=body, timeout=60)
        assert answer.status_code < 300
    assert "broke" not in server.log()


def test_a_text_that_cannot_be_encoded_is_no_record(server: Server) -> None:
    body = b'{"record": "\\ud800"}'
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/replay", content=body, headers=headers, timeout=60)
    assert answer.status_code == 400
