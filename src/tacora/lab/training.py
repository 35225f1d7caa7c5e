"""Training a network in the league, step by step, from a seed, with a file to go on from."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.net import Net, NetError
from ..kernel.experience import Experience, new_experience
from .league import (
    CLOSING_OPPONENTS,
    LATER_OPPONENTS,
    OPPONENT_NAMES,
    OPPONENTS,
    TABLES,
    League,
    TableKind,
    play_tables,
)
from .learning import Adam, Pace, improve, parts

ROOM = 120_000
HIDDEN = (64, 64)


@dataclass(frozen=True)
class Plan:
    """What a training is; the same plan and seed give the same weights."""

    seed: str = "1"
    steps: int = 600
    games: int = 2400
    """Games a step, over all kinds of tables."""
    keep_every: int = 25
    """Steps between two past selves that stay in the league."""
    hunt_every: int = 100
    """Steps between two exploiters."""
    hunt_steps: int = 25
    opening: float = 0.25
    """The part of the steps in which it learns to play, before others hunt it in earnest."""
    closing: float = 1.0
    """The part of the steps after which it is polished among the simple rules."""
    most_kept: int = 8
    pace: Pace = field(default_factory=Pace)


@dataclass
class Training:
    """A training at one moment."""

    plan: Plan
    net: Net
    adam: Adam
    league: League
    step: int = 0

    @classmethod
    def begin(cls, plan: Plan) -> Training:
        chance = np.random.default_rng(_numbers(plan.seed, "begin"))
        return cls(plan, Net.fresh(HIDDEN, chance), Adam(), League())

    def run(
        self,
        after_each: Callable[[Training, dict[str, float]], None],
        until: int | None = None,
    ) -> None:
        """Train until the plan is done, or until a step."""
        lived = new_experience(ROOM)
        while self.step < min(self.plan.steps, until or self.plan.steps):
            after_each(self, self.advance(lived))

    def advance(self, lived: Experience) -> dict[str, float]:
        """One step; the win share against each kind of opponents at four seats without relics."""
        plan = self.plan
        opening = self.step < plan.opening * plan.steps
        closing = self.step >= plan.closing * plan.steps
        opponents = OPPONENTS if opening else CLOSING_OPPONENTS if closing else LATER_OPPONENTS
        if self.step and self.step % plan.hunt_every == 0 and not closing:
            steps = plan.hunt_steps if opening else 2 * plan.hunt_steps
            hunter = hunt(self.net, f"{plan.seed}/hunt/{self.step}", steps)
            self.league.exploiters = [*self.league.exploiters, hunter][-plan.most_kept :]
        if self.step % plan.keep_every == 0:
            # Old ones are thinned out rather than dropped, so some stay from every age.
            if len(self.league.past) >= plan.most_kept:
                del self.league.past[1 + self.step // plan.keep_every % (plan.most_kept - 2)]
            self.league.past.append(copy_of(self.net))
        seed = f"{plan.seed}/{self.step}"
        chance = np.random.default_rng(_numbers(seed, "step"))
        shares: defaultdict[str, list[float]] = defaultdict(list)
        filled = 0
        for number, kind in enumerate(TABLES):
            games = max(1, round(plan.games * kind.weight))
            filled, found = play_tables(
                self.league,
                self.net,
                kind,
                games,
                f"{seed}/{number}",
                chance,
                lived,
                filled,
                opponents,
            )
            if number == 0:
                for company, share in found:
                    shares[OPPONENT_NAMES[company]].append(share)
        pace = replace(plan.pace, rate=plan.pace.rate * _slowing(self.step, plan.steps))
        improve(self.net, self.adam, lived, filled, pace, chance)
        self.step += 1
        return {name: float(np.mean(values)) for name, values in sorted(shares.items())}

    def save(self, path: Path) -> None:
        """Write everything that is needed to go on."""
        held: dict[str, npt.NDArray[Any]] = {}
        for name, net in _nets(self):
            held |= {f"{name}/{key}": part for key, part in net.arrays().items()}
        for number, (first, second) in enumerate(
            zip(self.adam.first, self.adam.second, strict=True)
        ):
            held[f"adam/first_{number}"], held[f"adam/second_{number}"] = first, second
        about = {
            "plan": asdict(self.plan),
            "step": self.step,
            "adam_steps": self.adam.steps,
            "past": len(self.league.past),
            "exploiters": len(self.league.exploiters),
        }
        held["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
        raw = BytesIO()
        np.savez(raw, allow_pickle=False, **held)
        partial = path.with_name(path.name + ".partial")
        partial.write_bytes(raw.getvalue())
        partial.replace(path)

    @classmethod
    def load(cls, path: Path) -> Training:
        """A training to go on with."""
        try:
            with np.load(path, allow_pickle=False) as held:
                about = json.loads(held["about"].tobytes())
                plan = dict(about["plan"])
                plan["pace"] = Pace(**plan["pace"])
                past = [_net(held, f"past_{n}") for n in range(about["past"])]
                hunters = [_net(held, f"exploiter_{n}") for n in range(about["exploiters"])]
                net = _net(held, "net")
                count = len(parts(net)) if about["adam_steps"] else 0
                adam = Adam(
                    [held[f"adam/first_{n}"] for n in range(count)],
                    [held[f"adam/second_{n}"] for n in range(count)],
                    about["adam_steps"],
                )
                return cls(Plan(**plan), net, adam, League(past, hunters), about["step"])
        except OSError as error:
            raise NetError(f"{path}: {error.strerror or error}") from None
        except (ValueError, KeyError, TypeError, EOFError) as error:
            raise NetError(f"{path}: no training to go on with ({error})") from None


def hunt(
    prey: Net,
    seed: str,
    steps: int,
    games: int = 3000,
    kind: TableKind = TABLES[0],
    *,
    sampled: bool = True,
    after_each: Callable[[int, float], None] = lambda step, share: None,
) -> Net:
    """A best response: trained from the prey's own weights against copies of it alone.

    Without `sampled`, the prey plays its better choice always instead of mixing.
    """
    league = League(past=[copy_of(prey)])
    hunter, adam = copy_of(prey), Adam()
    only_past = tuple(1.0 if name == "past" else 0.0 for name in OPPONENT_NAMES)
    lived = new_experience(ROOM)
    for step in range(steps):
        chance = np.random.default_rng(_numbers(f"{seed}/{step}", "hunt"))
        filled, found = play_tables(
            league,
            hunter,
            kind,
            games,
            f"{seed}/{step}",
            chance,
            lived,
            0,
            only_past,
            sampled=sampled,
        )
        pace = Pace(rate=1e-3 * _slowing(step, steps))
        improve(hunter, adam, lived, filled, pace, chance)
        after_each(step, float(np.mean([share for _, share in found])))
    return hunter


def copy_of(net: Net) -> Net:
    """The same network with arrays of its own."""
    return Net(tuple((weights.copy(), biases.copy()) for weights, biases in net.layers))


def _slowing(step: int, steps: int) -> float:
    """The pace of learning, slower towards the end so that the weights settle."""
    return max(0.05, 1 - step / steps)


def _numbers(seed: str, what: str) -> list[int]:
    return list(f"{seed}\n{what}".encode())


def _nets(training: Training) -> Iterator[tuple[str, Net]]:
    yield "net", training.net
    for number, net in enumerate(training.league.past):
        yield f"past_{number}", net
    for number, net in enumerate(training.league.exploiters):
        yield f"exploiter_{number}", net


def _net(held: np.lib.npyio.NpzFile, name: str) -> Net:
    layers = len([key for key in held.files if key.startswith(f"{name}/weights_")])
    return Net(
        tuple(
            (held[f"{name}/weights_{number}"], held[f"{name}/biases_{number}"])
            for number in range(layers)
        )
    )
