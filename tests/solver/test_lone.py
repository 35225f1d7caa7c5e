"""A lone explorer, whose best rule and value are known."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from tacora import Decide, Edition, Game, Relic, Reveal, Trap, Treasure, edition, play, start
from tacora.solver.deck import ExpeditionDeck, SolverError, state_of
from tacora.solver.lone import Lone, lone

FRENCH = edition("fr-iello-2021")


@cache
def fresh() -> Lone:
    return Lone(ExpeditionDeck.fresh(FRENCH))


def test_a_lone_explorer_expects_17_339875_gems() -> None:
    assert fresh().value == Fraction(20839072607, 1201800600)


def test_the_best_rule_is_to_leave_when_held_times_2t_plus_1_is_at_least_124() -> None:
    table = fresh()
    states = 0
    for at in table.states():
        wanted = "leave" if at.held * (2 * at.traps[0] + 1) >= 124 else "go_on"
        assert table.best(at) == wanted, at
        states += 1
    assert states == table.size == 13824 * 6


@pytest.mark.parametrize("removed", range(1, 5))
def test_with_printed_worths_one_card_of_foresight_is_enough(removed: int) -> None:
    """Leave when the gems held, times the cards that collapse, reach the gems to come."""
    rules = replace(
        edition("fr-iello-2021", relics=True), treasures=(1, 2, 3, 5, 5, 7, 11), id="short"
    )
    deck = ExpeditionDeck.fresh(rules, removed, relics=2)
    table = Lone(deck)
    for at in table.states():
        dangerous = sum(
            seen * (copies - 1) for seen, copies in zip(at.traps, deck.trap_copies, strict=True)
        )
        left = sum(deck.treasures) - at.held + sum(at.relics.deck)
        wanted = "leave" if table.leaving(at) * dangerous >= left else "go_on"
        assert table.best(at) == wanted, at


def test_a_removed_trap_makes_an_expedition_worth_more() -> None:
    values = [Lone(ExpeditionDeck.fresh(FRENCH, removed)).value for removed in range(3)]
    assert values == sorted(values)
    assert values[0] < values[2]


def one_explorer(treasures: tuple[int, ...], traps: str, relics: bool = False) -> Edition:
    book = edition("de-iello-2017") if relics else FRENCH
    rules = replace(book.relics, values=(5, 5, 10)) if book.relics else None
    return replace(
        book,
        id="alone",
        least_explorers=1,
        treasures=treasures,
        traps=tuple(map(Trap, traps.split())),
        relics=rules,
    )


def by_the_rules(game: Game) -> Fraction:
    """The value of a lone explorer by trying every card and both choices in the rules."""
    if game.awaits == "choices":
        after, _ = play(game, Decide())
        leaving, _ = play(game, Decide(game.inside))
        brings = sum(e.points for e in leaving.explorers) - sum(e.points for e in game.explorers)
        if after.expedition != game.expedition:  # no card can come
            return Fraction(brings)
        return max(Fraction(brings), by_the_rules(after))
    value = Fraction(0)
    for card, chance in game.bag.chances().items():
        after, _ = play(game, Reveal(card))
        if after.expedition == game.expedition:
            value += chance * by_the_rules(after)
    return value


@pytest.mark.parametrize(
    ("treasures", "traps", "relics"),
    [
        ((5, 9, 9), "lava lava ram ram", False),
        ((1, 4), "lava lava lava ram ram", False),
        ((3, 8), "lava ram", False),
        ((2, 7), "lava lava", True),
    ],
)
def test_small_decks_agree_with_every_game_that_the_rules_allow(
    treasures: tuple[int, ...], traps: str, relics: bool
) -> None:
    rules = one_explorer(treasures, traps, relics)
    game, _ = start(rules, 1)
    assert Lone(ExpeditionDeck.fresh(rules)).value == by_the_rules(game)
    table, at = lone(game)
    assert table.going_on(at) == by_the_rules(game)


def test_the_last_one_inside_counts_what_the_others_left_behind() -> None:
    rules = one_explorer((5, 9, 9), "lava lava ram ram", relics=True)
    game, _ = start(rules, 3)
    for card in (Treasure(9), Relic(), Trap("lava"), Treasure(5)):
        game, _ = play(game, Reveal(card))
        game, _ = play(game, Decide({0, 1} if card == Treasure(5) else ()))
    game, _ = play(game, Reveal(Relic()))
    table, at = lone(game)
    assert table.leaving(at) == 3 + 1 + 0 + 5 + 5
    assert table.value_of(at) == by_the_rules(game)


def test_two_inside_are_refused() -> None:
    with pytest.raises(SolverError, match="one explorer inside"):
        lone(start(FRENCH, 3)[0])


def test_another_deck_is_refused() -> None:
    game, _ = start(FRENCH, 3)
    with pytest.raises(SolverError, match="another deck"):
        state_of(ExpeditionDeck.fresh(FRENCH, removed=1), game)


def test_a_deck_with_too_many_states_is_refused() -> None:
    rules = replace(FRENCH, treasures=tuple(range(1, 41)))
    with pytest.raises(SolverError, match="states"):
        Lone(ExpeditionDeck.fresh(rules))
    with pytest.raises(SolverError, match="states"):
        Lone(ExpeditionDeck((3,), (2,), relics=tuple(range(1, 41))))
