"""Every language has every message, for every number, in the words of every edition."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora import words as package
from tacora.editions import rule_sets
from tacora.words import LANGUAGES, PAGE, TERMINAL, Words, source, words
from tacora.words.rules import rules, rules_source, rules_title

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)
PLACES = ("cave", "temple")
FILES = tuple(dict.fromkeys((*TERMINAL, *PAGE)))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages(language: str, files: tuple[str, ...] = FILES) -> dict[str, set[str]]:
    """The names of the messages in these files, each with the values that it uses."""
    found: dict[str, set[str]] = {}
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
    for name in ("stone-ruby", "relics", "cards-left", "copies-left", "lying"):
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
    assert words("ru").trap("scorpion") == "скорпионы"


OTHERS_WORDS = {
    # How words of the cave's editions begin, and those of Incan Gold.
    "de": (r"relikt|truhe|höhle|einst[uü]rz", r"artefakt|zelt|tempel"),
    "en": (r"relic|chest|cave|collaps", r"artifact|tent|temple"),
    "fr": (r"relique|coffre|grotte|effondre", r"artefact|tente|temple"),
    "nl": (r"reliek|kist|grot\b|grotten|instort", r"artefact|tent|tempel"),
    "pl": (r"relikt|skrzyn|jaski[nń]|zawal", r"artefakt|namio|świątyn"),
    "ru": (r"сундук|пещер|обвал|обруш", r"палатк|храм"),
}
"""Russian says artifact in every edition, as its own rulebook does."""

ABOUT_OTHERS = {"claim"}
"""Messages that are used outside a game."""


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
