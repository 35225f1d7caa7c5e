"""Measures a first visit: the bytes to load, and the seconds until the first choice."""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Response
from tests.browser.chromium import VISITED, chromium
from tests.browser.table import LIVE
from tests.server.running import GENEROUS, serving

MOST_BYTES = 90_000
MOST_SECONDS = 10.0
CPU_SLOWDOWN = 4
ROUNDS = 3
# A slow mobile connection as the browser's own tools define it: 1.6 Mbit/s, 150 ms.
NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
NOT_COUNTED = (".svg", ".png", ".jpg", ".woff2")
"""Pictures and the typeface come after the first paint."""
NOTE_HOME = """() => {
  const look = () => {
    if (!document.querySelector('button.now')) return;
    window.home_seen = performance.now();
    watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true });
}"""
LOADED = """() => performance.getEntriesByType('resource')
  .filter((each) => each.responseEnd <= window.home_seen).map((each) => each.name)"""
"""The addresses of all that had come when home was drawn, by the clock of the page."""


class Visit(NamedTuple):
    """A first visit: bytes and seconds until home is seen, and until something can be chosen."""

    home_bytes: int
    home_seconds: float
    choice_bytes: int
    choice_seconds: float


def first_visit() -> Visit:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "t.db", *GENEROUS) as server,
        chromium(small=False) as browser,
    ):
        page = browser.new_page(viewport={"width": 390, "height": 844})
        page.add_init_script(VISITED)
        page.add_init_script(f"({NOTE_HOME})()")
        tools = page.context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", NETWORK)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer))
        began = time.perf_counter()
        page.goto(server.url, wait_until="commit")
        page.locator("button.now").wait_for()
        home = time.perf_counter() - began
        needed = {page.url, *page.evaluate(LOADED)}
        page.locator("button.now").click()
        page.locator(LIVE).first.wait_for()
        choice = time.perf_counter() - began
        sizes = [(each.url in needed, _size(each)) for each in answers]
    of_home = sum(size for of_home, size in sizes if of_home)
    return Visit(of_home, home, sum(size for _, size in sizes), choice)


def _size(answer: Response) -> int:
    """The compressed bytes of an answer."""
    path = urlsplit(answer.url).path
    if answer.request.method == "HEAD" or path.endswith(NOT_COUNTED) or "/api/" in path:
        return 0
    return len(gzip.compress(answer.body(), 9))


def main() -> int:
    visits = [first_visit() for _ in range(ROUNDS)]
    visit = Visit(*(statistics.median(each) for each in zip(*visits, strict=True)))
    sys.stdout.write(
        f"home is seen: {visit.home_bytes / 1000:.1f} kB compressed (at most "
        f"{MOST_BYTES / 1000:.0f}), {visit.home_seconds:.1f} s on a slow phone\n"
        f"the first choice: {visit.choice_bytes / 1000:.1f} kB with all that came meanwhile, "
        f"{visit.choice_seconds:.1f} s (at most {MOST_SECONDS})\n"
    )
    return 0 if visit.home_bytes <= MOST_BYTES and visit.choice_seconds <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
