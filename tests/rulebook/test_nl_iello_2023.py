"""The Dutch rulebook."""

from tests.rulebook.iello_variant import SharedSentences

from tacora import edition


class TestDutch(SharedSentences):
    BOOK = "nl-iello-2023"

    def test_the_traps_are_spiders_snakes_lava_boulders_and_rams_three_of_each(self) -> None:
        kinds = [trap.kind for trap in edition(self.BOOK).traps]
        assert sorted(kinds) == sorted(["spider", "snake", "lava", "boulder", "ram"] * 3)

    def test_three_to_eight_may_play(self) -> None:
        rules = edition(self.BOOK)
        assert (rules.least_explorers, rules.most_explorers) == (3, 8)
