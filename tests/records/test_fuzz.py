"""Records mangled in every way: read or refused with a sentence, never a crash."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.thorough import cases

from tacora.record import (
    RecordError,
    from_json,
    from_text,
    last_game,
    to_json,
    to_text,
    try_records,
    verify_shuffle,
)

GOLDEN = (Path(__file__).parent / "golden.jsonl").read_text(encoding="utf-8").splitlines()
many = settings(max_examples=cases(200, 2000))
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


def read_or_refuse(text: str) -> None:
    """A text that is not refused must be a game that can be written and read again."""
    for read, write in ((from_json, to_json), (from_text, to_text)):
        try:
            record = read(text)
        except RecordError as error:
            assert str(error)
            assert len(str(error)) < 1000
        else:
            last_game(record)
            assert read(write(record)) == record
            with suppress(RecordError):
                verify_shuffle(record)


@many
@given(st.sampled_from(GOLDEN), st.data())
def test_a_record_with_one_value_swapped(line: str, data: st.DataObject) -> None:
    fields: Any = json.loads(line)
    place = fields
    key: Any = data.draw(st.sampled_from(sorted(fields)))
    while isinstance(place[key], (list, dict)) and place[key] and data.draw(st.integers(0, 4)):
        place = place[key]
        key = data.draw(
            st.sampled_from(list(place) if isinstance(place, dict) else range(len(place)))
        )
    place[key] = data.draw(junk)
    read_or_refuse(json.dumps(fields))


@many
@given(st.sampled_from(GOLDEN), st.integers(0), st.text(max_size=4), st.integers(0, 30))
def test_a_record_with_a_piece_replaced(line: str, at: int, piece: str, cut: int) -> None:
    for text in (line, to_text(from_json(line))):
        position = at % len(text)
        read_or_refuse(text[:position] + piece + text[position + cut :])


@many
@given(st.text())
def test_any_text_at_all(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse("tacora/1 " + text)
    read_or_refuse("tacora/1 nl-iello-2023 A, B, C\n" + text)


@many
@given(st.lists(st.binary(max_size=30) | st.sampled_from([g.encode() for g in GOLDEN]), max_size=4))
def test_files_of_any_bytes(tmp_path_factory: pytest.TempPathFactory, pieces: list[bytes]) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "games.jsonl"
    path.write_bytes(b"\n".join(pieces))
    try:
        for _, found in try_records(path):
            if isinstance(found, RecordError):
                assert str(found).startswith(str(path))
            else:
                last_game(found)
    except RecordError as error:
        assert str(path) in str(error)
