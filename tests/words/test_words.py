"""Every language has every message, for every number, in the words of every edition."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora import words as package
from tacora.editions import rule_sets
from tacora.game import Reading
from tacora.words import LANGUAGES, PAGE, TERMINAL, Words, percent, source, words
from tacora.words.rules import rules, rules_source, rules_title

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)
PLACES = ("cave", "temple")
FILES = tuple(dict.fromkeys((*TERMINAL, *PAGE)))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _messages(language: str, files: tuple[str, ...] = FILES) -> dict[str, set[str]]:
    """The names of the messages in these files, each with the values that it uses."""
    found: dict[str, set[str]] = {}
    uses: dict[str, set[str]] = {}
    entries = [
        entry for name in files for entry in FluentParser().parse(source(language, name)).body
    ]
    for entry in entries:
        assert not isinstance(entry, ast.Junk), (language, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found - {"place"}
            uses[entry.id.name] = variables.messages
    for name, used in uses.items():
        found[name] = found[name].union(*(found.get(each, set()) for each in used))
    return found


def test_every_folder_of_sentences_is_a_language() -> None:
    folders = {each.parent.name for each in Path(package.__file__).parent.rglob("*.ftl")}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_as_english(language: str, name: str) -> None:
    assert list(_messages(language, (name,))) == list(_messages("en", (name,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_value_that_english_does_not_give(language: str) -> None:
    english = _messages("en")
    english["rules-title"].add("variant")
    for name, variables in _messages(language).items():
        assert variables <= english[name], (language, name)


@pytest.mark.parametrize("files", [TERMINAL, PAGE])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(
    language: str, place: str, files: tuple[str, ...]
) -> None:
    said = Words(language, place, files)
    for name, variables in _messages(language, files).items():
        for number in NUMBERS:
            text = said(name, **dict.fromkeys(variables, number))
            assert text.strip() or name == "leave-value", (language, name)
            assert "{" not in text, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_that_the_language_needs(language: str) -> None:
    forms = {"pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
    needed = forms.get(language, {"one", "other"})
    every = Words(language, files=FILES)
    for name in ("stone-ruby", "relics", "cards-left", "lying"):
        found = {every(name, count=number).replace(str(number), "#") for number in NUMBERS}
        # Rubies are the same in French whether one or many.
        assert len(found) == (1 if (language, name) == ("fr", "stone-ruby") else len(needed)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_edition_can_be_read(language: str) -> None:
    for edition in rule_sets():
        said = words(language).at(edition.cave)
        text = " ".join(
            [rules_title(edition, said), rules_source(edition, said)]
            + [p for section in rules(edition, said) for p in section.paragraphs]
        )
        assert len(text) > 900


def test_an_edition_is_described_in_its_own_words() -> None:
    assert words("en")("card-relic") == "relic"
    assert words("en").at("temple")("card-relic") == "artifact"
    assert words("pl").at("temple")("column-chest") == "Namiot"
    assert words("de")("relics", count=2) == "2 Relikte"
    assert words("de").at("temple")("relics", count=2) == "2 Artefakte"
    assert words("ru").trap("scorpion") == "скорпион"


OTHERS_WORDS = {
    # How words of the cave's editions begin, and those of Incan Gold.
    "de": (r"relikt|truhe|höhle", r"artefakt|zelt|tempel"),
    "en": (r"relic|chest|cave", r"artifact|tent|temple"),
    "fr": (r"relique|coffre|grotte", r"artefact|tente|temple"),
    "nl": (r"reliek|kist|grot\b|grotten", r"artefact|tent|tempel"),
    "pl": (r"relikt|skrzyn|jaski[nń]|pułap", r"namio|świątyn|niebezpiecze"),
    "ru": (r"сундук|пещер", r"палатк|храм"),
}
"""Polish and Russian say artifact in every edition, as their own rulebooks do."""

ABOUT_OTHERS = {"claim", "screen-daily"}
"""Messages that are used outside a game."""
OF_THE_DAILY_CAVE = ("daily-", "problem-daily-", "problem-no-such-day")
"""How messages about the daily cave begin: its name is the same in all editions."""


def _others_words(text: str, language: str, place: str) -> list[str]:
    of_cave, of_temple = OTHERS_WORDS[language]
    foreign = of_cave if place == "temple" else of_temple
    return re.findall(rf"\b(?:{foreign})", text.lower())


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_edition_shows_another_editions_word(language: str, place: str) -> None:
    said = Words(language, place, FILES)
    own = [f"edition-{rules.id}" for rules in rule_sets() if rules.cave.rstrip("s") == place]
    found = []
    for name, variables in _messages(language).items():
        if name in ABOUT_OTHERS or (name.startswith("edition-") and name not in own):
            continue
        if name.startswith(OF_THE_DAILY_CAVE):
            continue
        for number in NUMBERS:
            text = said(name, **dict.fromkeys(variables, number))
            found += [(name, word) for word in _others_words(text, language, place)]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_no_edition_use_another_editions_word(language: str) -> None:
    for edition in rule_sets():
        said = words(language).at(edition.cave)
        text = " ".join(p for section in rules(edition, said) for p in section.paragraphs)
        assert not _others_words(text, language, edition.cave), edition.name


FALLING = r"collaps|einst[uü]rz|effondr|instort|ingestort|zawal|обвал|обруш|рушит"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cave_collapses_people_flee_as_in_every_book(language: str) -> None:
    text = "".join(source(language, name) for name in FILES)
    values = [line.partition(" = ")[2] or line for line in text.splitlines()]
    assert not [line for line in values if re.search(FALLING, line.lower())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_for_the_keys_of_the_page(language: str) -> None:
    page, terminal = Words(language, files=PAGE), Words(language)
    for name in ("key-go-on", "key-leave", "key-hint"):
        assert page(name) == terminal(name)
    keys = [terminal(f"key-{name}") for name in ("go-on", "leave", "hint", "quit")]
    assert len({*keys, "?"}) == 5
    for asked in (terminal("ask-choice", name="X"), terminal("ask-choice-again")):
        assert all(re.search(rf"(?<!\w){re.escape(key)}(?!\w)", asked) for key in [*keys, "?"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_told_beside_its_rule_and_marked_as_ours(language: str) -> None:
    for edition in rule_sets():
        said = words(language).at(edition.cave)
        mark = said("reading", text="#").partition("#")[0]
        told = [p for section in rules(edition, said) for p in section.paragraphs]
        ours = {text.removeprefix(mark) for text in told if text.startswith(mark)}
        names = [
            each.name for each in edition.readings if edition.relics or each.name != "relics-left"
        ]
        assert ours == {said(f"reading-{name}") for name in names}, edition.name


def test_a_reading_of_a_users_own_edition_is_told_as_it_is_written() -> None:
    book = rule_sets()[0]
    own = replace(book, readings=(Reading("own-idea", "Played by candlelight."),))
    told = [p for section in rules(own, words("en")) for p in section.paragraphs]
    assert "Our reading: Played by candlelight." in told


def test_what_marks_an_entrance_and_a_relics_worth_is_told() -> None:
    told = {
        edition.name: " ".join(p for s in rules(edition, words("en")) for p in s.paragraphs)
        for edition in rule_sets()
    }
    assert "a barricade closes the entrance" in told["nl-iello-2023"]
    assert "the entrance token" in told["ru-hobbyworld-2026"]
    assert "temple card" in told["pl-incan-gold"]
    assert (
        "by placing gems on its card: 1 diamond for 5, 2 diamonds for 10."
        in told["de-iello-2017+relics"]
    )
    assert "1 piece of obsidian for 5, 1 piece of gold for 10." in told["pl-incan-gold+relics"]
    assert "on its card" not in told["fr-iello-2021+relics"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_relics_that_are_there_from_the_start_are_told_with_the_deck(language: str) -> None:
    for edition in rule_sets():
        said = words(language).at(edition.cave)
        deck = next(section for section in rules(edition, said) if section.name == "deck")
        told = deck.paragraphs[0].rpartition(")")[2]
        assert ("5" in told) == (edition.name == "de-iello-2017+relics"), edition.name


def test_percentages_are_written_as_the_language_does() -> None:
    said = {lang: words(lang)("danger", percent=percent(0.1254, 1))[-6:] for lang in LANGUAGES}
    assert said["en"].endswith(" 12.5%")
    assert said["nl"].endswith(" 12,5%")
    assert said["de"].endswith("12,5\u00a0%")


def test_names_are_joined_as_one_says_them() -> None:
    assert words("en").names(["Ana"]) == "Ana"
    assert words("en").names(["Ana", "Ben", "Cy"]) == "Ana, Ben and Cy"
    assert words("ru").names(["Ana", "Ben"]) == "Ana и\u00a0Ben"
