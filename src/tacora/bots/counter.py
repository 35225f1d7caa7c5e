"""Counter: counts cards on the fingers of one hand, and leaves when they run out."""

from .character import follows
from .rules import AfterCards

COUNTER = follows("counter", AfterCards(5), strength=3, tempo=0.8)
