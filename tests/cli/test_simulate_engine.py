"""`tacora simulate` plays in the kernel whenever it can, and says which engine played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.run import Shell
from tests.environment import small_environment

from tacora import Edition, rule_sets
from tacora.lab.simulation import simulate_bots, simulate_bots_compiled


def test_the_simple_bots_play_in_the_kernel(tacora: Shell) -> None:
    ran = tacora("simulate", "--games", "1000", "--seed", "1", "--bots", "random,cautious,bold")
    assert "Played by the kernel." in ran.out


def test_records_come_from_the_engine_whose_cards_anybody_can_recompute(
    tacora: Shell, tmp_path: Path
) -> None:
    ran = tacora("simulate", "--games", "5", "--records", str(tmp_path / "games.jsonl"))
    assert "Played by the reference engine, whose cards" in ran.out
    assert tacora("record", "verify", str(tmp_path / "games.jsonl")).code == 0


def test_without_numpy_the_reference_engine_plays_and_says_why(tmp_path: Path) -> None:
    block = "import sys; sys.modules['numpy'] = None; from tacora.cli import main; main()"
    ran = subprocess.run(
        [sys.executable, "-c", block, "simulate", "--games", "5", "--seed", "1"],
        env=small_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Played by the reference engine:" in " ".join(ran.stdout.split())
    assert "the extra `bots`" in " ".join(ran.stdout.split())


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: rules.name)
def test_both_engines_find_the_same_within_chance(rules: Edition) -> None:
    """Nine numbers a rule set, each within 5 standard deviations: fails once in 10,000 runs."""
    bots = ("random", "cautious", "bold", "cautious")
    one = simulate_bots(rules, bots, 400, "engines")
    other = simulate_bots_compiled(rules, bots, 200_000, "engines")
    for seat in range(4):
        for mean, margin, exact in (
            (one.points[seat], one.points_margin[seat], other.points[seat]),
            (one.wins[seat], one.wins_margin[seat], other.wins[seat]),
        ):
            assert abs(mean - exact) < 5 / 1.96 * margin
    assert abs(one.collapses / 2000 - other.collapses / 1_000_000) < 5 * 0.5 / 2000**0.5
