"""How the page looks and reads: every size, every language, every theme, keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import SIZES, axe, crowd, measured, missing_words, spills
from tests.browser.table import open_lobby, play_now

LANGUAGES = ["de", "en", "fr", "nl", "pl", "ru"]


def _crowded(page: Page) -> None:
    """A running table with eight explorers and a path of 26 cards."""
    crowd(page)
    page.get_by_role("button").nth(1).click()
    page.locator(".seats").wait_for()
    for number in range(7):
        page.locator(".add button").first.click()
        expect(page.locator(".seats li")).to_have_count(number + 2)
    page.locator("button.start").click()
    page.locator(".choices").wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_explorers_and_26_cards_fit_every_screen(new_page: NewPage, language: str) -> None:
    page = new_page(settings=f"{{ language: '{language}', name: 'Maximiliane-Alexandra' }}")
    _crowded(page)
    assert page.locator(".card").count() == 26
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := measured(page):
            wrong[(width, height)] = found[:4]
    assert not wrong
    assert not missing_words(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_every_language(
    new_page: NewPage, finished: str, language: str
) -> None:
    page = new_page(320, 568, settings=f"{{ language: '{language}' }}")
    assert page.locator("html").get_attribute("lang") == language
    for place in ("/", "/rules/pl-incan-gold+relics", "/replay", "/settings", "/pass", "/t/none"):
        page.evaluate("to => { location.hash = to }", place)
        page.wait_for_timeout(350)
        assert not missing_words(page), place
        assert not spills(page), place
    page.evaluate("location.hash = '/'")
    page.get_by_role("button").nth(1).click()
    page.locator(".seats").wait_for()
    assert not missing_words(page)
    assert not spills(page)
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    page.locator(".actions button").nth(2).click()
    page.locator("section li").first.wait_for()
    assert not missing_words(page)
    assert not spills(page)
    page.evaluate("to => { location.hash = to }", f"/replay/{finished}")
    page.get_by_role("slider").wait_for()
    assert not missing_words(page)
    assert not spills(page)


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe_finds_nothing_on_any_screen(new_page: NewPage, finished: str, theme: str) -> None:
    page = new_page(settings=f"{{ theme: '{theme}' }}")
    found = {"home": axe(page)}
    for place in ("/rules", "/replay", "/settings", "/pass", "/t/none"):
        page.evaluate("to => { location.hash = to }", place)
        page.wait_for_timeout(350)
        found[place] = axe(page)
    page.evaluate("location.hash = '/'")
    link = open_lobby(page, bots=2)
    page.wait_for_timeout(300)
    found["lobby"] = axe(page)
    guest = new_page(at=link.partition("#")[2], settings=f"{{ theme: '{theme}' }}")
    guest.wait_for_timeout(300)
    found["join"] = axe(guest)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    page.wait_for_timeout(900)
    found["table"] = axe(page)
    page.locator("button.danger").click()
    found["danger"] = axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    found["menu"] = axe(page)
    page.keyboard.press("Escape")
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    found["result"] = axe(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    found["replay"] = axe(page)
    assert not {screen: wrong[:3] for screen, wrong in found.items() if wrong}


def _focused(page: Page) -> str:
    text: str = page.evaluate(
        "document.activeElement.tagName + ' ' + document.activeElement.innerText"
    )
    return text


def test_a_game_by_keyboard_alone_and_the_focus_is_never_lost(new_page: NewPage) -> None:
    page = new_page(1280, 800)
    page.keyboard.press("Tab")
    assert "Play now" in _focused(page)
    page.keyboard.press("Enter")
    page.locator(".choices").wait_for()
    for turn in range(150):
        if page.locator(".podium").count():
            break
        if page.locator(".choices").count():
            page.wait_for_timeout(380)
            page.keyboard.press("g" if turn % 3 else "l")
        page.wait_for_timeout(120)
        assert not _focused(page).startswith("BODY")
    page.locator(".podium").wait_for()
    page.wait_for_timeout(200)
    assert _focused(page).startswith("H1")
    page.keyboard.press("Tab")
    assert "Play again" in _focused(page)
    page.keyboard.press("Enter")
    page.locator(".choices").wait_for()
    page.keyboard.press("?")
    page.get_by_role("heading", name="Rules").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_letter_keys_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page(settings="{ keys: 'off' }")
    play_now(page)
    page.wait_for_timeout(500)
    page.keyboard.press("l")
    page.wait_for_timeout(300)
    assert page.locator("[aria-pressed=true]").count() == 0
    assert page.locator(".choices").count() == 1


def test_what_happened_is_told_in_a_live_region(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Expedition 1 of 5 begins.")
    expect(log.locator("p").nth(1)).to_be_attached()


def test_settings_stay_and_show_at_once(new_page: NewPage) -> None:
    page = new_page(at="/settings")
    page.get_by_label("high contrast").check()
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "contrast"
