"""A player whose page is in the background learns that a choice is awaited."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import choose, play_now, settle, until

AWAY = """state => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
LISTEN = """
  window.told = [];
  const Real = Notification;
  window.Notification = class extends Real {
    constructor(title, options) {
      super(title, options);
      told.push({ title, body: options.body, closed: false, silent: options.silent });
      this.entry = told.at(-1);
    }
    // A browser without a window names no permission, not even one that it was given.
    static get permission() { return 'granted'; }
    close() { super.close(); this.entry.closed = true; }
  };
"""


def _look_away(page: Page) -> None:
    page.evaluate(AWAY, "hidden")


def _look_back(page: Page) -> None:
    page.evaluate(AWAY, "visible")


def _allowing(new_page: NewPage, *, allowed: bool = True) -> Page:
    """A page at the settings, with a record of the notifications that the browser shows."""
    page = new_page(at="/settings")
    if allowed:
        page.context.grant_permissions(["notifications"])
    page.add_init_script(LISTEN)
    page.reload()
    page.locator("fieldset").first.wait_for()
    return page


def _next_turn_while_away(page: Page) -> None:
    """Play, look away, and wait until the next card asks for a choice."""
    page.evaluate("location.hash = '/'")
    play_now(page)
    settle(page)
    log = page.get_by_role("log").locator("p")
    before = log.count()
    _look_away(page)
    choose(page, "go_on")
    until(page, lambda: log.count() > before, step_ms=500)
    until(page, lambda: page.title() == "Your turn! · Tacora", step_ms=500)


def test_the_title_says_so_only_while_nobody_looks(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    settle(page)
    expect(page).to_have_title("Tacora")
    _look_away(page)
    expect(page).to_have_title("Your turn! · Tacora")
    _look_back(page)
    expect(page).to_have_title("Tacora")
    _look_away(page)
    page.evaluate("location.hash = '/'")
    expect(page).to_have_title("Tacora")  # at home nothing is awaited


def test_no_notification_is_shown_unless_it_was_asked_for(new_page: NewPage) -> None:
    page = _allowing(new_page)
    assert page.locator("[name=notify]:checked").get_attribute("value") == "off"
    _next_turn_while_away(page)
    assert page.evaluate("told") == []


def test_a_notification_comes_with_the_turn_and_goes_when_the_page_is_shown(
    new_page: NewPage,
) -> None:
    page = _allowing(new_page)
    page.locator("[name=notify]").first.check()
    until(page, lambda: page.evaluate("told.length"))
    # Switching it on tries it, without a sound, and takes the trial away.
    assert [(each["closed"], each["silent"]) for each in page.evaluate("told")] == [(True, True)]
    _next_turn_while_away(page)
    *_, last = page.evaluate("told")
    assert last == {
        "title": "Your turn!",
        "body": "The others are waiting for your choice.",
        "closed": False,
        "silent": False,
    }
    assert len(page.evaluate("told")) == 2
    _look_back(page)
    assert all(each["closed"] for each in page.evaluate("told"))
    page.reload()
    page.evaluate("location.hash = '/settings'")
    expect(page.locator("[name=notify]").first).to_be_checked()


def test_a_browser_that_refuses_says_so_and_the_setting_stays_off(new_page: NewPage) -> None:
    page = _allowing(new_page, allowed=False)
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    page.locator("[name=notify]").first.click()
    expect(page.get_by_role("alert")).to_have_text("This browser doesn’t allow notifications.")
    expect(page.locator("[name=notify]").last).to_be_checked()
    page.reload()
    expect(page.locator("[name=notify]").last).to_be_checked()
