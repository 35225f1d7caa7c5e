"""Dreamer: looks at the walls, and one time in ten remembers the way out.

Wins 50.3 ± 0.7 % against three coin-flippers (20,000 games at four seats without relics,
`python -m tools.ladder_plot`).
"""

from fractions import Fraction

from .character import follows
from .rules import Chance

DREAMER = follows("dreamer", Chance(Fraction(1, 10)), strength=2, tempo=1.4)
