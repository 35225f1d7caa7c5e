"""One equilibrium of a small game: some players, each of whom leaves or goes on.

A logit player of precision p leaves with log odds of p times what leaving brings more. At
precision 0 everybody tosses a coin; as the precision rises, the equilibrium of such players is
followed (Newton's method, from one precision to the next), and its limit is the equilibrium that
is taken. Equal players get equal chances, and a player to whom both choices are always worth the
same leaves with a chance of 1/2.
"""

from __future__ import annotations

import math

import numpy as np

from ..compiled import jit
from .layout import Real

HIGHEST = 1e13
"""The precision at which the equilibrium counts as the limit."""
STEP = 3.0
"""The factor from one precision to the next."""
NEAR = 1e-9
DRIFTS = 200
ROUNDS = 60
"""The most steps of Newton's method at one precision."""


@jit
def edges(payoffs: Real, chances: Real, edge: Real, slopes: Real) -> None:
    """Write what leaving brings each player more than going on, and how that changes.

    `payoffs[mask, player]` is the payoff when the players of the mask leave; `slopes[i, j]` is
    the slope of the edge of player i in the chance of player j.
    """
    players = chances.size
    edge[:] = 0.0
    slopes[:] = 0.0
    for mask in range(1 << players):
        for player in range(players):
            sign = 1.0 if mask >> player & 1 else -1.0
            gain = sign * payoffs[mask, player]
            if gain == 0.0:
                continue
            likely = 1.0
            for other in range(players):
                if other != player:
                    likely *= chances[other] if mask >> other & 1 else 1.0 - chances[other]
            edge[player] += gain * likely
            for other in range(players):
                if other == player:
                    continue
                rest = 1.0 if mask >> other & 1 else -1.0
                for third in range(players):
                    if third not in (player, other):
                        rest *= chances[third] if mask >> third & 1 else 1.0 - chances[third]
                slopes[player, other] += gain * rest


@jit
def _distance(payoffs: Real, odds: Real, precision: float, room: Real, slopes: Real) -> float:
    """How far these log odds are from an equilibrium; `room` has the chances and the edges."""
    for player in range(odds.size):
        room[0, player] = 1.0 / (1.0 + math.exp(min(max(-odds[player], -700.0), 700.0)))
    edges(payoffs, room[0], room[1], slopes)
    most = 0.0
    for player in range(odds.size):
        room[2, player] = odds[player] / precision - room[1, player]
        most = max(most, abs(room[2, player]))
    return most


@jit
def _newton(payoffs: Real, odds: Real, precision: float, room: Real, slopes: Real) -> float:
    """Move the log odds to the equilibrium of this precision; returns how far they are from it."""
    players = odds.size
    matrix = np.empty((players, players))
    tried = np.empty(players)
    far = _distance(payoffs, odds, precision, room, slopes)
    for _ in range(ROUNDS):
        if far < 1e-15:
            break
        for player in range(players):
            for other in range(players):
                chance = room[0, other]
                matrix[player, other] = -slopes[player, other] * chance * (1.0 - chance)
            matrix[player, player] = 1.0 / precision
        step = _solved(matrix, room[2])
        part = 1.0
        better = False
        while part > 1e-4:
            for player in range(players):
                tried[player] = odds[player] - part * step[player]
            found = _distance(payoffs, tried, precision, room, slopes)
            if found < far:
                better = True
                break
            part *= 0.5
        if not better:
            return _distance(payoffs, odds, precision, room, slopes)
        odds[:] = tried
        far = found
    return far


@jit
def _drift(payoffs: Real, odds: Real, precision: float, room: Real, slopes: Real) -> None:
    """Let the log odds drift towards the logit replies, slower and slower."""
    for number in range(DRIFTS):
        part = 1.0 / (2.0 + 0.1 * number)
        _distance(payoffs, odds, precision, room, slopes)
        for player in range(odds.size):
            reply = min(max(precision * room[1, player], -30.0), 30.0)
            odds[player] += part * (reply - odds[player])


@jit
def _solved(matrix: Real, right: Real) -> Real:
    """The solution of a small linear system, by elimination; changes the matrix."""
    size = right.size
    found = right.copy()
    for column in range(size):
        pivot = column
        for line in range(column + 1, size):
            if abs(matrix[line, column]) > abs(matrix[pivot, column]):
                pivot = line
        if matrix[pivot, column] == 0.0:
            matrix[pivot, column] = 1e-300
        if pivot != column:
            for place in range(size):
                matrix[column, place], matrix[pivot, place] = (
                    matrix[pivot, place],
                    matrix[column, place],
                )
            found[column], found[pivot] = found[pivot], found[column]
        for line in range(column + 1, size):
            part = matrix[line, column] / matrix[column, column]
            for place in range(column, size):
                matrix[line, place] -= part * matrix[column, place]
            found[line] -= part * found[column]
    for line in range(size - 1, -1, -1):
        for place in range(line + 1, size):
            found[line] -= matrix[line, place] * found[place]
        found[line] /= matrix[line, line]
    return found


@jit
def dominant(payoffs: Real, chances: Real) -> bool:
    """Whether strictly better choices decide the game for all players, one after another.

    Writes the chances if so: 0 or 1. Every equilibrium is then this one.
    """
    players = chances.size
    chances[:] = 0.5
    for _ in range(players):
        for player in range(players):
            if chances[player] != 0.5:
                continue
            to_leave = True
            to_stay = True
            for mask in range(1 << players):
                if mask >> player & 1:
                    continue
                possible = True
                for other in range(players):
                    sure = chances[other]
                    if other != player and sure != 0.5 and sure != (mask >> other & 1):
                        possible = False
                if possible:
                    gain = payoffs[mask | 1 << player, player] - payoffs[mask, player]
                    to_leave = to_leave and gain > 0.0
                    to_stay = to_stay and gain < 0.0
            if to_leave:
                chances[player] = 1.0
            elif to_stay:
                chances[player] = 0.0
    return not (chances == 0.5).any()


@jit
def equilibrium(payoffs: Real, chances: Real, values: Real) -> float:
    """Write each player's chance to leave and value; returns the most that a player could gain.

    The gain is that of a player who changes the own choice alone: 0 in an equilibrium.
    """
    players = chances.size
    room = np.empty((3, players))
    slopes = np.empty((players, players))
    if not dominant(payoffs, chances):
        odds = np.zeros(players)
        precision = 1.0
        while precision < HIGHEST:
            if _newton(payoffs, odds, precision, room, slopes) > NEAR:
                # The path turns back here: the drift finds where the players go on.
                _drift(payoffs, odds, precision, room, slopes)
                _newton(payoffs, odds, precision, room, slopes)
            precision *= STEP
        for player in range(players):
            chances[player] = room[0, player]
            if chances[player] < 1e-9:
                chances[player] = 0.0
            elif chances[player] > 1.0 - 1e-9:
                chances[player] = 1.0
    edges(payoffs, chances, room[1], slopes)
    values[:] = 0.0
    for mask in range(1 << players):
        likely = 1.0
        for player in range(players):
            likely *= chances[player] if mask >> player & 1 else 1.0 - chances[player]
        for player in range(players):
            values[player] += likely * payoffs[mask, player]
    regret = 0.0
    for player in range(players):
        gain = room[1, player]
        part = 1.0 - chances[player] if gain > 0.0 else -chances[player]
        regret = max(regret, gain * part)
    return regret
