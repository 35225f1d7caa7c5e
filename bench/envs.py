"""Measures the environments, as ratios from one run.

The vector environment is compared with OpenSpiel's roll-outs of `pig` in C++, the parallel
environment with an empty one, and the OpenSpiel game with one of its own Python games. All run on
one core and are measured in CPU seconds, the compared programs alternate, and the best time of
each counts, so other load on the machine has little effect.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python import games as spiel_games
from pettingzoo import ParallelEnv

import tacora.envs
import tacora.envs.openspiel

ROUNDS = 15
TABLES = 4096
STEPS = 60
ROLL_OUTS = 2000
EXPLORERS = 4
AGENT_TURNS = 3000
GAMES = 60
SPIEL_GAME = "python_liars_poker"
"""A Python game of OpenSpiel; its release 2.0.2 has no `python_liars_dice`."""

assert spiel_games  # the import registers the Python games


class Report:
    """Prints figures and collects those that miss their limit."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def say(self, what: str, figure: float, unit: str, least: float = 0) -> None:
        asked = f"(at least {least:g})" if least else ""
        sys.stdout.write(f"envs    {what:62} {figure:10.2f} {unit:8} {asked}\n")
        sys.stdout.flush()
        if figure < least:
            self.missed.append(what)


def alternate(*programs: Callable[[], float]) -> list[float]:
    """The best rate of each program; they run one after the other, several times."""
    best = [0.0] * len(programs)
    for _ in range(ROUNDS):
        for number, program in enumerate(programs):
            begin = time.process_time()
            done = program()
            best[number] = max(best[number], done / (time.process_time() - begin))
    return best


def pig_decisions() -> float:
    """The mean number of decisions of a random game of `pig`."""
    chance = random.Random(1)
    decisions = 0
    rounds = 300
    for _ in range(rounds):
        state = pyspiel.load_game("pig").new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                decisions += 1
                state.apply_action(chance.choice(state.legal_actions()))
    return decisions / rounds


def pig() -> Callable[[], float]:
    """Random roll-outs of `pig` in C++: one simulation of the search bot with many roll-outs."""
    game = pyspiel.load_game("pig")
    evaluator = pyspiel.RandomRolloutEvaluator(ROLL_OUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    state = game.new_initial_state()
    decisions = pig_decisions()

    def run() -> float:
        bot.mcts_search(state)
        return ROLL_OUTS * decisions

    return run


def vector() -> Callable[[], float]:
    """Random actions in seat 0 of many tables with bots that choose at random too."""
    env = gymnasium.make_vec(
        "Tacora-v0", num_envs=TABLES, bots=["random"] * (EXPLORERS - 1), copy=False
    )
    env.reset(seed=1)
    actions = np.random.default_rng(1).integers(0, 2, (STEPS, TABLES))

    def run() -> float:
        for each in actions:
            env.step(each)
        return TABLES * STEPS

    return run


class EmptyEnv(ParallelEnv[str, int, int]):  # type: ignore[misc]
    """An environment in which nothing happens."""

    def __init__(self) -> None:
        self.possible_agents = [f"seat_{seat}" for seat in range(EXPLORERS)]
        self.agents = self.possible_agents[:]

    def step(self, actions: dict[str, int]) -> Any:
        agents = self.agents
        return (
            dict.fromkeys(agents, 0),
            dict.fromkeys(agents, 0.0),
            dict.fromkeys(agents, False),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )


def empty() -> float:
    env = EmptyEnv()
    actions = dict.fromkeys(env.agents, 0)
    for _ in range(AGENT_TURNS):
        env.step(actions)
    return AGENT_TURNS * EXPLORERS


def parallel() -> Callable[[], float]:
    env = tacora.envs.parallel_env(explorers=EXPLORERS)
    env.reset(seed=1)
    chance = random.Random(1)
    chosen = [
        {agent: int(chance.random() < 0.2) for agent in env.possible_agents} for _ in range(256)
    ]

    def run() -> float:
        for turn in range(AGENT_TURNS):
            if not env.agents:
                env.reset()
            env.step(chosen[turn % 256])
        return AGENT_TURNS * EXPLORERS

    return run


def spiel(name: str) -> Callable[[], float]:
    """Random games of OpenSpiel, played from Python."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def run() -> float:
        decisions = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                    continue
                alone = not state.is_simultaneous_node()
                players = [state.current_player()] if alone else range(game.num_players())
                legal = [state.legal_actions(player) for player in players]
                decisions += sum(map(bool, legal))
                actions = [each[int(chance.random() * len(each))] if each else 0 for each in legal]
                if alone:
                    state.apply_action(actions[0])
                else:
                    state.apply_actions(actions)
        return decisions

    return run


def main() -> None:
    report = Report()
    steps, rolled = alternate(vector(), pig())
    report.say("vector env: decisions of seat 0 a CPU second", steps / 1e6, "million", 5)
    report.say("roll-outs of pig in C++: decisions a CPU second", rolled / 1e6, "million")
    # The strict count is that of the agent: its seat alone is observed. In a roll-out of pig the
    # decisions of all players count; here the bots choose at random too, as often as seat 0 does.
    report.say("vector env over pig, decisions of seat 0", steps / rolled, "times", 0.5)
    everybody = EXPLORERS * steps
    report.say("vector env over pig, decisions of all seats", everybody / rolled, "times")
    turns, nothing = alternate(parallel(), empty)
    report.say("parallel env: agent steps a CPU second", turns / 1e3, "thousand")
    report.say("parallel env over an empty one", 100 * turns / nothing, "%", 5)
    own, theirs = alternate(spiel("tacora"), spiel(SPIEL_GAME))
    report.say("OpenSpiel game: decisions a CPU second", own / 1e3, "thousand")
    report.say(f"OpenSpiel game over {SPIEL_GAME}", own / theirs, "times", 1)
    if report.missed:
        sys.exit(f"slower than it must be: {'; '.join(report.missed)}")


if __name__ == "__main__":
    main()
