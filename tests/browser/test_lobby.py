"""Before a game: link and QR code, every option, sitting down and being removed."""

from __future__ import annotations

import re

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import choose, expect_focus, open_lobby, open_options, sit_down, unfold
from tests.browser.wire import Held

OPTIONS = "details.options > summary"


def _option(page: Page, label: str) -> Locator:
    open_options(page)
    return page.get_by_role("combobox", name=label, exact=True)


def _start(host: Page, *others: Page) -> None:
    host.get_by_role("button", name="Start", exact=True).click()
    for each in (host, *others):
        each.locator(".choices").wait_for()


def test_the_qr_code_contains_the_link(new_page: NewPage) -> None:
    page = new_page()
    link = open_lobby(page)
    unfold(page)
    code = page.get_by_role("img", name="The link as a QR code")
    drawn = code.locator("path").get_attribute("d") or ""
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    picture = np.full((size, size), 255, np.uint8)
    for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn):
        picture[int(y), int(x)] = 0
    found = zxingcpp.read_barcode(np.kron(picture, np.ones((8, 8), np.uint8)))
    assert found is not None
    assert found.text == link == page.get_by_label("Link", exact=True).input_value()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 140
    guest = new_page()
    guest.goto(found.text)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_link_is_copied_or_shared_by_the_device(new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = open_lobby(page)
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    # If the device can share, the page uses that.
    phone = new_page()
    phone.context.add_init_script(
        "window.shared = []; navigator.share = async (what) => { window.shared.push(what.url); }"
    )
    phone.reload()
    link = open_lobby(phone)
    phone.get_by_role("button", name="Share the link").click()
    phone.wait_for_function("() => window.shared.length > 0")
    assert phone.evaluate("window.shared") == [link]
    expect(phone.get_by_role("button", name="Share the link")).to_be_visible()


def test_without_a_clipboard_the_link_is_copied_the_old_way(new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.context.add_init_script(
        "window.real = navigator.clipboard;"
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    page.reload()
    link = open_lobby(page)
    page.get_by_role("button", name="Share the link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_focused()
    assert page.evaluate("real.readText()") == link


WITHIN_120_SECONDS = re.compile(r"^(2:00|1:\d\d|\d\d?\ss)$")
"""A countdown that began at two minutes; a slow machine may show it late."""
CHANGES = [
    ("Edition", "pl-incan-gold", "Incan Gold"),
    ("Artifacts", "no", "without artifacts"),
    ("Time per choice", "120 seconds", "120 seconds"),
    ("Odds", "hidden", "hidden"),
    ("Tents", "open", "open"),
    ("Spectators", "none", "none"),
    ("Listed as a public table", "public", "yes"),
    ("Bots from outside", "welcome", "on"),
]


def test_every_option_applies_to_everybody(new_page: NewPage) -> None:
    host, guest, stranger = new_page(), new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    for label, value, shown in CHANGES:
        field = _option(host, label)
        field.select_option(value)
        # The others see it at once, and cannot change it.
        other = _option(guest, label)
        expect(other).to_be_disabled()
        expect(other.locator("option:checked")).to_contain_text(shown)
        expect(field.locator("option:checked")).to_contain_text(shown)
    expect(guest.get_by_text("A temple, artifacts and gold")).to_be_visible()
    expect(guest.locator(OPTIONS)).to_have_text(
        "Incan Gold without artifacts, 120 seconds to choose. Odds hidden, tents open, "
        "no spectators, open to the public."
    )
    # A public table stands on the home page of people who have no link.
    stranger.goto(link.partition("/t/")[0])
    stranger.reload()
    stranger.get_by_role("button", name="Join Explorer’s table").click()
    expect(
        stranger.get_by_role("heading", name="Explorer has invited you to a game of Incan Gold")
    ).to_be_visible()
    expect(stranger.locator(".join")).to_contain_text("How deep into the temple")
    expect(stranger.locator(".join")).to_contain_text(re.compile(r"At the table: .+, Ben\."))
    expect(stranger.locator(".join")).to_contain_text("Incan Gold · Polish")

    _start(host, guest)
    for page in (host, guest):
        # Incan Gold: tents, turquoise, other traps; no odds; a clock; open tents.
        assert page.locator("h1").inner_text() == "Incan Gold"
        expect(page.get_by_role("timer")).to_have_text(WITHIN_120_SECONDS)
        expect(page.get_by_text("Odds are hidden")).to_be_visible()
        assert page.locator("button.danger").count() == 0
        assert page.locator(".choices small").count() == 0
        assert "?" not in page.locator(".camp").inner_text()
        assert page.locator(".camp use[href='#a-tent']").count() == 3
        assert page.locator(".camp use[href='#a-turquoise']").count() == 3
    stranger.goto(link.replace("/t/", "/w/"))
    expect(stranger.get_by_text("This table doesn’t allow spectators.")).to_be_visible()
    # A person at the table may still open it on a big screen.
    screen = guest.context.new_page()
    screen.goto(link.replace("/t/", "/w/"))
    expect(screen.get_by_text("You’re watching")).to_be_visible()
    assert screen.locator(".choices").count() == 0


def test_options_that_are_changed_faster_than_the_server_answers_are_all_kept(
    new_page: NewPage,
) -> None:
    host = new_page()
    wire = Held(host)
    link = open_lobby(host)
    _option(host, "Odds").wait_for()
    wire.holding = True
    for label, value in (("Odds", "hidden"), ("Chests", "open"), ("Spectators", "none")):
        _option(host, label).select_option(value)
    wire.let_through()
    guest = new_page(at=f"/t/{link.rpartition('/')[2]}")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(OPTIONS)).to_contain_text("Odds hidden, chests open, no spectators")


def test_relics_and_odds_are_shown_where_the_table_has_them(new_page: NewPage) -> None:
    host = new_page()
    open_lobby(host, bots=2)
    _option(host, "Relics").select_option("yes")
    expect(_option(host, "Relics")).to_have_value("yes")
    _start(host)
    expect(host.locator("button.danger")).to_be_visible()
    expect(host.locator("button.go_on small")).to_contain_text("cards left")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Rules").click()
    expect(host.locator("article h2")).to_have_text("Diamant · French · 2021 · with relics")


def test_the_host_removes_people_and_bots_before_a_game(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    expect(host.locator(".seats li")).to_have_count(3)
    host.get_by_role("button", name="Remove Worrier").click()
    expect(host.locator(".seats li")).to_have_count(2)
    expect_focus(host)
    host.get_by_role("button", name="Remove Ben").click()
    expect(host.locator(".seats li")).to_have_count(1)
    expect(guest.get_by_role("alert")).to_have_text("You’re no longer at this table.")
    assert guest.get_by_role("button", name=re.compile("^Remove")).count() == 0
    expect(host.get_by_role("button", name="2 more players needed")).to_be_disabled()


def test_a_bot_from_outside_sits_down_marked_where_the_host_allows_it(new_page: NewPage) -> None:
    host = new_page()
    link = open_lobby(host, bots=1)
    said = {"name": "Robot", "number": "00112233445566778899aabbccddeeff", "bot": "my_bot"}
    join = f"{link.replace('/t/', '/api/tables/')}/people"
    assert host.request.post(join, data=said).status == 200  # the host's own cookie joins nobody
    program = host.context.browser
    assert program is not None
    outside = program.new_context()
    assert outside.request.post(join, data=said).json() == {"code": "no_outside_bots"}
    _option(host, "Bots from outside").select_option("welcome")
    expect(_option(host, "Bots from outside")).to_have_value("welcome")
    host.wait_for_function("document.querySelectorAll('.seats li').length === 2")
    assert outside.request.post(join, data=said).status == 201
    seat = host.locator(".seats li", has_text="Robot")
    expect(seat).to_contain_text("bot")
    seat.get_by_role("button", name="Remove Robot").click()
    expect(host.locator(".seats li")).to_have_count(2)
    outside.close()


def test_a_bot_plays_for_a_person_who_is_removed_during_a_game(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    _start(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="The camp").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove Ben").click()
    expect(host.get_by_role("log")).to_contain_text("A bot is now playing for Ben.")
    expect(guest.get_by_role("alert")).to_have_text("You’re no longer at this table.")
    expect(guest.locator(".choices")).to_have_count(0)
    host.keyboard.press("Escape")
    choose(host, "leave")
    expect(host.get_by_role("log")).to_contain_text("Explorer leaves")


def test_a_removed_person_is_told_why_where_nobody_may_watch(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    _option(host, "Spectators").select_option("none")
    sit_down(guest, link, "Ben")
    _start(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="The camp").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove Ben").click()
    expect(guest.get_by_role("heading")).to_have_text("You’re no longer at this table.")
    expect(guest.get_by_text("This table doesn’t allow spectators.")).to_be_visible()
    expect_focus(guest)
    guest.get_by_role("button", name="Home").click()
    guest.locator("button.now").wait_for()
    expect(guest.get_by_text("Recent games")).to_have_count(0)


def test_a_person_who_leaves_the_table_is_gone(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    expect(host.locator(".seats li")).to_have_count(3)
    leave = guest.get_by_role("button", name="Leave the table for good")
    leave.click()
    asked = guest.get_by_role("dialog")
    expect(asked).to_contain_text("Your seat will be free for somebody else.")
    asked.get_by_role("button", name="Stay at the table").click()
    expect(asked).to_have_count(0)
    expect(leave).to_be_focused()
    leave.click()
    asked.get_by_role("button", name="Leave the table for good").click()
    guest.locator("button.now").wait_for()
    expect(host.locator(".seats li")).to_have_count(2)
    # A table that the person has left is no longer listed among their games.
    expect(guest.get_by_text("Recent games")).to_have_count(0)
    # During a game a bot plays on, so leaving needs a confirmation.
    sit_down(guest, link, "Ben")
    _start(host, guest)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave the table for good").click()
    expect(asked).to_contain_text("A bot will take over your seat")
    guest.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(guest.locator(".choices")).to_be_visible()
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave the table for good").click()
    asked.get_by_role("button", name="Leave the table for good").click()
    guest.locator("button.now").wait_for()
    expect(host.get_by_role("log")).to_contain_text("A bot is now playing for Ben.")
    expect(guest.get_by_text("Recent games")).to_have_count(0)


def test_the_rules_are_read_without_leaving_the_lobby(new_page: NewPage) -> None:
    page = new_page()
    link = open_lobby(page)
    button = page.get_by_role("button", name="Rules")
    button.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("article h2")).to_have_text("Diamant · French · 2021 · without relics")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(button).to_be_focused()
    assert page.url == link
    expect(page.locator(".seats li")).to_have_count(1)


@pytest.mark.parametrize("hours", [-1, 1])
def test_the_countdown_is_right_where_the_device_clock_is_wrong(
    new_page: NewPage, hours: int
) -> None:
    page = new_page()
    page.context.add_init_script(
        f"const real = Date.now; Date.now = () => real() + {hours * 3_600_000}"
    )
    page.reload()
    open_lobby(page, bots=2)
    _option(page, "Time per choice").select_option("120 seconds")
    expect(_option(page, "Time per choice").locator("option:checked")).to_have_text("120 seconds")
    _start(page)
    expect(page.get_by_role("timer")).to_have_text(WITHIN_120_SECONDS)


def test_a_new_link_shuts_out_who_has_the_old_one_and_nobody_at_the_table(
    new_page: NewPage,
) -> None:
    host, guest, away, stranger = (new_page() for _ in range(4))
    old = open_lobby(host)
    sit_down(guest, old, "Ben")
    sit_down(away, old, "Cy")
    stranger.goto(old.replace("/t/", "/w/"))
    stranger.locator(".seats").wait_for()
    away.goto("about:blank")
    for each in (host, guest):
        unfold(each)
    host.get_by_role("button", name="New link").click()
    expect(stranger.get_by_text("This link no longer works.")).to_be_visible()
    host.wait_for_url(lambda url: url != old)
    expect(host.get_by_text("The table has a new link.")).to_be_visible()
    new = host.url
    assert new.startswith(old)
    # Everybody at the table has the new link, in the address and for others.
    for each in (host, guest):
        each.wait_for_url(new)
        expect(each.get_by_label("Link", exact=True)).to_have_value(new)
    guest.reload()
    expect(guest.locator(".seats")).to_contain_text("Ben (you)")
    # A page that was away comes back by the old one.
    away.goto(old)
    expect(away.locator(".seats")).to_contain_text("Cy (you)")
    away.wait_for_url(new)
    stranger.goto(old)
    stranger.reload()
    expect(stranger.get_by_text("This link no longer works.")).to_be_visible()
    # The new one opens the table, also in the middle of a message.
    stranger.get_by_role("button", name="Home").click()
    stranger.get_by_label("Link or code").fill(f"Come to {new}.")
    stranger.get_by_role("button", name="Join", exact=True).click()
    stranger.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li")).to_have_count(4)
    # So does the code that the lobby shows now, and a link of the old kind.
    friend = new_page()
    friend.get_by_label("Link or code").fill(host.locator(".code .sr").inner_text())
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
    assert friend.url == new
    friend.goto(new.replace("/t/", "/#/w/"))
    expect(friend.locator(".seats li")).to_have_count(4)
    assert friend.url == new.replace("/t/", "/w/")


def test_the_host_locks_the_table_before_and_during_a_game(new_page: NewPage) -> None:
    host, stranger = new_page(), new_page()
    link = open_lobby(host, bots=2)
    unfold(host)
    host.get_by_role("button", name="Lock the table", exact=True).click()
    locked = "The table is locked: nobody else can sit down."
    expect(host.get_by_text(locked)).to_be_visible()
    expect(host.locator(".code")).to_have_count(0)
    host.reload()  # what shuts others out is not folded
    expect(host.get_by_text(locked)).to_be_visible()
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_have_text(
        "This table is locked. Ask the host to unlock it."
    )
    _start(host)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Table access").click()
    expect(host.get_by_text(locked)).to_be_visible()
    host.get_by_role("button", name="Unlock the table").click()
    expect(host.get_by_text(locked)).to_have_count(0)
    expect(host.get_by_role("button", name="Lock the table", exact=True)).to_be_visible()
