"""What the page about bots of your own shows works."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.environment import small_environment

PAGE = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text(encoding="utf-8")


def test_the_bots_and_commands_of_the_page_work(tmp_path: Path) -> None:
    written = re.findall(r"into\s+`(\w+\.py)`[^`]*```python\n(.*?)```", PAGE, re.S)
    assert written
    for name, code in written:
        (tmp_path / name).write_text(code, encoding="utf-8")
    commands = re.findall(r"(?m)^\$ (.+)$", PAGE)
    assert len(commands) >= 2
    for command in commands:
        ran = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)],
            cwd=tmp_path,
            capture_output=True,
            check=False,
            env=small_environment(),
        )
        assert ran.returncode == 0, (command, ran.stderr.decode())
