"""The bots, by name."""

from functools import cache
from importlib.util import find_spec

from .base import Bot, BotError, Character
from .champion import CHAMPION
from .characters import FIELD_BOTS, SIMPLE
from .scholar import SCHOLAR
from .veteran import VETERAN

CHARACTERS: dict[str, Character] = {
    each.name: each for each in (*SIMPLE, SCHOLAR, VETERAN, CHAMPION)
}
"""Those with a name of their own."""

AT_ONCE: dict[str, Character] = {
    name: each for name, each in CHARACTERS.items() if not each.needs_lab
}
"""Those who decide at once and need nothing installed."""

BOTS: dict[str, Character] = CHARACTERS | {each.name: each for each in FIELD_BOTS}
"""All of them, the field of simple rules too."""


class UnknownBot(BotError):
    """No bot has this name."""


def character(name: str) -> Character:
    """The character with this name."""
    if name not in BOTS:
        raise UnknownBot(f"no bot {name[:40]!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]


@cache
def lab_is_here() -> bool:
    """Whether NumPy and Numba are installed; neither is imported to find out."""
    return all(find_spec(name) is not None for name in ("numpy", "numba"))


def at_tables() -> dict[str, Character]:
    """Those who can sit down at a table here, the weakest first."""
    here = CHARACTERS if lab_is_here() else AT_ONCE
    return dict(sorted(here.items(), key=lambda entry: entry[1].strength))


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name; whatever it leaves to chance follows from the seed."""
    return character(name).make(seed)


__all__ = [
    "AT_ONCE",
    "BOTS",
    "CHARACTERS",
    "FIELD_BOTS",
    "Bot",
    "BotError",
    "Character",
    "UnknownBot",
    "at_tables",
    "character",
    "lab_is_here",
    "make_bot",
]
