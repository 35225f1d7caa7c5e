"""The PettingZoo environment: its own test suite, and the same games in the reference engine."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test

from tacora.editions import rule_sets
from tacora.envs import EnvError, TacoraParallelEnv, aec_env, parallel_env
from tacora.errors import TacoraError
from tacora.game import Edition, Game
from tacora.record import replay

from .reference import check_observation, observed

TABLES = [(edition, 3 + number % 6) for number, edition in enumerate(rule_sets())]


def name(value: object) -> str:
    return value.name if isinstance(value, Edition) else str(value)


def random_actions(env: TacoraParallelEnv, chance: Random) -> dict[str, int]:
    return {agent: int(chance.random() < 0.25) for agent in env.agents}


@pytest.mark.parametrize("observations", ["flat", "dict"])
def test_the_test_suite_of_pettingzoo_passes(observations: str) -> None:
    settings: dict[str, Any] = {"relics": True, "explorers": 5, "observations": observations}
    parallel_api_test(parallel_env(**settings), 300)
    parallel_seed_test(lambda: parallel_env(**settings), 100)


# The suite has a list of its own games whose observations are dicts, since they have a mask;
# all others are warned.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_test_suite_of_pettingzoo_passes_with_one_agent_after_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    api_test(aec_env(explorers=3), 200)

    def made(render_mode: str | None = None) -> Any:
        return aec_env(render_mode=render_mode)

    render_test(made, {"text": lambda shown: "of 5, card " in shown})
    assert "\x1b[3" in capsys.readouterr().out


@pytest.mark.parametrize(("edition", "seats"), TABLES, ids=name)
def test_a_game_replays_in_the_reference_engine_move_by_move(edition: Edition, seats: int) -> None:
    chance = Random(edition.name)
    env = parallel_env(edition=edition, explorers=seats, reward="points")
    observations, _ = env.reset(seed=7)
    seen = [observations]
    points = np.zeros(seats)
    while env.agents:
        observations, rewards, *_ = env.step(random_actions(env, chance))
        seen.append(observations)
        points += list(rewards.values())
    moments = [moment.game for moment in replay(env.record())]
    chosen = [game for game in moments if game.awaits == "choices"]
    assert len(chosen) == len(seen) - 1
    for game, observations in zip((*chosen, moments[-1]), seen, strict=True):
        for seat, agent in enumerate(env.possible_agents):
            check_observation(game, seat, observations[agent]["observation"])
            mask = observations[agent]["action_mask"].tolist()
            assert mask == [1, int(game.explorers[seat].in_cave)]
    result = moments[-1].result
    assert result is not None
    assert tuple(points) == result.points


def places(game: Game) -> list[float]:
    assert game.result is not None
    if game.edition.tie == "most relics":
        ranks = [(explorer.points, len(explorer.relics)) for explorer in game.explorers]
    else:
        ranks = [(explorer.points, 0) for explorer in game.explorers]
    others = len(ranks) - 1
    return [
        (sum(rank < own for rank in ranks) + (ranks.count(own) - 1) / 2) / others for own in ranks
    ]


@pytest.mark.parametrize("edition", ["fr-iello-2021", "pl-incan-gold"])
def test_a_seat_is_rewarded_for_its_win_share_or_its_place(edition: str) -> None:
    ties = 0
    for seed in range(30):
        chance = Random(seed)
        for reward in ("win share", "place"):
            env = parallel_env(edition=edition, explorers=6, reward=reward)
            env.reset(seed=seed)
            given = dict.fromkeys(env.possible_agents, 0.0)
            # All leave early, so that many games end in a tie.
            while env.agents:
                _, given, *_ = env.step(dict.fromkeys(env.agents, int(chance.random() < 0.6)))
                assert not any(given.values()) or not env.agents
            game = env.game()
            assert game.result is not None
            winners = game.result.winners
            shares = [(seat in winners) / len(winners) for seat in range(6)]
            ties += len(winners) > 1
            expected = shares if reward == "win share" else places(game)
            assert list(given.values()) == pytest.approx(expected)
    assert ties


def test_a_seed_gives_the_same_games_and_the_next_reset_another() -> None:
    first, second = parallel_env(), parallel_env()
    games = []
    for env in (first, second):
        for seed in (5, None):
            env.reset(seed=seed)
            while env.agents:
                env.step(dict.fromkeys(env.agents, 0))
            games.append(env.record().expeditions)
    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_an_explorer_at_camp_waits_with_every_action() -> None:
    env = parallel_env(explorers=3)
    env.reset(seed=1)
    observations, *_ = env.step({"seat_0": 1, "seat_1": 0, "seat_2": 0})
    assert observations["seat_0"]["action_mask"].tolist() == [1, 0]
    before = observed(env.game(), 0)["chest"]
    observations, *_ = env.step({"seat_0": 1, "seat_1": 0, "seat_2": 0})
    assert env.agents == env.possible_agents
    assert observed(env.game(), 0)["chest"][0] == before[0]


def test_the_named_parts_are_those_of_the_flat_vector() -> None:
    flat, named = parallel_env(relics=True), parallel_env(relics=True, observations="dict")
    for agent, parts in named.reset(seed=3)[0].items():
        mask = parts.pop("action_mask")
        assert flat.reset(seed=3)[0][agent]["observation"].tolist() == [
            number for part in parts.values() for number in part
        ]
        assert mask.tolist() == [1, 1]
        space = flat.observation_space(agent)["observation"]  # type: ignore[index]
        assert space.shape == (sum(part.size for part in parts.values()),)


def test_the_picture_shows_the_path_and_everybody() -> None:
    env = parallel_env(edition="de-iello-2017", explorers=8, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(dict.fromkeys(env.agents, 0))
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert (before != after).any()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"reward": "fame"}, "no reward 'fame'; there are: win share, points, place"),
        ({"render_mode": "film"}, "no render mode 'film'; there are: human, text"),
        ({"observations": "sound"}, "observations are 'flat' or 'dict', not 'sound'"),
        ({"explorers": 9}, "fr-iello-2021 is for 3 to 8 explorers, not 9"),
        ({"edition": "xx"}, "no edition 'xx'"),
        ({"edition": "de-iello-2017", "relics": False}, "no book has de-iello-2017 without relics"),
    ],
)
def test_a_wrong_setting_is_one_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(TacoraError, match=said):
        parallel_env(**settings)


def test_a_wrong_step_is_one_sentence() -> None:
    env = parallel_env(explorers=3)
    with pytest.raises(EnvError, match="has not begun; reset the environment"):
        env.step({})
    with pytest.raises(EnvError, match="there is no game yet"):
        env.render()
    env.reset(seed=1)
    with pytest.raises(EnvError, match="the action of seat_2 is missing"):
        env.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(EnvError, match=r"seat_1: an action is 0 \(go on\) or 1 \(leave\)"):
        env.step({"seat_0": 0, "seat_1": 2, "seat_2": 0})
