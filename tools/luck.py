"""Prints the table of docs/review.md: the mean luck of all cards over many games of four bots.

`python -m tools.luck`, with `--games N` and `--seed TEXT`. It needs NumPy and Numba.
"""

from __future__ import annotations

import argparse
import sys
from statistics import NormalDist

import numpy as np

from tacora import edition
from tacora.bots import policy_for
from tacora.kernel.records import records
from tacora.mind.luck import course

BOTS = ("random", "counter", "bold", "veteran")
RULE_SETS = ("fr-iello-2021", "de-iello-2017", "pl-incan-gold")
LEVEL = 0.95


def margins(means: int) -> float:
    """How many standard errors all of this many means stay within, with a chance of 95 %.

    The means of one game depend on each other, so the chance is at least that (Bonferroni).
    """
    return NormalDist().inv_cdf(1 - (1 - LEVEL) / 2 / means)


def main() -> None:
    """Play the games, and print a row for each rule set."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="luck")
    asked = parser.parse_args()
    wide = margins(len(RULE_SETS) * len(BOTS))
    farthest = 0.0
    lines = [f"| rule set | {' | '.join(BOTS)} |", "| --- |" + " ---: |" * len(BOTS)]
    for name in RULE_SETS:
        rules = edition(name)
        players = [policy_for(bot, rules, len(BOTS)) for bot in BOTS]
        each = records(rules, players, asked.games, asked.seed)
        luck = 100 * np.array([course(record)[1].sum(axis=0) for record in each])
        mean, error = luck.mean(axis=0), luck.std(axis=0, ddof=1) / asked.games**0.5
        farthest = max(farthest, float(np.abs(mean / error).max()))
        told = [f"{m:+.1f} ± {wide * e:.1f}" for m, e in zip(mean, error, strict=True)]
        lines.append(f"| {name} | {' | '.join(told)} |")
    lines += ["", f"The farthest is {farthest:.1f} standard errors from 0, of {wide:.2f}."]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
