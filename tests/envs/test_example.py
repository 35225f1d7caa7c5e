"""The learning example runs and writes its curve; `make thorough` trains it to the end."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

from tests.environment import small_environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn.py"


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, EXAMPLE, "--updates", "1", "--curve", "new/curve.csv", *arguments],
        cwd=folder,
        env=small_environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_example_learns_and_says_whether_it_has_reached_its_goal(tmp_path: Path) -> None:
    ran = run(tmp_path, "--goal", "0.999")
    assert ran.stderr == "the win share has not reached 0.999\n"
    assert ran.returncode == 1
    with (tmp_path / "new" / "curve.csv").open(newline="") as file:
        (row,) = csv.DictReader(file)
    assert row["decisions"] == str(32 * 1024)
    assert 0 < float(row["win_share"]) < 1
