"""The Gymnasium environment: one seat against named bots, in the reference engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import Bot, make_bot
from ..dealer import Dealer
from ..game import Decide, Edition, Game, Move, Reveal, view
from ..kernel.batch import Bools
from ..kernel.layout import Singles
from ..kernel.rules import load, rules_for
from ..record import Record, bots_field, play_recorded, start_recorded
from ..record.model import BOTS
from .board import RENDER_MODES, Picture, render
from .layout import (
    ACTIONS,
    GO_ON,
    LEAVE,
    MASKS,
    EnvError,
    Layout,
    check_bots,
    chosen_edition,
    observe,
)
from .parallel import RewardName, check_render_mode, reward_number
from .steps import POINTS, final_reward

DEFAULT_BOTS = ("reckoner", "reckoner", "reckoner")
OWN_NAME = "agent"


class TacoraEnv(gymnasium.Env[Singles, np.int64]):
    """Seat 0 at a table with bots; a step is one choice of this seat.

    While the seat is at camp the bots play on, so that it can always go on or leave.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str | Edition = "fr-iello-2021",
        relics: bool | None = None,
        bots: Sequence[str] = DEFAULT_BOTS,
        reward: RewardName = "win share",
        render_mode: str | None = None,
    ) -> None:
        self.edition = chosen_edition(edition, relics)
        self.bots = check_bots(bots)
        self.rules = rules_for(self.edition, 1 + len(bots))
        self.layout = Layout(self.edition, 1 + len(bots))
        self.reward = reward_number(reward)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = self.layout.flat_space
        self.action_space = spaces.Discrete(ACTIONS)
        for bot in self.bots:
            make_bot(bot, "")  # an unknown name is an error now, not at the first reset
        self._players: tuple[Bot, ...] = ()
        self._dealer = Dealer("")
        self._game: Game | None = None
        self._record: Record | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Singles, dict[str, Any]]:
        """Start a game; a seed makes it and the games after it the same every time."""
        super().reset(seed=seed)
        self._dealer = Dealer(self.np_random.bytes(16).hex())
        names = (OWN_NAME, *self.bots)
        extra = {BOTS: bots_field(("", *self.bots))}
        self._players = tuple(make_bot(bot, self._dealer.bots_seed) for bot in self.bots)
        self._game, self._record, _ = start_recorded(self.edition, names, extra)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Singles, float, bool, bool, dict[str, Any]]:
        """Go on (0) or leave (1), and play until the next choice of this seat."""
        before = self.game()
        if before.over:
            raise EnvError("the game is over; reset the environment")
        if action not in (GO_ON, LEAVE):
            raise EnvError(f"an action is {GO_ON} (go on) or {LEAVE} (leave), not {action}")
        self._decide(leaves=bool(action == LEAVE))
        self._play_on()
        return self._observation(), self._reward(before), self.game().over, False, self._info()

    def _decide(self, leaves: bool) -> None:
        """Let the bots in the cave choose, and this seat leave or not."""
        game, record = self.game(), self.record()
        leaving = {0} if leaves else set()
        for seat, bot in enumerate(self._players, start=1):
            if game.explorers[seat].in_cave:
                seen = view(game, seat, "open")
                if bot.decide(seen, record.expeditions) == "leave":
                    leaving.add(seat)
        self._play(Decide(leaving))

    def _play_on(self) -> None:
        """Play until this seat has to choose or the game is over."""
        while True:
            game = self.game()
            if game.awaits == "card":
                self._play(Reveal(self._dealer.deal(game)))
            elif game.over or game.explorers[0].in_cave:
                return
            else:
                self._decide(leaves=False)

    def _play(self, move: Move) -> None:
        self._game, self._record, _ = play_recorded(self.game(), self.record(), move)

    def _reward(self, before: Game) -> float:
        game = self.game()
        if self.reward == POINTS:
            return float(game.explorers[0].points - before.explorers[0].points)
        return final_reward(self.rules.numbers, load(game), 0, self.reward) if game.over else 0.0

    def _observation(self) -> Singles:
        seen = np.empty(self.layout.size, np.float32)
        observe(self.rules.numbers, load(self.game()), 0, seen)
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": MASKS[int(self.game().explorers[0].in_cave)].copy()}

    def action_masks(self) -> Bools:
        """Which actions are legal, as sb3-contrib asks for it."""
        return MASKS[int(self.game().explorers[0].in_cave)].astype(np.bool_)

    def game(self) -> Game:
        """The game at the present moment."""
        if self._game is None:
            raise EnvError("there is no game yet; reset the environment")
        return self._game

    def record(self) -> Record:
        """The record of the game so far."""
        self.game()
        assert self._record is not None
        return self._record

    def render(self) -> str | Picture | None:
        """The game as the render mode asks for."""
        return render(self.game(), self.render_mode)
