"""`make fresh`: a run that passes because tests are skipped is a failed one."""

from __future__ import annotations

import pytest
from tests.skipped import part_of
from tools.fresh import hidden_fault

BROWSER = part_of("there is no chromium on this machine: install the package chromium")
DATABASE = part_of("PostgreSQL: no `initdb`: install PostgreSQL")
SYSTEMD = part_of("systemd-analyze is not installed: systemd")


@pytest.mark.parametrize(
    ("account", "parts", "hides"),
    [
        ("root", [], False),
        ("root", [SYSTEMD], False),
        ("root", [SYSTEMD, DATABASE], True),
        ("root", [BROWSER], True),
        ("user", [DATABASE, BROWSER], False),
        ("user", [], True),  # it cannot have installed them, and does not say so
    ],
)
def test_who_may_skip_what_on_a_new_system(account: str, parts: list[str], hides: bool) -> None:
    said = [f"Skipped here: 9 {', 9 '.join(parts)}."] if parts else []
    lines = ["make: ...", *said, "= 9 passed, 9 skipped in 9.00s ="]
    assert bool(hidden_fault(account, lines)) == hides
