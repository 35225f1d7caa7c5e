"""Games a CPU second of bots of your own, on one core: `python -m bench.own_bots`.

Four copies of the same bot play: a class that decides in Python, the same rule as a function of
named numbers, the same rule as Tacora has it, and a network.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction

from tacora.editions import edition
from tacora.game import Choice, View
from tacora.kernel import simulate
from tacora.lab.simulation import simulate_bots
from tacora.mind import FunctionPolicy, Seen, packaged_net
from tacora.policies import AtRisk, Policy

BOOK = edition("fr-iello-2021")
LEAST_SECONDS = 2.0
RISK = Fraction(1, 5)


class Afraid:
    """Leaves when the next card ends one expedition in five."""

    def decide(self, view: View) -> Choice:
        return "leave" if view.collapse_chance >= RISK else "go_on"


@FunctionPolicy
def afraid(seen: Seen) -> bool:
    return seen.danger * 5 >= seen.left


def per_second(play: Callable[[int], object]) -> float:
    """Games a CPU second; the number of games grows until they take long enough."""
    games = 16
    play(games)  # compiles
    while True:
        begun = time.process_time()
        play(games)
        took = time.process_time() - begun
        if took >= LEAST_SECONDS:
            return games / took
        games *= 4


def in_kernel(policy: Policy) -> Callable[[int], object]:
    return lambda games: simulate(BOOK, [policy] * 4, games, "1", threads=1)


def main() -> None:
    name = f"{__spec__.name if __spec__ else __name__}:Afraid"
    kinds: dict[str, Callable[[int], object]] = {
        "class, in Python": lambda games: simulate_bots(BOOK, [name] * 4, games, "1"),
        "function, in the kernel": in_kernel(afraid),
        "the same rule of Tacora": in_kernel(AtRisk(RISK)),
        "network, in the kernel": in_kernel(packaged_net().policy()),
    }
    for kind, play in kinds.items():
        print(f"{kind:24} {per_second(play):10,.0f} games a CPU second")  # noqa: T201


if __name__ == "__main__":
    main()
