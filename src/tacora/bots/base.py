"""What a bot is: somebody who decides from a view."""

from __future__ import annotations

from typing import Literal, Protocol

from ..game import View

Decision = Literal["go on", "leave"]


class Bot(Protocol):
    """Decides for one seat, from what a person in that seat who keeps count could know."""

    def decide(self, view: View) -> Decision: ...
