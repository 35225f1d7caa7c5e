"""The heart of the game, measured in the page: how choices turn, and that nobody waits."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import NewPage
from tests.browser.table import choose, finish, has_focus, open_lobby, play_now
from tests.browser.timeline import (
    ACT,
    by_the_clock,
    own_clock,
    press_when,
    record,
    scene,
    scenes,
    stop_clock,
)
from tests.server.running import GENEROUS, Server, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where bots take longer to decide than a page needs to show it."""
    path = tmp_path_factory.mktemp("reveal") / "tables.db"
    with serving(path, *GENEROUS, "--pace-seconds=2") as running:
        yield running


def _with_mules(page: Page, bots: int = 2) -> None:
    """A table whose bots never leave, so that one knows what comes: in the end, a collapse."""
    open_lobby(page)
    page.get_by_label("Kind of bot").select_option("stubborn")
    for number in range(bots):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.locator(".seats li")).to_have_count(number + 2)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".choices").wait_for()
    page.wait_for_timeout(1500)  # the first card has been turned


KEEP_GOING = f"""() => {{
  const act = {ACT};
  const go_on = new KeyboardEvent('keydown', {{ key: 'g', bubbles: true }});
  const timer = setInterval(() => {{
    if (!window.when_seen) clearInterval(timer);
    else if (act() === 'still' && !document.querySelector('[aria-pressed=true]'))
      document.body.dispatchEvent(go_on);
  }}, 60);
}}"""
"""Watch every reveal to its end and go on, until what was to happen has happened."""


def test_without_leavers_it_takes_two_and_a_half_seconds_at_most(new_page: NewPage) -> None:
    page = new_page(motion="full")
    own_clock(page)
    _with_mules(page)
    stop_clock(page)
    page.keyboard.press("g")
    seen = by_the_clock(page)
    assert [act for act, _ in seen] == ["hush", "turn", "card"]
    assert 1500 < sum(lasted for _, lasted in seen) <= 2500


def test_with_leavers_it_takes_four_seconds_at_most(new_page: NewPage) -> None:
    page, friend = new_page(motion="full"), new_page(motion="full")
    own_clock(page)
    link = open_lobby(page, bots=1)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li")).to_have_count(3)
    page.get_by_role("button", name="Start", exact=True).click()
    friend.locator(".choices").wait_for()
    page.wait_for_timeout(1500)
    stop_clock(page)
    friend.keyboard.press("g")
    page.keyboard.press("l")
    seen = by_the_clock(page)
    assert [act for act, _ in seen] == ["hush", "turn", "walk", "card"]
    assert 2500 < sum(lasted for _, lasted in seen) <= 4000


def test_where_only_bots_are_left_their_choices_are_shown_too(new_page: NewPage) -> None:
    page = new_page(motion="full")
    _with_mules(page)
    record(page)
    shown = 0
    for _ in range(5):
        page.locator(".choices").wait_for()
        page.evaluate("window.frames_seen = []")
        choose(page, "leave")
        page.locator(".ending.collapse").wait_for(timeout=120_000)
        # The next reveal waits for the present one instead of cutting it off.
        first, *others = scenes(page)
        assert first.acts == ["hush", "turn", "walk", "card"]
        assert all(each.acts == ["hush", "turn", "card"] for each in others)
        shown += len(others)
        if shown > 2:
            return
    raise AssertionError("no reveal was seen")


def test_all_choices_turn_in_the_same_frame(new_page: NewPage) -> None:
    page = new_page(motion="full")
    _with_mules(page, bots=7)
    record(page)
    page.keyboard.press("l")
    angles: set[str] = set()
    for number in range(3):  # a busy machine may draw hardly a frame of one of them
        seen = scene(page, number, patience=20_000)
        assert seen.acts[:2] == ["hush", "turn"]
        for frame in seen.frames:
            if frame["act"] == "turn" and frame["turns"] is not None:
                # All tokens are at the same angle in every single frame.
                assert len(frame["turns"]) == (7 if number else 8)
                assert len(set(frame["turns"])) == 1
                angles.add(frame["turns"][0])
        if len(angles) > 2:
            return
    raise AssertionError("nothing turned")


@pytest.mark.parametrize("skip", ["a tap", "Escape"])
def test_a_tap_skips_and_escape_does(new_page: NewPage, skip: str) -> None:
    page = new_page(motion="full")
    own_clock(page)
    _with_mules(page)
    record(page)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    if skip == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(2, 2)
    # The clock stands still: not one of the acts that were to come takes its time.
    seen = scene(page)
    assert seen.acts == ["hush", "turn", "card"]
    assert seen.seconds == 0
    assert seen.after[-1]["cards"] == 2 or seen.after[0]["act"] == "collapse"


def test_nobody_waits_for_an_animation_to_act(new_page: NewPage) -> None:
    page = new_page(motion="full")
    own_clock(page)
    _with_mules(page)
    record(page)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    while page.evaluate(ACT) == "hush":
        page.clock.run_for(25)
    page.locator(".reveal.turn").wait_for()
    # The buttons of the next turn work while the choices of this one are still being turned,
    # and its reveal begins although the clock stands still.
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    assert all(frame["choices"] for frame in page.evaluate("window.frames_seen"))


def test_a_tap_that_crosses_the_reveal_does_not_cut_it(new_page: NewPage) -> None:
    page = new_page(motion="full")
    servers: list[WebSocketRoute] = []
    heard: list[str] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        servers.append(server)

        def hear(text: str | bytes) -> None:
            heard.append(json.loads(text)["type"])
            route.send(text)

        server.on_message(hear)

    page.route_web_socket(re.compile("/socket$"), between)
    own_clock(page)
    _with_mules(page)
    stop_clock(page)
    page.keyboard.press("g")
    page.locator(".reveal.hush").wait_for()
    late = {"type": "choose", "id": "late", "seat": 0, "game": 1, "expedition": 1, "turn": 1}
    servers[-1].send(json.dumps(late | {"choice": "leave"}))
    for _ in range(100):
        page.wait_for_timeout(50)
        if "refusal" in heard:
            break
    assert "refusal" in heard
    assert [act for act, _ in by_the_clock(page)] == ["hush", "turn", "card"]


def test_with_reduced_motion_nothing_moves_but_all_is_shown(new_page: NewPage) -> None:
    page = new_page()
    _with_mules(page)
    record(page)
    page.keyboard.press("g")
    seen = scene(page)
    assert seen.acts == ["turn", "card"]
    assert all(len(set(frame["turns"] or ())) <= 1 for frame in seen.frames)


def test_the_summary_of_an_expedition_says_who_brought_and_who_lost_what(
    new_page: NewPage,
) -> None:
    page = new_page(motion="full")
    _with_mules(page)
    page.keyboard.press("l")
    page.locator(".ending.collapse").wait_for(timeout=120_000)
    lost = page.locator(".ending li", has_text="−")
    brought = page.locator(".ending li", has_text="+")
    expect(lost).to_have_count(2)
    expect(brought).to_have_count(1)
    said = page.get_by_role("log").inner_text()
    gems = re.search(r"Explorer leaves alone with (\d+) gem", said)
    each = re.search(r"collapses, and Mule and Mule 2 lose (nothing|\d+)", said)
    assert gems
    assert each
    expect(brought).to_contain_text(f"+{gems[1]}")
    expect(lost.first).to_contain_text("−0" if each[1] == "nothing" else f"−{each[1]}")
    page.get_by_role("button", name="On we go").click()
    expect(page.locator(".ending")).to_have_count(0)
    assert has_focus(page)


@pytest.mark.parametrize("key", ["g", "l"])
def test_choosing_while_the_cave_collapses_does_not_lose_the_summary(
    new_page: NewPage, key: str
) -> None:
    page = new_page(motion="full")
    _with_mules(page)
    record(page)
    # By then the next expedition has begun at the server; this choice is for its first card.
    press_when(page, "collapse", key)
    page.evaluate(KEEP_GOING)
    expect(page.locator(".ending.collapse")).to_be_visible(timeout=120_000)
    page.wait_for_timeout(3000)
    frames = page.evaluate("frames_seen")
    first = next(i for i, frame in enumerate(frames) if frame["ending"])
    # It goes when the next reveal comes, be it late.
    shown = itertools.takewhile(lambda frame: frame["ending"], frames[first:])
    gone = frames[min(first + len(list(shown)), len(frames) - 1)]["at"]
    assert gone - frames[first]["at"] > 1000  # 1600, less what a busy machine draws late


def test_the_log_tells_everything_once_and_in_order_however_fast_one_plays(
    new_page: NewPage,
) -> None:
    page = new_page(motion="full")
    play_now(page)
    log: list[str] = []
    for turn in range(400):
        if page.locator(".podium").count():
            break
        if page.locator(".choices").count():
            # Far too fast to watch anything: every scene is cut short by the next.
            page.wait_for_timeout(360)
            page.keyboard.press("l" if turn % 5 == 4 else "g")
        log = page.get_by_role("log").locator("p").all_inner_texts() or log
        page.wait_for_timeout(40)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    told = page.get_by_role("log").locator("p").all_inner_texts()
    assert len(log) > 20
    assert log == told[: len(log)]
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
    # Nothing but the result follows the last summary.
    assert not any(frame["choices"] for frame in frames[last:])
    page.get_by_role("button", name="Play again").click()
    page.locator(".choices").wait_for()
    choose(page, "go_on")
    assert page.locator(".ending").count() == 0
