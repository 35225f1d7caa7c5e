"""The end of a game: nobody does better in the full tree of a small deck, by the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from tests.lines import game as game_of
from tests.solver.small import small_edition

from tacora import Decide, Edition, Explorer, Game, Relic, Reveal, play, start
from tacora.game import TakenRelic
from tacora.record import from_text, last_game
from tacora.solver.deck import ExpeditionDeck, SolverError
from tacora.solver.endgame import endgame
from tacora.solver.equilibrium import Equilibrium
from tacora.solver.logit import equilibrium
from tacora.solver.policies import equilibrium as equilibrium_for_gems

SOME_STATES = 3000


def last_expedition(edition: Edition, chests: tuple[int, ...], out: int = 0) -> Game:
    """The last expedition before its first card; the last `out` seats are at camp already."""
    game, _ = start(edition, len(chests))
    explorers = tuple(
        Explorer(chest, 0, (), seat < len(chests) - out) for seat, chest in enumerate(chests)
    )
    return replace(game, expedition=5, explorers=explorers)


@cache
def solved(game: Game) -> dict[int, float]:
    """The chance to leave of every seat inside."""
    found = endgame(game, SOME_STATES)
    assert found.regret < 1e-10
    return {seat: each.leave_chance for seat, each in found.prospects.items()}


@cache
def followed(game: Game, free: int | None = None) -> tuple[float, ...]:
    """The win share of every seat if all play as solved, by the full tree and the rules.

    The seat `free`, if any, always takes the choice that is better for it.
    """
    if game.result:
        winners = game.result.winners
        return tuple(
            1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.explorers))
        )
    if game.awaits == "card":
        total = np.zeros(len(game.explorers))
        for card, chance in game.bag.chances().items():
            total += float(chance) * np.array(followed(play(game, Reveal(card))[0], free))
        return tuple(total.tolist())
    chances = solved(game)
    choices = [0.0, 1.0] if free in chances else [chances.get(free or 0, 0.0)]
    found = []
    for choice in choices:
        if free in chances:
            chances = {**chances, free: choice}
        total = np.zeros(len(game.explorers))
        for mask in range(1 << len(game.inside)):
            leaving = {seat for at, seat in enumerate(game.inside) if mask >> at & 1}
            likely = np.prod([p if seat in leaving else 1 - p for seat, p in chances.items()])
            if likely:
                total += likely * np.array(followed(play(game, Decide(leaving))[0], free))
        found.append(tuple(total.tolist()))
    return max(found, key=lambda shares: shares[free or 0])


@pytest.mark.parametrize(
    ("treasures", "traps", "relics", "chests", "out"),
    [
        ((2, 5), "a a b", "", (3, 3, 3), 0),
        ((2, 5), "a a b", "", (4, 3, 0), 0),
        ((1, 4, 4), "a a", "", (0, 2, 1), 0),
        ((3, 5), "a a b b", "", (3, 3, 6, 6), 2),
        ((3, 4, 7), "a a", "", (1, 2, 6), 1),
        ((3, 7), "a a a", "", (2, 2, 2, 2), 0),
        ((5,), "a a", "", (9, 2, 2), 0),
        ((4,), "a a", "5", (3, 3, 3), 0),
        ((3,), "a a", "4 6", (5, 2, 4), 1),
        ((2, 3), "a a", "by order 5 10", (1, 4, 4), 1),
        ((2,), "a a b", "by order 3 3 9", (0, 2), 0),
    ],
)
def test_nobody_does_better_in_the_full_tree(
    treasures: tuple[int, ...], traps: str, relics: str, chests: tuple[int, ...], out: int
) -> None:
    game = last_expedition(small_edition(treasures, traps, relics), chests, out)
    found = endgame(game, SOME_STATES)
    played = followed(game)
    assert sum(played) == pytest.approx(1)
    for seat, prospect in found.prospects.items():
        assert prospect.win_share == pytest.approx(played[seat], abs=1e-9)
        assert followed(game, seat)[seat] == pytest.approx(played[seat], abs=1e-9)
    if len(set(chests)) == 1:
        assert played == pytest.approx([1 / len(chests)] * len(chests))


def test_relics_break_ties_where_the_book_says_so() -> None:
    edition = replace(small_edition((4,), "a a"), tie="most relics")
    plain = last_expedition(edition, (3, 3))
    ahead = replace(
        plain,
        explorers=(
            plain.explorers[0],
            replace(plain.explorers[1], relics=(TakenRelic(Relic(0), 0),)),
        ),
    )
    assert followed(ahead)[1] > 0.6
    assert endgame(ahead).prospects[1].win_share == pytest.approx(followed(ahead)[1], abs=1e-9)


def test_who_cannot_win_by_leaving_goes_on() -> None:
    lines = ("9---", "11---", "5-++ lava.++ lava", "5-++ lava.++ lava")
    found = endgame(game_of("fr-iello-2021", *lines, "17+++ snake+++ 15-++ spider.++ 14.-+ lava"))
    (behind,) = found.prospects.values()
    assert behind.leaving == 0
    assert behind.leave_chance == 0
    assert behind.win_share == pytest.approx(behind.going_on)
    assert 0.2 < behind.win_share < 0.8


def test_what_cannot_be_solved_is_refused_in_one_sentence() -> None:
    with pytest.raises(SolverError, match="in the last expedition"):
        endgame(game_of("fr-iello-2021", "9+++ lava"))
    lines = ("9---",) * 4
    with pytest.raises(SolverError, match="more than 50 states"):
        endgame(game_of("fr-iello-2021", *lines, "15+++ lava"), 50)


@pytest.mark.parametrize(
    ("treasures", "traps", "relics", "explorers"),
    [
        ((2, 5), "a a b", "", 4),
        ((1, 4), "a a", "", 6),
        ((3, 4, 7), "a a b b", "", 2),
        ((4,), "a a", "5 7", 3),
        ((3, 5), "a a", "by order 5 10", 2),
    ],
)
def test_with_gems_as_payoff_it_is_the_equilibrium_for_gems(
    treasures: tuple[int, ...], traps: str, relics: str, explorers: int
) -> None:
    edition = small_edition(treasures, traps, relics)
    game, _ = start(edition, explorers)
    known = Equilibrium.solve(explorers, ExpeditionDeck.of(game)).expedition(explorers)
    found = endgame(game, SOME_STATES, for_gems=True)
    assert found.regret < 1e-10
    for prospect in found.prospects.values():
        assert prospect.win_share == pytest.approx(known, abs=1e-9)


def test_with_gems_as_payoff_late_states_have_the_values_behind_the_known_ones() -> None:
    for explorers, known in ((4, 4.934877), (6, 3.475550)):
        fresh = equilibrium_for_gems(explorers)
        assert fresh.expedition(explorers) == pytest.approx(known, abs=1e-6)
        names, marks = ["Ana", "Ben", "Cy", "Dora", "Eve", "Finn"][:explorers], "+" * explorers
        cards = [
            "17",
            "snake",
            "15",
            "lava",
            "14",
            "13",
            "11",
            "11",
            "9",
            "7",
            "7",
            "5",
            "5",
            "4",
            "spider",
        ]
        for seen in (13, 15):
            told = " ".join(card + marks for card in cards[: seen - 1])
            text = f"tacora/1 fr-iello-2021 {', '.join(names)}\n{told} {cards[seen - 1]}"
            game = last_game(from_text(text))
            found = endgame(game, 200_000, for_gems=True)
            chances = [each.leave_chance for each in found.prospects.values()]
            assert chances == pytest.approx([fresh.leave_chance(game)] * explorers, abs=1e-6)
            assert found.prospects[0].win_share == pytest.approx(fresh.value(game), abs=1e-9)


def test_random_games_of_up_to_three_players_are_solved() -> None:
    chance = np.random.default_rng(3)
    mixed = 0
    for players in (1, 2, 3):
        for _ in range(150):
            payoffs = chance.random((1 << players, players))
            chances, values = np.empty(players), np.empty(players)
            assert equilibrium(payoffs, chances, values) < 1e-10
            mixed += bool(((chances > 0) & (chances < 1)).any())
    assert mixed > 50


def test_equal_players_get_equal_chances() -> None:
    # Chicken: the pure equilibria treat equal players differently, the one that is taken not.
    payoffs = np.array([[0.0, 0.0], [1.0, 3.0], [3.0, 1.0], [0.5, 0.5]])
    chances, values = np.empty(2), np.empty(2)
    equilibrium(payoffs, chances, values)
    assert chances[0] == pytest.approx(chances[1])
    assert 0 < chances[0] < 1
    assert values[0] == pytest.approx(values[1])
