"""What the host chooses for a table, and what the house lays down for all tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..editions import EditionError, edition
from ..game import Edition
from .refusal import Refused

FEWEST_SEATS = 3
MOST_SEATS = 8


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen for a table before its game starts."""

    edition: Annotated[str, Meta(max_length=40)] = "fr-iello-2021"
    relics: bool | None = None
    """With or without relics; None is the book's basic game."""
    seats: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)] = MOST_SEATS
    seconds: Annotated[int, Meta(ge=15, le=3 * 24 * 3600)] | None = None
    """Time for each choice; None is without limit."""
    chests: Literal["open", "closed"] = "closed"
    odds: Literal["shown", "hidden"] = "hidden"
    spectators: Literal["welcome", "none"] = "welcome"
    listed: Literal["public", "by link"] = "by link"

    def rules(self) -> Edition:
        """The rule set that these options ask for."""
        try:
            return edition(self.edition, self.relics)
        except EditionError:
            raise Refused("no_such_rule_set") from None


class House(Struct, frozen=True):
    """What the server lays down for every table; times in milliseconds."""

    away_after: int = 120_000
    """How long somebody may be gone before a bot plays for them, where no clock runs."""
    pace: int = 1_500
    """How long a turn lasts in which only bots decide, and about how long a bot takes otherwise."""
    stand_in: str = "cautious"
    """The bot that plays for people who are away."""
