"""A bot decides the same in the reference engine and in the kernel."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tacora import edition, rule_sets
from tacora.bots import (
    BOTS,
    CHARACTERS,
    FIELD_BOTS,
    NotInKernel,
    make_bot,
    policies_for,
    policy_for,
)
from tacora.bots.strong import ScholarBot, VeteranBot
from tacora.game import Edition, Reveal, play, start, view
from tacora.kernel import records
from tacora.mind import FEATURES
from tacora.mind import ObservedBatch as Batch
from tacora.mind.memory import seen_by
from tacora.mind.network import Net
from tacora.policies import FIELD, Chance
from tacora.record import replay
from tacora.solver import policies as solved

from .moments import decisions

BY_RULE = [name for name, each in BOTS.items() if each.rule is not None]
TABLES = [(rules, seats) for rules in rule_sets() for seats in (3, 4, 6, 8)]


@pytest.mark.parametrize(
    ("rules", "seats"), TABLES, ids=[f"{rules.name}-{seats}" for rules, seats in TABLES]
)
def test_a_bot_with_a_rule_leaves_at_the_same_moments(rules: Edition, seats: int) -> None:
    moments = [game for seed in range(3) for game, _ in decisions(rules, seats, seed)]
    batch = Batch(rules, seats, len(moments), moments=moments)
    for name in BY_RULE:
        rule = BOTS[name].rule
        assert rule is not None
        policy = policy_for(name, rules, seats)
        chances = [rule.leave_chance(view(game, game.inside[0], "open")) for game in moments]
        if isinstance(policy, Chance):
            assert set(chances) == {policy.chance}, name
            continue
        leaving = batch.choose([[policy] * seats])
        for game, chance, left in zip(moments, chances, leaving, strict=True):
            assert [bool(chance)] * len(game.inside) == left[list(game.inside)].tolist(), name


def test_the_field_has_25_rules_and_a_bot_for_each() -> None:
    assert len(FIELD) == 25
    assert {each.name: each.rule for each in FIELD_BOTS} == FIELD


def test_a_bot_that_cannot_run_in_the_kernel_says_why() -> None:
    rules = edition("fr-iello-2021")
    with pytest.raises(NotInKernel, match="moody cannot run in the kernel: its nerve"):
        policies_for(["bold", "moody"], rules)
    for name, each in CHARACTERS.items():
        if each.not_in_kernel:
            with pytest.raises(NotInKernel, match=name):
                policy_for(name, rules, 4)


@pytest.mark.parametrize("rules", [edition("fr-iello-2021"), edition("de-iello-2017")])
def test_the_veteran_answers_the_same(rules: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    # A random network: it mixes its choices more than the packaged one does.
    net = Net.fresh((16,), np.random.default_rng(6))
    net.layers[-1][0][:] *= 100
    net.layers[-1][1][0] = 0
    monkeypatch.setattr("tacora.mind.network.packaged_net", lambda: net)
    policies = [net.policy(sampled=False)] * 3 + [policy_for("collector", rules, 4)]
    choices = leaves = 0
    for record in records(rules, policies, 8, seed=3):
        expeditions = [list(turns) for turns in record.expeditions]
        for moment in replay(record):
            if moment.game.awaits != "choices":
                continue
            story = (
                *map(tuple, expeditions[: moment.expedition - 1]),
                tuple(expeditions[moment.expedition - 1][: moment.turn]),
            )
            last = story[-1][-1]
            story = (*story[:-1], (*story[-1][:-1], type(last)(last.card)))
            for seat in moment.game.inside:
                if seat == 3:
                    continue
                seen = view(moment.game, seat, "closed")
                chance = VeteranBot("x").leave_chance(seen, story)
                assert (chance >= 0.5) == (last.choices[seat] == "-")
                choices += 1
                leaves += chance >= 0.5
    assert choices > 50
    assert 0 < leaves < choices


def test_without_a_history_a_view_gives_the_features_of_the_same_moment() -> None:
    rules = edition("de-iello-2017")
    game, _ = start(rules, 4)
    game, _ = play(game, Reveal(game.bag.card_at(4)))
    story = decisions(rules, 4, 1)
    first, told = story[0]
    seat = first.inside[0]
    assert seen_by(view(first, seat, "open"), ()).shape == (len(FEATURES),)
    assert np.array_equal(
        seen_by(view(first, seat, "open"), ()), seen_by(view(first, seat, "open"), told)
    )


def test_the_scholar_follows_the_table_in_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    solved.equilibrium.cache_clear()
    solved._policy.cache_clear()
    rules = edition("fr-iello-2021")
    moments = [game for seed in range(12) for game, _ in decisions(rules, 3, seed)]
    chances = [ScholarBot("x").leave_chance(view(game, game.inside[0], "open")) for game in moments]
    many = 400
    batch = Batch(rules, 3, len(moments) * many, seed=1, moments=moments)
    left = batch.choose([[policy_for("scholar", rules, 3)] * 3])
    solved.equilibrium.cache_clear()
    solved._policy.cache_clear()
    assert any(chance == 1 for chance in chances)
    assert any(0 < chance < 1 for chance in chances)
    for number, (game, chance) in enumerate(zip(moments, chances, strict=True)):
        often = left[number :: len(moments), game.inside[0]].mean()
        assert abs(often - chance) < 5 * np.sqrt(chance * (1 - chance) / many) + 1e-9


def test_every_bot_has_a_name_that_people_read() -> None:
    from tacora.words import words

    for name in CHARACTERS:
        assert words()(f"bot-{name}")
        assert make_bot(name, "seed")
