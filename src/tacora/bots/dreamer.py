"""Dreamer: looks at the walls, and one time in ten remembers the way out."""

from fractions import Fraction

from .character import follows
from .rules import Chance

DREAMER = follows("dreamer", Chance(Fraction(1, 10)), strength=2, tempo=1.4)
