"""How this program was started, for sentences that tell people what to type next."""

from __future__ import annotations

import os
import shlex
import shutil
import sys


def this_program() -> str:
    """The command that starts this program again from the folder that it was started in."""
    started = sys.argv[0]
    if os.path.basename(started) == "__main__.py":
        return f"{shlex.quote(sys.orig_argv[0])} -m tacora"
    found = shutil.which("tacora")
    if not os.path.dirname(started) or (found and os.path.samefile(found, started)):
        return "tacora"
    return shlex.quote(started)
