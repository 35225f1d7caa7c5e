"""The win share of both options of a choice: network, models of the others, and roll-outs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ..game import View
from ..kernel import KernelError
from ..kernel.chance import seed_keys
from ..kernel.layout import MOST_SEATS
from ..kernel.play import set_up
from ..kernel.rules import rules_for
from ..record import History
from .memory import Memory, MindError, memory, nothing_seen, sense, tape_of
from .network import chance_of, packaged_net
from .players import NetworkPlayers
from .search import (
    MODELS,
    Effort,
    effort_for,
    models,
    nobody_known,
    relive_with_network,
    search_choice,
)

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Advice:
    """The win share of both options for a seat, and which one to take."""

    leave: float
    go_on: float
    error: float
    """The standard error of the difference."""
    pairs: int
    """The number of pairs of roll-outs."""
    network_leaves: float
    """The chance with which the network alone would leave."""
    leaves: bool


@lru_cache(maxsize=8)
def _models(seats: int) -> NetworkPlayers:
    return models(packaged_net().policy(), seats)


def _remember(view: View, history: History) -> tuple[Memory, Floats]:
    """The game, the habits of all seats, and for each seat the probability of each model."""
    others = np.empty((MOST_SEATS, MODELS), np.float64)
    habits = nothing_seen()
    nobody_known(others, habits)
    if not history:
        return memory(view, history), others
    seats = len(view.explorers)
    rules = rules_for(view.edition, seats)
    row = np.empty_like(rules.fresh)
    set_up(rules.numbers, row, rules.fresh, 0)
    tape = tape_of(view.edition, history)
    fault = relive_with_network(rules.numbers, _models(seats), row, tape, habits, others)
    if fault >= 0:
        raise KernelError(f"turn {fault + 1} of the history breaks a rule")
    return Memory(rules, row, habits), others


THOROUGH = Effort(most=1024, clear=6.0)
"""The effort for hints and reviews, which have more time than a bot at a table."""


def advise(view: View, history: History, seed: str, effort: Effort | None = None) -> Advice:
    """Search both options of the view's seat; the same seed gives the same advice."""
    effort = effort or effort_for(len(view.explorers))
    if view.seat is None or view.awaits != "choices" or view.seat not in view.inside:
        raise MindError("advice is for an explorer in the cave who has to decide")
    known, others = _remember(view, history)
    players = _models(len(view.explorers))
    odds = float(packaged_net()(sense(known, view.seat))[0])
    sums = np.zeros(4, np.float64)
    keys = seed_keys(f"{seed}/{view.seat}/{view.expedition}/{view.turn}")
    with np.errstate(over="ignore"):
        leaves, error = search_choice(
            known.rules.numbers,
            players,
            known.row,
            known.habits,
            others,
            view.seat,
            odds,
            effort,
            *keys,
            sums,
        )
    pairs = max(sums[0], 1.0)
    leave, go_on = float(sums[1] / pairs), float(sums[2] / pairs)
    return Advice(leave, go_on, error, int(sums[0]), chance_of(odds), bool(leaves))
