"""The wheel as people install it, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.chromium import VISITED
from tests.browser.conftest import PATIENCE_MS
from tests.browser.table import choose, play_now
from tests.packages import installed, served


@pytest.mark.thorough
def test_the_installed_wheel_serves_the_page_and_a_move_is_played(
    browser: Browser, tmp_path: Path
) -> None:
    with served(installed(tmp_path / "packages"), tmp_path) as url:
        page = browser.new_page(service_workers="block", locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(VISITED)
        page.clock.install()
        page.goto(url)
        play_now(page)
        choose(page, "leave")
        expect(page.get_by_role("log")).to_contain_text("Explorer")
        expect(page.locator("li.mine.at-camp")).to_have_count(1)
        page.context.close()
