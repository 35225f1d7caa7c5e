"""Writes games and ratings for the tests of the page: `python -m tools.page_game`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce
from tests.properties.played import play_by_chance
from tests.table.helpers import Played as Table
from tests.table.test_daily import after, played

from tacora import rule_sets
from tacora.dealer import number_below
from tacora.record import Record, Shuffle, full_proof, to_json, to_text
from tacora.table import messages, record_of
from tacora.table.views import replay_view
from tacora.table.wire import plain

TARGET = Path(__file__).parent.parent / "web" / "generated" / "game.json"
RATINGS = TARGET.with_name("ratings.json")
RATED_MATCHES = 24
EDITION = "de-iello-2017+relics"
NAMES = ("Ana", "Ben, the 2nd", 'Юля "Cy"', "山")
SECRET = "5eed" * 8
NUMBERS = ("a0" * 16, "", "b1" * 16, "-")
BOTS = ["", "bold", "", ""]
LEAVE_IN_100 = 20


def game() -> dict[str, Any]:
    """A finished game with its proof and its moments, and some numbers of the dealer."""
    (edition,) = (each for each in rule_sets() if each.name == EDITION)
    shuffle = Shuffle(SECRET, NUMBERS)
    record = replace(
        play_by_chance(edition, len(NAMES), shuffle.seed, LEAVE_IN_100).record, explorers=NAMES
    )
    record = replace(record, extra={"bots": BOTS, "shuffle": full_proof(record, [shuffle])})
    return {
        **_shown(record),
        "restored": _shown(_restored()),
        "daily": _shown(record_of(played("2026-11-19", after(4), practice=True))),
        "text": to_text(record),
        "below": [_drawn(limit) for limit in (1, 2, 7, 30, 10**6, 2**53 - 1)],
    }


def _shown(record: Record) -> dict[str, Any]:
    return {"record": json.loads(to_json(record)), "replay": plain(replay_view(record))}


def _restored() -> Record:
    """A game whose server was restored from a backup in the first turn."""
    played = Table(people=3)
    played.start()
    played.restore(SECRET)
    played.ask(1, messages.AddNumber(played.id(), "c2" * 16))
    played.play_out("go_on")
    return record_of(played.table)


def _drawn(limit: int) -> dict[str, Any]:
    where = ("card", 3, limit % 10)
    return {
        "limit": limit,
        "seed": "seed",
        "where": where,
        "number": number_below(limit, "seed", *where),
    }


def ratings() -> dict[str, Any]:
    """Matches of a player against a puzzle, with openskill's rating of the player afterwards."""
    model = PlackettLuce()
    matches = []
    player = model.rating()
    for number in range(RATED_MATCHES):
        puzzle = model.rating(mu=10 + 1.5 * number, sigma=0.5 + number / 4)
        right = number % 3 != 1
        before = {"mu": player.mu, "sigma": player.sigma}
        against = {"mu": puzzle.mu, "sigma": puzzle.sigma}
        ranks = [0.0, 1.0] if right else [1.0, 0.0]
        ((player,), _) = model.rate([[player], [puzzle]], ranks=ranks)
        after = {"mu": player.mu, "sigma": player.sigma}
        matches.append({"player": before, "puzzle": against, "right": right, "after": after})
    return {"matches": matches}


def main() -> None:
    """Write the game and the ratings to the files that the tests read."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(game()), encoding="utf-8")
    RATINGS.write_text(json.dumps(ratings()), encoding="utf-8")


if __name__ == "__main__":
    main()
