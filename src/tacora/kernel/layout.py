"""A game as one row of whole numbers: which column means what.

A row is the header below, then three numbers a seat, then two a kind of card, then
the deck. The deck's first `PATH` entries are the treasures and traps on the path, the
entries up to `CARDS` those that may still come, in no particular order. Relics that
were revealed and traps that left the game are behind `CARDS`, since they never return.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .. import statistics
from ..errors import TacoraError

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]


class KernelError(TacoraError):
    """Something that the kernel cannot play."""


MOST_SEATS = statistics.MOST_SEATS
EXPEDITIONS = 5

EXPEDITION = 0
"""The number of the expedition, from 1."""
TURN = 1
"""How many cards this expedition has revealed."""
AWAITS = 2
"""What the game awaits: CARD, CHOICES or NOTHING."""
INSIDE = 3
"""The seats in the cave, bit s for seat s."""
CARRIED = 4
"""What each explorer inside carries: they all entered together, so they carry the same."""
POOL = 5
"""All gems lying on the path."""
TRAPS = 6
"""Trap kinds on the path."""
DANGER = 7
"""Cards that may still come and would collapse the cave."""
TREASURE = 8
"""The gems of all treasures that may still come."""
PATH = 9
"""Treasures and traps on the path."""
CARDS = 10
"""The same, plus all cards that may still come."""
RELICS_ON_PATH = 11
WORTH_ON_PATH = 12
"""What is printed on the relics on the path, together."""
RELICS_LEFT = 13
"""Relics that may still come."""
TAKEN = 14
"""Relics carried out in the whole game."""
WAITING = 15
"""Relics that have not entered the deck yet."""
GAME = 16
"""The game's number: with the seed it fixes every draw."""
DRAWS = 17
"""How many random numbers the cards have used up."""

CHEST = 18
RELIC_POINTS = CHEST + MOST_SEATS
RELICS = RELIC_POINTS + MOST_SEATS
LEFT = RELICS + MOST_SEATS
"""From here on, for each kind of card, the copies that may still come; then those on the
path; then the deck. `Rules` knows where the last two begin."""

CARD, CHOICES, NOTHING = 0, 1, 2
IS_TREASURE, IS_TRAP, IS_RELIC = 0, 1, 2
