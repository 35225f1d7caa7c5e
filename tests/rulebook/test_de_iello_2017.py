"""The German rulebook."""

import pytest
from tests.lines import carried, chests, events, game, points, result

from tacora import CaveCollapsed, EditionError, Relic, Trap, edition

DE = "de-iello-2017+relics"


def test_example_nine_rubies_among_five_give_one_each_and_four_stay_on_the_card() -> None:
    state = game(DE, "9+++++")
    assert carried(state) == (1, 1, 1, 1, 1)
    assert state.path[0].gems == 4


def test_example_the_first_snake_does_nothing_and_the_second_ends_the_expedition() -> None:
    before = game(DE, "14+++ snake+++ 5+++")
    assert carried(before) == (5, 5, 5)
    assert before.expedition == 1
    after = game(DE, "14+++ snake+++ 5+++ snake")
    assert chests(after) == (0, 0, 0)
    assert after.expedition == 2
    collapse = events(DE, "14+++ snake+++ 5+++ snake")
    assert CaveCollapsed(Trap("snake"), (0, 1, 2), 5) in collapse


def test_two_different_traps_do_no_harm() -> None:
    assert game(DE, "snake+++ lava+++ ram+++ spider+++ boulder+++").expedition == 1


def test_with_too_few_rubies_to_share_all_of_them_stay_on_the_card() -> None:
    state = game(DE, "3++++")
    assert carried(state) == (0, 0, 0, 0)
    assert state.pool == 3


def test_rubies_beside_the_chest_can_be_lost_and_those_inside_it_cannot() -> None:
    assert points(DE, "9-++ lava.++ 7.++ lava") == (3, 0, 0)


def test_one_of_the_two_identical_traps_leaves_the_game_and_the_other_goes_back() -> None:
    fresh = edition("de-iello-2017").deck()
    state = game(DE, "snake+++ snake")
    assert fresh[Trap("snake")] == 3
    assert state.bag[Trap("snake")] == 2
    assert state.removed == (Trap("snake"),)


def test_who_goes_back_collects_all_rubies_still_on_the_path() -> None:
    # 5 and 7 among three leave 2 + 1 on two cards; 1 + 2 carried.
    assert chests(game(DE, "5+++ 7-++")) == (1 + 2 + 3, 0, 0)


def test_several_who_go_back_share_the_path_equally_and_the_rest_stays() -> None:
    state = game(DE, "5+++ 7--+")
    assert chests(state) == (1 + 2 + 1, 1 + 2 + 1, 0)
    assert state.pool == 1


def test_a_lone_leaver_takes_all_relics_lying_out() -> None:
    state = game(DE, "relic+++ relic+++ 7-++")
    assert [taken.worth for taken in state.explorers[0].relics] == [5, 5]
    assert state.relics_on_path == ()


def test_several_leavers_take_no_relic_and_it_stays_for_a_later_lone_one() -> None:
    state = game(DE, "relic--++ 7..-+")
    assert [len(explorer.relics) for explorer in state.explorers] == [0, 0, 1, 0]


def test_the_first_three_relics_taken_by_anyone_are_worth_five_and_later_ones_ten() -> None:
    lines = ("relic-++ 1.--", "relic+-+ 1-.-", "relic++- 1--.", "relic-++ 1.--", "relic-++ 1.--")
    assert points(DE, *lines) == (5 + 10 + 10, 5, 5)
    assert result(DE, *lines).relics == (3, 1, 1)


def test_the_fourth_relic_is_worth_ten_even_when_one_explorer_takes_four_at_once() -> None:
    assert points(DE, "relic+++ relic+++ relic+++ relic-++ 1.--") == (25, 0, 0)


def test_relics_left_in_the_cave_leave_the_game_and_do_not_count_as_taken() -> None:
    state = game(DE, "relic+++ relic+++ relic+++ 1---")
    assert state.removed == (Relic(), Relic(), Relic())
    assert state.bag[Relic()] == 2
    lines = ("relic+++ relic+++ relic+++ 1---", "relic-++ 1.--", "relic-++ 1.--")
    assert points(DE, *lines) == (10, 0, 0)


def test_all_five_relics_are_in_the_deck_from_the_first_expedition() -> None:
    assert game(DE, "1+++").bag[Relic()] == 5


def test_level_on_points_the_victory_is_shared_even_with_fewer_relics() -> None:
    level = result(DE, "relic-++ 1.--", "11+++ snake+-+ snake")
    assert level.points == (5, 5, 0)
    assert level.relics == (1, 0, 0)
    assert (level.winners, level.outcome) == ((0, 1), "shared")


def test_there_is_no_game_without_relics_in_this_book() -> None:
    with pytest.raises(EditionError, match="no book has de-iello-2017 without relics"):
        edition("de-iello-2017", relics=False)


def test_the_fifth_relic_taken_as_the_fifth_is_worth_ten() -> None:
    lines = ("relic+++ relic-++ 1.--", "relic+++ relic-++ 1.--", "relic+-+ 1-.-")
    assert points(DE, *lines) == (5 + 5 + 5 + 10, 10, 0)
