"""What a first visit asks for: early, all at once, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Route, expect
from tests.browser.conftest import NewPage
from tests.browser.table import LIVE, until
from tests.browser.test_built import PAGE, at_home, at_table
from tests.browser.wire import Held


def _asked(page: Page) -> Counter[str]:
    """What this page asks for from now on: how often, by method and path."""
    found: Counter[str] = Counter()

    def note(request: Request) -> None:
        found[f"{request.method} {urlsplit(request.url).path}"] += 1

    page.on("request", note)
    return found


def _scripts(names: set[str]) -> set[str]:
    return {f"GET /assets/{name}" for name in names}


def test_a_first_visit_asks_early_and_nothing_twice(new_page: NewPage) -> None:
    page = new_page(at="/settings")
    address = page.url.removesuffix("/settings")
    page.goto("about:blank")  # what the settings still asked for does not count
    asked = _asked(page)
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    (script,) = re.findall(r'type="module" src="/assets/([^"]+)"', index)
    held: list[Route] = []
    page.route(f"**/assets/{script}", lambda route: held.append(route))
    page.goto(f"{address}/", wait_until="commit")
    # Its script is still on the way; the words and all its parts are asked for already.
    until(page, lambda: held and asked["GET /words/en.ftl"])
    until(page, lambda: _scripts(at_home()) <= asked.keys())
    assert page.locator("h1").count() == 0
    held[0].continue_()
    # Home is there: so is soon what a table needs, and nobody has pressed anything.
    page.locator("button.now").wait_for()
    until(page, lambda: _scripts(at_table()) | {"GET /api/options"} <= asked.keys())
    page.wait_for_load_state("networkidle")
    at_first = set(asked)
    page.locator("button.now").click()
    page.locator(LIVE).first.wait_for()
    assert asked["POST /api/tables"] == 1
    # The table is known from the answer to that: nobody asks for it again, nor for a script of it.
    table = urlsplit(page.url).path.removeprefix("/t/")
    assert f"GET /api/tables/{table}" not in asked
    assert not _scripts(at_table()) - at_first
    # Public tables are looked up again by the clock; and after five seconds, which a busy machine
    # needs for this, the page asks whether the server still answers.
    by_clock = {"GET /api/tables", "HEAD /"}
    twice = {each for each, times in asked.items() if times > 1} - by_clock
    assert not twice


def test_a_new_table_is_filled_before_its_first_view_is_there(new_page: NewPage) -> None:
    page = new_page()
    wire = Held(page)
    page.reload()
    wire.holding = True
    page.locator("button.now").click()
    # The only socket is used at once, and nothing waits for the answer to its greeting.
    until(page, lambda: wire.begun.count("add_bot") == 4)
    assert wire.begun[:7] == ["open", "hello", "add_number", *["add_bot"] * 4]
    # The game begins only when the server has said that the number counts.
    assert "start" not in wire.begun
    wire.let_through()
    page.locator(LIVE).first.wait_for()


def test_words_in_another_language_are_asked_for_once(new_page: NewPage) -> None:
    page = new_page(settings="{ language: 'pl' }")
    asked = _asked(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert asked["GET /words/pl.ftl"] == 1
    assert "GET /words/en.ftl" not in asked
