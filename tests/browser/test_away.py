"""What the page shows while the server cannot be reached, and that it continues without help."""

from __future__ import annotations

import re

from playwright.sync_api import Request, Route, expect
from tests.browser.conftest import NewPage
from tests.browser.table import expect_focus, open_lobby, play_now, until

OFFLINE = "The server can’t be reached."
PRESSED_IF_THERE = """label => [...document.querySelectorAll("button")]
  .find((each) => each.textContent === label)?.click()"""
"""A press that does not wait: the page may have tried again by itself, and the button be gone."""


def _cut(route: Route) -> None:
    route.abort("internetdisconnected")


def test_screens_that_cannot_be_fetched_are_tried_again(new_page: NewPage) -> None:
    page = new_page()
    # At the second try the rules' script can be fetched, and their text cannot.
    for button, title, there, cut in (
        ("Open a saved game", "Replay", "textarea", "**/*"),
        ("Settings", "Settings", "fieldset", "**/*"),
        ("Rules", "Rules", "article", "**/*"),
        ("Rules", "Rules", "article", "**/rules/*"),
    ):
        page.route(cut, _cut)
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("alert")).to_have_text(OFFLINE)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.get_by_role("button", name="Back").click()
        page.get_by_role("button", name=button, exact=True).click()
        # Another try without a change ends as the first.
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_have_text(OFFLINE)
        expect_focus(page)
        page.unroute_all()
        page.evaluate(PRESSED_IF_THERE, "Try again")
        expect(page.locator(there).first).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect_focus(page)
        page.get_by_role("button", name="Back").click()


def test_a_page_whose_script_is_no_longer_there_is_reloaded(new_page: NewPage) -> None:
    page = new_page()
    loaded: list[str] = []

    def note(asked: Request) -> None:
        if asked.is_navigation_request():
            loaded.append(asked.url)

    def answer(route: Route) -> None:
        # Some browsers ask a second time for a script that was not there, others never do.
        if loaded:
            route.continue_()
        else:
            route.fulfill(status=404)

    page.on("request", note)
    page.route("**/assets/Rules-*", answer)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(OFFLINE)
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("article")).to_be_visible()
    assert not page.evaluate("window.same")


def test_the_rules_at_the_table_come_when_the_server_is_back(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    rules = page.get_by_role("button", name="Rules")
    rules.wait_for()
    page.context.set_offline(True)
    rules.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("alert")).to_have_text(OFFLINE)
    # The browser says that it is online a moment before requests reach the server again.
    lost: list[Route] = []

    def lose_the_first(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route)
            _cut(route)

    page.route(re.compile(r"^http://[^/]+/(assets/Rules-.*)?$"), lose_the_first)
    page.context.set_offline(False)
    expect(sheet.locator("article h2")).to_be_visible()
    expect(sheet.get_by_role("alert")).to_have_count(0)
    assert lost


def test_a_table_that_cannot_be_reached_is_entered_as_soon_as_it_can(new_page: NewPage) -> None:
    page = new_page()
    link = open_lobby(page)
    page.evaluate("location.hash = '/'")
    page.locator("button.now").wait_for()
    api = link.replace("/t/", "/api/tables/")
    answers = iter(["cut", "unavailable", "cut"])

    def away(route: Route) -> None:
        answer = next(answers, "")
        if answer == "cut":
            _cut(route)
        elif answer:
            route.fulfill(status=404, json={"code": answer})  # which the browser does not report
        else:
            route.continue_()

    page.route(api, away)
    page.get_by_role("button", name="Rejoin").click()
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    expect(page.get_by_text("There’s no game here")).to_have_count(0)
    expect(page.get_by_role("button", name="Home")).to_be_visible()
    # By a timer, without any input.
    until(page, page.locator(".seats li").count, step_ms=1_000)
    expect(page.locator(".seats li")).to_have_count(1)
    assert next(answers, None) is None


def test_a_device_that_comes_online_retries_at_once(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    page.evaluate("location.hash = '/'")
    page.locator("button.now").wait_for()
    page.context.set_offline(True)
    page.get_by_role("button", name="Rejoin").click()
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)
    page.context.set_offline(False)
    expect(page.locator(".seats li")).to_have_count(1)


def test_a_language_that_cannot_be_fetched_is_not_selected(new_page: NewPage) -> None:
    for at in ("/", "/settings"):
        page = new_page(at=at)
        page.context.set_offline(True)
        field = page.locator("select:has(option[lang=pl])")
        field.select_option("pl")
        expect(page.get_by_role("alert")).to_have_text(OFFLINE)
        expect(field).to_have_value("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        page.context.set_offline(False)
        field.select_option("pl")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(field).to_have_value("pl")


def test_the_page_waits_for_its_words(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/words/**", lambda route: route.fulfill(status=404))
    with page.expect_response("**/words/**"):
        page.reload(wait_until="commit")
    page.unroute("**/words/**")
    expect(page.locator("button.now")).to_have_text("Play now against bots")
