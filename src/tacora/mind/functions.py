"""A policy in a few lines: a function of named numbers, compiled and played by the kernel.

@FunctionPolicy
def careful(seen):
    return seen.carried >= 5 or seen.danger * 4 > seen.left
"""

from __future__ import annotations

import os
import re
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
    INSIDE,
    NOTHING,
    Floats,
    Ints,
    KernelError,
)
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
from .seen import NUMBERS, Seen, see

# Numba creates its options at import, so no type checker knows them.
_config: Any = numba.config
_SIGNATURE: Any = "float64(CPointer(int64))"
FUNCTION = NETWORK + 1
"""The kind of policy that a function is."""


class _Wrong(Exception):
    """What compiled code raises if an answer is not a chance: the address of the function,
    the seat and the numbers. It cannot name the function; `play` makes a sentence of it.
    """


class FunctionPolicy(OutsidePolicy):
    """Leave when a function of `Seen` says so: True or False, or the chance of leaving.

    The kernel compiles the function with Numba, so it may use numbers, loops and other compiled
    functions, but no Python objects.
    """

    def __init__(self, function: Callable[[Seen], float]) -> None:
        self.function = function

    @property
    def name(self) -> str:
        """The function with its module, as a bot is named."""
        return f"{self.function.__module__}:{getattr(self.function, '__name__', 'function')}"

    def chance(self, seen: Seen) -> float:
        """What the function answers, called as it is."""
        answer: object = self.function(seen)
        if not isinstance(answer, int | float | np.number | np.bool) or not 0 <= answer <= 1:
            said = " ".join(repr(answer).split())[:40]
            raise KernelError(f"{said} is neither True nor False nor a chance from 0 to 1")
        return float(answer)

    def leave_chance(self, view: View, history: History = ()) -> float:
        """The chance that the view's seat leaves now."""
        assert view.seat is not None
        known = memory(view, history)
        numbers = np.zeros(NUMBERS, np.int64)
        see(known.rules.numbers, known.row, view.seat, numbers)
        return self.chance(Seen(*numbers.tolist()))

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
            try:
                return 1.0 * function(seen)  # type: ignore[no-any-return]
            except Exception:  # C cannot be told of it, and would take any number as the answer
                return np.nan

        if _config.DISABLE_JIT:
            return _Plain(self.function)
        try:
            return numba.cfunc(_SIGNATURE)(chance)
        except NumbaError as error:
            why = _told(error, self.function)
            raise KernelError(f"bot {self.name} cannot be compiled: {why}") from error

    @property
    def engine(self) -> Engine:
        return Engine(players_for, play, rank=1)


_POLICIES: dict[int, FunctionPolicy] = {}
"""The functions that compiled code was given, by their addresses."""


def _told(error: NumbaError, function: Callable[[Seen], float]) -> str:
    """What the compiler found wrong in a function, in one line, with its place."""
    lines = [line.strip() for line in str(error).splitlines()]
    lines = [line for line in lines if line and not line.startswith("Failed in nopython mode")]
    count = 2 if lines[0].endswith(":") else 1  # such as "No implementation found for signature:"
    why = " ".join(lines[:count])[:200]
    code = getattr(function, "__code__", None)
    for path, line in re.findall(r'File "([^"]+)", line (\d+)', str(error)):
        if code and os.path.basename(path) == os.path.basename(code.co_filename):
            return f"{why} ({os.path.basename(path)}, line {line})"
    return why


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
        _POLICIES[addresses[-1]] = policy
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
    try:
        return float(_Plain.all[address](Seen(*numbers.tolist())))
    except Exception:
        return float("nan")


def _call_compiled(context: Any, address: Any, numbers: Any) -> Any:
    """Tells the compiler how to call the function at an address with the numbers of `Seen`."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = target.make_array(signature.args[1])(target, builder, arguments[1])
        kind = ir.FunctionType(ir.DoubleType(), [ir.IntType(64).as_pointer()])
        return builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), [array.data])

    return types.float64(types.int64, numbers), generate


call: Any = _call_plainly if _config.DISABLE_JIT else intrinsic(_call_compiled)


@jit
def ask_functions(
    r: Ints,
    players: FunctionPlayers,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    numbers: Ints,
) -> int:
    """The mask of the seats that leave now by a function.

    If the answer of a seat is no chance it is -1 minus the seat, and `numbers` has what it saw.
    """
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        if not g[INSIDE] >> seat & 1 or settings[setting, seat, RULE] != FUNCTION:
            continue
        see(r, g, seat, numbers)
        address = players.addresses[int(settings[setting, seat, WHICH])]
        chance = call(address, numbers)
        if not 0 <= chance <= 1:
            return -1 - seat
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


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
    mask = ask_functions(r, players, setting, g, key, twist, numbers)
    if mask < 0:
        seat = -1 - mask
        address = players.addresses[int(players.settings[setting, seat, WHICH])]
        # The compiler takes no argument with a star here.
        n = numbers
        raise _Wrong(
            address, seat, n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10],
            n[11], n[12], n[13],
        )  # fmt: skip
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


def play(rules: Ints, players: FunctionPlayers, *rest: Any) -> None:
    """As `play_games`; a wrong answer of a function becomes a `KernelError` that names it."""
    try:
        play_games(rules, players, *rest)
    except _Wrong as wrong:
        address, seat, *numbers = map(int, wrong.args)
        raise wrong_answer(address, seat, numbers) from None


def wrong_answer(address: int, seat: int, numbers: Sequence[int]) -> KernelError:
    """An error that names a function, and says what is wrong with its answer."""
    policy, seen = _POLICIES[address], Seen(*numbers)
    try:
        why = f"compiled, it answers otherwise than in Python: {policy.chance(seen)}"
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
    where = f"expedition {seen.expedition}, turn {seen.cards}, seat {seat} ({seen})"
    return KernelError(f"bot {policy.name} failed in {where}: {why}")
