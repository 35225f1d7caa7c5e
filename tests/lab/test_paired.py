"""Results at tables with champions: paired with the same deals, and without luck."""

from __future__ import annotations

import numpy as np
import pytest
from tests.thorough import cases

from tacora import Edition, edition
from tacora.kernel.records import records
from tacora.lab.measure import (
    Games,
    Player,
    Searcher,
    Seating,
    copies_of,
    of_the_field,
    seated,
    shares,
    tables_of,
)
from tacora.lab.paired import measure_paired, play_with_luck, results
from tacora.mind.luck import course
from tacora.mind.network import packaged_net
from tacora.mind.search import Effort
from tacora.policies import FIELD

FR, DE = edition("fr-iello-2021"), edition("de-iello-2017")
NET = packaged_net().policy()
CHAMPION = Searcher(NET, Effort(portion=8, most=16))
TABLES: list[tuple[Player, Seating]] = [
    (NET, of_the_field(4)),
    (CHAMPION, of_the_field(4)),
    ("reckoner", copies_of(CHAMPION, 4)),
]


@pytest.mark.parametrize(("player", "others"), TABLES)
@pytest.mark.parametrize("rules", [FR, DE])
def test_games_with_luck_are_the_usual_games(
    rules: Edition, player: Player, others: Seating
) -> None:
    won, _ = results(rules, 4, player, others, 8, "s")
    assert won.tolist() == shares(rules, 4, player, others, 8, "s").tolist()


def test_the_luck_is_that_of_the_review() -> None:
    tables = list(tables_of(4, NET, of_the_field(4), 4, "s"))
    for number, found in enumerate(play_with_luck(Games(DE, "s", 0, tables))):
        policies = [each for each in seated(DE, tables[number]) if each]
        (record,) = records(DE, policies, 1, "s", first=number)
        assert found[1] == pytest.approx(course(record)[1].sum(axis=0))


def test_without_luck_the_mean_is_the_same_and_the_spread_is_smaller() -> None:
    """1,000 games with `--thorough`; the interval holds in all but one of 15,000 cases."""
    games = cases(60, 1000)
    won, luck = results(FR, 4, NET, of_the_field(4), games, "luck")
    assert abs(luck.mean()) < 4 * luck.std(ddof=1) / games**0.5
    assert (won - luck).std() < 0.75 * won.std()


def test_a_champion_that_plays_as_its_network_gains_nothing() -> None:
    timid = Searcher(NET, Effort(portion=8, most=8, enough=1e9))
    found = measure_paired(FR, 4, timid, copies_of(NET, 4), 4, "p")
    assert found.gain is not None
    assert found.adjusted is not None
    assert found.adjusted.gain is not None
    # Only exact endgames differ, and in these four games there is none with another choice.
    assert found.gain.value == found.adjusted.gain.value == 0
    assert found.value == found.adjusted.value
    assert str(found).endswith(f"; without luck {found.adjusted}")


def test_a_gain_without_luck_is_the_gain_in_the_long_run() -> None:
    """400 games with `--thorough`; the interval holds in all but one of 15,000 cases."""
    rule = FIELD["chance-50"]
    found = measure_paired(FR, 4, CHAMPION, copies_of(rule, 4), cases(40, 400), "g")
    assert found.gain is not None
    assert found.adjusted is not None
    calm = found.adjusted.gain
    assert calm is not None
    assert abs(found.gain.value - calm.value) * 1.96 < 4 * np.hypot(found.gain.margin, calm.margin)
