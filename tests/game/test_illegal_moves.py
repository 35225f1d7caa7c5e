"""An illegal move says what was awaited and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lines import game

from tacora import (
    Decide,
    Game,
    IllegalMove,
    Relic,
    Reveal,
    Trap,
    Treasure,
    edition,
    play,
    start,
)

DE = "de-iello-2017+relics"


def refused(state: Game, move: Any, awaited: str) -> None:
    before = repr(state)
    with pytest.raises(IllegalMove, match=awaited):
        play(state, move)
    assert repr(state) == before


def test_choices_before_the_first_card() -> None:
    state, _ = start(edition("de-iello-2017"), 3)
    refused(state, Decide(), "the next card was awaited, not choices")


def test_a_card_while_choices_are_awaited() -> None:
    state, _ = play(start(edition("de-iello-2017"), 3)[0], Reveal(Treasure(7)))
    refused(state, Reveal(Treasure(5)), "the choices of the explorers inside were awaited")


def test_a_card_that_is_no_longer_in_the_deck() -> None:
    refused(game(DE, "17+++"), Reveal(Treasure(17)), "still in the deck was awaited, and no 17 is")
    refused(game(DE, "17+++"), Reveal(Treasure(6)), "no 6 is")
    refused(game(DE, "17+++"), Reveal(Trap("mummy")), "no mummy is")
    refused(game(DE, "17+++"), Reveal(Relic(5)), "no relic:5 is")
    refused(game(DE, "17+++"), Reveal("17"), "no 17 is")  # type: ignore[arg-type]


def test_the_choice_of_an_explorer_at_camp_or_of_a_seat_that_does_not_exist() -> None:
    state = game(DE, "7-++")
    state, _ = play(state, Reveal(Treasure(5)))
    refused(state, Decide({0}), "seats 1, 2 were awaited: seat 0 is not in the cave")
    refused(state, Decide({3}), "seat 3 is not in the cave")
    refused(state, Decide({"1"}), "seat 1 is not in the cave")  # type: ignore[arg-type]


def test_any_move_after_the_end() -> None:
    state = game(DE, *["1---"] * 5)
    refused(state, Reveal(Treasure(1)), "nothing was awaited, the game is over")
    refused(state, Decide(), "nothing was awaited, the game is over")


def test_something_that_is_no_move() -> None:
    refused(game(DE, "7+++"), "leave", "a Reveal or a Decide was awaited")


@pytest.mark.parametrize("explorers", [-1, 0, 1, 2, 9, 100])
def test_too_few_or_too_many_explorers(explorers: int) -> None:
    with pytest.raises(IllegalMove, match="is for 3 to 8 explorers"):
        start(edition("de-iello-2017"), explorers)


junk = st.one_of(
    st.none(), st.integers(), st.text(max_size=5), st.floats(), st.tuples(st.integers())
)


@given(junk, st.frozensets(junk, max_size=4))
def test_junk_is_refused_and_never_crashes(card: Any, leaving: Any) -> None:
    state = game(DE, "7-++")
    refused(state, Reveal(card), "awaited")
    refused(state, card, "awaited")
    state, _ = play(state, Reveal(Treasure(5)))
    if not leaving <= {1, 2}:
        refused(state, Decide(leaving), "awaited")
