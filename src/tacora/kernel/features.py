"""What a seat sees of a game, as the sixteen numbers that a network takes.

All of it lies open on the table or can be counted along; the deck's order, which a row
has, is not in it. The numbers are scaled so that most lie between 0 and 1.
"""

from __future__ import annotations

from ._jit import jit
from .layout import (
    CARDS,
    CARRIED,
    CHEST,
    DANGER,
    EXPEDITION,
    EXPEDITIONS,
    INSIDE,
    MOST_SEATS,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TAKEN,
    TRAPS,
    TREASURE,
    TURN,
    WORTH_ON_PATH,
    Ints,
    Singles,
)
from .moves import count
from .rules import BY_ORDER_TAKEN, SEATS, WORTH

FEATURES = (
    "expedition / 5",
    "cards revealed / 10",
    "gems carried / 50, 0 outside the cave",
    "gems on the path / 20",
    "explorers inside / seats",
    "seats / 8",
    "trap kinds on the path / 5",
    "chance that the next card collapses the cave",
    "expected gems of the next card / 10",
    "relics on the path / 5",
    "what they bring a lone leaver now / 20",
    "chance that the next card is a relic",
    "own points / 100",
    "lead over the best other seat / 100",
    "seats with more points / seats",
    "cards that may still come / 40",
)


@jit
def lone_worth(r: Ints, g: Ints) -> int:
    """What the relics on the path would bring somebody who left alone now."""
    if r[BY_ORDER_TAKEN]:
        return r[r[WORTH] + g[TAKEN] + g[RELICS_ON_PATH]] - r[r[WORTH] + g[TAKEN]]  # type: ignore[no-any-return]
    return g[WORTH_ON_PATH]  # type: ignore[no-any-return]


@jit
def features(r: Ints, g: Ints, seat: int, into: Singles) -> None:
    """Write the sixteen features of one seat."""
    bag = max(g[CARDS] - g[PATH], 1)
    own = g[CHEST + seat] + g[RELIC_POINTS + seat]
    best_other = 0 if r[SEATS] > 1 else own
    ahead = 0
    for other in range(r[SEATS]):
        if other != seat:
            points = g[CHEST + other] + g[RELIC_POINTS + other]
            best_other = max(best_other, points)
            if points > own:
                ahead += 1
    in_cave = g[INSIDE] >> seat & 1
    into[0] = g[EXPEDITION] / EXPEDITIONS
    into[1] = g[TURN] / 10.0
    into[2] = g[CARRIED] * in_cave / 50.0
    into[3] = g[POOL] / 20.0
    into[4] = count(g[INSIDE]) / r[SEATS]
    into[5] = r[SEATS] / MOST_SEATS
    into[6] = g[TRAPS] / 5.0
    into[7] = g[DANGER] / bag
    into[8] = g[TREASURE] / bag / 10.0
    into[9] = g[RELICS_ON_PATH] / 5.0
    into[10] = lone_worth(r, g) / 20.0
    into[11] = g[RELICS_LEFT] / bag
    into[12] = own / 100.0
    into[13] = (own - best_other) / 100.0
    into[14] = ahead / r[SEATS]
    into[15] = (g[CARDS] - g[PATH]) / 40.0
