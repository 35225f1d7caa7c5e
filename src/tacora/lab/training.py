"""The training of a network in the league, from a seed, with a file to resume from."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import TacoraError
from ..mind.network import Net, NetError, Singles, net_of, read_arrays, save_arrays
from .league import (
    OPPONENT_NAMES,
    TABLES,
    League,
    TableKind,
    play_tables,
)
from .learning import Adam, Pace, improve, parts
from .workers import Workers

HIDDEN = (64, 64)
NETS = ("net", "hunter", "average")


@dataclass(frozen=True)
class Plan:
    """The parameters of a training; the same plan gives the same weights."""

    seed: str = "1"
    steps: int = 2000
    games: int = 2400
    """Games of a step, over all kinds of tables."""
    keep_every: int = 25
    """Steps between two copies of the network that stay in the league."""
    hunt_every: int = 150
    """Steps after which a new hunter starts."""
    hunt_games: int = 800
    """Games of a step for the hunter."""
    most_kept: int = 8
    """The most past networks, and the most past hunters, in the league."""
    sharpness: float = 4.0
    """A factor for the log odds of the final network, which makes it more decided."""
    averaged: int = 200
    """Steps over which the weights are averaged, exponentially."""
    pace: Pace = field(default_factory=Pace)


@dataclass
class Training:
    """The state of a training."""

    plan: Plan
    net: Net
    adam: Adam
    league: League
    hunter: Net
    """A network that learns to beat copies of `net`."""
    hunter_adam: Adam
    average: Net
    """The mean of the network's weights over the last steps.

    Network and hunter react to each other without end; the mean is stable.
    """
    step: int = 0

    @classmethod
    def begin(cls, plan: Plan) -> Training:
        """A new training."""
        chance = np.random.default_rng(_numbers(plan.seed, "begin"))
        net = Net.fresh(HIDDEN, chance)
        return cls(plan, net, Adam(), League(), copy_of(net), Adam(), copy_of(net))

    def outcome(self) -> Net:
        """The resulting network: the average, with larger log odds."""
        net = copy_of(self.average)
        for part in net.layers[-1]:
            part[0] *= np.float32(self.plan.sharpness)
        return net

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

        The shares are those at four seats without relics; `hunter` is the share of the hunter
        against copies of the network.
        """
        plan = self.plan
        hunted = self._hunt(workers)
        if self.step % plan.keep_every == 0:
            # Networks of all ages stay: the one to delete is not always the oldest.
            if len(self.league.past) >= plan.most_kept:
                del self.league.past[1 + self.step // plan.keep_every % (plan.most_kept - 2)]
            self.league.past.append(copy_of(self.net))
        seed = f"{plan.seed}/{self.step}"
        chance = np.random.default_rng(_numbers(seed, "step"))
        shares: defaultdict[str, list[float]] = defaultdict(list)
        tables = [(kind, max(1, round(plan.games * kind.weight))) for kind in TABLES]
        company = replace(self.league, exploiters=[*self.league.exploiters, self.hunter])
        lived, found = play_tables(company, self.net, tables, seed, chance, workers=workers)
        for kind, others, share in found:
            if kind is TABLES[0]:
                shares[OPPONENT_NAMES[others]].append(share)
        improve(self.net, self.adam, lived, plan.pace.at(self.step / plan.steps), chance)
        self.step += 1
        part = np.float32(max(1 / self.step, 1 / plan.averaged))
        for mean, now in zip(parts(self.average), parts(self.net), strict=True):
            mean += part * (now - mean)
        means = {name: float(np.mean(values)) for name, values in sorted(shares.items())}
        return means | {"hunter": hunted}

    def _hunt(self, workers: Workers | None) -> float:
        """Train the hunter one step, and replace it from time to time; returns its win share."""
        plan = self.plan
        if self.step % plan.hunt_every == 0:
            if self.step:
                self.league.exploiters = [*self.league.exploiters, self.hunter][-plan.most_kept :]
            self.hunter, self.hunter_adam = copy_of(self.net), Adam()
        seed = f"{plan.seed}/{self.step}/hunt"
        adam, games = self.hunter_adam, plan.hunt_games
        return hunt_step(self.net, self.hunter, adam, seed, games, Pace(), workers=workers)

    def save(self, path: Path) -> None:
        """Write all that `load` needs."""
        held: dict[str, npt.NDArray[Any]] = {}
        for name, net in _nets(self):
            held |= {f"{name}/{key}": part for key, part in net.arrays().items()}
        for name, adam in (("adam", self.adam), ("hunter_adam", self.hunter_adam)):
            for number, (first, second) in enumerate(zip(adam.first, adam.second, strict=True)):
                held[f"{name}/first_{number}"], held[f"{name}/second_{number}"] = first, second
        about = {
            "plan": asdict(self.plan),
            "step": self.step,
            "adam": self.adam.steps,
            "hunter_adam": self.hunter_adam.steps,
            "past": len(self.league.past),
            "exploiters": len(self.league.exploiters),
        }
        held["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
        save_arrays(path, held)

    @classmethod
    def load(cls, path: Path) -> Training:
        """The training in a file, to resume it."""
        try:
            held = read_arrays(path.read_bytes())
            about = json.loads(held["about"].tobytes())
            for key in ("step", "adam", "hunter_adam", "past", "exploiters"):
                if type(about[key]) is not int or about[key] < 0:
                    raise ValueError(f"{key} is no whole number")
            plan = _same_kinds(Plan(), about["plan"])
            plan["pace"] = Pace(**_same_kinds(Pace(), plan["pace"]))
            past = [net_of(held, f"past_{n}/") for n in range(about["past"])]
            hunters = [net_of(held, f"exploiter_{n}/") for n in range(about["exploiters"])]
            net, hunter, average = (net_of(held, f"{name}/") for name in NETS)
            if any(_shapes(each) != _shapes(net) for each in (hunter, average, *past, *hunters)):
                raise ValueError("its networks are not of the same size")
            adam, hunter_adam = (
                _adam(held, name, about[name], parts(net)) for name in ("adam", "hunter_adam")
            )
            league = League(past, hunters)
            step = about["step"]
            return cls(Plan(**plan), net, adam, league, hunter, hunter_adam, average, step)
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
    kind: TableKind = TABLES[0],
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
        now, own = pace.at(step / steps), f"{seed}/{step}"
        share = hunt_step(prey, hunter, adam, own, games, now, kind, workers)
        after_each(step, share)
    return hunter


def hunt_step(
    prey: Net,
    hunter: Net,
    adam: Adam,
    seed: str,
    games: int,
    pace: Pace,
    kind: TableKind = TABLES[0],
    workers: Workers | None = None,
) -> float:
    """Train a hunter one step, in place; returns its win share."""
    chance = np.random.default_rng(_numbers(seed, "hunt"))
    only_past = tuple(1.0 if name == "past" else 0.0 for name in OPPONENT_NAMES)
    company = League(past=[prey])
    tables = [(kind, games)]
    lived, found = play_tables(company, hunter, tables, seed, chance, only_past, workers=workers)
    improve(hunter, adam, lived, pace, chance)
    return float(np.mean([share for _, _, share in found]))


def copy_of(net: Net) -> Net:
    """A deep copy of a network."""
    return Net(tuple((weights.copy(), biases.copy()) for weights, biases in net.layers))


def _numbers(seed: str, what: str) -> list[int]:
    return list(f"{seed}\n{what}".encode())


def _nets(training: Training) -> Iterator[tuple[str, Net]]:
    yield from zip(NETS, (training.net, training.hunter, training.average), strict=True)
    for number, net in enumerate(training.league.past):
        yield f"past_{number}", net
    for number, net in enumerate(training.league.exploiters):
        yield f"exploiter_{number}", net


def _adam(held: dict[str, npt.NDArray[Any]], name: str, steps: int, weights: list[Singles]) -> Adam:
    """The state of an optimiser, which is empty before its first step."""
    adam = Adam(steps=steps)
    for number, part in enumerate(weights if steps else ()):
        for kind, kept in (("first", adam.first), ("second", adam.second)):
            array = held[f"{name}/{kind}_{number}"]
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
