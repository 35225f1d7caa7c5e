"""What a seat sees and remembers, as the numbers that a network takes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..game import Explorer, Game, View
from ..kernel.recall import Memory, memory_of, recall, sense
from .base import BotError, Story


def memory(view: View, story: Story) -> Memory:
    """The game and everybody's habits, from the story or, without one, from the view alone."""
    if story:
        return recall(view.edition, len(view.explorers), story)
    own = view.explorers[view.seat].chest if view.seat is not None else 0
    explorers = tuple(
        # Somebody who remembers nothing takes a closed chest for as full as the own one.
        Explorer(
            (own or 0) if seen.chest is None else seen.chest,
            seen.carried,
            seen.relics,
            seen.in_cave,
        )
        for seen in view.explorers
    )
    return memory_of(
        Game(
            edition=view.edition,
            explorers=explorers,
            expedition=view.expedition,
            turn=view.turn,
            path=view.path,
            bag=view.bag,
            waiting=view.waiting,
            removed=(),
            awaits=view.awaits,
        )
    )


def seen_by(view: View, story: Story) -> npt.NDArray[np.float32]:
    """The features of the view's seat."""
    if view.seat is None:
        raise BotError("a spectator does not decide")
    return sense(memory(view, story), view.seat)
