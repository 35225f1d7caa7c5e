"""The training of a network by regularised self-play, from a seed, with a file to resume from.

Two players that always answer each other's last choice run in circles. So the network is also
drawn to mixing (entropy), less and less until the end, and to a magnet, the mean of its own weights
over the last steps: a form of magnetic mirror descent. The mean is the outcome.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..editions import rule_sets
from ..errors import TacoraError
from ..mind.network import Net, NetError, Singles, as_array, net_of, read_arrays, save_arrays
from ..shown import Shown
from .league import (
    FOUR,
    ONLY_PREY,
    OPPONENT_NAMES,
    OPPONENTS,
    SELF,
    TableKind,
    opponents_with,
    play_tables,
    tables_of_step,
)
from .learning import Adam, Pace, improve, parts
from .provenance import provenance
from .workers import Workers

HIDDEN = (64, 64)
NETS = ("net", "average")


@dataclass(frozen=True)
class Plan:
    """The parameters of a training; the same plan gives the same weights."""

    seed: str = "1"
    steps: int = 1000
    games: int = 1600
    """Games of a step, over all kinds of tables."""
    averaged: int = 200
    """Steps over which the weights are averaged, exponentially."""
    self_play: float = OPPONENTS[SELF]
    """The share of the games in which all seats are copies of the network."""
    pace: Pace = field(default_factory=lambda: Pace(rounds=1, entropy=0.02, magnet=0.03))


@dataclass(repr=False)
class Training(Shown):
    """The state of a training."""

    plan: Plan
    net: Net
    adam: Adam
    average: Net
    """The mean of the network's weights over the last steps: the magnet, and the outcome."""
    step: int = 0

    def _shown(self) -> tuple[str, dict[str, str]]:
        title = f"Training, step {self.step:,} of {self.plan.steps:,}, seed {self.plan.seed}"
        return title, {"games a step": f"{self.plan.games:,}", "trains": repr(self.net)}

    @classmethod
    def begin(cls, plan: Plan) -> Training:
        """A new training."""
        net = Net.fresh(HIDDEN, np.random.default_rng(_numbers(plan.seed, "begin")))
        return cls(plan, net, Adam(), copy_of(net))

    def run(
        self,
        after_each: Callable[[Training, dict[str, float]], None],
        until: int | None = None,
        workers: Workers | None = None,
    ) -> None:
        """Train until the end of the plan, or until this step."""
        while self.step < min(self.plan.steps, until or self.plan.steps):
            after_each(self, self.advance(workers))

    def advance(self, workers: Workers | None = None) -> dict[str, float]:
        """Train one step; returns the win share against each kind of opponents.

        The shares are those at four seats without relics.
        """
        plan = self.plan
        seed = f"{plan.seed}/{self.step}"
        chance = np.random.default_rng(_numbers(seed, "step"))
        tables = tables_of_step(plan.games, chance)
        opponents = opponents_with(plan.self_play)
        lived, found = play_tables(
            self.net, self.net, tables, seed, chance, opponents, workers=workers
        )
        shares: defaultdict[str, list[float]] = defaultdict(list)
        for kind, others, share in found:
            if kind is FOUR:
                shares[OPPONENT_NAMES[others]].append(share)
        pace = plan.pace.at(self.step / plan.steps)
        improve(self.net, self.adam, lived, pace, chance, self.average)
        self.step += 1
        part = np.float32(max(1 / self.step, 1 / plan.averaged))
        for mean, now in zip(parts(self.average), parts(self.net), strict=True):
            mean += part * (now - mean)
        return {name: float(np.mean(values)) for name, values in sorted(shares.items())}

    def save(self, path: Path) -> None:
        """Write all that `load` needs."""
        held: dict[str, npt.NDArray[Any]] = {}
        for name, net in zip(NETS, (self.net, self.average), strict=True):
            held |= {f"{name}/{key}": part for key, part in net.arrays().items()}
        for number, (first, second) in enumerate(
            zip(self.adam.first, self.adam.second, strict=True)
        ):
            held[f"adam/first_{number}"], held[f"adam/second_{number}"] = first, second
        held["about"] = as_array({**self.about(), "adam": self.adam.steps})
        save_arrays(path, held)

    def about(self) -> dict[str, Any]:
        """How its networks came about."""
        origin = provenance(seed=self.plan.seed, edition=rule_sets())
        return {"plan": asdict(self.plan), "step": self.step, "provenance": origin}

    @classmethod
    def load(cls, path: Path) -> Training:
        """The training in a file, to resume it."""
        try:
            held = read_arrays(path.read_bytes())
            about = json.loads(held["about"].tobytes())
            for key in ("step", "adam"):
                if type(about[key]) is not int or about[key] < 0:
                    raise ValueError(f"{key} is not a whole number")
            plan = _same_kinds(Plan(), about["plan"])
            plan["pace"] = Pace(**_same_kinds(Pace(), plan["pace"]))
            net, average = (net_of(held, f"{name}/") for name in NETS)
            if _shapes(average) != _shapes(net):
                raise ValueError("its networks are not of the same size")
            adam = _adam(held, about["adam"], parts(net))
            return cls(Plan(**plan), net, adam, average, about["step"])
        except OSError as error:
            raise NetError(f"{path}: {error.strerror or error}") from None
        except KeyError as error:
            raise NetError(f"{path}: no training to go on with (without {error})") from None
        except (ValueError, TypeError, RecursionError, TacoraError) as error:
            raise NetError(f"{path}: no training to go on with ({error})") from None


def hunt(
    prey: Net,
    seed: str,
    steps: int,
    games: int = 2400,
    kind: TableKind = FOUR,
    *,
    fresh: bool = False,
    after_each: Callable[[int, float], None] = lambda step, share: None,
    workers: Workers | None = None,
) -> Net:
    """A best response to `prey`, trained against copies of it.

    It starts with the weights of the prey, or with random ones if it is to be `fresh`.
    """
    hunter, adam = copy_of(prey), Adam()
    if fresh:
        hidden = tuple(biases.size for _, biases in prey.layers[:-1])
        hunter = Net.fresh(hidden, np.random.default_rng(_numbers(seed, "fresh")))
    pace = Pace()
    for step in range(steps):
        own, tables = f"{seed}/{step}", [(kind, games)]
        chance = np.random.default_rng(_numbers(own, "hunt"))
        lived, found = play_tables(hunter, prey, tables, own, chance, ONLY_PREY, workers=workers)
        improve(hunter, adam, lived, pace.at(step / steps), chance)
        after_each(step, float(np.mean([share for _, _, share in found])))
    return hunter


def copy_of(net: Net) -> Net:
    """A deep copy of a network."""
    return Net(tuple((weights.copy(), biases.copy()) for weights, biases in net.layers))


def _numbers(seed: str, what: str) -> list[int]:
    return list(f"{seed}\n{what}".encode())


def _adam(held: dict[str, npt.NDArray[Any]], steps: int, weights: list[Singles]) -> Adam:
    """The state of the optimiser, which is empty before its first step."""
    adam = Adam(steps=steps)
    for number, part in enumerate(weights if steps else ()):
        for kind, kept in (("first", adam.first), ("second", adam.second)):
            array = held[f"adam/{kind}_{number}"]
            if (array.shape, array.dtype) != (part.shape, part.dtype):
                raise ValueError("the state of the optimiser does not fit the network")
            kept.append(array)
    return adam


def _shapes(net: Net) -> list[tuple[int, ...]]:
    return [part.shape for part in parts(net)]


def _same_kinds(usual: Plan | Pace, held: dict[str, Any]) -> dict[str, Any]:
    """The held values, if each has the type of the usual one; an int is a float too."""
    for key, value in asdict(usual).items():
        kinds = (int, float) if isinstance(value, float) else (type(value),)
        if type(held[key]) not in kinds:
            raise ValueError(f"{key} has a wrong type")
    return dict(held)
