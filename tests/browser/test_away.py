"""What the page says while the server cannot be reached, and how it goes on by itself."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import NewPage

OFFLINE = "The server cannot be reached."


def test_a_language_that_cannot_be_had_is_not_selected(new_page: NewPage) -> None:
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
