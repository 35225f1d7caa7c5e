"""How long a bot takes over a choice: longer over a hard one, and never twice the same."""

from __future__ import annotations

from ..bots import BOTS
from ..dealer import number_below
from .state import Table

FASTEST, SLOWEST = 0.27, 1.67
"""In terms of the house's pace: 0.4 to 2.5 seconds at the usual one."""


def seals_at(table: Table, seat: int, bot: str) -> int:
    """When a bot's choice is there, in milliseconds since 1970.

    It depends on what lies open, on the character and on chance; nothing can be read
    from it about the choice itself. Where nobody decides but bots, all are in time.
    """
    game, pace = table.game, table.house.pace
    assert game is not None
    if not pace:
        return table.dealt_at
    mood = number_below(1000, table.bots_seed, "tempo", seat, game.expedition, game.turn) / 1000
    tempo = BOTS[bot].tempo if bot in BOTS else 1.0
    # A cave that cannot collapse asks for no thought.
    weight = 0.3 + 0.7 * mood + 1.5 * float(game.collapse_chance)
    slowest = SLOWEST if table.deciding() else 1.0
    return table.dealt_at + round(pace * min(slowest, max(FASTEST, tempo * weight)))
