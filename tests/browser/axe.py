"""Run axe on a page, in several themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.looks import drawn
from tests.thorough import cases

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

THEMES = ["dark", "light", "contrast"]


def axe(page: Page, within: str = "html") -> list[str]:
    """What axe finds against WCAG 2.2 A and AA in a part of the page, in its theme and one more.

    With `--thorough` it is in all three. Themes differ in their colours alone, so the other themes
    are asked about contrast alone.
    """
    # Tests draw no pixels (`conftest.ONCE`), and axe judges no colour that cannot be seen.
    page.evaluate("document.body.style.setProperty('opacity', 1, 'important')")
    drawn(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    worn = page.locator("html").get_attribute("data-theme")
    found = _axe_run(page, within, {"type": "tag", "values": WCAG})
    others = [theme for theme in THEMES if theme != worn]
    for theme in others[: cases(1, 2)]:
        _wear(page, theme)
        found += _axe_run(page, within, {"type": "rule", "values": ["color-contrast"]})
    _wear(page, worn)
    page.evaluate("document.body.style.removeProperty('opacity')")
    return found


def _wear(page: Page, theme: str | None) -> None:
    """Change the theme at once, without its transitions; axe asks for styles, not for pixels."""
    page.evaluate(
        """theme => {
          document.documentElement.dataset.theme = theme;
          // What inherits a colour may begin a transition when that of its parent has ended.
          const moving = () => document.getAnimations().filter((each) =>
            each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity);
          for (let all = moving(), times = 0; all.length && times < 20; all = moving(), times++)
            for (const each of all) each.finish();
        }""",
        theme,
    )


def _axe_run(page: Page, within: str, only: dict[str, Any]) -> list[str]:
    page.evaluate(
        """([within, only]) => {
          window.axe_found = null;
          const asked = { runOnly: only, resultTypes: ['violations'] };
          void axe.run(within, asked).then((all) => (window.axe_found = all.violations));
        }""",
        [within, only],
    )
    # If the page's clock is stopped, axe needs it to advance a few milliseconds.
    while (found := page.evaluate("window.axe_found")) is None:
        page.clock.run_for(20)
    theme = page.locator("html").get_attribute("data-theme")
    return [
        f"{theme}: {each['id']}: {node['html'][:160]} {node['any'][:1]}"
        for each in found
        for node in each["nodes"]
    ]
