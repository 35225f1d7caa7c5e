"""Names of people: any script, but no disturbing characters."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora.table.names import MOST_NAME_CHARACTERS, clean_name, distinct


@pytest.mark.parametrize(
    "name", ["Ana", "Łukasz", "Даша", "王小明", "مريم", "आरती", "Zoë 🦊", "O'Neill", "👩‍🚀"]
)
def test_names_of_any_script_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Ana\u00a0Maria\u3000", "Ana Maria"),
        ("A\u202ena\u202c", "Ana"),
        ("A\u2066na\u2069\u200e", "Ana"),
        ("Ana\x00\x1b[31m", "Ana[31m"),
        ("a" * 500, "a" * MOST_NAME_CHARACTERS),
        ("a" + "\u0301" * 50, "á" + "\u0301" * 4),
        ("\u200d", None),
        ("\u202e", None),
        (" \n ", None),
        ("\u0301", None),
        ("\u3164", None),
        ("\u2800\u115f\u1160\uffa0", None),
        ("\ufffc", None),
        ("An\ufffca\U0001d159", "Ana"),
    ],
)
def test_disturbing_characters_are_removed(raw: str, name: str | None) -> None:
    assert clean_name(raw) == name


@given(st.text(max_size=300))
def test_a_clean_name_is_bounded_and_stays_clean(raw: str) -> None:
    name = clean_name(raw)
    if name is not None:
        assert 1 <= len(name) <= MOST_NAME_CHARACTERS
        kinds = {unicodedata.category(character) for character in name} - {"Cf"}
        assert not kinds & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert not set(name) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
        assert clean_name(name) == name


def test_two_people_of_the_same_name_get_different_names() -> None:
    assert distinct("Ana", []) == "Ana"
    assert distinct("ANA", ["Ana", "ana 2"]) == "ANA 3"
    assert (
        distinct("a" * MOST_NAME_CHARACTERS, ["a" * MOST_NAME_CHARACTERS])
        == "a" * (MOST_NAME_CHARACTERS - 2) + " 2"
    )


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Аnа"),  # Cyrillic А and а
        ("Ben", "Вen"),
        ("HOPE", "НОРЕ"),
        ("Nina", "Νina"),  # Greek Ν
        ("Ana", "Ａｎａ"),
        ("Ana", "\U0001d400na"),
        ("Ana", "A\u200dna"),
        ("Ana", "An\u034fa"),
        ("Zoë 🦊", "Zoë 🦊\ufe0f"),
        ("Straße", "STRASSE"),
        ("YES", "ΥES"),  # Greek Υ
        ("vera", "νera"),
        ("ΝΙΚΗ", "νικη"),
        ("Zoë", "Zoё"),  # Cyrillic ё
        ("O'Neill", "O’Neill"),
        ("ANA", "ꓮꓠꓮ"),  # Lisu
        ("Ana", "Ꭺna"),  # Cherokee
        ("soho", "ѕօհօ"),  # Armenian օ and հ
        ("Oto", "Ⲟto"),  # Coptic
        ("Bob", "Bסb"),  # Hebrew
        ("Ana", "Anɑ"),
        ("Ana", "ᴀna"),
        ("Gabi", "Ԍabi"),
        ("Bo0", "Bo०"),
        ("Bob", "B०b"),
        ("Bob", "B߀b"),  # NKo
        ("Bob", "B〇b"),
        ("Max", "Ma×"),
        ("Tom", "⊤om"),
        ("Vera", "∨era"),
        ("Ali", "A∣i"),
        ("Mia", "Mi\u0307a"),
        ("Mia", "Mı\u0307a"),
        ("Jo!", "Joǃ"),
        ("Jo:", "Jo꞉"),
        ("ヘレン", "へレン"),  # katakana and hiragana
        ("ロビン", "口ビン"),
        ("カイ", "力イ"),
        ("トモ", "卜モ"),
        ("Ana", "An\u180fa"),
        ("Ana", "An\U00016fe4a"),
        ("A:b", "A∶b"),
        ("A/b", "A⁄b"),
        ("A|b", "Aǀb"),
        ("A*b", "A∗b"),
        ("A~b", "A∼b"),
        ("A,b", "A‚b"),
        ("A'b", "A′b"),
        ("A-b", "A─b"),
        ("A-b", "A⁃b"),
        ("A-b", "A־b"),
        ("A'b", "A´b"),
        ("A'b", "A΄b"),
        ("A'b", "A׳b"),
        ("A'b", "A❜b"),
        ('"Al"', "„Al“"),
        ('"Al"', "″Al〞"),
        ("Bob", "Ьob"),  # the soft sign
        ("Bob", "Воь"),
        ("Bob", "B○b"),
    ],
)
def test_a_name_that_looks_like_another_one_gets_a_number(name: str, other: str) -> None:
    cleaned = clean_name(other)
    assert cleaned is not None
    assert distinct(cleaned, [name]) == f"{cleaned} 2"
    assert distinct(name, [cleaned]) == f"{name} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ana", "Aná"),
        ("Даша", "Маша"),
        ("Lea", "Leo"),
        ("मीना", "मीनू"),
        ("Ali", "All"),
        ("Анна", "Даша"),
        ("Даша", "Anna"),
        ("王小明", "Ana"),
        ("王小明", "李小明"),
        ("משה", "Tom"),
        ("Անի", "Արա"),
        ("አበበ", "ከበደ"),
        ("田中 Ken", "山本 Ken"),
        ("Ana", "Ana 🦊"),
        ("Ana 1", "Ana 2"),
        ("A.B", "A!B"),
        ("Νίκη", "Άννα"),
    ],
)
def test_names_that_look_different_both_stay(name: str, other: str) -> None:
    assert distinct(other, [name]) == other


@pytest.mark.parametrize("letter", ["\ufdfa", "\u3316", "\u321d"])
def test_a_name_that_is_far_longer_when_it_is_compared_gets_a_number_too(letter: str) -> None:
    """Each of these characters stands for a word; many at once once stopped the server."""
    name = letter * MOST_NAME_CHARACTERS
    assert clean_name(name) == name
    second = distinct(name, [name])
    assert second == name[:-2] + " 2"
    assert distinct(name, [name, second]) == name[:-2] + " 3"


EXPANDING = [
    character
    for character in map(chr, (*range(0x3200, 0x3400), *range(0xFDF0, 0xFE00)))
    if len(unicodedata.normalize("NFKD", character)) > 3
]


@given(st.lists(st.text(EXPANDING + list("aA1 ꓮ०")), max_size=8))
def test_everybody_gets_a_name_of_their_own(raw: list[str]) -> None:
    taken: list[str] = []
    for name in filter(None, map(clean_name, raw)):
        taken.append(distinct(name, taken))
    assert len(set(taken)) == len(taken)


def test_few_names_never_take_many_numbers() -> None:
    """Many names that look alike do not make the next name slow to check."""
    rest = "a" * MOST_NAME_CHARACTERS
    taken = [rest]
    for digits in range(1, 6):
        for digit in ("ꓮ", "०", "Ꭺ"):
            taken.append(f"{rest[: -digits - 1]} {digit * digits}")
    assert distinct(rest, taken) == rest[:-2] + " 2"
