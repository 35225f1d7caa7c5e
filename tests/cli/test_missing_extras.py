"""What a command says where a package that it needs is really not installed."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Collection
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from tests.environment import small_environment
from tests.lines import EXAMPLE

import tacora
from tacora.errors import ALWAYS, EXTRAS, missing_package
from tacora.store.backup import FORMAT

SOURCES = Path(tacora.__file__).parents[1]
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
DATABASE = "--database postgresql://localhost:1/none"
KERNEL = ("numpy", "numba")
SERVER = ("msgspec", "litestar", "uvicorn", "uvloop", "h11", "websockets")
NEEDS = {
    "play --bots champion --edition nl-iello-2023": KERNEL,
    "simulate --games 1 --bots champion": KERNEL,
    "solve --explorers 1": KERNEL,
    "review e.txt": KERNEL,
    "measure": (*KERNEL, "threadpoolctl"),
    "ladder --top cautious": (*KERNEL, "openskill"),
    "train t.npz": (*KERNEL, "threadpoolctl"),
    "simulate --games 1 --records g.parquet": ("polars",),
    "study s.toml": ("polars",),
    "study s.toml --report": ("altair", "vl_convert"),
    "study s.toml --cluster tcp://127.0.0.1:1": ("distributed",),
    "report s": ("polars",),
    "join http://127.0.0.1:1/t/AAAAAAAAAAAA --bot bold": ("websockets",),
    "serve --port 1": SERVER,
    "serve --no-such-option": ("msgspec",),
    f"serve {DATABASE}": ("asyncpg",),
    "backup b.gz": ("msgspec",),
    f"backup b.gz {DATABASE}": ("asyncpg",),
    "restore b.gz": ("msgspec",),
    f"restore b.gz {DATABASE}": ("asyncpg",),
    "editions": ("typer", "rich", "fluent"),
}
"""The commands, and the packages that each of them needs."""
NEEDS_NO_EXTRA = (
    "--help",
    "--version",
    "serve --help",
    "editions",
    "bots",
    "simulate --games 1",
    "odds 'tacora/1 fr-iello-2021 Ana, Ben, Cy'",
    "record verify e.txt",
    "record show e.txt",
    "record convert e.txt --to json",
)

Run = Callable[[str, Collection[str]], subprocess.CompletedProcess[str]]


def test_every_package_of_an_extra_has_its_sentence() -> None:
    """The table of packages agrees with the project file."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    modules: dict[str, set[str]] = {}
    for module, names in packages_distributions().items():
        for name in names:
            modules.setdefault(_plain(name), set()).add(module)
    found = {}
    for extra in ("bots", "cluster", "envs", "lab", "client", "server"):
        for requirement in project["optional-dependencies"][extra]:
            name = _plain(requirement)
            if name != "tacora":
                (found[name],) = {(m, e) for m, e in EXTRAS.items() if m in modules[name]}
                assert found[name][1] == extra
    assert dict(found.values()) == EXTRAS
    for requirement in project["dependencies"]:
        assert modules[_plain(requirement)] & set(ALWAYS)


def test_a_missing_module_of_tacora_is_not_reported_as_a_missing_extra() -> None:
    for name in ("tacora.cli.nowhere", "nobody_knows_it", None):
        assert missing_package(ModuleNotFoundError(name=name)) is None


def _plain(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run a command in an environment without some packages."""
    here = {
        path
        for path in Path(str(distribution("typer").locate_file(""))).iterdir()
        if path.suffix != ".pth" and path.name != "__pycache__"
    }

    def run(command: str, missing: Collection[str]) -> subprocess.CompletedProcess[str]:
        folder = tmp_path_factory.mktemp("work")
        (folder / "e.txt").write_text(EXAMPLE)
        (folder / "s.toml").write_text('lineups = [["bold"]]\ngames = 5\n')
        with gzip.open(folder / "b.gz", "wt") as backup:
            backup.write(json.dumps({"format": FORMAT}))
        installed = tmp_path_factory.mktemp("installed")
        for path in here:
            if path.name.split(".")[0] not in missing:
                (installed / path.name).symlink_to(path)
        # -S: only these folders and the standard library.
        return subprocess.run(
            ["bash", "-c", f"{sys.executable} -S -m tacora {command}"],
            cwd=folder,
            env=small_environment(PYTHONPATH=f"{SOURCES}:{installed}", COLUMNS="200"),
            input="",
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.mark.parametrize(
    ("command", "package"),
    [(command, package) for command, packages in NEEDS.items() for package in packages],
)
def test_a_missing_package_is_one_sentence(run: Run, command: str, package: str) -> None:
    ran = run(command, [package])
    how = f" with the extra `{EXTRAS[package]}`" if package in EXTRAS else ""
    assert ran.stderr == (
        f"tacora: the package {package} is missing: install Tacora{how} (docs/installing.md)\n"
    )
    assert (ran.returncode, ran.stdout) == (2, "")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("solve", "bots"),
        ("ladder", "lab"),
        ("measure", "lab"),
        ("study s.toml", "lab"),
        ("report s", "lab"),
        ("train t.npz", "lab"),
        ("serve --port 1", "server"),
    ],
)
def test_where_no_package_is_installed_the_extra_with_all_of_them_is_named(
    run: Run, command: str, extra: str
) -> None:
    ran = run(command, EXTRAS)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert f"the extra `{extra}`" in ran.stderr


@pytest.mark.parametrize("command", NEEDS_NO_EXTRA)
def test_commands_that_need_no_extra_work_without_extras(run: Run, command: str) -> None:
    ran = run(command, EXTRAS)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("bots", "simulate --games 20 --explorers 3 --bots veteran"),
        ("bots", "solve --explorers 1"),
        ("bots", "review e.txt"),
        ("lab", "measure --games 20 net-field"),
        ("lab", "ladder --games 20 --rating-games 2 --top cautious --seats 3"),
        ("lab", "train t.npz --steps 1"),
        ("lab", "study s.toml --processes 1 --report"),
        ("server", "backup b.gz --database t.db"),
    ],
)
def test_the_named_extra_is_enough(run: Run, extra: str, command: str) -> None:
    brought = {extra, "bots"} if extra == "lab" else {extra}
    ran = run(command, [package for package, each in EXTRAS.items() if each not in brought])
    if extra == "server":  # there is no database to copy, and the error needs no other package
        assert ran.stderr == "tacora: t.db: there is no such database\n"
    else:
        assert (ran.returncode, ran.stderr) == (0, "")


def test_a_game_continues_without_the_package_for_hints(run: Run) -> None:
    ran = run("play Ana --edition nl-iello-2023 <<< h", EXTRAS)
    assert "the package numpy is missing: install Tacora with the extra `bots`" in ran.stdout
    assert ran.returncode == 130
