"""My games: kept on the device, told in figures, saved as a file, read again, erased."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage, Played
from tests.browser.mine import kept, read, write
from tests.browser.table import finish, play_now, points, records
from tests.thorough import languages

ROWS = ".mine section li:has(button):not(:has(svg))"
"""The games that the screen lists."""


def at_home(page: Page, place: str) -> None:
    """Go to another screen of the page as it is, without a new visit."""
    page.evaluate(f"history.pushState({{}}, '', '{place}')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


def _seated(route: Route) -> dict[str, Any]:
    """A table as its own player sees it: only the cookie of another browser has that seat."""
    view: dict[str, Any] = route.fetch().json()
    return view | {"you": {"person": 1, "seats": [0], "chests": {}, "choice": None}}


@pytest.fixture
def games(played: Played, tmp_path: Path) -> Path:
    """A file with a game of one's own, and one of two people at one device."""
    record = played.record
    review = {"value": 71.4, "margin": 9, "title": "scholar", "luck": 0.1}
    two = {**record, "date": record["date"] + 60_000}
    return write(tmp_path / "games.json", kept(record, 0, review=review), kept(two, 0, 1))


def test_a_finished_game_is_kept_with_its_record_and_outlives_the_server(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page()
    play_now(page)
    finish(page, going_on=1)
    points(page)
    (record,) = records(page)
    table = page.url.rpartition("/")[2]
    # Nothing of it is on the server any more.
    page.route("**/api/tables/**", lambda route: route.fulfill(status=404, json={"code": "gone"}))
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="My games").click()
    row = page.locator(ROWS)
    own, of = record["result"]["points"][0], len(record["explorers"])
    expect(row).to_have_count(1)
    expect(row).to_contain_text(re.compile(rf"Place \d of {of} · {own} point"))
    # English dates are written as in Europe.
    expect(row).to_contain_text(re.compile(r"\b\d{1,2} [A-Z][a-z]+ 20\d\d"))
    # Its choices are counted, beside those of the equilibrium.
    expect(
        page.locator("table:has(caption:text-is('By the gems carried')) tbody tr")
    ).not_to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    said = json.loads(file.read_text(encoding="utf-8"))
    assert said["format"] == "tacora-my-games/1"
    (game,) = said["games"]
    assert game["record"] == record
    assert (game["table"], game["game"], game["seats"]) == (table, 1, [0])
    turns = [turn for each in record["expeditions"] for turn in each["turns"]]
    assert len(game["facts"]["choices"]) == sum(turn[1][:1] in "+-" for turn in turns if turn[1])
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator(".board")).to_be_visible()
    page.go_back()
    expect(page.locator("main dl dt").first).to_have_text("game")
    # Erased only after a question; the file brings it back, once.
    erase = page.get_by_role("button", name="Erase everything")
    erase.click()
    # The question comes at the foot of the screen: nobody has to look for its buttons.
    expect(page.get_by_role("button", name="Erase for good")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Keep them").click()
    expect(row).to_have_count(1)
    erase.click()
    page.get_by_role("button", name="Erase for good").click()
    expect(row).to_have_count(0)
    expect(page.locator("main [role=status]")).to_have_text("Everything has been erased.")
    read(page, file)
    expect(page.locator("main [role=status]")).to_have_text("One game was added.")
    read(page, file)
    expect(page.locator("main [role=status]")).to_contain_text("No new games")
    expect(row).to_have_count(1)
    with page.expect_download() as again:
        page.get_by_role("button", name="Save as a file").click()
    assert Path(again.value.path()).read_bytes() == file.read_bytes()


def test_what_only_a_watcher_saw_is_not_kept(new_page: NewPage, played: Played) -> None:
    page = new_page(at=f"/w/{played.table}")
    expect(page.locator(".podium")).to_be_visible()
    at_home(page, "/mine")
    expect(page.locator("main")).to_contain_text("Every game you finish on this device")
    expect(page.locator(ROWS)).to_have_count(0)


def test_a_game_that_ended_while_the_page_was_away_is_kept_at_the_next_visit(
    new_page: NewPage, played: Played
) -> None:
    page = new_page()
    page.route("**/api/tables/*", lambda route: route.fulfill(json=_seated(route)))
    running = [{**each, "over": False} for each in json.loads(played.stored["tacora-games"])]
    page.evaluate("games => localStorage['tacora-games'] = games", json.dumps(running))
    at_home(page, "/mine")
    expect(page.locator(ROWS)).to_have_count(1)


def test_a_file_with_a_fault_changes_nothing(
    new_page: NewPage, played: Played, games: Path, tmp_path: Path
) -> None:
    page = new_page(at="/mine")
    read(page, games)
    expect(page.locator(ROWS)).to_have_count(2)
    text = games.read_text(encoding="utf-8")
    third = kept({**played.record, "date": 5}, 0)
    for name, wrong, sentence in (
        ("text", "hello", "doesn’t contain saved games"),
        ("record", json.dumps(played.record), "doesn’t contain saved games"),
        ("newer", text.replace("games/1", "games/2"), "newer version"),
        ("cut", text[:-20], "doesn’t contain saved games"),
        ("one", json.dumps({"format": "tacora-my-games/1", "games": [third, {}]}), "damaged"),
    ):
        file = tmp_path / f"{name}.json"
        file.write_text(wrong, encoding="utf-8")
        read(page, file)
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        expect(page.get_by_role("alert")).to_contain_text("Nothing was changed")
    page.reload()
    expect(page.locator(ROWS)).to_have_count(2)
    # A game of two people at one device is listed, and not counted.
    expect(page.locator(ROWS).first).to_contain_text("On one device")
    expect(page.locator("dl dd").first).to_have_text("1")
    expect(page.locator("main")).to_contain_text("are listed, but not counted")


def test_names_in_a_file_are_text(new_page: NewPage, played: Played, tmp_path: Path) -> None:
    page = new_page(at="/mine")
    evil = '<img src=x onerror="document.title=1">'
    names = [evil] * len(played.record["explorers"])
    record = {**played.record, "explorers": names, "bots": [""] * len(names)}
    read(page, write(tmp_path / "games.json", kept(record, 0)))
    expect(page.locator(ROWS)).to_contain_text(evil)
    assert page.locator("main img").count() == 0


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("width", [320, 1280])
def test_the_screen_fits_and_is_accessible(
    new_page: NewPage, games: Path, locale: str, width: int
) -> None:
    page = new_page(width, 800, at="/mine", locale=locale)
    read(page, games)
    expect(page.locator(".mine section h2")).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert "[" not in page.locator("main").inner_text()
    page.locator("button[aria-expanded]").click()
    assert axe(page) == []


def test_a_review_adds_the_performance(
    new_page: NewPage, played: Played, games: Path, tmp_path: Path
) -> None:
    page = new_page(at="/mine")
    read(page, write(tmp_path / "one.json", kept(played.record, 0)))
    seats = [
        {
            "seat": 0, "name": "A", "start": 0.2, "result": 1, "over": True, "skill": 0,
            "luck": 0, "others": 0, "turning_points": [], "choices": [],
            "performance": {
                "value": 64.2, "margin": 8, "cost": 0.01, "choices": 12, "title": "veteran",
            },
        }
    ]  # fmt: skip
    review = {
        "format": "tacora-review/1", "edition": "", "explorers": played.record["explorers"],
        "curve": [[0.2] * 5], "luck": [],
        "results": [{"result": 1, "luck": 0.1, "adjusted": 0.9}] * 5, "seats": seats,
    }  # fmt: skip
    line = {"done": 1, "total": 1, "failed": False, "review": review}
    page.route("**/api/review", lambda route: route.fulfill(body=json.dumps(line) + "\n"))
    page.locator(ROWS).get_by_role("button", name="Review").click()
    expect(page.locator("dialog .figures")).to_contain_text("64")
    page.keyboard.press("Escape")
    page.go_back()
    expect(page.locator(ROWS)).to_contain_text("Performance 64")
