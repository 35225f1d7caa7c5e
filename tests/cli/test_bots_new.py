"""`tacora bots new`: a package that works, and nothing overwritten or half-written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.cli.run import Shell
from tests.environment import small_environment


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def run(folder: Path, *arguments: str, **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=small_environment(**environment),
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_new_package_tests_itself_and_plays_by_its_short_name_once_installed(
    tacora: Shell, here: Path
) -> None:
    ran = tacora("bots", "new", "my_bot")
    assert ran.code == 0, ran.err
    assert "pip install -e my_bot" in ran.out
    assert "2 passed" in run(here / "my_bot", "pytest", "-q", "-p", "no:cacheprovider")
    run(here / "my_bot", "hatchling", "build", "-t", "wheel", "-d", str(here))
    (wheel,) = here.glob("*.whl")
    with ZipFile(wheel) as archive:  # as pip does it for a wheel of plain Python
        archive.extractall(here / "installed")
    said = run(
        here,
        "tacora",
        *("simulate", "--games", "3", "--seed", "1", "--bots", "my_bot,bold"),
        PYTHONPATH=str(here / "installed"),
    )
    assert "my_bot" in said


def test_nothing_is_overwritten(tacora: Shell, here: Path) -> None:
    (here / "taken").mkdir()
    (here / "link").symlink_to("nowhere")
    (here / "file").write_text("mine")
    for name in ("taken", "link", "file"):
        assert "it stays as it is" in tacora.refuses("bots", "new", name)
    assert not list((here / "taken").iterdir())
    assert (here / "file").read_text() == "mine"
    assert {path.name for path in here.iterdir()} == {"taken", "link", "file"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("My-Bot", "a-z, 0-9 and _"),
        ("../my_bot", "a-z, 0-9 and _"),
        ("class", "a-z, 0-9 and _"),
        ("x" * 41, "a-z, 0-9 and _"),
        ("bold", "there is a bot bold already"),
        ("json", "there is a module json already"),
    ],
)
def test_a_name_that_would_not_work_is_refused(
    name: str, why: str, tacora: Shell, here: Path
) -> None:
    assert why in tacora.refuses("bots", "new", name)
    assert not list(here.iterdir())


def test_a_package_that_cannot_be_written_leaves_nothing_behind(
    tacora: Shell, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Path.write_text

    def full(path: Path, *arguments: str, **form: str) -> int:
        if path.name == "bot.py":
            raise OSError(28, "No space left on device")
        return written(path, *arguments, **form)

    monkeypatch.setattr(Path, "write_text", full)
    assert "my_bot: No space left on device" in tacora.refuses("bots", "new", "my_bot")
    assert not list(here.iterdir())
