"""The field: the 25 simple rules that everybody's strength is measured against."""

from __future__ import annotations

from fractions import Fraction

from .character import Character, follows
from .rules import AfterCards, AfterTraps, AtGems, AtRisk, Chance, Expectation, Never, Rule

GEM_GOALS = ((4, 3), (6, 4), (8, 5), (10, 7))
"""What the gem counters wait for, at small tables and at those of six seats and more."""


def _rules() -> dict[str, Rule]:
    rules: dict[str, Rule] = {
        f"chance-{percent}": Chance(Fraction(percent, 100)) for percent in (50, 20, 10)
    }
    rules["never"] = Never()
    rules |= {f"cards-{cards}": AfterCards(cards) for cards in range(3, 9)}
    rules |= {f"traps-{traps}": AfterTraps(traps) for traps in range(1, 4)}
    rules |= {f"risk-{percent}": AtRisk(Fraction(percent, 100)) for percent in (10, 15, 20, 25)}
    rules |= {f"gems-{gems}": AtGems(gems, large) for gems, large in GEM_GOALS}
    pairs = ((1.0, 0.0), (1.0, 1.0), (0.7, 1.0), (1.4, 1.0))
    rules |= {f"expect-{m:g}-{w:g}": Expectation(m, w) for m, w in pairs}
    return rules


FIELD: tuple[Character, ...] = tuple(follows(name, rule) for name, rule in _rules().items())
