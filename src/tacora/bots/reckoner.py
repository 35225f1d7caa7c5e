"""Reckoner: weighs what the next card may bring against what it may cost, one card ahead."""

from .character import follows
from .rules import Expectation

RECKONER = follows("reckoner", Expectation(1.0, 1.0), strength=3, tempo=1.2)
