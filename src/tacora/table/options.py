"""What the host chooses for a table, and what the server lays down for all tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..editions import edition
from ..game import Chests, Edition

FEWEST_SEATS, MOST_SEATS = 3, 8
FEWEST_SECONDS, MOST_SECONDS = 15, 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Options:
    """What can be chosen for a table before its game starts."""

    edition: str = "fr-iello-2021"
    relics: bool | None = None
    """With or without relics; None is the book's basic game."""
    seats: int = MOST_SEATS
    seconds: int | None = None
    """Time for each choice; None is without limit."""
    chests: Chests = "closed"
    odds: Literal["shown", "hidden"] = "hidden"
    spectators: Literal["welcome", "none"] = "welcome"
    listed: Literal["public", "by link"] = "by link"

    def rules(self) -> Edition:
        """The rule set that these options ask for; raises an `EditionError` if there is none."""
        return edition(self.edition, self.relics)


USUAL = Options()


@dataclass(frozen=True, slots=True)
class House:
    """What the server lays down for every table; times in milliseconds."""

    away_after: int = 120_000
    """How long a person may be away before a bot plays for them, where no clock runs."""
    pace: int = 1_500
    """How long a turn lasts in which only bots decide, and about how long a bot takes otherwise."""
    stand_in: str = "cautious"
    """The bot that plays for people who are away."""
