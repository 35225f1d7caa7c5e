"""A policy in a few lines: a function of named numbers, compiled and played by the kernel.

@FunctionPolicy
def careful(seen):
    return seen.carried >= 5 or seen.danger * 4 > seen.left
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir  # type: ignore[import-untyped]
from numba import carray, types  # type: ignore[attr-defined]
from numba.core.errors import NumbaError
from numba.extending import intrinsic

from ..compiled import jit
from ..game import View
from ..kernel.chance import fraction
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    CARRIED,
    CHEST,
    DANGER,
    EXPEDITION,
    INSIDE,
    NOTHING,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TRAPS,
    TREASURE,
    TURN,
    Floats,
    Ints,
    KernelError,
)
from ..kernel.moves import count
from ..kernel.play import (
    NOBODY,
    count_result,
    decide_and_count,
    dictated_first,
    draw_and_reveal,
    note_result,
    set_up,
)
from ..kernel.players import RULE, WHICH, Engine, OutsidePolicy, leavers_by_rule, needs_arrays
from ..kernel.rules import DECK, SEATS
from ..policies import Policy
from ..record import History
from . import players as networks
from .habits import NOW, foresee, forget, learn, new_notes
from .memory import memory
from .players import NETWORK, NetworkPlayers, leavers_by_arrays, room

# Numba creates its options at import, so no type checker knows them.
_config: Any = numba.config
_SIGNATURE: Any = "float64(CPointer(int64))"
FUNCTION = NETWORK + 1
"""The kind of policy that a function is."""


class Seen(NamedTuple):
    """What a function decides from: whole numbers that lie open on the table."""

    expedition: int
    """From 1 to 5."""
    cards: int
    """Cards revealed in this expedition."""
    traps: int
    """Trap kinds on the path."""
    danger: int
    """Cards that may come next and would collapse the cave."""
    left: int
    """Cards that may come next."""
    treasure: int
    """The gems of all treasures that may still come."""
    inside: int
    """Explorers in the cave."""
    carried: int
    """Gems that each of them carries."""
    pool: int
    """Gems on the path."""
    relics: int
    """Relics on the path."""
    relics_left: int
    """Relics that may still come in this expedition."""
    seats: int
    points: int
    """The own chest and relics."""
    best: int
    """The most points of another seat."""


NUMBERS = len(Seen._fields)


class FunctionPolicy(OutsidePolicy):
    """Leave when a function of `Seen` says so: True or False, or the chance of leaving.

    The kernel compiles the function with Numba, so it may use numbers, loops and other compiled
    functions, but no Python objects.
    """

    def __init__(self, function: Callable[[Seen], float]) -> None:
        self.function = function

    def leave_chance(self, view: View, history: History = ()) -> float:
        """The chance that the view's seat leaves now."""
        assert view.seat is not None
        known = memory(view, history)
        numbers = np.zeros(NUMBERS, np.int64)
        see(known.rules.numbers, known.row, view.seat, numbers)
        return float(self.function(Seen(*numbers.tolist())))

    @cached_property
    def compiled(self) -> Any:
        """The function as the kernel calls it, by its `address`."""
        function: Any = numba.njit(error_model="numpy", nogil=True)(self.function)

        def chance(numbers: Any) -> float:
            n = carray(numbers, (NUMBERS,))
            seen = Seen(
                *(n[0], n[1], n[2], n[3], n[4], n[5], n[6]),
                *(n[7], n[8], n[9], n[10], n[11], n[12], n[13]),
            )
            return 1.0 * function(seen)  # type: ignore[no-any-return]

        if _config.DISABLE_JIT:
            return _Plain(self.function)
        try:
            return numba.cfunc(_SIGNATURE)(chance)
        except NumbaError as error:
            name = getattr(self.function, "__name__", "the function")
            why = " ".join(str(error).split())[:300]
            raise KernelError(f"{name} cannot be compiled: {why}") from error

    @property
    def engine(self) -> Engine:
        return Engine(players_for, play_games, rank=1)


class FunctionPlayers(NamedTuple):
    """The encoded policies of all settings and seats, functions included."""

    settings: Floats
    """As in `kernel.Players`; the last parameter of a function is its index."""
    others: NetworkPlayers
    addresses: Ints
    """Where the compiled functions are; the policies keep them alive."""


def players_for(
    settings: Sequence[Sequence[Policy]], first: npt.ArrayLike | None = None
) -> FunctionPlayers:
    """The encoded policies of some settings: functions, networks, and what the kernel plays."""
    addresses: list[int] = []

    def function(policy: Policy) -> tuple[int, tuple[float, ...]] | None:
        if not isinstance(policy, FunctionPolicy):
            return None
        addresses.append(policy.compiled.address)
        return FUNCTION, (0, 0, 0, len(addresses) - 1)

    known = networks.players_for(settings, first, function)
    return FunctionPlayers(known.settings, known, np.array(addresses, np.int64))


class _Plain:
    """Stands for a compiled function where the compiler is switched off."""

    all: ClassVar[dict[int, Callable[[Seen], float]]] = {}

    def __init__(self, function: Callable[[Seen], float]) -> None:
        self.address = id(function)
        self.all[self.address] = function


def _call_plainly(address: int, numbers: Ints) -> float:
    return float(_Plain.all[address](Seen(*numbers.tolist())))


def _call_compiled(context: Any, address: Any, numbers: Any) -> Any:
    """Tells the compiler how to call the function at an address with the numbers of `Seen`."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = target.make_array(signature.args[1])(target, builder, arguments[1])
        kind = ir.FunctionType(ir.DoubleType(), [ir.IntType(64).as_pointer()])
        return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), [array.data])

    return types.float64(types.int64, numbers), generate


call: Any = _call_plainly if _config.DISABLE_JIT else intrinsic(_call_compiled)


@jit
def see(r: Ints, g: Ints, seat: int, into: Ints) -> None:
    """Write the numbers of `Seen` for one seat, in their order."""
    best = 0
    for other in range(r[SEATS]):
        if other != seat:
            best = max(best, g[CHEST + other] + g[RELIC_POINTS + other])
    into[0] = g[EXPEDITION]
    into[1] = g[TURN]
    into[2] = g[TRAPS]
    into[3] = g[DANGER]
    into[4] = g[CARDS] - g[PATH]
    into[5] = g[TREASURE]
    into[6] = count(g[INSIDE])
    into[7] = g[CARRIED]
    into[8] = g[POOL]
    into[9] = g[RELICS_ON_PATH]
    into[10] = g[RELICS_LEFT]
    into[11] = r[SEATS]
    into[12] = g[CHEST + seat] + g[RELIC_POINTS + seat]
    into[13] = best


@jit
def leavers_by_functions(
    r: Ints,
    players: FunctionPlayers,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    numbers: Ints,
) -> int:
    """The mask of the seats that leave now by a function."""
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1 or settings[setting, seat, RULE] != FUNCTION:
            continue
        see(r, g, seat, numbers)
        chance = call(players.addresses[int(settings[setting, seat, WHICH])], numbers)
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


@jit
def has_network(settings: Floats, setting: int) -> bool:
    """Whether any seat of a setting plays by a network."""
    found = False
    for seat in range(settings.shape[1]):
        found = found or settings[setting, seat, RULE] == NETWORK
    return found


@jit
def play_games(
    r: Ints,
    players: FunctionPlayers,
    settings: Ints,
    moment: Ints,
    key: np.uint64,
    twist: np.uint64,
    first: int,
    sums: Ints,
    results: Ints,
    tapes: Ints,
    traces: Ints,
) -> None:
    """Play one game for each of these settings, as `kernel.play.play_games` does."""
    g = np.empty_like(moment)
    numbers = np.zeros(NUMBERS, np.int64)
    values = room(players.others)
    spare = room(players.others)
    notes = new_notes()
    for number in range(settings.size):
        set_up(r, g, moment, first + number)
        setting = settings[number]
        network = has_network(players.settings, setting)
        arrays = network or needs_arrays(players.settings, setting)
        if network:
            forget(notes.weights)
        turns = 0
        moves = 0
        free = False
        while g[AWAITS] != NOTHING:
            if g[AWAITS] == CARD:
                kind = draw_and_reveal(r, g, key, twist, sums)
                if tapes.shape[0]:
                    tapes[number, turns, 0] = kind
                    tapes[number, turns, 1] = NOBODY
                    turns += 1
            else:
                leaving = leavers_by_rule(r, players.settings, setting, g, key, twist)
                leaving |= leavers_by_functions(r, players, setting, g, key, twist, numbers)
                if network:
                    foresee(r, g, notes.weights, notes.chances, notes.ahead)
                if arrays:
                    leaving |= leavers_by_arrays(
                        r, players.others, setting, g, key, twist, notes.ahead, values, spare
                    )
                if not free:
                    leaving = dictated_first(r, players.settings, setting, g[INSIDE], leaving)
                    free = True
                if tapes.shape[0] and turns:
                    tapes[number, turns - 1, 1] = leaving
                if network:
                    learn(r, g, leaving, notes.weights, notes.chances[NOW])
                decide_and_count(r, g, leaving, sums)
            if traces.shape[0]:
                traces[number, moves] = g[: r[DECK]]
                moves += 1
        count_result(r, g, sums)
        if results.shape[0]:
            note_result(r, g, turns, moves, results[number])
