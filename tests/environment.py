"""The environment of the programs that tests start: small, and the same on every machine."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import tacora

KEPT = ("PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME")
"""The variables of the caller that a program needs."""
FORGOTTEN = re.compile(r"LC_\w+|LANGUAGE|COLUMNS|LINES|\w*(COLOR|_PROXY)|PG\w+|TACORA_\w+", re.I)
"""The variables of the caller that could change a result in the test process itself."""

INSTALLED = Path(__file__).parents[1] / "src"
TESTED = Path(tacora.__file__).parents[1]
"""Where the tests themselves import Tacora from; a planted mistake is in a copy elsewhere."""


def small_environment(**more: str) -> dict[str, str]:
    """The environment for a program: the variables in `KEPT`, one language, and `more`."""
    environment = {name: os.environ[name] for name in KEPT if name in os.environ}
    environment |= {"LANG": "C.UTF-8"} | more
    if TESTED != INSTALLED:
        before = [more["PYTHONPATH"]] if "PYTHONPATH" in more else []
        environment["PYTHONPATH"] = os.pathsep.join([*before, str(TESTED)])
    return environment


def forget_the_caller() -> None:
    """Drop variables of the caller, and let the programs that tests start get every signal.

    Under nohup and in background shells some signals are ignored, and child processes inherit that.
    They do not inherit a handler. So a handler that does nothing replaces "ignore": the tests still
    ignore the signal, and programs start with its default.
    """
    for name in filter(FORGOTTEN.fullmatch, list(os.environ)):
        del os.environ[name]
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
