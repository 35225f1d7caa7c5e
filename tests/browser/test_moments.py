"""The story is told in its order: nothing is shown or can be pressed before its time."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import rewrite
from tests.browser.table import LIVE, NEW_TURN_MS, settle, until
from tests.browser.test_reveal import with_mules
from tests.browser.timeline import ACT, OVER, arrive, record, stop_clock
from tests.browser.wire import Held

SHOWN = """() => {
  const texts = (all) => [...document.querySelectorAll(all)].map((e) => e.innerText.trim());
  return {
    danger: texts('.danger .big')[0],
    leave: texts('.leave small')[0] ?? '',
    deck: texts('.go_on small')[0],
    height: document.querySelector('.choices').offsetHeight,
    camp: texts('.camp .has'),
    log: texts('[role=log] p'),
    title: document.title,
    traps: document.querySelectorAll('.danger .lying').length,
    act: (ACT)(),
  };
}""".replace("ACT", ACT)


def _shown(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SHOWN)
    return found


def _table(page: Page) -> Held:
    """A table whose bots never leave, on a wire that is listened to, with a clock that stands."""
    wire = Held(page)
    page.reload()
    with_mules(page)
    stop_clock(page)
    return wire


def test_nothing_is_seen_before_the_card_lies_face_up(new_page: NewPage) -> None:
    page = new_page(1280, 800, motion="full")
    wire = _table(page)
    before = _shown(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    wire.until('"choices_revealed"')
    seen = []
    while (now := _shown(page))["act"] in ("hush", "turn", "card"):
        seen.append(now)
        page.keyboard.press("l")  # for a card that nobody has seen
        page.clock.run_for(50)
    assert {each["act"] for each in seen} == {"hush", "turn", "card"}
    for now in seen:
        for what in ("danger", "deck", "height", "camp", "traps", "title"):
            assert now[what] == before[what], now["act"]
        assert now["leave"] in (before["leave"], "")
        news = now["log"][len(before["log"]) :]
        assert news == ([] if now["act"] == "hush" else ["Everybody inside goes on."])
    # Now it lies face up: all of it is told, and a choice can be made.
    assert wire.choices == ["go_on"]
    after = _shown(page)
    assert after["deck"] != before["deck"]
    assert len(after["log"]) > len(before["log"]) + 1
    if page.locator(".card.deadly").count() == 0:
        page.clock.run_for(NEW_TURN_MS)
        page.keyboard.press("g")
        until(page, lambda: wire.choices == ["go_on", "go_on"])


@pytest.mark.parametrize("later_ms", [0, 200, 800, 1600])
def test_a_second_tap_never_chooses_for_the_next_turn(new_page: NewPage, later_ms: int) -> None:
    page = new_page(motion="full")
    wire = _table(page)
    box = page.locator("button.go_on").bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*at)
    page.locator(".reveal.hush").wait_for()
    page.clock.run_for(later_ms)
    page.mouse.click(*at)  # it ends the scene, and that is all
    until(page, lambda: page.evaluate(ACT) in OVER)
    settle(page)
    assert wire.choices == ["go_on"]


def test_a_game_that_one_tap_opens_begins_with_its_card_face_up(new_page: NewPage) -> None:
    page = new_page(motion="full")
    wire = Held(page)
    page.reload()
    record(page)
    stop_clock(page)
    page.locator("button.now").click()
    arrive(page, LIVE)
    page.clock.run_for(20)
    first = next(frame for frame in page.evaluate("window.frames_seen") if frame["cards"])
    assert (first["cards"], first["act"], first["choices"]) == (1, "still", True)
    # A second tap was meant for what was there before.
    page.keyboard.press("g")
    assert page.locator(".choices [aria-pressed=true]").count() == 0
    page.clock.run_for(NEW_TURN_MS)
    page.keyboard.press("g")
    until(page, lambda: wire.choices == ["go_on"])


def _go_on_to_the_collapse(page: Page, wire: Held) -> None:
    """Go on until the cave collapses, without watching: its scene has just begun."""
    while True:
        wire.heard.clear()
        page.clock.run_for(NEW_TURN_MS)
        page.keyboard.press("g")
        wire.until('"choices_revealed"')
        page.locator(".reveal.hush").wait_for()
        if any('"cave_collapsed"' in each for each in wire.heard):
            return
        page.keyboard.press("Escape")
        until(page, lambda: page.evaluate(ACT) == "still")


FRAME = """() => ({
  act: (ACT)(),
  lit: [...document.querySelectorAll('.card')].filter((card) => {
    const { outlineStyle, outlineColor } = getComputedStyle(card.querySelector('.inner'));
    return outlineStyle === 'solid' && outlineColor === 'rgb(255, 90, 60)';
  }).map((card) => card.querySelector('.said').innerText.split('.')[0]),
  cards: document.querySelectorAll('.path ol li').length,
  shut: document.querySelectorAll('header li.shut').length,
  open: document.querySelectorAll('header li.open').length,
  live: document.querySelectorAll('.choices button[aria-disabled=false]').length,
  inside: document.querySelectorAll('.camp li:not(.at-camp)').length,
  carried: [...document.querySelectorAll('.carried .number')].map((e) => Number(e.innerText)),
})""".replace("ACT", ACT)


def test_the_end_of_an_expedition_is_told_before_the_next_begins(new_page: NewPage) -> None:
    page = new_page(motion="full")
    wire = _table(page)
    watcher = new_page(motion="full", at=urlsplit(page.url).path.replace("/t/", "/w/"))
    watcher.locator(".card").first.wait_for()
    stop_clock(watcher)
    for number, close in enumerate((None, "tap", "Enter"), start=1):
        _go_on_to_the_collapse(page, wire)
        chosen = len(wire.choices)
        told: list[dict[str, Any]] = []
        while not told or told[-1]["act"] != "ending":
            told.append(page.evaluate(FRAME))
            page.clock.run_for(50)
        # Both traps of the pair are lit, then everybody flees without what they carried.
        collapse = [each for each in told if each["act"] == "collapse"]
        assert collapse
        assert all(len(each["lit"]) == 2 == len(set(each["lit"])) + 1 for each in collapse)
        flee = [each for each in told if each["act"] == "flee"]
        assert flee
        assert all(sum(each["carried"]) == 0 for each in flee[1:])
        # The summary stands on the emptied path; the entrance is closed and nothing can be chosen.
        end = told[-1]
        assert (end["cards"], end["shut"], end["open"], end["inside"]) == (0, number, 0, 0)
        page.keyboard.press("g")
        page.keyboard.press("l")
        if close is None:
            lasted = 0
            while page.evaluate(FRAME)["act"] == "ending":
                page.clock.run_for(100)
                lasted += 100
            assert 4_500 < lasted < 6_000
        else:
            page.clock.run_for(NEW_TURN_MS)
            if close == "tap":
                page.mouse.click(5, 120)
            else:
                page.keyboard.press(close)
            expect(page.locator(".ending")).to_have_count(0)
        # Only now the next expedition opens, with its first card.
        assert page.evaluate(FRAME)["shut"] == number
        assert page.locator("header li.open").count() == 1
        assert page.locator(".card").count() == 1
        page.clock.run_for(2_000)
        assert len(wire.choices) == chosen
        # A spectator sees the same; their page goes on by itself.
        until(watcher, watcher.locator(".ending").count, step_ms=1_000)
        assert watcher.locator(".card").count() == 0
        until(watcher, lambda: not watcher.locator(".ending").count(), step_ms=500)
        assert watcher.locator("header li.shut").count() == number


def test_where_the_clock_runs_the_summary_leaves_time_to_choose(new_page: NewPage) -> None:
    began = passed = 0  # when the page's clock stopped, and what has passed on it since then

    def now() -> int | None:
        """The server's clock goes with that of the page, so the machine does not matter."""
        return began + passed if began else None

    def hurry(frame: dict[str, Any]) -> None:
        if (at := now()) is not None:
            frame["table"]["game"]["deadline"] = at + 12_000

    page = new_page(motion="full")
    rewrite(page, hurry, now)
    page.reload()
    with_mules(page)
    stop_clock(page)
    began = page.evaluate("Date.now()")
    page.reload()
    arrive(page, LIVE)

    def ends() -> bool:
        nonlocal passed
        passed += 25
        if page.locator(LIVE).count():
            page.clock.run_for(NEW_TURN_MS)
            passed += NEW_TURN_MS
            page.keyboard.press("g")
            page.locator(".reveal").wait_for()
            page.keyboard.press("Escape")
        return page.locator(".ending").count() > 0

    until(page, ends, step_ms=25)
    lasted = 0
    while page.locator(".ending").count():
        page.clock.run_for(100)
        lasted += 100
    # A fifth of what is left, about 2.4 s; without a clock it would be 5.1 s.
    assert 500 < lasted <= 4_200
