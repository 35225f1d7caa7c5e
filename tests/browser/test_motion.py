"""Motion at the table: gems fly to those who share them, and leavers walk to their tents."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import drawn, scene_measured
from tests.browser.staged import ALONE, CALM, LEFT, SHARED, Staged
from tests.browser.table import LIVE, NEW_TURN_MS, play_now, settle, until
from tests.browser.timeline import stop_clock

GEMS = ".motion .gem"
FLIES_MS = 650
CHEAP = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


class Table(Staged):
    """A staged table whose clock stands still."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.page = page
        play_now(page)
        settle(page)
        stop_clock(page)
        until(page, page.locator(LIVE).count, step_ms=NEW_TURN_MS)
        page.clock.run_for(NEW_TURN_MS)

    def carried(self) -> list[int]:
        shown = self.page.locator(".board .camp .carried .number").all_inner_texts()
        return [int(each) for each in shown]

    def until_seen(self, what: str) -> None:
        until(self.page, self.page.locator(what).count, step_ms=25)


def test_shared_gems_are_counted_when_they_arrive(new_page: NewPage) -> None:
    page = new_page(1280, 800, motion="full")
    table = Table(page)
    table.happens(*SHARED)
    table.until_seen(GEMS)
    assert page.locator(GEMS).count() == 15
    assert table.carried() == [5] * 5
    page.clock.run_for(FLIES_MS)
    expect(page.locator(GEMS)).to_have_count(0)
    assert table.carried() == [8] * 5


def test_nobody_waits_for_flying_gems(new_page: NewPage) -> None:
    page = new_page(motion="full")
    table = Table(page)
    table.happens(*SHARED)
    table.until_seen(GEMS)
    # A choice is possible while they fly, and what it would bring is known.
    expect(page.locator(LIVE).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(GEMS)).to_have_count(0)
    assert table.carried() == [8] * 5


def test_only_transform_and_opacity_are_animated(new_page: NewPage) -> None:
    page = new_page(motion="full")
    table = Table(page)
    table.happens(*SHARED)
    table.until_seen(GEMS)
    assert _animated(page) <= CHEAP
    settle(page)
    table.happens(*LEFT)
    table.until_seen(".motion .leaver")
    assert _animated(page) <= CHEAP


def _animated(page: Page) -> set[str]:
    found = page.evaluate(
        """() => [...document.querySelectorAll('.motion *')].flatMap((e) => e.getAnimations())
          .flatMap((each) => each.effect.getKeyframes()).flatMap(Object.keys)"""
    )
    assert found
    return set(found)


def test_leavers_walk_to_their_tents_while_the_path_is_split(new_page: NewPage) -> None:
    page = new_page(1280, 800, motion="full")
    table = Table(page)
    figures = page.locator(".path .figure:not(.gone)")
    expect(figures).to_have_count(5)
    table.happens(*LEFT)
    table.until_seen(".motion .leaver")
    assert page.locator(".motion .leaver").count() == 2
    assert figures.count() == 3, "a leaver is drawn twice"
    assert page.locator(".motion .plus").all_inner_texts() == ["+8", "+8"]
    assert page.locator(GEMS).count() == 6
    ends = page.evaluate(
        """() => [...document.querySelectorAll('.motion .leaver')].map((e) => {
          e.getAnimations()[0].finish();
          const b = e.getBoundingClientRect();
          return [b.x, b.y];
        })"""
    )
    for seat, (x, y) in zip((1, 4), ends, strict=True):
        box = page.locator(f".board .camp .seat-{seat}").first.bounding_box()
        assert box
        assert box["x"] - 40 <= x <= box["x"] + box["width"], (seat, x, box)
        assert box["y"] - 40 <= y <= box["y"] + box["height"], (seat, y, box)
    settle(page)
    expect(page.locator(".motion > *")).to_have_count(0)
    expect(page.locator(".path .figure")).to_have_count(3)


def test_a_relic_goes_with_its_leaver_and_stands_in_the_summary(new_page: NewPage) -> None:
    page = new_page(motion="full")
    table = Table(page)
    table.happens({"event": "card_revealed", "card": "relic"})
    settle(page)
    cards = page.locator(".board .path li").count()
    table.happens(*ALONE)
    table.until_seen(".motion .leaver")
    assert page.locator(".motion .plus use[href='#a-relic']").count() == 1
    assert page.locator(".board .path li").count() == cards - 1
    settle(page)
    table.happens(*CALM)
    table.until_seen(".ending")
    assert page.locator(".ending li use[href='#a-relic']").count() == 1


def test_explorers_stand_in_their_place_when_a_table_is_entered_again(new_page: NewPage) -> None:
    page = new_page(1280, 800, motion="full")
    play_now(page)
    page.locator(".path .group").wait_for(state="attached")
    page.evaluate(
        """() => document.addEventListener('transitionrun', ({ target }) => {
          if (target.matches('.group')) window.glided = true;
        })"""
    )
    page.evaluate("location.hash = '/'")
    page.get_by_role("button", name=re.compile("^Continue expedition 1")).click()
    page.locator(".path .group").wait_for(state="attached")
    page.evaluate("() => new Promise((drawn) => setTimeout(drawn, 100))")
    assert not page.evaluate("window.glided ?? false")


def test_with_reduced_motion_nothing_flies(new_page: NewPage) -> None:
    page = new_page(motion="reduce")
    table = Table(page)
    table.happens(*SHARED)
    until(page, lambda: table.carried() == [8] * 5, step_ms=25)
    table.happens(*LEFT)
    for _ in range(40):
        page.clock.run_for(50)
        assert page.locator(".motion").count() == 0


def test_faces_and_names_keep_apart_however_many_are_inside(new_page: NewPage) -> None:
    page = new_page(motion="full")
    table = Table(page)
    wrong = {}
    for inside in (5, 4, 3):
        going_on = list(range(inside))
        table.happens({"event": "choices_revealed", "going_on": going_on, "leaving": []})
        table.until_seen(".reveal.turn")
        assert page.locator(".reveal .one").count() == inside
        for width, height in ((320, 568), (390, 844), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            if found := scene_measured(page):
                wrong[inside, width, height] = found[:3]
        page.set_viewport_size({"width": 390, "height": 844})
        settle(page)
        last = {"seats": [inside - 1], "each": 0, "left": 0, "carried": 1}
        table.happens({"event": "explorers_left", **last})
        settle(page)
    assert not wrong
