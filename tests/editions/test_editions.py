"""The five books as data, and editions of a user's own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora import BOOKS, DeckRanOut, EditionError, Relic, edition, edition_file, rule_sets
from tacora.dealer import Dealer
from tacora.editions import finder, source
from tacora.lab.simulation import play_game
from tacora.record import from_json, from_text, replay, to_json

OWN = source("fr-iello-2021")


def own(tmp_path: Path, text: str, name: str = "mine") -> Path:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_five_books_make_nine_rule_sets() -> None:
    assert [rules.name for rules in rule_sets()] == [
        "de-iello-2017+relics",
        "fr-iello-2021",
        "fr-iello-2021+relics",
        "nl-iello-2023",
        "nl-iello-2023+relics",
        "ru-hobbyworld-2026",
        "ru-hobbyworld-2026+relics",
        "pl-incan-gold+relics",
        "pl-incan-gold",
    ]


def test_a_combination_that_no_book_has_is_refused_with_those_that_exist() -> None:
    with pytest.raises(EditionError) as caught:
        edition("de-iello-2017", relics=False)
    for rules in rule_sets():
        assert f"{rules.id} {'with' if rules.relics else 'without'} relics" in str(caught.value)
    with pytest.raises(EditionError, match="no edition 'diamant'; there are: de-iello-2017, fr"):
        edition("diamant")


@pytest.mark.parametrize("book", BOOKS)
def test_every_line_of_a_book_says_where_the_book_says_it(book: str) -> None:
    for line in source(book).splitlines():
        if "=" in line and not line.startswith("#"):
            assert re.search(r"\S +# \S", line), line


@pytest.mark.parametrize("book", BOOKS)
def test_a_line_that_follows_our_reading_names_one_that_the_file_gives(book: str) -> None:
    marked = re.findall(r"our reading: ([a-z-]+)", source(book))
    given = [each.name for each in edition(book).readings]
    assert len(marked) == source(book).count("our reading:")
    assert set(marked) <= set(given)
    assert set(given) - set(marked) <= {"relics-left", "exchange"}  # no line is about these


def test_readings_are_short_sentences_with_names(tmp_path: Path) -> None:
    for text, error in (
        ('Not_This = "x"', "use small letters and single hyphens"),
        ("mine = 3", "a text of 1 to 200 printable characters is allowed"),
        (f'mine = "{"x" * 201}"', "a text of 1 to 200"),
    ):
        with pytest.raises(EditionError, match=error):
            edition_file(own(tmp_path, OWN.replace("[readings]", f"[readings]\n{text}")))


def test_the_books_own_data_load_as_a_file_of_a_user(tmp_path: Path) -> None:
    for book in BOOKS:
        path = own(tmp_path, source(book))
        assert edition_file(path).relics == edition(book).relics
        assert edition_file(path).id == "mine"


def test_a_book_cannot_be_replaced(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="the name of a rulebook"):
        edition_file(own(tmp_path, OWN, "fr-iello-2021"))


def swapped(key: str, line: str) -> str:
    """The French book with one line changed; an empty line removes it."""
    changed = re.sub(rf"(?m)^{key} = .*$", lambda _: line, OWN, count=1)
    assert changed != OWN
    return changed


WRONG = {
    'tie: "shared" or "most relics" is allowed, not \'coin\'': swapped("tie", 'tie = "coin"'),
    "tie: is missing": swapped("tie", ""),
    "tiebreak: no such key; allowed here: .*tie": swapped("tie", 'tie = "shared"\ntiebreak = 1'),
    "explorers: a list of 2 whole numbers from 1 to 8": swapped("explorers", "explorers = [0, 9]"),
    "explorers: the least comes first, not": swapped("explorers", "explorers = [5, 4]"),
    "deck.treasures: a list of 1 to 50 whole numbers": swapped("treasures", "treasures = []"),
    "deck.treasures: .* not \\[1, 'x'\\]": swapped("treasures", 'treasures = [1, "x"]'),
    "deck.treasures: .* not \\[True\\]": swapped("treasures", "treasures = [true]"),
    "deck.traps.snake: a whole number from 1 to 50": swapped("traps", "traps = { snake = 0 }"),
    "deck.traps.Snake: use small letters": swapped("traps", "traps = { Snake = 3 }"),
    "deck.traps.relic: use small letters": swapped("traps", "traps = { relic = 3 }"),
    "deck.traps: a table is allowed, not 15": swapped("traps", "traps = 15"),
    "stones.ruby.worth: a whole number": swapped("ruby", "ruby = { worth = 0, count = 1 }"),
    "stones.ruby.colour: no such key": swapped(
        "ruby", "ruby = { worth = 1, count = 1, colour = 2 }"
    ),
    "stones: one of them must be worth 1": swapped("ruby", "ruby = { worth = 2, count = 1 }"),
    'variant.relics.enter: "all at once" or': swapped("enter", 'enter = "sometimes"'),
    'variant.relics.order: "ascending" is allowed where': swapped("order", 'order = "shuffled"'),
    "variant.relics.values: at most 5 relics": swapped("values", "values = [1, 2, 3, 4, 5, 6]"),
    "variant.relics: one of basic game and variant": OWN.split("[variant.relics]")[0]
    + 'relics = "none"',
    "title: a text of 1 to 60 printable": swapped("title", 'title = "\\u0007"'),
    "year: a whole number from 1900": swapped("year", 'year = "old"'),
    "not TOML": "= = =",
    "deck: is missing .a table is allowed": "title = 'x'",
}


@pytest.mark.parametrize(("reason", "text"), WRONG.items())
def test_a_wrong_file_names_the_key_and_what_is_allowed(
    tmp_path: Path, reason: str, text: str
) -> None:
    with pytest.raises(EditionError, match=f"^mine.toml: .*{reason}"):
        edition_file(own(tmp_path, text))


@pytest.mark.parametrize("name", ["Große", "a b", "a--b", "-a", "a+relics"])
def test_a_name_that_no_record_can_carry_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(EditionError, match="cannot name an edition"):
        edition_file(own(tmp_path, OWN, name))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="No such file"):
        edition_file(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xff")
    with pytest.raises(EditionError, match="not UTF-8"):
        edition_file(tmp_path / "bytes.toml")
    with pytest.raises(EditionError, match="longer than"):
        edition_file(own(tmp_path, "#" * 200_000))
    with pytest.raises(EditionError, match="not TOML"):
        edition_file(own(tmp_path, "x = " + "[" * 10_000))


lines = st.sampled_from([line for line in OWN.splitlines() if line.strip()])
values = st.sampled_from(['"x"', "-1", "10000000000", "[]", "{}", "true", "1.5", "[[1]]", "nan"])


@settings(max_examples=300)
@given(st.lists(st.tuples(lines, values), min_size=1, max_size=4))
def test_a_mangled_file_is_read_or_refused_and_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[str, str]]
) -> None:
    text = OWN
    for line, value in changes:
        key = line.split("=")[0]
        text = text.replace(line, f"{key}= {value}" if "=" in line else f"[{value}]")
    path = tmp_path_factory.mktemp("mangled") / "mine.toml"
    path.write_text(text, encoding="utf-8")
    try:
        edition_file(path)
    except EditionError as error:
        assert str(error).startswith("mine.toml: ")


TINY = """
title = "Tiny"
publisher = "us"
language = "en"
explorers = [1, 4]
cave = "cave"
entrance = "token"
chests = "closed"
leader = "nobody"
first_trap = "next card"
tie = "shared"
[deck]
treasures = [3, 5]
traps = { wolf = 1 }
[relics]
enter = "all at once"
order = "shuffled"
worth = "printed"
values = [4, 6]
[stones]
pearl = { worth = 1, count = 9 }
"""


def test_a_deck_that_runs_out_ends_as_if_everybody_inside_left_together(tmp_path: Path) -> None:
    path = own(tmp_path, TINY, "tiny")
    find = finder(str(path))
    header = "tacora/1 tiny+relics Ana, Ben\n"
    run_out = from_text(header + "5++ wolf++ 3++ relic:4++ relic:6++", find)
    last = list(replay(run_out))[-1]
    assert DeckRanOut() in last.events
    assert [explorer.chest for explorer in last.game.explorers] == [4, 4]
    assert last.game.expedition == 2
    assert last.game.removed == (Relic(4), Relic(6))


def test_a_lone_explorer_whose_deck_runs_out_takes_the_relics(tmp_path: Path) -> None:
    find = finder(str(own(tmp_path, TINY, "tiny")))
    text = "tacora/1 tiny+relics Ana, Ben\n5++ wolf++ 3-+ relic:4.+ relic:6.+"
    game = list(replay(from_text(text, find)))[-1].game
    assert [taken.worth for taken in game.explorers[1].relics] == [4, 6]


def test_a_custom_edition_plays_whole_games_and_its_records_read_back(tmp_path: Path) -> None:
    path = own(tmp_path, TINY, "tiny")
    for seats in (1, 2, 3, 4):
        for number in range(25):
            record = play_game(edition_file(path), ("bold",) * seats, f"tiny/{number}").record
            assert from_json(to_json(record), finder(str(path))) == record
    with pytest.raises(EditionError, match="no book has tiny without relics; there are: tiny with"):
        edition_file(path, relics=False)


def test_stones_show_any_amount_with_the_fewest_pieces() -> None:
    for rules in rule_sets():
        worth = {stone.name: stone.worth for stone in rules.stones}
        for amount in range(200):
            stones = rules.in_stones(amount)
            assert sum(count * worth[name] for name, count in stones.items()) == amount
            assert stones[rules.stones[0].name] < 5


def test_the_toml_of_the_books_is_plain_toml() -> None:
    for book in BOOKS:
        assert tomllib.loads(source(book))["deck"]["treasures"]
    assert Dealer("x").seed == "x"
