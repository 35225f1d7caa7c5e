"""Source packages and wheels of this checkout, built and installed as users do."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.environment import small_environment
from tests.tied import tied
from tests.waiting import LIMIT_SECONDS

ROOT = Path(__file__).parents[1]


def bare_python(folder: Path) -> Path:
    """A new environment that sees the packages of this one, but no `tacora` and no node."""
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    subprocess.run(command, check=True, env=small_environment())
    (packages,) = folder.glob("lib/*/site-packages")
    line = sysconfig.get_paths()["purelib"] + "\n"
    (packages / "others.pth").write_text(line, encoding="utf-8")
    return folder / "bin" / "python"


def build(
    python: Path, target: str, source: Path, folder: Path
) -> subprocess.CompletedProcess[str]:
    """Build one kind of package from a source folder, without node."""
    return subprocess.run(
        [python, "-m", "hatchling", "build", "-t", target, "-d", folder],
        cwd=source, env=small_environment(PATH="/nowhere", HOME=str(folder)),
        capture_output=True, text=True, check=False, timeout=LIMIT_SECONDS,
    )  # fmt: skip


def unpacked_source_package(python: Path, folder: Path) -> Path:
    """Build the source package of this checkout and unpack it; returns the folder in it."""
    made = build(python, "sdist", ROOT, folder)
    assert made.returncode == 0, made.stderr
    (package,) = folder.glob("tacora-*.tar.gz")
    subprocess.run(["tar", "-xzf", package, "-C", folder], env=small_environment(), check=True)
    return folder / package.name.removesuffix(".tar.gz")


def installed(folder: Path) -> Path:
    """The Python of a new environment with a wheel that was built from the source package."""
    python = bare_python(folder / "env")
    source = unpacked_source_package(python, folder)
    made = build(python, "wheel", source, folder)
    assert made.returncode == 0, made.stderr
    (wheel,) = folder.glob("tacora-*.whl")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    install = ["--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True, timeout=LIMIT_SECONDS, env=small_environment())
    where = subprocess.run(
        [python, "-c", "import tacora; print(tacora.__file__)"],
        capture_output=True, text=True, env=small_environment(), check=True, cwd=folder,
    )  # fmt: skip
    assert str(folder) in where.stdout, "this is not the wheel"
    return python


@contextmanager
def served(python: Path, folder: Path) -> Iterator[str]:
    """The address of a server of that environment, which runs as long as the block."""
    command = [str(python), "-m", "tacora", "serve", "--port=0", f"--database={folder}/t.db"]
    environment = small_environment(HOME=str(folder))
    with subprocess.Popen(
        tied(*command), stdout=subprocess.PIPE, text=True, cwd=folder, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
            server.wait(LIMIT_SECONDS)
