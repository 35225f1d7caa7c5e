"""Rules of thumb as data: when to leave, and the field of 25 that strength is measured against.

Bots follow them (`tacora.bots`) and the kernel plays them (`tacora.kernel`) as they are.
"""

from .field import FIELD, field_rules
from .rules import (
    LARGE_TABLE,
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Policy,
    PolicyError,
    Rule,
)

__all__ = [
    "FIELD",
    "LARGE_TABLE",
    "AfterCards",
    "AfterTraps",
    "AtGems",
    "AtRisk",
    "Chance",
    "Expectation",
    "Never",
    "Policy",
    "PolicyError",
    "Rule",
    "field_rules",
]
