"""Policies of a few lines: in the kernel, at a table, and against the rules that they restate."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pytest

from tacora.bots import own
from tacora.editions import edition
from tacora.game import view
from tacora.kernel import KernelError, outcomes, records, simulate
from tacora.mind import FunctionPolicy, NetworkPolicy, Seen, packaged_net
from tacora.policies import AtGems, AtRisk, Chance, Policy
from tacora.review.choices import choices_in
from tests.bots.moments import decisions
from tests.environment import small_environment

BOOK = edition("de-iello-2017")


@FunctionPolicy
def six(seen: Seen) -> bool:
    return seen.carried >= 6


@FunctionPolicy
def afraid(seen: Seen) -> bool:
    return seen.danger * 5 >= seen.left


@FunctionPolicy
def coin(seen: Seen) -> float:
    return 0.3


@FunctionPolicy
def everything(seen: Seen) -> bool:
    total = (
        (seen.expedition + 3 * seen.cards + 5 * seen.traps + 7 * seen.danger)
        + (11 * seen.left + 13 * seen.treasure + 17 * seen.inside + 19 * seen.carried)
        + (23 * seen.pool + 29 * seen.relics + 31 * seen.relics_left + 37 * seen.seats)
        + (41 * seen.points + 43 * seen.best)
    )
    return total % 101 < 20


def test_a_function_plays_the_games_of_the_rule_that_it_restates() -> None:
    network = packaged_net().policy()
    for others in ([AtGems(9)], [network]):
        with_functions: list[Policy] = [*others, six, afraid, coin]
        with_rules: list[Policy] = [
            *others,
            AtGems(6),
            AtRisk(Fraction(1, 5)),
            Chance(Fraction(3, 10)),
        ]
        played = simulate(BOOK, with_functions, 300, "1")
        assert played.sums == simulate(BOOK, with_rules, 300, "1").sums
    points, won = outcomes(BOOK, [[six, coin, AtGems(9)]] * 5, "1")
    same = outcomes(BOOK, [[AtGems(6), Chance(Fraction(3, 10)), AtGems(9)]] * 5, "1")
    assert (points == same[0]).all()
    assert (won == same[1]).all()


def test_a_function_sees_the_same_at_a_table_as_in_the_kernel() -> None:
    """Every choice of a game that the kernel played follows from the view of its seat."""
    game, history = decisions(BOOK, 4, 5)[4]
    seen = view(game, game.inside[0], "closed")
    assert everything.leave_chance(seen, history) in (0, 1)
    checked = 0
    for record in records(BOOK, [everything] * 4, 6, "1"):
        for moment, before, choices in choices_in(record):
            for seat in moment.inside:
                chance = everything.leave_chance(view(moment, seat, "closed"), before)
                assert (chance == 1) == (choices[seat] == "-")
                checked += 1
    assert checked > 60


def test_policies_of_the_kernel_are_bots_at_a_table() -> None:
    game, history = decisions(BOOK, 4, 5)[4]
    seen = view(game, game.inside[0], "open")
    network = packaged_net().policy()
    policies: tuple[FunctionPolicy | NetworkPolicy, ...] = (
        six,
        network,
        NetworkPolicy(network.layers),
    )
    for policy in policies:
        bot = own._of_policy("ours", policy)
        chance = policy.leave_chance(seen, history)
        choice = bot.make("s").decide(seen, history)
        assert chance not in (0, 1) or choice == ("leave" if chance else "go_on")
        assert bot.policy is not None
        assert bot.policy(BOOK, 4) is policy
    sampled = network.leave_chance(seen, history)
    assert NetworkPolicy(network.layers).leave_chance(seen, history) == (sampled >= 0.5)


def test_a_function_that_cannot_be_compiled_is_named() -> None:
    @FunctionPolicy
    def wrong(seen: Seen) -> float:
        return seen.no_such_number  # type: ignore[attr-defined,no-any-return]

    why = r"Unknown attribute 'no_such_number' .* \(test_function_policy.py, line \d+\)"
    with pytest.raises(KernelError, match=rf"^bot {__name__}:wrong cannot be compiled: {why}$"):
        simulate(BOOK, [wrong, six, six], 1)


@FunctionPolicy
def no_number(seen: Seen) -> float:
    return float("nan") if seen.cards > 2 else 0


@FunctionPolicy
def five_times(seen: Seen) -> float:
    return 5.0 * (seen.cards > 2)


@FunctionPolicy
def raises(seen: Seen) -> bool:
    if seen.cards > 2:
        raise ValueError("three cards are too many")
    return False


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (no_number, "KernelError: nan is neither True nor False nor a chance from 0 to 1"),
        (five_times, "KernelError: 5.0 is neither True nor False nor a chance from 0 to 1"),
        (raises, "ValueError: three cards are too many"),
    ],
)
def test_a_function_that_answers_no_chance_is_named_with_its_position(
    wrong: FunctionPolicy, why: str
) -> None:
    name = f"{__name__}:{wrong.function.__name__}"
    where = r"in expedition 1, turn 3, seat 1 \(Seen\(expedition=1, cards=3, .*\)\): "
    for play in (
        lambda: simulate(BOOK, [AtGems(99), wrong, AtGems(99)], 3, "1"),
        lambda: list(records(BOOK, [AtGems(99), wrong, AtGems(99)], 3, "1")),
    ):
        with pytest.raises(KernelError, match=f"^bot {name} failed {where}{re.escape(why)}$"):
            play()
    game, history = next(each for each in decisions(BOOK, 4, 5) if each[0].turn == 3)
    bot = own._of_policy("ours", wrong).make("s")
    with pytest.raises(own.BotFailed, match=f"^bot ours failed in .*{re.escape(why)}"):
        bot.decide(view(game, game.inside[0], "open"), history)


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="it is this test")
def test_a_function_plays_the_same_without_the_compiler() -> None:
    code = """
from tests.bots.test_function_policy import BOOK, six, coin
from tacora.kernel import simulate
print(simulate(BOOK, [six, coin, six], 3, "1", threads=1).sums)
"""
    ran = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=small_environment(NUMBA_DISABLE_JIT="1"),
    )
    assert ran.stdout.strip() == str(simulate(BOOK, [six, coin, six], 3, "1").sums), ran.stderr
    assert np.array(six.compiled.address).dtype == np.int64
