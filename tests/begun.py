"""Runs commands in processes that have already imported what all of them need.

Each command still has a process, arguments, variables and outputs of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.environment import small_environment
from tests.waiting import LIMIT_SECONDS

Ran = tuple[int, str, str]
"""Exit code, output and errors."""
PROGRAM = """
import importlib, json, os, runpy, shlex, sys
from pathlib import Path
modules, commands = json.loads(sys.argv[1])
try:
    for module in modules:
        importlib.import_module(module)
except ModuleNotFoundError:  # then every command says so
    pass
ran = []
for arguments, variables in commands:
    if not (child := os.fork()):
        for number, name in ((1, "stdout"), (2, "stderr")):
            os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_TRUNC), number)
        os.environ.update(variables)
        sys.argv = ["tacora", *shlex.split(arguments)]
        runpy.run_module("tacora", run_name="__main__")
        sys.exit()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    ran.append((code, Path("stdout").read_text(), Path("stderr").read_text()))
print(json.dumps(ran))
"""


def begun(
    folder: Path,
    modules: Sequence[str],
    commands: Sequence[tuple[str, Mapping[str, str]]],
    *options: str,
    stdin: str = "",
    **environment: str,
) -> list[Ran]:
    """Run commands, each with more variables, one after the other in a folder.

    `options` are those of Python, and `environment` is there before the modules are imported.
    """
    ran = subprocess.run(
        [sys.executable, *options, "-c", PROGRAM, json.dumps([modules, commands])],
        cwd=folder,
        env=small_environment(**environment),
        input=stdin,
        capture_output=True,
        text=True,
        check=True,
        timeout=LIMIT_SECONDS,
    )
    return [(code, out, err) for code, out, err in json.loads(ran.stdout)]
