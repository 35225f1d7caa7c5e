"""Collector: wants eight gems (five at a large table), and not one less.

Wins 85.9 ± 0.5 % against three counters (20,000 games at four seats without relics, `python
-m tools.ladder_plot`).
"""

from .character import follows
from .rules import AtGems

COLLECTOR = follows("collector", AtGems(8, 5), strength=3)
