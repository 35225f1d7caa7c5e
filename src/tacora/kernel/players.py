"""Policies as compiled functions take them, one for each seat of each setting; who leaves now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..compiled import jit
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
from .chance import fraction
from .layout import (
    CARDS,
    CARRIED,
    DANGER,
    INSIDE,
    MOST_SEATS,
    PATH,
    POOL,
    TRAPS,
    TREASURE,
    TURN,
    Floats,
    Ints,
    KernelError,
    Singles,
)
from .moves import count
from .rules import SEATS, SEEN

AFTER_CARDS, AFTER_TRAPS, AT_GEMS, AT_RISK, EXPECTATION, RANDOM, NEVER, TABLE, LOOKUP = range(9)
OTHER_KINDS = 9
"""From this kind on, only compiled code outside the kernel plays a policy."""
PARAMETERS = 4
WHICH = 3
"""The parameter that holds the index of a policy's table or network."""
TABLE_AXES = ("cards revealed", "trap kinds", "explorers inside", "gems carried", "gems on path")


class Solution(NamedTuple):
    """Chances of leaving for the states of an expedition, as the solver numbers them."""

    leave: Singles
    """[trap kinds on the path, state]"""
    base: Ints
    """[row]: the number of the state with no gems on the path."""
    row: Ints
    """[treasure set, inside - 1]: the row in which each explorer holds 0 gems."""
    stride: Ints
    """[treasure]: what one more card of it adds to the number of the treasure set."""


NO_SOLUTION = Solution(
    np.zeros((1, 1), np.float32),
    np.zeros(1, np.int64),
    np.zeros((1, 1), np.int64),
    np.zeros(0, np.int64),
)


class TablePolicy(Policy):
    """Leave with the chance found in a table of five axes (see `TABLE_AXES`).

    A number beyond the end of an axis counts as its last entry, so an axis of length 1 is
    ignored.
    """

    def __init__(self, chances: npt.ArrayLike) -> None:
        array = np.ascontiguousarray(chances, np.float32)
        if array.ndim != len(TABLE_AXES) or not array.size:
            axes = f"the {len(TABLE_AXES)} axes {', '.join(TABLE_AXES)}"
            raise KernelError(f"a policy table has {axes}")
        if not bool(((array >= 0) & (array <= 1)).all()):
            raise KernelError("the chances in a policy table lie between 0 and 1")
        self.chances: Singles = array


@dataclass(frozen=True, eq=False)
class SolutionPolicy(Policy):
    """Leave with the chance that a solved expedition gives.

    Where traps have left the game, the trap count with as many dangerous cards replaces
    the one on the path (an odd number counts as the next even one).
    """

    solution: Solution


class Engine(NamedTuple):
    """Compiled code that plays whole games."""

    players_for: Callable[[Sequence[Sequence[Policy]], npt.ArrayLike | None], Any]
    """Encodes policies for `play_games`, as `players_for` below does."""
    play_games: Callable[..., None]
    """Plays games; its parameters are those of `play.play_games`."""
    rank: int = 0
    """An engine also plays the policies of the engines with lower ranks."""


class OutsidePolicy(Policy):
    """A policy with its own engine, which plays the kernel's policies too."""

    @property
    def engine(self) -> Engine:
        raise NotImplementedError


Encoded = tuple[int, tuple[float, ...]]
"""A kind of policy and its parameters."""


def encoded(policy: Policy, seats: int) -> Encoded:
    """The kind and the parameters of a policy at a table of this many seats."""
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
    """[setting, seat]: the parameters (the last is the index of a table), then the kind of
    policy, then the dictated first choice: 0 go on, 1 leave, -1 none."""
    tables: npt.NDArray[np.float32]
    solution: Solution


def players_for(
    settings: Sequence[Sequence[Policy]],
    first: npt.ArrayLike | None = None,
    outside: Callable[[Policy], Encoded | None] = lambda policy: None,
) -> Players:
    """The encoded policies of some settings; a setting has one policy for each seat.

    `outside` encodes the policies that only compiled code outside the kernel plays.
    """
    if not settings:
        raise KernelError("at least one setting is needed")
    seats = len(settings[0])
    if not 1 <= seats <= MOST_SEATS or any(len(setting) != seats for setting in settings):
        raise KernelError(f"every setting has the same number of seats, 1 to {MOST_SEATS}")
    # A sweep has few policies in many seats, so each policy and its arrays are encoded once.
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
        raise KernelError("the players of one call can use one solution only")
    places = {number: place for place, number in enumerate(policies)}
    columns = rows[[[places[id(policy)] for policy in setting] for setting in settings]]
    columns[:, :, FIRST] = -1 if first is None else first
    return Players(columns, _stack(tables), next(iter(solutions.values()), NO_SOLUTION))


def _stack(tables: list[Singles]) -> Singles:
    """All tables in one array; an axis of length 1 is repeated to the length of the others."""
    if not tables:
        return np.zeros((1,) * (1 + len(TABLE_AXES)), np.float32)
    try:
        shape = np.broadcast_shapes(*(array.shape for array in tables))
    except ValueError:
        raise KernelError("policy tables of one call differ in the length of an axis") from None
    stacked = np.stack([np.broadcast_to(array, shape) for array in tables])
    return np.ascontiguousarray(stacked)


class Counts(NamedTuple):
    """The numbers of a moment that the rules of thumb use.

    A function of plain numbers is compiled into its caller, one of arrays is called; so rules
    get these instead of the row.
    """

    turn: int
    traps: int
    carried: int
    pool: int
    danger: int
    bag: int
    """The cards that may still come."""
    inside: int
    treasure: int


@jit
def counts_of(g: Ints) -> Counts:
    """The counts of this moment."""
    return Counts(
        g[TURN],
        g[TRAPS],
        g[CARRIED],
        g[POOL],
        g[DANGER],
        g[CARDS] - g[PATH],
        count(g[INSIDE]),
        g[TREASURE],
    )


@jit
def leaves_by_rule(
    now: Counts, rule: float, first: float, second: float, third: float, fourth: float
) -> bool:
    """Whether a rule of thumb leaves now that needs no random number and no array.

    The arguments after `now` are the kind of policy and its parameters.
    """
    if rule == AFTER_CARDS:
        return now.turn >= first
    if rule == AFTER_TRAPS:
        return now.traps >= first
    if rule == AT_GEMS:
        return now.carried >= first
    if rule == AT_RISK:
        danger = now.danger * second
        limit = now.bag * first
        enough = danger > limit if third != 0 else danger >= limit
        return enough and now.carried + now.pool >= fourth
    if rule == EXPECTATION:
        held = now.carried * now.inside + second * now.pool
        return held * now.danger >= first * now.treasure
    return False


@jit
def table_chance(tables: Singles, which: int, g: Ints) -> float:
    """The chance of leaving at this moment, from a table."""
    _, turns, traps, insides, gems, pools = tables.shape
    return tables[  # type: ignore[no-any-return]
        which,
        min(g[TURN], turns - 1),
        min(g[TRAPS], traps - 1),
        min(count(g[INSIDE]), insides - 1),
        min(g[CARRIED], gems - 1),
        min(g[POOL], pools - 1),
    ]


@jit
def lookup_chance(solution: Solution, r: Ints, g: Ints) -> float:
    """The chance of leaving at this moment, from a solution."""
    treasures = 0
    for kind in range(solution.stride.size):
        # Treasures are the first kinds of card, ascending, as the solver lists them.
        treasures += solution.stride[kind] * g[r[SEEN] + kind]
    traps = min((g[DANGER] + 1) // 2, solution.leave.shape[0] - 1)
    row = solution.row[treasures, count(g[INSIDE]) - 1] + g[CARRIED]
    return solution.leave[traps, solution.base[row] + g[POOL]]  # type: ignore[no-any-return]


@jit
def needs_arrays(settings: Floats, setting: int) -> bool:
    """Whether any seat of a setting plays by a table or a solution."""
    for seat in range(settings.shape[1]):
        rule = settings[setting, seat, RULE]
        if rule in (TABLE, LOOKUP):
            return True
    return False


@jit
def leavers_by_rule(
    r: Ints, settings: Floats, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The mask of the seats that leave now by a simple rule or at random.

    All decide from the same moment.
    """
    mask = 0
    now = counts_of(g)
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1:
            continue
        rule = settings[setting, seat, RULE]
        first, second = settings[setting, seat, 0], settings[setting, seat, 1]
        third, fourth = settings[setting, seat, 2], settings[setting, seat, 3]
        if rule == RANDOM:
            leaves = fraction(key, twist, g, seat) < first
        else:
            leaves = leaves_by_rule(now, rule, first, second, third, fourth)
        if leaves:
            mask |= 1 << seat
    return mask


@jit
def leavers_by_arrays(
    r: Ints, players: Players, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The mask of the seats that leave now by a table or a solution."""
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        rule = settings[setting, seat, RULE]
        if not g[INSIDE] >> seat & 1 or (rule != TABLE and rule != LOOKUP):
            continue
        if rule == TABLE:
            chance = table_chance(players.tables, int(settings[setting, seat, WHICH]), g)
        else:
            chance = lookup_chance(players.solution, r, g)
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


@jit
def leavers(
    r: Ints, players: Players, setting: int, g: Ints, key: np.uint64, twist: np.uint64
) -> int:
    """The mask of the seats that leave now."""
    mask = leavers_by_rule(r, players.settings, setting, g, key, twist)
    if needs_arrays(players.settings, setting):
        mask |= leavers_by_arrays(r, players, setting, g, key, twist)
    return mask
