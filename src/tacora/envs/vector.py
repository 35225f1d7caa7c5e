"""The Gymnasium vector environment: thousands of games side by side, on the kernel."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from ..bots import policies_for
from ..game import Edition
from ..kernel.batch import Bools, set_up_all
from ..kernel.chance import seed_keys
from ..kernel.layout import GAME, Floats, Ints, Singles
from ..kernel.players import WHICH
from ..kernel.rules import rules_for
from ..mind.batch import forget_all
from ..mind.functions import players_for, wrong_answer
from ..mind.habits import HABITS
from ..mind.seen import NUMBERS
from ..policies import Never
from .layout import ACTIONS, LEAVE, MASKS, EnvError, Layout, check_bots, chosen_edition
from .parallel import RewardName, reward_number
from .single import DEFAULT_BOTS
from .steps import BY_NETWORK, needs, step_all


def chosen_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """A mode of the vector environment, given as Gymnasium names it or as an object."""
    for each in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        if mode in (each, each.value):
            return each
    raise EnvError(f"the autoreset mode is 'SameStep' or 'NextStep', not {str(mode)[:40]!r}")


class TacoraVectorEnv(gymnasium.vector.VectorEnv[Singles, npt.NDArray[np.int64], Any]):
    """Many tables at once, with an agent in seat 0 of each; all numbers stand in arrays.

    A step is one choice in every game. A game that is over is followed by the next one in the
    same step, and `infos["final_obs"]` has its last observation.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        edition: str | Edition = "fr-iello-2021",
        relics: bool | None = None,
        bots: Sequence[str] = DEFAULT_BOTS,
        reward: RewardName = "win share",
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        """Make `num_envs` tables.

        Without `copy`, every step overwrites the arrays that the last step returned. In the mode
        `NextStep` a step begins the next game where the last step ended one, as most wrappers of
        Gymnasium need it.
        """
        if num_envs < 1:
            raise EnvError(f"at least one environment is needed, not {num_envs}")
        seats = 1 + len(check_bots(bots))
        self.num_envs = num_envs
        self.autoreset_mode = chosen_autoreset(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.edition = chosen_edition(edition, relics)
        self.rules = rules_for(self.edition, seats)
        self.layout = Layout(self.edition, seats)
        self.reward = reward_number(reward)
        self.copy = copy
        self.single_observation_space = self.layout.flat_space
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        # Seat 0 is the agent's: its policy never leaves, so that only its actions count.
        others = policies_for(["stubborn", *bots], self.edition)[1:]
        self._players = players_for([[Never(), *others]])
        self._need = needs(self._players)
        self._rows = np.empty((num_envs, self.rules.fresh.size), np.int64)
        learning = num_envs if self._need.kinds == BY_NETWORK else 1
        self._habits: Floats = np.empty((learning, seats, HABITS), np.float64)
        self._seen: Singles = np.zeros((num_envs, self.layout.size), np.float32)
        self._last: Singles = np.zeros_like(self._seen)
        self._rewards: Floats = np.zeros(num_envs, np.float64)
        self._over: Bools = np.zeros(num_envs, np.bool_)
        self._never: Bools = np.zeros(num_envs, np.bool_)
        self._wrong: Ints = np.zeros(1 + NUMBERS, np.int64)
        self._keys = seed_keys(0)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Singles, dict[str, Any]]:
        """Start new games: the first of a seed, or without one the next of the last seed."""
        super().reset(seed=seed)
        first = 0
        if seed is not None or not self._begun:
            self._keys = seed_keys(secrets.randbits(64) if seed is None else seed)
        else:
            first = int(self._rows[:, GAME].max()) + 1
        self._begun = True
        set_up_all(self.rules.numbers, self._rows, self.rules.fresh[None], first)
        forget_all(self._habits)
        self._step(np.zeros(self.num_envs, np.int64))
        return self._returned(self._seen), {"action_mask": self._masks()}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Singles, Any, Any, Any, dict[str, Any]]:
        """Go on (0) or leave (1) in every game, and play each until the next choice."""
        if not self._begun:
            raise EnvError("there are no games yet; reset the environment")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise EnvError(f"{self.num_envs} whole numbers are needed, one action for each game")
        if ((chosen | LEAVE) != LEAVE).any():
            raise EnvError("an action is 0 (go on) or 1 (leave)")
        ended = self._step(chosen.astype(np.int64, copy=False))
        infos: dict[str, Any] = {"action_mask": self._masks()}
        if ended and self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos["final_obs"] = self._returned(self._last)
            infos["_final_obs"] = self._returned(self._over)
        return (
            self._returned(self._seen),
            self._returned(self._rewards),
            self._returned(self._over),
            self._returned(self._never),
            infos,
        )

    def _step(self, actions: npt.NDArray[np.int64]) -> int:
        """Step all games; returns how many are over."""
        with np.errstate(over="ignore"):
            ended: int = step_all(
                self.rules.numbers,
                self._players,
                self._need,
                self.autoreset_mode == AutoresetMode.SAME_STEP,
                self._rows,
                self.rules.fresh,
                actions,
                self.reward,
                self._habits,
                self._wrong,
                *self._keys,
                self._seen,
                self._rewards,
                self._over,
                self._last,
            )
        if ended < 0:
            seat, *numbers = self._wrong.tolist()
            which = int(self._players.settings[0, seat, WHICH])
            raise wrong_answer(int(self._players.addresses[which]), seat, numbers)
        return ended

    def _returned(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _masks(self) -> npt.NDArray[np.int8]:
        """[game, action]: whether it is legal; every seat that is asked is in the cave."""
        return np.broadcast_to(MASKS[1], (self.num_envs, ACTIONS))

    def action_masks(self) -> Bools:
        """[game, action]: which actions are legal, as sb3-contrib asks for it."""
        return self._masks().astype(np.bool_)

    def render(self) -> None:
        """Thousands of tables are not rendered; `gymnasium.make` has one that is."""
        raise EnvError("a vector environment is not rendered; use gymnasium.make('Tacora-v0')")
