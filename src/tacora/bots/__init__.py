"""The bots, by name; `character` finds every bot, also those of your own.

A bot that follows a rule of thumb goes into `characters.py`, one that needs NumPy and Numba
into `strong.py`. The sentences about it go into `tacora.words`. `rules.py` and `own.py` find the
others.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.util import find_spec

from ..game import Edition
from ..policies import Policy
from .characters import FIELD_BOTS, SIMPLE, Bot, BotError, Character, NotInKernel
from .characters import STAND_IN as STAND_IN
from .own import BotFailed, installed, own_character
from .rules import rule_character, split_names
from .strong import CHAMPION, SCHOLAR, VETERAN

CHARACTERS: dict[str, Character] = {
    each.name: each for each in (*SIMPLE, SCHOLAR, VETERAN, CHAMPION)
}
"""The characters that people can play against."""

AT_ONCE: dict[str, Character] = {
    name: each for name, each in CHARACTERS.items() if not each.needs_kernel
}
"""The characters that decide at once and need neither NumPy nor Numba."""

BOTS: dict[str, Character] = CHARACTERS | {each.name: each for each in FIELD_BOTS}
"""All characters, and a bot for each of the 25 rules of the field."""


class UnknownBot(BotError):
    """No bot has this name."""


def character(name: str) -> Character:
    """The character with this name: ours, a rule such as `AtGems(8)`, or a bot of your own.

    Only a caller whom the user trusts may give the name: a bot of your own is imported.
    """
    found = BOTS.get(name) or rule_character(name) or own_character(name)
    if found is None:
        names = ", ".join([*BOTS, *installed()])
        raise UnknownBot(f"no bot {name[:40]!r}; there are: {names}, or package.module:Class")
    return found


def shown_name(name: str) -> str:
    """The name of a bot as a seat shows it, if no language has a word for it."""
    short = name.rpartition(":")[2].replace("-", " ")
    return short[:1].upper() + short[1:]


@cache
def kernel_is_installed() -> bool:
    """Whether NumPy and Numba are installed; this imports neither."""
    return all(find_spec(name) is not None for name in ("numpy", "numba"))


def at_tables(own: Iterable[str] = ()) -> dict[str, Character]:
    """The characters that this installation can offer at a table, the weakest first.

    `own` names the bots of your own that are offered too, after the others.
    """
    here = CHARACTERS if kernel_is_installed() else AT_ONCE
    ordered = dict(sorted(here.items(), key=lambda entry: entry[1].strength))
    return ordered | {name: character(name) for name in own}


def make_bot(name: str, seed: str) -> Bot:
    """A bot by its name; the seed determines its random choices."""
    return character(name).make(seed)


def policy_for(name: str, edition: Edition, seats: int) -> Policy:
    """The policy by which the kernel plays a character at a table of this many seats."""
    found = character(name)
    if found.rule is not None:
        return found.rule
    if found.policy is None:
        raise NotInKernel(f"{name} cannot run in the kernel: {found.not_in_kernel}")
    return found.policy(edition, seats)


def policies_for(names: Sequence[str], edition: Edition) -> list[Policy]:
    """One policy for each seat; seats of the same character share it."""
    shared = {name: policy_for(name, edition, len(names)) for name in dict.fromkeys(names)}
    return [shared[name] for name in names]


__all__ = [
    "AT_ONCE",
    "BOTS",
    "CHARACTERS",
    "FIELD_BOTS",
    "Bot",
    "BotError",
    "BotFailed",
    "Character",
    "NotInKernel",
    "UnknownBot",
    "at_tables",
    "character",
    "installed",
    "kernel_is_installed",
    "make_bot",
    "policies_for",
    "policy_for",
    "shown_name",
    "split_names",
]
