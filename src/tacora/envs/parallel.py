"""The PettingZoo environment: all seats choose at once, on the kernel."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv

from ..game import Decide, Edition, Game, Reveal
from ..kernel.chance import seed_keys
from ..kernel.layout import AWAITS, INSIDE, NOTHING, Singles
from ..kernel.play import NOBODY, most_turns, set_up
from ..kernel.rules import card_kinds, rules_for
from ..record import Record, last_game, play_recorded, start_recorded
from .board import RENDER_MODES, Picture, render
from .layout import ACTIONS, GO_ON, LEAVE, MASKS, EnvError, Layout, chosen_edition, observe
from .steps import REWARDS, deal_on, observe_table, step_table

RewardName = Literal["win share", "points", "place"]
Observations = Literal["flat", "dict"]
Observation = dict[str, Any]


def reward_number(reward: str) -> int:
    """The number of a reward for the compiled functions."""
    if reward not in REWARDS:
        raise EnvError(f"no reward {reward!r}; there are: {', '.join(REWARDS)}")
    return REWARDS.index(reward)


def check_render_mode(mode: str | None) -> str | None:
    """A render mode that exists."""
    if mode is not None and mode not in RENDER_MODES:
        raise EnvError(f"no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
    return mode


class TacoraParallelEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which every seat is an agent.

    A step is one turn: all explorers in the cave choose, and cards come until the next choice.
    An explorer at camp stays an agent, with a mask that allows only waiting.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "tacora_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Edition = "fr-iello-2021",
        relics: bool | None = None,
        explorers: int = 4,
        reward: RewardName = "win share",
        observations: Observations = "flat",
        render_mode: str | None = None,
    ) -> None:
        self.edition = chosen_edition(edition, relics)
        self.rules = rules_for(self.edition, explorers)
        self.layout = Layout(self.edition, explorers)
        self.reward = reward_number(reward)
        self.render_mode = check_render_mode(render_mode)
        if observations not in ("flat", "dict"):
            raise EnvError(f"observations are 'flat' or 'dict', not {observations!r}")
        self._named = observations == "dict"
        self.possible_agents = [f"seat_{seat}" for seat in range(explorers)]
        self.agents: list[str] = []
        self._bits = [(agent, 1 << seat) for seat, agent in enumerate(self.possible_agents)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_space = self.layout.flat_space
        self._row = np.empty_like(self.rules.fresh)
        self._tape = np.zeros((most_turns(self.rules), 2), np.int64)
        self._turns = 0
        self._keys = seed_keys(0)
        self._game: int | None = None

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        if self._named:
            return spaces.Dict({**self.layout.named_spaces, "action_mask": mask})
        return spaces.Dict({"observation": self.layout.flat_space, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game: the first of a seed, or without one the next game of the last seed."""
        if seed is not None or self._game is None:
            self._keys = seed_keys(secrets.randbits(64) if seed is None else seed)
            self._game = 0
        else:
            self._game += 1
        numbers = self.rules.numbers
        set_up(numbers, self._row, self.rules.fresh, self._game)
        with np.errstate(over="ignore"):
            self._turns = deal_on(numbers, self._row, *self._keys, self._tape, 0)
        self.agents = self.possible_agents[:]
        seen = np.empty((len(self.agents), self.layout.size), np.float32)
        observe_table(numbers, self._row, seen)
        return self._observations(seen), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let every explorer in the cave go on (0) or leave (1); at camp, every action waits."""
        if not self.agents:
            raise EnvError("the game is over, or has not begun; reset the environment")
        leaving = self._leaving(actions)
        agents = self.agents
        seen = np.empty((len(agents), self.layout.size), np.float32)
        rewards = np.empty(len(agents), np.float64)
        with np.errstate(over="ignore"):
            self._turns = step_table(
                self.rules.numbers,
                self._row,
                leaving,
                self.reward,
                *self._keys,
                self._tape,
                self._turns,
                seen,
                rewards,
            )
        over = bool(self._row[AWAITS] == NOTHING)
        if over:
            self.agents = []
        return (
            self._observations(seen),
            dict(zip(agents, rewards.tolist(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _leaving(self, actions: Mapping[str, int]) -> int:
        """The mask of the seats that leave."""
        leaving = 0
        for agent, bit in self._bits:
            try:
                action = actions[agent]
            except KeyError:
                raise EnvError(f"the action of {agent} is missing") from None
            if action == LEAVE:
                leaving |= bit
            elif action != GO_ON:
                raise EnvError(f"{agent}: an action is {GO_ON} (go on) or {LEAVE} (leave)")
        return leaving & int(self._row[INSIDE])

    def _observations(self, seen: Singles) -> dict[str, Observation]:
        inside = int(self._row[INSIDE])
        if self._named:
            named = self.layout.named
            return {
                agent: {**named(flat), "action_mask": MASKS[1 if inside & bit else 0]}
                for (agent, bit), flat in zip(self._bits, seen, strict=True)
            }
        return {
            agent: {"observation": flat, "action_mask": MASKS[1 if inside & bit else 0]}
            for (agent, bit), flat in zip(self._bits, seen, strict=True)
        }

    def state(self) -> Singles:
        """What is known of the whole game: all lies open, so it is what seat 0 observes."""
        seen = np.empty(self.layout.size, np.float32)
        observe(self.rules.numbers, self._row, 0, seen)
        return seen

    def record(self) -> Record:
        """The record of the game so far, replayed in the reference engine."""
        kinds = card_kinds(self.edition)
        game, record, _ = start_recorded(self.edition, tuple(self.possible_agents))
        for kind, leaving in self._tape[: self._turns].tolist():
            game, record, _ = play_recorded(game, record, Reveal(kinds[kind]))
            if leaving != NOBODY:
                seats = (seat for seat in range(len(self._bits)) if leaving >> seat & 1)
                game, record, _ = play_recorded(game, record, Decide(seats))
        return record

    def game(self) -> Game:
        """The game at the present moment, in the reference engine."""
        return last_game(self.record())

    def render(self) -> str | Picture | None:
        """The game as the render mode asks for."""
        if self._game is None:
            raise EnvError("there is no game yet; reset the environment")
        return render(self.game(), self.render_mode)

    def close(self) -> None:
        """Nothing stays open."""


def parallel_env(**settings: Any) -> TacoraParallelEnv:
    """A parallel environment; the settings are those of `TacoraParallelEnv`."""
    return TacoraParallelEnv(**settings)


def aec_env(**settings: Any) -> AECEnv[str, Observation, int]:
    """The same environment with one agent after the other, by `parallel_to_aec`."""
    return parallel_to_aec(parallel_env(**settings))
