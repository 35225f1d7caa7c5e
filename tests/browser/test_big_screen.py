"""The big screen: what a room sees of a table from the sofa."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.browser.looks import crowd, measured, missing_words
from tests.browser.staged import ALONE, Staged
from tests.browser.table import play_now, settle

SOFA_PX = 20
"""The smallest letters that are read from a sofa, on a screen of 1080 lines."""
ROOT = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
LETTERS = """(all) => [...document.querySelectorAll(all)].filter((e) => e.offsetWidth > 2)
  .map((e) => [e.innerText, parseFloat(getComputedStyle(e).fontSize)])"""


def _table(new_page: NewPage) -> str:
    player = new_page()
    play_now(player)
    return player.url.rpartition("/")[2]


def _watch(new_page: NewPage, table: str, size: tuple[int, int] = (1920, 1080)) -> Page:
    page = new_page(*size)
    Staged(page)
    page.goto(page.url.rstrip("/") + f"/w/{table}")
    page.locator(".board .card").first.wait_for()
    settle(page)
    return page


def test_everything_can_be_read_from_a_sofa(new_page: NewPage) -> None:
    page = _watch(new_page, _table(new_page))
    small = [
        (text, size)
        for text, size in page.evaluate(
            LETTERS, ".camp .name, .camp .number, .camp .words, .danger .number, .waiting"
        )
        if size < SOFA_PX
    ]
    assert not small
    for what, least in ((".board .card", 200), (".camp .explorer", 60), (".corner svg", 180)):
        box = page.locator(what).first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= least, (what, box)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800)])
def test_what_explorers_do_is_read_whole_also_beside_a_relic(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    table = _table(new_page)
    page = new_page(*size)
    staged = Staged(page)
    page.goto(page.url.rstrip("/") + f"/w/{table}")
    page.locator(".board .card").first.wait_for()
    settle(page)
    staged.happens(*ALONE)
    settle(page)
    page.locator(".camp .relics").wait_for()
    doing = page.locator(".camp .words > span:first-child")
    expect(doing.nth(3)).to_have_text("at camp")
    # If the line is too short for all of it, the word "bot" is hidden, not cut.
    for each in page.locator(".camp .words").all():
        assert each.evaluate(WHOLE_WORDS)


WHOLE_WORDS = """e => e.children.length > 0 && [...e.children].every((each, i) => {
  const [own, all] = [each, e].map((one) => one.getBoundingClientRect());
  return (i > 0 && own.top >= all.bottom - 2) ||
    (own.bottom <= all.bottom + 2 && own.right <= all.right + 1);
})"""


def test_there_is_no_log_and_no_menu_but_the_way_to_the_table(new_page: NewPage) -> None:
    page = _watch(new_page, _table(new_page))
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert page.get_by_role("button", name="Menu").count() == 0
    # Only a screen reader reads the log.
    box = page.get_by_role("log").bounding_box()
    assert box is None or max(box["width"], box["height"]) <= 1
    assert missing_words(page) == []
    assert axe(page) == []


def test_on_a_phone_who_watches_has_the_menu(new_page: NewPage) -> None:
    page = _watch(new_page, _table(new_page), (390, 844))
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert page.get_by_role("img", name="The link as a QR code").count() == 0
    assert page.evaluate(ROOT) == 16


def test_a_player_on_a_large_screen_has_everything_as_before(new_page: NewPage) -> None:
    page = new_page(1920, 1080)
    before = page.evaluate(ROOT)
    play_now(page)
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert page.evaluate(ROOT) == before


@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (3840, 2160)])
def test_the_fullest_table_fits_a_big_screen(new_page: NewPage, size: tuple[int, int]) -> None:
    table = _table(new_page)
    page = new_page(*size)
    crowd(page)
    page.goto(page.url.rstrip("/") + f"/w/{table}")
    page.locator(".board .card").first.wait_for()
    assert measured(page) == []
    code = page.locator(".corner svg").bounding_box()
    assert code
    assert code["x"] + code["width"] <= size[0]
    assert code["y"] + code["height"] <= size[1]
    camp = page.locator(".board .camp").bounding_box()
    assert camp
    assert camp["y"] + camp["height"] <= code["y"]


def test_after_watching_the_letters_are_as_before(new_page: NewPage) -> None:
    home = new_page(1920, 1080)
    before = home.evaluate(ROOT)
    page = _watch(new_page, _table(new_page))
    assert page.evaluate(ROOT) > before
    page.evaluate("location.hash = '/'")
    page.locator("button.now").wait_for()
    assert page.evaluate(ROOT) == before
