"""Hints at the table, and bots by character and strength, in a real browser."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.browser.looks import SIZES, measured, missing_words, spills
from tests.browser.table import choose, finish, open_lobby, open_options, play_now, settle, until
from tests.thorough import languages
from tests.waiting import LIMIT_SECONDS

SAID = re.compile(
    r"Chance of winning: \d+% if you go on, \d+% if you leave( \(nearly the same\))?\. "
    r"The Champion would (go on|leave)\."
)


def hint(page: Page, pattern: re.Pattern[str] = SAID, key: str = "") -> None:
    """Ask for a hint, and again if the compiler takes longer than a person waits."""
    said = page.locator(".hint")
    end = time.monotonic() + LIMIT_SECONDS
    while not pattern.search(said.inner_text()):
        assert time.monotonic() < end, "there is no hint"
        if key:
            page.keyboard.press(key)
        else:
            page.locator("button.ask").click()
        # While it thinks, the sentence is not finished.
        expect(said).to_have_text(re.compile(r"[^…]$"), timeout=LIMIT_SECONDS * 1000)


def test_a_hint_is_shown_beside_the_path_until_the_choice_is_made(new_page: NewPage) -> None:
    page = new_page(320, 568)
    play_now(page)
    settle(page)
    hint(page)
    assert page.get_by_role("status").filter(has_text=SAID).count() == 1
    assert not measured(page)
    assert not axe(page)
    choose(page, "leave")
    expect(page.locator(".hint")).to_have_text("")
    until(page, page.locator("button.ask").count, step_ms=1_000)
    hint(page, key="h")
    settle(page)
    page.keyboard.press("g")
    expect(page.locator(".hint")).to_have_text("")
    assert not page.evaluate("document.activeElement === document.body")


def test_a_bot_is_shown_as_thinking_and_then_as_ready(new_page: NewPage) -> None:
    page = new_page(motion="full")
    play_now(page)
    expect(page.locator(".camp li.sealed")).to_have_count(4)
    expect(page.locator(".camp li.deciding")).to_have_count(1)


@pytest.mark.parametrize("language", languages())
def test_a_hint_fits_every_screen_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(settings=f"{{ language: '{language}' }}")
    page.get_by_role("button").nth(1).click()
    for number in range(2):
        page.locator(".add button").first.click()
        expect(page.locator(".seats li")).to_have_count(number + 2)
    open_options(page)
    page.locator("fieldset select").nth(2).select_option("120")
    page.locator("button.start").click()
    page.locator(".clock").wait_for()
    hint(page, re.compile(r"\d+\s?%.*\d+\s?%"))
    assert not missing_words(page)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := measured(page):
            wrong[(width, height)] = found[:4]
        box, path = page.locator(".hint").bounding_box(), page.locator(".path").first.bounding_box()
        assert box is not None
        assert path is not None
        if box["y"] < path["y"] or box["x"] < path["x"]:
            wrong[(width, height)] = ["the hint does not fit"]
    assert not wrong


def test_there_is_no_hint_where_odds_are_hidden(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page, bots=2)
    open_options(page)
    page.get_by_label("Odds").select_option(label="hidden")
    expect(page.get_by_label("Odds")).to_have_value("hidden")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    settle(page)
    # The page knows what the server offers: the list of bots came with it.
    assert page.locator("button.ask").count() == 0
    page.keyboard.press("h")
    settle(page)
    assert page.locator(".hint").inner_text() == ""


def test_the_lobby_offers_bots_by_strength_and_says_how_they_play(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    kinds = page.get_by_label("Type of bot")
    groups = kinds.locator("optgroup")
    expect(groups).to_have_count(5)
    assert [groups.nth(n).get_attribute("label") for n in range(5)] == [
        "very weak",
        "weak",
        "medium",
        "strong",
        "very strong",
    ]
    assert kinds.locator("optgroup > option").count() == 13
    for name in ("Champion", "Veteran"):
        kinds.select_option(label=name)
        page.get_by_role("button", name="Add a bot").click()
    seats = page.locator(".seats li")
    expect(seats).to_have_count(3)
    # On a phone, the kind of bot that can be added says how it plays, and a seat how well.
    expect(seats.nth(1)).to_contain_text("Strength 5 of 5")
    kinds.select_option(label="Champion")
    expect(page.get_by_text("Watches everybody")).to_have_count(1)
    assert not spills(page)
    phone = page.viewport_size
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(seats.nth(1)).to_contain_text("Watches everybody")
    expect(seats.nth(1)).to_contain_text("Strength 5 of 5.")
    assert not spills(page)
    assert phone
    page.set_viewport_size(phone)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    finish(page)
    assert page.locator(".podium").count()


def test_one_tap_starts_a_game_against_bots_of_the_chosen_strength(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_label("Opponents").select_option(label="very strong")
    page.reload()
    expect(page.get_by_label("Opponents")).to_have_value("5")
    play_now(page)
    names = page.locator(".camp .name .sr").all_inner_texts()[1:]
    assert sorted(names) == ["Champion", "Champion 2", "Veteran", "Veteran 2"]
