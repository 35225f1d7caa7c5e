"""The odds, against the rules themselves: every card is tried and every order counted."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest

from tacora import (
    Dealer,
    Decide,
    Edition,
    Game,
    Relic,
    Reveal,
    Trap,
    Treasure,
    edition,
    play,
    rule_sets,
    start,
    view,
)
from tacora.solver import odds


def walk(rules: Edition, explorers: int, moves: str) -> Game:
    """A game after cards with the choices behind them, as in a text record."""
    game, _ = start(rules, explorers)
    for move in moves.split():
        cut = next((at for at, sign in enumerate(move) if sign in "+-."), len(move))
        game, _ = play(game, Reveal(a_card(move[:cut])))
        if cut < len(move):
            leaving = {seat for seat, sign in enumerate(move[cut:]) if sign == "-"}
            game, _ = play(game, Decide(leaving))
    return game


def a_card(word: str) -> Treasure | Trap | Relic:
    if word.isdigit():
        return Treasure(int(word))
    if word.startswith("relic"):
        return Relic(int(word[6:]) if word[5:] else None)
    return Trap(word)


FRENCH = edition("fr-iello-2021")
GERMAN = edition("de-iello-2017")
SMALL = replace(
    FRENCH, id="small", treasures=(5, 9), traps=tuple(map(Trap, ["lava", "lava", "ram", "ram"]))
)


def test_every_card_of_a_fresh_deck_has_its_copies_over_thirty() -> None:
    table = odds(walk(FRENCH, 4, ""))
    assert table.chances[Treasure(5)] == Fraction(2, 30)
    assert table.chances[Treasure(17)] == Fraction(1, 30)
    assert table.chances[Trap("lava")] == Fraction(3, 30)
    assert sum(table.chances.values()) == 1


def test_only_a_second_trap_of_a_kind_collapses_the_cave() -> None:
    assert odds(walk(FRENCH, 3, "7+++")).collapse == 0
    assert odds(walk(FRENCH, 3, "lava+++")).collapse == Fraction(2, 29)
    assert odds(walk(FRENCH, 3, "lava+++ snake+++ 7+++")).collapse == Fraction(4, 27)


def test_a_fresh_deck_collapses_with_the_second_card_in_two_of_fifty_eight_games() -> None:
    assert odds(walk(FRENCH, 3, "")).within(2) == Fraction(15 * 2, 30 * 29)


def test_the_printed_deck_always_collapses_before_it_runs_out() -> None:
    table = odds(walk(FRENCH, 3, ""))
    assert table.within(21) == 1  # 15 treasures and 5 different traps are safe at most
    assert table.within(20) < 1
    assert table.within(1000) == 1


def collapse_by_all_orders(game: Game, cards: int) -> Fraction:
    orders = list(permutations(game.bag.cards(), cards))
    fallen = 0
    for order in orders:
        moment, _ = play(game, Decide()) if game.awaits == "choices" else (game, ())
        for card in order:
            moment, _ = play(moment, Reveal(card))
            if moment.expedition != game.expedition:
                fallen += 1
                break
            moment, _ = play(moment, Decide())
            if moment.expedition != game.expedition:
                break
    return Fraction(fallen, len(orders))


@pytest.mark.parametrize("moves", ["", "lava+++", "9+++ ram+++", "lava+++ ram+++"])
@pytest.mark.parametrize("cards", range(5))
def test_the_chance_within_some_cards_is_that_of_all_their_orders(moves: str, cards: int) -> None:
    game = walk(SMALL, 3, moves)
    assert odds(game).within(cards) == collapse_by_all_orders(game, cards)


def test_going_on_counts_the_share_that_comes_and_the_gems_that_go() -> None:
    table = odds(walk(FRENCH, 3, "15+++ lava"))
    shares = sum(gems // 3 for gems in FRENCH.treasures) - 5
    assert table.carried == 5
    assert table.gain == Fraction(shares, 28)
    assert table.loss == Fraction(2 * 5, 28)
    assert table.going_on == table.gain - table.loss


def test_going_on_is_what_the_rules_hand_out_on_average() -> None:
    for rules in rule_sets():
        for explorers in (3, 8):
            game, dealer = start(rules, explorers)[0], Dealer("average")
            for _ in range(25):
                if game.awaits == "choices":
                    game, _ = play(game, Decide([game.inside[0]] if len(game.inside) > 2 else []))
                    continue
                seat = game.inside[0]
                changes = Fraction(0)
                for card, chance in game.bag.chances().items():
                    after, _ = play(game, Reveal(card))
                    changes += chance * (
                        after.explorers[seat].carried - game.explorers[seat].carried
                    )
                assert odds(game).going_on == changes
                game, _ = play(game, Reveal(dealer.deal(game)))


def test_leaving_brings_what_the_rules_give_to_that_many_leavers() -> None:
    for rules in rule_sets():
        for seed in range(6):
            game, dealer = start(rules, 5)[0], Dealer(str(seed))
            while not game.over:
                if game.awaits == "card":
                    game, _ = play(game, Reveal(dealer.deal(game)))
                    continue
                for leaving in odds(game).leaving:
                    seats = game.inside[: leaving.leavers]
                    after, _ = play(game, Decide(seats))
                    gained = {after.explorers[s].points - game.explorers[s].points for s in seats}
                    assert gained == {leaving.points}
                    if after.expedition == game.expedition and not after.over:
                        assert after.pool == leaving.left
                game, _ = play(game, Decide(game.inside[:1] if game.turn % 4 == 3 else ()))


def test_the_fourth_relic_carried_out_counts_ten_for_a_lone_leaver() -> None:
    taken = "relic+++ relic+++ relic+++ 7-++ 1.-- "
    alone, two, three = odds(walk(GERMAN, 3, taken + "5+++ relic+++ relic")).leaving
    assert (alone.relics, two.relics, three.relics) == (20, 0, 0)


def test_nobody_can_leave_before_the_first_card() -> None:
    assert odds(walk(FRENCH, 3, "")).leaving == ()


def test_a_seat_sees_the_same_odds_as_the_game_has() -> None:
    game = walk(GERMAN, 4, "7++++ lava+++- relic++-. 9++..")
    assert odds(view(game, 2, "closed")) == odds(game) == odds(view(game, None, "closed"))


def test_a_deck_that_has_run_out_makes_all_inside_share_the_path() -> None:
    rules = replace(SMALL, treasures=(5, 9), traps=(Trap("lava"),))
    table = odds(walk(rules, 3, "5+++ 9+++ lava"))
    assert not table.chances
    assert table.collapse == 0
    assert table.going_on == 0  # two odd gems, three explorers
    assert odds(walk(rules, 3, "5+++ lava+++ 9-++")).inside == 3  # the next expedition
    assert odds(walk(rules, 3, "9+++ lava-++ 5")).going_on == 0
    assert odds(walk(replace(rules, treasures=(5, 8)), 3, "5+++ 8+++ lava")).going_on == 1


def test_nothing_can_happen_in_a_game_that_is_over() -> None:
    game = walk(FRENCH, 3, "7--- 7--- 7--- 7--- 7---")
    assert game.over
    table = odds(game)
    assert not table.chances
    assert table.collapse == 0
    assert table.leaving == ()
    assert table.inside == 0


def test_odds_print_as_text_and_as_a_table_of_a_notebook() -> None:
    table = odds(walk(FRENCH, 3, "lava+++ 7"))
    assert "3 inside, who carry 2 each" in repr(table)
    assert "leaving: 3 as one of 1, 2 as one of 2, 2 as one of 3" in repr(table)
    assert "boulder 3/28" in repr(table)
    assert max(map(len, repr(table).splitlines()[:-1])) < 80
    assert "<th>going on</th>" in table._repr_html_()
    assert "boulder 3/28" in table._repr_html_()
