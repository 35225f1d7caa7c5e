"""Golden records: games that must replay to the same result for ever."""

from pathlib import Path

import pytest

from tacora.record import read_records, to_json, verify_shuffle

GOLDEN = Path(__file__).parent / "golden.jsonl"


def test_golden_records_replay_deal_and_write_as_before() -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    records = [record for _, record in read_records(GOLDEN)]
    assert len(records) == 54  # nine rule sets, three to eight seats
    assert len({(r.edition.name, len(r.explorers)) for r in records}) == 54
    for line, record in zip(lines, records, strict=True):
        assert verify_shuffle(record)
        assert to_json(record) == line


@pytest.mark.parametrize("place", range(0, 54, 9))
def test_a_golden_game_is_played_again_from_its_seed(place: int) -> None:
    from tacora.lab.simulation import play_game

    record = [record for _, record in read_records(GOLDEN)][place]
    again = play_game(record.edition, record.extra["bots"], record.extra["shuffle"]["seed"]).record
    assert again == record
