"""The worth of both options of a position whose history is not known.

The champion's search gives win chances. The rest of the last expedition, or of any expedition for
gems, is solved exactly where it is small enough, or looked up where it was solved before.
"""

from __future__ import annotations

import numpy as np

from ..game import EXPEDITIONS, Game, view
from ..kernel.layout import MOST_SEATS
from ..mind.advice import THOROUGH, advise
from ..mind.habits import HABITS, SLIP, habit_chances
from ..mind.memory import memory_of, nothing_seen, sense
from ..mind.network import chance_of, packaged_net
from ..mind.search import MODELS, Effort, nobody_known
from ..solver.deck import ExpeditionDeck, SolverError
from ..solver.endgame import endgame
from ..solver.equilibrium import Equilibrium
from .choices import HINT_SEED
from .form import Appraisal, Estimate, OtherSeat, Payoff, Solved

MOST_STATES = 150_000
"""The states of an endgame that is solved at once: less than a second on one core."""


def appraise(
    game: Game, seat: int, effort: Effort = THOROUGH, most_states: int = MOST_STATES
) -> Appraisal:
    """What leaving and going on are worth to a seat that has to choose."""
    solved = solve(game, seat, most_states)
    return Appraisal(estimate(game, seat, effort), solved, others(game, seat))


def estimate(game: Game, seat: int, effort: Effort = THOROUGH) -> Estimate:
    """The champion's win chances of both options."""
    found = advise(view(game, seat, "open"), (), HINT_SEED, effort)
    return Estimate(found.leave, found.go_on, found.error, found.leaves)


def others(game: Game, seat: int) -> tuple[OtherSeat, ...]:
    """The chance that each other explorer inside leaves now, if its habits are not known."""
    net, known = packaged_net(), memory_of(game)
    models = np.empty((MOST_SEATS, MODELS), np.float64)
    nobody_known(models, nothing_seen())
    by_habit = np.zeros(HABITS, np.float64)
    habit_chances(known.rules.numbers, known.row, by_habit)
    found = []
    for each in game.inside:
        if each != seat:
            own = SLIP + (1 - 2 * SLIP) * chance_of(float(net(sense(known, each))[0]))
            found.append(OtherSeat(each, float(models[each] @ np.append(by_habit, own))))
    return tuple(found)


def solve(game: Game, seat: int, most_states: int = MOST_STATES) -> Solved | None:
    """Both options in the equilibrium of the rest; None if that has too many states."""
    last = game.expedition == EXPEDITIONS
    try:
        found = endgame(game, most_states, for_gems=not last).prospects
    except SolverError:
        return None if last else looked_up(game, seat)
    own = found[seat]
    rest = tuple(OtherSeat(at, each.leave_chance) for at, each in found.items() if at != seat)
    payoff: Payoff = "win share" if last else "gems"
    return Solved(payoff, own.leave_chance, own.leaving, own.going_on, rest)


def looked_up(game: Game, seat: int) -> Solved | None:
    """The choice in the solved table of this expedition's deck; None if there is none here."""
    try:
        table = Equilibrium.load(len(game.inside), ExpeditionDeck.of(game))
        choice = table.choice(game)
    except SolverError:
        return None
    rest = tuple(OtherSeat(at, choice.leave_chance) for at in game.inside if at != seat)
    return Solved("gems", choice.leave_chance, choice.leaving, choice.going_on, rest)
