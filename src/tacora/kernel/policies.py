"""Policies that the kernel plays by itself, as data: one for each seat of each setting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._jit import KernelError
from .feature_names import FEATURES
from .layout import MOST_SEATS, Floats, Ints, Singles

AFTER_CARDS, AFTER_TRAPS, AT_GEMS, AT_RISK, EXPECTATION, RANDOM, TABLE, NETWORK, NEVER = range(9)
LOOKUP = 9
PARAMETERS = 4
WHICH = 3
"""The parameter that says which table or network a policy uses."""
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


@dataclass(frozen=True, eq=False)
class Policy:
    """When to leave: a rule's number, its parameters and, for two of them, arrays."""

    kind: int
    parameters: tuple[float, ...] = ()
    table: Singles | None = None
    layers: tuple[tuple[Singles, Singles], ...] = field(default=())
    solution: Solution | None = None


def after_cards(cards: int) -> Policy:
    """Leave as soon as so many cards have been revealed in this expedition."""
    return Policy(AFTER_CARDS, (float(cards),))


def after_traps(traps: int) -> Policy:
    """Leave as soon as so many trap kinds lie on the path."""
    return Policy(AFTER_TRAPS, (float(traps),))


def at_gems(gems: int) -> Policy:
    """Leave as soon as so many gems are carried."""
    return Policy(AT_GEMS, (float(gems),))


def at_risk(risk: Fraction | float, *, above: bool = False, least: int = 0) -> Policy:
    """Leave when the next card collapses the cave with at least this chance.

    With `above`, only a greater chance counts; with `least`, only if the gems carried and
    those on the path come to that much together.
    """
    exact = Fraction(risk).limit_denominator(1_000_000)
    return Policy(AT_RISK, (exact.numerator, exact.denominator, float(above), float(least)))


def expectation(margin: float = 1.0, path_weight: float = 0.0) -> Policy:
    """Leave when a further card is expected to cost more than it brings.

    That is when `(carried + path_weight * pool / inside) * dangerous cards` is at least
    `margin * gems of all treasures left / inside`.
    """
    return Policy(EXPECTATION, (float(margin), float(path_weight)))


def at_random(chance: float = 0.5) -> Policy:
    """Leave with this chance, whatever lies there."""
    _check_chances(np.array([chance], np.float64), "a chance of leaving")
    return Policy(RANDOM, (float(chance),))


def never() -> Policy:
    """Stay until the end."""
    return Policy(NEVER)


def table(chances: npt.ArrayLike) -> Policy:
    """Leave with the chance found in a table of five axes (see `TABLE_AXES`).

    A number beyond an axis counts as its last entry, so an axis of length 1 is ignored.
    """
    array = np.ascontiguousarray(chances, np.float32)
    if array.ndim != len(TABLE_AXES) or not array.size:
        raise KernelError(f"a policy table has the {len(TABLE_AXES)} axes {', '.join(TABLE_AXES)}")
    _check_chances(array, "a policy table")
    return Policy(TABLE, table=array)


def network(
    layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]], *, sampled: bool = False
) -> Policy:
    """Leave as a small network says: (weights, biases) a layer, ReLU between them.

    The first layer takes `FEATURES`; the last gives the log odds of leaving, and may give
    the win share to expect as well. Without `sampled`, leave when leaving is at least as
    likely as going on.
    """
    arrays = tuple(
        (np.ascontiguousarray(weights, np.float32), np.ascontiguousarray(biases, np.float32))
        for weights, biases in layers
    )
    width = len(FEATURES)
    for weights, biases in arrays:
        if weights.ndim != 2 or weights.shape[1] != width or biases.shape != weights.shape[:1]:
            raise KernelError(
                f"a layer has weights of shape (outputs, {width}) and as many biases as outputs, "
                f"not {weights.shape} and {biases.shape}"
            )
        if not (np.isfinite(weights).all() and np.isfinite(biases).all()):
            raise KernelError("a network's weights are finite numbers")
        width = weights.shape[0]
    if width not in (1, 2) or not arrays:
        raise KernelError("a network's last layer gives the log odds of leaving, and maybe a value")
    return Policy(NETWORK, (float(sampled),), layers=arrays)


def lookup(solution: Solution) -> Policy:
    """Leave with the chance that a solved expedition gives.

    Where traps have left the game, the trap count with as many dangerous cards stands for
    the one on the path (an odd number counts as the next even one).
    """
    return Policy(LOOKUP, solution=solution)


def _check_chances(array: npt.NDArray[np.floating], what: str) -> None:
    if not bool(((array >= 0) & (array <= 1)).all()):
        raise KernelError(f"{what} lies between 0 and 1")


RULE = PARAMETERS
FIRST = PARAMETERS + 1
COLUMNS = PARAMETERS + 2


class Players(NamedTuple):
    """The policies of all settings and seats, as compiled functions take them."""

    settings: Floats
    """For each setting and seat the parameters (for tables and networks the last one says
    which), then the rule, then the first choice: 0 go on, 1 leave, -1 free."""
    tables: npt.NDArray[np.float32]
    sizes: Ints
    """The widths of the networks' layers, the features first."""
    weights: Singles
    """One network a row: for each layer the biases, then the weights, input by input."""
    solution: Solution


Seats = Sequence[Policy]


def players_for(settings: Sequence[Seats], first: npt.ArrayLike | None = None) -> Players:
    """Settings side by side: each is one policy a seat."""
    if not settings:
        raise KernelError("at least one setting is needed")
    seats = len(settings[0])
    if not 1 <= seats <= MOST_SEATS or any(len(setting) != seats for setting in settings):
        raise KernelError(f"every setting has the same number of seats, 1 to {MOST_SEATS}")
    columns = np.zeros((len(settings), seats, COLUMNS), np.float64)
    columns[:, :, FIRST] = -1
    if first is not None:
        columns[:, :, FIRST] = first
    tables: dict[int, tuple[int, Singles]] = {}
    networks: dict[int, tuple[int, tuple[tuple[Singles, Singles], ...]]] = {}
    for number, setting in enumerate(settings):
        for seat, policy in enumerate(setting):
            own = columns[number, seat]
            own[RULE] = policy.kind
            own[: len(policy.parameters)] = policy.parameters
            # Policies that share their arrays share a place, so a sweep costs no copies.
            if policy.table is not None:
                own[WHICH], _ = tables.setdefault(id(policy.table), (len(tables), policy.table))
            if policy.layers:
                own[WHICH], _ = networks.setdefault(
                    id(policy.layers), (len(networks), policy.layers)
                )
    solutions = {
        id(policy.solution.leave): policy.solution
        for setting in settings
        for policy in setting
        if policy.solution is not None
    }
    if len(solutions) > 1:
        raise KernelError("the players of one call look up one solution")
    stacked = _stack([array for _, array in tables.values()])
    sizes, weights = _flatten([layers for _, layers in networks.values()])
    return Players(columns, stacked, sizes, weights, next(iter(solutions.values()), NO_SOLUTION))


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


def _flatten(networks: list[tuple[tuple[Singles, Singles], ...]]) -> tuple[Ints, Singles]:
    if not networks:
        return np.array([len(FEATURES)], np.int64), np.zeros((1, 1), np.float32)
    shapes = [tuple(biases.size for _, biases in layers) for layers in networks]
    if len(set(shapes)) > 1:
        raise KernelError("the networks of one call have layers of the same sizes")
    # Input by input, so that the innermost loop runs over outputs side by side.
    rows = [
        np.concatenate([part for weights, biases in layers for part in (biases, weights.T.ravel())])
        for layers in networks
    ]
    return np.array([len(FEATURES), *shapes[0]], np.int64), np.stack(rows)
