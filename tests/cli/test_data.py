"""The figures of commands as data: `--json` and `--csv`."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.run import Shell

from tacora import __version__
from tacora.record import from_text, last_game
from tacora.solver import odds
from tacora.solver.deck import ExpeditionDeck, state_of
from tacora.solver.equilibrium import Equilibrium
from tacora.solver.lone import lone

RECORD = "tacora/1 fr-iello-2021 Ana, Ben, Cy\n7+++ lava+++ 11"
ALONE = "tacora/1 fr-iello-2021 Ana, Ben, Cy\n7+++ lava+-- 11"


def _json(tacora: Shell, *arguments: str) -> dict[str, Any]:
    ran = tacora(*arguments, "--json")
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    assert found["provenance"]["tacora"] == __version__
    assert {"command", "machine", "edition"} <= set(found["provenance"])
    return found


def test_odds_as_data(tacora: Shell) -> None:
    now = odds(last_game(from_text(RECORD)))
    found = _json(tacora, "odds", RECORD, "--cards", "2")
    chances = {row["card"]: row["chance"] for row in found["rows"]}
    assert chances == {str(card): float(chance) for card, chance in now.chances.items()}
    assert found["collapse_within"] == [float(now.within(cards)) for cards in range(3)]
    assert found["going_on"] == float(now.going_on)
    assert [row["points"] for row in found["leaving"]] == [each.points for each in now.leaving]
    lines = tacora("odds", RECORD, "--csv").out.splitlines()
    assert lines[0].startswith("# {")
    assert [row["card"] for row in csv.DictReader(lines[1:])] == list(chances)
    assert "not both" in tacora.refuses("odds", RECORD, "--csv", "--json")


def test_a_solution_as_data(tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tacora.solver.equilibrium.cache_folder", lambda: tmp_path)
    found = _json(tacora, "solve", "--explorers", "1")
    ((row),) = found["rows"]
    assert row["explorers"] == 1
    assert row["worth"] == pytest.approx(17.339875, abs=1e-6)
    assert found["provenance"]["edition"] == "fr-iello-2021"


def test_the_solver_takes_a_game_wherever_it_takes_a_state(tmp_path: Path) -> None:
    game = last_game(from_text(ALONE))
    solved, state = lone(game)
    assert solved.best(game) == solved.best(state)
    assert solved.value_of(game) == solved.value_of(state)
    assert solved.leaving(game) == solved.leaving(state)
    table = Equilibrium.solve(1, ExpeditionDeck.fresh(game.edition), tmp_path)
    assert "worth to each of 1: 17.34" in repr(table)
    assert "worth: 15.06" in repr(solved)
    begin = last_game(from_text("tacora/1 fr-iello-2021 Ana, Ben, Cy"))
    assert state_of(table.deck, solved.begin) == solved.begin
    with pytest.raises(Exception, match="solved for 1 to 1 inside, not 3"):
        table.before_card(begin)


@pytest.mark.usefixtures("no_processes")
def test_figures_of_strength_as_data(tacora: Shell) -> None:
    measure = ("measure", "net-field", "--games", "40", "--seed", "m")
    found = _json(tacora, *measure)
    (row,) = found["rows"]
    assert (row["figure"], row["games"], row["edition"]) == ("net-field", 40, "fr-iello-2021")
    assert found["provenance"]["edition"] == "fr-iello-2021"
    assert f"{100 * row['wins']:.1f} ±" in tacora(*measure).out
    few = ("--games", "20", "--rating-games", "2", "--top", "cautious", "--seats", "3")
    found = _json(tacora, "ladder", *few, "--seed", "l")
    assert [row["bot"] for row in found["rows"][:3]] == ["stubborn", "timid", "random"]
    assert found["rows"][0]["below"] is None
    assert found["rows"][1]["below"] == "stubborn"
    assert found["provenance"]["seed"] == "l"
    assert found["provenance"]["edition"] == "fr-iello-2021, fr-iello-2021+relics"
