"""Bold: stays for the big cards until three trap kinds lie on the path."""

from __future__ import annotations

from ..game import View
from .base import Decision


class BoldBot:
    """Leaves once the cave is likelier than one in four to collapse, if that brings anything."""

    def __init__(self, seed: str) -> None:
        del seed  # takes chances, but always the same ones

    def decide(self, view: View) -> Decision:
        assert view.seat is not None
        held = view.explorers[view.seat].carried + view.pool
        return "leave" if held and view.collapse_chance * 4 > 1 else "go on"
