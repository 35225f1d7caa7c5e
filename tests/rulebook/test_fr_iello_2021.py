"""The French rulebook."""

from tests.rulebook.iello_variant import SharedSentences

from tacora import edition


class TestFrench(SharedSentences):
    BOOK = "fr-iello-2021"

    def test_the_dangers_are_spiders_snakes_lava_boulders_and_rams_three_of_each(self) -> None:
        kinds = [trap.kind for trap in edition(self.BOOK).traps]
        assert sorted(kinds) == sorted(["spider", "snake", "lava", "boulder", "ram"] * 3)

    def test_a_ruby_counts_one_and_a_diamond_five(self) -> None:
        assert edition(self.BOOK).in_stones(23) == {"diamond": 4, "ruby": 3}

    def test_a_barricade_closes_each_entrance(self) -> None:
        assert edition(self.BOOK).entrance == "barricade"
