"""Cautious: takes a small sure thing home before a second trap kind shows."""

from __future__ import annotations

from ..game import View
from .base import Decision


class CautiousBot:
    """Leaves once the cave is likelier than one in ten to collapse, if that brings anything."""

    def __init__(self, seed: str) -> None:
        del seed  # takes no chances

    def decide(self, view: View) -> Decision:
        assert view.seat is not None
        held = view.explorers[view.seat].carried + view.pool
        return "leave" if held and view.collapse_chance * 10 > 1 else "go on"
