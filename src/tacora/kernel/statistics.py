"""What is counted while games are played, and what can be read off it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ._jit import jit
from .layout import CHEST, MOST_SEATS, RELIC_POINTS, RELICS, Floats, Ints
from .moves import count, winners
from .rules import SEATS

TURNS = 64
"""Turns that are told apart in histograms; the last one holds all later ones."""

GAMES, CARDS_SEEN, COLLAPSES = 0, 1, 2
LENGTHS = 3
"""From here on: how many expeditions had so many cards."""
POINTS = LENGTHS + TURNS
SQUARES = POINTS + MOST_SEATS
LOST = SQUARES + MOST_SEATS
RELICS_TAKEN = LOST + MOST_SEATS
WINS = RELICS_TAKEN + MOST_SEATS
"""From here on: for each seat the victories among 1, 2, ... 8 winners."""
LEAVING = WINS + MOST_SEATS * MOST_SEATS
"""From here on: for each seat how often it left after so many cards."""
WIDTH = LEAVING + MOST_SEATS * TURNS


@jit
def count_leaving(r: Ints, leaving: int, turn: int, sums: Ints) -> None:
    """These seats left after so many cards."""
    bucket = min(turn, TURNS - 1)
    for seat in range(r[SEATS]):
        sums[LEAVING + seat * TURNS + bucket] += leaving >> seat & 1


@jit
def count_lost(r: Ints, inside: int, carried: int, sums: Ints) -> None:
    """The cave collapsed over these seats."""
    sums[COLLAPSES] += 1
    for seat in range(r[SEATS]):
        sums[LOST + seat] += carried * (inside >> seat & 1)


@jit
def count_length(turn: int, sums: Ints) -> None:
    """An expedition ended after so many cards."""
    sums[CARDS_SEEN] += turn
    sums[LENGTHS + min(turn, TURNS - 1)] += 1


@jit
def count_result(r: Ints, g: Ints, sums: Ints) -> None:
    """A game is over."""
    won = winners(r, g)
    shared = count(won)
    sums[GAMES] += 1
    for seat in range(r[SEATS]):
        points = g[CHEST + seat] + g[RELIC_POINTS + seat]
        sums[POINTS + seat] += points
        sums[SQUARES + seat] += points * points
        sums[RELICS_TAKEN + seat] += g[RELICS + seat]
        sums[WINS + seat * MOST_SEATS + shared - 1] += won >> seat & 1


@dataclass(frozen=True, eq=False)
class Statistics:
    """The sums of one setting, and the means they give; all sums are whole numbers."""

    seats: int
    sums: Ints

    def _each(self, first: int) -> Ints:
        return self.sums[first : first + self.seats]

    def _mean(self, total: Ints | Floats) -> Floats:
        return np.asarray(total, np.float64) / max(self.games, 1)

    def _margin(self, mean: Floats, squares: Floats) -> Floats:
        """Half the width of the 95 % interval around a mean."""
        if self.games < 2:
            return np.full(mean.shape, math.inf)
        variance = np.maximum(squares - mean * mean, 0) * self.games / (self.games - 1)
        result: Floats = 1.959963984540054 * np.sqrt(variance / self.games)
        return result

    @property
    def games(self) -> int:
        return int(self.sums[GAMES])

    @property
    def cards(self) -> int:
        """Cards revealed in all games together."""
        return int(self.sums[CARDS_SEEN])

    @property
    def expeditions(self) -> int:
        return int(self.lengths.sum())

    @property
    def collapses(self) -> int:
        return int(self.sums[COLLAPSES])

    @property
    def points(self) -> Floats:
        """Mean points a game, seat by seat."""
        return self._mean(self._each(POINTS))

    @property
    def point_squares(self) -> Floats:
        """The mean square of the points, seat by seat."""
        return self._mean(self._each(SQUARES))

    @property
    def points_margin(self) -> Floats:
        return self._margin(self.points, self.point_squares)

    @property
    def wins(self) -> Floats:
        """Win share, seat by seat: a victory that several share is split among them."""
        return self._mean(self.wins_shared @ (1 / np.arange(1, MOST_SEATS + 1)))

    @property
    def wins_margin(self) -> Floats:
        squares = self.wins_shared @ (1 / np.arange(1, MOST_SEATS + 1) ** 2)
        return self._margin(self.wins, self._mean(squares))

    @property
    def wins_shared(self) -> Ints:
        """For each seat the victories among 1, 2, ... 8 winners."""
        return self.sums[WINS:LEAVING].reshape(MOST_SEATS, MOST_SEATS)[: self.seats]

    @property
    def gems_lost(self) -> Floats:
        """Mean gems a game lost in collapses, seat by seat."""
        return self._mean(self._each(LOST))

    @property
    def relics(self) -> Floats:
        """Mean relics a game, seat by seat."""
        return self._mean(self._each(RELICS_TAKEN))

    @property
    def leaving(self) -> Ints:
        """For each seat, how often it left after 0, 1, 2, ... cards of an expedition."""
        return self.sums[LEAVING:].reshape(MOST_SEATS, TURNS)[: self.seats]

    @property
    def lengths(self) -> Ints:
        """How many expeditions had 0, 1, 2, ... cards."""
        return self.sums[LENGTHS : LENGTHS + TURNS]

    @property
    def collapse_rate(self) -> float:
        """The share of expeditions that ended in a collapse."""
        return self.collapses / max(self.expeditions, 1)

    @property
    def cards_per_expedition(self) -> float:
        return self.cards / max(self.expeditions, 1)
