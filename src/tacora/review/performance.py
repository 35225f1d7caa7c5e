"""The figure for a player's choices: the mean cost on a scale that bots have calibrated."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Literal, get_args

from ..statistics import CONFIDENCE

CALIBRATION = "calibration.json"
Title = Literal["champion", "veteran", "scholar", "reckoner", "counter", "random"]
TITLES: tuple[Title, ...] = get_args(Title)
"""The bots that give a title, from the strongest on the ladder to the weakest."""
USUAL_CHOICES = 10
"""The spread of a few costs says little, so the usual spread counts as much as this many."""


@dataclass(frozen=True, slots=True)
class BotCost:
    """What a bot's non-trivial choices cost on average, as `tools.calibrate` measured it."""

    bot: Title
    choices: int
    cost: float
    margin: float
    """Half the width of the 95 % interval of the mean."""
    spread: float
    """The standard deviation of the cost of one choice."""


@dataclass(frozen=True, slots=True)
class Performance:
    """A figure for the play: 0 is a coin-flipper, 100 no clear cost."""

    value: float
    margin: float
    """Half the width of the 95 % interval of the figure."""
    cost: float
    """The mean cost of a non-trivial choice."""
    choices: int
    """The number of non-trivial choices."""
    title: Title
    """The bot whose class is nearest."""


@lru_cache(maxsize=1)
def calibration() -> tuple[BotCost, ...]:
    """The packaged measurement: one bot for each title, in their order."""
    text = resources.files(__package__).joinpath(CALIBRATION).read_text(encoding="utf-8")
    found = [BotCost(**each) for each in json.loads(text)["bots"]]
    return tuple(sorted(found, key=lambda each: TITLES.index(each.bot)))


def figure_of(cost: float) -> float:
    """The figure of a mean cost: 0 for that of the weakest bot, 100 for none."""
    return 100 * (1 - cost / calibration()[-1].cost)


@lru_cache(maxsize=1)
def classes() -> tuple[float, ...]:
    """The cost that stands for each title, never lower for a weaker bot.

    Neighbours that the measurement has the other way round share the mean of their choices.
    """
    pools: list[tuple[float, int, int]] = []
    for each in calibration():
        cost, choices, bots = each.cost, each.choices, 1
        while pools and pools[-1][0] > cost:
            before, number, more = pools.pop()
            cost = (cost * choices + before * number) / (choices + number)
            choices, bots = choices + number, bots + more
        pools.append((cost, choices, bots))
    return tuple(cost for cost, _, bots in pools for _ in range(bots))


def title_of(cost: float) -> Title:
    """The bot whose class is nearest to a mean cost."""
    for title, (better, worse) in zip(TITLES, pairwise(classes()), strict=False):
        if cost < (better + worse) / 2:
            return title
    return TITLES[-1]


def performance(costs: Sequence[float]) -> Performance | None:
    """The figure for the costs of some non-trivial choices; None if there are none."""
    if not costs:
        return None
    number = len(costs)
    mean = sum(costs) / number
    title = title_of(mean)
    usual = next(each.spread for each in calibration() if each.bot == title)
    squares = sum((cost - mean) ** 2 for cost in costs) + USUAL_CHOICES * usual**2
    deviation = (squares / (number - 1 + USUAL_CHOICES)) ** 0.5
    margin = CONFIDENCE * deviation / number**0.5
    scale = figure_of(0) - figure_of(1)
    return Performance(figure_of(mean), scale * margin, mean, number, title)
