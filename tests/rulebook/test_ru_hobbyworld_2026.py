"""The Russian rulebook."""

from tests.rulebook.iello_variant import SharedSentences

from tacora import edition


class TestRussian(SharedSentences):
    BOOK = "ru-hobbyworld-2026"

    def test_the_traps_are_snakes_boulders_scorpions_lava_and_spears_three_of_each(self) -> None:
        kinds = [trap.kind for trap in edition(self.BOOK).traps]
        assert sorted(kinds) == sorted(["snake", "boulder", "scorpion", "lava", "spear"] * 3)

    def test_the_treasures_have_the_twelve_printed_values(self) -> None:
        printed = {1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17}
        treasures = edition(self.BOOK).treasures
        assert set(treasures) == printed
        assert len(treasures) == 15
        assert sum(treasures) == 124

    def test_the_variant_is_the_gold_hunt(self) -> None:
        assert edition(self.BOOK, relics=True).variant == "gold hunt"

    def test_the_token_of_a_used_entrance_is_taken_off(self) -> None:
        assert edition(self.BOOK).entrance == "token"
