"""What both options of one position are worth, as data for JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Payoff = Literal["win share", "gems"]


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
