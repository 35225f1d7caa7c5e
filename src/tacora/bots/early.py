"""An early moment of a game, at which bots compile what they need before their first choice."""

from __future__ import annotations

from ..editions import edition
from ..game import Decide, Reveal, Trap, Treasure, View, play, start, view
from ..record import History, Turn


def early_moment() -> tuple[View, History]:
    """The view of a seat that has to choose for the second time, and the history until then."""
    rules = edition("fr-iello-2021")
    game, _ = start(rules, 4)
    game, _ = play(game, Reveal(Treasure(17)))
    game, _ = play(game, Decide(()))
    game, _ = play(game, Reveal(Trap(rules.trap_kinds[0])))
    history = ((Turn(Treasure(17), "++++"), Turn(Trap(rules.trap_kinds[0]))),)
    return view(game, 0, "open"), history
