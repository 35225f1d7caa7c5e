"""What a note can point at, and whether it is on the table at a moment."""

from __future__ import annotations

from ..game import ExplorersLeft, Relic, Treasure
from ..record import Moment

LEARNER = 0
"""The seat of the person who learns: always the first."""
POINTS = {
    "path": "the whole path",
    "card": "the newest card",
    "odd": "the last card on which gems lie",
    "relic": "the last relic on the path",
    "danger": "the risk of the next card",
    "camp": "all explorers, and whether they have chosen",
    "leaver": "the explorer who has just left; of several, the first who is not the learner",
    "you": "the learner's explorer",
    "carried": "what the learner carries",
    "chest": "what the learner has in safety",
    "relics": "the relics that the learner has in safety",
    "choices": "both buttons",
    "go-on": "the button to go on",
    "leave": "the button to leave",
    "entrances": "the five entrances",
}
"""The names in lesson files; the page knows where each is drawn (web/src/lib/pointing.ts)."""


def leavers(moment: Moment) -> tuple[int, ...]:
    """Return the seats that left at a moment."""
    return next((each.seats for each in moment.events if isinstance(each, ExplorersLeft)), ())


def is_there(point: str, moment: Moment) -> bool:
    """Return whether a thing is on the table at a moment."""
    game = moment.game
    learner = game.explorers[LEARNER]
    if point == "card":
        return bool(game.path)
    if point == "odd":
        return any(isinstance(each.card, Treasure) and each.gems for each in game.path)
    if point == "relic":
        return any(isinstance(each.card, Relic) for each in game.path)
    if point == "danger":
        return not game.over
    if point == "leaver":
        return any(seat != LEARNER for seat in leavers(moment))
    if point == "relics":
        return bool(learner.relics)
    if point in ("choices", "go-on", "leave"):
        return game.awaits == "choices" and learner.in_cave
    return True
