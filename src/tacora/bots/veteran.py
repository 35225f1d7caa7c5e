"""Veteran: a small network that has played in a league for longer than anybody lives."""

from __future__ import annotations

import math

from ..game import View
from .base import Decision, Story
from .character import Character


class VeteranBot:
    """Takes the choice that the network which comes with the package likes better."""

    def __init__(self, seed: str) -> None:
        del seed  # always sure of itself

    def leave_chance(self, view: View, story: Story = ()) -> float:
        from .net import packaged_net  # needs NumPy
        from .sight import seen_by

        odds = float(packaged_net()(seen_by(view, story))[0])
        return 1 / (1 + math.exp(-odds))

    def decide(self, view: View, story: Story = ()) -> Decision:
        return "leave" if self.leave_chance(view, story) >= 0.5 else "go on"


VETERAN = Character("veteran", VeteranBot, strength=4, tempo=0.8, needs_lab=True)
