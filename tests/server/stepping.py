"""A machine whose clock is set while programs run on it."""

from __future__ import annotations

from pathlib import Path

HOUR_MS = 3_600_000
STEPPING = """\
import os, time
_time_ns, _time, _file = time.time_ns, time.time, os.environ["TACORA_TEST_STEP"]
def _step():
    with open(_file) as file:
        return int(file.read() or 0)
time.time_ns = lambda: _time_ns() + _step() * 1_000_000
time.time = lambda: _time() + _step() / 1_000
"""
"""What Python runs before a program: its clock follows a file with a number of milliseconds."""


class MachineClock:
    """The wall clock of the programs that are started with `environment`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "sitecustomize.py").write_text(STEPPING)
        self.environment = {
            "PYTHONPATH": str(folder),
            "TACORA_TEST_STEP": str(folder / "step"),
        }
        self.set(0)

    def set(self, step_ms: int) -> None:
        """Set the clock ahead of the real one, or behind it."""
        new = self._folder / "new"
        new.write_text(str(step_ms))
        new.replace(self._folder / "step")
        self.step_ms = step_ms
