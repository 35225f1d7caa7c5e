"""Random, the coin-flipper: tosses a coin after every card, and rarely sees the fourth."""

from fractions import Fraction

from .character import follows
from .rules import Chance

RANDOM = follows("random", Chance(Fraction(1, 2)), tempo=0.7)
