"""A view shows what a seat may see, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.lines import game

from tacora import Game, Reveal, Treasure, play, view

DE = "de-iello-2017+relics"


def in_the_second_expedition() -> Game:
    return play(game(DE, "17+++ relic-++ 9.--"), Reveal(Treasure(5)))[0]


def test_closed_chests_show_everybody_their_own_and_no_other() -> None:
    state = in_the_second_expedition()
    assert [each.chest for each in view(state, 1, "closed").explorers] == [None, 9, None]
    assert [each.chest for each in view(state, None, "closed").explorers] == [None, None, None]
    assert [each.chest for each in view(state, 1, "open").explorers] == [7, 9, 9]


def test_what_lies_open_is_the_same_for_all() -> None:
    state = in_the_second_expedition()
    for seat in (0, 1, 2, None):
        seen = view(state, seat, "closed")
        assert [each.carried for each in seen.explorers] == [1, 1, 1]
        assert [len(each.relics) for each in seen.explorers] == [1, 0, 0]
        assert (seen.path, seen.bag, seen.inside, seen.pool) == (
            *(state.path, state.bag),
            *((0, 1, 2), 2),
        )
        assert seen.collapse_chance == state.collapse_chance


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_another_amount_in_a_closed_chest_changes_no_byte_of_others_views(
    viewer: int | None, hidden: int
) -> None:
    state = in_the_second_expedition()
    richer = list(state.explorers)
    richer[hidden] = replace(richer[hidden], chest=77)
    other = replace(state, explorers=tuple(richer))
    same = repr(view(state, viewer, "closed")) == repr(view(other, viewer, "closed"))
    assert same == (viewer != hidden)


def test_at_the_end_all_chests_are_opened() -> None:
    over = game(DE, *["7---"] * 5)
    assert [each.chest for each in view(over, None, "closed").explorers] == [10, 10, 10]
