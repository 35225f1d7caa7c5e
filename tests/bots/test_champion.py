"""The champion: an opponent model that learns, roll-outs that distinguish the options."""

from __future__ import annotations

import numpy as np
import pytest

from tacora import edition
from tacora.game import Card, Decide, Game, Reveal, Trap, Treasure, play, start, view
from tacora.kernel import records
from tacora.kernel.layout import INSIDE
from tacora.lab.measure import copies_of, of_the_field
from tacora.lab.paired import measure_searching
from tacora.mind import MindError
from tacora.mind.advice import THOROUGH, Advice, _remember, advise, chances
from tacora.mind.champion import Moment, boldness, endgame_chance, rule_chances
from tacora.mind.habits import HABITS
from tacora.mind.memory import memory_of, nothing_seen
from tacora.mind.network import packaged_net
from tacora.mind.search import MODELS, RULES_WEIGHT, Effort, nobody_known
from tacora.policies import FIELD, Policy
from tacora.record import Turn
from tacora.solver.endgame import endgame
from tests.lines import game as game_of

FR = edition("fr-iello-2021")


def test_the_models_recognise_the_rule_that_a_seat_plays() -> None:
    names = ("cards-4", "risk-25", "gems-6", "expect-1-0")
    (record,) = records(FR, [FIELD[name] for name in names], 1, seed=4)
    game, _ = start(FR, 4)
    _, others = _remember(view(game, 0, "open"), record.expeditions, packaged_net())
    for seat, name in enumerate(names):
        assert others[seat].sum() == pytest.approx(1)
        assert others[seat, list(FIELD).index(name)] > 2 * RULES_WEIGHT / 25, name


def test_the_models_recognise_the_network() -> None:
    net = packaged_net().policy()
    weights = []
    for record in records(FR, [net] * 4, 6, seed=2):
        game, _ = start(FR, 4)
        weights.append(
            _remember(view(game, 0, "open"), record.expeditions, packaged_net())[1][
                :4, HABITS
            ].mean()
        )
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
    assert share.gain is not None
    among = copies_of(FIELD["chance-50"], 4)
    assert measure_searching(FR, 4, net, among, 30, "t", effort=Effort(most=32)).value > 0.6


def seen_after(names: list[Policy], seed: int) -> Moment:
    """What the champion knows of the seats of a whole game."""
    (record,) = records(FR, names, 1, seed=seed)
    game, _ = start(FR, len(names))
    known, others = _remember(view(game, 0, "open"), record.expeditions, packaged_net())
    return Moment(known.rules, known.row, known.habits, others)


def test_simple_rules_make_it_bold_and_networks_do_not() -> None:
    net = packaged_net().policy()
    rules: list[Policy] = [FIELD[name] for name in ("cards-4", "risk-25", "gems-6")]
    for others, bold in ((rules, True), ([net] * 3, False)):
        moment = seen_after([net, *others], 4)
        moment.row[INSIDE] = 15
        found = boldness(moment, 0, rule_chances(moment.others, 0, 4))
        assert found > 0.9 if bold else found < 0.1


def test_found_rules_make_rules_likelier_in_the_other_seats() -> None:
    others = np.empty((8, MODELS))
    nobody_known(others, nothing_seen())
    before = rule_chances(others, 0, 4)
    assert before == pytest.approx(0.5)
    others[1] = 0
    others[1, 0] = 1
    after = rule_chances(others, 0, 4)
    assert after[1] > 0.99
    assert after[2] == pytest.approx(after[3])
    assert 0.6 < after[2] < 0.9


def test_among_strangers_it_plays_as_the_network() -> None:
    game, _ = start(FR, 4)
    game, _ = play(game, Reveal(Treasure(7)))
    net, champion = chances(view(game, 0, "open"), ((Turn(Treasure(7)),),), "x")
    assert champion == net


RELICS_AT_THE_END = {
    "de-iello-2017": (
        "9+++ relic-++ 4.++ lava.++ lava",
        "relic+++ 4+++ ram+++ ram",
        "11---",
        "5+-+ snake+.+ snake",
        "3+++ 7-++ lava.++ 7.++ 1.++ 15.++ 17.++ relic.++ 14.++ 4.++ 13.++ 11",
    ),
    "fr-iello-2021+relics": (
        "9---",
        "relic:5+++ lava+++ lava",
        "11---",
        "5+-+ snake+.+ snake",
        "3+++ 7-++ lava.++ 7.++ 1.++ 15.++ 17.++ relic:7.++ 14.++ relic:8.++ 2.++ 5.++ 13.++ 11",
    ),
}
"""Last expeditions with relics on the path and in the deck."""


def test_the_end_of_a_game_is_solved_exactly() -> None:
    lines = ("9---", "4+++ lava+++ lava", "11---", "5---")
    last = "17+++ snake+++ 15-++ lava.++ 14.++ 11.++ 11.++ 9.++ 7.++ spider"
    game = game_of("fr-iello-2021", *lines, last)
    moment = Moment(*memory_of(game), np.zeros((8, MODELS)))
    for seat, prospect in endgame(game).prospects.items():
        assert endgame_chance(moment, seat) == pytest.approx(prospect.leave_chance)
    for book, story in RELICS_AT_THE_END.items():
        game = game_of(book, *story)
        moment = Moment(*memory_of(game), moment.others)
        for seat, prospect in endgame(game).prospects.items():
            assert endgame_chance(moment, seat) == pytest.approx(prospect.leave_chance), book
    earlier = game_of("fr-iello-2021", *lines[:3], last)
    assert endgame_chance(Moment(*memory_of(earlier), moment.others), 1) is None
