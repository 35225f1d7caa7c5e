"""`make screens`: takes the pictures in docs/screens from the real page."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.chromium import chromium
from tests.browser.looks import crowd
from tests.browser.table import LIVE, choose, finish, open_lobby, play_now
from tests.server.running import GENEROUS, serving

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
PHONE, SMALL, LYING, DESK = (390, 844), (320, 568), (844, 390), (1440, 900)
TV = (1920, 1080)
SIDES = (("phone", PHONE), ("desk", DESK))
POSITION = "/calculator/fr-iello-2021~5~1~20~17.2_snake_15.2_lava_14_spider~ram~9o_5i_12i"
"""A position of the last expedition with two inside, which is solved at once."""
QUALITY = 80
"""Of a picture, in percent: small enough to be kept."""


class Camera:
    """Takes pictures of pages at one server."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url

    def page(self, size: tuple[int, int], at: str = "/", **settings: str) -> Page:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB"
        )
        context.clock.install()  # it goes as any clock does, and `choose` and `finish` advance it
        said = json.dumps({"name": "Ana", **settings})
        context.add_init_script(f"localStorage['tacora-settings'] ??= JSON.stringify({said})")
        page = context.new_page()
        page.goto(f"{self._url}{at}")
        page.wait_for_selector("h1", state="attached")
        page.wait_for_timeout(400)
        return page

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        page.screenshot(path=str(FOLDER / f"{name}.jpg"), full_page=whole, quality=QUALITY)


def _deep(page: Page, cards: int) -> None:
    """Play until an expedition has this many cards, and stop there."""
    for _ in range(120):
        page.wait_for_timeout(2600 if page.locator(LIVE).count() else 300)
        if page.locator(".podium").count():
            page.get_by_role("button", name="Play again").click()
            page.locator(".choices").wait_for()
        deep = page.locator(".path ol li").count() >= cards
        if deep and page.locator(LIVE).count():
            return
        if page.locator(LIVE).count():
            page.locator("button.go_on").click()


def _table(camera: Camera) -> None:
    page = camera.page(DESK)
    play_now(page)
    _deep(page, 6)
    for name, size in (("desk", DESK), ("phone", PHONE), ("small", SMALL), ("lying", LYING)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(700)
        camera.take(page, f"table-{name}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("button.danger").click()
    page.wait_for_timeout(300)
    camera.take(page, "danger")
    page.keyboard.press("Escape")
    page.locator("button.go_on").click()
    page.wait_for_timeout(450)
    camera.take(page, "reveal-hush")
    page.wait_for_timeout(700)
    camera.take(page, "reveal-turned")
    for _ in range(60):
        if page.locator(".ending.collapse").count():
            page.wait_for_timeout(900)  # the summary has arrived
            camera.take(page, "collapse")
            break
        if page.locator(LIVE).count():
            page.locator("button.go_on").click()
        page.wait_for_timeout(2700)
        if page.locator(".podium").count():
            page.get_by_role("button", name="Play again").click()
            page.locator(".choices").wait_for()
    finish(page)
    page.clock.run_for(8_000)  # the chests are open
    page.locator(".podium > *").first.wait_for()
    page.mouse.wheel(0, 3_000)
    page.locator(".turned").wait_for()
    page.mouse.wheel(0, -9_000)
    page.wait_for_timeout(400)
    camera.take(page, "result", whole=True)
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("The shuffle was fair").wait_for()
    page.wait_for_timeout(800)
    camera.take(page, "shuffle")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").fill("24")
    page.wait_for_timeout(300)
    camera.take(page, "replay-phone")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.wait_for_timeout(400)
    camera.take(page, "replay-desk")
    page.get_by_role("button", name="Review").click()
    page.locator("dialog .figures").wait_for(timeout=300_000)
    page.wait_for_timeout(400)
    camera.take(page, "review-desk")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("dialog table").first.scroll_into_view_if_needed()
    page.wait_for_timeout(400)
    camera.take(page, "review-phone")
    page.locator("dialog table").first.locator("tbody button").first.click()
    page.wait_for_timeout(400)
    camera.take(page, "review-moment")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_timeout(400)
    camera.take(page, "play-on")


def _big_screen(camera: Camera) -> None:
    """A television and a phone at one table."""
    page = camera.page(PHONE)
    play_now(page)
    _deep(page, 3)
    table = page.url.rpartition("/")[2]
    watcher = camera.page(TV, f"/w/{table}")
    watcher.locator(".corner svg").wait_for()
    watcher.wait_for_timeout(700)
    camera.take(watcher, "big-screen")
    page.goto(page.url.replace("/t/", "/h/"))
    page.locator("main.hand").wait_for()
    page.wait_for_timeout(700)
    camera.take(page, "hand")


def _themes(camera: Camera) -> None:
    for theme in ("light", "contrast"):
        page = camera.page(PHONE, theme=theme)
        play_now(page)
        _deep(page, 3)
        camera.take(page, f"table-{theme}")


def _lessons(camera: Camera) -> None:
    camera.take(camera.page(PHONE, "/learn"), "learn")
    for name, size in (("phone", PHONE), ("desk", DESK)):
        page = camera.page(size, "/learn/first-steps")
        for _ in range(3):
            page.locator(".note button").click()
        choose(page, "go_on")
        page.clock.run_for(5_000)
        page.locator(".note button").click()
        page.clock.run_for(2_000)
        camera.take(page, f"lesson-{name}")
    choose(page, "leave")
    page.locator(".note button").wait_for()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.clock.run_for(8_000)
    page.wait_for_timeout(800)  # explorers walk to their new places
    camera.take(page, "lesson-other")


def _puzzles(camera: Camera) -> None:
    for name, size in SIDES:
        page = camera.page(size, "/puzzles")
        page.locator("[data-puzzle]").wait_for()
        page.wait_for_timeout(400)
        camera.take(page, f"puzzle-{name}")
        page.locator(".choices .leave").click()
        page.wait_for_timeout(400)
        camera.take(page, f"puzzle-answer-{name}")
        page.goto(page.url.partition("/puzzles")[0] + POSITION)
        page.locator("button.primary").last.click()
        solved = page.get_by_role("heading", name="The equilibrium", exact=True)
        solved.wait_for(timeout=300_000)
        page.locator("[data-heat]").wait_for()
        page.wait_for_timeout(400)
        camera.take(page, f"calculator-{name}", whole=True)


def _daily_and_mine(camera: Camera) -> None:
    """One person's day: the daily cave, its result, and my games with a reviewed one."""
    page = camera.page(PHONE, "/daily")
    page.locator("button.enter").wait_for()
    page.wait_for_timeout(400)
    camera.take(page, "daily", whole=True)
    page.locator("button.enter").click()
    page.locator(".choices").wait_for()
    finish(page, going_on=3)
    page.clock.run_for(8_000)
    page.locator(".actions .primary").click()
    page.locator("tr.mine").wait_for()
    for name, size in SIDES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(400)
        camera.take(page, f"daily-result-{name}", whole=True)
    page.goto(page.url.partition("/daily")[0])
    for going_on in (3, 2):
        play_now(page)
        finish(page, going_on=going_on)
        page.clock.run_for(8_000)
        page.get_by_role("button", name="Review").click()
        page.locator("dialog .figures").wait_for(timeout=300_000)
        page.goto(page.url.partition("/replay")[0])
    page.goto(f"{page.url.rstrip('/')}/mine")
    for name, size in SIDES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".figure").last.wait_for()
        page.wait_for_timeout(400)
        camera.take(page, f"mine-{name}", whole=True)


def _around(camera: Camera) -> None:
    page = camera.page(PHONE)
    camera.take(page, "home-phone")
    camera.take(camera.page(DESK), "home-desk")
    for name in ("rules", "settings", "replay", "pass"):
        camera.take(
            camera.page(PHONE, f"/{name}"), f"{name if name != 'replay' else 'open-record'}"
        )
    camera.take(camera.page(DESK, "/rules/pl-incan-gold+relics"), "rules-incan-gold", whole=True)
    camera.take(camera.page(PHONE, "/rules/differ"), "rules-differ")
    link = open_lobby(page, bots=3)
    page.evaluate("scrollTo(0, 0)")
    camera.take(page, "lobby-phone")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    camera.take(page, "lobby-desk")
    camera.take(camera.page(PHONE, f"/t/{link.rpartition('/')[2]}"), "join")
    page.get_by_role("button", name="Start", exact=True).click()
    watcher = camera.page(PHONE, f"/w/{link.rpartition('/')[2]}")
    watcher.wait_for_timeout(2500)
    camera.take(watcher, "watch")
    hot = camera.page(PHONE, "/pass")
    hot.locator("button.start").click()
    hot.locator(".hand button").wait_for()
    camera.take(hot, "hot-seat-first")
    hot.locator(".hand button").click()
    choose(hot, "go_on")
    hot.locator("dialog").wait_for()
    camera.take(hot, "hot-seat-cover")
    full = camera.page(PHONE, language="de")
    crowd(full)
    full.get_by_role("button").nth(1).click()
    full.locator(".seats").wait_for()
    for _ in range(7):
        full.locator(".add button").first.click()
        full.wait_for_timeout(150)
    full.locator("button.start").click()
    full.locator(".choices").wait_for()
    full.wait_for_timeout(2500)
    camera.take(full, "table-crowded-german")
    full.locator(".camp li").first.click()
    full.wait_for_timeout(300)
    camera.take(full, "camp-german")


def main() -> None:
    """Take all pictures again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*"):
        if not old.name.startswith("film-"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/t.db", *GENEROUS, "--pace-seconds=0.4") as server,
        chromium() as browser,
    ):
        camera = Camera(browser, server.url)
        _lessons(camera)
        _puzzles(camera)
        _daily_and_mine(camera)
        _around(camera)
        _table(camera)
        _themes(camera)
        _big_screen(camera)


if __name__ == "__main__":
    main()
