"""The champion: an opponent model that learns, roll-outs that distinguish the options."""

from __future__ import annotations

import numpy as np
import pytest

from tacora import edition
from tacora.game import Card, Decide, Game, Reveal, Trap, Treasure, play, start, view
from tacora.kernel import records
from tacora.lab.measure import copies_of, measure_searching, of_the_field
from tacora.mind import MindError
from tacora.mind.advice import THOROUGH, Advice, _remember, advise
from tacora.mind.habits import HABITS
from tacora.mind.network import packaged_net
from tacora.mind.search import ALL_SOFT_WEIGHT, NETWORK_WEIGHT, Effort
from tacora.policies import FIELD
from tacora.record import Turn

FR = edition("fr-iello-2021")


def test_the_models_recognise_the_rule_that_a_seat_plays() -> None:
    names = ("cards-4", "risk-25", "gems-6", "expect-1-0")
    (record,) = records(FR, [FIELD[name] for name in names], 1, seed=4)
    game, _ = start(FR, 4)
    _, others = _remember(view(game, 0, "open"), record.expeditions)
    for seat, name in enumerate(names):
        assert others[seat].sum() == pytest.approx(1)
        assert (
            others[seat, list(FIELD).index(name)] > 2 * (1 - NETWORK_WEIGHT - ALL_SOFT_WEIGHT) / 25
        ), name


def test_the_models_recognise_the_network() -> None:
    net = packaged_net().policy()
    weights = []
    for record in records(FR, [net] * 4, 6, seed=2):
        game, _ = start(FR, 4)
        weights.append(_remember(view(game, 0, "open"), record.expeditions)[1][:4, HABITS].mean())
    assert np.mean(weights) > 0.5


def alone_in_the_last_expedition(
    shared: int, alone: int = 0
) -> tuple[Game, tuple[tuple[Turn, ...], ...]]:
    """Seat 0 alone inside in the last expedition, with three traps and many gems to lose.

    The last treasure that all share has `shared` gems; then seat 0 finds `alone` gems, if any.
    """
    game, _ = start(FR, 3)
    story: list[tuple[Turn, ...]] = []
    for _ in range(4):
        game, _ = play(game, Reveal(Treasure(3)))
        game, _ = play(game, Decide({0, 1, 2}))
        story.append((Turn(Treasure(3), "---"),))
    turns = []
    for card in (Treasure(17), Treasure(15), Treasure(shared)):
        game, _ = play(game, Reveal(card))
        game, _ = play(game, Decide(()))
        turns.append(Turn(card, "+++"))
    trap, *traps = [Trap(kind) for kind in FR.trap_kinds[:3]]
    more: list[Card] = [*([Treasure(alone)] if alone else []), *traps]
    game, _ = play(game, Reveal(trap))
    game, _ = play(game, Decide({1, 2}))
    turns.append(Turn(trap, "+--"))
    for other in more:
        game, _ = play(game, Reveal(other))
        if other is not more[-1]:
            game, _ = play(game, Decide(()))
            turns.append(Turn(other, "+.."))
    turns.append(Turn(more[-1]))
    return game, (*story, tuple(turns))


def points_if_seat_0_leaves(game: Game) -> list[int]:
    after, _ = play(game, Decide({0}))
    return [each.points for each in after.explorers]


def test_a_sure_victory_is_taken_home() -> None:
    game, story = alone_in_the_last_expedition(14, alone=9)
    own, *others = points_if_seat_0_leaves(game)
    assert own > max(others)
    advice = advise(view(game, 0, "open"), story, "x", THOROUGH)
    assert advice.leave == 1
    assert advice.leaves


def test_a_sure_defeat_is_not_taken_home() -> None:
    game, story = alone_in_the_last_expedition(14)
    own, *others = points_if_seat_0_leaves(game)
    assert own < max(others)
    advice = advise(view(game, 0, "open"), story, "x", THOROUGH)
    assert advice.leave < advice.go_on
    assert not advice.leaves


def test_the_same_seed_gives_the_same_advice() -> None:
    game, story = alone_in_the_last_expedition(13)
    one = advise(view(game, 0, "open"), story, "a", THOROUGH)
    assert isinstance(one, Advice)
    assert one == advise(view(game, 0, "closed"), story, "a", THOROUGH)


def test_there_is_no_advice_for_a_seat_that_has_nothing_to_decide() -> None:
    game, story = alone_in_the_last_expedition(13)
    for seat in (1, None):
        with pytest.raises(MindError, match="in the cave"):
            advise(view(game, seat, "open"), story, "a")


def test_the_champion_wins_more_than_its_share_in_the_kernel() -> None:
    net = packaged_net().policy()
    share = measure_searching(FR, 4, net, of_the_field(4), 80, "t", effort=Effort(most=64))
    assert share.value - share.margin > 0.3
    among = copies_of(FIELD["chance-50"], 4)
    assert measure_searching(FR, 4, net, among, 30, "t", effort=Effort(most=32)).value > 0.6
