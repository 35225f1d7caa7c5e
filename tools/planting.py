"""Plants a mistake in a copy of the source, and shows which tests fail."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake: pieces of source, the wrong text for each, and the test that must fail."""

    mistake: str
    caught_by: str
    file: str
    edits: tuple[tuple[str, str], ...]


def planted(mistake: str, caught_by: str, file: str, right: str, wrong: str) -> Mutant:
    """A mistake in one place."""
    return Mutant(mistake, caught_by, file, ((right, wrong),))


def sound(test: str) -> Mutant:
    """No mistake: the test must pass."""
    return Mutant("none", test, "errors.py", ())


def failing(
    mutant: Mutant, folder: Path, tests: Sequence[str], environment: Mapping[str, str] | None = None
) -> list[str]:
    """The tests that fail with the mistake, in a copy of the source in this folder."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "tacora" / mutant.file
    text = file.read_text(encoding="utf-8")
    for right, wrong in mutant.edits:
        if text.count(right) != 1:
            sys.exit(f"{mutant.file} no longer has exactly one {right!r}")
        text = text.replace(right, wrong)
    file.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env=os.environ
        | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        | dict(environment or {}),
        capture_output=True,
        text=True,
        check=False,
    )
    return re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", run.stdout, re.M)


def show(
    title: str,
    mutants: Iterable[Mutant],
    run: Callable[[Mutant, Path], list[str]],
) -> None:
    """Print which test catches which mistake; exit with an error if one is not caught.

    First the tests must pass without a mistake.
    """
    mutants = list(mutants)
    for test in dict.fromkeys(mutant.caught_by for mutant in mutants):
        with tempfile.TemporaryDirectory() as folder:
            if test in run(sound(test), Path(folder)):
                sys.exit(f"{test} fails without a mistake")
    sys.stdout.write(f"| {title} | caught by |\n| --- | --- |\n")
    survivors = 0
    for mutant in mutants:
        with tempfile.TemporaryDirectory() as folder:
            red = run(mutant, Path(folder))
        survivors += mutant.caught_by not in red
        caught_by = f"`{mutant.caught_by}`" if mutant.caught_by in red else "**not caught**"
        sys.stdout.write(f"| {mutant.mistake} | {caught_by} |\n")
        sys.stdout.flush()
    if survivors:
        sys.exit(f"{survivors} of them are not caught")
