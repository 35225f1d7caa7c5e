"""Records in the page itself what it showed and when, so that a busy machine does not matter."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TimedOut
from tests.browser.table import until

ACT = "() => document.querySelector('.board')?.dataset.act ?? 'still'"
"""What is being shown: from the hush to the summary of an expedition, or nothing."""
OVER = ("still", "collapse", "flee", "ending")

RECORD = f"""() => {{
  window.frames_seen = [];
  const act = {ACT};
  const look = (drawn) => {{
    const last = window.frames_seen.at(-1);
    const ending = !!document.querySelector('.ending');
    if (!drawn && last?.act === act() && last.ending === ending) return;
    const tokens = drawn ? [...document.querySelectorAll('.token')] : null;
    window.frames_seen.push({{
      at: performance.now(),
      act: act(),
      ending,
      turns: tokens?.map((token) => getComputedStyle(token).transform) ?? null,
      cards: document.querySelectorAll('.path ol li').length,
      choices: !!document.querySelector('.choices button[aria-disabled=false]'),
    }});
  }};
  const frame = () => {{
    look(true);
    requestAnimationFrame(frame);
  }};
  requestAnimationFrame(frame);
  // A busy machine may draw no frame of an act, but every act changes the page.
  new MutationObserver(() => look(false)).observe(document, {{
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'data-act'],
  }});
}}"""


@dataclass(frozen=True, slots=True)
class Scene:
    """One reveal, from the hush until the next card lies or the cave has collapsed."""

    frames: list[dict[str, Any]]
    after: list[dict[str, Any]]

    @property
    def acts(self) -> list[str]:
        return [act for act, _ in groupby(frame["act"] for frame in self.frames)]

    @property
    def seconds(self) -> float:
        lasted: float = (self.frames[-1]["at"] - self.frames[0]["at"]) / 1000
        return lasted


def record(page: Page) -> None:
    page.evaluate(RECORD)


def scene(page: Page) -> Scene:
    """Wait for the end of the first reveal since recording began, and return it."""
    found: list[Scene] = []

    def over() -> bool:
        found[:] = scenes(page)
        return len(found) > 1 or (len(found) > 0 and bool(found[0].after))

    until(page, over)
    return found[0]


def stop_clock(page: Page) -> None:
    """From now on the page's clock advances only when the test says so."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def arrive(page: Page, what: str) -> None:
    """Wait for an element of a table while the clock of the page is stopped.

    On a busy machine the connection may be given up, and the timer that opens it again stands
    still, too. A device that comes online opens it at once.
    """
    for _ in range(6):
        try:
            page.locator(what).first.wait_for(timeout=10_000)
        except TimedOut:
            page.evaluate("dispatchEvent(new Event('online'))")
        else:
            return
    page.locator(what).first.wait_for()


def by_the_clock(page: Page, step: int = 50) -> list[tuple[str, int]]:
    """The acts of the reveal that has just begun, and the milliseconds of each.

    The page's clock is stopped and advances in steps, so the result does not depend on the machine.
    """
    page.locator(".reveal").wait_for()
    seen: list[str] = []
    while not seen or seen[-1] not in OVER:
        seen.append(page.evaluate(ACT))
        page.clock.run_for(step)
        assert len(seen) < 10_000 // step
    return [(act, step * len(list(each))) for act, each in groupby(seen[:-1])]


def scenes(page: Page) -> list[Scene]:
    """All reveals since recording began."""
    found: list[Scene] = []
    before = "still"
    for frame in page.evaluate("window.frames_seen"):
        act = frame["act"]
        # With reduced motion there is no hush: the choices turn at once.
        if (act == "hush" != before) or (act == "turn" and before not in ("hush", "turn")):
            found.append(Scene([], []))
        if found:
            over = act in OVER or bool(found[-1].after)
            (found[-1].after if over else found[-1].frames).append(frame)
        before = act
    return found
