"""The tests themselves: the caller's environment changes no result, and skips are reported."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.environment import FORGOTTEN, forget_the_caller, small_environment

ROOT = Path(__file__).parents[2]
STARTERS = {
    *(f"subprocess.{name}" for name in ("run", "Popen", "call", "check_call", "check_output")),
    *(f"asyncio.create_subprocess_{kind}" for kind in ("exec", "shell")),
    *("pexpect.spawn", "pexpect.run", "os.system"),
}
# A program that a signal ends, unless the signal is ignored.
ENDED_BY_SIGHUP = "import os, signal; os.kill(os.getpid(), signal.SIGHUP)"


def test_a_program_gets_a_small_environment_and_nothing_else_of_the_caller(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("PYTHONUNBUFFERED", "NODE_OPTIONS", "LC_ALL", "TACORA_PORT", "PGPORT", "TERM"):
        monkeypatch.setenv(name, "x")
    monkeypatch.setenv("XDG_CACHE_HOME", "/a")
    monkeypatch.delenv("TMPDIR", raising=False)
    got = small_environment(TERM="dumb")
    assert got.keys() - {"PYTHONPATH"} == {"PATH", "HOME", "XDG_CACHE_HOME", "LANG", "TERM"}
    assert (got["LANG"], got["TERM"], got["XDG_CACHE_HOME"]) == ("C.UTF-8", "dumb", "/a")


@pytest.mark.parametrize(
    ("name", "forgotten"),
    [
        ("LC_ALL", True),
        ("PGPORT", True),
        ("https_proxy", True),
        ("NO_PROXY", True),
        ("FORCE_COLOR", True),
        ("TACORA_PORT", True),
        ("PATH", False),
        ("PYTEST_XDIST_WORKER", False),
    ],
)
def test_the_tests_themselves_forget_what_would_change_a_result(name: str, forgotten: bool) -> None:
    assert bool(FORGOTTEN.fullmatch(name)) == forgotten


def test_a_program_handles_a_signal_that_the_tests_ignore_under_nohup() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        forget_the_caller()
        os.kill(os.getpid(), signal.SIGHUP)  # the tests go on
        command = [sys.executable, "-c", ENDED_BY_SIGHUP]
        ran = subprocess.run(command, env=small_environment(), check=False)
    finally:
        signal.signal(signal.SIGHUP, before)
    assert ran.returncode == -signal.SIGHUP


def test_every_program_that_a_test_starts_is_given_its_environment() -> None:
    found = 0
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in STARTERS:
                found += 1
                given = {keyword.arg for keyword in call.keywords}
                assert "env" in given, f"{path.relative_to(ROOT)}, line {call.lineno}"
    assert found > 10


SOME_SKIPPED = """
import pytest

@pytest.mark.parametrize("number", range(3))
def test_store(number): pytest.skip("PostgreSQL: no `initdb`: install PostgreSQL")

@pytest.fixture
def page(): pytest.skip("there is no chromium on this machine")
def test_page(page): pass
def test_other_page(page): pass

@pytest.mark.skip(reason="the moon is full")
def test_moon(): pass
def test_sound(): pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_the_last_line_says_what_was_skipped_and_how_to_get_it(
    tmp_path: Path, workers: str
) -> None:
    def last_lines(tests: str) -> list[str]:
        (tmp_path / "test_some.py").write_text(tests)
        plugins = ["-p", "no:cacheprovider", "-p", "xdist", "-p", "tests.skipped"]
        options = ["-c", os.devnull, "--rootdir", str(tmp_path), "-ra", "-n", workers]
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *plugins, *options, str(tmp_path)],
            cwd=ROOT,
            env=small_environment(PYTEST_DISABLE_PLUGIN_AUTOLOAD="1"),
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout.splitlines()[-2:]

    skipped, counted = last_lines(SOME_SKIPPED)
    assert "1 passed, 6 skipped" in counted
    assert skipped == (
        "Skipped here: 3 of PostgreSQL (apt-get install postgresql),"
        " 2 in a browser (apt-get install chromium), 1 otherwise (the moon is full)."
    )
    assert "Skipped here" not in last_lines("def test_sound(): pass")[0]
