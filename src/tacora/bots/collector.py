"""Collector: wants eight gems (five at a large table), and not one less."""

from .character import follows
from .rules import AtGems

COLLECTOR = follows("collector", AtGems(8, 5), strength=3)
