"""Both forms of a record, read and written without loss, and refused where they are wrong."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from tests.lines import EXAMPLE as TEXT

from tacora import edition, view
from tacora.dealer import Dealer
from tacora.lab.simulation import play_game
from tacora.record import (
    Record,
    RecordError,
    bots_of,
    from_json,
    from_text,
    last_game,
    read_records,
    replay,
    to_json,
    to_text,
    try_records,
    verify_shuffle,
)

FIELDS: dict[str, Any] = {
    "format": "tacora-game/1",
    "edition": "fr-iello-2021",
    "relics": True,
    "explorers": ["Ana", "Ben", "Cy"],
    "expeditions": [
        {"turns": [["7", "+++"], ["snake", "+-+"], ["relic:5", "-.+"], ["snake", ""]]},
        {"turns": [["11", "---"]]},
        {"turns": [["4", "+++"], ["lava", "+++"], ["lava", ""]]},
        {"turns": [["9", "---"]]},
        {"turns": [["15", "---"]]},
    ],
    "result": {"points": [18, 14, 11], "relics": [1, 0, 0], "winners": [0]},
}


def test_the_example_reads_and_writes_in_both_forms() -> None:
    record = from_text(TEXT)
    assert to_text(record) == TEXT
    assert json.loads(to_json(record)) == FIELDS
    assert from_json(json.dumps(FIELDS)) == record


def test_fields_that_we_do_not_know_are_kept() -> None:
    extra = {"date": "2026-01-02", "table": {"deep": [1, None, 2.5]}, "ключ": "знач\ud800"}
    record = from_json(json.dumps(FIELDS | extra))
    assert record.extra == extra
    to_json(record).encode()
    assert from_json(to_json(record)) == record


def test_replay_stops_at_every_moment() -> None:
    moments = list(replay(from_text(TEXT)))
    places = [(moment.expedition, moment.turn) for moment in moments[:4]]
    assert places == [(1, 0), (1, 1), (1, 1), (1, 2)]
    assert moments[-1].game.result == last_game(from_text(TEXT)).result


@pytest.mark.parametrize(
    "names",
    [
        ("Ana, the Great", 'B"en', " Cy "),
        ("Ёж", "Łucja", "李"),
        ("a\\b", "\\", '"'),
        ("+++", "= 3", "tacora/1"),
        ("a", "a", "a"),
        ("x" * 64, "y", "👩\u200d🚀"),
    ],
)
def test_any_name_survives_both_forms(names: tuple[str, ...]) -> None:
    record = Record(
        edition("nl-iello-2023"),
        names,
        from_text(
            TEXT.replace("relic:5-.+", "5-.+").replace("+relics", "").split("=")[0]
        ).expeditions[:1],
    )
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


def test_a_name_in_quotes_keeps_its_letters() -> None:
    record = from_text('tacora/1 fr-iello-2021 "Łucja, the Great", Ben, Cy\n7---\n')
    assert record.explorers[0] == "Łucja, the Great"
    assert to_text(record).splitlines()[0] == 'tacora/1 fr-iello-2021 "Łucja, the Great", Ben, Cy'


@pytest.mark.parametrize("name", ["", "x" * 65, "a\nb", "a\u2028b", "a\x00", "\u202eabc", "\ud800"])
def test_a_name_that_hides_or_breaks_text_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match="explorers: a name has"):
        from_json(json.dumps(FIELDS | {"explorers": ["Ana", "Ben", name]}))


def test_a_record_of_spaces_is_refused_at_once() -> None:
    """A server reads records of strangers, and while it reads, everybody waits."""
    began = time.process_time()
    with pytest.raises(RecordError, match="is not a list of names"):
        from_text("tacora/1 fr-iello-2021 Ana," + " " * 1_500 + '"')
    assert time.process_time() - began < 1


def test_a_bot_at_a_seat_with_thousands_of_digits_is_none() -> None:
    for seat in ("9" * 5_000, "0" * 5_000, "\u0663" * 5_000):
        record = from_json(json.dumps(FIELDS | {"bots": {"1": "bold", seat: "bold"}}))
        assert bots_of(record) is None


def test_the_header_needs_no_relics_where_a_book_always_has_them() -> None:
    bare = from_text("tacora/1 de-iello-2017 A, B, C\n7---")
    assert bare.edition.relics
    assert to_text(bare).startswith("tacora/1 de-iello-2017+relics ")
    assert from_text("tacora/1 pl-incan-gold A, B, C\n7---").edition.relics is None
    assert from_text("tacora/1 pl-incan-gold+relics A, B, C\n7---").edition.relics


WRONG_TEXT = {
    "expedition 1, turn 2: 3 choices were awaited, not 2": TEXT.replace("snake+-+", "snake+-"),
    "expedition 5, turn 1: 3 choices were awaited, not 0": TEXT.replace("15---", "15 3---"),
    "expedition 1, turn 2: seat 1 is in the cave and has to decide": TEXT.replace("e+-+", "e+.+"),
    "expedition 1, turn 3: seat 1 is not in the cave": TEXT.replace("-.+", "--+"),
    "expedition 1, turn 4: nobody decides here": TEXT.replace("snake\n", "snake..+\n"),
    "expedition 1, turn 3: a card still in the deck was awaited, and no relic:7 is": TEXT.replace(
        "relic:5", "relic:7"
    ),
    "expedition 1, turn 5: the expedition is over": TEXT.replace("snake\n", "snake 5..+\n"),
    "expedition 2: expedition 1 is not over": TEXT.replace(" snake\n", "\n"),
    "expedition 3: has no turns": TEXT.replace("4+++ lava+++ lava\n", "\n"),
    "expedition 6: the game is over": TEXT.replace("15---", "15---\n3---"),
    "result: the rules give '= 18* 14 11', not '= 18* 14 12'": TEXT.replace("14 11", "14 12"),
    "result: the rules give '= 18* 14 11', not '= 18 14* 11'": TEXT.replace("18* 14", "18 14*"),
    "result: '= many' is not a result": TEXT.replace("= 18* 14 11", "= many"),
    "result: the game is not over": TEXT.replace("15---\n", ""),
    "header: 'tacora/1' was awaited, not 'tacora/2": TEXT.replace("tacora/1", "tacora/2"),
    "header: the edition and the explorers' names were awaited": "tacora/1 fr-iello-2021",
    "header: no edition 'fr-iello-1999'": TEXT.replace("2021", "1999"),
    "header: '+relics' is the only variant": TEXT.replace("+relics", "+gold"),
    "expedition 2, turn 1: '11!---' is not a card with choices": TEXT.replace("11---", "11!---"),
    "expedition 2, turn 1: '011---' is not a card": TEXT.replace("11---", "011---"),
    "explorers: fr-iello-2021 is for 3 to 8 explorers, not 2": TEXT.replace(", Cy", ""),
    "header: .* is not a list of names": TEXT.replace("Ben", 'B"n'),
}


@pytest.mark.parametrize(("reason", "text"), WRONG_TEXT.items())
def test_a_wrong_text_is_refused_with_place_and_reason(reason: str, text: str) -> None:
    assert text != TEXT
    with pytest.raises(
        RecordError,
        match=reason.replace("+", r"\+").replace("18*", r"18\*").replace("14*", r"14\*"),
    ):
        from_text(text)


WRONG_FIELDS: dict[str, dict[str, Any]] = {
    "format: 'tacora-game/1' was awaited, not 'tacora-game/2'": {"format": "tacora-game/2"},
    "format: 'tacora-game/1' was awaited, not None": {"format": None},
    "edition, relics: a text and true or false were awaited": {"relics": 1},
    "a text and true or false were awaited": {"edition": ["fr-iello-2021"]},
    "edition: no edition 'de'": {"edition": "de"},
    "edition: no book has de-iello-2017 without relics": {
        "edition": "de-iello-2017",
        "relics": False,
    },
    "explorers: a list of names was awaited": {"explorers": "Ana"},
    "explorers: a name has 1 to 64 characters": {"explorers": ["Ana", 2, "Cy"]},
    "expeditions: a list was awaited": {"expeditions": {}},
    "expedition 1: an object with a list of turns was awaited": {"expeditions": [[]]},
    "expedition 1: an object with a list": {"expeditions": [{"turns": [["7", "---"]], "more": 1}]},
    r"expedition 1, turn 1: \[card, choices\] was awaited": {"expeditions": [{"turns": ["7+++"]}]},
    r"turn 1: \[card, choices\] was awaited": {"expeditions": [{"turns": ["7+"]}]},
    r"turn 1: \[card, choices\] was awaited, not 5": {"expeditions": [{"turns": [5]}]},
    "expedition 1, turn 1: 'dragon!' is not a card": {
        "expeditions": [{"turns": [["dragon!", "+++"]]}]
    },
    "expedition 1, turn 1: '\\+\\+x' are not choices": {"expeditions": [{"turns": [["7", "++x"]]}]},
    "result: the rules give .*18, 14, 11": {
        "result": {"points": [18, 14, 11], "relics": [0, 0, 0], "winners": [0]}
    },
    "result: the rules give": {
        "result": {"points": [18.0, 14, 11], "relics": [1, 0, 0], "winners": [False]}
    },
}


@pytest.mark.parametrize(("reason", "fields"), WRONG_FIELDS.items())
def test_wrong_json_is_refused_with_place_and_reason(reason: str, fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match=reason):
        from_json(json.dumps(FIELDS | fields))


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("not JSON", "{"),
        ("not JSON", '{"a": NaN}'),
        ("not JSON", '{"a": 1e999}'),
        ("not JSON", '{"a": ' + "9" * 5000 + "}"),
        ("an object has a key twice", '{"a": 1, "a": 2}'),
        ("nested too deeply", "[" * 100_000),
        ("longer than", " " * 1_000_001),
        ("an object was awaited", "[]"),
    ],
)
def test_what_is_not_a_record_at_all(reason: str, text: str) -> None:
    with pytest.raises(RecordError, match=reason):
        from_json(text)


def simulated(count: int) -> list[Record]:
    rules = edition("fr-iello-2021", relics=True)
    return [play_game(rules, ("bold", "random", "cautious"), f"s/{n}").record for n in range(count)]


def test_files_of_any_form_read_alike(tmp_path: Path) -> None:
    games = simulated(3)
    (tmp_path / "lines.jsonl").write_text("".join(to_json(g) + "\n" for g in games))
    (tmp_path / "bom.jsonl").write_text("\ufeff" + "".join(to_json(g) + "\r\n\r\n" for g in games))
    for name in ("lines.jsonl", "bom.jsonl"):
        assert [record for _, record in read_records(tmp_path / name)] == games
    pretty = tmp_path / "pretty.json"
    pretty.write_text(json.dumps(json.loads(to_json(games[0])), indent=2))
    assert [record for _, record in read_records(pretty)] == games[:1]
    for indent in (None, 2):  # what a server answers
        answer = {"records": [json.loads(to_json(g)) for g in games]}
        pretty.write_text(json.dumps(answer, indent=indent))
        assert [record for _, record in read_records(pretty)] == games
    text = tmp_path / "games.txt"
    text.write_text("\n".join(to_text(g) for g in games))
    assert [r.expeditions for _, r in read_records(text)] == [g.expeditions for g in games]
    written = enumerate(text.read_text().splitlines(), start=1)
    headers = [number for number, line in written if line.startswith("tacora/")]
    assert [line for line, _ in read_records(text)] == headers


def test_a_wrong_game_in_a_file_does_not_hide_the_others(tmp_path: Path) -> None:
    games = simulated(3)
    file = tmp_path / "games.jsonl"
    file.write_text(f"{to_json(games[0])}\nnonsense\n{to_json(games[2])}\n")
    found = list(try_records(file))
    assert [line for line, _ in found] == [1, 2, 3]
    assert found[0][1] == games[0]
    assert str(found[1][1]).startswith(f"{file}:2: ")
    assert found[2][1] == games[2]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "there is no record in it"),
        (b"\n\n", "there is no record in it"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"tacora/1 de-iello-2017 A\x80na, Ben, Cy\n", "not UTF-8"),
        (b'{"note": "\xff"}', "not UTF-8"),
        (b"x" * 1_000_002, "a line is longer"),
        (b'{"a": 1\n' + b" " * 999_991 + b"\n}", "longer than 1000000 characters"),
        (b'{"records": 5}', "format"),
        (b'{"records": [], "more": 1}', "format"),
    ],
)
def test_files_that_hold_no_record(tmp_path: Path, content: bytes, reason: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(RecordError, match=reason):
        list(read_records(file))
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordError, match=r"Is a directory|No such file"):
            list(read_records(path))


def test_the_shuffle_is_recomputed_card_by_card() -> None:
    record = simulated(1)[0]
    assert verify_shuffle(record)
    assert not verify_shuffle(from_text(to_text(record)))  # no seed, nothing to recompute
    for seed in ("", "s/1", None, 5):
        forged = Record(
            record.edition,
            record.explorers,
            record.expeditions,
            {"shuffle": {"procedure": "tacora-deal/1", "seed": seed}},
        )
        if isinstance(seed, str):
            with pytest.raises(RecordError, match=r"expedition \d, turn \d+: the seed deals"):
                verify_shuffle(forged)
        else:
            assert not verify_shuffle(forged)


def test_a_seed_that_the_operating_system_gives_is_long_and_new() -> None:
    seeds = {Dealer().seed for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)


def test_records_games_views_and_editions_show_themselves() -> None:
    record = from_text("tacora/1 fr-iello-2021 Ana, <b>, Cy\n7+++ lava+-- 11")
    assert repr(record).splitlines() == [
        "Record, fr-iello-2021: Ana, <b>, Cy",
        "  expedition 1: 7+++ lava+-- 11",
    ]
    assert "<caption>Record, fr-iello-2021: Ana, &lt;b&gt;, Cy</caption>" in record._repr_html_()
    now = last_game(record)
    assert repr(now).startswith("Game, fr-iello-2021: expedition 1, card 3, awaits choices\n")
    assert "\n  path: 7+1 lava 11\n  gems on the path: 1\n" in repr(now)
    assert "\n  seat 0: 0 in the chest, relics: 0, carries 13\n" in repr(now)
    assert "<tr><th>seat 1</th><td>2 in the chest, relics: 0, at camp</td></tr>" in (
        now._repr_html_()
    )
    seen = repr(view(now, 0, "closed"))
    assert seen.startswith("View of seat 0, fr-iello-2021")
    assert "seat 1: a closed chest" in seen
    assert "3 lava" in repr(record.edition)
    assert "relics: 5 7 8 10 12 (printed)" in repr(edition("fr-iello-2021", relics=True))
    assert "won by: seat 0" in repr(last_game(from_text(TEXT)))
