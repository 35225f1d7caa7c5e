"""A batch of games under step-by-step control: reveal, observe, decide."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..game import Edition, Game
from ..policies import Policy
from ._jit import KernelError, jit
from .chance import below, seed_keys
from .choices import leavers
from .feature_names import FEATURES
from .features import features
from .habits import HABITS, foresee, forget, habit_chances, learn
from .layout import (
    AWAITS,
    CARD,
    CARDS,
    CHEST,
    CHOICES,
    INSIDE,
    NOTHING,
    PATH,
    RELIC_POINTS,
    RELICS,
    Floats,
    Ints,
    Singles,
)
from .loader import load
from .moves import decide, reveal, winners
from .play import find, new_notes, room, set_up
from .players import Players, players_for
from .rules import DECK, SEATS, card_kinds, rules_for

Bools = npt.NDArray[np.bool_]
DRAW = -1
"""Stands in a list of cards where chance decides."""


@jit
def set_up_all(r: Ints, rows: Ints, moments: Ints, first: int) -> None:
    for number in range(rows.shape[0]):
        set_up(r, rows[number], moments[number % moments.shape[0]], first + number)


@jit
def reveal_all(r: Ints, rows: Ints, cards: Ints, key: np.uint64, twist: np.uint64) -> int:
    """Reveal a card wherever one is awaited; the number of a game where it cannot come, or -1."""
    for number in range(rows.shape[0]):
        g = rows[number]
        if g[AWAITS] == CARD and cards[number] >= 0 and find(r, g, cards[number]) < 0:
            return number
    for number in range(rows.shape[0]):
        g = rows[number]
        if g[AWAITS] != CARD:
            cards[number] = -1
            continue
        if cards[number] < 0:
            which = below(key, twist, g, g[CARDS] - g[PATH])
        else:
            which = find(r, g, cards[number])
        cards[number] = g[r[DECK] + g[PATH] + which]
        reveal(r, g, which)
    return -1


@jit
def forget_all(habits: Floats) -> None:
    for number in range(habits.shape[0]):
        forget(habits[number])


@jit
def decide_all(r: Ints, rows: Ints, habits: Floats, leaving: Ints) -> None:
    chances = np.zeros(HABITS, np.float64)
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            habit_chances(r, rows[number], chances)
            learn(r, rows[number], leaving[number], habits[number], chances)
            decide(r, rows[number], leaving[number])


@jit
def observe_all(r: Ints, rows: Ints, habits: Floats, into: Singles) -> None:
    notes = new_notes()
    for number in range(rows.shape[0]):
        foresee(r, rows[number], habits[number], notes.chances, notes.ahead)
        for seat in range(r[SEATS]):
            features(r, rows[number], seat, notes.ahead, into[number, seat])


@jit
def choose_all(
    r: Ints,
    players: Players,
    rows: Ints,
    habits: Floats,
    key: np.uint64,
    twist: np.uint64,
    into: Ints,
) -> None:
    notes = new_notes()
    values = room(players)
    spare = room(players)
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            setting = number % players.settings.shape[0]
            g = rows[number]
            foresee(r, g, habits[number], notes.chances, notes.ahead)
            into[number] = leavers(r, players, setting, g, key, twist, notes.ahead, values, spare)


class Batch:
    """Many games side by side, each at its own moment."""

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
        """So many games, new or, taken in turn, from the moments given."""
        self.rules = rules_for(edition, seats)
        self.numbers = self.rules.numbers
        self.kinds = card_kinds(edition)
        """The different cards; a card's place here is its number."""
        self.keys = seed_keys(seed)
        for moment in moments:
            if moment.edition != edition or len(moment.explorers) != seats:
                raise KernelError("a moment is one of another edition or number of explorers")
        if games < 1:
            raise KernelError(f"a batch has at least one game, not {games}")
        starts = np.stack([load(moment) for moment in moments] or [self.rules.fresh])
        self.rows = np.empty((games, self.rules.fresh.size), np.int64)
        """One game a row, with the columns of `tacora.kernel.layout`."""
        set_up_all(self.numbers, self.rows, starts, first)
        self.habits = np.empty((games, seats, HABITS), np.float64)
        """What the choices so far say about each seat (see `tacora.kernel.habits`)."""
        forget_all(self.habits)

    def _games(self, awaited: int) -> Bools:
        result: Bools = self.rows[:, AWAITS] == awaited
        return result

    @property
    def awaits_card(self) -> Bools:
        return self._games(CARD)

    @property
    def awaits_choices(self) -> Bools:
        return self._games(CHOICES)

    @property
    def over(self) -> Bools:
        return self._games(NOTHING)

    @property
    def inside(self) -> Bools:
        """For each game and seat, who is in the cave."""
        result: Bools = (self.rows[:, INSIDE, None] >> np.arange(self.rules.seats) & 1) == 1
        return result

    @property
    def points(self) -> Ints:
        """For each game and seat, what is safe: the chest and the relics."""
        seats = self.rules.seats
        result: Ints = (
            self.rows[:, CHEST : CHEST + seats] + self.rows[:, RELIC_POINTS : RELIC_POINTS + seats]
        )
        return result

    @property
    def relics(self) -> Ints:
        return self.rows[:, RELICS : RELICS + self.rules.seats]

    @property
    def winners(self) -> Bools:
        """For each game and seat, who would win if the game were over now."""
        won = np.array([winners(self.numbers, row) for row in self.rows], np.int64)
        result: Bools = (won[:, None] >> np.arange(self.rules.seats) & 1) == 1
        return result

    def reveal(self, cards: npt.ArrayLike | None = None) -> Ints:
        """Reveal a card wherever one is awaited; the cards' numbers, -1 where none was.

        Chance deals, except where a card's number is dictated.
        """
        dealt = np.full(len(self.rows), DRAW, np.int64)
        if cards is not None:
            dealt[:] = cards
        with np.errstate(over="ignore"):
            fault = reveal_all(self.numbers, self.rows, dealt, *self.keys)
        if fault >= 0:
            raise KernelError(f"game {fault}: no card number {dealt[fault]} can come")
        return dealt

    def observe(self) -> Singles:
        """The features of every game and seat (see `FEATURES`)."""
        into = np.zeros((len(self.rows), self.rules.seats, len(FEATURES)), np.float32)
        observe_all(self.numbers, self.rows, self.habits, into)
        return into

    def choose(self, settings: Sequence[Sequence[Policy]] | Players) -> Bools:
        """Who would leave by these policies; with several settings, games take them in turn."""
        players = settings if isinstance(settings, Players) else players_for(settings)
        if players.settings.shape[1] != self.rules.seats:
            raise KernelError(f"{self.rules.seats} policies are needed, one a seat")
        masks = np.zeros(len(self.rows), np.int64)
        with np.errstate(over="ignore"):
            choose_all(self.numbers, players, self.rows, self.habits, *self.keys, masks)
        result: Bools = (masks[:, None] >> np.arange(self.rules.seats) & 1) == 1
        return result

    def decide(self, leaving: npt.ArrayLike) -> None:
        """Let seats leave wherever choices are awaited; elsewhere nothing happens."""
        chosen = np.asarray(leaving, np.bool_)
        if chosen.shape != (len(self.rows), self.rules.seats):
            raise KernelError(f"choices of shape {(len(self.rows), self.rules.seats)} are awaited")
        wrong = (chosen & ~self.inside & self.awaits_choices[:, None]).nonzero()
        if wrong[0].size:
            raise KernelError(f"game {wrong[0][0]}: seat {wrong[1][0]} is not in the cave")
        masks = chosen @ (1 << np.arange(self.rules.seats))
        decide_all(self.numbers, self.rows, self.habits, masks)
