"""A table with a clock: when the time is over a bot decides, and the person can come back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPage
from tests.browser.table import expect_focus, open_lobby, open_options
from tests.server.running import GENEROUS, Server, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots think for 30 seconds: on a slow machine, too, the time runs out first."""
    path = tmp_path_factory.mktemp("clock") / "tables.db"
    with serving(path, *GENEROUS, "--pace-seconds=30", "--away-seconds=120") as running:
        yield running


def test_when_the_time_runs_out_a_bot_decides(new_page: NewPage) -> None:
    page = new_page()
    open_lobby(page, bots=2)
    open_options(page)
    page.get_by_label("Time per choice").select_option("15 seconds")
    expect(page.get_by_label("Time per choice").locator("option:checked")).to_have_text(
        "15 seconds"
    )
    page.get_by_role("button", name="Start", exact=True).click()
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^\d+\ss$"))
    page.clock.run_for(11_000)
    expect(clock).to_have_class(re.compile("late"))
    back = page.get_by_role("button", name="Take over from the bot")
    # It is too late for this turn, whose choice the bot makes; the next one is the person's.
    back.click()
    expect(back).to_be_disabled()
    expect(page.get_by_role("log")).to_contain_text("A bot is now playing for Explorer.")
    expect(page.get_by_role("log")).to_contain_text("Explorer is back.")
    expect(back).to_have_count(0)
    expect_focus(page)
