"""The environment of the programs that tests start: small, and the same on every machine."""

from __future__ import annotations

import os
from pathlib import Path

import tacora

KEPT = ("PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME")
"""What a program needs of the machine that the tests run on."""

INSTALLED = Path(__file__).parents[1] / "src"
TESTED = Path(tacora.__file__).parents[1]
"""Where the tests themselves import Tacora from; a planted mistake is in a copy elsewhere."""


def small_environment(**more: str) -> dict[str, str]:
    """The variables for a program: where things are, one language, and `more`; nothing else."""
    environment = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment |= {"LANG": "C.UTF-8"} | more
    if TESTED != INSTALLED:
        before = [more["PYTHONPATH"]] if "PYTHONPATH" in more else []
        environment["PYTHONPATH"] = os.pathsep.join([*before, str(TESTED)])
    return environment
