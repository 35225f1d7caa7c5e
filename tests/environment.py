"""The environment of the programs that tests start: small, and the same on every machine."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import tacora

KEPT = ("PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME")
"""What a program needs of the machine that the tests run on."""
FORGOTTEN = re.compile(r"LC_\w+|LANGUAGE|COLUMNS|LINES|\w*(COLOR|_PROXY)|PG\w+|TACORA_\w+", re.I)
"""What would change a result in the process of the tests itself."""

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


def forget_the_caller() -> None:
    """Drop variables of the caller's, and let programs that tests start heed every signal.

    nohup and shells in the background have signals ignored, and what is ignored is inherited.
    A handler is not: programs start with the default, while the tests stay as deaf as before.
    """
    for name in filter(FORGOTTEN.fullmatch, list(os.environ)):
        del os.environ[name]
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
