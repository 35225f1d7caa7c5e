"""The reveal of choices, measured in the page: how they turn, and that nobody has to wait."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import (
    LIVE,
    NEW_TURN_MS,
    STATE,
    awaited,
    choose,
    expect_focus,
    finish,
    open_lobby,
    play_now,
    settle,
    until,
)
from tests.browser.timeline import (
    ACT,
    by_the_clock,
    record,
    scene,
    stop_clock,
)
from tests.browser.wire import Held

MOST_LINES = 200


def with_mules(page: Page, bots: int = 2) -> None:
    """A table whose bots never leave, so that one knows what comes: in the end, a collapse."""
    while True:
        open_lobby(page)
        page.get_by_label("Type of bot").select_option("stubborn")
        for number in range(bots):
            page.get_by_role("button", name="Add a bot").click()
            expect(page.locator(".seats li")).to_have_count(number + 2)
        page.get_by_role("button", name="Start", exact=True).click()
        page.locator(".choices").wait_for()
        settle(page)  # the first card has been turned
        if not _began_with_a_trap(page):
            return
        _go_home(page)


def _began_with_a_trap(page: Page) -> bool:
    """Whether the second card could end the expedition, which these tests do not show."""
    return "A trap" in page.get_by_role("log").inner_text()


def _go_home(page: Page) -> None:
    page.evaluate("location.hash = '/'")
    page.locator("button.now").wait_for()


def test_without_leavers_it_takes_two_and_a_half_seconds_at_most(new_page: NewPage) -> None:
    page = new_page(motion="full")
    with_mules(page)
    stop_clock(page)
    page.keyboard.press("g")
    seen = by_the_clock(page)
    assert [act for act, _ in seen] == ["hush", "turn", "card"]
    assert 1500 < sum(lasted for _, lasted in seen) <= 2500


def test_with_leavers_it_takes_four_seconds_at_most(new_page: NewPage) -> None:
    page, friend = new_page(motion="full"), new_page(motion="full")
    while True:
        link = open_lobby(page, bots=1)
        friend.goto(link)
        friend.get_by_role("button", name="Sit down").click()
        expect(page.locator(".seats li")).to_have_count(3)
        page.get_by_role("button", name="Start", exact=True).click()
        for each in (page, friend):
            each.locator(".choices").wait_for()
            settle(each)
        if not _began_with_a_trap(page):
            break
        _go_home(page)
        _go_home(friend)
    stop_clock(page)
    friend.keyboard.press("g")
    page.keyboard.press("l")
    seen = by_the_clock(page)
    assert [act for act, _ in seen] == ["hush", "turn", "walk", "card"]
    assert 2500 < sum(lasted for _, lasted in seen) <= 4000


def test_where_only_bots_are_left_their_choices_are_shown_too(new_page: NewPage) -> None:
    page = new_page(motion="full")
    wire = Held(page)
    page.reload()
    with_mules(page)
    for _ in range(5):
        stop_clock(page)
        until(page, page.locator(LIVE).count, step_ms=NEW_TURN_MS)
        page.clock.run_for(NEW_TURN_MS)
        wire.heard.clear()
        wire.holding = True
        page.keyboard.press("l")
        wire.until('"cave_collapsed"')
        shown = sum('"choices_revealed"' in each for each in wire.heard)
        wire.let_through(1)
        page.locator(".reveal.hush").wait_for()
        if shown > 2:
            # The next reveal waits for the present one instead of cutting it off.
            wire.let_through(1)
            acts = [act for act, _ in by_the_clock(page)]
            assert acts == ["hush", "turn", "walk", "card", "hush", "turn", "card"]
            return
        wire.let_through()
        page.clock.resume()
        settle(page)
        assert awaited(page) == "asked"
        settle(page)
    raise AssertionError("the cave collapsed too soon in every expedition")


TURNING = """async () => {
  const all = document.getAnimations().filter((each) => each.effect.target.matches('.token'));
  await Promise.all(all.map((each) => each.ready));
  const began = all.map((each) => each.startTime);
  const angles = [];
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    for (const each of all) {
      each.pause();
      each.currentTime = part * each.effect.getComputedTiming().endTime;
    }
    angles.push([...document.querySelectorAll('.token')].map((e) => getComputedStyle(e).transform));
  }
  return [began, angles];
}"""


def test_all_choices_turn_in_the_same_frame(new_page: NewPage) -> None:
    page = new_page(motion="full")
    with_mules(page, bots=7)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    while page.evaluate(ACT) == "hush":
        page.clock.run_for(50)
    began, angles = page.evaluate(TURNING)
    assert len(began) == 8
    assert len(set(began)) == 1
    # All tokens are at the same angle at every moment, and they do turn.
    for moment in angles:
        assert len(moment) == 8
        assert len(set(moment)) == 1
    assert len({moment[0] for moment in angles}) == len(angles)


@pytest.mark.parametrize("skip", ["a tap", "Escape"])
def test_a_tap_or_escape_skips_the_scene(new_page: NewPage, skip: str) -> None:
    page = new_page(motion="full")
    with_mules(page)
    record(page)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    if skip == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(2, 2)
    # The clock is stopped, and still the remaining acts are skipped: none of them takes time.
    seen = scene(page)
    assert seen.acts == ["hush", "turn", "card"]
    assert seen.seconds == 0
    assert seen.after[-1]["cards"] == 2 or seen.after[0]["act"] == "collapse"


def test_a_tap_that_crosses_the_reveal_does_not_cut_it(new_page: NewPage) -> None:
    page = new_page(motion="full")
    wire = Held(page)
    page.reload()
    with_mules(page)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    late = {"type": "choose", "id": "late", "seat": 0, "game": 1, "expedition": 1, "turn": 1}
    wire.say(late | {"choice": "leave"})
    wire.until('"refusal"')
    assert [act for act, _ in by_the_clock(page)] == ["hush", "turn", "card"]


def test_with_reduced_motion_nothing_moves_and_everything_is_shown(new_page: NewPage) -> None:
    page = new_page()
    with_mules(page)
    record(page)
    page.keyboard.press("g")
    seen = scene(page)
    assert seen.acts == ["turn", "card"]
    assert all(len(set(frame["turns"] or ())) <= 1 for frame in seen.frames)


def test_the_summary_of_an_expedition_says_what_each_explorer_brought_or_lost(
    new_page: NewPage,
) -> None:
    page = new_page(motion="full")
    with_mules(page)
    stop_clock(page)
    page.keyboard.press("l")
    until(page, page.locator(".ending.collapse").count, step_ms=200)
    page.clock.run_for(NEW_TURN_MS)  # a press right after the summary appears does not count
    said = page.get_by_role("log").inner_text()
    gems = re.search(r"Explorer leaves alone with (no|\d+) gem", said)
    each = re.search(r"Diehard and Diehard 2 flee the cave and lose (nothing|\d+)", said)
    assert gems
    assert each
    # Nobody brought or lost a number of gems without a sign, except none at all.
    brought = "0" if gems[1] == "no" else f"+{gems[1]}"
    lost = "0" if each[1] == "nothing" else f"−{each[1]}"
    expect(page.locator(".ending li .number")).to_have_text([brought, lost, lost])
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect_focus(page)


def test_the_log_tells_everything_once_and_in_order_however_fast_one_plays(
    new_page: NewPage,
) -> None:
    page = new_page(motion="full")
    play_now(page)
    log: list[str] = []
    turns = 0
    while (state := page.evaluate(STATE)) != "over":
        if state == "asked":
            # Far too fast to watch anything: every scene is cut short by the next.
            page.clock.fast_forward(NEW_TURN_MS)
            page.keyboard.press("l" if turns % 5 == 4 else "g")
            turns += 1
        else:
            page.clock.run_for(NEW_TURN_MS)
        log = page.get_by_role("log").locator("p").all_inner_texts() or log
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    told = page.get_by_role("log").locator("p").all_inner_texts()
    assert len(log) > 20
    # A page keeps the last lines, which in a very long game are not all of them.
    starts = range(len(told) - len(log) + 1 if len(log) > MOST_LINES else 1)
    assert any(log == told[start : start + len(log)] for start in starts)
    for before, line in itertools.pairwise(log):
        assert not before == line == "Everybody inside goes on."


def test_the_last_expedition_has_its_summary_and_the_next_game_does_not(
    new_page: NewPage,
) -> None:
    page = new_page()
    play_now(page)
    record(page)
    finish(page, going_on=1)
    frames = page.evaluate("frames_seen")
    last = [i for i, frame in enumerate(frames) if frame["ending"]][-1]
    first = next(i for i in range(last, -1, -1) if not frames[i]["ending"])
    # There was time to read it.
    assert frames[last]["at"] - frames[first]["at"] > 5_000
    # Nothing but the result follows the last summary.
    assert not any(frame["choices"] for frame in frames[last:])
    page.get_by_role("button", name="Play again").click()
    page.locator(".choices").wait_for()
    assert page.locator(".ending").count() == 0
    record(page)
    choose(page, "go_on")
    # Up to the end of the reveal: the second card may end the expedition, with its own summary.
    assert not any(frame["ending"] for frame in scene(page).frames)
