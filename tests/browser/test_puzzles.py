"""Puzzles in the browser: solved and failed, a streak, by keyboard; and the calculator."""

from __future__ import annotations

import json
import re
from decimal import Decimal
from fractions import Fraction

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.thorough import cases, languages

from tacora.puzzles import Puzzle, packaged
from tacora.solver import odds
from tacora.words import Words

PUZZLES = {puzzle.id: puzzle for puzzle in packaged()}
PHONE, DESK = (390, 844), (1280, 800)
KEY = "tacora-puzzles"


def shown(page: Page) -> Puzzle:
    """The puzzle that the page asks now."""
    return PUZZLES[page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""]


def answer(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    choice = puzzle.answer if right else {"leave": "go_on", "go_on": "leave"}[puzzle.answer]
    page.locator(f".choices .{choice}").click()


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate(f"localStorage.getItem('{KEY}')"))
    return found


@pytest.mark.parametrize(("width", "height"), [PHONE, DESK])
def test_a_puzzle_is_solved_and_the_next_one_failed(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height, at="/puzzles")
    puzzle = shown(page)
    expect(page.locator(".path ol li")).to_have_count(len(puzzle.game().path))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    answer(page, puzzle, right=True)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_contain_text("Right!")
    # The numbers of the explanation are those of the file.
    game = puzzle.game()
    danger = odds(game).collapse
    if danger:
        expect(dialog).to_contain_text(f"{round(100 * float(danger))}%")
    for worth in (puzzle.leave, puzzle.go_on):
        text = f"{worth:.1f}".removesuffix(".0") if puzzle.basis == "gems" else f"{worth:.0%}"
        expect(dialog).to_contain_text(text)
    assert page.evaluate("document.querySelector('dialog .body').scrollWidth") <= width
    assert axe(page) == []
    first = kept(page)
    assert (first["solved"], first["failed"], first["seen"]) == (1, 0, [puzzle.id])
    mu = first["mu"]
    assert isinstance(mu, float)
    assert mu > 25
    # Enter presses the button of the next puzzle.
    expect(dialog.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    other = shown(page)
    assert other.id != puzzle.id
    answer(page, other, right=False)
    expect(dialog.get_by_role("heading").first).to_contain_text("No, ")
    second = kept(page)
    assert (second["solved"], second["failed"]) == (1, 1)
    after = second["mu"]
    assert isinstance(after, float)
    assert after < mu
    # The position can be looked at again, and the reasons as well.
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("button", name="Why?").click()
    expect(dialog).to_be_visible()


def test_a_streak_ends_with_the_first_mistake_and_leaves_the_rating_alone(
    new_page: NewPage,
) -> None:
    page = new_page(at="/puzzles")
    page.locator("[data-standing]").click()
    page.get_by_role("button", name="Play a streak").click()
    for _ in range(2):
        answer(page, shown(page), right=True)
        page.get_by_role("dialog").get_by_role("button", name="Next puzzle").click()
    expect(page.locator("[data-standing]")).to_contain_text("2")
    answer(page, shown(page), right=False)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The streak ends at 2. Your longest: 2.")
    found = kept(page)
    assert (found["best"], found["mu"], found["solved"]) == (2, 25, 0)
    dialog.get_by_role("button", name="New streak").click()
    expect(page.locator("[data-standing]")).to_contain_text("0")


def test_a_puzzle_is_solved_by_keyboard_and_is_kept_over_a_reload(new_page: NewPage) -> None:
    page = new_page(*DESK, at="/puzzles")
    puzzle = shown(page)
    words = Words("en", files=("game",))
    page.keyboard.press(words("key-leave" if puzzle.answer == "leave" else "key-go-on"))
    expect(page.get_by_role("dialog")).to_contain_text("Right!")
    page.reload()
    # The address still has the puzzle; answered again it is not rated again.
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_be_visible()
    answer(page, puzzle, right=False)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert kept(page)["failed"] == 0


def test_the_puzzles_are_fetched_when_they_are_opened(new_page: NewPage) -> None:
    page = new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("[data-puzzle]")).to_be_visible()
    assert sum("/assets/puzzles-" in url for url in asked) == 1


@pytest.mark.parametrize("locale", languages())
def test_puzzles_and_calculator_fit_on_a_phone_in_this_language(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(320, 568, at="/puzzles", locale=locale)
    answer(page, shown(page), right=True)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("document.querySelector('dialog .body').scrollWidth") <= 320
    page.locator("dialog button").last.click()
    expect(page.locator("[data-leaving]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert "[" not in page.locator("main").inner_text()


def percent_of(chance: Fraction) -> str:
    """The chance as the page shows it: halves are rounded up, not to even as Python does."""
    return f"{int(100 * chance + Fraction(1, 2))}%"


def test_the_calculator_shows_the_odds_of_the_solver(new_page: NewPage) -> None:
    puzzles = [puzzle for puzzle in PUZZLES.values() if puzzle.game().path]
    page = new_page(*DESK)
    for puzzle in puzzles[:: max(1, len(puzzles) // cases(2, 12))][: cases(2, 12)]:
        page.goto(page.url.split("/", 3)[0] + f"//{page.url.split('/')[2]}/puzzles/{puzzle.id}")
        answer(page, puzzle, right=True)
        page.get_by_role("button", name="Open in the calculator").click()
        found = odds(puzzle.game())
        rows = page.locator("[data-cards] tbody tr")
        expect(rows).to_have_count(len(found.chances))
        for card, chance in found.chances.items():
            row = page.locator(f"[data-card='{card}'] td").first.inner_text()
            assert Fraction(row.split(" = ")[0]) == chance
        percent = page.locator("button.danger .big").inner_text()
        assert percent == percent_of(found.collapse)
        leaving = page.locator("[data-leaving] tbody td").all_inner_texts()
        assert [int(each.split()[0]) for each in leaving] == [
            each.carried + each.each for each in found.leaving
        ]
        expected = page.locator("[data-expected]").inner_text()
        gain, loss, both = map(Decimal, re.findall(r"[+-]?\d+\.\d\d", expected))
        assert abs(Fraction(gain) - found.gain) <= Fraction("0.005")
        assert abs(Fraction(loss) - found.loss) <= Fraction("0.005")
        assert gain - loss == both


def test_a_moment_of_a_game_is_taken_over(new_page: NewPage) -> None:
    puzzle = next(iter(PUZZLES.values()))
    page = new_page(320, 568, at="/replay")
    page.locator("textarea").fill(puzzle.record)
    page.locator("button.primary").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.get_by_role("button", name="Calculator").click()
    expect(page.locator("button.danger .big")).to_have_text(
        percent_of(odds(puzzle.game()).collapse)
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_position_is_set_up_by_hand_and_kept_in_its_address(new_page: NewPage) -> None:
    page = new_page(at="/calculator")
    page.get_by_role("button", name="Start again").click()
    add = page.locator("details .cards").first
    add.get_by_role("button", name="snake").click()
    add.get_by_role("button", name="11", exact=False).first.click()
    # The new treasure is shared: 2 + 3, and 2 more lie there.
    expect(page.get_by_label("Carried by each one inside")).to_have_value("5")
    expect(page.get_by_role("spinbutton", name="Gems on the path")).to_have_value("3")
    expect(page.locator("[data-leaving] tbody tr")).to_have_count(3)
    address = page.url
    page.reload()
    assert page.url == address
    expect(page.get_by_role("spinbutton", name="Gems on the path")).to_have_value("3")
    page.get_by_role("spinbutton", name="Gems on the path").fill("90")
    page.get_by_role("spinbutton", name="Gems on the path").blur()
    expect(page.get_by_role("alert")).to_contain_text("don’t have that many gems")
    assert axe(page) == []


def test_the_calculator_asks_the_server_and_says_if_it_cannot_answer(new_page: NewPage) -> None:
    page = new_page(at="/calculator")
    refusals = [409]

    def answered(route: object) -> None:
        if refusals:
            route.fulfill(status=refusals.pop(), json={"code": "no_appraisals"})  # type: ignore[attr-defined]
        else:
            route.continue_()  # type: ignore[attr-defined]

    page.route("**/api/position", answered)
    page.get_by_role("button", name="Ask the Champion").click()
    expect(page.get_by_role("alert")).to_contain_text("lacks NumPy and Numba")
    page.get_by_role("button", name="Ask the Champion").click()
    # Processes that think give way to all others, so a busy machine takes long. The picture of the
    # equilibrium has a heading of its own, which is there from the beginning.
    solved = page.get_by_role("heading", name="The equilibrium", exact=True)
    expect(solved).to_be_visible(timeout=600_000)
    expect(page.locator("main")).to_contain_text("The Champion would")
