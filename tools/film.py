"""`make film`: the main scenes of the page as contact sheets, one picture every 100 ms.

The page's clock stands still between two pictures, and so do its animations. On the TV a table is
watched, everywhere else it is played. A sheet of each scene is kept in docs/screens.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.chromium import VISITED, chromium
from tests.browser.staged import (
    ALONE,
    CALM,
    COLLAPSED,
    GO_ON,
    LEFT,
    OPENED,
    RESULT,
    SHARED,
    Event,
    Staged,
)
from tests.browser.table import LIVE, NEW_TURN_MS, play_now, settle, until
from tests.browser.timeline import stop_clock
from tests.server.running import GENEROUS, serving

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "film"
KEPT = {
    *("reveal-tv", "sharing-tv", "leaving-phone", "alone-phone", "flight-desk"),
    *("opening-phone", "calm-tv", "result-desk"),
}
KEPT_IN = ROOT / "docs" / "screens"
STEP_MS = 100
QUALITY = 60
"""Of a sheet, in percent: small enough to be kept."""
SIZES = {"phone": (390, 844), "desk": (1280, 800), "tv": (1920, 1080)}
COLUMNS = {"phone": 8, "desk": 6, "tv": 6}
SHEET_WIDTH = {"phone": 1280, "desk": 1440, "tv": 1920}
SCENES: dict[str, tuple[list[Event], int]] = {
    "reveal": (GO_ON, 2100),
    "sharing": (SHARED, 1400),
    "leaving": (LEFT, 2800),
    "flight": (COLLAPSED, 4400),
    "opening": (OPENED, 3400),
    "alone": (ALONE, 2800),
    "calm": (CALM, 3400),
    "result": ([{"event": "game_ended", "result": RESULT}], 6000),
}
"""What happens in each scene, and the milliseconds that are filmed."""

# Every animation shows what belongs to the page's time, however long a picture takes.
FREEZE = """() => {
  window.film_begun ??= new WeakMap();
  const now = performance.now();
  for (const each of document.getAnimations()) {
    if (!window.film_begun.has(each)) window.film_begun.set(each, now);
    each.pause();
    const passed = now - window.film_begun.get(each);
    if (passed < each.effect.getComputedTiming().endTime) each.currentTime = passed;
    else each.finish();
  }
}"""


def _shoot(page: Page, lasts: int, happens: Callable[[], None]) -> list[bytes]:
    """The pictures of one scene."""
    taken = []
    happens()
    for _ in range(lasts // STEP_MS):
        page.clock.run_for(STEP_MS)
        page.evaluate(FREEZE)
        taken.append(page.screenshot(type="jpeg", quality=80))
    settle(page)
    page.evaluate(FREEZE)
    return taken


def _sheet(browser: Browser, scene: str, size: str, pictures: list[bytes]) -> None:
    """Write all pictures of a scene on one sheet, each with its time."""
    name, columns = f"{scene}-{size}", COLUMNS[size]
    figures = "".join(
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(each).decode()}'>"
        f"<figcaption>{(number + 1) * STEP_MS} ms</figcaption></figure>"
        for number, each in enumerate(pictures)
    )
    page = browser.new_page(viewport={"width": SHEET_WIDTH[size], "height": 600})
    page.set_default_timeout(300_000)  # a sheet is large, and the machine may be busy
    page.set_content(
        f"<style>body {{ margin: 8px; display: grid; gap: 6px; background: #222; color: #eee;"
        f" font: 14px sans-serif; grid-template-columns: repeat({columns}, 1fr) }}"
        f"figure {{ margin: 0 }} img {{ width: 100% }}</style>{figures}"
    )
    sheet = FOLDER / f"{name}.jpg"
    page.screenshot(path=str(sheet), full_page=True, quality=QUALITY)
    page.close()
    if name in KEPT:
        shutil.copy(sheet, KEPT_IN / f"film-{sheet.name}")


def _film(browser: Browser, url: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    context.add_init_script(VISITED)
    context.clock.install()
    page = context.new_page()
    page.goto(url)
    if size == "tv":
        play_now(page)
        played, page = page, context.new_page()
        table = Staged(page)
        page.goto(played.url.replace("/t/", "/w/"))
        page.locator(".corner svg").wait_for()
    else:
        table = Staged(page)
        play_now(page)
    settle(page)
    stop_clock(page)
    if size != "tv":
        until(page, page.locator(LIVE).count, step_ms=NEW_TURN_MS)
    for name, (events, lasts) in SCENES.items():
        pictures = _shoot(page, lasts, lambda events=events: table.happens(*events))
        _sheet(browser, name, size, pictures)
    context.close()


def main() -> None:
    """Film all scenes in all sizes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/t.db", *GENEROUS) as server,
        chromium() as browser,
    ):
        for size in SIZES:
            _film(browser, server.url, size)


if __name__ == "__main__":
    main()
