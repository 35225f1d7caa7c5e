"""Measures a first visit: the bytes to load, and the seconds until the first choice."""

from __future__ import annotations

import gzip
import sys
import tempfile
import time
from pathlib import Path

from tests.browser.chromium import chromium
from tests.browser.table import LIVE
from tests.server.running import GENEROUS, serving

MOST_BYTES = 90_000
MOST_SECONDS = 10.0
CPU_SLOWDOWN = 4
# A slow mobile connection as the browser's own tools define it: 1.6 Mbit/s, 150 ms.
NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
PICTURES = (".svg", ".png")


def first_choice() -> tuple[int, float]:
    """The compressed bytes of a first visit, and the seconds until the first choice."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "t.db", *GENEROUS) as server,
        chromium() as browser,
    ):
        page = browser.new_page(viewport={"width": 390, "height": 844})
        tools = page.context.new_cdp_session(page)
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", NETWORK)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
        loaded: list[int] = []
        page.on(
            "response",
            lambda answer: (
                None
                if answer.url.split("?")[0].endswith(PICTURES) or "/api/" in answer.url
                else loaded.append(len(gzip.compress(answer.body(), 9)))
            ),
        )
        began = time.perf_counter()
        page.goto(server.url)
        page.locator("button.now").click()
        page.locator(LIVE).first.wait_for()
        lasted = time.perf_counter() - began
    return sum(loaded), lasted


def main() -> int:
    size, lasted = first_choice()
    sys.stdout.write(
        f"first load, compressed: {size / 1000:.1f} kB (at most {MOST_BYTES / 1000:.0f})\n"
    )
    sys.stdout.write(
        f"slow phone, address to first choice: {lasted:.1f} s (at most {MOST_SECONDS})\n"
    )
    return 0 if size <= MOST_BYTES and lasted <= MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
