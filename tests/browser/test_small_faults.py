"""Small things that were once wrong: cut, covered, out of sight, or without an answer."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import EIGHT, crowd, drawn, rewrite
from tests.browser.table import open_lobby, open_options, settle

OVER = """(all) => [...document.querySelectorAll(all)]
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1).length"""


def test_eight_who_share_the_victory_fit_a_phone(new_page: NewPage, finished: str) -> None:
    def level(frame: dict[str, Any]) -> None:
        game = frame["table"]["game"]
        seats = range(len(game["explorers"]))
        game["result"] |= {
            "points": [31 for _ in seats],
            "winners": list(seats),
            "outcome": "shared",
        }

    page = new_page(360, 640)
    rewrite(page, level)
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    assert page.locator(".podium > *").count() == 5
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
    assert page.evaluate(OVER, ".podium *, h1, li") == 0


def test_the_proof_of_the_shuffle_comes_into_sight(new_page: NewPage, finished: str) -> None:
    page = new_page(360, 640, at=f"/w/{finished}")
    page.get_by_role("button", name="Check the shuffle").click()
    said = page.get_by_text("The shuffle was fair")
    said.wait_for()
    expect(said).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Check the shuffle")).to_be_focused()


def test_one_device_plays_the_edition_that_is_chosen(new_page: NewPage) -> None:
    page = new_page(360, 640, at="/pass")
    page.get_by_label("Edition").select_option(label="Incan Gold · Polish")
    page.get_by_label("Artifacts").select_option("without artifacts")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".hand button").wait_for()
    expect(page.locator("h1")).to_have_text("Incan Gold")


@pytest.mark.parametrize("locale", ["en-GB", "nl"])
def test_on_a_small_phone_a_player_of_one_device_takes_one_row(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(360, 640, at="/pass", locale=locale)
    for player in page.locator("form .person").all():
        field, remove = (player.locator(each).bounding_box() for each in ("input", "button"))
        assert field
        assert remove
        assert remove["y"] < field["y"] + field["height"] / 2 < remove["y"] + remove["height"]


def test_the_last_step_of_a_replay_does_not_say_that_odds_were_hidden(new_page: NewPage) -> None:
    page = new_page(at=f"/r/{quote(EIGHT, safe='')}")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator("div.danger")).to_have_text("Nothing to fear right now")
    assert page.locator("header li.shut").count() == 5


SNAKES = (
    "tacora/1 fr-iello-2021 Ana, Ben, Cy\nsnake+++ snake\nsnake+++ snake\nsnake+++ spider+++ 7\n"
)
"""Two of the three snakes are out of the game, and the last one lies on the path."""


def test_a_replay_shows_the_card_that_ends_an_expedition_before_the_next_begins(
    new_page: NewPage,
) -> None:
    page = new_page(at=f"/r/{quote(SNAKES, safe='')}")
    page.get_by_role("slider").fill("3")
    expect(page.locator(".path li .deadly")).to_have_count(2)
    expect(page.locator(".said").last).to_contain_text("Another snake")
    assert page.locator("header li.shut").count() == 1
    page.keyboard.press("ArrowRight")
    expect(page.locator(".said").last).to_have_text("Expedition 2 of 5 begins.")
    assert page.locator(".path li").count() == 0
    # The last snake lies on the path and cannot come again: the sum has nothing to say of it.
    page.keyboard.press("End")
    page.locator("button.danger").click()
    expect(page.locator("dialog p").first).to_contain_text("2\u00a0×\u00a0spider")
    expect(page.locator("dialog p").first).not_to_contain_text("snake")


OVERLAP = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  return [...document.querySelectorAll('.card')].map((e) => e.getBoundingClientRect())
    .filter((b) => b.bottom > hint.top + 1 && b.top < hint.bottom - 1).length;
}"""


def test_a_hint_covers_no_card(new_page: NewPage) -> None:
    page = new_page(360, 640)
    wire = crowd(page)
    open_lobby(page, bots=7)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    settle(page)
    page.locator("button.ask").wait_for()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_text(re.compile("."))
    del wire
    for width, height in ((360, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(OVERLAP) == 0


def test_an_empty_code_is_asked_for(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Paste a table’s link or type its code first.")
    expect(page.get_by_label("Table link or code")).to_be_focused()
    page.keyboard.type("nowhere")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/nowhere")


CUT = """() => [...document.querySelectorAll('article select')].flatMap((field) => {
  const style = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    - 18;  // the arrow
  return [...field.options].map((e) => e.text)
    .filter((text) => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("language", ["de", "fr", "ru"])
def test_no_edition_is_cut_in_the_rules(new_page: NewPage, language: str) -> None:
    page = new_page(360, 640, at="/rules", settings=f"{{ language: '{language}' }}")
    page.locator("article select").first.wait_for()
    assert page.evaluate(CUT) == []


def _table_of_bots(page: Page, bots: list[str]) -> None:
    page.get_by_role("button").nth(1).click()
    page.locator(".seats").wait_for()
    for number, bot in enumerate(bots):
        page.locator(".add select").select_option(bot)
        page.locator(".add button").first.click()
        expect(page.locator(".seats li")).to_have_count(number + 2)


def test_the_names_of_bots_are_whole_on_a_phone_and_the_clock_is_one_line(
    new_page: NewPage,
) -> None:
    page = new_page(360, 640, settings="{ language: 'de' }")
    _table_of_bots(page, ["cautious", "timid", "collector"])
    open_options(page)
    page.locator("fieldset select").nth(2).select_option("86400")
    page.locator("button.start").click()
    page.locator(".clock").wait_for()
    drawn(page)
    shown = page.locator(".camp .name").all_inner_texts()
    names = [each.split("\n")[-1] for each in shown]
    assert not [each for each in names if "…" in each], names
    page.set_viewport_size({"width": 320, "height": 568})
    drawn(page)
    assert page.locator(".clock").evaluate("e => e.offsetHeight < 36")
    assert page.evaluate(OVER, "header *") == 0
