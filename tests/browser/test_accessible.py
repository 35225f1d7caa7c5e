"""What people who cannot see or point need: contrast, names, live regions; axe on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.axe import THEMES, axe
from tests.browser.conftest import NewPage
from tests.browser.table import choose, open_lobby, open_options, play_now, settle, visit


def test_a_hidden_log_does_not_take_the_keyboard_focus(new_page: NewPage) -> None:
    page = new_page(640, 400)
    play_now(page)
    log = page.get_by_role("log")
    expect(log).to_have_attribute("tabindex", "-1")
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not log.evaluate("e => e === document.activeElement")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(log).to_have_attribute("tabindex", "0")


def test_the_result_is_a_heading_and_is_announced(new_page: NewPage, finished: str) -> None:
    page = new_page(at=f"/w/{finished}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(re.compile("wins with|share the victory"))
    expect(heading.get_by_role("status")).to_contain_text(re.compile("wins with|share"))


RATIO = """(field) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const hint = getComputedStyle(field, '::placeholder');
  const [a, b] = [light(hint.color), light(getComputedStyle(field).backgroundColor)];
  return hint.opacity * (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_the_placeholder_of_an_empty_field_can_be_read(new_page: NewPage, theme: str) -> None:
    page = new_page(settings=f"{{ theme: '{theme}' }}")
    assert page.locator("input[placeholder]").first.evaluate(RATIO) >= 4.5


def _first(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {screen: wrong[:3] for screen, wrong in found.items() if wrong}


def test_axe_finds_nothing_on_any_screen(new_page: NewPage, finished: str) -> None:
    page = new_page()
    found = {"home": axe(page)}
    for place in ("/rules", "/rules/differ", "/replay", "/settings", "/pass", "/t/none"):
        visit(page, place)
        found[place] = axe(page)
    page.evaluate("location.hash = '/'")
    link = open_lobby(page, bots=2)
    open_options(page)
    page.get_by_label("Listed as a public table").select_option("public")
    expect(page.get_by_label("Listed as a public table")).to_have_value("public")
    found["lobby"] = axe(page)
    guest = new_page()
    guest.get_by_role("heading", name="Public tables").wait_for()
    found["home with public tables"] = axe(guest)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").wait_for()
    found["join"] = axe(guest)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    found["lobby of a guest"] = axe(guest)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    settle(page)
    found["table"] = axe(page)
    guest.goto(link.replace("/t/", "/w/"))
    guest.get_by_text("You’re watching").wait_for()
    settle(guest)
    found["watch"] = axe(guest)
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    found["result"] = axe(page)
    page.get_by_role("button", name="Check the shuffle").click()
    page.locator("section li").first.wait_for()
    found["proof"] = axe(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    found["replay"] = axe(page)
    page.evaluate("location.hash = '/'")
    page.get_by_role("button", name="Continue expedition 1").wait_for()
    found["home with games"] = axe(page)
    assert not _first(found)


def test_axe_finds_nothing_in_any_sheet(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    settle(page)
    sheet = "dialog[open]"  # the table below is a screen of its own, which axe has seen
    page.locator("button.danger").click()
    found = {"danger": axe(page, sheet)}
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    found["menu"] = axe(page, sheet)
    for name in ("Rules", "The camp", "What happened", "Settings", "Leave the table for good"):
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").get_by_role("heading", name=name, exact=True).wait_for()
        if name == "Rules":
            page.locator("dialog article h2").first.wait_for()
        found[name] = axe(page, sheet)
        if name == "Rules":
            page.get_by_role("button", name="How the editions differ").click()
            page.locator("dialog dl").first.wait_for()
            found["how the editions differ"] = axe(page, sheet)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    hot = new_page(at="/pass")
    hot.locator("button.start").click()
    hot.locator(".hand button").wait_for()
    found["the first at one device"] = axe(hot)
    hot.locator(".hand button").click()
    hot.locator(".choices").wait_for()
    found["hot-seat"] = axe(hot)
    choose(hot, "leave")
    hot.locator("dialog.cover").wait_for()
    found["cover"] = axe(hot, sheet)
    assert not _first(found)


def test_events_are_announced_in_a_live_region(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Expedition 1 of 5 begins.")
    expect(log.locator("p").nth(1)).to_be_attached()


def test_settings_are_kept_and_take_effect_at_once(new_page: NewPage) -> None:
    page = new_page(at="/settings")
    page.get_by_label("high contrast").check()
    assert page.locator("html").get_attribute("data-theme") == "contrast"
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "contrast"
