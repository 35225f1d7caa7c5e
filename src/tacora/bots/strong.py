"""The strong characters: scholar, veteran and champion; they need NumPy and Numba.

A percentage is the win share in games at four seats without relics.
"""

from __future__ import annotations

from ..dealer import number_below
from ..game import Choice, Edition, Treasure, View
from ..policies import Policy
from ..record import History
from .characters import BotError, Character, NotInKernel

CHANCE_STEPS = 10**9
"""A chance of leaving is compared with a random number of this many steps."""


class ChanceBot:
    """Leaves with the chance that `leave_chance` gives; the seed decides."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def leave_chance(self, view: View, history: History = ()) -> float:
        """The chance that the view's seat leaves now."""
        raise NotImplementedError

    def decide(self, view: View, history: History = ()) -> Choice:
        drawn = number_below(
            CHANCE_STEPS, self._seed, "coin", view.seat, view.expedition, view.turn
        )
        return "leave" if drawn < self.leave_chance(view, history) * CHANCE_STEPS else "go_on"


def check_known(edition: Edition) -> None:
    """Refuse an edition whose expeditions the scholar's table does not cover."""
    from ..solver.policies import fits  # needs NumPy and Numba

    if not fits(edition):
        raise BotError(f"the scholar knows the printed treasures only, not {edition.id}")


class ScholarBot(ChanceBot):
    """Leaves with the chance in the solver's table for a fresh deck.

    Where traps have left the game, the trap count with as many dangerous cards replaces
    the one on the path (an odd number counts as the next even one).
    """

    def leave_chance(self, view: View, history: History = ()) -> float:
        from ..solver.deck import State
        from ..solver.policies import equilibrium, size_for  # needs NumPy and Numba

        check_known(view.edition)
        table = equilibrium(size_for(len(view.explorers)))
        seen = [step.card.gems for step in view.path if isinstance(step.card, Treasure)]
        danger = sum(view.bag[trap] for trap in view.traps_on_path)
        inside = view.inside
        state = State(
            treasures=tuple(seen.count(gems) for gems in table.deck.gem_values),
            traps=((danger + 1) // 2,),
            relics=table.deck.start,
            inside=len(inside),
            held=view.explorers[inside[0]].carried,
            pool=view.pool,
        )
        return float(table.leave[table.place(state)])


class VeteranBot(ChanceBot):
    """Leaves with the chance that the network of the package gives."""

    def leave_chance(self, view: View, history: History = ()) -> float:
        from ..mind.memory import seen_by  # needs NumPy
        from ..mind.network import chance_of, packaged_net

        return chance_of(float(packaged_net()(seen_by(view, history))[0]))


class ChampionBot(ChanceBot):
    """Leaves with the chance of the network or of the exact endgame, and punishes simple rules."""

    def leave_chance(self, view: View, history: History = ()) -> float:
        from ..mind.advice import chances  # needs NumPy and Numba

        return chances(view, history, self._seed)[1]


def _scholar_policy(edition: Edition, seats: int) -> Policy:
    from ..solver.policies import equilibrium_policy, fits  # needs NumPy and Numba

    if not fits(edition):
        raise NotInKernel(f"scholar knows the printed treasures only, not {edition.id}")
    return equilibrium_policy(seats)


def _veteran_policy(edition: Edition, seats: int) -> Policy:
    from ..mind.network import packaged_net  # needs NumPy and Numba

    return packaged_net().policy()


SCHOLAR = Character(
    "scholar", ScholarBot, policy=_scholar_policy, strength=4, tempo=1.1, needs_kernel=True
)
"""Knows the exact equilibrium of an expedition, and plays for gems alone. 81.9 ± 0.5 % against
three reckoners (20,000 games, `python -m tools.ladder_plot`)."""

VETERAN = Character(
    "veteran", VeteranBot, policy=_veteran_policy, strength=4, tempo=0.8, needs_kernel=True
)
"""Plays as a small network says, which has learned to win against itself. 44.4 ± 0.7 % against
three scholars (20,000 games, `tacora measure net-scholars --seed n`)."""

CHAMPION = Character(
    "champion",
    ChampionBot,
    not_in_kernel="it searches before every choice",
    strength=5,
    tempo=1.2,
    needs_kernel=True,
)
"""Plays as the network, solves the end of a game exactly, and searches where others follow simple
rules. 62.1 ± 2.3 % among the rules of the field (`tacora measure champion-field --games 1200 --seed
e`)."""
