"""A game as one row of whole numbers: the meaning of the columns.

A row is the header below, then three numbers for each seat, then two for each kind of card,
then the deck. The first `PATH` entries of the deck are the treasures and traps on the path,
the entries up to `CARDS` may still come, in no particular order. Revealed relics and removed
traps are behind `CARDS`, since they never return.
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
    """The kernel cannot play what the caller asks for."""


MOST_SEATS = statistics.MOST_SEATS
EXPEDITIONS = 5

EXPEDITION = 0
"""The number of the expedition, from 1."""
TURN = 1
"""The cards revealed in this expedition."""
AWAITS = 2
"""What the game awaits: CARD, CHOICES or NOTHING."""
INSIDE = 3
"""The seats in the cave, bit s for seat s."""
CARRIED = 4
"""The gems that each explorer inside carries; all inside carry the same."""
POOL = 5
"""All gems lying on the path."""
TRAPS = 6
"""Trap kinds on the path."""
DANGER = 7
"""Cards that may still come and would collapse the cave."""
TREASURE = 8
"""The gems of all treasures that may still come."""
PATH = 9
"""The number of treasures and traps on the path."""
CARDS = 10
"""`PATH` plus the number of cards that may still come."""
RELICS_ON_PATH = 11
WORTH_ON_PATH = 12
"""The sum of the values printed on the relics on the path."""
RELICS_LEFT = 13
"""Relics that may still come."""
TAKEN = 14
"""Relics carried out in the whole game."""
WAITING = 15
"""Relics that have not entered the deck yet."""
GAME = 16
"""The game's number; seed and number determine every draw."""
DRAWS = 17
"""How many random numbers the cards have used."""

CHEST = 18
RELIC_POINTS = CHEST + MOST_SEATS
RELICS = RELIC_POINTS + MOST_SEATS
LEFT = RELICS + MOST_SEATS
"""From here on: for each kind of card, the copies that may still come; then the copies on the
path; then the deck. `Rules` says where the last two begin."""

CARD, CHOICES, NOTHING = 0, 1, 2
IS_TREASURE, IS_TRAP, IS_RELIC = 0, 1, 2
