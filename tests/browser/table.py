"""What people do at a table, for tests."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimedOut
from tests.browser.looks import drawn

NEW_TURN_MS = 400
"""After these milliseconds of the page's time a press counts for the turn that is shown."""
EVENT_SECONDS = 180
LIMIT_SECONDS = 600
"""The timeout of a whole game; long enough for a busy machine."""

LIVE = ".choices button[aria-disabled=false]"
"""The choices, when the card that they are about lies face up."""
STATE = f"""() => document.querySelector('.podium') ? 'over'
  : document.querySelector('{LIVE}') && !document.querySelector('.choices [aria-pressed=true]')
    ? 'asked'
  : 'waiting'"""


def play_now(page: Page) -> None:
    page.locator("button.now").click()
    page.locator(".choices").wait_for()


def settle(page: Page) -> None:
    """Let time pass on the page: the turn is no longer new, and every scene has ended."""
    page.clock.run_for(15_000)


def choose(page: Page, choice: str) -> None:
    """Choose as soon as it is possible.

    A press right after a new card does not count, so a moment passes on the page first.
    """
    until(page, page.locator(LIVE).count, step_ms=NEW_TURN_MS)
    page.clock.fast_forward(NEW_TURN_MS)
    page.locator(f"button.{choice}").click(no_wait_after=True)


def awaited(page: Page) -> str:
    """What comes next on the page: `asked` for a choice, or `over` at the end of the game."""
    end = time.monotonic() + LIMIT_SECONDS
    while (state := str(page.evaluate(STATE))) == "waiting":
        assert time.monotonic() < end, "nothing is asked"
        _wait(page)
    return state


def until(page: Page, condition: Callable[[], object], step_ms: int = 0) -> None:
    """Wait until the condition holds; the page's clock may advance in steps meanwhile."""
    end = time.monotonic() + EVENT_SECONDS
    while not condition():
        assert time.monotonic() < end, "what was awaited did not happen"
        if step_ms:
            page.clock.run_for(step_ms)
        page.wait_for_timeout(20)


PRESS = """going_on => {
  const choice = document.querySelectorAll('.path ol li').length <= going_on ? 'go_on' : 'leave';
  document.querySelector(`button.${choice}`)?.click();
}"""


def finish(*pages: Page, going_on: int = 2) -> None:
    """Play to the end: go on a few times in each expedition, then leave.

    A script presses the buttons of pages that are not drawn, because drawing is most of the work.
    """
    for page in pages:
        page.evaluate("document.documentElement.style.display = 'none'")
    end = time.monotonic() + LIMIT_SECONDS
    playing = list(pages)
    while playing:
        assert time.monotonic() < end, "the game did not end"
        for page in list(playing):
            state = page.evaluate(STATE)
            if state == "over":
                playing.remove(page)
                page.evaluate("document.documentElement.style.display = ''")
            elif state == "asked":
                page.clock.fast_forward(NEW_TURN_MS)
                page.evaluate(PRESS, going_on)
            else:
                _wait(page)


def _wait(page: Page) -> None:
    """A scene passes on the page; or something comes from the server, which takes real time."""
    page.clock.run_for(3_000)
    try:
        page.wait_for_function(f"() => ({STATE})() !== 'waiting'", timeout=50)
    except TimedOut:
        return


def points(page: Page) -> list[int]:
    """The points on the result screen, in descending order."""
    page.locator(".points .number").first.wait_for()
    shown = page.locator(".points .number").all_inner_texts()
    return [int(re.sub(r"\D", "", each)) for each in shown]


def records(page: Page) -> list[dict[str, Any]]:
    """The records of the table that the page shows, in the order of their games."""
    table = page.url.rpartition("/")[2]
    found: list[dict[str, Any]] = page.evaluate(
        f"fetch('/api/tables/{table}/records').then(a => a.json()).then(all => all.records)"
    )
    return found


def open_lobby(page: Page, bots: int = 0) -> str:
    """Open a table with bots; returns its link."""
    page.get_by_text("Open a table for friends").click()
    page.locator(".seats").wait_for()
    for number in range(bots):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.locator(".seats li")).to_have_count(number + 2)
    return page.url


def sit_down(page: Page, link: str, name: str) -> None:
    """Open the link of a table and sit down under this name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.locator(".seats").wait_for()


def open_options(page: Page) -> None:
    """Open the sentence that tells the options of a lobby, unless it is open."""
    closed = page.locator("details.options:not([open]) > summary")
    if closed.count():
        closed.click()


def unfold(page: Page) -> None:
    """Open everything that a lobby folds on a phone."""
    for closed in page.locator("details:not([open]) > summary").all()[::-1]:
        closed.click()


def expect_focus(page: Page) -> None:
    """Expect that some element has the focus, a moment after another element disappeared."""
    page.clock.run_for(200)
    page.wait_for_function("() => document.activeElement !== document.body")


PLACES = {
    "/": "button.now",
    "/pass": "button.start",
    "/daily": "button.enter",
    "/replay": "textarea",
    "/rules": "article h3",
    "/rules/differ": "article dl",
    "/rules/pl-incan-gold+relics": "article h3",
    "/settings": "main fieldset",
    "/t/none": "main .panel button.primary",
}
"""Addresses, and an element that is there once the screen is complete."""


def visit(page: Page, place: str) -> None:
    """Go to another screen and wait until it is complete."""
    page.evaluate("to => { location.hash = to }", place)
    page.locator(PLACES[place]).first.wait_for()
    drawn(page)
