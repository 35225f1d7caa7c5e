"""Plays the ladder up to the veteran and draws it: `python -m tools.ladder_plot [GAMES]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import altair

from tacora import edition
from tacora.lab.ladder import RUNGS, climb

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
BOOK = "fr-iello-2021"
GAMES = 20_000


def rows(games: int) -> list[dict[str, object]]:
    """The win share of every bot against copies of the bot below, at four kinds of tables."""
    found: list[dict[str, object]] = []
    for seats in (4, 6):
        for relics in (False, True):
            kind = f"{seats} seats, {'with' if relics else 'without'} relics"
            for rung in climb(edition(BOOK, relics), seats, games, "ladder", RUNGS[:-1]):
                found.append(
                    {
                        "table": kind,
                        "even": 100 / seats,
                        "rung": rung.name,
                        "below": rung.below,
                        "share": 100 * rung.share.value,
                        "margin": 100 * rung.share.margin,
                    }
                )
    return found


def draw(data: list[dict[str, object]]) -> altair.FacetChart:
    """The chart: one panel for each kind of table; the line is an even share."""
    base = altair.Chart(altair.Data(values=data))
    bars = base.mark_bar(height=10).encode(
        y=altair.Y("rung:N", sort=list(RUNGS[::-1]), title=None),
        x=altair.X("share:Q", title="win share against the rung below, %"),
    )
    even = base.mark_rule(color="firebrick").encode(x="even:Q")
    return (bars + even).properties(width=260, height=180).facet("table:N", columns=2)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    data = rows(games)
    (PICTURES / "ladder.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    draw(data).save(str(PICTURES / "ladder.svg"))


if __name__ == "__main__":
    main()
