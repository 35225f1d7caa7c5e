"""The bots, by name."""

from collections.abc import Callable

from ..errors import TacoraError
from .base import Bot, Decision
from .bold import BoldBot
from .cautious import CautiousBot
from .random_bot import RandomBot

BOTS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "cautious": CautiousBot,
    "bold": BoldBot,
}


class UnknownBot(TacoraError):
    """No bot has this name."""


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name; whatever it leaves to chance follows from the seed."""
    if name not in BOTS:
        raise UnknownBot(f"no bot {name[:40]!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Decision", "UnknownBot", "make_bot"]
