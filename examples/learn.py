"""Trains a seat against three reckoners until it wins four games of five.

PPO in one file, in the style of CleanRL, with a small network in plain NumPy: nothing is installed
besides Tacora's extra `envs`. The vector environment plays thousands of games side by side.

    python examples/learn.py --curve curve.csv
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

# The network is small: more threads would only wait for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import gymnasium
import numpy as np

import tacora.envs  # noqa: F401  (registers Tacora-v0)

TABLES = 1024
STEPS = 32
"""Choices in each game between two updates."""
HIDDEN = 64
EPOCHS = 3
MINIBATCH = 4096
LEARNING_RATE = 2e-3
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.003
VALUE_WEIGHT = 0.5
Array = np.ndarray


@dataclass
class Network:
    """Two hidden layers; the outputs are the log odds of leaving and the expected reward."""

    inputs: int
    seed: int
    layers: list[Array] = field(default_factory=list)
    moments: list[tuple[Array, Array]] = field(default_factory=list)
    updates: int = 0

    def __post_init__(self) -> None:
        chance = np.random.default_rng(self.seed)
        sizes = (self.inputs, HIDDEN, HIDDEN, 2)
        for rows, columns in pairwise(sizes):
            scale = 0.1 if columns == 2 else np.sqrt(2.0)
            weights = chance.normal(0.0, scale / np.sqrt(rows), (rows + 1, columns))
            weights[-1] = 0.0  # the last row is the bias
            self.layers.append(weights.astype(np.float32))
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.layers]

    def forward(self, inputs: Array) -> list[Array]:
        """The outputs of all layers, the inputs first."""
        outputs = [inputs]
        for weights in self.layers:
            values = outputs[-1] @ weights[:-1] + weights[-1]
            outputs.append(np.tanh(values) if weights is not self.layers[-1] else values)
        return outputs

    def learn(self, outputs: list[Array], slope: Array) -> None:
        """Step against the slope of the loss with respect to the last outputs (Adam)."""
        self.updates += 1
        for number in reversed(range(len(self.layers))):
            before, weights = outputs[number], self.layers[number]
            gradient = np.concatenate([before.T @ slope, slope.sum(0, keepdims=True)])
            slope = (slope @ weights[:-1].T) * (1.0 - before**2)
            first, second = self.moments[number]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.updates)
            size = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            weights -= LEARNING_RATE * step / size


def chance_of(log_odds: Array) -> Array:
    """The chance of leaving."""
    return 1.0 / (1.0 + np.exp(-log_odds))


def update(network: Network, seen: Array, left: Array, old: Array, gain: Array, goal: Array,
           chance: np.random.Generator) -> None:  # fmt: skip
    """Improve the network by one roll-out: actions taken, their old chances, their advantages."""
    for _ in range(EPOCHS):
        order = chance.permutation(len(seen))
        for at in range(0, len(order), MINIBATCH):
            some = order[at : at + MINIBATCH]
            outputs = network.forward(seen[some])
            log_odds, values = outputs[-1].T
            leave = chance_of(log_odds)
            taken = np.where(left[some], leave, 1.0 - leave)
            ratio = taken / old[some]
            better = gain[some]
            better = (better - better.mean()) / (better.std() + 1e-8)
            # The clipped objective has no slope where the ratio has moved far enough already.
            free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            sign = np.where(left[some], 1.0, -1.0)
            of_policy = -(free * better * ratio * (1.0 - taken) * sign)
            of_entropy = ENTROPY * log_odds * leave * (1.0 - leave)
            of_value = VALUE_WEIGHT * (values - goal[some])
            slope = np.stack([of_policy + of_entropy, of_value], 1) / len(some)
            network.learn(outputs, slope.astype(np.float32))


def train(goal: float, most_updates: int, seed: int) -> list[dict[str, float]]:
    """Train until the win share reaches the goal; returns the learning curve."""
    envs = gymnasium.make_vec("Tacora-v0", num_envs=TABLES, bots=["reckoner"] * 3)
    chance = np.random.default_rng(seed)
    observation, _ = envs.reset(seed=seed)
    sample = [observation]
    for _ in range(STEPS):
        sample.append(envs.step(chance.integers(0, 2, TABLES))[0])
    mean, spread = np.mean(sample, (0, 1)), np.std(sample, (0, 1)) + 0.1
    network = Network(observation.shape[1], seed)
    observation, _ = envs.reset(seed=seed)
    curve: list[dict[str, float]] = []
    began, decisions, games = time.perf_counter(), 0, 0
    while len(curve) < most_updates:
        seen = np.zeros((STEPS + 1, TABLES, observation.shape[1]), np.float32)
        left = np.zeros((STEPS, TABLES), bool)
        old, values, rewards = (np.zeros((STEPS + 1, TABLES), np.float32) for _ in range(3))
        over = np.zeros((STEPS, TABLES), bool)
        for step in range(STEPS + 1):
            seen[step] = (observation - mean) / spread
            log_odds, values[step] = network.forward(seen[step])[-1].T
            if step == STEPS:
                break
            leave = chance_of(log_odds)
            left[step] = chance.random(TABLES) < leave
            old[step] = np.where(left[step], leave, 1.0 - leave)
            observation, rewards[step], over[step], _, _ = envs.step(left[step].astype(np.int64))
        gain = np.zeros((STEPS, TABLES), np.float32)
        later = np.zeros(TABLES, np.float32)
        for step in reversed(range(STEPS)):
            alive = ~over[step]
            surprise = rewards[step] + values[step + 1] * alive - values[step]
            later = surprise + LAMBDA * alive * later
            gain[step] = later
        goals = gain + values[:STEPS]
        update(network, *(each.reshape(-1, *each.shape[2:]) for each in (
            seen[:STEPS], left, old[:STEPS], gain, goals)), chance)  # fmt: skip
        decisions += STEPS * TABLES
        games += int(over.sum())
        row = {
            "update": len(curve) + 1,
            "decisions": decisions,
            "games": games,
            "seconds": round(time.perf_counter() - began, 1),
            "win_share": round(float(rewards[:STEPS][over].mean()), 4),
        }
        curve.append(row)
        print("  ".join(f"{name} {value}" for name, value in row.items()), flush=True)
        if len(curve) >= 5 and min(each["win_share"] for each in curve[-5:]) >= goal:
            break
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a seat until it beats three reckoners.")
    parser.add_argument("--goal", type=float, default=0.8, help="the win share to reach")
    parser.add_argument("--updates", type=int, default=400, help="the most updates")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the learning curve to this CSV file")
    wanted = parser.parse_args()
    curve = train(wanted.goal, wanted.updates, wanted.seed)
    if wanted.curve:
        wanted.curve.parent.mkdir(parents=True, exist_ok=True)
        with wanted.curve.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, curve[0])
            writer.writeheader()
            writer.writerows(curve)
    if min(each["win_share"] for each in curve[-5:]) < wanted.goal:
        sys.exit(f"the win share has not reached {wanted.goal}")


if __name__ == "__main__":
    main()
