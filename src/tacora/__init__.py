"""Tacora: the push-your-luck card game Diamant / Incan Gold, by five rulebooks."""

from .dealer import Dealer
from .editions import BOOKS, EditionError, edition, edition_file, rule_sets
from .errors import TacoraError
from .game import *  # noqa: F403
from .game import __all__ as _game

__all__ = [
    "BOOKS",
    "Dealer",
    "EditionError",
    "TacoraError",
    "edition",
    "edition_file",
    "rule_sets",
    *_game,
]

__version__ = "0.2.0"
