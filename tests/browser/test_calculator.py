"""The calculator's picture of the equilibrium, and relics that were carried out before."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.thorough import languages
from tools.heat import TARGET

PICTURES = json.loads(TARGET.read_text(encoding="utf-8"))


def told(size: int, traps: int, carried: int, lying: int) -> str:
    """What the page says of a cell."""
    share = PICTURES[str(size)][traps - 1][lying][carried]
    begin = f"With {carried} carried by each and {lying} on the path"
    if share is None:
        return f"{begin}: the equilibrium never gets there."
    return f"{begin}, each leaves with a probability of {share}%."


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_the_picture_of_the_equilibrium_is_read_by_pointer_and_by_keyboard(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height, at="/calculator/fr-iello-2021~1~0~9~17.1_snake_14.2~~0i_0i_0i")
    said = page.locator("[data-heat]")
    # It begins at the position of the calculator.
    expect(said).to_have_text(told(3, 1, 9, 3))
    picture = page.get_by_role("img", name="When the equilibrium leaves")
    picture.scroll_into_view_if_needed()
    box = picture.bounding_box()
    assert box
    cell = box["width"] / (26 / 20 + 21)
    page.mouse.click(box["x"] + (26 / 20 + 4.5) * cell, box["y"] + (13 - 2 - 0.5) * cell)
    expect(said).to_have_text(told(3, 1, 4, 2))
    section = page.locator("section:has([data-heat])")
    section.get_by_label("Carried by each").press("ArrowRight")
    section.get_by_label("Gems on the path").press("ArrowUp")
    expect(said).to_have_text(told(3, 1, 5, 3))
    section.get_by_label("Traps seen").select_option("2")
    section.get_by_label("Seats").select_option("6")
    expect(said).to_have_text(told(6, 2, 5, 3))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(page) == []
    # Another position takes the cursor with it.
    page.get_by_label("Carried by each one inside").fill("7")
    page.get_by_label("Carried by each one inside").blur()
    expect(said).to_have_text(told(3, 1, 7, 3))


@pytest.mark.parametrize("locale", languages())
def test_relics_are_given_to_explorers(new_page: NewPage, locale: str) -> None:
    page = new_page(
        320, 568, at="/calculator/de-iello-2017+relics~3~0~3~9.0~~0i_0i_0i", locale=locale
    )
    held = page.locator("details:has(option[value=''])")
    held.locator("summary").click()
    for at, seat in ((0, "1"), (3, "2")):
        held.locator("select").nth(at).select_option(seat)
    page.wait_for_function("() => location.pathname.endsWith('~0i_0.5i_0.10i')")
    # Two of the five relics cannot come any more.
    expect(page.locator("[data-card='relic'] td").first).to_contain_text("3/")
    for width in (320, 390, 430):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
    assert "[" not in page.locator("main").inner_text()
