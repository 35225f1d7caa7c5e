"""The same rules compiled, for millions of games.

`simulate` plays games by policies and gathers statistics, `sweep` does so for many
settings, `outcomes` gives the points of one game a setting, `records` the games card
by card, and `Batch` leaves every move to the caller.
"""

from ._jit import KernelError
from .batch import Batch
from .feature_names import FEATURES
from .loader import load
from .players import (
    TABLE_AXES,
    NetworkPolicy,
    Players,
    Solution,
    SolutionPolicy,
    TablePolicy,
    players_for,
)
from .records import records
from .rules import Rules, card_kinds, rules_for
from .simulation import outcomes, simulate, sweep
from .statistics import Statistics

__all__ = [
    "FEATURES",
    "TABLE_AXES",
    "Batch",
    "KernelError",
    "NetworkPolicy",
    "Players",
    "Rules",
    "Solution",
    "SolutionPolicy",
    "Statistics",
    "TablePolicy",
    "card_kinds",
    "load",
    "outcomes",
    "players_for",
    "records",
    "rules_for",
    "simulate",
    "sweep",
]
