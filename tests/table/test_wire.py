"""What a table sends as JSON fits the schema."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from tests.properties.played import Played as PlayedByChance
from tests.properties.played import played as games
from tests.table.helpers import Played

from tacora.game import Event
from tacora.record import from_text, replay
from tacora.server import protocol
from tacora.table import Options, apply, blank, happenings, messages, snapshot_for
from tacora.table.people import Look
from tacora.table.public_events import TableHappening
from tacora.table.views import replay_view
from tacora.table.wire import plain

HAPPENING: Any = protocol.Happening
"""The structs that describe happenings in the schema."""


def read(said: object, kind: Any = HAPPENING) -> Any:
    """The value as a client with the schema reads it and writes it again."""
    return json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(said), type=kind)))


@settings(max_examples=40)
@given(games())
def test_every_event_of_a_game_is_told_as_the_schema_says(played: PlayedByChance) -> None:
    for happened in played.events:
        for event in happened:
            assert read(plain(event)) == plain(event)


def test_the_events_of_a_game_are_told_with_all_they_say() -> None:
    record = from_text(
        "tacora/1 fr-iello-2021+relics Ana, Ben, Cy\n7+++ snake+-+ relic:5-.+ snake\n"
    )
    told = [plain(event) for moment in replay(record) for event in moment.events]
    assert told[:3] == [
        {"event": "expedition_began", "expedition": 1, "entered": ["relic:5"]},
        {"event": "card_revealed", "card": "7"},
        {"event": "treasure_shared", "seats": [0, 1, 2], "each": 2, "left": 1},
    ]
    assert {"event": "relic_taken", "seat": 0, "relic": "relic:5", "worth": 5} in told
    assert {"event": "cave_collapsed", "trap": "snake", "seats": [2], "each": 2} in told
    assert told[-2] == {
        "event": "expedition_ended",
        "expedition": 1,
        "how": "collapse",
        "gems": 0,
        "relics": [],
        "trap": "snake",
    }


def test_everything_that_a_table_tells_is_as_the_schema_says() -> None:
    played = Played(Options(seats=5), people=4)
    played.ask(2, messages.Sit(played.id(), "Eli"))
    played.ask(2, messages.Stand(played.id(), 4))
    played.ask(1, messages.ChangeOptions(played.id(), Options(seats=6)))
    played.ask(1, messages.AddBot(played.id(), "runner"))
    played.ask(1, messages.Lock(played.id(), True))
    played.ask(1, messages.ChangeLook(played.id(), 0, Look(7, 7, 7)))
    played.ask(1, messages.Emote(played.id(), 0, "luck"))
    played.ask(1, messages.NewLink(played.id()))
    played.start()
    played.tell(messages.Went(3))
    played.wait(200_000)
    played.tell(messages.Came(3))
    played.ask(3, messages.TakeBack(played.id(), 2))
    played.ask(1, messages.Leave(played.id()))
    played.restore("f" * 32)
    played.play_out()
    played.ask(2, messages.Again(played.id()))
    played.tell(messages.Close("admin"))
    table, kinds = blank("t"), set[type]()
    for event in played.log:
        table, happened = apply(table, event)
        for each in happenings(event, happened, watched=True):
            assert read(plain(each)) == plain(each)
            kinds.add(type(each))
    assert kinds >= set(get_args(TableHappening))
    assert len(kinds & set(get_args(Event))) >= 6


@pytest.mark.parametrize("viewer", [1, 2, "spectator"])
def test_msgspec_and_the_table_write_the_same_snapshot(viewer: int | str) -> None:
    played = Played(Options(seats=3, odds="shown", chests="open"))
    played.start()
    played.choose(1, "leave")
    seen = snapshot_for(played.table, viewer)  # type: ignore[arg-type]
    assert json.loads(msgspec.json.encode(seen)) == plain(seen)


def test_a_replay_is_as_the_schema_says() -> None:
    record = from_text("tacora/1 fr-iello-2021 Ana, Ben, Cy\n7+++ snake+-+ 5+.+ snake\n")
    said = plain(replay_view(record))
    assert read(said, protocol.ReplayView) == said
    assert {moment["game"]["game"] for moment in said["moments"]} == {1}
