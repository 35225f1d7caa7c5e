"""Writes a game for the page's tests, played by the Python rules: `python -m tools.page_game`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.properties.played import play_by_chance

from tacora import rule_sets
from tacora.dealer import number_below
from tacora.record import dealing_seed, full_proof, to_json, to_text
from tacora.table.views import replay_view
from tacora.table.wire import plain

TARGET = Path(__file__).parent.parent / "web" / "generated" / "game.json"
EDITION = "de-iello-2017+relics"
NAMES = ("Ana", "Ben, the 2nd", 'Юля "Cy"', "山")
SECRET = "5eed" * 8
NUMBERS = ("a0" * 16, "b1" * 16)
LEAVE_IN_100 = 20


def game() -> dict[str, Any]:
    """A finished game with its proof and its moments, and some numbers of the dealer."""
    (edition,) = (each for each in rule_sets() if each.name == EDITION)
    seed = dealing_seed(SECRET, NUMBERS)
    record = replace(
        play_by_chance(edition, len(NAMES), seed, LEAVE_IN_100).record, explorers=NAMES
    )
    record = replace(record, extra={"shuffle": full_proof(record, SECRET, NUMBERS)})
    return {
        "record": json.loads(to_json(record)),
        "replay": plain(replay_view(record)),
        "text": to_text(record),
        "below": [_drawn(limit) for limit in (1, 2, 7, 30, 10**6, 2**53 - 1)],
    }


def _drawn(limit: int) -> dict[str, Any]:
    where = ("card", 3, limit % 10)
    return {
        "limit": limit,
        "seed": "seed",
        "where": where,
        "number": number_below(limit, "seed", *where),
    }


def main() -> None:
    """Write the game to the file that the tests read."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(game()), encoding="utf-8")


if __name__ == "__main__":
    main()
