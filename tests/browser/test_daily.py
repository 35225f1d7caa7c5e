"""The daily cave in the browser: played once, shared, looked up, practised and checked."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import axe
from tests.browser.chromium import VISITED
from tests.browser.conftest import PATIENCE_MS, NewPage
from tests.browser.looks import missing_words
from tests.browser.table import finish
from tests.server.running import GENEROUS, Server, serving
from tests.server.stepping import MachineClock
from tests.thorough import languages

from tacora.words import Words

SHARED = """
  window.shared = [];
  navigator.share = async (data) => void window.shared.push(data);
  navigator.canShare = () => true;
"""


class PlayedDaily(NamedTuple):
    """The device that has played today's cave, and what it shows."""

    stored: dict[str, str]
    date: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at noon of today, so that no test sees midnight pass."""
    folder = tmp_path_factory.mktemp("daily")
    clock = MachineClock(folder)
    noon = datetime.now(UTC).replace(hour=12, minute=0)
    clock.set(round((noon.timestamp() - time.time()) * 1000))
    flags = (*GENEROUS, "--pace-seconds=0.05")
    with serving(folder / "tables.db", *flags, **clock.environment) as running:
        yield running


def entered(page: Page) -> None:
    page.locator("button.enter").click()
    page.locator(".choices").wait_for()


@pytest.fixture(scope="module")
def daily(browser: Browser, house: Server) -> PlayedDaily:
    """A device with today's cave behind it: begun, left for a moment, and finished."""
    page = browser.new_page(locale="en-GB", reduced_motion="reduce", service_workers="block")
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(VISITED)
    page.clock.install()
    page.goto(house.url)
    page.locator("button.daily").click()
    page.locator("button.enter").wait_for()
    assert page.locator("main table").count() == 0  # nothing is told before one has played
    date = httpx.get(f"{house.url}/api/daily", timeout=60).json()["today"]["date"]
    entered(page)
    table = page.url
    # Home and back: it is the same game.
    page.goto(f"{house.url}/daily")
    button = page.get_by_role("button", name="Continue your game")
    button.click()
    page.locator(".choices").wait_for()
    assert page.url == table
    finish(page, going_on=3)
    assert page.get_by_role("button", name="Play again").count() == 0
    page.locator(".actions .primary").click()
    page.locator("tr.mine").wait_for()
    (origin,) = page.context.storage_state()["origins"]
    page.context.close()
    return PlayedDaily({each["name"]: each["value"] for each in origin["localStorage"]}, date)


def opened(new_page: NewPage, daily: PlayedDaily, width: int, locale: str = "en-GB") -> Page:
    """The screen of today on the device that has played."""
    page = new_page(width, 844 if width < 500 else 800, locale=locale)
    page.evaluate("stored => Object.assign(localStorage, stored)", daily.stored)
    page.evaluate("delete localStorage['tacora-settings']")
    page.add_init_script(SHARED)
    page.goto(page.url + "daily")
    page.locator("tr.mine").wait_for()
    return page


@pytest.mark.parametrize("width", [390, 1280])
def test_the_result_is_shared_as_text_and_as_a_picture(
    new_page: NewPage, daily: PlayedDaily, width: int
) -> None:
    page = opened(new_page, daily, width)
    expect(page.locator(".streak")).to_have_text("1 day in a row")
    points = page.locator("tr.mine td").last.inner_text()
    page.get_by_role("button", name="Share as text").click()
    page.get_by_role("button", name="Share as picture").click()
    page.wait_for_function("() => window.shared.length === 2")
    text = page.evaluate("() => window.shared[0].text")
    title, signs, sum_, link = text.split("\n")
    assert title.startswith("Tacora · The daily cave · No. ")
    assert len(signs.split()) == 5
    assert sum(int(each[1:]) for each in signs.split() if each != "💥") == int(points)
    assert sum_.startswith(f"{points} point")
    assert link == page.url.removesuffix("/daily") + f"/daily/{daily.date}"
    name, kind, size = page.evaluate(
        "() => { const [f] = window.shared[1].files; return [f.name, f.type, f.size] }"
    )
    assert (name, kind) == (f"tacora-{daily.date}.png", "image/png")
    assert 5_000 < size < 150_000
    drawn = page.evaluate(
        """async () => {
          const [file] = window.shared[1].files;
          const bitmap = await createImageBitmap(file);
          return [bitmap.width, bitmap.height];
        }"""
    )
    assert drawn == [1200, 630]
    assert axe(page) == []


def test_without_a_share_dialog_the_text_is_copied_and_the_picture_saved(
    new_page: NewPage, daily: PlayedDaily, tmp_path: Path
) -> None:
    page = opened(new_page, daily, 390)
    page.evaluate(
        """() => {
          navigator.share = undefined;
          navigator.canShare = undefined;
          window.copied = '';
          document.addEventListener('copy', (e) => (window.copied = e.target.value));
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        }"""
    )
    page.get_by_role("button", name="Share as text").click()
    expect(page.get_by_role("status").filter(has_text="Text copied")).to_be_visible()
    assert len(page.evaluate("() => window.copied").split("\n")) == 4
    with page.expect_download() as download:
        page.get_by_role("button", name="Share as picture").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")


def test_today_is_over_for_this_device_and_the_replay_opens(
    new_page: NewPage, daily: PlayedDaily
) -> None:
    page = opened(new_page, daily, 390)
    assert page.locator("button.enter").count() == 0
    told = page.locator("ol.sr li").all_inner_texts()
    assert len(told) == 5
    assert all(each.startswith(f"Expedition {nth}: ") for nth, each in enumerate(told, start=1))


def test_an_earlier_day_is_practised_by_keyboard_and_its_cards_check_out(
    new_page: NewPage, daily: PlayedDaily
) -> None:
    page = opened(new_page, daily, 1280)
    page.locator("section ul button").first.focus()
    page.keyboard.press("Enter")
    practise = page.get_by_role("button", name="Practise this cave")
    practise.focus()
    page.keyboard.press("Enter")
    page.locator(".choices").wait_for()
    finish(page, going_on=1)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator(".sum.good")).to_be_visible()
    page.locator(".actions .primary").click()
    yesterday = (datetime.fromisoformat(daily.date) - timedelta(days=1)).date()
    expect(page).to_have_url(page.url.partition("/daily")[0] + f"/daily/{yesterday}")
    # Practice has no line in that day's table, and the seed of the day is there for everybody.
    page.locator("summary").first.click()
    expect(page.get_by_text("Nobody has a result for this day.")).to_be_visible()
    page.locator("summary").last.click()
    expect(page.get_by_text("The seed matches the hash.")).to_be_visible()
    # Among my games it is marked, and no figure counts it.
    page.goto(page.url.partition("/daily")[0] + "/mine")
    row = page.locator(".mine section li:has(button)").first
    expect(row).to_contain_text("Practice")
    expect(page.get_by_text("practice games are listed, but not counted")).to_be_visible()
    expect(page.get_by_role("heading", name="Games won")).to_have_count(0)


def test_a_person_who_closed_the_page_at_the_end_still_has_a_streak(
    new_page: NewPage, daily: PlayedDaily
) -> None:
    kept = json.loads(daily.stored["tacora-daily"])
    assert kept["begun"] == []
    unknown = json.dumps({**kept, "results": {}, "begun": [daily.date]})
    yesterday = (datetime.fromisoformat(daily.date) - timedelta(days=1)).date()
    page = new_page()
    page.evaluate("kept => (localStorage['tacora-daily'] = kept)", unknown)
    page.goto(f"{page.url}daily/{yesterday}")
    expect(page.locator(".streak")).to_have_text("1 day in a row")


def test_a_day_that_does_not_exist_is_told(new_page: NewPage) -> None:
    page = new_page(at="/daily/1999-01-01")
    expect(page.get_by_role("alert")).to_have_text("There is no cave for this day.")


@pytest.mark.parametrize("language", languages())
def test_the_screen_speaks_every_language(
    new_page: NewPage, daily: PlayedDaily, language: str
) -> None:
    page = opened(new_page, daily, 320, locale=language)
    words = Words(language, files=("page", "daily"))
    expect(page.locator("h1")).to_have_text(words("screen-daily"))
    expect(page.get_by_role("button", name=words("daily-share"))).to_be_visible()
    for summary in page.locator("details:not([open]) > summary").all():
        summary.click()
    assert missing_words(page) == []
    wide = page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0
