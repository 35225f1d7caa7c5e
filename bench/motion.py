"""Measures the frames of the scenes that move most, on a phone whose CPU is slowed four times."""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.chromium import VISITED, chromium
from tests.browser.staged import LEFT, RESULT, SHARED, Event, Staged
from tests.browser.table import LIVE
from tests.server.running import GENEROUS, serving

CPU_SLOWDOWN = 4
SLOW_FRAME_MS = 50
MOST_SLOW = 0.1
"""At most this part of the frames may take longer than SLOW_FRAME_MS."""
SCENES: dict[str, tuple[list[Event], int]] = {
    "sharing": (SHARED, 1500),
    "leaving": (LEFT, 3000),
    "result": ([{"event": "game_ended", "result": RESULT}], 6000),
}
TASK = "ThreadControllerImpl::RunTask"
"""The name of a task in a trace of the browser."""
RECORD = """() => {
  window.frame_times = [];
  const step = (now) => { window.frame_times.push(now); requestAnimationFrame(step); };
  requestAnimationFrame(step);
}"""


def _frames(page: Page, table: Staged, events: list[Event], lasts: int) -> list[float]:
    """The milliseconds between the frames of one scene."""
    page.evaluate("window.frame_times.length = 0")
    table.happens(*events)
    page.wait_for_timeout(lasts)
    times: list[float] = page.evaluate("window.frame_times")
    return [after - before for before, after in pairwise(times)]


def _worked(trace: bytes) -> float:
    """The CPU milliseconds of the longest task of the page.

    On a machine that also does other things a frame can be late although the page did little.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    took = (
        each.get("tdur", 0)
        for each in events
        if each["name"] == TASK and (each["pid"], each["tid"]) in pages
    )
    return float(max(took)) / 1000


def main() -> int:
    good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "t.db", *GENEROUS) as server,
        chromium(small=False) as browser,
    ):
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.add_init_script(VISITED)
        table = Staged(page)
        page.goto(server.url)
        page.locator("button.now").click()
        page.locator(LIVE).first.wait_for()
        page.wait_for_timeout(2000)
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        page.evaluate(RECORD)
        for name, (events, lasts) in SCENES.items():
            browser.start_tracing(page=page, categories=["toplevel"])
            took = _frames(page, table, events, lasts)
            worked = _worked(browser.stop_tracing())
            slow = sum(each > SLOW_FRAME_MS for each in took) / len(took)
            good = good and slow <= MOST_SLOW
            sys.stdout.write(
                f"{name}: {len(took)} frames in {lasts / 1000:.1f} s, median "
                f"{statistics.median(took):.0f} ms, 95 of 100 within "
                f"{statistics.quantiles(took, n=20)[-1]:.0f} ms, longest {max(took):.0f} ms "
                f"(the page worked {worked:.0f} ms at most)\n"
            )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
