"""Policies as compiled functions take them: one for each seat of each setting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..policies import (
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Policy,
    Rule,
)
from .layout import MOST_SEATS, Floats, Ints, KernelError, Singles

AFTER_CARDS, AFTER_TRAPS, AT_GEMS, AT_RISK, EXPECTATION, RANDOM, NEVER, TABLE, LOOKUP = range(9)
OTHER_KINDS = 9
"""From here on, kinds of policies that only compiled code outside the kernel plays."""
PARAMETERS = 4
WHICH = 3
"""The parameter that says which array a policy uses, where several are at hand."""
TABLE_AXES = ("cards revealed", "trap kinds", "explorers inside", "gems carried", "gems on path")


class Solution(NamedTuple):
    """Chances of leaving for the states of an expedition, as the solver numbers them."""

    leave: Singles
    """[trap kinds on the path, state]"""
    base: Ints
    """[row]: the state with an empty path."""
    row: Ints
    """[treasure set, inside - 1]: the row in which nothing is held."""
    stride: Ints
    """What one more of each treasure adds to the number of the treasure set."""


NO_SOLUTION = Solution(
    np.zeros((1, 1), np.float32),
    np.zeros(1, np.int64),
    np.zeros((1, 1), np.int64),
    np.zeros(0, np.int64),
)


class TablePolicy(Policy):
    """Leave with the chance found in a table of five axes (see `TABLE_AXES`).

    A number beyond an axis counts as its last entry, so an axis of length 1 is ignored.
    """

    def __init__(self, chances: npt.ArrayLike) -> None:
        array = np.ascontiguousarray(chances, np.float32)
        if array.ndim != len(TABLE_AXES) or not array.size:
            axes = f"the {len(TABLE_AXES)} axes {', '.join(TABLE_AXES)}"
            raise KernelError(f"a policy table has {axes}")
        if not bool(((array >= 0) & (array <= 1)).all()):
            raise KernelError("a policy table lies between 0 and 1")
        self.chances: Singles = array


@dataclass(frozen=True, eq=False)
class SolutionPolicy(Policy):
    """Leave with the chance that a solved expedition gives.

    Where traps have left the game, the trap count with as many dangerous cards stands for
    the one on the path (an odd number counts as the next even one).
    """

    solution: Solution


class Engine(NamedTuple):
    """Compiled code that plays whole games."""

    players_for: Callable[[Sequence[Sequence[Policy]], npt.ArrayLike | None], Any]
    """Makes of policies what the other function takes, as `players_for` below does."""
    play_games: Callable[..., None]
    """Plays games, with the parameters of `play.play_games`."""


class OutsidePolicy(Policy):
    """A policy that brings compiled code of its own, which plays the kernel's policies too."""

    @property
    def engine(self) -> Engine:
        raise NotImplementedError


Encoded = tuple[int, tuple[float, ...]]
"""A kind of policy and its parameters."""


def encoded(policy: Policy, seats: int) -> Encoded:
    """A policy at a table of this many seats as its kind and its parameters."""
    match policy.at_table(seats) if isinstance(policy, Rule) else policy:
        case Chance(chance):
            return RANDOM, (float(chance),)
        case Never():
            return NEVER, ()
        case AfterCards(cards):
            return AFTER_CARDS, (cards,)
        case AfterTraps(traps):
            return AFTER_TRAPS, (traps,)
        case AtGems(gems):
            return AT_GEMS, (gems,)
        case AtRisk(risk, above, least):
            exact = Fraction(risk)
            return AT_RISK, (exact.numerator, exact.denominator, above, least)
        case Expectation(margin, path_weight):
            return EXPECTATION, (margin, path_weight)
        case TablePolicy():
            return TABLE, ()
        case SolutionPolicy():
            return LOOKUP, ()
        case _:
            raise KernelError(f"the kernel cannot play {type(policy).__name__}")


RULE = PARAMETERS
FIRST = PARAMETERS + 1
COLUMNS = PARAMETERS + 2


class Players(NamedTuple):
    """The policies of all settings and seats, as compiled functions take them."""

    settings: Floats
    """For each setting and seat the parameters (for tables the last one says which), then the
    kind of policy, then the first choice: 0 go on, 1 leave, -1 free."""
    tables: npt.NDArray[np.float32]
    solution: Solution


def players_for(
    settings: Sequence[Sequence[Policy]],
    first: npt.ArrayLike | None = None,
    outside: Callable[[Policy], Encoded | None] = lambda policy: None,
) -> Players:
    """Settings side by side: each is one policy a seat.

    `outside` encodes the policies that only compiled code outside the kernel plays.
    """
    if not settings:
        raise KernelError("at least one setting is needed")
    seats = len(settings[0])
    if not 1 <= seats <= MOST_SEATS or any(len(setting) != seats for setting in settings):
        raise KernelError(f"every setting has the same number of seats, 1 to {MOST_SEATS}")
    # A sweep has few policies in many seats: each is encoded once, and its arrays are there once.
    policies = {id(policy): policy for setting in settings for policy in setting}
    rows = np.zeros((len(policies), COLUMNS), np.float64)
    tables: list[Singles] = []
    solutions: dict[int, Solution] = {}
    for row, policy in zip(rows, policies.values(), strict=True):
        row[RULE], parameters = outside(policy) or encoded(policy, seats)
        row[: len(parameters)] = parameters
        if isinstance(policy, TablePolicy):
            row[WHICH] = len(tables)
            tables.append(policy.chances)
        if isinstance(policy, SolutionPolicy):
            solutions[id(policy.solution.leave)] = policy.solution
    if len(solutions) > 1:
        raise KernelError("the players of one call look up one solution")
    places = {number: place for place, number in enumerate(policies)}
    columns = rows[[[places[id(policy)] for policy in setting] for setting in settings]]
    columns[:, :, FIRST] = -1 if first is None else first
    return Players(columns, _stack(tables), next(iter(solutions.values()), NO_SOLUTION))


def _stack(tables: list[Singles]) -> Singles:
    """All tables in one array; an axis of length 1 is stretched to the others' length."""
    if not tables:
        return np.zeros((1,) * (1 + len(TABLE_AXES)), np.float32)
    try:
        shape = np.broadcast_shapes(*(array.shape for array in tables))
    except ValueError:
        raise KernelError("policy tables of one call differ in the length of an axis") from None
    stacked = np.stack([np.broadcast_to(array, shape) for array in tables])
    return np.ascontiguousarray(stacked)
