"""Timid: the first trap is enough."""

from .character import follows
from .rules import AfterTraps

TIMID = follows("timid", AfterTraps(1))
