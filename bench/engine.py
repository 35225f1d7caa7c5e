"""Measures the reference engine: games per CPU second, and the time of the odds."""

from __future__ import annotations

import random
import sys
import time

from tacora import Decide, Reveal, edition, play, rule_sets, start
from tacora.solver import odds

GAMES = 1000
EXPLORERS = 4
LEAST_GAMES_PER_SECOND = 1000
MOST_ODDS_MS = 1.0
"""The most CPU time for the odds of one moment."""


def play_games(name: str, relics: bool, games: int) -> None:
    # Cards from `random`, because this measures the engine and not the dealer.
    chance = random.Random(1)
    rules = edition(name, relics)
    for _ in range(games):
        game, _ = start(rules, EXPLORERS)
        while not game.over:
            if game.awaits == "card":
                card = game.bag.card_at(chance.randrange(game.bag.total))
                game, _ = play(game, Reveal(card))
            else:
                bits = chance.getrandbits(EXPLORERS)
                game, _ = play(game, Decide(seat for seat in game.inside if bits >> seat & 1))


def odds_ms() -> float:
    """The least CPU milliseconds for the odds of a moment with eight explorers."""
    game, _ = start(edition("de-iello-2017"), 8)
    game, _ = play(game, Reveal(game.bag.card_at(0)))
    best = float("inf")
    for _ in range(200):
        begin = time.process_time()
        odds(game)
        best = min(best, 1000 * (time.process_time() - begin))
    return best


def main() -> None:
    slowest = float("inf")
    for rules in rule_sets():
        best = 0.0
        for _ in range(3):
            begin = time.process_time()
            play_games(rules.id, rules.relics is not None, GAMES)
            best = max(best, GAMES / (time.process_time() - begin))
        slowest = min(slowest, best)
        sys.stdout.write(f"engine  {rules.name:26} {best:6.0f} games per CPU second\n")
    ratio = slowest / LEAST_GAMES_PER_SECOND
    sys.stdout.write(
        f"engine  slowest over {LEAST_GAMES_PER_SECOND} games per CPU second: {ratio:.2f}\n"
    )
    if ratio < 1:
        sys.exit("the reference engine is slower than it must be")
    took = odds_ms()
    sys.stdout.write(f"odds    of one moment: {took:.2f} ms (at most {MOST_ODDS_MS} ms)\n")
    if took > MOST_ODDS_MS:
        sys.exit("the odds take longer than they may")


if __name__ == "__main__":
    main()
