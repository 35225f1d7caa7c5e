"""The bag of cards that may still come."""

from __future__ import annotations

from fractions import Fraction

from tacora import Bag, Relic, Trap, Treasure


def test_a_card_that_cannot_come_has_no_chance() -> None:
    bag = Bag([Treasure(5), Trap("snake"), Trap("snake")])
    assert bag.chance(Trap("snake")) == Fraction(2, 3)
    assert bag.chance(Treasure(7)) == 0  # no such card in the deck
    assert bag.chance(Relic()) == 0
    drawn = bag.without(Treasure(5))
    assert drawn.chance(Treasure(5)) == 0  # it has come
    assert drawn.chance(Trap("snake")) == 1


def test_in_an_empty_bag_no_card_has_a_chance() -> None:
    empty = Bag([Treasure(5)]).without(Treasure(5))
    assert empty.chance(Treasure(5)) == 0
    assert empty.chances() == {}
    assert Bag().chance(Trap("snake")) == 0


def test_the_chances_of_all_cards_are_those_of_each_and_sum_to_one() -> None:
    bag = Bag([Treasure(5), Treasure(5), Trap("snake"), Relic(7)])
    assert bag.chances() == {card: bag.chance(card) for card in bag}
    assert sum(bag.chances().values()) == 1
