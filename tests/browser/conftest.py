"""A real browser at a real server; a page that complains or calls elsewhere fails its test."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright
from tests.browser.table import finish, play_now
from tests.server.running import GENEROUS, Server, serving

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PAGE = Path(__file__).parents[2] / "src" / "tacora" / "page" / "index.html"

NewPage = Callable[..., Page]
PAGES = pytest.StashKey[list[Page]]()
expect.set_options(timeout=30_000)  # a busy machine is no mistake of ours


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what its pages showed at that moment."""
    report = yield
    if report.when == "call" and report.failed:
        pages = item.stash.get(PAGES, None) or []
        for number, page in enumerate(pages):
            try:
                shown = page.locator("body").inner_text(timeout=5_000)
            except Error as error:
                shown = str(error)
            report.sections.append((f"page {number}: {page.url}", shown))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one file of tests: while it lives, no other event loop can run here."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    assert PAGE.is_file(), "the page is not built: run `make page`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where bots do not dawdle and patience is short."""
    path = tmp_path_factory.mktemp("browser") / "tables.db"
    with serving(path, *GENEROUS, "--pace-seconds=0.05", "--away-seconds=1") as running:
        yield running


@pytest.fixture(scope="module")
def finished(browser: Browser, house: Server) -> str:
    """A table whose game is over."""
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.goto(house.url)
    play_now(page)
    finish(page, going_on=1)
    table = page.url.rpartition("/")[2]
    page.context.close()
    return table


@pytest.fixture
def new_page(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages in contexts of their own: other people at other devices."""
    pages = request.node.stash[PAGES] = list[Page]()
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def made(
        width: int = 390,
        height: int = 844,
        at: str = "/",
        locale: str = "en-GB",
        motion: str = "reduce",
        settings: str = "{}",
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        contexts.append(context)
        context.set_default_timeout(60_000)
        if settings != "{}":
            context.add_init_script(
                f"localStorage['tacora-settings'] ??= JSON.stringify({settings})"
            )
        page = context.new_page()
        pages.append(page)
        page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on(
            "request",
            lambda asked: (
                None
                if asked.url.startswith((house.url, "data:", "blob:"))
                else wrong.append(f"a request to {asked.url}")
            ),
        )
        page.goto(f"{house.url}/#{at}")
        page.wait_for_selector("h1", state="attached")
        return page

    yield made
    for context in contexts:
        context.close()
    # A lost connection and a refused record are part of some tests, and the browser reports them.
    part = ("ERR_INTERNET_DISCONNECTED", "status of 400", "status of 404")
    wrong = [each for each in wrong if not any(known in each for known in part)]
    assert not wrong, wrong
