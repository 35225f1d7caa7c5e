"""Compiled code is compiled anew when a function that it calls in another file has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tacora

RESPOND = """
from tacora.solver.deck import ExpeditionDeck
from tacora.solver.equilibrium import Equilibrium
from tacora.solver.response import before_first_card, respond
deck = ExpeditionDeck(treasures=(3, 5), traps=(2,), relics=())
table = Equilibrium.solve(2, deck)
print(before_first_card(table, respond(table), 2))
"""


def respond(source: Path, cache: Path) -> float:
    """What the best response is worth, by these sources and what was compiled before."""
    ran = subprocess.run(
        [sys.executable, "-c", RESPOND],
        check=True,
        capture_output=True,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": str(source),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NUMBA_CACHE_DIR": str(cache / "numba"),
            "XDG_CACHE_HOME": str(cache),
        },
    )
    return float(ran.stdout)


def test_a_change_in_the_induction_changes_what_the_best_response_is_worth(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(
        Path(tacora.__file__).parent,
        source / "tacora",
        ignore=shutil.ignore_patterns("__pycache__", "page"),
    )
    before = respond(source, tmp_path)
    induction = source / "tacora" / "solver" / "induction.py"
    text = induction.read_text(encoding="utf-8")
    right = "leave[others] = held + pool // (others + 1)"
    assert text.count(right) == 1
    induction.write_text(text.replace(right, right + " + 1"), encoding="utf-8")
    assert respond(source, tmp_path) > before + 0.5
