"""Exact odds and values; what needs NumPy is imported only where it is used."""

from .odds import Leaving, Odds, odds

__all__ = ["Leaving", "Odds", "odds"]
