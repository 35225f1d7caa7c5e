"""Writes how often the equilibrium leaves, for the page's calculator: `python -m tools.heat`.

It averages over the cards that may have led to a number of gems carried and on the path, while all
who entered are still inside. `tools/findings.py` plots the same for docs/findings.md. It needs
NumPy and Numba: seconds, but minutes for a table that is not in the cache folder yet.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from tacora.solver.course import follow
from tacora.solver.equilibrium import Equilibrium
from tacora.solver.layout import coordinates
from tacora.solver.policies import equilibrium, size_for

TARGET = Path(__file__).parent.parent / "web" / "src" / "data" / "heat.json"
SIZES = range(3, 9)
TRAPS = (1, 2, 3)
MOST_HELD, MOST_POOL = 20, 12

Cells = dict[tuple[int, int, int], float]
"""For traps seen, gems held and gems on the path: the chance that each explorer leaves."""


def cells(table: Equilibrium, explorers: int) -> Cells:
    """The chances of all cells that the equilibrium reaches."""
    _, mass = follow(table, explorers)
    _, inside, held, pool = coordinates(table.layout)
    width = MOST_POOL + 1
    size = (MOST_HELD + 1) * width
    found: Cells = {}
    for traps in TRAPS:
        layer = table.layer_numbers[(traps,), table.deck.start]
        reached = (inside == explorers) & (mass[layer] > 0)
        chosen = reached & (held <= MOST_HELD) & (pool <= MOST_POOL)
        cell = held[chosen] * width + pool[chosen]
        weight = np.bincount(cell, mass[layer][chosen], size)
        leaving = np.bincount(cell, (mass[layer] * table.leave[layer])[chosen], size)
        for place in np.flatnonzero(weight > 0).tolist():
            found[traps, place // width, place % width] = float(leaving[place] / weight[place])
    return found


def rows(found: Cells) -> list[list[list[int | None]]]:
    """The cells as [traps][gems on the path][gems held], in whole percent."""
    return [
        [
            [
                None if (share := found.get((traps, held, pool))) is None else round(100 * share)
                for held in range(MOST_HELD + 1)
            ]
            for pool in range(MOST_POOL + 1)
        ]
        for traps in TRAPS
    ]


def main() -> None:
    """Write the pictures of all table sizes."""
    shown = {str(size): rows(cells(equilibrium(size_for(size)), size)) for size in SIZES}
    TARGET.write_text(json.dumps(shown, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
