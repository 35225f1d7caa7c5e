"""What the French, the Dutch and the Russian book say alike."""

from __future__ import annotations

from tests.lines import carried, chests, events, game, points, result

from tacora import (
    CaveCollapsed,
    ExpeditionBegan,
    Relic,
    RelicTaken,
    Trap,
    Treasure,
    edition,
)


class SharedSentences:
    """One sentence a test; the book's own file says which book."""

    BOOK: str

    @property
    def variant(self) -> str:
        return f"{self.BOOK}+relics"

    def test_example_nine_rubies_among_five_give_one_each_and_four_stay(self) -> None:
        state = game(self.BOOK, "9+++++")
        assert carried(state) == (1, 1, 1, 1, 1)
        assert state.path[0].gems == 4

    def test_example_the_second_snake_sends_everybody_home_with_nothing(self) -> None:
        assert game(self.BOOK, "13+++ snake+++ 7+++").expedition == 1
        happened = events(self.BOOK, "13+++ snake+++ 7+++ snake")
        assert CaveCollapsed(Trap("snake"), (0, 1, 2), 6) in happened
        assert points(self.BOOK, "13+++ snake+++ 7+++ snake") == (0, 0, 0)

    def test_the_basic_game_shuffles_treasures_and_traps_only(self) -> None:
        state = game(self.BOOK, "1+++")
        assert edition(self.BOOK).deck().total == 30
        assert not any(isinstance(card, Relic) for card in state.bag)
        assert state.waiting == ()

    def test_leavers_share_all_that_lies_on_the_path_and_the_rest_stays(self) -> None:
        state = game(self.BOOK, "5++++ 7--++")  # 1 + 1 each; 1 + 3 on the path
        assert chests(state) == (4, 4, 0, 0)
        assert state.pool == 0
        state = game(self.BOOK, "5++++ 7---+")
        assert chests(state) == (3, 3, 3, 0)
        assert state.pool == 1

    def test_the_second_trap_card_leaves_the_game(self) -> None:
        state = game(self.BOOK, "lava+++ lava", "lava+++ lava")
        assert state.bag[Trap("lava")] == 1
        assert state.removed == (Trap("lava"), Trap("lava"))

    def test_all_revealed_cards_are_shuffled_back(self) -> None:
        state = game(self.BOOK, "17+++ lava+++ 5---")
        assert state.bag == edition(self.BOOK).deck()
        assert state.bag[Treasure(17)] == 1

    def test_gems_left_on_the_path_go_back_to_the_supply(self) -> None:
        assert points(self.BOOK, "5---") == (1, 1, 1)
        assert game(self.BOOK, "5---").pool == 0

    def test_level_on_points_the_victory_is_shared(self) -> None:
        level = result(self.BOOK, "9---")
        assert (level.winners, level.outcome) == ((0, 1, 2), "shared")

    def test_before_each_expedition_the_lowest_relic_left_goes_into_the_deck(self) -> None:
        happened = events(self.variant, *["1---"] * 5)
        entered = [event.entered for event in happened if isinstance(event, ExpeditionBegan)]
        assert entered == [(Relic(5),), (Relic(7),), (Relic(8),), (Relic(10),), (Relic(12),)]

    def test_a_revealed_relic_stays_on_the_path_and_nothing_happens(self) -> None:
        state = game(self.variant, "7+++ relic:5+++")
        assert state.relics_on_path == (Relic(5),)
        assert carried(state) == (2, 2, 2)

    def test_several_leavers_take_no_relic(self) -> None:
        assert result(self.variant, "relic:5---").relics == (0, 0, 0)

    def test_a_lone_leaver_takes_every_relic_and_adds_its_number_at_the_end(self) -> None:
        assert points(self.variant, "1---", "relic:7+++ relic:5-++ 1.--") == (12, 0, 0)
        happened = events(self.variant, "1---", "relic:7+++ relic:5-++ 1.--")
        taken = [event for event in happened if isinstance(event, RelicTaken)]
        assert taken == [RelicTaken(0, Relic(7), 7), RelicTaken(0, Relic(5), 5)]

    def test_relics_on_the_path_at_the_end_leave_the_game(self) -> None:
        state = game(self.variant, "relic:5---")
        assert state.removed == (Relic(5),)
        assert Relic(5) not in state.bag

    def test_a_relic_that_was_not_revealed_can_turn_up_later(self) -> None:
        state = game(self.variant, "1---", "1---")
        assert [state.bag[Relic(worth)] for worth in (5, 7, 8, 10, 12)] == [1, 1, 1, 0, 0]
        assert points(self.variant, "1---", "1---", "relic:5-++ 1.--") == (5, 0, 0)

    def test_with_relics_too_a_level_score_is_a_shared_victory(self) -> None:
        level = result(self.variant, "relic:5-++ 1.--", "11+++ snake+-+ snake")
        assert level.points == (5, 5, 0)
        assert (level.winners, level.outcome) == ((0, 1), "shared")

    def test_a_trap_as_the_first_card_is_followed_by_a_decision(self) -> None:
        state = game(self.BOOK, "lava---")
        assert state.expedition == 2
