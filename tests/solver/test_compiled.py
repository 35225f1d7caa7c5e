"""Code is compiled again when a function that it calls in another file has changed.

Numba's cache looks only at the file of the function itself. So a change in
`solver/induction.py` once left `response.respond` with its old value until the cache was
deleted.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.environment import small_environment

import tacora

PACKAGE = Path(tacora.__file__).parent
COMPILED = ("envs", "kernel", "mind", "solver")
CALLED = "from ..compiled import jit\n\n\n@jit\ndef called(): return {value}\n"
CALLING = "from ..compiled import {jit}\nfrom .called import called\n\n\n@{jit}\ndef calling(): "
CALLING += "return called()\n"


def call(source: Path, cache: Path) -> str:
    """What the calling function returns, with these sources and the present cache."""
    return subprocess.run(
        [sys.executable, "-c", "from tacora.solver.calling import calling; print(calling())"],
        check=True,
        capture_output=True,
        text=True,
        env=small_environment(PYTHONPATH=str(source), NUMBA_CACHE_DIR=str(cache)),
    ).stdout.strip()


@pytest.mark.parametrize("jit", ["jit", "jit_parallel"])
def test_a_change_in_a_called_function_changes_the_calling_one(jit: str, tmp_path: Path) -> None:
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(PACKAGE, source / "tacora", ignore=ignored)
    folder = source / "tacora" / "solver"
    (folder / "calling.py").write_text(CALLING.format(jit=jit))
    for value in ("1", "22"):
        (folder / "called.py").write_text(CALLED.format(value=value))
        assert call(source, tmp_path / "cache") == value


def test_there_is_one_way_to_compile_a_function() -> None:
    """Only `compiled.py` compiles our functions, and it looks at all packages that have some.

    `mind/functions.py` compiles functions of other people, which no cache of ours keeps.
    """
    uses = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^\s*(import numba|from numba)", path.read_text(encoding="utf-8"), re.M)
    }
    assert uses == {"compiled.py", "mind/functions.py"}
    from tacora.compiled import SOURCES

    files = {
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^@jit", path.read_text(encoding="utf-8"), re.M)
    }
    assert {file.parts[0] for file in files} == set(COMPILED)
    assert all({file.parts[0], file.as_posix()} & set(SOURCES) for file in files)
