"""Ways into a table: a double tap, links as people paste them, bad addresses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import drawn
from tests.browser.table import open_lobby, play_now, until
from tests.thorough import languages

from tacora.words import PAGE, Words


class Held:
    """Holds requests back until the test passes them on."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._path = pattern.removeprefix("**")
        self._routes: list[Route] = []
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        if route.request.method == "POST":
            self._routes.append(route)
        elif route.request.method == "HEAD":
            route.fulfill(status=204)
        else:
            route.continue_()

    def count(self) -> int:
        """The number of requests held back; a last request of ours shows that all have arrived."""
        self._page.clock.run_for(500)
        self._page.evaluate("at => fetch(at, { method: 'HEAD' }).then(() => 0)", self._path)
        return len(self._routes)

    def let_through(self) -> None:
        for route in self._routes:
            route.continue_()


def test_a_double_tap_takes_one_seat(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    guest.goto(open_lobby(host))
    held = Held(guest, "**/people")
    guest.get_by_role("button", name="Sit down").dblclick()
    assert held.count() == 1
    expect(guest.get_by_role("button", name="Sit down")).to_be_disabled()
    held.let_through()
    guest.locator(".seats").wait_for()
    expect(host.locator(".seats li")).to_have_count(2)


@pytest.mark.parametrize(
    ("at", "button", "there"),
    [
        ("/pass", "button.start", ".hold button"),
        ("/", "button.now", ".choices"),
        ("/", ".ways button:nth-child(2)", ".seats"),
    ],
)
def test_a_double_tap_opens_one_table(new_page: NewPage, at: str, button: str, there: str) -> None:
    page = new_page(at=at)
    held = Held(page, "**/api/tables")
    page.locator(button).dblclick()
    until(page, held.count)  # what the first tap needs may take a moment on a busy machine
    assert held.count() == 1
    held.let_through()
    page.locator(there).wait_for()
    assert held.count() == 1


def test_a_refused_request_can_be_sent_again(new_page: NewPage) -> None:
    for at, button in (("/pass", "button.start"), ("/", "button.now")):
        page = new_page(at=at)
        page.route("**/api/tables", lambda route: route.fulfill(status=400, json={"code": "x"}))
        page.locator(button).click()
        # A problem without its own sentence is still shown.
        expect(page.get_by_role("alert")).to_have_text(
            "This isn’t working right now. Please try again."
        )
        expect(page.locator(button)).to_be_enabled()


def test_pasted_links_and_codes_are_understood(new_page: NewPage) -> None:
    link = open_lobby(new_page(), bots=0)
    code = link.rpartition("/")[2]
    for pasted, place in (
        (link, "/t/"),
        (f"Come and play: {link}, we wait!", "/t/"),
        (f"{link.replace('/t/', '/w/')}/", "/w/"),
        (f"<{link.replace('/t/', '/#/t/')}>", "/t/"),
        (f" {code} ", "/t/"),
    ):
        page = new_page()
        page.get_by_label("Table link or code").fill(pasted)
        page.get_by_role("button", name="Join", exact=True).click()
        page.wait_for_url(f"**{place}{code}")
        expect(page.get_by_role("heading", name="Tacora")).to_have_count(0)


def test_a_text_that_is_no_link_and_no_code_gets_an_error(new_page: NewPage) -> None:
    page = new_page()
    for pasted in ("???", "two words", "https://example.org/somewhere"):
        page.get_by_label("Table link or code").fill(pasted)
        page.get_by_role("button", name="Join", exact=True).click()
        expect(page.get_by_role("alert")).to_have_text(
            "This table doesn’t exist, or it has closed."
        )
        assert page.url.endswith("/")
        page.reload()


def test_a_link_with_the_place_behind_a_hash_still_opens_the_table(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host)
    old = link.replace("/t/", "/#/t/")
    assert re.fullmatch(r"http://[\d.:]+/t/[\w-]+", link)
    guest.goto(old)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert guest.url == link
    guest.get_by_role("button", name="Just watch").click()
    guest.wait_for_url(link.replace("/t/", "/w/"))
    guest.go_back()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_code_that_was_said_aloud_leads_to_the_table(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host)
    code = host.locator(".code [aria-hidden]").inner_text()
    assert re.fullmatch(r"\w{3} \w{3}", code)
    field = guest.get_by_label("Table link or code")
    other = "C" if code[-1] != "C" else "D"
    field.fill(code[:-1] + other)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("alert")).to_have_text(
        "No open table has this code. Please check it, or ask for the link."
    )
    field.fill(code.lower())
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    assert guest.url == link


def test_a_malformed_address_leads_home(new_page: NewPage) -> None:
    for at in ("/#/%", "/#/foo", "/t/", "/#//example.org", "/#/%zz/%"):
        page = new_page(at=at)
        expect(page.locator("button.now")).to_be_visible()
        expect(page).to_have_title("Tacora")


def test_a_malformed_record_in_a_link_is_refused(new_page: NewPage) -> None:
    page = new_page(at="/r/%25%zz")
    expect(page.get_by_role("alert")).to_have_text("This isn’t a valid game record.")
    expect(page).to_have_title("Replay · Tacora")
    page.get_by_role("button", name="Back").click()
    expect(page.locator("button.now")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_three_ways_to_play_come_first_and_are_seen_without_scrolling(
    new_page: NewPage, language: str
) -> None:
    page = new_page(360, 640, settings=f"{{ language: '{language}' }}")
    said = Words(language, files=PAGE)
    ways = [said(name) for name in ("play-now", "open-table", "pass-device")]
    assert [text.strip() for text in page.get_by_role("button").all_inner_texts()[:3]] == ways
    drawn(page)
    for way in page.get_by_role("button").all()[:3]:
        box = way.bounding_box()
        assert box
        assert box["height"] >= 60
        assert box["y"] + box["height"] <= 640
    expect(page.get_by_role("heading", level=1)).to_have_text("Tacora")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_no_word_of_a_way_in_stands_alone_in_a_last_line(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(*size)
    play_now(page)
    page.goto(page.url.partition("/t/")[0])
    page.locator(".running button").wait_for()
    drawn(page)
    for way in page.locator(".running button, .ways button").all():
        lines = way.evaluate(LINES)
        assert lines
        assert min(lines) > 0.5 * max(lines), (way.inner_text(), lines)


LINES = """e => {
  const text = document.createRange();
  text.selectNode([...e.childNodes].findLast((each) => each.textContent.trim()));
  const lines = new Map();
  for (const { top, width } of text.getClientRects())
    lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + width);
  return [...lines.values()].filter((width) => width > 1);
}"""
"""The width of each line of a button's words."""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844), (1280, 800)])
def test_no_gem_of_the_picture_of_home_is_cut_and_no_two_wear_the_same(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height)
    frame = page.locator(".picture").bounding_box()
    gems = page.locator(".picture > svg:first-child > use[href^='#a-']")
    gems.first.wait_for(state="attached")
    drawn(page)
    assert frame
    for gem in gems.all():
        box = gem.bounding_box()
        assert box
        assert box["x"] >= frame["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
    assert page.locator(".picture use[href='#a-explorer']").count() == 0
