"""The field of 25 simple rules that strength is measured against."""

from __future__ import annotations

from fractions import Fraction

from .policies import (
    Policy,
    after_cards,
    after_traps,
    at_gems,
    at_random,
    at_risk,
    expectation,
    never,
)

SMALL_TABLE_GEMS = (4, 6, 8, 10)
LARGE_TABLE_GEMS = (3, 4, 5, 7)
"""What the gem counters wait for: shares are smaller where six or more seats share."""
LARGE_TABLE = 6
EXPECTATIONS = ((1.0, 0.0), (1.0, 1.0), (0.7, 1.0), (1.4, 1.0))


def gem_goals(seats: int) -> tuple[int, ...]:
    """What the four gem counters wait for at a table of so many seats."""
    return LARGE_TABLE_GEMS if seats >= LARGE_TABLE else SMALL_TABLE_GEMS


def field_rules(seats: int) -> dict[str, Policy]:
    """The 25 rules by name, as they play at a table of so many seats."""
    rules = {f"chance-{percent}": at_random(percent / 100) for percent in (50, 20, 10)}
    rules["never"] = never()
    rules |= {f"cards-{cards}": after_cards(cards) for cards in range(3, 9)}
    rules |= {f"traps-{traps}": after_traps(traps) for traps in range(1, 4)}
    rules |= {f"risk-{percent}": at_risk(Fraction(percent, 100)) for percent in (10, 15, 20, 25)}
    goals = zip(SMALL_TABLE_GEMS, gem_goals(seats), strict=True)
    rules |= {f"gems-{name}": at_gems(goal) for name, goal in goals}
    rules |= {f"expect-{m:g}-{w:g}": expectation(m, w) for m, w in EXPECTATIONS}
    return rules


FIELD = tuple(field_rules(4))
"""The names of the 25 rules."""
