"""The Polish rulebook of Incan Gold."""

from tests.lines import carried, chests, events, game, points, result

from tacora import Dealer, DecisionSkipped, ExpeditionBegan, Relic, Trap, edition, start

PL = "pl-incan-gold+relics"
ORIGINAL = "pl-incan-gold"


def test_example_eleven_among_four_give_two_each() -> None:
    state = game(PL, "11++++")
    assert carried(state) == (2, 2, 2, 2)
    assert state.pool == 3


def test_the_second_trap_of_a_kind_drives_everybody_out_and_leaves_the_game() -> None:
    state = game(PL, "14+++ mummy+++ mummy")
    assert chests(state) == (0, 0, 0)
    assert state.removed == (Trap("mummy"),)
    assert state.bag[Trap("mummy")] == 2


def test_when_the_first_card_is_a_trap_the_next_one_is_turned_at_once() -> None:
    state = game(PL, "fire 14+++")
    assert carried(state) == (4, 4, 4)
    assert DecisionSkipped() in events(PL, "fire 14+++")


def test_only_the_very_first_card_is_skipped() -> None:
    assert game(PL, "fire snake+++").turn == 2
    assert game(PL, "5+++ fire+++").awaits == "card"
    assert game(PL, "fire 5+++").awaits == "card"


def test_a_trap_after_a_lone_leaver_emptied_the_path_is_not_the_first_card() -> None:
    state = game(PL, "relic-++ fire.++")
    assert state.turn == 2
    assert DecisionSkipped() not in events(PL, "relic-++ fire.++")


def test_a_pair_of_traps_as_the_first_two_cards_ends_the_round() -> None:
    assert game(PL, "fire fire").expedition == 2


def test_the_next_artifact_is_shown_and_shuffled_in_before_each_round() -> None:
    happened = events(PL, *["1---"] * 5)
    entered = [event.entered for event in happened if isinstance(event, ExpeditionBegan)]
    assert entered == [(Relic(),)] * 5
    assert game(PL, "1---", "1+++").bag[Relic()] == 2


def test_an_artifact_not_found_in_this_round_can_be_found_later() -> None:
    assert points(PL, "1---", "relic+++ relic-++ 1.--") == (10, 0, 0)


def test_nobody_takes_an_artifact_when_two_leave_together() -> None:
    assert result(PL, "relic---").relics == (0, 0, 0)


def test_the_first_three_artifacts_carried_out_count_five_and_the_others_ten() -> None:
    lines = ["relic-++ 1.--", "relic+-+ 1-.-", "relic++- 1--.", "relic-++ 1.--", "relic+-+ 1-.-"]
    assert points(PL, *lines) == (15, 15, 5)


def test_artifacts_on_the_path_when_the_round_ends_are_gone() -> None:
    assert game(PL, "relic+++ fire+++ fire").removed == (Relic(), Trap("fire"))
    assert game(PL, "relic---").removed == (Relic(),)


def test_the_last_one_out_takes_everything_left_on_the_path() -> None:
    state = game(PL, "11++++ relic---+ 5...+ 4...-")
    assert chests(state)[3] == 2 + 5 + 4  # the first three took the 3 lying there
    assert [taken.worth for taken in state.explorers[3].relics] == [5]


def test_level_on_points_the_most_artifacts_win() -> None:
    level = result(PL, "relic-++ 1.--", "11+++ snake+-+ snake")
    assert level.points == (5, 5, 0)
    assert (level.winners, level.outcome) == ((0,), "won")


def test_level_on_artifacts_too_nobody_wins_alone_and_it_is_played_again() -> None:
    level = result(PL, "9---")
    assert (level.winners, level.outcome) == ((0, 1, 2), "play again")
    level = result(PL, "relic-++ 1.--", "relic+-+ 1-.-")
    assert level.points == (5, 5, 0)
    assert (level.winners, level.outcome) == ((0, 1), "play again")


def test_the_tie_rule_looks_at_the_leaders_only() -> None:
    # Seat 2 has an artifact, but not the most points.
    level = result(PL, "17--- ", "relic++- 1--.", "14+++ snake+-+ snake", "14+++ snake-++ snake")
    assert level.points == (11, 11, 10)
    assert (level.winners, level.outcome) == ((0, 1), "play again")


def test_without_artifacts_it_is_the_original_diamant_and_all_else_stays() -> None:
    rules = edition(ORIGINAL, relics=False)
    assert rules.relics is None
    assert rules.first_trap == "next card"
    assert result(ORIGINAL, "9---").outcome == "play again"


def test_turquoise_obsidian_and_gold_count_one_five_and_ten() -> None:
    assert edition(ORIGINAL).in_stones(28) == {"gold": 2, "obsidian": 1, "turquoise": 3}


def test_the_leader_passes_to_the_left_each_round() -> None:
    dealer = Dealer("lots")
    state, _ = start(edition(ORIGINAL), 4)
    first = dealer.leader(state)
    assert first is not None
    second = dealer.leader(game(ORIGINAL, "1----"))
    assert second == (first + 1) % 4
    assert {Dealer(str(lot)).leader(state) for lot in range(50)} == {0, 1, 2, 3}
    assert dealer.leader(start(edition("nl-iello-2023"), 4)[0]) is None
