"""The recorder: a record as it grows, and which bots it names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.lines import EXAMPLE as GAME

from tacora import Decide, Reveal, Treasure, edition
from tacora.record import (
    Record,
    bots_field,
    bots_of,
    from_text,
    last_game,
    play_recorded,
    start_recorded,
    to_text,
)


def test_a_game_that_is_recorded_move_by_move_is_the_record() -> None:
    whole = from_text(GAME)
    game, record, events = start_recorded(whole.edition, whole.explorers, {"date": 1})
    assert len(events) == 1
    for turns in whole.expeditions:
        for turn in turns:
            game, record, _ = play_recorded(game, record, Reveal(turn.card))
            # The record of a game that stops here can be read and resumed.
            assert last_game(record) == game
            if turn.choices:
                leaving = [seat for seat, choice in enumerate(turn.choices) if choice == "-"]
                game, record, _ = play_recorded(game, record, Decide(leaving))
                assert last_game(record) == game
    assert to_text(record) == GAME
    assert record.extra == {"date": 1}


def test_what_happened_comes_with_the_game_and_its_record() -> None:
    game, record, _ = start_recorded(edition("fr-iello-2021"), ("Ana", "Ben", "Cy"))
    assert record == Record(edition("fr-iello-2021"), ("Ana", "Ben", "Cy"))
    after, longer, events = play_recorded(game, record, Reveal(Treasure(7)))
    assert [type(event).__name__ for event in events] == ["CardRevealed", "TreasureShared"]
    assert (after.turn, len(longer.expeditions[0])) == (1, 1)
    assert record.expeditions == ()  # the record before is as it was


def test_a_record_has_one_entry_a_seat_for_its_bots() -> None:
    assert bots_field([None, "bold", "veteran"]) == ["", "bold", "veteran"]
    assert bots_field(["", "bold"]) == ["", "bold"]


@pytest.mark.parametrize(
    ("said", "bots"),
    [
        (["", "bold", "veteran"], ("", "bold", "veteran")),
        # What version 0.1 wrote: the terminal and simulations, and servers.
        ([None, "bold", "veteran"], ("", "bold", "veteran")),
        ({"1": "bold", "2": "veteran"}, ("", "bold", "veteran")),
        ({}, ("", "", "")),
        # A text that cannot be a name counts as a person.
        (["\ud800", "bold", "a\nb"], ("", "bold", "")),
        # An unreadable field counts as missing.
        (None, None),
        (7, None),
        ("bold", None),
        (["bold"], None),
        (["bold"] * 4, None),
        ([1, 2, 3], None),
        ({"0": ["bold"]}, None),
        ({"3": "bold"}, None),
    ],
)
def test_the_bots_of_a_record_are_read_in_every_form(
    said: Any, bots: tuple[str, ...] | None
) -> None:
    record = replace(from_text(GAME), extra={"bots": said})
    assert bots_of(record) == bots
    assert bots_of(from_text(GAME)) is None
