"""Timid: the first trap is enough.

Wins 98.4 ± 0.2 % against three mules (20,000 games at four seats without relics, `python -m
tools.ladder_plot`).
"""

from .character import follows
from .rules import AfterTraps

TIMID = follows("timid", AfterTraps(1))
