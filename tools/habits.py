"""Writes how often the equilibrium leaves, for the page's statistics: `python -m tools.habits`.

For each table size, games of equilibrium players are dealt from fixed seeds, and their choices are
counted by the risk of the next card and by the gems carried, in the groups of the page
(`web/src/mine/statistics.ts`). It needs NumPy and Numba, and takes minutes.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections import Counter, defaultdict
from pathlib import Path

from tacora import Dealer, Decide, Reveal, edition, play, start, view
from tacora.bots.strong import ScholarBot

TARGET = Path(__file__).parent.parent / "web" / "src" / "data" / "equilibrium.json"
SIZES = range(3, 9)
GAMES = 1500
RISK_STEPS = (0, 1, 101, 201, 301)
"""In thousandths."""
GEM_STEPS = (0, 3, 6, 9, 12)


def counted(size: int, games: int) -> dict[str, list[float]]:
    """Return for each kind of group the share of choices to leave."""
    rules = edition("fr-iello-2021")
    asked: dict[str, Counter[int]] = {"risk": Counter(), "gems": Counter()}
    left: dict[str, dict[int, float]] = {"risk": defaultdict(float), "gems": defaultdict(float)}
    for number in range(games):
        dealer = Dealer(f"habits {size} {number}")
        game, _ = start(rules, size)
        scholar = ScholarBot(f"habits {size} {number}")
        while not game.over:
            if game.awaits == "card":
                game, _ = play(game, Reveal(dealer.deal(game)))
                continue
            risk = round(1000 * game.collapse_chance)
            seen = view(game, game.inside[0], "open")
            chance = scholar.leave_chance(seen)
            places = {
                "risk": bisect_right(RISK_STEPS, risk) - 1,
                "gems": bisect_right(GEM_STEPS, game.explorers[game.inside[0]].carried) - 1,
            }
            leaving = []
            for seat in game.inside:
                leaves = scholar.decide(view(game, seat, "open")) == "leave"
                leaving += [seat] * leaves
                for kind, place in places.items():
                    asked[kind][place] += 1
                    # The chance itself varies less than the coin that is tossed with it.
                    left[kind][place] += chance
            game, _ = play(game, Decide(frozenset(leaving)))
    return {
        kind: [round(left[kind][at] / max(1, asked[kind][at]), 3) for at in range(5)]
        for kind in asked
    }


def main() -> None:
    """Write the shares for all table sizes."""
    by_size = {size: counted(size, GAMES) for size in SIZES}
    shares = {kind: {str(size): by_size[size][kind] for size in SIZES} for kind in ("risk", "gems")}
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(shares, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
