"""`make image`: what it does where it cannot run. Elsewhere it is itself the test of the image."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.environment import small_environment
from tools.image import DOCKERFILE, Failed, base_of

ROOT = Path(__file__).parents[2]


def test_where_it_cannot_run_it_says_why_in_one_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tools.image", "--folder", str(tmp_path / "images")],
        cwd=ROOT, env=small_environment(PATH=str(tmp_path)), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    (sentence,) = ran.stderr.splitlines()
    assert sentence.startswith("make image: this needs ")
    assert not (tmp_path / "images").exists()


def test_the_base_of_the_image_is_one_that_debian_packages_make() -> None:
    name, suite = base_of(DOCKERFILE.read_text())
    assert name == f"debian:{suite}-slim"
    for wrong in ("FROM python:3.11-slim\n", "FROM debian:trixie-slim\nFROM debian:forky-slim\n"):
        with pytest.raises(Failed):
            base_of(wrong)
