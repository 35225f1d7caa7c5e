"""The wheel as people install it: the page is in it, and a missing one is told."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.table import choose, play_now

ROOT = Path(__file__).parents[2]


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it; only its dependencies come from this one."""
    folder = tmp_path_factory.mktemp("wheel")
    _pip("wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", ".")
    (wheel,) = folder.glob("tacora-*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)
    python = folder / "env" / "bin" / "python"
    _pip("--python", str(python), "install", "--no-deps", str(wheel))
    packages = next((folder / "env").glob("lib/*/site-packages"))
    (packages / "others.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    return python


@contextmanager
def _served(python: Path, folder: Path, *flags: str) -> Iterator[str]:
    command = [python, "-m", "tacora", "serve", "--port=0", f"--database={folder}/t.db", *flags]
    with subprocess.Popen(
        list(map(str, command)), stdout=subprocess.PIPE, text=True, cwd=folder
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
            server.wait(20)


def test_the_installed_wheel_serves_the_page_and_a_move_is_played(
    browser: Browser, python: Path, tmp_path: Path
) -> None:
    said = subprocess.run(
        [python, "-c", "import tacora; print(tacora.__file__)"],
        capture_output=True, text=True, check=True, cwd=tmp_path,
    )  # fmt: skip
    assert str(python.parent.parent) in said.stdout, "this is not the wheel"
    with _served(python, tmp_path) as url:
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.goto(url)
        play_now(page)
        choose(page, "leave")
        expect(page.get_by_role("log")).to_contain_text("Explorer")
        expect(page.locator("li.mine.at-camp")).to_have_count(1, timeout=15_000)
        page.context.close()


def test_without_a_built_page_the_server_says_so(python: Path, tmp_path: Path) -> None:
    packages = next(python.parent.parent.glob("lib/*/site-packages"))
    page = packages / "tacora" / "page"
    page.rename(packages / "hidden")
    try:
        with _served(python, tmp_path) as url, pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(url)
    finally:
        (packages / "hidden").rename(page)
    assert refused.value.code == 503
    assert "`make page` builds it" in refused.value.read().decode()
