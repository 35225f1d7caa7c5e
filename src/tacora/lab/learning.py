"""How a network learns from experience: clipped policy gradient (PPO) in plain NumPy."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt
from threadpoolctl import ThreadpoolController

from ..mind.experience import Experience
from ..mind.network import Net, Singles

_THREADS = ThreadpoolController()


@dataclass(frozen=True)
class Pace:
    """The learning rate and the other parameters of learning."""

    rate: float = 1e-3
    rounds: int = 2
    """How many times each choice is used."""
    portion: int = 4096
    """The size of a batch, in choices."""
    clip: float = 0.2
    """How far the ratio of new to old chance may move from 1."""
    entropy: float = 0.003
    """The weight of the entropy, so both choices stay possible at first."""
    magnet: float = 0.0
    """The weight of the distance to another network, the magnet, if there is one."""
    value_weight: float = 2.0

    def at(self, done: float) -> Pace:
        """The pace after this part of the training: a lower rate and less entropy."""
        left = max(0.05, 1 - done)
        return replace(self, rate=self.rate * left, entropy=self.entropy * (1 - done))


@dataclass
class Adam:
    """The state of the Adam optimiser."""

    first: list[Singles] = field(default_factory=list)
    second: list[Singles] = field(default_factory=list)
    steps: int = 0

    def step(self, net: Net, gradients: list[Singles], rate: float) -> None:
        """Update the weights in place."""
        weights = parts(net)
        if not self.first:
            self.first = [np.zeros_like(part) for part in weights]
            self.second = [np.zeros_like(part) for part in weights]
        self.steps += 1
        pace = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, gradient, first, second in zip(
            weights, gradients, self.first, self.second, strict=True
        ):
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            part -= np.float32(pace) * first / (np.sqrt(second) + np.float32(1e-7))


def parts(net: Net) -> list[Singles]:
    """All arrays of a network."""
    return [part for layer in net.layers for part in layer]


def improve(
    net: Net,
    adam: Adam,
    lived: Experience,
    pace: Pace,
    chance: np.random.Generator,
    magnet: Net | None = None,
) -> None:
    """Update the network in place by an experience."""
    size = lived.gains.size
    gains = (lived.gains - lived.gains.mean()) / (lived.gains.std() + np.float32(1e-6))
    # Small matrices are slower on several cores, which would also change the rounding.
    with _THREADS.limit(limits=1, user_api="blas"):
        for _ in range(pace.rounds):
            order = chance.permutation(size)
            for at in range(0, size - pace.portion // 2, pace.portion):
                chosen = order[at : at + pace.portion]
                found = gradients(net, lived, gains, chosen, pace, magnet)
                adam.step(net, found, pace.rate)


def gradients(
    net: Net,
    lived: Experience,
    gains: Singles,
    chosen: npt.NDArray[np.int64],
    pace: Pace,
    magnet: Net | None = None,
) -> list[Singles]:
    """The gradients of the loss over these choices, in the order of `parts`."""
    kept = [lived.seen[chosen]]
    for weights, biases in net.layers[:-1]:
        kept.append(np.maximum(kept[-1] @ weights.T + biases, 0))
    weights, biases = net.layers[-1]
    answer = kept[-1] @ weights.T + biases
    odds, values = answer[:, 0], answer[:, 1]
    left = lived.left[chosen].astype(np.float32)
    with np.errstate(over="ignore"):
        leave = 1 / (1 + np.exp(-odds))
    sign = 2 * left - 1
    before = np.logaddexp(0, -sign * lived.odds[chosen])
    ratio = np.exp(before - np.logaddexp(0, -sign * odds))
    gain = gains[chosen]
    too_far = np.where(gain > 0, ratio > 1 + pace.clip, ratio < 1 - pace.clip)
    by_odds = np.where(too_far, 0, -gain * ratio * (left - leave))
    pull = pace.entropy * odds
    if magnet is not None:
        pull += pace.magnet * (odds - magnet(kept[0])[:, 0])
    by_odds += pull * leave * (1 - leave)
    by_values = pace.value_weight * (values - lived.targets[chosen])
    back = np.stack([by_odds, by_values], axis=1).astype(np.float32) / np.float32(len(chosen))
    found: list[Singles] = []
    for number in range(len(net.layers) - 1, -1, -1):
        found.append(back.sum(axis=0))
        found.append((back.T @ kept[number]).astype(np.float32))
        if number:
            back = (back @ net.layers[number][0]) * (kept[number] > 0)
    return found[::-1]
