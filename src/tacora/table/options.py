"""The options of a table, which its host chooses, and the settings of the server for all tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..editions import edition
from ..game import Chests, Edition

FEWEST_SEATS, MOST_SEATS = 3, 8
FEWEST_SECONDS, MOST_SECONDS = 15, 3 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Options:
    """What the host can choose before a game starts."""

    edition: str = "fr-iello-2021"
    relics: bool | None = None
    """With or without relics; None means the book's basic game."""
    seats: int = MOST_SEATS
    seconds: int | None = None
    """Time for each choice; None means no limit."""
    chests: Chests = "closed"
    odds: Literal["shown", "hidden"] = "hidden"
    spectators: Literal["welcome", "none"] = "welcome"
    listed: Literal["public", "by link"] = "by link"
    outside_bots: Literal["welcome", "none"] = "none"
    """Whether programs may join through a client and play a seat."""

    def rules(self) -> Edition:
        """Return the rule set of these options; raise an `EditionError` if there is none."""
        return edition(self.edition, self.relics)


USUAL = Options()


@dataclass(frozen=True, slots=True)
class House:
    """The settings of the server for every table; times are in milliseconds."""

    away_after: int = 120_000
    """How long a person may be away before a bot plays for them, if no clock runs."""
    pace: int = 1_500
    """The length of a turn in which only bots decide; else the average time of a bot's choice."""
    stand_in: str = "cautious"
    """The bot that plays for people who are away."""
