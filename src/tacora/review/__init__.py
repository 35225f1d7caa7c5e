"""The review of a game: what every choice was worth, luck card by card, and a figure for the play.

`choices` and `performance` need the standard library alone; `analysis` needs NumPy and Numba.
"""
