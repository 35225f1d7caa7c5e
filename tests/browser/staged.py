"""A table where a script says what happens, event by event: for tests, films and benchmarks."""

from __future__ import annotations

import copy
from typing import Any

from playwright.sync_api import Page
from tests.browser.looks import Wire, rewrite

Event = dict[str, Any]
PATH = ("7", "snake", "11")
INSIDE = [0, 1, 2, 3, 4]
GO_ON: list[Event] = [
    {"event": "choices_revealed", "going_on": INSIDE, "leaving": []},
    {"event": "card_revealed", "card": "spider"},
]
SHARED: list[Event] = [
    {"event": "card_revealed", "card": "17"},
    {"event": "treasure_shared", "seats": INSIDE, "each": 3, "left": 2},
]
LEFT: list[Event] = [
    {"event": "choices_revealed", "going_on": [0, 2, 3], "leaving": [1, 4]},
    {"event": "explorers_left", "seats": [1, 4], "each": 3, "left": 0, "carried": 5},
]
COLLAPSED: list[Event] = [
    {"event": "choices_revealed", "going_on": [0, 2, 3], "leaving": []},
    {"event": "card_revealed", "card": "snake"},
    {"event": "cave_collapsed", "trap": "snake", "seats": [0, 2, 3], "each": 8},
    {
        "event": "expedition_ended", "expedition": 1, "how": "collapse", "gems": 6, "relics": [],
        "trap": "snake",
    },
]  # fmt: skip
OPENED: list[Event] = [
    {"event": "expedition_began", "expedition": 2, "entered": []},
    {"event": "card_revealed", "card": "9"},
    {"event": "treasure_shared", "seats": INSIDE, "each": 1, "left": 4},
    {"event": "choices_revealed", "going_on": INSIDE, "leaving": []},
    {"event": "card_revealed", "card": "relic"},
]
ALONE: list[Event] = [
    {"event": "choices_revealed", "going_on": [0, 1, 2, 4], "leaving": [3]},
    {"event": "explorers_left", "seats": [3], "each": 4, "left": 0, "carried": 1},
    {"event": "relic_taken", "seat": 3, "relic": "relic", "worth": 5},
]
CALM: list[Event] = [
    {"event": "choices_revealed", "going_on": [], "leaving": [0, 1, 2, 4]},
    {"event": "explorers_left", "seats": [0, 1, 2, 4], "each": 0, "left": 0, "carried": 1},
    {
        "event": "expedition_ended", "expedition": 2, "how": "everyone left", "gems": 0,
        "relics": [], "trap": None,
    },
]  # fmt: skip
RESULT = {"points": [12, 40, 7, 12, 25], "relics": [0] * 5, "winners": [1], "outcome": "won"}


class Staged:
    """Every view of this page is that of a table in its first expedition, with five explorers."""

    def __init__(self, page: Page) -> None:
        self._last: dict[str, Any] = {}
        self._wire: Wire = rewrite(page, self._keep)

    def _keep(self, frame: dict[str, Any]) -> None:
        game = frame["table"]["game"]
        game["path"] = [{"card": card, "gems": 2 if card.isdigit() else 0} for card in PATH]
        game |= {"expedition": 1, "awaits": "choices", "awaited": [0], "deadline": None}
        for explorer in game["explorers"]:
            explorer |= {"carried": 5, "chest": 10, "in_cave": True, "sealed": False}
        self._last = copy.deepcopy(frame)

    def happens(self, *events: Event) -> None:
        """Tell the page that this happened; afterwards everybody inside has to choose."""
        game = self._last["table"]["game"]
        for event in events:
            if event["event"] == "card_revealed":
                game["path"].append({"card": event["card"], "gems": 0})
            elif event["event"] == "treasure_shared":
                game["path"][-1]["gems"] = event["left"]
                for seat in event["seats"]:
                    game["explorers"][seat]["carried"] += event["each"]
            elif event["event"] == "explorers_left":
                for step in game["path"]:
                    step["gems"] = 0
                for seat in event["seats"]:
                    game["explorers"][seat] |= {"carried": 0, "chest": 18, "in_cave": False}
            elif event["event"] == "relic_taken":
                game["path"] = [each for each in game["path"] if each["card"] != event["relic"]]
                taken = {"relic": event["relic"], "worth": event["worth"]}
                game["explorers"][event["seat"]]["relics"] = [taken]
            elif event["event"] == "expedition_ended":
                game |= {"path": [], "expedition": event["expedition"] + 1}
                for explorer in game["explorers"]:
                    explorer |= {"carried": 0, "in_cave": True}
            elif event["event"] == "game_ended":
                self._last["table"]["phase"] = "over"
                game |= {"result": event["result"], "awaits": "nothing"}
        game["turn"] += 1
        self._last |= {"type": "update", "version": self._last["version"] + 1}
        self._wire.say(self._last | {"happened": list(events)})
