"""What a function of a few lines decides from: numbers by name, and how the kernel writes them."""

from __future__ import annotations

from typing import NamedTuple

from ..compiled import jit
from ..kernel.layout import (
    CARDS,
    CARRIED,
    CHEST,
    DANGER,
    EXPEDITION,
    INSIDE,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TRAPS,
    TREASURE,
    TURN,
    Ints,
)
from ..kernel.moves import count
from ..kernel.rules import SEATS


class Seen(NamedTuple):
    """What a function decides from: whole numbers that lie open on the table."""

    expedition: int
    """From 1 to 5."""
    cards: int
    """Cards revealed in this expedition."""
    traps: int
    """Trap kinds on the path."""
    danger: int
    """Cards that may come next and would collapse the cave."""
    left: int
    """Cards that may come next."""
    treasure: int
    """The gems of all treasures that may still come."""
    inside: int
    """Explorers in the cave."""
    carried: int
    """Gems that each of them carries."""
    pool: int
    """Gems on the path."""
    relics: int
    """Relics on the path."""
    relics_left: int
    """Relics that may still come in this expedition."""
    seats: int
    points: int
    """The own chest and relics."""
    best: int
    """The most points of another seat."""


NUMBERS = len(Seen._fields)


@jit
def see(r: Ints, g: Ints, seat: int, into: Ints) -> None:
    """Write the numbers of `Seen` for one seat, in their order."""
    best = 0
    for other in range(r[SEATS]):
        if other != seat:
            best = max(best, g[CHEST + other] + g[RELIC_POINTS + other])
    into[0] = g[EXPEDITION]
    into[1] = g[TURN]
    into[2] = g[TRAPS]
    into[3] = g[DANGER]
    into[4] = g[CARDS] - g[PATH]
    into[5] = g[TREASURE]
    into[6] = count(g[INSIDE])
    into[7] = g[CARRIED]
    into[8] = g[POOL]
    into[9] = g[RELICS_ON_PATH]
    into[10] = g[RELICS_LEFT]
    into[11] = r[SEATS]
    into[12] = g[CHEST + seat] + g[RELIC_POINTS + seat]
    into[13] = best
