"""Golden records: games that must replay to the same result for ever."""

from pathlib import Path

import pytest

from tacora import Dealer, edition
from tacora.lab.simulation import play_game
from tacora.record import read_records, to_json, to_text, verify_shuffle

GOLDEN = Path(__file__).parent / "golden.jsonl"

PLAYED = """\
tacora/1 fr-iello-2021 random 0, cautious 1, random 2
7+++ boulder-+- lava.-.
ram+++ lava-++ 14.-+ 4..+ lava
boulder-++ 15.++ boulder
boulder-++ 15.+- 14.+. spider.-.
4-++ ram.+- boulder.-.
= 4 32* 11
"""


def test_golden_records_replay_deal_and_write_as_before() -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    records = [record for _, record in read_records(GOLDEN)]
    assert len(records) == 54  # nine rule sets, three to eight seats
    assert len({(r.edition.name, len(r.explorers)) for r in records}) == 54
    for line, record in zip(lines, records, strict=True):
        assert verify_shuffle(record)
        assert to_json(record) == line


@pytest.mark.parametrize("place", range(0, 54, 9))
def test_a_golden_game_is_played_again_from_its_seed(
    place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # When these games were played, bots used the dealer's seed for their coins.
    monkeypatch.setattr(Dealer, "bots_seed", property(lambda dealer: dealer.seed))
    record = [record for _, record in read_records(GOLDEN)][place]
    again = play_game(record.edition, record.extra["bots"], record.extra["shuffle"]["seed"]).record
    assert again == record


def test_the_same_seed_gives_the_same_game_as_ever() -> None:
    played = play_game(edition("fr-iello-2021"), ("random", "cautious", "random"), "d")
    assert to_text(played.record) == PLAYED
