"""Emotes: sent with one press, seen beside the explorer by everybody, and hidden on request."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import open_lobby, settle, sit_down
from tests.browser.timeline import stop_clock

SHOWN_MS = 3_500
BIG_SCREEN = (1920, 1080)


def send(page: Page, name: str) -> None:
    page.get_by_role("group", name="Emotes").get_by_role("button", name=name).click()


def felt(page: Page, kind: str) -> None:
    """Wait until the emote of the first seat is seen, where its explorer is."""
    shown = page.locator(".board .camp li").first.locator(".felt use")
    expect(shown).to_have_attribute("href", f"#e-{kind}")


def test_an_emote_is_seen_by_all_said_to_a_screen_reader_and_goes_again(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    guest.get_by_role("group", name="Emotes").wait_for()
    stop_clock(guest)  # an emote is seen for a moment of the page's time
    send(host, "waves")
    seen = guest.locator(".seats .felt use")
    expect(seen).to_have_attribute("href", "#e-wave")
    expect(guest.locator("p[role=status].sr", has_text="waves")).to_have_count(1)
    guest.clock.run_for(SHOWN_MS)
    expect(seen).to_have_count(0)


def test_emotes_in_a_game_reach_the_big_screen_but_not_who_has_muted_them(
    new_page: NewPage,
) -> None:
    host, guest, screen = new_page(), new_page(), new_page()
    screen.set_viewport_size({"width": BIG_SCREEN[0], "height": BIG_SCREEN[1]})
    link = open_lobby(host, bots=1)
    guest.goto(link)
    guest.evaluate("localStorage.setItem('tacora-settings', JSON.stringify({ emotes: 'off' }))")
    guest.reload()
    sit_down(guest, link, "Ben")
    screen.goto(link.replace("/t/", "/w/"))
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        page.locator(".choices").wait_for()
    screen.locator(".board .camp").wait_for()
    for page in (host, guest, screen):
        settle(page)
        stop_clock(page)
    # Nothing on the big screen can be pressed.
    expect(screen.get_by_role("button", name="Emotes")).to_have_count(0)
    host.set_viewport_size({"width": 1280, "height": 800})
    host.get_by_role("button", name="Emotes").click()
    send(host, "is amazed")
    felt(host, "amazed")
    felt(screen, "amazed")
    # A tap on the camp has them, too; what comes after it shows that the first one came as well.
    guest.locator(".board .camp").click()
    send(guest, "laughs")
    expect(host.locator(".board .camp li").nth(2).locator(".felt use")).to_have_attribute(
        "href", "#e-laugh"
    )
    expect(guest.locator(".felt")).to_have_count(0)


def test_the_emotes_of_one_person_can_be_muted_and_the_device_remembers_it(
    new_page: NewPage,
) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host)
    sit_down(guest, link, "Ben")
    muted = guest.get_by_role("group", name="Hide emotes from").get_by_role("checkbox")
    felt_here = guest.locator(".seats .felt use")
    for page in (host, guest):
        stop_clock(page)
    send(host, "waves")
    expect(felt_here).to_have_count(1)
    # What is seen goes at once, and nothing new comes.
    expect(muted).to_have_count(1)
    muted.check()
    expect(felt_here).to_have_count(0)
    send(host, "laughs")
    expect(host.locator(".seats .felt use")).to_have_attribute("href", "#e-laugh")
    # A bot that sits down after it shows that the guest has got the emote as well.
    host.get_by_role("button", name="Add a bot").click()
    expect(guest.locator(".seats li")).to_have_count(3)
    expect(felt_here).to_have_count(0)
    guest.clock.resume()
    guest.reload()
    expect(muted).to_be_checked()
    muted.uncheck()
    stop_clock(guest)
    send(host, "is amazed")
    expect(felt_here).to_have_attribute("href", "#e-amazed")


def test_after_three_emotes_the_buttons_rest(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    stop_clock(page)
    for _ in range(3):
        send(page, "laughs")
    expect(page.get_by_role("button", name="laughs")).to_be_disabled()
