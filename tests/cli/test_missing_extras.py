"""What a command says where a package that it needs is really not installed."""

from __future__ import annotations

import gzip
import json
import re
import tomllib
from collections.abc import Callable, Collection
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from tests.begun import Ran, begun
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
    "migrate --check": ("msgspec",),
    f"migrate {DATABASE}": ("asyncpg",),
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

Run = Callable[..., list[Ran]]


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
    """Run commands in an environment without some packages."""
    here = {
        path
        for path in Path(str(distribution("typer").locate_file(""))).iterdir()
        if path.suffix != ".pth" and path.name != "__pycache__"
    }

    def run(commands: Collection[str], missing: Collection[str], stdin: str = "") -> list[Ran]:
        folder = tmp_path_factory.mktemp("work")
        (folder / "e.txt").write_text(EXAMPLE)
        (folder / "s.toml").write_text('lineups = [["bold"]]\ngames = 5\n')
        with gzip.open(folder / "b.gz", "wt") as backup:
            backup.write(json.dumps({"format": FORMAT}) + "\n" + json.dumps(["end", 0]))
        installed = tmp_path_factory.mktemp("installed")
        for path in here:
            if path.name.split(".")[0] not in missing:
                (installed / path.name).symlink_to(path)
        # -S: only these folders and the standard library.
        return begun(
            folder,
            ["tacora.cli"],
            [(command, {}) for command in commands],
            "-S",
            stdin=stdin,
            PYTHONPATH=f"{SOURCES}:{installed}",
            COLUMNS="200",
        )

    return run


@pytest.mark.parametrize("package", sorted({each for needs in NEEDS.values() for each in needs}))
def test_a_missing_package_is_one_sentence(run: Run, package: str) -> None:
    how = f" with the extra `{EXTRAS[package]}`" if package in EXTRAS else ""
    said = f"tacora: the package {package} is missing: install Tacora{how} (docs/installing.md)\n"
    commands = [command for command, needs in NEEDS.items() if package in needs]
    for command, ran in zip(commands, run(commands, [package]), strict=True):
        assert ran == (2, "", said), command


def test_where_no_package_is_installed_the_extra_with_all_of_them_is_named(run: Run) -> None:
    extras = {
        "solve": "bots",
        "ladder": "lab",
        "measure": "lab",
        "study s.toml": "lab",
        "report s": "lab",
        "train t.npz": "lab",
        "serve --port 1": "server",
    }
    for (command, extra), (code, _, err) in zip(extras.items(), run(extras, EXTRAS), strict=True):
        assert (code, err.count("\n")) == (2, 1), command
        assert f"the extra `{extra}`" in err


def test_commands_that_need_no_extra_work_without_extras(run: Run) -> None:
    for command, (code, out, err) in zip(NEEDS_NO_EXTRA, run(NEEDS_NO_EXTRA, EXTRAS), strict=True):
        assert (code, err) == (0, ""), command
        assert out, command


@pytest.mark.parametrize(
    ("extra", "commands"),
    [
        (
            "bots",
            (
                "simulate --games 20 --explorers 3 --bots veteran",
                "solve --explorers 1",
                "review e.txt",
            ),
        ),
        (
            "lab",
            (
                "measure --games 20 net-field",
                "ladder --games 20 --rating-games 2 --top cautious --seats 3",
                "train t.npz --steps 1",
                "study s.toml --processes 1 --report",
            ),
        ),
        ("server", ("backup b.gz --database t.db",)),
    ],
)
def test_the_named_extra_is_enough(run: Run, extra: str, commands: tuple[str, ...]) -> None:
    brought = {extra, "bots"} if extra == "lab" else {extra}
    missing = [package for package, each in EXTRAS.items() if each not in brought]
    for command, (code, _, err) in zip(commands, run(commands, missing), strict=True):
        if extra == "server":  # there is no database to copy, and the error needs no other package
            assert err == "tacora: t.db: there is no such database\n"
        else:
            assert (code, err) == (0, ""), command


def test_a_game_continues_without_the_package_for_hints(run: Run) -> None:
    ((code, out, _),) = run(["play Ana --edition nl-iello-2023"], EXTRAS, "h\n")
    assert "the package numpy is missing: install Tacora with the extra `bots`" in out
    assert code == 130
