"""Veteran: a small network that has played in a league for longer than anybody lives.

Wins 45.7 ± 0.7 % against three scholars (20,000 games at four seats without relics, `python
-m tools.ladder_plot`).
"""

from __future__ import annotations

from ..dealer import number_below
from ..game import Choice, View
from .base import Story
from .character import Character
from .scholar import FINE


class VeteranBot:
    """Leaves as often as the network which comes with the package says."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def leave_chance(self, view: View, story: Story = ()) -> float:
        from .net import chance_of, packaged_net  # needs NumPy
        from .sight import seen_by

        return chance_of(float(packaged_net()(seen_by(view, story))[0]))

    def decide(self, view: View, story: Story = ()) -> Choice:
        drawn = number_below(FINE, self._seed, "coin", view.seat, view.expedition, view.turn)
        return "leave" if drawn < self.leave_chance(view, story) * FINE else "go_on"


VETERAN = Character("veteran", VeteranBot, strength=4, tempo=0.8, needs_lab=True)
