"""The last line of a test run says which tests were skipped, and what to install for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

import pytest

PARTS = (
    ("PostgreSQL", "of PostgreSQL", "apt-get install postgresql"),
    ("chromium", "in a browser", "apt-get install chromium"),
    ("nginx", "of nginx", "apt-get install nginx-light"),
    ("systemd", "of systemd", "apt-get install systemd"),
    ("root", "for root", "run them as root"),
)
"""A word of the reason, a name for those tests, and how to run them."""


def part_of(reason: str) -> str:
    """The name for a skipped test, and how to run it."""
    for word, what, how in PARTS:
        if word in reason:
            return f"{what} ({how})"
    return f"otherwise ({reason})"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter,
) -> Generator[None]:
    """Print the line after everything else except the count of tests."""
    yield
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [report.longrepr[2].removeprefix("Skipped: ") for report in skipped]
    parts = Counter(map(part_of, reasons)).most_common()
    if parts:
        told = ", ".join(f"{count} {part}" for part, count in parts)
        terminalreporter.write_line(f"Skipped here: {told}.")
