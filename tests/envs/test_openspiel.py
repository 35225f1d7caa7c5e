"""The OpenSpiel game: its own tests, a golden playthrough, and equilibria of small decks.

`python -m tests.envs.test_openspiel` writes the playthrough again.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tacora.editions import rule_sets
from tacora.errors import TacoraError
from tacora.game import Decide, Edition, Reveal, play, start
from tacora.kernel import card_kinds
from tacora.solver.deck import ExpeditionDeck
from tacora.solver.equilibrium import Equilibrium
from tests.thorough import cases

from .reference import check_observation

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

from open_spiel.python.algorithms import (  # noqa: E402
    best_response,
    cfr,
    expected_game_score,
    exploitability,
)
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy  # noqa: E402

import tacora.envs.openspiel  # noqa: E402, F401

GOLDEN = Path(__file__).parent / "playthrough.txt"
SMALL = "tacora(deck=4 snake snake,explorers=2,expeditions=1,reward=points)"


def written() -> str:
    """The playthrough of a short game, as OpenSpiel writes it."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # imports SciPy

    text = playthrough("tacora(deck=4 7 snake snake,explorers=3,expeditions=2)", None, seed=1)
    return "\n".join(line.rstrip() for line in str(text).splitlines()) + "\n"


@pytest.mark.parametrize("edition", rule_sets(), ids=lambda edition: edition.name)
def test_random_simulations_of_openspiel_pass(
    edition: Edition, capfd: pytest.CaptureFixture[str]
) -> None:
    relics = "with" if edition.relics else "without"
    game = pyspiel.load_game(f"tacora(edition={edition.id},relics={relics},explorers=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", ["tacora", SMALL])
@pytest.mark.parametrize("turn_based", [False, True])
def test_the_simulation_test_of_openspiel_passes(name: str, turn_based: bool) -> None:
    from open_spiel.python.tests import games_sim_test  # imports SciPy

    game = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(
        pyspiel.convert_to_turn_based(game) if turn_based else game
    )


def test_the_golden_playthrough_is_the_same() -> None:
    assert written() == GOLDEN.read_text(encoding="utf-8")


def played(state: Any, chance: Random) -> Iterator[Any]:
    """The moves of a random game: a chance outcome, or the actions of all seats."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            move = chance.choices(outcomes, weights)[0]
            yield move
            state.apply_action(move)
        else:
            legal = [state.legal_actions(seat) for seat in range(state.num_players())]
            move = [chance.choice(each) if each else 0 for each in legal]
            yield move
            state.apply_actions(move)


@pytest.mark.parametrize("edition", rule_sets(), ids=lambda edition: edition.name)
def test_a_game_is_one_of_the_reference_engine_move_by_move(edition: Edition) -> None:
    relics = "with" if edition.relics else "without"
    settings = f"edition={edition.id},relics={relics},explorers=5,reward=points"
    state = pyspiel.load_game(f"tacora({settings})").new_initial_state()
    game, _ = start(edition, 5)
    kinds = card_kinds(edition)
    for move in played(state, Random(edition.name)):
        if isinstance(move, int):
            chances = {kinds[number]: chance for number, chance in state.chance_outcomes()}
            assert chances == {card: float(each) for card, each in game.bag.chances().items()}
            assert sum(map(Fraction, game.bag.chances().values())) == 1
            game, _ = play(game, Reveal(kinds[move]))
        else:
            for seat, explorer in enumerate(game.explorers):
                assert state.legal_actions(seat) == ([0, 1] if explorer.in_cave else [])
                seen = np.array(state.observation_tensor(seat), np.float32)
                check_observation(game, seat, seen)
            game, _ = play(game, Decide(seat for seat in game.inside if move[seat]))
    assert game.result is not None
    assert state.returns() == list(game.result.points)


def test_copies_of_a_state_go_their_own_ways() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    state.apply_action(0)
    clone = state.clone()
    stored = pickle.loads(pickle.dumps(state))
    clone.apply_actions([1, 1])
    assert clone.is_terminal()
    assert clone.returns() == [2.0, 2.0]
    assert not state.is_terminal()
    assert str(stored) == str(state) == "4"
    assert state.information_state_string(0) == state.information_state_string(1)
    assert "you are seat_1" in state.observation_string(1)


def one_expedition(deck: str, explorers: int, folder: Path) -> tuple[Any, Equilibrium]:
    """A small deck as a turn-based game of OpenSpiel, and solved by our solver."""
    name = f"tacora(deck={deck},explorers={explorers},expeditions=1,reward=points)"
    treasures = tuple(int(word) for word in deck.split() if word.isdigit())
    traps = tuple(deck.count(kind) for kind in ("snake", "ram") if kind in deck)
    solved = Equilibrium.solve(explorers, ExpeditionDeck(treasures, traps), folder)
    return pyspiel.convert_to_turn_based(pyspiel.load_game(name)), solved


def values(game: Any, policy: Any) -> Any:
    """What each seat gets if all play this policy."""
    seats = [policy] * game.num_players()
    return expected_game_score.policy_value(game.new_initial_state(), seats)


def found_by_cfr_plus(game: Any) -> Any:
    solver = cfr.CFRPlusSolver(game)
    for _ in range(cases(60, 1000)):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


@pytest.mark.parametrize("deck", ["2 4 snake snake", "4 snake snake"][: cases(1, 2)])
def test_cfr_plus_comes_to_the_equilibrium_of_our_solver(deck: str, tmp_path: Path) -> None:
    game, solved = one_expedition(deck, 2, tmp_path)
    policy = found_by_cfr_plus(game)
    assert values(game, policy) == pytest.approx([solved.expedition(2)] * 2, abs=1e-3)
    assert exploitability.nash_conv(game, policy) < 1e-2


@pytest.mark.parametrize(
    ("deck", "explorers"),
    [("1 3 snake snake", 2), ("2 4 snake snake", 3), ("5 snake snake ram ram", 2)],
)
def test_our_equilibrium_is_one_for_openspiel_too(
    deck: str, explorers: int, tmp_path: Path
) -> None:
    game, solved = one_expedition(deck, explorers, tmp_path)
    policy = TabularPolicy(game)
    for state, chances in zip(policy.states, policy.action_probability_array, strict=True):
        leaving = solved.leave_chance(state.simultaneous_game_state().game)
        chances[:] = 1 - leaving, leaving
    exact = [solved.expedition(explorers)] * explorers
    assert values(game, policy) == pytest.approx(exact, abs=1e-9)
    assert exploitability.nash_conv(game, policy) == pytest.approx(0, abs=1e-9)


@pytest.mark.thorough
def test_cfr_plus_finds_another_equilibrium_where_there_are_several(tmp_path: Path) -> None:
    game, solved = one_expedition("1 3 snake snake", 2, tmp_path)
    policy = found_by_cfr_plus(game)
    assert exploitability.nash_conv(game, policy) < 1e-2
    assert values(game, policy) == pytest.approx([7 / 6] * 2, abs=1e-2)
    assert solved.expedition(2) == pytest.approx(1)


@pytest.mark.parametrize(
    "deck", ["4 7 snake snake", "5 6 7 snake snake", "5 9 snake snake ram ram"]
)
def test_a_lone_explorer_gets_the_value_of_our_solver(deck: str, tmp_path: Path) -> None:
    """By best response: CFR of OpenSpiel is wrong for one player (docs/environments.md)."""
    game, solved = one_expedition(deck, 1, tmp_path)
    root = game.new_initial_state()
    best = best_response.BestResponsePolicy(game, 0, UniformRandomPolicy(game), root)
    assert best.value(root) == pytest.approx(solved.expedition(1), abs=1e-9)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("edition=xx", "no edition 'xx'"),
        ("explorers=2", "fr-iello-2021 is for 3 to 8 explorers, not 2"),
        ("deck=4 ???", "a deck has treasures and traps"),
        ("expeditions=6", "a game has 1 to 5 expeditions, not 6"),
        ("reward=fame", "no reward 'fame'"),
        ("relics=some", "relics are 'with' or 'without', not 'some'"),
    ],
)
def test_a_wrong_parameter_is_one_sentence(settings: str, said: str) -> None:
    with pytest.raises(TacoraError, match=said):
        pyspiel.load_game(f"tacora({settings})")


if __name__ == "__main__":
    GOLDEN.write_text(written(), encoding="utf-8")
