"""Runs the page's own unit tests in node, with a game that the Python rules played."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.browser.chromium import node
from tests.environment import small_environment
from tools import page_game

WEB = Path(__file__).parents[2] / "web"


def test_shuffle_hash_and_story_pass_the_tests_of_the_page() -> None:
    page_game.main()
    ran = subprocess.run(
        [node(), "tests/run.mjs"],
        cwd=WEB,
        env=small_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
