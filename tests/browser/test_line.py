"""A connection that breaks during a game and is restored on the same page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import SOCKET
from tests.browser.table import choose, open_lobby, open_options, until
from tests.browser.test_people import dress
from tests.browser.timeline import ACT, stop_clock
from tests.browser.wire import Held, held_lobby


class Line:
    """The socket between a page and the real server, which a test can cut and restore."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.opened = 0
        self._routes: list[WebSocketRoute] = []
        page.route_web_socket(SOCKET, self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.opened += 1
        if not self.up:
            route.close(code=1012)
            return
        self._routes.append(route)
        route.connect_to_server()

    def cut(self) -> None:
        self.up = False
        self._routes[-1].close(code=1012)


def test_a_cut_socket_is_resumed_without_a_reload_and_nothing_is_missed(
    new_page: NewPage,
) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    line = Line(guest)
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator(".choices").wait_for()
    guest.evaluate("window.same = true")

    line.cut()
    expect(guest.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    # Both choose while one of them has no connection.
    choose(host, "leave")
    choose(guest, "go_on")
    expect(guest.locator("button.go_on")).to_have_attribute("aria-pressed", "true")
    tried = line.opened
    until(guest, lambda: line.opened > tried, step_ms=1_000)
    line.up = True
    guest.evaluate("window.dispatchEvent(new Event('online'))")
    expect(guest.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
    # The choice made without a connection counts, missed events arrive, and both logs are equal.
    expect(guest.get_by_role("log")).to_contain_text("Explorer leaves alone")
    assert guest.evaluate("window.same"), "the page was loaded again"
    texts = guest.get_by_role("log").locator("p").all_inner_texts()
    assert sum("Explorer leaves alone" in text for text in texts) == 1
    assert sum("Expedition 1 of 5 begins." in text for text in texts) == 1
    expect(host.get_by_role("log")).to_contain_text("Explorer leaves alone")


def test_after_a_reload_the_story_is_still_there(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    for number in range(1, 6):
        for page in (host, guest):
            page.locator(".choices").wait_for()
        choose(host, "leave")
        choose(guest, "go_on")
        expect(guest.get_by_role("log").get_by_text("Explorer leaves alone")).to_have_count(number)
        guest.wait_for_function(
            f"() => document.querySelector('.ending') || (({ACT})() === 'still'"
            " && document.querySelectorAll('.path ol li').length === 2)"
        )
        if not guest.locator(".ending").count():
            break  # unless the cave collapsed at once
    guest.locator(".choices").wait_for()
    told = guest.get_by_role("log").locator("p").all_inner_texts()
    guest.reload()
    guest.locator(".choices").wait_for()
    again = guest.get_by_role("log").locator("p").all_inner_texts()
    begin = told.index("Expedition 1 of 5 begins.")  # the log does not tell again who sat down
    assert again[: len(told) - begin] == told[begin:]
    # The summary names explorers who left before the reload and after it.
    stop_clock(guest)
    choose(guest, "leave")
    ending = guest.locator(".ending")
    until(guest, ending.count, step_ms=200)
    for name in ("Explorer", "Ben"):
        expect(ending.locator("li", has_text=name).locator(".number")).to_be_visible()


LOST = "Connection lost. Reconnecting…"
WATCHES = """
  window.watches = [];
  const { play } = Animation.prototype;
  Animation.prototype.play = function () {
    if (!this.effect.target) watches.push(this);
    play.call(this);
  };
"""
"""Keeps the animations that draw nothing: the timers of the heartbeat."""
WAITS = """text => {
  new MutationObserver((_, observer) => {
    if (!document.body.innerText.includes(text)) return;
    window.waits = watches.map((each) => each.effect.getComputedTiming().delay);
    observer.disconnect();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps how long each timer waits, at the moment at which this text appears."""
BEGUN = "watches.filter((each) => each.effect.getComputedTiming().progress !== null).length"


def test_a_dead_line_is_noticed_within_three_seconds_and_the_choice_waits(
    new_page: NewPage,
) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    wire = Held(guest)
    guest.add_init_script(WATCHES)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    # A line that is alive says so, however long nothing happens.
    until(guest, lambda: any(each["type"] == "ping" for each in wire.said))
    expect(guest.get_by_text(LOST)).to_have_count(0)
    # Its timers wait for their beginning: while an animation runs, the browser draws every frame.
    assert guest.evaluate("watches.length")
    assert guest.evaluate(BEGUN) == 0
    # Nothing closes the socket: it carries no more, that is all.
    guest.evaluate(WAITS, LOST)
    wire.dead = True
    expect(guest.get_by_text(LOST)).to_be_visible()
    # It waited for a word, and then for an answer; the last timer is for giving the socket up.
    *_, quiet, answer, _ = guest.evaluate("waits")
    assert 0 < quiet + answer <= 3_000
    choose(guest, "leave")
    leave = guest.locator("button.leave")
    expect(leave).to_have_attribute("aria-pressed", "true")
    expect(leave).to_contain_text("Not sent yet")
    expect(guest.locator(".news [role=status]")).to_contain_text("will be sent automatically")
    # As soon as the line is back it counts, without another tap, and once.
    wire.dead = False
    guest.evaluate("window.dispatchEvent(new Event('online'))")
    expect(guest.get_by_text("Not sent yet")).to_have_count(0)
    expect(guest.get_by_text(LOST)).to_have_count(0)
    expect(leave).to_have_attribute("aria-pressed", "true")
    expect(host.locator("li.sealed", has_text="Explorer 2")).to_have_count(1)
    assert wire.choices == ["leave"]


def test_a_device_that_goes_offline_says_so_at_once(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(LOST)).to_have_count(0)


def _again(page: Page, wire: Held, kind: str) -> Callable[[], list[dict[str, Any]]]:
    """Let the page go on with another line, once it has said this kind of message there.

    The server hears the first thing said on the old line after that. Returns what asks for the
    messages on the new one.
    """
    before, last = len(wire.said), wire.said[-1]["id"]
    page.evaluate("dispatchEvent(new Event('offline'))")
    wire.holding = False
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, lambda: any(each["type"] == kind for each in wire.said[before:]))
    wire.until(f'{{"type":"ack","id":"{last}"')
    wire.deliver()
    until(page, lambda: 4409 in wire.ended)
    return lambda: [each for each in wire.said[before:] if each["type"] == kind]


def test_the_last_look_alone_is_sent_again_on_another_line(new_page: NewPage) -> None:
    page, wire = held_lobby(new_page)
    wire.holding = True
    wire.slow()
    dress(page, "Explorer", "Turban", "Pink", "Star")
    until(page, lambda: wire.begun.count("change_look") == 3)
    sent = _again(page, wire, "change_look")
    expect(page.locator(".seats .shape use")).to_have_attribute("href", "#a-shape-4")
    assert [each["look"] for each in sent()] == [{"colour": 7, "shape": 4, "face": 8}]


def test_the_last_options_alone_are_sent_again_on_another_line(new_page: NewPage) -> None:
    page, wire = held_lobby(new_page)
    open_options(page)
    wire.holding = True
    wire.slow()
    for label, value in (("Odds", "hidden"), ("Chests", "open"), ("Spectators", "none")):
        page.get_by_role("combobox", name=label, exact=True).select_option(value)
    until(page, lambda: wire.begun.count("change_options") == 3)
    sent = _again(page, wire, "change_options")
    expect(page.locator("details.options > summary")).to_contain_text(
        "Odds hidden, chests open, no spectators"
    )
    (only,) = sent()
    assert [only["options"][each] for each in ("odds", "chests", "spectators")] == [
        "hidden", "open", "none",
    ]  # fmt: skip
