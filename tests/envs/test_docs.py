"""The page about environments: its examples run, and its tables are current."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from tacora import edition
from tacora.envs import parts

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert examples
    for code in examples:
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(code, {})
        assert output.getvalue()


def test_the_table_of_observations_is_current() -> None:
    named = parts("fr-iello-2021+relics", 4)
    assert named == parts(edition("fr-iello-2021", True), 4)
    for part in named:
        row = f"| `{part.name}` | {part.size} | {part.least} | {max(part.most)} | {part.meaning} |"
        assert row in PAGE
