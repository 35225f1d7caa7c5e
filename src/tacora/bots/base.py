"""What a bot is: somebody who decides from a view and from what was seen before."""

from __future__ import annotations

from typing import Protocol

from ..errors import TacoraError
from ..game import Choice, View
from ..record import Turn

Story = tuple[tuple[Turn, ...], ...]
"""What everybody at the table has seen so far: the expeditions of the game's record."""


class BotError(TacoraError):
    """A bot that does not exist, or that cannot play here."""


class Bot(Protocol):
    """Decides for one seat, from what a person in that seat who keeps count could know.

    The story is what the seat remembers; a bot that does not learn from it needs none.
    """

    def decide(self, view: View, story: Story = ()) -> Choice: ...
