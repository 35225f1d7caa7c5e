"""Cards tell the truth: what is drawn on them is what lies there, and no picture comes late."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route
from tests.browser.conftest import NewPage
from tests.browser.looks import rewrite
from tests.browser.table import choose, play_now, settle, until

DRAWN = """() => [...document.querySelectorAll('.path .card')].map((card) => ({
  gems: card.querySelectorAll('use[href$=ruby], use[href$=turquoise]').length,
  pictures: [...card.querySelectorAll('.inner use')].map((e) => e.getAttribute('href')),
  place: card.classList.contains('temple') ? 'temple' : 'cave',
}))"""
MISSING = """() => [...document.querySelectorAll('use')].map((e) => e.getAttribute('href'))
  .filter((href) => !document.querySelector(href))"""


def _path(page: Page, path: list[dict[str, Any]], edition: str) -> list[dict[str, Any]]:
    """What the page draws of a path in an edition."""

    def fill(frame: dict[str, Any]) -> None:
        frame["table"]["game"]["path"] = path
        frame["table"]["options"] |= {"edition": edition, "relics": True}

    rewrite(page, fill)
    page.reload()
    play_now(page)
    settle(page)
    found: list[dict[str, Any]] = page.evaluate(DRAWN)
    assert not page.evaluate(MISSING)
    return found


def test_a_card_shows_the_gems_that_lie_on_it_and_each_relic_is_another(new_page: NewPage) -> None:
    lying = {"1": 0, "2": 2, "17": 17, "15": 3, "3": 7}
    path = [{"card": card, "gems": gems} for card, gems in lying.items()]
    path += [{"card": f"relic:{worth}", "gems": 0} for worth in (5, 7, 8, 10, 12)]
    found = _path(new_page(), path, "fr-iello-2021")
    assert [each["gems"] for each in found[:5]] == list(lying.values())
    assert len({each["pictures"][0] for each in found[5:]}) == 5
    assert {each["place"] for each in found} == {"cave"}


def test_incan_gold_has_its_own_traps_in_a_temple(new_page: NewPage) -> None:
    traps = ["spider", "snake", "mummy", "fire", "rockfall"]
    path = [{"card": card, "gems": 0} for card in [*traps, *["relic"] * 5]]
    page = new_page()
    found = _path(page, path, "pl-incan-gold")
    assert [each["pictures"] for each in found[:5]] == [[f"#a-{trap}"] for trap in traps]
    assert len({each["pictures"][0] for each in found[5:]}) == 5
    assert {each["place"] for each in found} == {"temple"}
    assert page.locator(".cave use").get_attribute("href") == "#a-walls"


def test_all_gems_of_a_card_lie_on_it_until_they_are_shared(new_page: NewPage) -> None:
    page = new_page(motion="full")
    play_now(page)
    page.evaluate(
        """() => {
          window.turned = {};
          const look = () => {
            const card = document.querySelector('.card.turning.treasure');
            const worth = card?.querySelector('.corner').innerText;
            if (card) window.turned[worth] = card.querySelectorAll('use[href$=ruby]').length;
          };
          new MutationObserver(look).observe(document, { subtree: true, childList: true });
        }"""
    )
    seen: dict[str, int] = {}
    while not seen:
        choose(page, "go_on")
        settle(page)
        seen = page.evaluate("window.turned")
    assert seen == {worth: int(worth) for worth in seen}


def test_the_table_waits_for_its_pictures(new_page: NewPage) -> None:
    page = new_page()
    held: list[Route] = []
    page.route("**/Depths-*.js", lambda route: held.append(route))
    page.reload()
    page.locator("button.now").click()
    page.locator("p[role=status]").wait_for()
    until(page, lambda: held)
    page.clock.run_for(5_000)
    assert page.locator(".board").count() == 0
    for each in held:
        each.continue_()
    page.locator(".board").wait_for()
    assert not page.evaluate(MISSING)
