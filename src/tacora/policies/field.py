"""The field: the 25 rules of thumb that strength is measured against."""

from __future__ import annotations

from fractions import Fraction

from .rules import AfterCards, AfterTraps, AtGems, AtRisk, Chance, Expectation, Never, Rule

GEM_GOALS = ((4, 3), (6, 4), (8, 5), (10, 7))
"""The gems at which the gem counters leave, at small tables and at large ones."""
EXPECTATIONS = ((1.0, 0.0), (1.0, 1.0), (0.7, 1.0), (1.4, 1.0))
"""Margin and path weight of those who compare gain and loss of one more card."""

FIELD: dict[str, Rule] = {
    **{f"chance-{percent}": Chance(Fraction(percent, 100)) for percent in (50, 20, 10)},
    "never": Never(),
    **{f"cards-{cards}": AfterCards(cards) for cards in range(3, 9)},
    **{f"traps-{traps}": AfterTraps(traps) for traps in range(1, 4)},
    **{f"risk-{percent}": AtRisk(Fraction(percent, 100)) for percent in (10, 15, 20, 25)},
    **{f"gems-{gems}": AtGems(gems, large) for gems, large in GEM_GOALS},
    **{f"expect-{m:g}-{w:g}": Expectation(m, w) for m, w in EXPECTATIONS},
}
"""The 25 rules by name."""


def field_rules(seats: int) -> list[Rule]:
    """The 25 rules as they play at a table of this many seats."""
    return [rule.at_table(seats) for rule in FIELD.values()]
