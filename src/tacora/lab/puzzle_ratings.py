"""The ratings of puzzles: bots answer all of them, and openskill rates bots and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from openskill.models import PlackettLuce

from ..bots import make_bot
from ..game import view
from ..policies import FIELD
from ..puzzles.model import Puzzle

SOLVERS = (*FIELD, "moody", "cautious", "bold", "veteran")
"""The rules of the field, and the bots that follow another rule or none; the champion gave the
answers, and the scholar would take minutes to wake."""
ROUNDS = 3
"""How often each bot answers each puzzle; bots that toss coins may answer differently."""
DIGITS = 3


def rated(puzzles: Sequence[Puzzle], seed: str) -> tuple[Puzzle, ...]:
    """The puzzles with their ratings, the easiest first.

    A puzzle and a bot play a match: the puzzle wins if the answer is wrong. The matches come in
    random order.
    """
    views = [view(puzzle.game(), puzzle.seat, "open") for puzzle in puzzles]
    model = PlackettLuce()
    bots = {name: model.rating() for name in SOLVERS}
    found = [model.rating() for _ in puzzles]
    chance = np.random.default_rng(list(f"{seed}/ratings".encode()))
    for number in range(ROUNDS):
        for match in chance.permutation(len(puzzles) * len(SOLVERS)).tolist():
            at, which = divmod(match, len(SOLVERS))
            name, puzzle = SOLVERS[which], puzzles[at]
            bot = make_bot(name, f"{seed}/{number}/{puzzle.id}")
            right = bot.decide(views[at], ()) == puzzle.answer
            ranks = [0.0, 1.0] if right else [1.0, 0.0]
            ((bots[name],), (found[at],)) = model.rate([[bots[name]], [found[at]]], ranks=ranks)
    with_ratings = [
        replace(puzzle, mu=round(rating.mu, DIGITS), sigma=round(rating.sigma, DIGITS))
        for puzzle, rating in zip(puzzles, found, strict=True)
    ]
    return tuple(sorted(with_ratings, key=lambda puzzle: (puzzle.mu, puzzle.id)))
