"""The same games on one thread, on two, in several calls, step by step and without the compiler."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from tests.environment import small_environment

from tacora import edition, start
from tacora.game import Decide, Edition, Reveal, play
from tacora.kernel import Batch, KernelError, outcomes, records, simulate, sweep
from tacora.policies import (
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Policy,
)
from tacora.record import last_game, replay
from tacora.statistics import Counter

GERMAN = edition("de-iello-2017")
POLISH = edition("pl-incan-gold")
MIXED = [Chance(0.3), AtRisk(0.2), Expectation(), AfterTraps(2), AtGems(9)]
SIMPLE = [AtGems(4), AtGems(9), AfterCards(6), AfterTraps(3), Never()]


@pytest.mark.parametrize("policies", [MIXED, SIMPLE], ids=["general", "threshold"])
def test_threads_and_pieces_change_nothing(policies: list[Policy]) -> None:
    games = 300_000 if policies is SIMPLE else 10_000
    whole = simulate(POLISH, policies, games, "pieces", threads=1)
    assert whole.games == games
    assert whole == simulate(POLISH, policies, games, "pieces", threads=2)
    cut = games // 3
    first = simulate(POLISH, policies, cut, "pieces", threads=2)
    rest = simulate(POLISH, policies, games - cut, "pieces", first=cut, threads=1)
    assert whole == first + rest
    assert whole != simulate(POLISH, policies, games, "another seed", threads=2)


def test_progress_counts_up_to_all_games() -> None:
    seen: list[tuple[int, int]] = []
    simulate(GERMAN, MIXED, 10_000, 1, progress=lambda done, total: seen.append((done, total)))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert seen[-1] == (10_000, 10_000)
    assert len(seen) > 1


def test_a_sweep_is_its_settings_one_by_one() -> None:
    settings = [[AtGems(gems), Chance(0.2), AfterCards(5)] for gems in range(3, 9)]
    games = 500
    swept = sweep(GERMAN, settings, games, "sweep", threads=2)
    for number, setting in enumerate(settings):
        assert swept[number] == simulate(GERMAN, setting, games, "sweep", first=number * games)
    paired = sweep(GERMAN, settings, games, "sweep", paired=True)
    for number, setting in enumerate(settings):
        assert paired[number] == simulate(GERMAN, setting, games, "sweep")


def test_outcomes_are_the_games_of_a_sweep() -> None:
    settings = [[AtGems(gems), Chance(0.2), AfterCards(5)] for gems in range(3, 9)] * 5
    points, won = outcomes(GERMAN, settings, "each")
    swept = sweep(GERMAN, settings, 1, "each")
    assert np.array_equal(points, [each.points for each in swept])
    shares = [[(mask >> seat & 1) / mask.bit_count() for seat in range(3)] for mask in won.tolist()]
    np.testing.assert_allclose(shares, [each.wins for each in swept])


@pytest.mark.parametrize("book", [GERMAN, POLISH, edition("ru-hobbyworld-2026", relics=True)])
def test_step_by_step_gives_the_same_games(book: Edition) -> None:
    games = 300
    batch = Batch(book, 5, games, "steps")
    cards = 0
    while not batch.over.all():
        cards += int((batch.reveal() >= 0).sum())
        batch.decide(batch.choose([MIXED]))
    whole = simulate(book, MIXED, games, "steps")
    assert cards == whole.cards
    np.testing.assert_allclose(batch.points.mean(axis=0), whole.points)
    np.testing.assert_allclose(batch.relics.mean(axis=0), whole.relics)
    shares = batch.winners / batch.winners.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(shares.mean(axis=0), whole.wins)


@pytest.mark.parametrize("policies", [MIXED, SIMPLE], ids=["general", "threshold"])
def test_records_are_the_games_that_were_counted(policies: list[Policy]) -> None:
    # Enough games for threshold players to run in lanes.
    games = 1100 if policies is SIMPLE else 200
    played = list(records(POLISH, policies, games, "records"))
    counted = simulate(POLISH, policies, games, "records")
    results = [last_game(record).result for record in played]
    assert all(result is not None for result in results)
    points = np.array([result.points for result in results if result])
    np.testing.assert_allclose(points.mean(axis=0), counted.points)
    lengths = [len(turns) for record in played for turns in record.expeditions]
    assert sum(lengths) == counted.cards
    assert np.array_equal(np.bincount(lengths, minlength=64), counted.lengths)
    for seat in range(5):
        wins = sum(result.winners == (seat,) for result in results if result)
        assert wins == counted.wins_shared[seat][0]
        left = [
            turn
            for record in played
            for turns in record.expeditions
            for turn, each in enumerate(turns, start=1)
            if each.choices[seat : seat + 1] == "-"
        ]
        assert np.array_equal(np.bincount(left, minlength=64), counted.leaving[seat])


def test_the_statistics_are_those_of_the_reference_engine() -> None:
    """The same games, replayed by the reference engine, give the same sums."""
    games = 300
    counter = Counter(5)
    for record in records(GERMAN, MIXED, games, "lost"):
        for moment in replay(record):
            counter.add(moment.events)
    counted = simulate(GERMAN, MIXED, games, "lost")
    assert counted == counter.statistics()
    assert counted.expeditions == 5 * games
    assert 0 < counted.collapse_rate < 1
    assert min(counted.gems_lost) > 0


def test_a_lone_explorer_gets_what_the_exact_solution_promises() -> None:
    """Leaving when held * (2t + 1) >= 124 is best and brings 17.339875 in one fresh expedition."""
    alone = replace(edition("fr-iello-2021"), least_explorers=1)
    game, _ = start(alone, 1)
    last = replace(game, expedition=5)
    found = simulate(alone, [Expectation()], 400_000, "alone", moment=last)
    exact = 20839072607 / 1201800600
    spread = found.points_margin[0] / 1.959963984540054
    assert abs(found.points[0] - exact) < 5 * spread
    assert spread < 0.03


def test_games_go_on_from_a_moment() -> None:
    game, _ = start(GERMAN, 3)
    for kind in (7, 11):
        card = next(card for card in game.bag if str(card) == str(kind))
        game, _ = play(game, Reveal(card))
        if kind == 7:
            game, _ = play(game, Decide())
    # 2 + 3 carried, 1 + 2 on the path: leaving alone brings 8, all leaving 6 each.
    last = replace(game, expedition=5)
    stay = [Never()] * 3
    left = simulate(GERMAN, stay, 500, 1, moment=last, first_choice=[1, 0, 0])
    assert left.points[0] == 8
    assert left.leaving[0][2] == 500
    together = simulate(GERMAN, stay, 500, 1, moment=last, first_choice=[1, 1, 1])
    assert together.points == (6, 6, 6)
    free = simulate(GERMAN, stay, 500, 1, moment=last)
    assert free.points == (0, 0, 0)


def test_without_the_compiler_the_games_are_the_same() -> None:
    code = """
from tacora import edition
from tacora.kernel import *
from tacora.policies import *
mixed = [Chance(0.3), AtRisk(0.2), Expectation(), AfterTraps(2), AtGems(9)]
print(simulate(edition("de-iello-2017"), mixed, 40, "plain", threads=1).sums)
print(simulate(edition("de-iello-2017"), [AtGems(9)] * 3, 1100, "plain", threads=1).sums)
"""
    plain = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=small_environment(NUMBA_DISABLE_JIT="1"),
    ).stdout.splitlines()
    assert plain[0] == str(simulate(GERMAN, MIXED, 40, "plain").sums)
    assert plain[1] == str(simulate(GERMAN, [AtGems(9)] * 3, 1100, "plain").sums)


def test_cards_and_choices_can_be_dictated_step_by_step() -> None:
    batch = Batch(GERMAN, 3, 2)
    seven = next(number for number, card in enumerate(batch.kinds) if str(card) == "7")
    assert batch.reveal([seven, seven]).tolist() == [seven, seven]
    assert batch.awaits_choices.all()
    batch.decide([[True, False, False], [False, False, False]])
    assert batch.points.tolist() == [[3, 0, 0], [0, 0, 0]]
    assert batch.inside.tolist() == [[False, True, True], [True, True, True]]
    assert batch.awaits_card.all()
    with pytest.raises(KernelError, match="game 1: no card number 99"):
        batch.reveal([seven, 99])
    batch.reveal([seven, seven])
    with pytest.raises(KernelError, match="game 0: seat 0 is not in the cave"):
        batch.decide([[True, False, False], [False, False, False]])
    with pytest.raises(KernelError, match="shape"):
        batch.decide([True, False, False])
    batch.decide(np.zeros((2, 3)))
    with pytest.raises(KernelError, match="no card number"):
        batch.reveal([seven, seven])


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: simulate(GERMAN, [Never()] * 2, 1), "3 to 8"),
        (lambda: simulate(GERMAN, [Never()] * 9, 1), "1 to 8"),
        (lambda: simulate(GERMAN, [Never()] * 3, -1), "numbered"),
        (lambda: simulate(GERMAN, [Never()] * 3, 1, threads=0), "thread"),
        (lambda: simulate(GERMAN, [Never()] * 3, 1, moment=start(POLISH, 3)[0]), "edition"),
        (lambda: simulate(GERMAN, [Never()] * 3, 1, moment=start(GERMAN, 4)[0]), "explorers"),
        (lambda: Batch(GERMAN, 3, 0), "at least one game"),
        (lambda: Batch(GERMAN, 3, 1, moments=[start(GERMAN, 4)[0]]), "moment"),
        (lambda: Batch(GERMAN, 3, 1).choose([[Never()] * 4]), "3 policies"),
        (lambda: list(records(GERMAN, [Never()] * 3, 1, explorers=["A"])), "3 names"),
    ],
)
def test_what_cannot_be_played_is_refused(call: Callable[[], object], message: str) -> None:
    with pytest.raises(KernelError, match=message):
        call()


def test_no_games_give_no_numbers() -> None:
    nothing = simulate(GERMAN, [Never()] * 3, 0)
    assert nothing.games == 0
    assert nothing.points == (0, 0, 0)
    assert math.isinf(nothing.points_margin[0])
