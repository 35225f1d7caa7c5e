"""Exact odds and values; this package imports NumPy only where a function needs it."""

from .odds import Leaving, Odds, odds

__all__ = ["Leaving", "Odds", "odds"]
