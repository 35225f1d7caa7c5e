"""The choices of a record that a review looks at, and their verdicts."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal
from typing import Literal, NamedTuple

from ..errors import TacoraError
from ..game import Choice, Game
from ..record import History, Record, Turn, began_of, bots_of, replay

HINT_SEED = "hint"
"""The seed of all hints, so a review says what the hint for the same moment said."""
TRIVIAL_GAP = 0.05
"""A choice is trivial if it was the better one by at least this much."""
DECIDED = 0.01
"""A choice is trivial, too, if both options win with at most this chance, or nearly always."""
INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10
"""The least costs of these verdicts, as win chance."""
DIGITS = 5
"""Digits behind the point of every win chance in JSON."""
CLEAR_STANDARD_ERRORS = 2
"""A cost below this many standard errors counts as 0."""

Verdict = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewError(TacoraError):
    """A record that cannot be reviewed."""


class ChoiceMade(NamedTuple):
    """One choice of a seat, and what the table had seen before it."""

    moment: int
    """The index of the moment in `tacora.record.replay`."""
    game: Game
    history: History
    seat: int
    chose: Choice


class Worth(NamedTuple):
    """The win chances of both options of a choice."""

    leave: float
    go_on: float
    error: float
    """The standard error of the difference between the two."""
    network_leaves: float
    """The chance with which the network alone would leave."""

    def of(self, choice: Choice) -> float:
        """The win chance of an option."""
        return self.leave if choice == "leave" else self.go_on

    def cost(self, choice: Choice) -> float:
        """The value of the better option minus that of the chosen one; 0 if it is not clear."""
        cost = max(self.leave, self.go_on) - self.of(choice)
        return cost if cost > CLEAR_STANDARD_ERRORS * self.error else 0.0

    def shown_cost(self, choice: Choice) -> float:
        """The cost as the difference of both win chances with the digits that people are shown."""
        if not self.cost(choice):
            return 0.0
        return float(shown(max(self.leave, self.go_on)) - shown(self.of(choice)))

    def trivial(self, choice: Choice) -> bool:
        """Whether the choice says nothing about the play: clear and right, or without effect."""
        least, most = sorted((self.leave, self.go_on))
        if most <= DECIDED or least >= 1 - DECIDED:
            return True
        return self.of(choice) == most and most - least >= TRIVIAL_GAP

    def verdict(self, choice: Choice) -> Verdict:
        """The choice in a word."""
        cost = self.shown_cost(choice)
        if cost >= BLUNDER:
            return "blunder"
        if cost >= MISTAKE:
            return "mistake"
        if cost >= INACCURACY:
            return "inaccuracy"
        return "best" if self.of(choice) == max(self.leave, self.go_on) else "fine"


def shown(share: float | Decimal) -> Decimal:
    """A win chance in tenths of a point, rounded as the page rounds what the review says.

    Both round what stands in the JSON of the review: 0.4115 is 41.2 %, though its float is less.
    """
    said = Decimal(str(round(float(share), DIGITS)))
    return said.quantize(Decimal("0.001"), ROUND_HALF_UP) + 0  # never -0


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people; all seats if the record does not say which are bots."""
    seats = tuple(range(len(record.explorers)))
    bots = bots_of(record)
    people = tuple(seat for seat in seats if bots is None or not bots[seat])
    return people or seats


def choices_in(record: Record) -> Iterator[tuple[Game, History, str]]:
    """Every moment with choices, the history until then, and the choices."""
    for _, game, history, choices in _with_index(record):
        yield game, history, choices


def _with_index(record: Record) -> Iterator[tuple[int, Game, History, str]]:
    for index, moment in enumerate(replay(record)):
        if moment.game.awaits != "choices":
            continue
        turns = record.expeditions[moment.expedition - 1]
        last = turns[moment.turn - 1]
        if not last.choices:
            continue  # the game stopped here
        now = (*turns[: moment.turn - 1], Turn(last.card))
        history = (*record.expeditions[: moment.expedition - 1], now)
        yield index, moment.game, history, last.choices


def choices_of(record: Record, seats: tuple[int, ...] | None = None) -> list[ChoiceMade]:
    """The choices of some seats, by default of those of people, in the order of the game.

    Choices from before the game was played on are left out: they belong to the other game.
    """
    began = began_of(record)
    first = began.chosen if began else (1, 1)
    chosen = people_of(record) if seats is None else seats
    for seat in chosen:
        if not 0 <= seat < len(record.explorers):
            raise ReviewError(f"there is no seat {seat}; they are numbered from 0")
    moments = [
        (index, game, history, choices)
        for index, game, history, choices in _with_index(record)
        if (game.expedition, game.turn) >= first
    ]
    if not moments:
        raise ReviewError("nobody has made a choice in this game")
    return [
        ChoiceMade(index, game, history, seat, "leave" if choices[seat] == "-" else "go_on")
        for index, game, history, choices in moments
        for seat in chosen
        if seat in game.inside
    ]
