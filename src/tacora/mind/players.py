"""Networks as players: which seats leave now, and whole games with networks."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..compiled import jit
from ..game import View
from ..kernel import players as plain
from ..kernel.chance import fraction
from ..kernel.layout import AWAITS, CARD, INSIDE, NOTHING, Floats, Ints, KernelError, Singles
from ..kernel.play import (
    NOBODY,
    count_result,
    decide_and_count,
    dictated_first,
    draw_and_reveal,
    note_result,
    set_up,
)
from ..kernel.players import (
    LOOKUP,
    OTHER_KINDS,
    RULE,
    TABLE,
    WHICH,
    Engine,
    OutsidePolicy,
    Solution,
    leavers_by_rule,
    lookup_chance,
    table_chance,
)
from ..kernel.rules import DECK, SEATS
from ..policies import Policy
from ..record import History
from .features import FEATURES, features
from .habits import NOW, foresee, forget, learn, new_notes

NETWORK = OTHER_KINDS
"""The kind of policy that a network is."""


class NetworkPolicy(OutsidePolicy):
    """Leave as a small network decides: (weights, biases) for each layer, ReLU between layers.

    The input of the first layer is `FEATURES`; the outputs of the last are the log odds of
    leaving and, optionally, the expected win share. Without `sampled`, the seat leaves when
    leaving is at least as likely as going on.
    """

    def __init__(
        self, layers: Sequence[tuple[npt.ArrayLike, npt.ArrayLike]], *, sampled: bool = False
    ) -> None:
        arrays = tuple(
            (np.ascontiguousarray(weights, np.float32), np.ascontiguousarray(biases, np.float32))
            for weights, biases in layers
        )
        width = len(FEATURES)
        for weights, biases in arrays:
            if weights.ndim != 2 or weights.shape[1] != width or biases.shape != weights.shape[:1]:
                raise KernelError(
                    f"a layer has weights of shape (outputs, {width}) and as many biases as "
                    f"outputs, not {weights.shape} and {biases.shape}"
                )
            if not (np.isfinite(weights).all() and np.isfinite(biases).all()):
                raise KernelError("a network's weights must be finite")
            width = weights.shape[0]
        if width not in (1, 2) or not arrays:
            raise KernelError(
                "a network's last layer has one output, the log odds of leaving, or two"
            )
        self.layers: tuple[tuple[Singles, Singles], ...] = arrays
        self.sampled = sampled

    @property
    def engine(self) -> Engine:
        return Engine(players_for, play_games)

    def leave_chance(self, view: View, history: History = ()) -> float:
        """The chance that the view's seat leaves now."""
        from .memory import seen_by
        from .network import Net, chance_of

        odds = float(Net(self.layers)(seen_by(view, history))[0])
        return chance_of(odds) if self.sampled else float(odds >= 0)


class NetworkPlayers(NamedTuple):
    """The encoded policies of all settings and seats, networks included."""

    settings: Floats
    """As in `kernel.Players`; the last parameter of a network is its index."""
    tables: Singles
    sizes: Ints
    """The widths of the networks' layers, beginning with the number of features."""
    weights: Singles
    """One row for each network: for each layer the biases, then the weights of each input."""
    solution: Solution


def players_for(
    settings: Sequence[Sequence[Policy]],
    first: npt.ArrayLike | None = None,
    outside: Callable[[Policy], plain.Encoded | None] = lambda policy: None,
) -> NetworkPlayers:
    """The encoded policies of some settings: networks, and policies that the kernel plays.

    `outside` encodes the policies that only other compiled code plays.
    """
    networks: list[tuple[tuple[Singles, Singles], ...]] = []

    def network(policy: Policy) -> plain.Encoded | None:
        if not isinstance(policy, NetworkPolicy):
            return outside(policy)
        networks.append(policy.layers)
        return NETWORK, (policy.sampled, 0, 0, len(networks) - 1)

    known = plain.players_for(settings, first, network)
    sizes, weights = _flatten(networks)
    return NetworkPlayers(known.settings, known.tables, sizes, weights, known.solution)


def _flatten(networks: list[tuple[tuple[Singles, Singles], ...]]) -> tuple[Ints, Singles]:
    if not networks:
        return np.array([len(FEATURES)], np.int64), np.zeros((1, 1), np.float32)
    shapes = [tuple(biases.size for _, biases in layers) for layers in networks]
    if len(set(shapes)) > 1:
        raise KernelError("the networks of one call must have layers of the same sizes")
    # The weights of one input are neighbours, so the innermost loop runs over the outputs.
    rows = [
        np.concatenate([part for weights, biases in layers for part in (biases, weights.T.ravel())])
        for layers in networks
    ]
    return np.array([len(FEATURES), *shapes[0]], np.int64), np.stack(rows)


@jit
def with_settings(players: NetworkPlayers, settings: Floats) -> NetworkPlayers:
    """The same players with other settings."""
    return NetworkPlayers(
        settings, players.tables, players.sizes, players.weights, players.solution
    )


@jit
def room(players: NetworkPlayers) -> Singles:
    """A buffer for the widest layer of the networks."""
    most = len(FEATURES)
    for size in players.sizes:
        most = max(most, size)
    return np.empty(most, np.float32)


ONE = np.uint64(1)


@jit
def next_input(values: Singles, entry: np.uint64, inputs: np.uint64) -> np.uint64:
    """The next entry that is not 0, from `entry` on; `inputs` or more if there is none."""
    while entry < inputs and values[entry] == 0:
        entry += ONE
    return entry


@jit
def log_odds(players: NetworkPlayers, which: int, values: Singles, spare: Singles) -> float:
    """The log odds from the features in `values`, which then holds all outputs of the network.

    An input of 0 is skipped, and four others are added in one pass. An unsigned index cannot
    count from the end, so the loops over the outputs become vector instructions. Each sum adds
    the inputs in order.
    """
    sizes = players.sizes
    row = players.weights[which]
    at = np.uint64(0)
    for layer in range(1, sizes.size):
        inputs = np.uint64(sizes[layer - 1])
        outputs = np.uint64(sizes[layer])
        for out in range(outputs):
            spare[out] = row[at + out]
        at += outputs
        first = next_input(values, np.uint64(0), inputs)
        while first < inputs:
            second = next_input(values, first + ONE, inputs)
            third = next_input(values, second + ONE, inputs)
            fourth = next_input(values, third + ONE, inputs)
            a, of_a = values[first], at + first * outputs
            if fourth < inputs:
                b, of_b = values[second], at + second * outputs
                c, of_c = values[third], at + third * outputs
                d, of_d = values[fourth], at + fourth * outputs
                for out in range(outputs):
                    spare[out] = (
                        spare[out]
                        + row[of_a + out] * a
                        + row[of_b + out] * b
                        + row[of_c + out] * c
                        + row[of_d + out] * d
                    )
                first = next_input(values, fourth + ONE, inputs)
            else:
                for out in range(outputs):
                    spare[out] += row[of_a + out] * a
                first = second
        at += inputs * outputs
        last = layer == sizes.size - 1  # the last layer has no ReLU
        for out in range(outputs):
            values[out] = spare[out] if last else max(spare[out], 0)
    return values[0]  # type: ignore[no-any-return]


@jit
def leavers_by_arrays(
    r: Ints,
    players: NetworkPlayers,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    ahead: Floats,
    values: Singles,
    spare: Singles,
) -> int:
    """The mask of the seats that leave now by a table, a network or a solution."""
    settings = players.settings
    mask = 0
    for seat in range(r[SEATS]):
        rule = settings[setting, seat, RULE]
        if not g[INSIDE] >> seat & 1 or (rule != TABLE and rule != NETWORK and rule != LOOKUP):
            continue
        which = int(settings[setting, seat, WHICH])
        if rule == TABLE:
            chance = table_chance(players.tables, which, g)
        elif rule == LOOKUP:
            chance = lookup_chance(players.solution, r, g)
        else:
            features(r, g, seat, ahead, values)
            odds = log_odds(players, which, values, spare)
            chance = 1.0 / (1.0 + math.exp(-odds))
            if settings[setting, seat, 0] == 0:
                chance = 1.0 if odds >= 0 else 0.0
        if fraction(key, twist, g, seat) < chance:
            mask |= 1 << seat
    return mask


@jit
def leavers(
    r: Ints,
    players: NetworkPlayers,
    setting: int,
    g: Ints,
    key: np.uint64,
    twist: np.uint64,
    ahead: Floats,
    values: Singles,
    spare: Singles,
) -> int:
    """The mask of the seats that leave now; `ahead` comes from `habits.foresee`."""
    return leavers_by_rule(r, players.settings, setting, g, key, twist) | leavers_by_arrays(
        r, players, setting, g, key, twist, ahead, values, spare
    )


@jit
def play_games(
    r: Ints,
    players: NetworkPlayers,
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
    """Play one game for each of these settings, as `kernel.play.play_games` does.

    The habits that networks use are learned in each game from the beginning.
    """
    g = np.empty_like(moment)
    values = room(players)
    spare = room(players)
    notes = new_notes()
    for number in range(settings.size):
        set_up(r, g, moment, first + number)
        forget(notes.weights)
        setting = settings[number]
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
                foresee(r, g, notes.weights, notes.chances, notes.ahead)
                leaving = leavers_by_rule(r, players.settings, setting, g, key, twist)
                leaving |= leavers_by_arrays(
                    r, players, setting, g, key, twist, notes.ahead, values, spare
                )
                if not free:
                    leaving = dictated_first(r, players.settings, setting, g[INSIDE], leaving)
                    free = True
                if tapes.shape[0] and turns:
                    tapes[number, turns - 1, 1] = leaving
                learn(r, g, leaving, notes.weights, notes.chances[NOW])
                decide_and_count(r, g, leaving, sums)
            if traces.shape[0]:
                traces[number, moves] = g[: r[DECK]]
                moves += 1
        count_result(r, g, sums)
        if results.shape[0]:
            note_result(r, g, turns, moves, results[number])
