"""Solves an endgame of two explorers again with other equilibria than the solver takes."""

from __future__ import annotations

import numpy as np

from tacora import Game
from tacora.solver.deck import ExpeditionDeck, state_of
from tacora.solver.endgame import Endgame, begin_endgame, ranks_of
from tacora.solver.win_induction import (
    discover_all,
    members_of,
    payoffs_of,
    place_of,
    room_for,
    room_for_children,
    settled,
)

TIE = 1e-12
"""A difference of win shares that counts as none."""


def equilibria(payoffs: np.ndarray) -> list[tuple[float, float]]:
    """All equilibria of a game of two, as chances to leave; of a line of them, its ends.

    `payoffs[mask, player]` is the payoff if the players of the mask leave.
    """
    first = payoffs[1, 0] - payoffs[0, 0], payoffs[3, 0] - payoffs[2, 0]
    second = payoffs[2, 1] - payoffs[0, 1], payoffs[3, 1] - payoffs[1, 1]
    chances = [
        sorted({0.0, 1.0, *_zero(second)}),
        sorted({0.0, 1.0, *_zero(first)}),
    ]
    return [
        (one, other)
        for one in chances[0]
        for other in chances[1]
        if _is_best(one, first[0] + (first[1] - first[0]) * other)
        and _is_best(other, second[0] + (second[1] - second[0]) * one)
    ]


def _zero(edge: tuple[float, float]) -> list[float]:
    """Where an edge between two ends is 0, if its ends have different signs."""
    return [float(edge[0] / (edge[0] - edge[1]))] if edge[0] * edge[1] < 0 else []


def _is_best(chance: float, edge: float) -> bool:
    """Whether this chance to leave is a best answer if leaving brings `edge` more."""
    return abs(edge) < TIE or chance == (edge > 0)


def resolved(game: Game, known: Endgame, *, worst_for_first: bool) -> tuple[float, int]:
    """The win share of the first explorer inside in the worst (or best) equilibrium for it.

    At every state the equilibrium is taken that is worst (or best) for that explorer. Also
    returns the number of states whose equilibria have different values for it.
    """
    deck = ExpeditionDeck.of(game)
    ranks, scale = ranks_of(game)
    cards, key = begin_endgame(deck, state_of(deck, game), ranks, game.inside, scale)
    found = room_for(known.states, 2)
    keys, copies = room_for_children(cards)
    several = 0
    sign = 1 if worst_for_first else -1
    with np.errstate(over="ignore"):  # hashes wrap around
        found.keys[0] = key
        found.places[place_of(found, key)] = 1
        found.used[0] = 1
        assert discover_all(cards, found)
        for number in range(known.states - 1, -1, -1):
            at = found.keys[number]
            members = members_of(cards, at)
            chances, values = np.empty(len(members)), np.empty(len(members))
            if not settled(cards, at, members, chances, values):
                payoffs = np.empty((1 << len(members), len(members)))
                payoffs_of(cards, at, found, members, keys, copies, payoffs)
                if len(members) == 1:
                    values[:] = payoffs.max()
                else:
                    every = [_values(payoffs, *each) for each in equilibria(payoffs)]
                    several += max(each[0] for each in every) - min(each[0] for each in every) > TIE
                    values[:] = min(every, key=lambda each: sign * each[0])
            found.values[number] = 0.0
            found.values[number, members] = values
    return float(found.values[0, 0]), several


def _values(payoffs: np.ndarray, one: float, other: float) -> tuple[float, float]:
    likely = np.array([(1 - one) * (1 - other), one * (1 - other), (1 - one) * other, one * other])
    first, second = likely @ payoffs
    return float(first), float(second)
