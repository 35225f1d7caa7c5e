"""The Gymnasium environment of one seat: its checker, and games of the reference engine."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tacora.editions import rule_sets
from tacora.envs import EnvError, TacoraEnv
from tacora.errors import TacoraError
from tacora.game import Edition
from tacora.record import bots_of, from_json, last_game, to_json

from .reference import check_observation

BOTS = ("bold", "moody", "reckoner")


def made(**settings: Any) -> TacoraEnv:
    env = gymnasium.make("Tacora-v0", **{"bots": BOTS, **settings}).unwrapped
    assert isinstance(env, TacoraEnv)
    return env


# The checker says of every environment that it should be wrapped, or made without wrappers.
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
@pytest.mark.parametrize("reward", ["win share", "points", "place"])
def test_the_checker_of_gymnasium_passes(reward: str) -> None:
    env = made(reward=reward, relics=True)
    check_env(env, skip_render_check=True)
    for mode in ("text", "ansi", "rgb_array"):
        env = made(render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert isinstance(shown, np.ndarray if mode == "rgb_array" else str)


@pytest.mark.parametrize("edition", rule_sets(), ids=lambda edition: edition.name)
def test_a_game_is_one_of_the_reference_engine(edition: Edition) -> None:
    chance = Random(edition.name)
    env = made(edition=edition, reward="points")
    seen, _ = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert env.action_masks().tolist() == [True, True]
        check_observation(env.game(), 0, seen)
        seen, reward, over, cut, info = env.step(np.int64(chance.random() < 0.3))
        total += reward
        assert not cut
    assert info["action_mask"].tolist() == [1, 0]
    check_observation(env.game(), 0, seen)
    if edition.id == "fr-iello-2021":
        record = from_json(to_json(env.record()))
        assert bots_of(record) == ("", *BOTS)
        assert last_game(record) == env.game()
    assert total == env.game().explorers[0].points


def test_a_seed_gives_the_same_games() -> None:
    games = []
    for _ in range(2):
        env = made(bots=("random", "random"))
        for seed in (4, None):
            env.reset(seed=seed)
            over = False
            while not over:
                over = env.step(np.int64(0))[2]
            games.append(env.record().expeditions)
    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_what_is_wrong_is_one_sentence() -> None:
    with pytest.raises(TacoraError, match="no bot 'nobody'; there are"):
        made(bots=("nobody", "bold"))
    with pytest.raises(EnvError, match=r"bots are a list of names, such as .*, not 'bold'"):
        made(bots="bold")
    with pytest.raises(EnvError, match=r"a bot is given by its name, such as 'bold', not 8"):
        made(bots=(8, "bold"))
    assert made(bots=("AtGems(8)", "bold")).bots == ("AtGems(8)", "bold")
    env = made()
    with pytest.raises(EnvError, match="there is no game yet"):
        env.step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(EnvError, match="an action is 0"):
        env.step(np.int64(2))
    while not env.step(np.int64(1))[2]:
        pass
    with pytest.raises(EnvError, match="the game is over; reset"):
        env.step(np.int64(1))
