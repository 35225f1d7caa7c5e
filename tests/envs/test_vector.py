"""The vector environment: the same games in the reference engine, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from tacora.bots import policies_for
from tacora.editions import rule_sets
from tacora.envs import EnvError, TacoraVectorEnv
from tacora.errors import TacoraError
from tacora.game import Decide, Edition, Game, Reveal, play, start
from tacora.mind.batch import ObservedBatch

from .reference import check_observation

GAMES = 6
STEPS = 40


def made(**settings: Any) -> TacoraVectorEnv:
    env = gymnasium.make_vec("Tacora-v0", **{"num_envs": GAMES, **settings})
    assert isinstance(env, TacoraVectorEnv)
    return env


class Played:
    """The games of a vector environment in the reference engine.

    The kernel's batch deals the same cards and asks the same bots; the reference engine plays
    them, and says what seat 0 sees and gets.
    """

    def __init__(self, edition: Edition, bots: tuple[str, ...], seed: int) -> None:
        self.edition, self.seed = edition, seed
        self.policies = policies_for(["stubborn", *bots], edition)
        self.numbers = list(range(GAMES))
        self.games: list[Game] = []
        self.batches: list[ObservedBatch] = []
        for number in range(GAMES):
            self.games.append(start(edition, len(self.policies))[0])
            self.batches.append(self._batch(number))
            self.go_on(number)

    def _batch(self, number: int) -> ObservedBatch:
        return ObservedBatch(self.edition, len(self.policies), 1, self.seed, first=number)

    def go_on(self, place: int) -> None:
        """Play until seat 0 has to choose, or the game is over."""
        while not self.games[place].over:
            if self.games[place].awaits == "card":
                batch = self.batches[place]
                card = batch.kinds[batch.reveal()[0]]
                self.games[place], _ = play(self.games[place], Reveal(card))
            elif self.games[place].explorers[0].in_cave:
                return
            else:
                self.decide(place, leaves=False)

    def decide(self, place: int, leaves: bool) -> None:
        leaving = self.batches[place].choose([self.policies])
        leaving[0, 0] = leaves
        self.batches[place].decide(leaving)
        self.games[place], _ = play(self.games[place], Decide(leaving[0].nonzero()[0].tolist()))

    def next_game(self, place: int) -> None:
        self.numbers[place] += GAMES
        self.games[place] = start(self.edition, len(self.policies))[0]
        self.batches[place] = self._batch(self.numbers[place])
        self.go_on(place)


@pytest.mark.parametrize(
    ("edition", "bots"),
    [
        *((edition, ("bold", "random", "reckoner")) for edition in rule_sets()),
        (rule_sets()[0], ("veteran", "collector")),
    ],
    ids=lambda value: value.name if isinstance(value, Edition) else "-".join(value),
)
def test_the_games_are_those_of_the_reference_engine(edition: Edition, bots: Any) -> None:
    env = made(edition=edition, bots=bots, reward="points")
    played = Played(edition, bots, seed=11)
    seen, _ = env.reset(seed=11)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        for place, game in enumerate(played.games):
            check_observation(game, 0, seen[place])
        actions = (chance.random(GAMES) < 0.4).astype(np.int64)
        seen, rewards, over, cut, infos = env.step(actions)
        assert not cut.any()
        for place, action in enumerate(actions):
            before = played.games[place].explorers[0].points
            played.decide(place, bool(action))
            played.go_on(place)
            assert rewards[place] == played.games[place].explorers[0].points - before
            assert over[place] == played.games[place].over
            if over[place]:
                ended += 1
                assert infos["_final_obs"][place]
                check_observation(played.games[place], 0, infos["final_obs"][place])
                played.next_game(place)
    assert ended >= GAMES


def test_the_win_share_comes_at_the_end_and_sums_up() -> None:
    env = made(num_envs=500, bots=("random",) * 3, reward="win share")
    env.reset(seed=1)
    won, games = 0.0, 0
    chance = np.random.default_rng(1)
    while games < 2000:
        _, rewards, over, *_ = env.step(chance.integers(0, 2, 500))
        assert not rewards[~over].any()
        won += rewards.sum()
        games += int(over.sum())
    # Four players who toss a coin win a quarter each; the standard error is below 0.01.
    assert won / games == pytest.approx(0.25, abs=0.04)


def test_the_conventions_of_gymnasium_are_kept() -> None:
    env = made()
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=2)
    assert env.observation_space.contains(seen)
    assert infos["action_mask"].tolist() == [[1, 1]] * GAMES
    assert env.action_masks().all()
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    counted.reset(seed=2)
    lengths = []
    for _ in range(60):
        seen, rewards, over, cut, infos = counted.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
        assert rewards.dtype == np.float64
        assert over.dtype == cut.dtype == np.bool_
        if over.any():
            lengths += infos["episode"]["l"][over].tolist()
    assert len(lengths) >= GAMES
    assert min(lengths) >= 5
    assert env.spec is not None
    assert env.spec.id == "Tacora-v0"


def test_a_seed_gives_the_same_games_and_arrays_stay_as_they_are() -> None:
    first, second = made(), made()
    kept = [env.reset(seed=9)[0] for env in (first, second)]
    assert np.array_equal(kept[0], kept[1])
    before = kept[0].copy()
    actions = np.zeros(GAMES, np.int64)
    assert np.array_equal(first.step(actions)[0], second.step(actions)[0])
    assert np.array_equal(kept[0], before)
    assert not np.array_equal(first.reset()[0], before)
    reusing = made(copy=False)
    seen, _ = reusing.reset(seed=9)
    assert np.array_equal(seen, before)
    assert reusing.step(actions)[0] is seen


AFRAID = """
from tacora.mind import FunctionPolicy
@FunctionPolicy
def afraid(seen):
    return 4 * seen.danger >= seen.left
@FunctionPolicy
def confused(seen):
    return 0.0 if seen.expedition < 3 else 7.0
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with functions of your own."""
    (tmp_path / "own_functions_of_vector.py").write_text(AFRAID, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "own_functions_of_vector"


@pytest.mark.parametrize("other", ["bold", "veteran"])
def test_a_function_of_your_own_plays_as_the_same_rule(own: str, other: str) -> None:
    by_rule, by_function = (
        made(bots=(bot, other, bot)) for bot in ("AtRisk(0.25)", f"{own}:afraid")
    )
    chance = np.random.default_rng(3)
    seen = [env.reset(seed=5)[0] for env in (by_rule, by_function)]
    for _ in range(STEPS):
        assert np.array_equal(seen[0], seen[1])
        actions = (chance.random(GAMES) < 0.2).astype(np.int64)
        seen = [env.step(actions)[0] for env in (by_rule, by_function)]


def test_a_function_that_answers_nonsense_is_named(own: str) -> None:
    env = made(bots=("bold", f"{own}:confused"))
    env.reset(seed=1)
    said = rf"bot {own}:confused failed in expedition 3, turn \d+, seat 2 \(.*7\.0 is neither"

    def play() -> None:
        for _ in range(60):
            env.step(np.zeros(GAMES, np.int64))

    with pytest.raises(TacoraError, match=said):
        play()


def test_the_next_game_may_begin_in_the_next_step() -> None:
    """What most wrappers of Gymnasium need; the games and rewards are the same."""
    same, following = made(num_envs=1), made(num_envs=1, autoreset_mode="NextStep")
    assert following.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.NEXT_STEP
    assert same.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    chance = np.random.default_rng(3)
    seen, then = same.reset(seed=5)[0], following.reset(seed=5)[0]
    ended = 0
    for _ in range(4 * STEPS):
        assert np.array_equal(seen, then)
        action = (chance.random(1) < 0.2).astype(np.int64)
        seen, rewards, over, _, infos = same.step(action)
        then, given, done, _, told = following.step(action)
        assert (rewards, over) == (given, done)
        assert "final_obs" not in told
        if over:
            ended += 1
            assert np.array_equal(then, infos["final_obs"])
            then, given, done, *_ = following.step(action)
            assert (given, done) == (0, False)
    assert ended > 3
    normal = gymnasium.wrappers.vector.NormalizeObservation(following)
    assert normal.reset(seed=1)[0].shape == seen.shape


def test_what_is_wrong_is_one_sentence() -> None:
    with pytest.raises(EnvError, match=r"bots are a list of names, such as .*, not 'bold'"):
        made(bots="bold")
    with pytest.raises(EnvError, match="the autoreset mode is 'SameStep' or 'NextStep', not 'Of"):
        made(autoreset_mode="Off")
    with pytest.raises(TacoraError, match="champion cannot run in the kernel: it searches"):
        made(bots=("champion", "bold"))
    with pytest.raises(EnvError, match="at least one environment is needed, not 0"):
        made(num_envs=0)
    env = made()
    with pytest.raises(EnvError, match="there are no games yet"):
        env.step(np.zeros(GAMES, np.int64))
    env.reset(seed=1)
    wrong: Any
    for wrong in (np.full(GAMES, 2), np.full(GAMES, -1), np.full(GAMES, -1, np.int8)):
        with pytest.raises(EnvError, match="an action is 0"):
            env.step(wrong)
    for wrong in (np.zeros(GAMES - 1, np.int64), np.zeros(GAMES)):
        with pytest.raises(EnvError, match="6 whole numbers are needed"):
            env.step(wrong)
    with pytest.raises(EnvError, match="is not rendered"):
        env.render()
