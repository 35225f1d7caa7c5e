"""Random: tosses a coin before every card, and so is rarely inside for the third."""

from __future__ import annotations

from ..dealer import number_below
from ..game import View
from .base import Decision


class RandomBot:
    """Goes on or leaves with the same chance."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def decide(self, view: View) -> Decision:
        coin = number_below(2, self._seed, "coin", view.seat, view.expedition, view.turn)
        return "leave" if coin else "go on"
