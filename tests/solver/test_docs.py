"""The examples of the solver's page run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.lines import game

from tacora.solver.deck import state_of

PAGE = Path(__file__).parents[2] / "docs" / "solver.md"


def test_the_examples_of_the_page_run_and_agree(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    names: dict[str, Any] = {}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) == 4
    for code in examples:
        exec(code, names)
    assert names["now"].collapse == names["game"].bag.chance(names["game"].traps_on_path[0])
    table, leave_chance = names["table"], names["leave_chance"]
    two = game("fr-iello-2021", "17+++ lava-++ 11.++ snake")
    at = state_of(table.deck, two)
    # The layer by hand, as the page says: from the last one on, a step for each new trap.
    layer = len(table.layer_numbers) - 1
    for _ in range(2):
        layer = table.layers.after[layer, 0]
    treasures = sum(
        int(table.layout.stride[list(table.deck.gem_values).index(gems)]) for gems in (17, 11)
    )
    found = leave_chance(table.layout, table.leave, layer, treasures, 2, at.held, at.pool)
    assert found == table.leave_chance(two)
    rest = names["rest"]
    page = PAGE.read_text(encoding="utf-8")
    assert f"The example has {rest.states:,} states" in page
    assert set(rest.prospects) == {1, 2}
    for prospect in rest.prospects.values():
        assert f"{100 * prospect.leave_chance:.1f} %" in page
        assert f"wins {100 * prospect.win_share:.1f} %" in page
    # And the values on the page of findings are those of the solution.
    findings = PAGE.with_name("findings.md").read_text(encoding="utf-8")
    for explorers in (1, 2, 3):
        assert f"| {explorers} | {table.expedition(explorers):.6f} |" in findings
