"""The exact end of a game: an equilibrium of the last expedition, for the win share.

Every explorer inside maximises the own share of the victory, given the points of all seats, or
the own points if gems are the payoff. It needs NumPy and Numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ..game import EXPEDITIONS, Game
from .deck import ExpeditionDeck, RelicState, SolverError, State, state_of
from .layout import Real, Whole
from .logit import edges
from .win_induction import (
    KEY,
    Cards,
    Found,
    discover,
    discover_all,
    next_card,
    payoffs_of,
    place_of,
    room_for,
    room_for_children,
    solve_all,
)

MOST_STATES = 2_000_000
"""The usual limit for the states of an endgame."""
TIE_BY_RELICS = 1024
"""The rank of a point where relics break ties: more than all relics together."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one explorer inside has before choosing."""

    win_share: float
    """The points to bring home from this expedition instead, if gems are the payoff."""
    leave_chance: float
    """The chance to leave; 0 while a card is awaited."""
    leaving: float
    """The win share of leaving while the others play the equilibrium."""
    going_on: float


@dataclass(frozen=True, slots=True)
class Endgame:
    """The equilibrium of the rest of a game."""

    prospects: dict[int, Prospect]
    """For every seat inside."""
    states: int
    """How many states were solved."""
    regret: float
    """The most that an explorer could gain by another choice in any of these states."""


def endgame(game: Game, most_states: int = MOST_STATES, *, for_gems: bool = False) -> Endgame:
    """Solve the rest of a game in its last expedition; an error if it has more states.

    With `for_gems`, gems are the payoff, and any expedition can be solved.
    """
    cards, key = _begin(game, for_gems)
    return solve_endgame(cards, key, game.inside, game.awaits == "choices", most_states)


@np.errstate(over="ignore")  # hashes wrap around
def solve_endgame(
    cards: Cards, key: Whole, inside: tuple[int, ...], now: bool, most_states: int
) -> Endgame:
    """Solve the rest of a game from a state; `now` if choices are awaited, not a card."""
    found = room_for(most_states, len(inside))
    keys, copies = room_for_children(cards)
    if now:
        found.keys[0] = key
        found.places[place_of(found, key)] = 1
        found.used[0] = 1
    whole = (now or discover(cards, key, found, keys, copies)) and discover_all(cards, found)
    if not whole:
        raise SolverError(f"this endgame has more than {most_states:,} states")
    solve_all(cards, found)
    if now:
        prospects = _prospects(cards, key, found, inside)
    else:
        shares = np.empty(len(inside))
        next_card(cards, key, found, keys, copies, shares)
        prospects = {
            seat: Prospect(float(share), 0.0, 0.0, float(share))
            for seat, share in zip(inside, shares, strict=True)
        }
    return Endgame(prospects, int(found.used[0]), float(found.regret[0]))


def _begin(game: Game, for_gems: bool) -> tuple[Cards, Whole]:
    """The deck and the ranks of an endgame, and its present state."""
    if game.over or (game.expedition < EXPEDITIONS and not for_gems):
        raise SolverError("an endgame is in the last expedition of a game that is not over")
    deck = ExpeditionDeck.of(game)
    at = state_of(deck, game)
    ranks, scale = ([0] * len(game.explorers), 1) if for_gems else ranks_of(game)
    return begin_endgame(deck, at, ranks, game.inside, scale, for_gems)


def ranks_of(game: Game) -> tuple[list[int], int]:
    """The rank of every seat, which decides the game, and the rank of one point."""
    scale = TIE_BY_RELICS if game.edition.tie == "most relics" else 1
    ranks = [
        each.points * scale + (len(each.relics) if scale > 1 else 0) for each in game.explorers
    ]
    return ranks, scale


def begin_endgame(
    deck: ExpeditionDeck,
    at: State,
    ranks: list[int],
    inside: tuple[int, ...],
    scale: int,
    for_gems: bool = False,
) -> tuple[Cards, Whole]:
    """An endgame for `solve_endgame`; `ranks` are those of all seats, a point counts `scale`."""
    outside = [] if for_gems else [rank for seat, rank in enumerate(ranks) if seat not in inside]
    best = max(outside, default=-1)
    relics = _relic_arrays(deck, at.relics, scale)
    cards = Cards(
        _whole(deck.gem_values),
        _whole(deck.gem_copies),
        _strides(deck.gem_copies),
        _whole(deck.trap_copies),
        _whole(deck.trap_kinds),
        _strides(deck.trap_kinds),
        _whole([ranks[seat] for seat in inside]),
        scale,
        *relics,
        for_gems,
    )
    key = np.array(
        [
            np.dot(cards.stride, _whole(at.treasures)),
            np.dot(cards.trap_stride, _whole(at.traps)),
            (1 << len(inside)) - 1,
            at.held,
            at.pool,
            best,
            outside.count(best),
            0,
        ],
        np.int64,
    )
    assert len(key) == KEY
    return cards, key


@lru_cache(maxsize=64)
def _relic_arrays(
    deck: ExpeditionDeck, start: RelicState, scale: int
) -> tuple[Whole, Whole, Whole, Whole, Whole]:
    """What `Cards` holds of the relics, for all their states from this one on, which is first."""
    numbers = {start: 0}
    states = [start]
    for state in states:  # grows
        for later in (deck.carried_out(state), *(after for _, after in deck.revealed(state))):
            if later not in numbers:
                numbers[later] = len(states)
                states.append(later)
    copies, after = np.zeros((2, len(states), len(set(deck.relics))), np.int64)
    taken, rank, most = np.zeros((3, len(states)), np.int64)
    for number, state in enumerate(states):
        for kind, (cards, later) in enumerate(deck.revealed(state)):
            copies[number, kind], after[number, kind] = cards, numbers[later]
        taken[number] = numbers[deck.carried_out(state)]
        rank[number] = _relic_rank(deck, state, scale)
        every = RelicState((), (*state.deck, *state.path), state.taken)
        most[number] = _relic_rank(deck, every, scale)
    return copies, after, taken, rank, most


def _relic_rank(deck: ExpeditionDeck, state: RelicState, scale: int) -> int:
    """What the relics on the path add to the rank of a lone leaver."""
    return deck.worth(state) * scale + (len(state.path) if scale > 1 else 0)


def _whole(numbers: tuple[int, ...] | list[int]) -> Whole:
    return np.array(numbers, np.int64)


def _strides(copies: tuple[int, ...]) -> Whole:
    """What one more card of each kind adds to the number of a set of them."""
    return np.concatenate([[1], np.cumprod([copy + 1 for copy in copies])])[:-1].astype(np.int64)


def _prospects(
    cards: Cards, key: Whole, found: Found, inside: tuple[int, ...]
) -> dict[int, Prospect]:
    """What each seat inside has in the first state of the table."""
    players = len(inside)
    keys, copies = room_for_children(cards)
    payoffs: Real = np.empty((1 << players, players))
    edge, slopes = np.zeros(players), np.empty((players, players))
    if found.used[0] > 1:  # otherwise the result is settled
        payoffs_of(cards, key, found, np.arange(players), keys, copies, payoffs)
        edges(payoffs, found.leave[0], edge, slopes)
    prospects = {}
    for player, seat in enumerate(inside):
        share, chance = float(found.values[0, player]), float(found.leave[0, player])
        leaving = share + (1 - chance) * float(edge[player])
        prospects[seat] = Prospect(share, chance, leaving, leaving - float(edge[player]))
    return prospects
