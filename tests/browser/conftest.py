"""A real browser at a real server; an error in the console or a call to another host fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tests.browser.chromium import VISITED, NoBrowser, chromium
from tests.browser.table import finish, play_now, records
from tests.server.running import GENEROUS, Server, serving

HERE = Path(__file__).parent
PAGE = Path(__file__).parents[2] / "src" / "tacora" / "page" / "index.html"

NewPage = Callable[..., Page]
PAGES = pytest.StashKey[list[Page]]()
LOOP = pytest.StashKey[asyncio.AbstractEventLoop | None]()
PATIENCE_MS = 180_000
"""How long a test waits for an event; long enough for a busy machine."""
expect.set_options(timeout=PATIENCE_MS)
ONCE = """
  const once = new CSSStyleSheet();
  once.replaceSync(`
    * { animation-iteration-count: 1 !important }
    body { opacity: 0 !important }
  `);
  document.adoptedStyleSheets = [once];
"""
"""An endless animation plays once, and no pixel is drawn, because no test looks at pixels:
several browsers on a few cores would do nothing else."""


def _hide_loop(config: pytest.Config) -> None:
    loop = asyncio._get_running_loop()
    config.stash[LOOP] = loop or config.stash.get(LOOP, None)
    asyncio._set_running_loop(None)


def _restore_loop(config: pytest.Config) -> None:
    asyncio._set_running_loop(config.stash.get(LOOP, None))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hide Playwright's event loop from all other tests, which run their own."""
    if HERE in item.path.parents:
        _restore_loop(item.config)
    try:
        return (yield)
    finally:
        _hide_loop(item.config)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed test what its pages showed at that moment."""
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


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """One browser for all tests of this process."""
    assert PAGE.is_file(), "the page is not built: run `make page`"
    try:
        with chromium() as browser:
            yield browser
            _restore_loop(pytestconfig)  # the last test may not have been a browser test
    except NoBrowser as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where bots decide within 0.1 s and no bot takes over during a reload."""
    path = tmp_path_factory.mktemp("browser") / "tables.db"
    with serving(path, *GENEROUS, "--pace-seconds=0.05", "--away-seconds=120") as running:
        yield running


class Played(NamedTuple):
    """A table whose game is over."""

    table: str
    record: dict[str, Any]
    stored: dict[str, str]
    """What the browser of the player keeps."""


@pytest.fixture(scope="session")
def played(browser: Browser, house: Server) -> Played:
    """A game that was played in a browser."""
    page = browser.new_page(locale="en-GB", reduced_motion="reduce", service_workers="block")
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(VISITED)
    page.clock.install()
    page.goto(house.url)
    play_now(page)
    finish(page, going_on=2)
    table = page.url.rpartition("/")[2]
    (record,) = records(page)
    (origin,) = page.context.storage_state()["origins"]
    page.context.close()
    return Played(table, record, {each["name"]: each["value"] for each in origin["localStorage"]})


@pytest.fixture(scope="session")
def finished(played: Played) -> str:
    """The id of a table whose game is over."""
    return played.table


@pytest.fixture
def new_page(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """A function that opens a page in a new browser context, as another person on another device.

    Tests advance the clock of each page instead of waiting.
    """
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
        newcomer: bool = False,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            # What a test says about the server must reach the page; tests/browser/test_offline.py
            # has pages with a service worker.
            service_workers="block",
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        context.clock.install()  # the page's time, which a test can stop or advance
        context.add_init_script(ONCE)
        if not newcomer:
            context.add_init_script(VISITED)
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
        # A record stands behind `#`, because no server has to read it.
        page.goto(house.url + (f"/#{at}" if at.startswith("/r/") else at))
        page.wait_for_selector("h1", state="attached")
        return page

    yield made
    for context in contexts:
        context.close()
    # Some tests cause a lost connection, a refused record or an old link; the browser logs these.
    part = ("ERR_INTERNET_DISCONNECTED", "status of 400", "status of 404", "status of 409")
    wrong = [each for each in wrong if not any(known in each for known in part)]
    assert not wrong, wrong
