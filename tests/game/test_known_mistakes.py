"""Mistakes that other implementations make; `make mutants` plants each and expects a failure."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lines import carried, chests, game, points

from tacora import (
    Bag,
    Dealer,
    Edition,
    Game,
    Relic,
    Trap,
    Treasure,
    edition,
    rule_sets,
    start,
    view,
)

DE = "de-iello-2017+relics"
FR = "fr-iello-2021+relics"


def test_leavers_share_the_pool_and_not_card_by_card() -> None:
    # Three cards with one odd gem each: two leavers get one each from the pool of
    # three, but nothing from any single card.
    state = game(DE, "7+++ 4+++ 13+++")
    assert [step.gems for step in state.path] == [1, 1, 1]
    assert chests(game(DE, "7+++ 4+++ 13--+"))[:2] == (2 + 1 + 4 + 1, 2 + 1 + 4 + 1)


def test_lost_relics_do_not_count_toward_the_first_three() -> None:
    lost = "relic+++ relic+++ relic+++ 1---"
    assert points(DE, lost, "relic-++ 1.--") == (5, 0, 0)


def test_a_relic_gets_its_worth_when_it_is_carried_out_and_not_when_it_is_drawn() -> None:
    # Four are drawn before any is taken; the first taken is still worth five.
    lines = ("relic+++ relic+++ relic+++ 1---", "relic+-+ 2-.-", "relic-++ 2.--")
    assert points(DE, *lines) == (1 + 5, 5 + 1, 1 + 1)
    assert points(DE, "relic+++ relic+++ relic+++ relic-++ 1.--") == (25, 0, 0)


def test_a_relic_that_was_not_drawn_stays_in_the_deck() -> None:
    assert game(FR, "1---").bag[Relic(5)] == 1
    assert game(FR, "1---", "lava+++ lava").bag[Relic(5)] == 1
    assert game(DE, "1---").bag[Relic()] == 5


@pytest.mark.parametrize("name", [rules.name for rules in rule_sets()])
def test_after_a_collapse_exactly_one_card_of_the_pair_is_gone(name: str) -> None:
    path = "14+++ snake+++ {}+++ snake"
    other = "lava" if "pl" not in name else "fire"
    state = game(name, path.format(other))
    assert state.bag[Trap("snake")] == 2
    assert state.bag[Trap(other)] == 3
    assert state.removed == (Trap("snake"),)


def test_odd_gems_put_back_on_the_path_wait_for_the_next_leavers() -> None:
    # 17 among four: 1 odd. 5 among four: 1 odd. 3 among four: 3 odd. Pool 5.
    state = game(DE, "17++++ 5++++ 3--++")
    assert state.pool == 1
    assert chests(state)[:2] == (4 + 1 + 2, 4 + 1 + 2)
    state = game(DE, "17++++ 5++++ 3--++ 4..-+")
    assert chests(state)[2] == 4 + 1 + 2 + 1


def test_the_deck_is_not_rebuilt_for_every_expedition() -> None:
    state = game(DE, "lava+++ lava", "snake+++ snake", "lava+++ lava", "relic---")
    assert state.bag[Trap("lava")] == 1
    assert state.bag[Trap("snake")] == 2
    assert state.bag[Relic()] == 4
    assert state.bag.total == 35 - 4


def test_all_choices_count_at_the_same_moment() -> None:
    # Taken in turns, the first of the two leavers would get the pool and the relic alone.
    state = game(DE, "relic++++ 5--++")
    assert chests(state)[:2] == (1, 1)
    assert not any(explorer.relics for explorer in state.explorers)
    assert carried(state)[2:] == (1, 1)


def _games_at_the_same_moment() -> tuple[Game, Game]:
    """The same cards in the cave, revealed in another order."""
    return game(DE, "5+++ 7+++"), game(DE, "7+++ 5+++")


def test_there_is_no_order_of_cards_to_come_that_could_leak() -> None:
    one, other = _games_at_the_same_moment()
    assert one.bag == other.bag
    assert repr(one.bag) == repr(other.bag)
    assert repr(view(one, 0, "closed").bag) == repr(view(other, 1, "closed").bag)
    # No game and no view holds the next card: it depends on the dealer alone.
    dealt = {Dealer(str(number)).deal(one) for number in range(200)}
    assert len(dealt) > 10


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: rules.name)
def test_the_deck_is_the_printed_one(rules: Edition) -> None:
    state, _ = start(rules, 3)
    cards = Counter(state.bag.cards()) + Counter(state.waiting)
    treasures = sorted(card.gems for card in cards.elements() if isinstance(card, Treasure))
    traps = Counter(card.kind for card in cards.elements() if isinstance(card, Trap))
    relics = [card for card in cards.elements() if isinstance(card, Relic)]
    assert treasures == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert sorted(traps.values()) == [3, 3, 3, 3, 3]
    assert len(relics) == (5 if state.edition.relics else 0)


def test_a_bag_is_the_same_however_it_was_filled() -> None:
    assert Bag([Treasure(1), Trap("lava")]) == Bag([Trap("lava"), Treasure(1)])
    assert edition("de-iello-2017").deck().total == 30
