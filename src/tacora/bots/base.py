"""What a bot is, and a character: a bot with a name and a way of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..errors import TacoraError
from ..game import Choice, View
from ..policies import Rule
from ..record import History


class BotError(TacoraError):
    """A bot that does not exist, or that cannot play here."""


class Bot(Protocol):
    """Decides for one seat, from what a person in that seat who keeps count could know.

    The history is what the seat remembers; a bot that does not learn from it needs none.
    """

    def decide(self, view: View, history: History = ()) -> Choice: ...


@dataclass(frozen=True, slots=True)
class Character:
    """A bot that can sit at a table; `words` says what people call it."""

    name: str
    make: Callable[[str], Bot]
    """Makes the bot; what it leaves to chance follows from the seed."""
    rule: Rule | None = None
    """The rule of thumb it follows, if it does."""
    not_in_kernel: str = ""
    """Why the kernel cannot play it, if it cannot."""
    strength: int = 1
    """From 1, whom a child beats, to 5, for people who choose an opponent."""
    tempo: float = 1.0
    """How long it takes over a choice at a table, compared with the others."""
    needs_lab: bool = False
    """Whether it needs NumPy and Numba, and time to think: a server asks it in a process apart."""
