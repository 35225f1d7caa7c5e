"""The result: chests open one by one, it says who won, and it tells the course of the game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage, Played
from tests.browser.looks import NAMES, drawn, rewrite, spills
from tests.browser.table import points, until
from tests.browser.timeline import arrive, stop_clock

OPENED = ".outcome > ol li:not(.closed)"
POINTS = [12, 40, 7, 12, 25]
"""Seat 1 wins; seats 0 and 3 share a place."""
Change = Callable[[dict[str, Any]], None]


def _won(winners: list[int], outcome: str = "won", points: list[int] | None = None) -> Change:
    def change(table: dict[str, Any]) -> None:
        table["game"]["result"] |= {
            "points": points or POINTS,
            "winners": winners,
            "outcome": outcome,
        }

    return change


def _end(
    page: Page, table: str, change: Change | None = None, own: list[int] | None = None
) -> None:
    """Watch a game whose last card has been dealt; then it ends."""
    over: list[dict[str, Any]] = []

    def running(frame: dict[str, Any]) -> None:
        if own is not None:
            frame["you"] = {"person": 99, "seats": own, "chests": {}, "choice": None}
        (change or _won([1]))(frame["table"])
        over[:] = [copy.deepcopy(frame)]
        frame["table"]["phase"] = "playing"
        frame["table"]["game"] |= {"result": None, "awaits": "card"}

    wire = rewrite(page, running)
    page.evaluate("to => { location.hash = to }", f"/w/{table}")
    arrive(page, ".board")

    last = over[0]
    happened = [{"event": "game_ended", "result": last["table"]["game"]["result"]}]
    wire.say({
        "type": "update", "version": last["version"] + 1, "table": last["table"],
        "you": last.get("you"), "happened": happened,
    })  # fmt: skip
    page.locator(".podium").wait_for()


def test_a_button_that_is_pressed_during_the_scene_does_what_it_says(
    new_page: NewPage, finished: str
) -> None:
    """If the press skipped the scene, the button would move away under the finger."""
    page = new_page(motion="full")
    stop_clock(page)
    _end(page, finished, own=[1])
    page.clock.run_for(1_000)
    assert page.locator(OPENED).count() < 5
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()


def test_chests_open_from_the_last_place_to_the_first(new_page: NewPage, finished: str) -> None:
    page = new_page(motion="full")
    stop_clock(page)
    _end(page, finished)
    seen: list[list[int]] = [[]]
    for _ in range(80):
        page.clock.run_for(100)
        opened = page.locator(OPENED).evaluate_all(
            "all => all.map((e) => Number(/seat-(\\d)/.exec(e.className)[1]))"
        )
        if sorted(opened) != sorted(seen[-1]):
            seen.append(opened)
        if len(opened) < 5:
            # Neither the winner nor any name that is still to come can be seen.
            expect(page.locator("h1")).to_have_text("Opening the chests")
            assert page.locator(".podium > *").count() == 0
            assert page.locator("ol strong:visible").count() == len(opened)
    assert [set(each) for each in seen] == [
        set(), {2}, {0, 2, 3}, {0, 2, 3, 4}, {0, 1, 2, 3, 4},
    ]  # fmt: skip
    expect(page.locator("h1")).to_contain_text("wins with 40 points")
    assert points(page) == [40, 25, 12, 12, 7]


def test_stones_of_a_chest_are_counted_out(new_page: NewPage, finished: str) -> None:
    page = new_page(motion="full")
    stop_clock(page)
    _end(page, finished)
    counts = []
    for _ in range(80):
        page.clock.run_for(50)
        number = page.locator("ol .seat-4 .points .number")
        counts.append(int(number.inner_text() or -1) if number.is_visible() else -1)
    first = counts.index(next(each for each in counts if each >= 0))
    assert counts[first:] == sorted(counts[first:])
    assert len(set(counts[first:])) > 5
    assert counts[-1] == 25


def _eight(table: dict[str, Any]) -> None:
    """Four of eight explorers with long names share the victory; one has nothing."""
    game = table["game"]
    for each in (table["seats"], game["explorers"]):
        each += [copy.deepcopy(each[-1]) for _ in range(len(NAMES) - len(each))]
    for number, (seat, name) in enumerate(zip(table["seats"], NAMES, strict=True)):
        seat |= {"name": name, "look": {"colour": number, "shape": number, "face": number}}
    points = [148, 148, 120, 148, 33, 148, 7, 0]
    _won([0, 1, 3, 5], "shared", points)(table)
    game["result"]["relics"] = [0] * len(points)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800), (1920, 1080)])
def test_each_chest_of_eight_is_seen_when_it_opens(
    new_page: NewPage, finished: str, width: int, height: int
) -> None:
    page = new_page(width, height, motion="full")
    # The game behind this scene had fewer explorers; its course is not told.
    page.route("**/api/replay", lambda _: None)
    stop_clock(page)
    _end(page, finished, _eight)
    seen = 0
    for _ in range(120):
        opened = page.locator(OPENED)
        if (count := opened.count()) > seen:
            drawn(page)
            # A phone shows those that have opened now, a television all: nobody scrolls there.
            for chest in opened.all()[: count - seen if width < 1000 else count]:
                expect(chest).to_be_in_viewport(ratio=0.99)
            seen = count
        if seen == len(NAMES):
            break
        page.clock.run_for(100)
    assert seen == len(NAMES)
    # One gem for every five points begun, at most fifteen; without points the chest is empty.
    stones = [each.locator(".stone").count() for each in opened.all()]
    assert stones == [15] * 5 + [7, 2, 0]
    page.clock.run_for(7_000)
    drawn(page)
    if width > 1000:
        expect(opened.last).to_be_in_viewport(ratio=1)
    assert spills(page) == []


def test_on_a_desktop_the_scene_is_large_while_chests_open(
    new_page: NewPage, finished: str
) -> None:
    page = new_page(1280, 800, motion="full")
    stop_clock(page)
    _end(page, finished, own=[1])
    page.clock.run_for(2_000)
    drawn(page)
    assert page.locator("li.closed").count()
    scene = page.locator(".outcome > ol").bounding_box()
    assert scene
    assert scene["width"] > 0.6 * 1280
    assert abs(scene["x"] + scene["width"] / 2 - 640) < 10
    assert scene["y"] + scene["height"] <= 800


HOLD = """() => new MutationObserver((_, observer) => {
  const scene = document.querySelector('.result.told .outcome');
  if (!scene) return;
  window.held = scene.getAnimations();
  held.forEach((each) => each.pause());
  observer.disconnect();
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })"""
"""Holds the way of the scene to its last place as soon as it begins, however slow the machine."""
TOPS = """() => [0, 100, 200, 300, 400, 499].map((at) => {
  held.forEach((each) => { each.currentTime = at; });
  return document.querySelector('.outcome').getBoundingClientRect().top;
})"""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_the_winners_stay_in_sight_when_the_last_chest_has_opened(
    new_page: NewPage, finished: str, width: int, height: int
) -> None:
    page = new_page(width, height, motion="full")
    stop_clock(page)
    _end(page, finished)
    page.clock.run_for(1_000)
    page.evaluate(HOLD)
    page.keyboard.press("Escape")
    page.locator(".result.told").wait_for()
    assert page.evaluate("held.length")
    assert min(page.evaluate(TOPS)) >= 0


def test_a_chest_fills_while_its_stones_are_counted(new_page: NewPage, finished: str) -> None:
    page = new_page(motion="full")
    stop_clock(page)
    _end(page, finished)
    counts = []
    for _ in range(120):
        page.clock.run_for(50)
        counts.append(page.locator(".outcome .seat-1 .stone.in").count())
    assert counts == sorted(counts)
    assert set(counts) == set(range(9))  # 40 points
    full = page.locator(".outcome li").evaluate_all(
        "all => all.map((e) => e.querySelectorAll('.stone.in').length)"
    )
    assert full == [8, 5, 3, 3, 2]


@pytest.mark.parametrize("how", ["tap", "Escape", "Enter", " "])
def test_the_scene_can_be_skipped(new_page: NewPage, finished: str, how: str) -> None:
    page = new_page(motion="full")
    stop_clock(page)
    _end(page, finished)

    def press() -> None:
        if how == "tap":
            page.mouse.click(195, 120)
        else:
            page.keyboard.press(how)

    page.clock.run_for(200)
    press()  # too soon: it was meant for what was there before
    assert page.locator(OPENED).count() < 5
    page.clock.run_for(300)
    press()
    expect(page.locator("h1")).to_contain_text("wins with 40 points")
    assert points(page) == [40, 25, 12, 12, 7]


def test_with_reduced_motion_all_chests_are_open_at_once(new_page: NewPage, finished: str) -> None:
    page = new_page(motion="reduce")
    stop_clock(page)
    _end(page, finished)
    expect(page.locator("h1")).to_contain_text("wins with 40 points")
    assert points(page) == [40, 25, 12, 12, 7]


def test_who_comes_after_the_end_finds_all_chests_open(new_page: NewPage, finished: str) -> None:
    page = new_page(motion="full")
    stop_clock(page)
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    arrive(page, ".podium")
    assert page.locator("ol li.closed").count() == 0


OUTCOMES = [
    ([1], "won", POINTS, [1], "You win!"),
    ([1], "won", POINTS, [0], ""),
    ([1], "won", POINTS, [1, 0], ""),
    ([0, 3], "shared", [40, 1, 2, 40, 3], [3], "You share the victory!"),
    ([0, 3], "play again", [40, 1, 2, 40, 3], [3], ""),
]


@pytest.mark.parametrize(("winners", "outcome", "scored", "own", "said"), OUTCOMES)
def test_the_result_tells_the_winner_that_they_have_won(
    new_page: NewPage, finished: str, winners: list[int], outcome: str, scored: list[int],
    own: list[int], said: str,
) -> None:  # fmt: skip
    page = new_page()
    _end(page, finished, _won(winners, outcome, scored), own)
    cheer = page.locator("h1 .cheer")
    assert (cheer.inner_text() if cheer.count() else "") == said
    # Where nobody has won, nobody is called a winner.
    crowns = 0 if outcome == "play again" else len(winners)
    expect(page.locator(".crown")).to_have_count(crowns)


@pytest.mark.parametrize(
    ("own", "motion", "gems"), [(1, "full", 36), (0, "full", 0), (1, "reduce", 0)]
)
def test_gems_rain_on_who_has_won_until_they_have_fallen(
    new_page: NewPage, finished: str, own: int, motion: str, gems: int
) -> None:
    page = new_page(motion=motion)
    stop_clock(page)
    _end(page, finished, own=[own])
    shower = page.locator(".shower span")
    if motion == "full":
        page.clock.run_for(1_000)
        assert shower.count() == 0, "it is told before the last chest is open"
        page.keyboard.press("Escape")
    page.locator(".result.told").wait_for()
    drawn(page)
    assert shower.count() == gems
    page.clock.run_for(2_700)
    drawn(page)
    assert shower.count() == 0


def test_the_table_of_expeditions_adds_up(new_page: NewPage, played: Played) -> None:
    page = new_page(at=f"/w/{played.table}")
    page.locator(".podium").wait_for()
    page.locator("section.course").scroll_into_view_if_needed()
    rows = page.locator("section.course tbody tr")
    expect(rows).to_have_count(5)
    for row in rows.all():
        cells = [int(each) for each in row.locator("td").evaluate_all(
            "all => all.map((e) => e.firstChild.textContent)")]  # fmt: skip
        assert len(cells) == 6
        assert sum(cells[:-1]) == cells[-1]
    sums = [int(each) for each in rows.locator("td.sum").all_inner_texts()]
    assert sorted(sums) == sorted(played.record["result"]["points"])
    expect(page.locator("section.course figure")).to_be_visible()


def test_each_turning_point_leads_to_its_moment_in_the_replay(
    new_page: NewPage, played: Played
) -> None:
    page = new_page(at=f"/w/{played.table}")
    page.locator(".podium").wait_for()
    page.mouse.wheel(0, 3_000)
    points = page.locator(".turned a")
    points.first.wait_for()
    assert points.count() in (2, 3)
    expect(page.locator("section.course .marks span")).to_have_count(points.count())
    said = points.last.inner_text()
    points.last.click()
    page.wait_for_url(f"**/replay/{played.table}/1/*")
    slider = page.get_by_role("slider")
    moment = page.url.rpartition("/")[2]
    expect(slider).to_have_value(moment)
    assert page.locator(".said").last.inner_text() in said
    page.reload()
    expect(slider).to_have_value(moment)
    page.get_by_role("button", name="Result").click()
    page.wait_for_url(f"**/w/{played.table}")
    page.locator(".podium").wait_for()


def test_the_course_of_the_game_is_fetched_when_it_comes_near(
    new_page: NewPage, finished: str
) -> None:
    page = new_page(360, 400)
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url))
    page.evaluate("to => { location.hash = to }", f"/w/{finished}")
    page.locator(".podium").wait_for()
    page.wait_for_timeout(50)
    assert not any("/api/replay" in each for each in asked)
    page.mouse.wheel(0, 3_000)
    until(page, lambda: any("/api/replay" in each for each in asked))
    page.locator("section.course").wait_for()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800), (1920, 1080)])
def test_the_result_fits_and_is_accessible(
    new_page: NewPage, finished: str, width: int, height: int
) -> None:
    page = new_page(width, height)
    _end(page, finished, own=[1])
    if width > 1000:  # everything is seen at once
        page.locator(".turned li").last.wait_for()
        for part in page.locator(".outcome button:visible, .turned li").all():
            expect(part).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 3_000)
    page.locator("section.course").wait_for()
    assert spills(page) == []
    assert axe(page) == []
