"""The champion's advice: its chance to leave, and the win share of both options by roll-outs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..game import View
from ..kernel.chance import seed_keys
from ..kernel.layout import INSIDE, MOST_SEATS
from ..kernel.play import set_up
from ..kernel.rules import rules_for
from ..record import History
from .champion import Moment, leave_chance
from .habits import SLIP
from .memory import Memory, MindError, memory, nothing_seen, relive, sense, tape_of
from .network import Net, chance_of, packaged_net
from .players import NetworkPlayers
from .search import (
    MODELS,
    Effort,
    effort_for,
    models,
    nobody_known,
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
    """Whether the champion rather leaves than not."""


@lru_cache(maxsize=8)
def _models(net: Net, seats: int) -> NetworkPlayers:
    return models(net.policy(), seats)


def _remember(view: View, history: History, net: Net) -> tuple[Memory, Floats]:
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
    known = Memory(rules, row, habits)

    def note(leaving: int, chances: Floats) -> None:
        """Update the weights of all models by the choices of this moment."""
        inside = [seat for seat in range(seats) if row[INSIDE] >> seat & 1]
        odds = net(np.stack([sense(known, seat) for seat in inside]))[:, 0]
        for seat, each in zip(inside, odds.tolist(), strict=True):
            likely = np.append(chances, SLIP + (1 - 2 * SLIP) * chance_of(each))
            others[seat] *= likely if leaving >> seat & 1 else 1 - likely
            others[seat] /= others[seat].sum()

    relive(rules, row, tape_of(view.edition, history), habits, note)
    return known, others


THOROUGH = Effort(most=1024, clear=6.0)
"""The effort for hints and reviews, which have more time than a bot at a table."""


def advise(view: View, history: History, seed: str, effort: Effort | None = None) -> Advice:
    """Search both options of the view's seat; the same seed gives the same advice."""
    asked = _question(view, history, seed, effort, packaged_net())
    moment = asked.moment
    sums = np.zeros(4, np.float64)
    with np.errstate(over="ignore"):
        _, error = search_choice(
            moment.rules.numbers,
            asked.players,
            moment.row,
            moment.habits,
            moment.others,
            asked.seat,
            asked.effort,
            *asked.keys,
            sums,
        )
    pairs = max(sums[0], 1.0)
    leave, go_on = float(sums[1] / pairs), float(sums[2] / pairs)
    leaves = leave_chance(*asked) >= 0.5
    return Advice(leave, go_on, error, int(sums[0]), chance_of(asked.odds), leaves)


def chances(view: View, history: History, seed: str, net: Net | None = None) -> tuple[float, float]:
    """The chances with which the network leaves, and the champion; the seed is for roll-outs."""
    asked = _question(view, history, seed, None, net or packaged_net())
    return chance_of(asked.odds), leave_chance(*asked)


class _Question(NamedTuple):
    """A choice, as `leave_chance` takes it."""

    moment: Moment
    players: NetworkPlayers
    seat: int
    odds: float
    effort: Effort
    keys: tuple[np.uint64, np.uint64]


def _question(
    view: View, history: History, seed: str, effort: Effort | None, net: Net
) -> _Question:
    seats = len(view.explorers)
    if view.seat is None or view.awaits != "choices" or view.seat not in view.inside:
        raise MindError("advice is for an explorer in the cave who has to decide")
    known, others = _remember(view, history, net)
    odds = float(net(sense(known, view.seat))[0])
    keys = seed_keys(f"{seed}/{view.seat}/{view.expedition}/{view.turn}")
    moment = Moment(known.rules, known.row, known.habits, others)
    return _Question(
        moment, _models(net, seats), view.seat, odds, effort or effort_for(seats), keys
    )
