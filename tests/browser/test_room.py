"""The path keeps its place: nothing on the table jumps when what is to be done changes."""

from __future__ import annotations

import pytest
from tests.browser.conftest import NewPage
from tests.browser.table import LIVE, NEW_TURN_MS, PRESS, STATE, play_now

NOW = """() => {
  const path = document.querySelector('section.path');
  if (!path) return null;
  const act = document.querySelector('.board').dataset.act;
  const lines = document.querySelectorAll('.choices .leave small:not(.gone) span').length;
  const shows = document.querySelector('.hold .waiting') ? 'waiting'
    : act === 'ending' ? 'summary' : lines === 3 ? 'choices' : '';
  const foot = document.querySelector('.act').offsetHeight;
  return { act, shows, height: path.offsetHeight, foot };
}"""
"""What is to be done, and the heights of the path and of the foot where it is done."""
SHOWN = {"choices", "summary", "waiting"}
MOST_STEPS = 600


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (1280, 800)])
def test_the_path_keeps_its_size_whatever_is_to_be_done(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page(width, height)
    play_now(page)
    page.locator(LIVE).first.wait_for()
    seen: set[str] = set()
    sizes: set[tuple[int, int]] = set()
    for _ in range(MOST_STEPS):
        now = page.evaluate(NOW)
        if now is None or seen >= SHOWN:
            break
        seen.add(now["shows"])
        sizes.add((now["height"], now["foot"]))
        page.clock.run_for(NEW_TURN_MS)
        if now["act"] == "ending":
            page.get_by_role("button", name="Continue").click()
        elif page.evaluate(STATE) == "asked":
            page.evaluate(PRESS, 2)
        else:
            page.wait_for_timeout(5)
    assert seen >= SHOWN, f"not seen: {SHOWN - seen}"
    assert len(sizes) == 1, sizes
