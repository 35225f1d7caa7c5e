"""How many games rank bots, by raw and by luck-adjusted results."""

from __future__ import annotations

import numpy as np
import pytest

from tacora import edition
from tacora.lab.calibration import BOTS, Games, Sample, calibrate, costs_of, enough_games, ranked
from tacora.lab.calibration import play_samples as play

BOOK = edition("fr-iello-2021")


def noisy(luck: float) -> list[Sample]:
    """Games of three bots whose results are a constant share, and luck of this size."""
    chance = np.random.default_rng(7)
    found = []
    for game in range(2000):
        for bot, share in (("veteran", 0.4), ("counter", 0.3), ("random", 0.2)):
            given = float(chance.normal(0, luck))
            rest = float(chance.normal(0, 0.1))
            found.append(Sample(game, bot, share + given + rest, given, ()))  # type: ignore[arg-type]
    return found


def test_without_luck_fewer_games_rank_the_bots() -> None:
    samples = noisy(luck=0.3)
    enough = enough_games(samples, ["veteran", "counter", "random"])
    # The variance is ten times as large with luck, so about ten times as many games are needed.
    assert 5 < enough.raw / enough.adjusted < 20
    even = enough_games(noisy(luck=0.0), ["veteran", "counter", "random"])
    assert even.raw == even.adjusted
    assert [rank.bot for rank in ranked(samples)] == ["veteran", "counter", "random"]
    for rank in ranked(samples):
        assert rank.raw_variance / rank.adjusted_variance == pytest.approx(10, rel=0.2)


def test_the_costs_of_a_bot_are_those_of_all_its_choices() -> None:
    samples = [Sample(0, "random", 0, 0, (0.1, 0.0)), Sample(1, "random", 0, 0, (0.2,))]
    (cost,) = costs_of([*samples, Sample(1, "counter", 0, 0, ())][:2])
    assert (cost.bot, cost.choices) == ("random", 3)
    assert cost.cost == pytest.approx(0.1)


def test_the_games_of_a_measurement_are_the_same_in_any_parts() -> None:
    whole = play(Games(BOOK, "s", range(6), searched=0))
    kept: list[Sample] = []
    assert calibrate(BOOK, range(2, 6), 0, "s", after_each=kept.extend) == whole[8:] == kept
    assert {each.bot for each in whole} <= set(BOTS[:-1])
    for game in range(6):
        shares = [each for each in whole if each.game == game]
        assert len({each.bot for each in shares}) == 4
        assert sum(each.result for each in shares) == pytest.approx(1)
        assert sum(each.luck for each in shares) == pytest.approx(0, abs=1e-6)
