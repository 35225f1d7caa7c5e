"""What people do at a table, for tests."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect


def play_now(page: Page) -> None:
    page.locator("button.now").click()
    page.locator(".choices").wait_for()


def choose(page: Page, choice: str) -> None:
    """Choose as soon as the page takes it; a press right after a reveal does not count."""
    button = page.locator(f"button.{choice}")
    page.wait_for_timeout(360)
    if button.count():
        button.click(no_wait_after=True)


def finish(page: Page, *, going_on: int = 2, limit: float = 180) -> None:
    """Play to the end: go on a few times in each expedition, then leave."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        if page.locator(".podium").count():
            return
        if page.locator(".choices").count() and not page.locator("[aria-pressed=true]").count():
            cards = page.locator(".path ol li").count()
            choose(page, "go_on" if cards <= going_on else "leave")
        else:
            page.wait_for_timeout(120)
    raise AssertionError("the game did not end")


def points(page: Page) -> list[int]:
    """The points on the result screen, from the richest winner down."""
    page.wait_for_timeout(100)
    shown = page.locator(".points .number").all_inner_texts()
    return [int(re.sub(r"\D", "", each)) for each in shown]


def open_lobby(page: Page, bots: int = 0) -> str:
    """Open a table with bots; its link."""
    page.get_by_text("Open a table for friends").click()
    page.locator(".seats").wait_for()
    for number in range(bots):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.locator(".seats li")).to_have_count(number + 2)
    return page.url


def has_focus(page: Page) -> bool:
    """Whether the focus is somewhere, a moment after something went away."""
    page.wait_for_timeout(200)
    return not page.evaluate("document.activeElement === document.body")
