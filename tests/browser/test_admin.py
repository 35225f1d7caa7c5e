"""The page of the admin, on a desktop and on a phone, and what players see of it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.axe import axe
from tests.browser.chromium import VISITED
from tests.browser.conftest import PATIENCE_MS
from tests.server.running import GENEROUS, Server, serving
from tests.tied import free_port

TOKEN = "a long and secret text"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", *GENEROUS, f"--admin-token={TOKEN}") as running:
        yield running


def opened(
    browser: Browser, url: str, width: int, height: int, locale: str = "en-GB"
) -> tuple[BrowserContext, Page, list[str]]:
    """A page in a context of its own, and the addresses that it asks for."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(VISITED)
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    return context, page, asked


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def test_an_admin_sees_announces_bans_closes_and_saves(
    browser: Browser, house: Server, tmp_path: Path
) -> None:
    at_table, player, loaded = opened(browser, house.url, 390, 844, "pl-PL")
    player.get_by_text("Otwórz stół dla znajomych").click()
    player.locator(".seats").wait_for()
    context, page, asked = opened(browser, f"{house.url}/admin", 1280, 800)
    said = page.get_by_role("status")
    page.get_by_label("Admin token").fill("a wrong text")
    page.get_by_role("button", name="Sign in").click()
    expect(said).to_have_text("This token is wrong.")
    page.get_by_label("Admin token").fill(TOKEN)
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".figure", has_text="People connected").locator("b")).to_have_text("1")
    # A curve has a point for each answer.
    curve = page.locator(".figure", has_text="Tables").locator("path")
    expect(curve).to_have_attribute("d", re.compile("L.*L"))
    assert axe(page) == []

    page.get_by_role("button", name="Announce a restart").click()
    notice = player.get_by_text(re.compile(r"Serwer uruchomi się ponownie o\s\d?\d:\d\d"))
    expect(notice).to_be_visible()
    expect(page.get_by_text("Restart announced for")).to_be_visible()
    player.get_by_role("button", name="Zamknij").click()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Announce a restart").click()
    expect(notice).to_be_visible()
    page.get_by_role("button", name="End: Restart").click()
    expect(notice).to_have_count(0)

    page.get_by_label("Address or network").fill("everybody")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(said).to_contain_text("not an address")
    page.get_by_label("Address or network").fill("198.51.100.7/24")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_text("198.51.100.0/24 banned until")).to_be_visible()
    page.get_by_role("button", name="Drain").click()
    expect(page.get_by_text("No new tables and games until")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("button", name="Download a backup").click()
    download.value.save_as(tmp_path / "saved")
    assert gzip.decompress((tmp_path / "saved").read_bytes()).startswith(b'{"format"')

    page.get_by_label("Table, or").fill("nobody")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#place")).to_have_text("No tables")
    page.get_by_label("Table, or").fill("")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#place")).to_have_text("1 to 1")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_label("All on this page").check()
    page.get_by_role("button", name="Close selected tables").click()
    expect(said).to_have_text("Closed: 1.")
    expect(page.locator("#tables tr")).to_have_count(0)
    log = page.locator("#audit tr")
    expect(log.first).to_contain_text("table closed")
    expect(log.last).to_contain_text("wrong token")
    expect(log.filter(has_text="wrong token")).to_have_count(1)

    # The token is in no address and in no store of the browser, and players never load the page.
    assert not [each for each in asked if "secret" in each]
    assert TOKEN not in str(context.storage_state())
    assert not [each for each in loaded if "admin" in each]
    context.close()
    at_table.close()


def test_an_admin_whose_token_has_changed_is_asked_for_the_new_one(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()

    def started(token: str) -> Server:
        flags = (f"--database={tmp_path / 'tables.db'}", f"--admin-token={token}", *GENEROUS)
        return Server(*flags, port=port)

    server = started("the first text")
    try:
        context, page, _ = opened(browser, f"{server.url}/admin", 1280, 800)
        page.get_by_label("Admin token").fill("the first text")
        page.keyboard.press("Enter")
        expect(page.get_by_label("Admin token")).to_be_hidden()
        server.stop()
        server.errors.close()
        server = started(TOKEN)
        expect(page.get_by_role("status")).to_have_text("This token is wrong.")
        expect(page.get_by_role("heading", name="Orders")).to_be_hidden()
        # The page does not try the wrong one again, which would shut the right one out.
        page.get_by_label("Admin token").fill(TOKEN)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Orders")).to_be_visible()
        expect(page.locator("#audit tr").filter(has_text="wrong token")).to_have_count(1)
        context.close()
    finally:
        server.stop()
        server.errors.close()


def test_the_admin_page_fits_a_phone(browser: Browser, house: Server) -> None:
    context, page, _ = opened(browser, f"{house.url}/admin", 390, 844)
    assert axe(page) == []
    page.get_by_label("Admin token").fill(TOKEN)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Audit log")).to_be_visible()
    assert overflow(page) <= 0
    assert axe(page) == []
    context.close()
