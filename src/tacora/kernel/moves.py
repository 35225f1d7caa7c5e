"""The rules on a row: what a revealed card and the choices do to it.

Every function here follows `tacora.game.rules`, the reference, move by move.
"""

from __future__ import annotations

from ._jit import jit
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
from .rules import Rules


@jit
def count(seats: int) -> int:
    """How many seats a mask holds."""
    pairs = seats - ((seats >> 1) & 0x55)
    fours = (pairs & 0x33) + ((pairs >> 2) & 0x33)
    return (fours + (fours >> 4)) & 0xF


@jit
def begin_expedition(rules: Rules, g: Ints) -> None:
    """Let relics enter as the book says, and all explorers."""
    entering = min(g[WAITING], 1) if rules.one_per_expedition else g[WAITING]
    for _ in range(entering):
        kind = rules.relics[rules.relics.size - g[WAITING]]
        g[rules.deck + g[CARDS]] = kind
        g[CARDS] += 1
        g[LEFT + kind] += 1
        g[RELICS_LEFT] += 1
        g[WAITING] -= 1
    g[EXPEDITION] += 1
    g[TURN] = 0
    g[INSIDE] = rules.everybody
    g[AWAITS] = CARD


@jit
def start(rules: Rules, g: Ints) -> None:
    """A new game, with all explorers at the entrance of the first expedition."""
    g[:] = rules.fresh
    begin_expedition(rules, g)


@jit
def end_expedition(rules: Rules, g: Ints) -> None:
    """Put the path back into the deck; relics and the closing trap have left it already."""
    for place in range(rules.deck, rules.deck + g[PATH]):
        g[LEFT + g[place]] += 1
    g[rules.seen : rules.seen + rules.kinds] = 0
    g[PATH] = 0
    g[CARRIED] = 0
    g[POOL] = 0
    g[TRAPS] = 0
    g[DANGER] = 0
    g[TREASURE] = rules.treasure
    g[RELICS_ON_PATH] = 0
    g[WORTH_ON_PATH] = 0
    g[INSIDE] = 0
    if g[EXPEDITION] < EXPEDITIONS:
        begin_expedition(rules, g)
    else:
        g[AWAITS] = NOTHING


@jit
def out_of_game(rules: Rules, g: Ints, place: int) -> None:
    """The card at this place of the deck never comes back."""
    last = rules.deck + g[CARDS] - 1
    g[place], g[last] = g[last], g[place]
    g[CARDS] -= 1


@jit
def onto_path(rules: Rules, g: Ints, place: int) -> None:
    """The card at this place of the deck lies on the path until the expedition ends."""
    first = rules.deck + g[PATH]
    g[place], g[first] = g[first], g[place]
    g[PATH] += 1


@jit
def reveal(rules: Rules, g: Ints, which: int) -> bool:
    """Reveal the card so many places behind the path; True when the cave collapsed."""
    place = rules.deck + g[PATH] + which
    kind = g[place]
    repeated = g[rules.seen + kind] > 0
    g[TURN] += 1
    g[LEFT + kind] -= 1
    g[rules.seen + kind] += 1
    g[AWAITS] = CHOICES
    if rules.family[kind] == IS_TREASURE:
        onto_path(rules, g, place)
        inside = count(g[INSIDE])
        each = rules.gems[kind] // inside
        g[CARRIED] += each
        g[POOL] += rules.gems[kind] - each * inside
        g[TREASURE] -= rules.gems[kind]
    elif rules.family[kind] == IS_RELIC:
        out_of_game(rules, g, place)
        g[RELICS_LEFT] -= 1
        g[RELICS_ON_PATH] += 1
        g[WORTH_ON_PATH] += rules.gems[kind]
    elif repeated:
        out_of_game(rules, g, place)
        end_expedition(rules, g)
        return True
    else:
        onto_path(rules, g, place)
        g[TRAPS] += 1
        g[DANGER] += g[LEFT + kind]
        if rules.skip_first_trap and g[TURN] == 1:
            go_on(rules, g)
    return False


@jit
def decide(rules: Rules, g: Ints, leaving: int) -> None:
    """These seats leave, the others inside go on."""
    if leaving:
        leave(rules, g, leaving)
    if g[INSIDE]:
        go_on(rules, g)
    else:
        end_expedition(rules, g)


@jit
def leave(rules: Rules, g: Ints, leaving: int) -> None:
    """These take the pool in equal shares, and a lone one all relics."""
    leavers = count(leaving)
    each = g[POOL] // leavers
    g[POOL] -= each * leavers
    for seat in range(rules.seats):
        if leaving >> seat & 1:
            g[CHEST + seat] += g[CARRIED] + each
            if leavers == 1:
                take_relics(rules, g, seat)
    g[INSIDE] &= ~leaving


@jit
def take_relics(rules: Rules, g: Ints, seat: int) -> None:
    """All relics on the path go to one seat, valued now."""
    taken = g[TAKEN] + g[RELICS_ON_PATH]
    if rules.by_order_taken:
        g[RELIC_POINTS + seat] += rules.worth[taken] - rules.worth[g[TAKEN]]
    else:
        g[RELIC_POINTS + seat] += g[WORTH_ON_PATH]
    g[RELICS + seat] += g[RELICS_ON_PATH]
    g[TAKEN] = taken
    g[RELICS_ON_PATH] = 0
    g[WORTH_ON_PATH] = 0
    for kind in range(rules.kinds):
        if rules.family[kind] == IS_RELIC:
            g[rules.seen + kind] = 0


@jit
def go_on(rules: Rules, g: Ints) -> None:
    """Await the next card, or end an expedition whose deck has none left."""
    g[AWAITS] = CARD
    if g[CARDS] == g[PATH]:
        leave(rules, g, g[INSIDE])
        end_expedition(rules, g)


@jit
def winners(rules: Rules, g: Ints) -> int:
    """The seats with the most points, after the book's tie rule."""
    best = -1
    mask = 0
    for seat in range(rules.seats):
        points = g[CHEST + seat] + g[RELIC_POINTS + seat]
        # Relics break ties only, so they count less than any point.
        rank = points * 1024 + (g[RELICS + seat] if rules.tie_by_relics else 0)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
