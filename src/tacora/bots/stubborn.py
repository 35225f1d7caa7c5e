"""Stubborn, the mule: never leaves, and takes home what is left when a deck runs out."""

from .character import follows
from .rules import Never

STUBBORN = follows("stubborn", Never(), tempo=0.6)
