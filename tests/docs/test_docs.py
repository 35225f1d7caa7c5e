"""The docs are up to date: examples run, generated pages are current."""

from __future__ import annotations

import ast
import contextlib
import io
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from tests.environment import small_environment
from tools import editions_page, leaks, mutants, pictures, table_mutants

import tacora
from tacora.editions import edition_file
from tacora.lab.simulation import play_game
from tacora.lab.study import Study
from tacora.lab.workers import Workers
from tacora.record import from_json, from_text

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


ALL_COMMANDS = """
import runpy, shlex, sys
for command in sys.argv[1:]:
    sys.argv = shlex.split(command)
    try:
        runpy.run_module("tacora", run_name="__main__")
    except SystemExit as ended:
        if ended.code:
            sys.exit(f"{command}: {ended.code}")
"""
"""Runs commands one after the other in one process, which loads compiled code only once."""


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.S)


def test_the_library_example_of_the_readme_runs_and_has_twelve_lines() -> None:
    (code,) = blocks("README.md", "python")
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\) \([\d, ]+\)\n", output.getvalue())
    assert len(code.strip().splitlines()) <= 12


def test_the_library_needs_the_standard_library_alone() -> None:
    modules = (
        "tacora, tacora.record, tacora.policies, tacora.statistics, tacora.bots, tacora.solver"
    )
    modules += ", tacora.lab.simulation"
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); import {modules}"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True, env=small_environment())


def test_the_commands_of_readme_and_studying_run(tmp_path: Path) -> None:
    pages = ("README.md", "docs/studying.md")
    lines = [
        line[2:]
        for page in pages
        for block in blocks(page, "console")
        for line in block.splitlines()
    ]
    commands = [line for line in lines if line.startswith("tacora ")]
    assert len(commands) >= 12
    assert [line for line in lines if line not in commands] == ["make play", "make test"]
    ran = subprocess.run(
        [sys.executable, "-c", ALL_COMMANDS, *dict.fromkeys(commands)],
        cwd=tmp_path, capture_output=True, text=True, check=False, env=small_environment(),
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    for code in blocks("docs/studying.md", "python"):
        subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, check=True, env=small_environment()
        )


def test_every_make_target_that_the_docs_name_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):.*##", (ROOT / "Makefile").read_text()))
    named = {
        name
        for page in PAGES
        for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))
    }
    assert named <= targets
    assert {"play", "test", "check", "bench", "help"} <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


FILE = re.compile(r"`((?:\w[\w-]*/)+[\w.-]+\.(?:py|ts|svelte|mjs|ftl|md|toml|c|sql|jsonl))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_the_docs_name_exist(page: Path) -> None:
    for name in FILE.findall(page.read_text(encoding="utf-8")):
        assert any((folder / name).is_file() for folder in (ROOT, ROOT / "src" / "tacora")), name


def test_the_page_of_editions_is_current() -> None:
    page = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    assert page == editions_page.page(), "run `make docs`"


def test_the_picture_of_the_terminal_is_current_and_loads_nothing() -> None:
    picture = pictures.TARGET.read_text(encoding="utf-8")
    assert picture == pictures.draw(), "run `make docs`"
    assert set(re.findall(r"https?://[^\"\s]+", picture)) == {"http://www.w3.org/2000/svg"}


def test_the_examples_of_the_record_page_are_one_game() -> None:
    (json_form,) = blocks("docs/record.md", "json")
    (text_form,) = blocks("docs/record.md", "text")
    assert from_json(json_form) == from_text(text_form)


def test_the_example_of_an_own_edition_loads_and_plays(tmp_path: Path) -> None:
    (toml,) = blocks("docs/own-editions.md", "toml")
    path = tmp_path / "tiny-cave.toml"
    path.write_text(toml, encoding="utf-8")
    for relics in (True, False):
        rules = edition_file(path, relics)
        for number in range(20):
            play_game(rules, ("bold", "random"), str(number))


def test_the_study_of_its_page_can_be_played(tmp_path: Path) -> None:
    (toml,) = blocks("docs/studies.md", "toml")
    (tmp_path / "greed.toml").write_text(toml, encoding="utf-8")
    study = Study.load(tmp_path / "greed.toml")
    assert len(study.cells) == 2 * 2 * 2 * (3 + 1)
    with ThreadPoolExecutor(1) as pool:
        found = replace(study, games=2).run(Workers([pool], 1))
    assert set(found.to_frame()["games"]) == {2}
    (code,) = blocks("docs/studies.md", "python")
    (tmp_path / "example.py").write_text(code, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "example.py"], cwd=tmp_path, env=small_environment(),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "shape: (2, " in ran.stdout


def test_the_table_of_planted_mistakes_is_of_these_mistakes_and_tests() -> None:
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    for mutant in (*mutants.MUTANTS, *table_mutants.MUTANTS, *leaks.LEAKS):
        assert f"| {mutant.mistake} | `{mutant.caught_by}` |" in page


def test_the_glossary_explains_the_words_of_the_library() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    for word in ("Edition", "Game", "Explorer", "Bag", "Dealer", "View", "Reveal", "Decide"):
        assert hasattr(tacora, word)
        assert re.search(rf"(?m)^\| (\w+, )*{word}[ ,|]", glossary), word


def test_every_function_in_the_walk_of_a_choice_exists() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    steps = re.findall(r"(?m)^(\d+)\. `(\S+/\S+)` `([\w.]+)`: ", page)
    assert [int(number) for number, _, _ in steps] == list(range(1, len(steps) + 1))
    assert 10 <= len(steps) <= 20
    for _, file, name in steps:
        text = (ROOT / file).read_text(encoding="utf-8")
        assert name in (_functions(text) if file.endswith(".py") else _page_functions(text)), name


def _functions(text: str) -> set[str]:
    """The functions and methods of a Python file, methods as `Class.method`."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = set()
    for each in ast.parse(text).body:
        if isinstance(each, kinds):
            found.add(each.name)
        elif isinstance(each, ast.ClassDef):
            found |= {f"{each.name}.{one.name}" for one in each.body if isinstance(one, kinds)}
    return found


def _page_functions(text: str) -> set[str]:
    """The methods of a TypeScript class, and the functions that a component is given."""
    return set(re.findall(r"(?m)^ {2,4}(?:private |async )*(\w+)(?:\(|: \()", text))
