"""How the page looks and reads: every size, every language, every theme, keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.browser.looks import (
    COLLAPSED,
    EIGHT,
    ENDED,
    LEFT,
    NAMES,
    REVEALED,
    SIZES,
    Wire,
    crowd,
    crowd_replay,
    drawn,
    measured,
    missing_words,
    reached,
    rewrite,
    scene_measured,
    spills,
)
from tests.browser.table import play_now, settle, visit
from tests.browser.timeline import stop_clock
from tests.thorough import cases, languages


def _crowded(page: Page, happened: list[dict[str, Any]] | None = None) -> Wire:
    """A running table with eight explorers and a path of 26 cards."""
    wire = crowd(page, happened)
    play_now(page)
    expect(page.locator(".card")).to_have_count(26)
    expect(page.locator(".group .figure")).to_have_count(8)
    settle(page)
    return wire


PHONES = [size for size in SIZES if size[0] <= 390]


def _replayed(page: Page) -> None:
    """A replay of eight explorers at a moment with a path of 26 cards."""
    crowd_replay(page)
    page.evaluate("to => { location.hash = to }", f"/r/{quote(EIGHT, safe='')}")
    page.get_by_role("slider").fill("6")
    expect(page.locator(".card")).to_have_count(26)
    expect(page.locator(".group .figure")).to_have_count(2)


@pytest.mark.parametrize("language", languages())
def test_a_replay_of_eight_fits_every_screen(new_page: NewPage, language: str) -> None:
    page = new_page(settings=f"{{ language: '{language}' }}")
    _replayed(page)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := measured(page):
            wrong[(width, height)] = found[:4]
    assert not wrong


STANDING = """() => {
  const parts = document.querySelectorAll('.board > *, header > *, .danger, .camp, .choices');
  return [...parts].map((e) => e.getBoundingClientRect()).map((b) => [b.x, b.y, b.width, b.height]);
}"""
PRESSED = "document.querySelectorAll('.choices button').forEach((e) => e.ariaPressed = 'true')"


@pytest.mark.parametrize("language", languages())
def test_eight_explorers_and_26_cards_fit_every_screen_also_with_an_error(
    new_page: NewPage, language: str
) -> None:
    page = new_page(settings=f"{{ language: '{language}' }}")
    wire = _crowded(page)
    wrong, before = {}, {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := measured(page):
            wrong[(width, height)] = found[:4]
        before[(width, height)] = page.evaluate(STANDING)
        if height > 700:
            for picture in page.locator(".choices .art").all():
                expect(picture).to_be_visible()
    assert not wrong
    assert not missing_words(page)
    said = page.locator(".leave small").inner_text()
    assert len(re.findall(r"\d+", said)) == 4  # with how many relics
    assert not re.findall(r" \d", said), f"a line may break before a number: {said}"
    # An error message fits, too. Neither it nor a choice that is made moves anything.
    wire.say({"type": "fault", "code": "numbers_missing", "id": None})
    page.locator(".news [role=alert]").wait_for()
    wire.cut()
    expect(page.locator(".news [role=status]")).not_to_be_empty()
    page.evaluate(PRESSED)
    for width, height in SIZES[:: cases(2, 1)]:
        page.set_viewport_size({"width": width, "height": height})
        if found := measured(page):
            wrong[(width, height)] = found[:4]
        if page.evaluate(STANDING) != before[(width, height)]:
            wrong[(width, height)] = ["something moved"]
    assert not wrong
    assert not missing_words(page)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shown", [_crowded, _replayed])
def test_with_text_of_double_size_everything_can_be_read_and_reached(
    new_page: NewPage, language: str, shown: Callable[[Page], Any]
) -> None:
    page = new_page(settings=f"{{ language: '{language}' }}")
    shown(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if found := reached(page):
            wrong[(width, height)] = found[:4]
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_with_text_of_double_size_no_screen_scrolls_sideways(
    new_page: NewPage, language: str
) -> None:
    page = new_page(390, 844, settings=f"{{ language: '{language}' }}")
    wide = {}

    def look(at: str) -> None:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        drawn(page)
        if (width := page.evaluate("document.documentElement.scrollWidth")) > 390:
            wide[at] = width

    for at in ("/", "/pass", "/settings", "/rules", "/rules/differ", "/replay"):
        visit(page, at)
        look(at)
    page.goto(f"{page.url.partition('#')[0]}#/")
    page.locator(".ways button").nth(1).click()
    page.locator(".seats").wait_for()
    look("the lobby")
    assert not wide


SMALLEST = """() => Math.min(...[...document.querySelectorAll('.board *')]
  .filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((e) => e.getBoundingClientRect().width > 2)
  .map((e) => parseFloat(getComputedStyle(e).fontSize)))"""


def test_a_big_screen_can_be_read_from_further_away(new_page: NewPage) -> None:
    page = new_page(1920, 1080)
    play_now(page)
    settle(page)
    drawn(page)
    assert page.evaluate(SMALLEST) >= 16
    assert (
        page.locator(".camp .who").first.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
        >= 19
    )
    assert page.locator(".card").first.evaluate("e => e.offsetWidth") >= 250
    page.goto(page.url.replace("/t/", "/w/"))
    page.locator("div.corner").wait_for()
    drawn(page)
    assert page.evaluate(SMALLEST) >= 16
    _replayed(page)
    drawn(page)
    assert page.evaluate(SMALLEST) >= 16
    # On a desk the text keeps its size.
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "16px"


def test_every_curve_of_a_replay_ends_in_the_shape_of_its_explorer(new_page: NewPage) -> None:
    page = new_page(1280, 800)
    _replayed(page)
    shapes = page.locator(".end use").evaluate_all("all => all.map((e) => e.getAttribute('href'))")
    assert shapes == [f"#a-shape-{seat}" for seat in range(8)]
    camp = page.locator(".camp .shape use").evaluate_all(
        "all => all.map((e) => e.getAttribute('href'))"
    )
    assert shapes == camp
    ends = page.evaluate(
        """() => [...document.querySelectorAll('path.worth')].map((line, seat) => {
          const box = line.ownerSVGElement.getBoundingClientRect();
          const y = Number(/ (-?[\\d.]+)$/.exec(line.getAttribute('d'))[1]);
          const mark = document.querySelectorAll('.end')[seat].getBoundingClientRect();
          return [box.top + (y + 4) / 128 * box.height, mark.top + mark.height / 2, mark.height];
        })"""
    )
    assert len(ends) == 8
    for line, shape, size in ends:
        assert abs(line - shape) < size / 2


def _leaving(*values: tuple[int, int]) -> Callable[[dict[str, Any]], None]:
    """Give every view these gems and relics for leaving alone, with one other, with two."""

    def change(frame: dict[str, Any]) -> None:
        if odds := frame["table"]["game"]["odds"]:
            odds["leaving"] = [
                {"leavers": leavers, "gems": gems, "relics": relics}
                for leavers, (gems, relics) in enumerate(values, 1)
            ]

    return change


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (((13, 0), (8, 0), (6, 0)), "take home 13|8 if one other leaves too|6 if two others do"),
        (
            ((7, 1), (7, 0), (7, 0)),
            "take home 7 + relic|7 if one other leaves too|7 if two others do",
        ),
        (((7, 0), (7, 0), (7, 0)), "take home 7"),
        (((7, 0),), "take home 7"),
    ],
)
def test_the_buttons_say_what_is_taken_home_and_how_great_the_risk_is(
    new_page: NewPage, values: tuple[tuple[int, int], ...], said: str
) -> None:
    page = new_page()
    rewrite(page, _leaving(*values))
    play_now(page)
    settle(page)
    lines = page.locator(".leave small span").all_inner_texts()
    assert "|".join(lines).replace("\u00a0", " ") == said
    expect(page.locator("button.danger .label")).to_have_text("Risk from the next card")


def test_the_points_of_all_explorers_stand_in_columns(new_page: NewPage) -> None:
    def few(frame: dict[str, Any]) -> None:
        for number, explorer in enumerate(frame["table"]["game"]["explorers"]):
            explorer["carried"] = 5**number
            explorer["chest"] = 12
            explorer["relics"] = [{"relic": "relic:12", "worth": 12}] * (number % 2)

    page = new_page(1280, 800)
    rewrite(page, few)
    play_now(page)
    for number in (1, 2):
        lefts = page.locator(f".camp .has > span:nth-child({number})").evaluate_all(
            "all => all.map((e) => Math.round(e.getBoundingClientRect().left))"
        )
        assert len(lefts) == 5
        assert len(set(lefts)) == 1, lefts


def test_the_waiting_box_is_invisible_when_there_is_nothing_to_do(new_page: NewPage) -> None:
    def over(frame: dict[str, Any]) -> None:
        frame["table"]["game"] |= {"awaits": "nothing", "awaited": []}
        for explorer in frame["table"]["game"]["explorers"]:
            explorer["in_cave"] = False

    page = new_page()
    rewrite(page, over)
    page.locator("button.now").click()
    waiting = page.locator(".waiting")
    expect(waiting).to_be_empty()
    look = waiting.evaluate(
        "e => [getComputedStyle(e).borderColor, getComputedStyle(e).backgroundColor]"
    )
    assert look == ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]


def test_no_two_explorers_look_the_same_and_a_tap_shows_them_in_full(new_page: NewPage) -> None:
    page = new_page(320, 568)
    _crowded(page)
    seen = page.locator(".camp li").evaluate_all(
        """all => all.map((li) => [li.querySelector('.tail')?.innerText ?? '',
            li.querySelector('.stem').innerText,
            getComputedStyle(li.querySelector('.shape')).fill,
            li.querySelector('.shape use').getAttribute('href')])"""
    )
    assert len({shape for *_, shape in seen}) == len({colour for *_, colour, _ in seen}) == 8
    assert len({(stem[:3], tail) for tail, stem, *_ in seen}) == 8
    page.locator(".camp li").nth(3).click()
    shown = page.get_by_role("dialog").locator(".name")
    assert shown.all_inner_texts() == NAMES
    for name in shown.all():
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth + 1 || e.clientWidth === 0")
        expect(name).to_be_visible()


SCENES: dict[str, list[dict[str, Any]]] = {
    # The act at which the clock is stopped, and what happened.
    ".reveal.hush": REVEALED,
    ".reveal.turn": REVEALED,
    ".reveal.walk": REVEALED + LEFT,
    ".ending": REVEALED + LEFT + COLLAPSED + ENDED,
}


def _frozen(page: Page, scene: str) -> None:
    """A full table where a scene is stopped in the middle."""
    _crowded(page, SCENES[scene])
    stop_clock(page)
    page.locator("button.go_on").click(no_wait_after=True)
    page.locator(".reveal").wait_for()
    while not page.locator(scene).count():
        page.clock.run_for(50)
    drawn(page)


@pytest.mark.parametrize(
    ("language", "scene"),
    # Only a summary has words; the other scenes have names and numbers alone.
    [
        *(("de", scene) for scene in SCENES),
        *((each, ".ending") for each in languages() if each != "de"),
    ],
)
def test_reveal_and_summary_of_eight_fit_every_screen_and_axe_finds_nothing(
    new_page: NewPage, language: str, scene: str
) -> None:
    page = new_page(motion="full", settings=f"{{ language: '{language}' }}")
    _frozen(page, scene)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.locator(scene).count() == 1
        if found := scene_measured(page) + measured(page):
            wrong[(width, height)] = found[:4]
    assert not wrong
    if language == "de":
        # The table around the scene is a screen of its own, which axe has seen.
        page.set_viewport_size({"width": 390, "height": 844})
        assert not axe(page, within=scene)
        assert page.locator(scene).count() == 1


def _spills_on_phones(page: Page) -> dict[int, list[str]]:
    """What spills at the widths that phones have."""
    found = {}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        found[width] = spills(page)
    return {width: wrong for width, wrong in found.items() if wrong}


@pytest.mark.parametrize("language", languages())
def test_every_screen_speaks_every_language(
    new_page: NewPage, finished: str, language: str
) -> None:
    page = new_page(320, 568, settings=f"{{ language: '{language}' }}")
    assert page.locator("html").get_attribute("lang") == language
    for place in ("/", "/rules/pl-incan-gold+relics", "/replay", "/settings", "/pass", "/t/none"):
        visit(page, place)
        assert not missing_words(page), place
        assert not _spills_on_phones(page), place
    page.evaluate("location.hash = '/'")
    page.get_by_role("button").nth(1).click()
    page.locator(".seats").wait_for()
    assert not missing_words(page)
    assert not _spills_on_phones(page)
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    page.locator(".actions button").nth(2).click()
    page.locator("section li").first.wait_for()
    assert not missing_words(page)
    assert not _spills_on_phones(page)
    page.evaluate("to => { location.hash = to }", f"/replay/{finished}")
    page.get_by_role("slider").wait_for()
    assert not missing_words(page)
    assert not _spills_on_phones(page)
