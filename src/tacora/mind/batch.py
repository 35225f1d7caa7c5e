"""A batch of games with the features and the habits of every seat."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..compiled import jit
from ..game import Edition, Game
from ..kernel.batch import Batch, Bools
from ..kernel.layout import AWAITS, CHOICES, Floats, Ints, Singles
from ..kernel.moves import decide
from ..kernel.players import Players
from ..kernel.rules import SEATS
from ..policies import Policy
from .features import FEATURES, features
from .habits import HABITS, foresee, forget, habit_chances, learn, new_notes
from .players import NetworkPlayers, leavers, players_for, room


@jit
def forget_all(habits: Floats) -> None:
    """Reset the habits of all games."""
    for number in range(habits.shape[0]):
        forget(habits[number])


@jit
def decide_all(r: Ints, rows: Ints, habits: Floats, leaving: Ints) -> None:
    """Let seats leave in every game that awaits choices, and learn from it."""
    chances = np.zeros(HABITS, np.float64)
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            habit_chances(r, rows[number], chances)
            learn(r, rows[number], leaving[number], habits[number], chances)
            decide(r, rows[number], leaving[number])


@jit
def observe_all(r: Ints, rows: Ints, habits: Floats, into: Singles) -> None:
    """Write the features of every game and seat."""
    notes = new_notes()
    for number in range(rows.shape[0]):
        foresee(r, rows[number], habits[number], notes.chances, notes.ahead)
        for seat in range(r[SEATS]):
            features(r, rows[number], seat, notes.ahead, into[number, seat])


@jit
def choose_all(
    r: Ints,
    players: NetworkPlayers,
    rows: Ints,
    habits: Floats,
    key: np.uint64,
    twist: np.uint64,
    into: Ints,
) -> None:
    """Write the mask of the leaving seats of every game that awaits choices."""
    notes = new_notes()
    values = room(players)
    spare = room(players)
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            setting = number % players.settings.shape[0]
            g = rows[number]
            foresee(r, g, habits[number], notes.chances, notes.ahead)
            into[number] = leavers(r, players, setting, g, key, twist, notes.ahead, values, spare)


class ObservedBatch(Batch):
    """Many games side by side; `observe` returns the features, and networks can choose."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        games: int,
        seed: int | str = 0,
        *,
        first: int = 0,
        moments: Sequence[Game] = (),
    ) -> None:
        super().__init__(edition, seats, games, seed, first=first, moments=moments)
        self.habits = np.empty((games, seats, HABITS), np.float64)
        """[game, seat, habit]: the weights of the habits (see `habits.py`)."""
        forget_all(self.habits)

    def observe(self) -> Singles:
        """[game, seat, feature]: the features (see `FEATURES`)."""
        into = np.zeros((len(self.rows), self.rules.seats, len(FEATURES)), np.float32)
        observe_all(self.numbers, self.rows, self.habits, into)
        return into

    def choose(self, settings: Sequence[Sequence[Policy]] | Players | NetworkPlayers) -> Bools:
        """[game, seat]: who leaves by these policies; games take several settings in turn."""
        if isinstance(settings, Players):
            return super().choose(settings)
        players = settings if isinstance(settings, NetworkPlayers) else players_for(settings)
        self._check_seats(players.settings.shape[1])
        masks = np.zeros(len(self.rows), np.int64)
        with np.errstate(over="ignore"):
            choose_all(self.numbers, players, self.rows, self.habits, *self.keys, masks)
        return self._seats_of(masks)

    def _decide(self, leaving: Ints) -> None:
        decide_all(self.numbers, self.rows, self.habits, leaving)
