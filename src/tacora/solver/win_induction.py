"""The last expedition for the win share: every state that can come, backwards, with a table.

A state is what lies open when choices are awaited: the cards seen, who is inside, what each of
them carries, what lies on the path, where the relics are, and the best rank outside with the
number of seats that share it. A rank is what decides the game: points, and relics where they break
ties. The values of a state are the win shares of those inside; the best outside share the rest.
If gems are the payoff, the values are the points that those inside will bring home, and the ranks
do not matter.

First all states are found, forwards: each has one card more than those before it. Then they are
solved in the reverse order.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..compiled import jit
from .layout import Real, Whole
from .logit import equilibrium

TREASURES, TRAPS, INSIDE, HELD, POOL, BEST, SHARING, RELICS = range(8)
KEY = 8
"""The numbers of a state; `SHARING` seats outside share the rank `BEST`."""


class Cards(NamedTuple):
    """The deck of the expedition, and the ranks with which it began."""

    gems: Whole
    """The gems of each different treasure."""
    copies: Whole
    stride: Whole
    """What one more card of it adds to `TREASURES`."""
    trap_copies: Whole
    """The cards of a trap kind, for each different number of them."""
    trap_kinds: Whole
    """How many trap kinds have that many cards."""
    trap_stride: Whole
    """What one more kind of it adds to `TRAPS`."""
    ranks: Whole
    """The rank of each player of the endgame before this expedition."""
    scale: int
    """The rank of one point."""
    relic_copies: Whole
    """[relic state, kind]: the relics of this worth in the deck."""
    relic_after: Whole
    """[relic state, kind]: the relic state after such a relic came."""
    relic_taken: Whole
    """[relic state]: the relic state after a lone leaver took the relics on the path."""
    relic_rank: Whole
    """[relic state]: what the relics on the path add to the rank of a lone leaver."""
    relic_most: Whole
    """[relic state]: the most that relics can still add to a rank."""
    for_gems: bool
    """Whether points are the payoff, and not the share of the victory."""


class Found(NamedTuple):
    """The solved states, and a hash table of their numbers."""

    keys: Whole
    """[state]: its numbers."""
    values: Real
    """[state, player]: the win share, 0 outside."""
    leave: Real
    """[state, player]: the chance to leave, 0 outside."""
    places: npt.NDArray[np.int32]
    """The hash table: 1 + the number of a state, or 0."""
    used: Whole
    """One number: how many states are solved."""
    regret: Real
    """One number: the most that a player could gain in any state by another choice."""


def room_for(states: int, players: int) -> Found:
    """An empty table."""
    places = 1 << max(2 * states - 1, 1).bit_length()
    return Found(
        np.empty((states, KEY), np.int64),
        np.empty((states, players)),
        np.empty((states, players)),
        np.zeros(places, np.int32),
        np.zeros(1, np.int64),
        np.zeros(1),
    )


@jit
def place_of(found: Found, key: Whole) -> int:
    """The place of a state in the hash table: its own, or the empty one where it belongs."""
    mixed = np.uint64(0)
    for part in range(KEY):
        mixed = (mixed ^ np.uint64(key[part])) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    place = np.int64(mixed & np.uint64(found.places.size - 1))
    while found.places[place]:
        number = found.places[place] - 1
        same = True
        for part in range(KEY):
            same = same and found.keys[number, part] == key[part]
        if same:
            break
        place = (place + 1) & (found.places.size - 1)
    return place  # type: ignore[return-value]


@jit
def gain_of(cards: Cards, key: Whole, leavers: int) -> int:
    """What each of this many leavers adds to the rank."""
    gain = (key[HELD] + key[POOL] // leavers) * cards.scale
    if leavers == 1:
        gain += cards.relic_rank[key[RELICS]]
    return gain  # type: ignore[no-any-return]


@jit
def shares_at_end(cards: Cards, key: Whole, gain: int, shares: Real) -> None:
    """Write the values of those inside if the game ends now with this gain in rank for each."""
    if cards.for_gems:
        for player in range(cards.ranks.size):
            shares[player] = gain / cards.scale if key[INSIDE] >> player & 1 else 0.0
        return
    top = key[BEST]
    for player in range(cards.ranks.size):
        if key[INSIDE] >> player & 1:
            top = max(top, cards.ranks[player] + gain)
    winners = key[SHARING] if key[BEST] == top else 0
    for player in range(cards.ranks.size):
        inside = key[INSIDE] >> player & 1
        winners += inside and cards.ranks[player] + gain == top
    for player in range(cards.ranks.size):
        inside = key[INSIDE] >> player & 1
        wins = inside and cards.ranks[player] + gain == top
        shares[player] = 1.0 / winners if wins else 0.0


@jit
def inside_of(key: Whole) -> int:
    """The number of players inside."""
    number = 0
    mask = key[INSIDE]
    while mask:
        number += mask & 1
        mask >>= 1
    return number


@jit
def children(cards: Cards, key: Whole, keys: Whole, copies: Whole) -> tuple[int, int]:
    """Write the states after each different card, and the copies of that card in the deck.

    Returns their number, and the number of cards that would make everybody flee.
    """
    inside = inside_of(key)
    number = 0
    deadly = 0
    for kind in range(cards.gems.size):
        seen = key[TREASURES] // cards.stride[kind] % (cards.copies[kind] + 1)
        if seen < cards.copies[kind]:
            keys[number] = key
            keys[number, TREASURES] += cards.stride[kind]
            keys[number, HELD] += cards.gems[kind] // inside
            keys[number, POOL] += cards.gems[kind] % inside
            copies[number] = cards.copies[kind] - seen
            number += 1
    for kind in range(cards.trap_copies.size):
        seen = key[TRAPS] // cards.trap_stride[kind] % (cards.trap_kinds[kind] + 1)
        deadly += seen * (cards.trap_copies[kind] - 1)
        if seen < cards.trap_kinds[kind]:
            keys[number] = key
            keys[number, TRAPS] += cards.trap_stride[kind]
            copies[number] = (cards.trap_kinds[kind] - seen) * cards.trap_copies[kind]
            number += 1
    for kind in range(cards.relic_copies.shape[1]):
        if cards.relic_copies[key[RELICS], kind]:
            keys[number] = key
            keys[number, RELICS] = cards.relic_after[key[RELICS], kind]
            copies[number] = cards.relic_copies[key[RELICS], kind]
            number += 1
    return number, deadly


@jit
def room_for_children(cards: Cards) -> tuple[Whole, Whole]:
    """Room for the states after each different card, and for the copies of that card."""
    most = cards.gems.size + cards.trap_copies.size + cards.relic_copies.shape[1]
    return np.empty((most, KEY), np.int64), np.empty(most, np.int64)


@jit
def discover(cards: Cards, key: Whole, found: Found, keys: Whole, copies: Whole) -> bool:
    """Add the states after the next card that are new; False if the table is full."""
    number, _ = children(cards, key, keys, copies)
    for child in range(number):
        place = place_of(found, keys[child])
        if found.places[place]:
            continue
        at = found.used[0]
        if at == found.keys.shape[0]:
            return False
        found.keys[at] = keys[child]
        found.places[place] = at + 1
        found.used[0] += 1
    return True


@jit
def next_card(
    cards: Cards, key: Whole, found: Found, keys: Whole, copies: Whole, shares: Real
) -> None:
    """Write the win shares of those inside when a card comes now."""
    players = cards.ranks.size
    number, total = children(cards, key, keys, copies)
    if number == 0 and total == 0:  # no card can come: all inside leave together
        shares_at_end(cards, key, gain_of(cards, key, inside_of(key)), shares)
        return
    shares_at_end(cards, key, 0, shares)
    for player in range(players):
        shares[player] *= total
    for child in range(number):
        state = found.places[place_of(found, keys[child])] - 1
        total += copies[child]
        for player in range(players):
            shares[player] += copies[child] * found.values[state, player]
    for player in range(players):
        shares[player] /= total


@jit
def after_leaving(cards: Cards, key: Whole, leaving: int, child: Whole) -> None:
    """Write the state after the players of a mask left: the others go on."""
    child[:] = key
    leavers = 0
    for player in range(cards.ranks.size):
        leavers += leaving >> player & 1
    child[INSIDE] = key[INSIDE] & ~leaving
    if leavers == 0:
        return
    child[POOL] = key[POOL] % leavers
    if leavers == 1:
        child[RELICS] = cards.relic_taken[key[RELICS]]
    if cards.for_gems:
        return
    gain = gain_of(cards, key, leavers)
    for player in range(cards.ranks.size):
        if leaving >> player & 1:
            rank = cards.ranks[player] + gain
            if rank > child[BEST]:
                child[BEST] = rank
                child[SHARING] = 1
            elif rank == child[BEST]:
                child[SHARING] += 1


@jit
def mask_of(members: Whole, chosen: int) -> int:
    """The mask of the chosen members; bit i stands for member i."""
    mask = 0
    for place in range(members.size):
        if chosen >> place & 1:
            mask |= 1 << members[place]
    return mask


@jit
def payoffs_of(
    cards: Cards,
    key: Whole,
    found: Found,
    members: Whole,
    keys: Whole,
    copies: Whole,
    payoffs: Real,
) -> None:
    """Write the values of the members, who are inside, for every set of them that leaves."""
    child = key.copy()
    shares = np.empty(cards.ranks.size)
    for chosen in range(1 << members.size):
        leaving = mask_of(members, chosen)
        after_leaving(cards, key, leaving, child)
        shares[:] = 0.0
        if child[INSIDE]:
            next_card(cards, child, found, keys, copies, shares)
        rest = 1.0 - shares.sum()
        leavers = members.size - inside_of(child)
        gain = gain_of(cards, key, leavers) if leavers else 0
        for place in range(members.size):
            player = members[place]
            if not leaving >> player & 1:
                payoffs[chosen, place] = shares[player]
            elif cards.for_gems:
                payoffs[chosen, place] = gain / cards.scale
            elif cards.ranks[player] + gain == child[BEST]:
                payoffs[chosen, place] = rest / child[SHARING]
            else:
                payoffs[chosen, place] = 0.0


@jit
def settled(cards: Cards, key: Whole, members: Whole, chances: Real, values: Real) -> bool:
    """Whether the rest is plain: a lone explorer wins by leaving, or nobody inside can win.

    Writes the chances and values if so; an explorer who cannot win tosses a coin.
    """
    if cards.for_gems:
        return False
    most = -1
    for player in members:
        most = max(most, cards.ranks[player])
    home = key[HELD] + key[POOL]
    if members.size == 1 and most + gain_of(cards, key, 1) > key[BEST]:
        chances[0] = 1.0
        values[0] = 1.0
        return True
    for kind in range(cards.gems.size):
        seen = key[TREASURES] // cards.stride[kind] % (cards.copies[kind] + 1)
        home += (cards.copies[kind] - seen) * cards.gems[kind]
    chances[:] = 0.5
    values[:] = 0.0
    most += home * cards.scale + cards.relic_most[key[RELICS]]
    return most < key[BEST]  # type: ignore[no-any-return]


@jit
def members_of(cards: Cards, key: Whole) -> Whole:
    """The players inside."""
    members = np.empty(inside_of(key), np.int64)
    at = 0
    for player in range(cards.ranks.size):
        if key[INSIDE] >> player & 1:
            members[at] = player
            at += 1
    return members


@jit
def discover_all(cards: Cards, found: Found) -> bool:
    """Add all states that can follow those in the table; False if the table is full."""
    keys, copies = room_for_children(cards)
    child = np.empty(KEY, np.int64)
    chances = np.empty(cards.ranks.size)
    number = 0
    while number < found.used[0]:
        key = found.keys[number]
        members = members_of(cards, key)
        if not settled(cards, key, members, chances[: members.size], chances[: members.size]):
            for chosen in range((1 << members.size) - 1):
                after_leaving(cards, key, mask_of(members, chosen), child)
                if not discover(cards, child, found, keys, copies):
                    return False
        number += 1
    return True


@jit
def solve_all(cards: Cards, found: Found) -> None:
    """Solve all states of the table, the last first."""
    keys, copies = room_for_children(cards)
    for number in range(found.used[0] - 1, -1, -1):
        key = found.keys[number]
        members = members_of(cards, key)
        chances = np.empty(members.size)
        values = np.empty(members.size)
        if not settled(cards, key, members, chances, values):
            payoffs = np.empty((1 << members.size, members.size))
            payoffs_of(cards, key, found, members, keys, copies, payoffs)
            regret = equilibrium(payoffs, chances, values)
            found.regret[0] = max(found.regret[0], regret)
        found.values[number] = 0.0
        found.leave[number] = 0.0
        for at in range(members.size):
            found.values[number, members[at]] = values[at]
            found.leave[number, members[at]] = chances[at]
