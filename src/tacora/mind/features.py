"""What a seat sees of a game, as the input of a network.

The features use only what lies open on the table or what an attentive player can count; they do
not use the order of the deck, which a row has. Most numbers are scaled to lie between -1 and 1.
"""

from __future__ import annotations

from ..compiled import jit
from ..kernel.layout import (
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
    WAITING,
    WORTH_ON_PATH,
    Floats,
    Ints,
    Singles,
)
from ..kernel.moves import count
from ..kernel.rules import BY_ORDER_TAKEN, SEATS, WORTH
from .habits import AFTER_TRAP, AFTER_TREASURE, NOW, SOFT

FEATURES = (
    "expedition / 5",
    "1 in the last expedition",
    "cards revealed / 10",
    "gems carried / 20, 0 outside the cave",
    "gems on the path / 10",
    "explorers inside / seats",
    "1 when alone inside",
    "1 when two are inside",
    "seats / 8",
    "trap kinds on the path / 5",
    "chance that the next card collapses the cave",
    "a share of the next card, expected / 3",
    "what a further card is expected to bring less what it costs / 5",
    "the same with a share of the path at stake / 5",
    "relics on the path / 3",
    "what they bring a lone leaver now / 10",
    "chance that the next card is a relic",
    "relics that have not entered yet / 5",
    "cards that may still come / 40",
    "own points / 50",
    "lead over the best other seat / 20",
    "lead over the best other seat inside / 20",
    "lead over the best seat at camp, with what is carried / 20",
    "lead over the mean of the other seats / 20",
    "lead over the best other seat after leaving alone / 20",
    "seats with more points / seats",
    "seats with more points than after leaving / seats",
    "how many others are expected to leave now / seats",
    "chance that nobody else leaves now",
    "chance that all others inside leave now",
    "chance that the strongest rival inside leaves now",
    "chance that nobody else leaves after a further treasure",
    "how many others are expected to leave after a further treasure / seats",
    "chance that nobody else leaves after a further trap",
    "how many others are expected to leave after a further trap / seats",
    "the least chance of another seat inside to leave within two cards",
    "how likely the others inside are to follow no simple rule, on average",
    "how likely all others are to follow no simple rule, on average",
)
"""The meaning of each feature, in order; the texts are for readers, nothing parses them."""


@jit
def lone_worth(r: Ints, g: Ints) -> int:
    """The worth of the relics on the path to a lone leaver now."""
    if r[BY_ORDER_TAKEN]:
        return r[r[WORTH] + g[TAKEN] + g[RELICS_ON_PATH]] - r[r[WORTH] + g[TAKEN]]  # type: ignore[no-any-return]
    return g[WORTH_ON_PATH]  # type: ignore[no-any-return]


@jit
def features(r: Ints, g: Ints, seat: int, ahead: Floats, into: Singles) -> None:
    """Write the features of one seat; `ahead` comes from `habits.foresee`."""
    seats = r[SEATS]
    bag = max(g[CARDS] - g[PATH], 1)
    inside = max(count(g[INSIDE]), 1)
    in_cave = g[INSIDE] >> seat & 1
    carried = g[CARRIED] * in_cave
    worth = lone_worth(r, g)
    danger = g[DANGER] / bag
    share = g[TREASURE] / inside / bag
    into[0] = g[EXPEDITION] / EXPEDITIONS
    into[1] = 1.0 if g[EXPEDITION] == EXPEDITIONS else 0.0
    into[2] = g[TURN] / 10.0
    into[3] = carried / 20.0
    into[4] = g[POOL] / 10.0
    into[5] = inside / seats
    into[6] = 1.0 if inside == 1 else 0.0
    into[7] = 1.0 if inside == 2 else 0.0
    into[8] = seats / MOST_SEATS
    into[9] = g[TRAPS] / 5.0
    into[10] = danger
    into[11] = share / 3.0
    into[12] = (share - carried * danger) / 5.0
    into[13] = (share - (carried + g[POOL] / inside) * danger) / 5.0
    into[14] = g[RELICS_ON_PATH] / 3.0
    into[15] = worth / 10.0
    into[16] = g[RELICS_LEFT] / bag
    into[17] = g[WAITING] / 5.0
    into[18] = (g[CARDS] - g[PATH]) / 40.0
    write_standing(r, g, seat, carried, worth, into)
    write_forecast(r, g, seat, ahead, into)


@jit
def write_standing(r: Ints, g: Ints, seat: int, carried: int, worth: int, into: Singles) -> None:
    """Write the features about the points of a seat and of the others."""
    seats = r[SEATS]
    own = g[CHEST + seat] + g[RELIC_POINTS + seat]
    others = 0
    best = -1
    best_inside = -1
    best_outside = -1
    ahead_now = 0
    ahead_after = 0
    alone = own + carried + g[POOL] + worth
    for other in range(seats):
        if other == seat:
            continue
        points = g[CHEST + other] + g[RELIC_POINTS + other]
        others += points
        best = max(best, points)
        if g[INSIDE] >> other & 1:
            best_inside = max(best_inside, points)
        else:
            best_outside = max(best_outside, points)
        ahead_now += 1 if points > own else 0
        ahead_after += 1 if points > own + carried else 0
    into[19] = own / 50.0
    into[20] = (own - best) / 20.0 if best >= 0 else 0.0
    into[21] = (own - best_inside) / 20.0 if best_inside >= 0 else 2.0
    into[22] = (own + carried - best_outside) / 20.0 if best_outside >= 0 else 2.0
    into[23] = (own - others / max(seats - 1, 1)) / 20.0
    into[24] = (alone - best) / 20.0
    into[25] = ahead_now / seats
    into[26] = ahead_after / seats


@jit
def write_forecast(r: Ints, g: Ints, seat: int, ahead: Floats, into: Singles) -> None:
    """Write the features about what the others inside will probably do."""
    leave_now = 0.0
    leave_treasure = 0.0
    leave_trap = 0.0
    none_now = 1.0
    none_treasure = 1.0
    none_trap = 1.0
    all_now = 1.0
    rival = -1
    rival_leaves = 0.0
    least = 1.0
    soft = 0.0
    soft_inside = 0.0
    rivals = 0
    for other in range(r[SEATS]):
        if other == seat:
            continue
        soft += ahead[other, SOFT]
        if not g[INSIDE] >> other & 1:
            continue
        rivals += 1
        soft_inside += ahead[other, SOFT]
        now = ahead[other, NOW]
        treasure = ahead[other, AFTER_TREASURE]
        trap = ahead[other, AFTER_TRAP]
        leave_now += now
        leave_treasure += treasure
        leave_trap += trap
        none_now *= 1.0 - now
        none_treasure *= 1.0 - treasure
        none_trap *= 1.0 - trap
        all_now *= now
        points = g[CHEST + other] + g[RELIC_POINTS + other]
        if points > rival:
            rival = points
            rival_leaves = now
        least = min(least, now + (1.0 - now) * treasure)
    seats = r[SEATS]
    into[27] = leave_now / seats
    into[28] = none_now
    into[29] = all_now
    into[30] = rival_leaves
    into[31] = none_treasure
    into[32] = leave_treasure / seats
    into[33] = none_trap
    into[34] = leave_trap / seats
    into[35] = least
    into[36] = soft_inside / max(rivals, 1)
    into[37] = soft / max(seats - 1, 1)
