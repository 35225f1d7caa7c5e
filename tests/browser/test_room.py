"""The path keeps its place: nothing on the table jumps when what is to be done changes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import drawn, rewrite
from tests.browser.staged import COLLAPSED, OPENED, Event, Staged
from tests.browser.table import LIVE, NEW_TURN_MS, PRESS, STATE, play_now, settle, until
from tests.browser.timeline import stop_clock

NOW = """() => {
  const path = document.querySelector('section.path');
  if (!path) return null;
  const act = document.querySelector('.board').dataset.act;
  const lines = document.querySelectorAll('.choices .leave small:not(.gone) span').length;
  const shows = document.querySelector('.hold .waiting') ? 'waiting'
    : act === 'ending' ? 'summary' : lines === 3 ? 'choices' : '';
  const foot = document.querySelector('.act').offsetHeight;
  return { act, shows, height: path.offsetHeight, foot };
}"""
"""What is to be done, and the heights of the path and of the foot where it is done."""
SHOWN = {"choices", "summary", "waiting"}
MOST_STEPS = 600


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (1280, 800)])
def test_the_path_keeps_its_size_whatever_is_to_be_done(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height)
    play_now(page)
    page.locator(LIVE).first.wait_for()
    seen: set[str] = set()
    sizes: set[tuple[int, int]] = set()
    for _ in range(MOST_STEPS):
        now = page.evaluate(NOW)
        if now is None or seen >= SHOWN:
            break
        seen.add(now["shows"])
        sizes.add((now["height"], now["foot"]))
        page.clock.run_for(NEW_TURN_MS)
        if now["act"] == "ending":
            page.get_by_role("button", name="Continue").click()
        elif page.evaluate(STATE) == "asked":
            page.evaluate(PRESS, 2)
        else:
            page.wait_for_timeout(5)
    assert seen >= SHOWN, f"not seen: {SHOWN - seen}"
    assert len(sizes) == 1, sizes


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844)])
@pytest.mark.parametrize("seats", [5, 8])
def test_a_relic_moves_nothing_in_the_camp_of_a_phone(
    new_page: NewPage, width: int, height: int, seats: int
) -> None:
    relics: list[dict[str, Any]] = []

    def rich(frame: dict[str, Any]) -> None:
        for each in (frame["table"]["seats"], frame["table"]["game"]["explorers"]):
            each += [dict(each[-1]) for _ in range(seats - len(each))]
        for explorer in frame["table"]["game"]["explorers"]:
            explorer |= {"carried": 12, "chest": 34, "relics": relics}

    page = new_page(width, height)
    rewrite(page, rich)
    play_now(page)
    heights = []
    for has in ([], [{"relic": "relic:5", "worth": 5}]):
        relics[:] = has
        page.reload()
        page.locator(".camp li").nth(seats - 1).wait_for()
        drawn(page)
        assert page.locator(".camp .relics").count() == seats * len(has)
        heights.append(page.locator(".camp").evaluate("e => e.getBoundingClientRect().height"))
    assert heights[0] == heights[1]


def _staged(page: Page) -> Staged:
    """A table with a clock that stands, where a script says what happens."""
    table = Staged(page)
    play_now(page)
    settle(page)
    stop_clock(page)
    until(page, page.locator(LIVE).count, step_ms=NEW_TURN_MS)
    return table


DANGER = """() => {
  const box = document.querySelector('.danger');
  const texts = [...box.querySelectorAll('.big, .label')].map((e) => e.innerText);
  const lying = box.querySelectorAll('.lying').length;
  const spots = [...box.querySelectorAll('.big, .label, .bar, .disc')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x, y, height, e.matches('.big') ? 0 : width].map(Math.round).join(' ');
  });
  return { height: box.offsetHeight, texts, lying, spots: spots.join(), button: box.tagName };
}"""


@pytest.mark.parametrize(
    ("card", "says", "lies"), [("9", "0%", 0), ("relic", "0%", 0), ("snake", "…", 1)]
)
def test_the_first_card_of_an_expedition_shows_its_danger_before_the_odds_have_come(
    new_page: NewPage, card: str, says: str, lies: int
) -> None:
    page = new_page(motion="full")
    table = _staged(page)
    drawn(page)
    before = page.evaluate(DANGER)
    opened: list[Event] = [
        OPENED[0],
        {"event": "card_revealed", "card": card},
        *OPENED[2 if card == "9" else 3 :],
    ]
    table.happens(*opened)
    until(page, page.locator("div.danger.none").count, step_ms=50)
    until(page, page.locator("div.danger .big").count, step_ms=50)
    drawn(page)
    now = page.evaluate(DANGER)
    assert now["button"] == "DIV"
    assert now["texts"] == [says, "Risk from the next card"]
    assert now["lying"] == lies
    assert (now["height"], now["spots"]) == (before["height"], before["spots"])


def test_the_foot_of_a_phone_says_what_happens_while_everybody_flees(new_page: NewPage) -> None:
    page = new_page(motion="full")
    table = _staged(page)
    table.happens(*COLLAPSED)
    page.locator(".board[data-act=hush]").wait_for()
    until(page, page.locator(".flight.flee").count, step_ms=100)
    expect(page.locator(".now .waiting")).to_have_text("Run for it!")
