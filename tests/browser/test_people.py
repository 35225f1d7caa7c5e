"""How people look: chosen in the lobby, seen by everybody, and remembered on the device."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import open_lobby, sit_down, until
from tests.browser.wire import Held

BOTS = 13
FACES = 12


def drawn(where: Locator) -> list[tuple[str, str, str]]:
    """Face, colour and shape of every explorer in a part of the page."""
    found = where.locator(".explorer").evaluate_all(
        """all => all.map((each) => [
            each.querySelector('.body use').getAttribute('href'),
            [...each.classList].find((name) => name.startsWith('colour-')),
            each.querySelector('.shape use').getAttribute('href'),
        ])"""
    )
    return [tuple(each) for each in found]


def dress(page: Page, name: str, *wishes: str) -> None:
    page.get_by_role("button", name=f"Change look: {name}").click()
    for wish in wishes:
        page.get_by_role("radio", name=wish, exact=True).check(force=True)
        expect(page.get_by_role("radio", name=wish, exact=True)).to_be_checked()
    page.get_by_role("button", name="Close").click()


def test_a_look_is_chosen_in_the_lobby_seen_by_all_and_remembered(new_page: NewPage) -> None:
    host, guest, watcher = new_page(), new_page(), new_page()
    link = open_lobby(host, bots=1)
    sit_down(guest, link, "Ben")
    guest.get_by_role("button", name="Change look: Ben").click()
    # What the host has cannot be chosen; the own look is chosen.
    for taken in ("Hat (taken)", "Red (taken)", "Circle (taken)"):
        expect(guest.get_by_role("radio", name=taken)).to_be_disabled()
    expect(guest.get_by_role("radio", name="Square", exact=True)).to_be_checked()
    guest.get_by_role("button", name="Close").click()
    dress(guest, "Ben", "Turban", "Pink", "Star")
    ben = ("#f-8", "colour-7", "#a-shape-4")
    seats = host.locator(".seats")
    expect(seats.locator(".explorer").nth(2).locator(".body use")).to_have_attribute("href", "#f-8")
    own, bot, other = drawn(seats)
    assert other == ben
    assert own == ("#f-0", "colour-0", "#a-shape-0")
    assert bot[1:] == ("colour-1", "#a-shape-1")
    watcher.goto(link.replace("/t/", "/w/"))
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest, watcher):
        camp = page.locator(".board .camp")
        camp.wait_for()
        expect(camp.locator(".body use").nth(2)).to_have_attribute("href", "#f-8")
        assert drawn(camp) == [own, bot, ben]
    # The device remembers it: at the next table they look the same.
    guest.goto(link.partition("/t/")[0])
    open_lobby(guest)
    mine = guest.locator(".seats .body use")
    expect(mine).to_have_attribute("href", "#f-8")
    assert drawn(guest.locator(".seats")) == [ben]


def test_choices_of_a_look_add_up_however_late_the_table_answers(new_page: NewPage) -> None:
    page = new_page()
    wire = Held(page)
    page.reload()
    open_lobby(page)
    wire.holding = True
    dress(page, "Explorer", "Turban", "Pink", "Star")
    until(page, lambda: wire.begun.count("change_look") == 3)
    wire.let_through()
    seat = page.locator(".seats .body use")
    expect(seat).to_have_attribute("href", "#f-8")
    expect(page.locator(".seats .shape use")).to_have_attribute("href", "#a-shape-4")
    assert drawn(page.locator(".seats")) == [("#f-8", "colour-7", "#a-shape-4")]


def test_every_face_of_a_person_or_a_bot_is_drawn_and_differs(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    page.locator("#f-champion").wait_for(state="attached")
    bots = page.evaluate(
        "fetch('/api/options').then(a => a.json()).then(a => a.bots.map(b => b.bot))"
    )
    assert len(bots) == BOTS
    drawings = page.evaluate(
        "names => names.map(name => document.getElementById(`f-${name}`)?.innerHTML ?? null)",
        [*map(str, range(FACES)), *bots, "bot"],
    )
    assert None not in drawings
    assert len(set(drawings)) == FACES + BOTS + 1


def test_the_settings_have_the_own_explorer(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Eye patch").check(force=True)
    page.locator("#f-11").wait_for(state="attached")
    page.goto(page.url.partition("/settings")[0])
    open_lobby(page)
    expect(page.locator(".seats .body use")).to_have_attribute("href", "#f-11")
