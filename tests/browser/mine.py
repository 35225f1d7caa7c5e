"""Files of my games, as the page saves and reads them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

FORMAT = "tacora-my-games/1"


def kept(record: dict[str, Any], *seats: int, **more: Any) -> dict[str, Any]:
    """One game of a file."""
    return {"record": record, "seats": list(seats), "table": None, "game": None} | more


def write(path: Path, *games: dict[str, Any]) -> Path:
    """Write these games to a file."""
    path.write_text(json.dumps({"format": FORMAT, "games": games}), encoding="utf-8")
    return path


def read(page: Page, path: Path) -> None:
    """Let the screen of my games open a file, and wait for what it says."""
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator("main [role=status]:not(:empty), main [role=alert]")).to_have_count(1)
