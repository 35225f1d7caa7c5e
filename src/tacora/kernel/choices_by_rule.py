"""The simple rules at work on a row: they need neither chance nor arrays."""

from __future__ import annotations

from ._jit import jit
from .layout import CARDS, CARRIED, DANGER, INSIDE, PATH, POOL, TRAPS, TREASURE, TURN, Floats, Ints
from .moves import count
from .players import AFTER_CARDS, AFTER_TRAPS, AT_GEMS, AT_RISK, EXPECTATION, RULE


@jit
def leaves_by_rule(g: Ints, settings: Floats, setting: int, seat: int) -> bool:
    """The simple rules, which need neither chance nor arrays."""
    rule = settings[setting, seat, RULE]
    first = settings[setting, seat, 0]
    if rule == AFTER_CARDS:
        return g[TURN] >= first  # type: ignore[no-any-return]
    if rule == AFTER_TRAPS:
        return g[TRAPS] >= first  # type: ignore[no-any-return]
    if rule == AT_GEMS:
        return g[CARRIED] >= first  # type: ignore[no-any-return]
    if rule == AT_RISK:
        danger = g[DANGER] * settings[setting, seat, 1]
        limit = (g[CARDS] - g[PATH]) * first
        enough = danger > limit if settings[setting, seat, 2] != 0 else danger >= limit
        return bool(enough and g[CARRIED] + g[POOL] >= settings[setting, seat, 3])
    if rule == EXPECTATION:
        held = g[CARRIED] * count(g[INSIDE]) + settings[setting, seat, 1] * g[POOL]
        return held * g[DANGER] >= first * g[TREASURE]  # type: ignore[no-any-return]
    return False
