"""Veteran: a small network that was trained in a league of networks and rules.

Wins 45.7 ± 0.7 % against three scholars (20,000 games at four seats without relics, `python
-m tools.ladder_plot`).
"""

from __future__ import annotations

from ..dealer import number_below
from ..game import Choice, View
from ..record import History
from .base import Character
from .scholar import FINE


class VeteranBot:
    """Leaves as often as the network which comes with the package says."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def leave_chance(self, view: View, history: History = ()) -> float:
        from ..mind.memory import seen_by  # needs NumPy
        from ..mind.network import chance_of, packaged_net

        return chance_of(float(packaged_net()(seen_by(view, history))[0]))

    def decide(self, view: View, history: History = ()) -> Choice:
        drawn = number_below(FINE, self._seed, "coin", view.seat, view.expedition, view.turn)
        return "leave" if drawn < self.leave_chance(view, history) * FINE else "go_on"


VETERAN = Character("veteran", VeteranBot, strength=4, tempo=0.8, needs_lab=True)
