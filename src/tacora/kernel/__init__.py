"""The same rules compiled, for millions of games.

`simulate` plays games by policies and gathers statistics, `sweep` does so for many
settings, `outcomes` gives the points of one game a setting, `records` the games card
by card, and `Batch` leaves every move to the caller.
"""

from ._jit import KernelError
from .batch import Batch
from .feature_names import FEATURES
from .field import FIELD, field_rules
from .loader import load
from .policies import (
    TABLE_AXES,
    Players,
    Policy,
    Solution,
    after_cards,
    after_traps,
    at_gems,
    at_random,
    at_risk,
    expectation,
    lookup,
    network,
    never,
    players_for,
    table,
)
from .records import records
from .rules import Rules, card_kinds, rules_for
from .simulation import outcomes, simulate, sweep
from .statistics import Statistics

__all__ = [
    "FEATURES",
    "FIELD",
    "TABLE_AXES",
    "Batch",
    "KernelError",
    "Players",
    "Policy",
    "Rules",
    "Solution",
    "Statistics",
    "after_cards",
    "after_traps",
    "at_gems",
    "at_random",
    "at_risk",
    "card_kinds",
    "expectation",
    "field_rules",
    "load",
    "lookup",
    "network",
    "never",
    "outcomes",
    "players_for",
    "records",
    "rules_for",
    "simulate",
    "sweep",
    "table",
]
