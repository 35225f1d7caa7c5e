"""`tacora simulate` plays in the kernel whenever it can, and says which engine played."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import polars
import pytest
from tests.cli.run import Shell
from tests.environment import small_environment
from tests.thorough import cases

from tacora import Edition, __version__, rule_sets
from tacora.lab.matchup import Matchup
from tacora.lab.provenance import read_metadata
from tacora.lab.simulation import simulate_bots
from tacora.record import frame, read_records, replay
from tacora.statistics import Counter


def test_the_simple_bots_play_in_the_kernel(tacora: Shell) -> None:
    ran = tacora("simulate", "--games", "1000", "--seed", "1", "--bots", "random,cautious,bold")
    assert "Played by the kernel." in ran.out


def test_a_rule_with_its_parameters_is_a_bot(tacora: Shell) -> None:
    same = ("--games", "200", "--edition", "fr-iello-2021", "--bots")
    by_name = _statistics(tacora, *same, "collector,cautious,bold")
    rules = "AtGems(8, at_large_table=5),AtRisk(0.1, True, 1), AtRisk(0.25, above=True, least=1)"
    assert _statistics(tacora, *same, rules) == by_name
    refused = tacora.refuses("simulate", "--bots", "bold,AtGems(x)")
    assert "no rule 'AtGems(x)'; there are: Chance(chance=1/2), Never(), AfterCards(" in refused
    assert "no rule 'AtRisk(1e999)'" in tacora.refuses("simulate", "--bots", "bold,AtRisk(1e999)")


def _statistics(tacora: Shell, *arguments: str) -> object:
    ran = tacora("simulate", "--seed", "same", "--json", *arguments)
    assert ran.code == 0, ran.err
    return json.loads(ran.out)["statistics"]


@pytest.mark.parametrize("bots", ["random,bold,gems-8", "moody,bold"])
def test_a_seed_plays_the_same_games_with_and_without_records(
    tacora: Shell, tmp_path: Path, bots: str
) -> None:
    """In the kernel, and in the reference engine, which plays bots that the kernel cannot."""
    same = ("--games", "40", "--bots", bots)
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    plain = _statistics(tacora, *same)
    assert _statistics(tacora, *same, "--records", str(lines)) == plain
    assert _statistics(tacora, *same, "--records", str(table)) == plain
    records = [record for _, record in read_records(lines)]
    assert len(records) == 40
    origins = [record.extra["simulated"] for record in records]
    assert [origin["game"] for origin in origins] == list(range(40))
    assert origins[-1]["tacora"] == __version__
    assert origins[-1]["seed"] == "same"
    assert {"command", "machine"} <= set(origins[-1])
    assert polars.read_parquet(table).equals(frame(records))
    counter = Counter(4)
    for record in records:
        for moment in replay(record):
            counter.add(moment.events)
    assert counter.statistics().to_dict() == plain


def test_a_file_of_decisions_says_how_it_came_about(tacora: Shell, tmp_path: Path) -> None:
    table = tmp_path / "games.parquet"
    ran = tacora(
        *("simulate", "--games", "3", "--seed", "1", "--bots", "bold", "--records", str(table))
    )
    assert "3 games written to" in ran.out
    about = read_metadata(table)
    assert about["tacora"] == __version__
    assert (about["seed"], about["edition"], about["games"]) == ("1", "de-iello-2017+relics", 3)
    assert "simulate --games 3" in about["command"]
    assert "core" in about["machine"]


def test_the_figures_come_as_json_and_as_csv(tacora: Shell) -> None:
    same = ("simulate", "--games", "20", "--seed", "1", "--bots", "bold,timid")
    rows = json.loads(tacora(*same, "--json").out)["rows"]
    assert [row["bot"] for row in rows] == ["bold", "timid", "bold", "timid"]
    comment, *table = tacora(*same, "--csv").out.splitlines()
    assert json.loads(comment.removeprefix("# "))["seed"] == "1"
    assert [float(row["points"]) for row in csv.DictReader(table)] == [r["points"] for r in rows]
    assert "not both" in tacora.refuses(*same, "--csv", "--json")


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


@pytest.mark.parametrize("rules", rule_sets()[:: cases(4, 1)], ids=lambda rules: rules.name)
def test_both_engines_find_the_same_within_chance(rules: Edition) -> None:
    """Nine numbers a rule set, each within 5 standard deviations: fails once in 10,000 runs."""
    bots = ("random", "cautious", "bold", "cautious")
    one = simulate_bots(rules, bots, 400, "engines")
    other = Matchup(rules, bots).statistics(50_000, "engines", threads=2)
    for seat in range(4):
        for mean, margin, exact in (
            (one.points[seat], one.points_margin[seat], other.points[seat]),
            (one.wins[seat], one.wins_margin[seat], other.wins[seat]),
        ):
            assert abs(mean - exact) < 5 / 1.96 * margin
    assert abs(one.collapses / 2000 - other.collapses / 250_000) < 5 * 0.5 / 2000**0.5
