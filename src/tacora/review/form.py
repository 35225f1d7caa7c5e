"""The JSON forms of a review and of an appraisal.

A review has the same form in `tacora review --json`, the server and the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..game import Choice
from .choices import Verdict
from .performance import Performance

Payoff = Literal["win share", "gems"]


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice, with the champion's win chances of both options."""

    moment: int
    """The index of the moment in the replay, and in the curve."""
    expedition: int
    turn: int
    chose: Choice
    leave: float
    go_on: float
    error: float
    """The standard error of the difference between the two."""
    cost: float
    """The value of the better option minus that of the chosen one; 0 if it is not clear."""
    trivial: bool
    """Whether the choice does not count for the performance."""
    verdict: Verdict
    skill: float
    """The value of the chosen option minus that of the network's option."""
    luck: float
    """The luck of the cards from here to the seat's next choice."""
    others: float
    """The other changes of the win share until then."""

    @property
    def swing(self) -> float:
        """The change of the win share from this choice to the next."""
        return self.skill + self.luck + self.others


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """The review of one seat; `start + skill + luck + others` is `result`, up to rounding."""

    seat: int
    name: str
    start: float
    result: float
    over: bool
    skill: float
    luck: float
    others: float
    performance: Performance | None
    turning_points: tuple[int, ...]
    """The moments of the choices with the largest change of the win share."""
    choices: tuple[ReviewedChoice, ...]


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The luck of all cards for a seat, and its result with and without this luck."""

    luck: float
    result: float | None
    """The win share at the end; None if the game is not over."""
    adjusted: float | None


@dataclass(frozen=True, slots=True)
class ReviewView:
    """The review of a game."""

    format: str
    edition: str
    explorers: tuple[str, ...]
    curve: tuple[tuple[float, ...], ...]
    """For each moment of the replay, the win chance of every seat."""
    luck: tuple[tuple[float, ...], ...]
    """For each card, its luck for every seat."""
    results: tuple[SeatResult, ...]
    seats: tuple[ReviewedSeat, ...]
    """The reviews of people."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The champion's win chances of both options, by roll-outs against strangers."""

    leave: float
    go_on: float
    error: float
    """The standard error of the difference between the two."""
    leaves: bool
    """Whether the champion rather leaves than not."""


@dataclass(frozen=True, slots=True)
class OtherSeat:
    """Another explorer inside, and the chance that it leaves now."""

    seat: int
    leave_chance: float


@dataclass(frozen=True, slots=True)
class Solved:
    """Both options in the equilibrium of the rest of the game or expedition."""

    payoff: Payoff
    """What every explorer inside maximises: the share of the victory in the last expedition,
    otherwise the points that this expedition brings home."""
    leave_chance: float
    leave: float
    go_on: float
    others: tuple[OtherSeat, ...]
    """What the others do in this equilibrium."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What both options of a seat are worth if the game so far is not known."""

    champion: Estimate
    equilibrium: Solved | None
    """None if the rest has too many states to be solved now."""
    others: tuple[OtherSeat, ...]
    """What the champion expects of the others."""
