"""A character: a bot with a name and a way of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .base import Bot
from .rules import Rule, RuleBot


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody who can sit at a table; the locales say what people call it."""

    name: str
    make: Callable[[str], Bot]
    """The bot itself; whatever it leaves to chance follows from the seed."""
    rule: Rule | None = None
    """The simple rule it follows, if it does."""
    not_in_kernel: str = ""
    """Why the kernel cannot play it, if it cannot."""
    strength: int = 1
    """From 1, whom a child beats, to 5, for people who choose an opponent."""
    tempo: float = 1.0
    """How long it takes over a choice at a table, compared with the others."""
    needs_lab: bool = False
    """Whether it needs NumPy and Numba, and time to think: a server asks it in a process apart."""


def follows(name: str, rule: Rule, *, strength: int = 1, tempo: float = 1.0) -> Character:
    """Somebody who follows a simple rule."""
    return Character(name, lambda seed: RuleBot(rule, seed), rule, strength=strength, tempo=tempo)
