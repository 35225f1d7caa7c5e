"""The rules on a row: how a revealed card and the choices change it.

Every function here follows `tacora.game.rules`, the reference, move by move.
"""

from __future__ import annotations

import numpy as np

from ..compiled import jit_inlined, jit_uncounted
from .layout import (
    AWAITS,
    CARD,
    CARDS,
    CARRIED,
    CHEST,
    CHOICES,
    DANGER,
    EXPEDITION,
    EXPEDITIONS,
    INSIDE,
    IS_RELIC,
    IS_TREASURE,
    LEFT,
    NOTHING,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TAKEN,
    TRAPS,
    TREASURE,
    TURN,
    WAITING,
    WORTH_ON_PATH,
    Ints,
)
from .rules import (
    ALL_RELICS,
    ALL_TREASURE,
    BY_ORDER_TAKEN,
    DECK,
    ENTERING,
    EVERYBODY,
    FAMILY,
    GEMS,
    KINDS,
    ONE_PER_EXPEDITION,
    SEATS,
    SEEN,
    SKIP_FIRST_TRAP,
    TIE_BY_RELICS,
    WORTH,
)

_LEFT = np.uint64(LEFT)


@jit_inlined
def count(seats: int) -> int:
    """The number of seats in a mask."""
    pairs = seats - ((seats >> 1) & 0x55)
    fours = (pairs & 0x33) + ((pairs >> 2) & 0x33)
    return (fours + (fours >> 4)) & 0xF


@jit_uncounted
def begin_expedition(r: Ints, g: Ints) -> None:
    """Add relics to the deck as the book says, and let all explorers enter."""
    entering = min(g[WAITING], 1) if r[ONE_PER_EXPEDITION] else g[WAITING]
    for _ in range(entering):
        kind = r[r[ENTERING] + r[ALL_RELICS] - g[WAITING]]
        g[r[DECK] + g[CARDS]] = kind
        g[CARDS] += 1
        g[LEFT + kind] += 1
        g[RELICS_LEFT] += 1
        g[WAITING] -= 1
    g[EXPEDITION] += 1
    g[TURN] = 0
    g[INSIDE] = r[EVERYBODY]
    g[AWAITS] = CARD


@jit_uncounted
def end_expedition(r: Ints, g: Ints) -> None:
    """Put the path back into the deck; its relics and the removed trap are already out."""
    first = np.uint64(r[DECK])
    for place in range(first, first + np.uint64(g[PATH])):
        g[_LEFT + np.uint64(g[place])] += 1
    first = np.uint64(r[SEEN])
    for place in range(first, first + np.uint64(r[KINDS])):
        g[place] = 0
    g[PATH] = 0
    g[CARRIED] = 0
    g[POOL] = 0
    g[TRAPS] = 0
    g[DANGER] = 0
    g[TREASURE] = r[ALL_TREASURE]
    g[RELICS_ON_PATH] = 0
    g[WORTH_ON_PATH] = 0
    g[INSIDE] = 0
    if g[EXPEDITION] < EXPEDITIONS:
        begin_expedition(r, g)
    else:
        g[AWAITS] = NOTHING


@jit_inlined
def out_of_game(r: Ints, g: Ints, place: np.uint64) -> None:
    """Remove the card at this place of the deck from the game."""
    last = np.uint64(r[DECK] + g[CARDS] - 1)
    g[place], g[last] = g[last], g[place]
    g[CARDS] -= 1


@jit_inlined
def onto_path(r: Ints, g: Ints, place: np.uint64) -> None:
    """Move the card at this place of the deck onto the path."""
    first = np.uint64(r[DECK] + g[PATH])
    g[place], g[first] = g[first], g[place]
    g[PATH] += 1


@jit_inlined
def part(gems: int, explorers: int) -> int:
    """What each explorer gets of some gems; without signs the division takes less time."""
    return np.int64(np.uint64(gems) // np.uint64(explorers))  # type: ignore[return-value]


@jit_inlined
def reveal(r: Ints, g: Ints, which: int) -> bool:
    """Reveal the card `which` places behind the path; returns whether the cave collapsed."""
    # With unsigned indices compiled code need not look for negative ones.
    place = np.uint64(r[DECK] + g[PATH] + which)
    kind = np.uint64(g[place])
    seen = np.uint64(r[SEEN]) + kind
    family = r[np.uint64(r[FAMILY]) + kind]
    gems = r[np.uint64(r[GEMS]) + kind]
    repeated = g[seen] > 0
    g[TURN] += 1
    g[_LEFT + kind] -= 1
    g[seen] += 1
    g[AWAITS] = CHOICES
    if family == IS_TREASURE:
        onto_path(r, g, place)
        inside = count(g[INSIDE])
        each = part(gems, inside)
        g[CARRIED] += each
        g[POOL] += gems - each * inside
        g[TREASURE] -= gems
    elif family == IS_RELIC:
        out_of_game(r, g, place)
        g[RELICS_LEFT] -= 1
        g[RELICS_ON_PATH] += 1
        g[WORTH_ON_PATH] += gems
    elif repeated:
        out_of_game(r, g, place)
        end_expedition(r, g)
        return True
    else:
        onto_path(r, g, place)
        g[TRAPS] += 1
        g[DANGER] += g[_LEFT + kind]
        if r[SKIP_FIRST_TRAP] and g[TURN] == 1:
            go_on(r, g)
    return False


@jit_inlined
def decide(r: Ints, g: Ints, leaving: int) -> None:
    """Let these seats leave; the others inside go on."""
    if leaving:
        leave(r, g, leaving)
    if g[INSIDE]:
        go_on(r, g)
    else:
        end_expedition(r, g)


@jit_inlined
def leave(r: Ints, g: Ints, leaving: int) -> None:
    """Give the leaving seats equal shares of the pool, and a lone leaver all relics."""
    leavers = count(leaving)
    each = part(g[POOL], leavers)
    g[POOL] -= each * leavers
    brings = g[CARRIED] + each
    for seat in range(r[SEATS]):
        # No branch: the processor would predict it wrongly every second time.
        g[CHEST + seat] += brings * (leaving >> seat & 1)
    if leavers == 1 and g[RELICS_ON_PATH]:
        for seat in range(r[SEATS]):
            if leaving >> seat & 1:
                take_relics(r, g, seat)
    g[INSIDE] &= ~leaving


@jit_uncounted
def take_relics(r: Ints, g: Ints, seat: int) -> None:
    """Give all relics on the path to one seat, at their present value."""
    taken = g[TAKEN] + g[RELICS_ON_PATH]
    if r[BY_ORDER_TAKEN]:
        g[RELIC_POINTS + seat] += r[r[WORTH] + taken] - r[r[WORTH] + g[TAKEN]]
    else:
        g[RELIC_POINTS + seat] += g[WORTH_ON_PATH]
    g[RELICS + seat] += g[RELICS_ON_PATH]
    g[TAKEN] = taken
    g[RELICS_ON_PATH] = 0
    g[WORTH_ON_PATH] = 0
    for kind in range(r[KINDS]):
        if r[r[FAMILY] + kind] == IS_RELIC:
            g[r[SEEN] + kind] = 0


@jit_inlined
def go_on(r: Ints, g: Ints) -> None:
    """Await the next card, or end the expedition if no card is left."""
    g[AWAITS] = CARD
    if g[CARDS] == g[PATH]:
        leave(r, g, g[INSIDE])
        end_expedition(r, g)


@jit_uncounted
def winners(r: Ints, g: Ints) -> int:
    """The mask of the winning seats, by points and the book's tie rule."""
    best = -1
    mask = 0
    for seat in range(r[SEATS]):
        points = g[CHEST + seat] + g[RELIC_POINTS + seat]
        # Relics break ties only, so they count less than any point.
        rank = points * 1024 + (g[RELICS + seat] if r[TIE_BY_RELICS] else 0)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
