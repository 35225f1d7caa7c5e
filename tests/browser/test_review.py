"""The review of a game in the browser: its numbers, its way to the board, on phone and desktop."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage, Played
from tests.browser.table import finish, play_now, records
from tests.environment import small_environment
from tests.thorough import languages

from tacora.words import Words

SHORT = """tacora/1 fr-iello-2021 Ana, Ben, Cy
7+++ snake+-+ 9-.-
11---"""
CHOICES = ("+++", "+-+", "-.-", "---")
REVIEW_MS = 300_000
"""The first review compiles what it needs."""


@pytest.fixture(scope="module")
def told(played: Played, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The review of the same record by the command line."""
    file: Path = tmp_path_factory.mktemp("review") / "game.json"
    file.write_text(json.dumps(played.record), encoding="utf-8")
    command = [sys.executable, "-m", "tacora", "review", "--json", str(file)]
    ran = subprocess.run(command, capture_output=True, check=True, env=small_environment())
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def shown(page: Page) -> None:
    expect(page.locator("dialog .figures")).to_be_visible(timeout=REVIEW_MS)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_the_review_shows_the_numbers_of_the_command_line(
    new_page: NewPage, played: Played, told: dict[str, Any], width: int, height: int
) -> None:
    page = new_page(width, height, at=f"/replay/{played.table}/1/review")
    shown(page)
    (seat,) = told["seats"]
    figure, result = seat["performance"], told["results"][seat["seat"]]
    number = page.locator("dialog .figures p.number")
    expect(number).to_have_text(f"{round(figure['value'])} ± {round(figure['margin'])}")
    title = Words("en", files=("game",))(f"bot-{figure['title']}")
    expect(page.locator("dialog .figures")).to_contain_text(title)
    numbers = page.locator("dialog dd").all_inner_texts()
    wanted = [result["result"], result["luck"], result["adjusted"]]
    read = [float(each.replace("−", "-").rstrip("%")) for each in numbers]
    assert read == pytest.approx([100 * each for each in wanted], abs=0.051)
    page.get_by_label("Also show the clear ones").check()
    rows = page.locator("dialog table").first.locator("tbody tr")
    expect(rows).to_have_count(len(seat["choices"]))
    # Costs are percentage points, without a sign for percent.
    costs = page.locator("dialog table").first.locator("tbody td:last-child").all_inner_texts()
    for cost, each in zip(costs, seat["choices"], strict=True):
        assert float(cost or 0) == pytest.approx(100 * each["cost"], abs=0.11)
    verdicts = page.locator("dialog .verdict").all_inner_texts()
    assert verdicts == [each["verdict"] for each in seat["choices"]]
    page.locator("dialog summary").click()
    expect(page.locator("dialog details tbody tr")).to_have_count(len(told["luck"]))
    assert page.evaluate("document.querySelector('dialog').scrollWidth") <= width
    assert axe(page) == []
    # A choice leads to its moment on the board.
    place = page.locator("dialog table").first.locator("tbody button").last
    at = seat["choices"][-1]
    expect(place).to_have_text(f"Expedition {at['expedition']}, card {at['turn']}")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".path ol li")).to_have_count(at["turn"])
    # There its verdict stands under the board, and only there.
    weighed = page.locator(".weighed")
    expect(weighed.locator("strong")).to_have_text(at["verdict"])
    page.get_by_role("slider").press("Home")
    expect(weighed).to_have_count(0)
    # The review is still there.
    page.get_by_role("button", name="Review").click()
    shown(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_game_with_a_person_is_reviewed_from_its_result(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    finish(page, going_on=1)
    page.get_by_role("button", name="Review").click()
    shown(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".podium")).to_be_visible()


@pytest.mark.parametrize("locale", languages())
def test_the_review_fits_on_a_phone_in_this_language(
    new_page: NewPage, played: Played, locale: str
) -> None:
    page = new_page(at=f"/replay/{played.table}/1/review", locale=locale)
    shown(page)
    page.locator("dialog details summary").click()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 640})
        body = "document.querySelector('dialog .body')"
        assert page.evaluate(f"{body}.scrollWidth - {body}.clientWidth") <= 0, width
    assert "[" not in page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    page.locator(".below button").click()
    page.locator("dialog form").wait_for()
    assert page.evaluate(f"{body}.scrollWidth - {body}.clientWidth") <= 0
    assert "[" not in page.locator("dialog").inner_text()


BROKEN = """() => [...document.querySelectorAll('.weighed thead th')].filter((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return !each.querySelector('.sr') && lines.size > each.innerText.split(/\\s+/).length;
}).map(({ innerText }) => innerText)"""
"""The heads of the choices that have more lines than words."""


def test_no_word_is_broken_in_the_heads_of_the_choices(new_page: NewPage, played: Played) -> None:
    page = new_page(360, 640, at=f"/replay/{played.table}/1/review", locale="ru")
    shown(page)
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(BROKEN) == [], width


def opened(page: Page, record: str) -> None:
    """Open the replay of a record that was pasted."""
    page.locator("textarea").fill(record)
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_game_in_a_link_is_reviewed_for_each_of_its_people(new_page: NewPage) -> None:
    page = new_page(1280, 800, at="/r/" + quote(SHORT))
    page.get_by_role("button", name="Review").click()
    shown(page)
    whose = page.get_by_label("Whose choices")
    assert whose.locator("option").all_inner_texts() == ["Ana", "Ben", "Cy"]
    page.get_by_label("Also show the clear ones").check()
    rows = page.locator("dialog table").first.locator("tbody tr")
    for seat in range(3):
        whose.select_option(str(seat))
        expect(rows).to_have_count(sum(turn[seat] != "." for turn in CHOICES))


@pytest.mark.parametrize("same", [True, False])
def test_a_game_is_played_on_from_a_choice_of_its_review(
    new_page: NewPage, played: Played, told: dict[str, Any], same: bool
) -> None:
    at = told["seats"][0]["choices"][-1]
    expedition, turn = at["expedition"], at["turn"]
    page = new_page(at="/replay")
    opened(page, json.dumps(played.record))
    page.get_by_role("button", name="Review").press("Enter")
    shown(page)  # the same record as at its table, so it is kept
    page.get_by_label("Also show the clear ones").check()
    # The last choice, by keyboard alone.
    place = f"Expedition {expedition}, card {turn}"
    page.locator("dialog table").first.get_by_role("button", name=place, exact=True).press("Enter")
    page.get_by_role("button", name="Play on from here").press("Enter")
    form = page.locator("dialog form")
    expect(form).to_contain_text(f"You take over in expedition {expedition}, at card {turn}.")
    assert axe(page) == []
    if not same:
        form.get_by_label("The same cards").press("ArrowDown")
        expect(form.get_by_label("New cards")).to_be_checked()
    form.get_by_role("button").press("Enter")
    expect(page.locator(".choices")).to_be_visible()
    expect(page.locator(".path ol li")).to_have_count(turn)
    finish(page, going_on=3)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("p.sum")).to_have_text("The shuffle was fair: everything checks out.")
    given = (
        sum(len(each["turns"]) for each in played.record["expeditions"][: expedition - 1]) + turn
    )
    proof = page.locator("section:has(p.sum)")
    expect(proof).to_contain_text(" cards were taken over from another game; they prove nothing.")
    if not same:  # the same cards may come again for longer
        expect(proof).to_contain_text(f"{given} cards were taken over")
    (record,) = records(page)
    began = {"expedition": expedition, "turn": turn, "awaits": "choices"}
    assert {key: record["began"][key] for key in began} == began
    assert ("cards" in record["began"]) is same
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_text("the game was taken over from another one")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.get_by_text("the game was taken over from another one")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_server_that_cannot_review_says_so(new_page: NewPage, played: Played) -> None:
    page = new_page()
    page.route(
        "**/api/review",
        lambda route: route.fulfill(status=409, json={"code": "no_reviews"}),
    )
    # The browser logs a refused request as an error of its own.
    page.goto(page.url.rstrip("/") + f"/replay/{played.table}/1/review")
    expect(page.get_by_role("alert")).to_contain_text("lacks NumPy and Numba")
