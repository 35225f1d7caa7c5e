"""How people look: chosen in the lobby, seen by everybody, and remembered on the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import NewPage
from tests.browser.table import open_lobby, sit_down, until
from tests.browser.wire import held_lobby

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
    page, wire = held_lobby(new_page)
    wire.holding = True
    dress(page, "Explorer", "Turban", "Pink", "Star")
    until(page, lambda: wire.begun.count("change_look") == 3)
    wire.let_through()
    seat = page.locator(".seats .body use")
    expect(seat).to_have_attribute("href", "#f-8")
    expect(page.locator(".seats .shape use")).to_have_attribute("href", "#a-shape-4")
    assert drawn(page.locator(".seats")) == [("#f-8", "colour-7", "#a-shape-4")]


def test_bots_are_of_different_kinds_until_one_is_chosen(new_page: NewPage) -> None:
    page, wire = held_lobby(new_page)
    add = page.get_by_role("button", name="Add a bot")
    # Three presses that are faster than the answers of the server.
    wire.holding = True
    for _ in range(3):
        add.click()
    until(page, lambda: wire.begun.count("add_bot") == 3)
    wire.let_through()
    seats = page.locator(".seats")
    expect(seats.locator("li")).to_have_count(4)
    names = seats.locator("li strong").all_inner_texts()
    assert names[1:] == ["Worrier", "Daredevil", "Dreamer"]
    # Their faces are fetched, and may come later.
    for seat, bot in enumerate(("cautious", "bold", "dreamer"), start=1):
        body = seats.locator(".explorer").nth(seat).locator(".body use")
        expect(body).to_have_attribute("href", f"#f-{bot}")
    assert [len(set(part)) for part in zip(*drawn(seats), strict=True)] == [4, 4, 4]
    # One that is chosen stays chosen.
    page.get_by_label("Type of bot").select_option(label="Daredevil")
    for count in (5, 6):
        add.click()
        expect(seats.locator("li")).to_have_count(count)
    expect(seats.locator("li strong").nth(5)).to_have_text("Daredevil 3")


def test_the_first_kind_of_bot_can_be_chosen_and_then_mixed_ones_again(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    kinds = page.get_by_label("Type of bot")
    # By keys: a browser says nothing of a choice that is there already, but Playwright does.
    expect(kinds.locator("option[value=cautious]")).to_be_attached()
    kinds.focus()
    for _ in range(BOTS):
        if kinds.input_value() == "cautious":
            break
        page.keyboard.press("ArrowDown")
    expect(kinds).to_have_value("cautious")
    names = page.locator(".seats li strong")
    for count in (2, 3, 4):
        page.get_by_role("button", name="Add a bot").click()
        expect(names).to_have_count(count)
    assert names.all_inner_texts()[1:] == ["Worrier", "Worrier 2", "Worrier 3"]
    kinds.focus()
    page.keyboard.press("Home")
    expect(kinds.locator("option:checked")).to_have_text("mixed")
    page.get_by_role("button", name="Add a bot").click()
    expect(names).to_have_count(5)
    assert names.all_inner_texts()[4] == "Daredevil"


@pytest.mark.parametrize("answered", [True, False])
def test_a_bot_is_added_when_it_is_known_which_there_are(new_page: NewPage, answered: bool) -> None:
    page = new_page()
    asked: list[Route] = []
    page.route("**/api/options", lambda route: asked.append(route))
    page.reload()
    open_lobby(page)
    add = page.get_by_role("button", name="Add a bot")
    expect(add).to_be_disabled()
    until(page, lambda: asked)
    for each in asked:
        if answered:
            each.continue_()
        else:
            each.abort("internetdisconnected")
    add.click()
    expect(page.locator(".seats li")).to_have_count(2)


def test_bots_of_one_kind_are_told_apart_wherever_they_are_drawn(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page)
    page.get_by_label("Type of bot").select_option(label="Worrier")
    for count in range(2, 9):
        page.get_by_role("button", name="Add a bot").click()
        expect(page.locator(".seats li")).to_have_count(count)
    names = page.locator(".seats li strong").all_inner_texts()[1:]
    assert names == ["Worrier", *(f"Worrier {number}" for number in range(2, 8))]
    worn = ["", *(f"#w-{number}" for number in range(1, 7))]
    page.locator("#w-6").wait_for(state="attached")
    drawings = page.evaluate(
        "all => all.map((each) => document.querySelector(each).innerHTML)", worn[1:]
    )
    assert len(set(drawings)) == len(worn) - 1
    fire = page.locator("main svg").first.locator("use[href^='#w-']")
    expect(fire).to_have_count(len(worn) - 1)
    assert {each.get_attribute("href") for each in fire.all()} == set(worn[1:])
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".camp").wait_for()
    for part in (".camp li .body", ".figure"):
        page.locator(part).nth(7).wait_for()
        things = page.locator(part).evaluate_all(
            "all => all.map((e) => e.querySelector('[href^=\"#w-\"]')?.getAttribute('href') ?? '')"
        )
        assert things == ["", *worn]


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
