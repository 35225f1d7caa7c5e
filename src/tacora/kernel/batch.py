"""A batch of games under step-by-step control: reveal, choose, decide."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ..compiled import jit
from ..game import Edition, Game
from ..policies import Policy
from .chance import below, seed_keys
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
    Ints,
    KernelError,
)
from .moves import decide, reveal, winners
from .play import find, set_up
from .players import Players, leavers, players_for
from .rules import DECK, card_kinds, load, rules_for

Bools = npt.NDArray[np.bool_]
DRAW = -1
"""In a list of cards: a random card."""


@jit
def set_up_all(r: Ints, rows: Ints, moments: Ints, first: int) -> None:
    """Set every row to a game at one of the moments, taken in turn."""
    for number in range(rows.shape[0]):
        set_up(r, rows[number], moments[number % moments.shape[0]], first + number)


@jit
def reveal_all(r: Ints, rows: Ints, cards: Ints, key: np.uint64, twist: np.uint64) -> int:
    """Reveal a card in every game that awaits one.

    Returns -1, or the first game whose card cannot come; then no game has changed.
    """
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
def decide_all(r: Ints, rows: Ints, leaving: Ints) -> None:
    """Let seats leave in every game that awaits choices."""
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            decide(r, rows[number], leaving[number])


@jit
def choose_all(
    r: Ints, players: Players, rows: Ints, key: np.uint64, twist: np.uint64, into: Ints
) -> None:
    """Write the mask of the leaving seats of every game that awaits choices."""
    for number in range(rows.shape[0]):
        if rows[number, AWAITS] == CHOICES:
            setting = number % players.settings.shape[0]
            into[number] = leavers(r, players, setting, rows[number], key, twist)


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
        """Start new games, or games that go on from the given moments, taken in turn."""
        self.rules = rules_for(edition, seats)
        self.numbers = self.rules.numbers
        self.kinds = card_kinds(edition)
        """The different cards; a card's index here is its number."""
        self.keys = seed_keys(seed)
        for moment in moments:
            if moment.edition != edition or len(moment.explorers) != seats:
                raise KernelError("a moment has another edition or another number of explorers")
        if games < 1:
            raise KernelError(f"a batch has at least one game, not {games}")
        starts = np.stack([load(moment) for moment in moments] or [self.rules.fresh])
        self.rows = np.empty((games, self.rules.fresh.size), np.int64)
        """One row a game; `tacora.kernel.layout` has the columns."""
        set_up_all(self.numbers, self.rows, starts, first)

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
        """[game, seat]: whether the explorer is in the cave."""
        return self._seats_of(self.rows[:, INSIDE])

    @property
    def points(self) -> Ints:
        """[game, seat]: the points of the chest and the relics."""
        seats = self.rules.seats
        result: Ints = (
            self.rows[:, CHEST : CHEST + seats] + self.rows[:, RELIC_POINTS : RELIC_POINTS + seats]
        )
        return result

    @property
    def relics(self) -> Ints:
        """[game, seat]: the number of relics taken."""
        return self.rows[:, RELICS : RELICS + self.rules.seats]

    @property
    def winners(self) -> Bools:
        """[game, seat]: whether the seat would win if the game were over now."""
        won = np.array([winners(self.numbers, row) for row in self.rows], np.int64)
        return self._seats_of(won)

    def reveal(self, cards: npt.ArrayLike | None = None) -> Ints:
        """Reveal a card in every game that awaits one.

        `cards` may give a card's number for each game, or `DRAW`; without it all cards are
        random. Returns the numbers of the revealed cards, -1 where no card was awaited.
        """
        dealt = np.full(len(self.rows), DRAW, np.int64)
        if cards is not None:
            dealt[:] = cards
        with np.errstate(over="ignore"):
            fault = reveal_all(self.numbers, self.rows, dealt, *self.keys)
        if fault >= 0:
            raise KernelError(f"game {fault}: no card number {dealt[fault]} can come")
        return dealt

    def choose(self, settings: Sequence[Sequence[Policy]] | Players) -> Bools:
        """[game, seat]: who leaves by these policies; games take several settings in turn."""
        players = settings if isinstance(settings, Players) else players_for(settings)
        self._check_seats(players.settings.shape[1])
        masks = np.zeros(len(self.rows), np.int64)
        with np.errstate(over="ignore"):
            choose_all(self.numbers, players, self.rows, *self.keys, masks)
        return self._seats_of(masks)

    def _check_seats(self, seats: int) -> None:
        if seats != self.rules.seats:
            raise KernelError(f"{self.rules.seats} policies are needed, one for each seat")

    def _seats_of(self, masks: Ints) -> Bools:
        """[game, seat]: whether the game's mask holds the seat."""
        result: Bools = (masks[:, None] >> np.arange(self.rules.seats) & 1) == 1
        return result

    def decide(self, leaving: npt.ArrayLike) -> None:
        """Let seats leave, as [game, seat]; games that await no choices stay unchanged."""
        chosen = np.asarray(leaving, np.bool_)
        if chosen.shape != (len(self.rows), self.rules.seats):
            raise KernelError(f"choices of shape {(len(self.rows), self.rules.seats)} are awaited")
        wrong = (chosen & ~self.inside & self.awaits_choices[:, None]).nonzero()
        if wrong[0].size:
            raise KernelError(f"game {wrong[0][0]}: seat {wrong[1][0]} is not in the cave")
        self._decide(chosen @ (1 << np.arange(self.rules.seats)))

    def _decide(self, leaving: Ints) -> None:
        decide_all(self.numbers, self.rows, leaving)
