"""The same rules compiled, for millions of games.

`simulate` plays games by policies and returns statistics, `sweep` does so for many
settings, `outcomes` returns the points of one game for each setting, `records` the games
card by card, and `Batch` plays many games step by step under the caller's control.
"""

from ..statistics import Statistics
from .batch import Batch
from .layout import KernelError
from .players import (
    TABLE_AXES,
    Players,
    Solution,
    SolutionPolicy,
    TablePolicy,
    players_for,
)
from .records import records
from .rules import Rules, card_kinds, load, rules_for
from .simulation import outcomes, simulate, sweep

__all__ = [
    "TABLE_AXES",
    "Batch",
    "KernelError",
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
