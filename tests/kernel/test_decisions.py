"""The kernel's tables of decisions are those of its records, replayed by the reference engine."""

from __future__ import annotations

import pytest

from tacora import Edition, rule_sets
from tacora.kernel.decisions import decisions_frame
from tacora.kernel.records import histories, taped
from tacora.policies import AtGems, AtRisk, Chance, Expectation
from tacora.record import COLUMNS, Record, frame, from_text, last_game

SEATS = (AtGems(8), Chance(0.3), AtRisk(0.2), Expectation())
NAMES = ("a", "b", "c", "d")


@pytest.mark.parametrize("rules", rule_sets(), ids=lambda rules: rules.name)
def test_decisions_and_results_are_those_of_the_reference_engine(rules: Edition) -> None:
    (some,) = taped(rules, SEATS, 30, "decisions", 100)
    records = []
    for history, result in histories(rules, 4, some):
        records.append(Record(rules, NAMES, history))
        assert last_game(records[-1]).result == result
    assert decisions_frame(rules, 4, some).equals(frame(records, 100))


def test_each_column_of_a_record_says_what_its_name_says() -> None:
    record = from_text(
        "tacora/1 fr-iello-2021+relics Ana, Ben, Cy\n7+++ snake+-+ relic:5-.+ snake\n11---"
    )
    rows = frame([record], 4).rows(named=True)
    assert len(rows) == 3 + 3 + 2 + 3
    assert list(rows[0]) == list(COLUMNS)
    lone = {name: rows[6][name] for name in COLUMNS}
    assert lone == {
        "game": 4, "expedition": 1, "turn": 3, "seat": 0, "explorers": 3, "inside": 2,
        "carried": 2, "pool": 0, "traps": 1, "relics_on_path": 1, "cards_left": 28,
        "danger_left": 2, "treasure_left": 117, "relics_left": 0, "chest": 0, "points": 0,
        "best_other": 3, "leavers": 1, "end_points": None, "card": "relic:5", "leaves": True,
        "win_share": None,
    }  # fmt: skip
    assert [row["points"] for row in rows[-3:]] == [7, 3, 0]
    assert rows[-1]["best_other"] == 7
