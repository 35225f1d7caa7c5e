"""Every language says everything, for every number, in the words of every edition."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora.editions import rule_sets
from tacora.locales import LANGUAGES, words
from tacora.tui.rules import rules, rules_source, rules_title

NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101)
PLACES = ("cave", "temple")


def _resource(language: str) -> ast.Resource:
    text = resources.files("tacora.locales").joinpath(f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(text)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in _resource(language).body:
        assert not isinstance(entry, ast.Junk), (language, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found - {"place"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_as_english(language: str) -> None:
    assert list(_messages(language)) == list(_messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_value_that_english_does_not_give(language: str) -> None:
    english = _messages("en")
    english["rules-title"].add("variant")
    for name, variables in _messages(language).items():
        assert variables <= english[name], (language, name)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(language: str, place: str) -> None:
    said = words(language, place)
    for name, variables in _messages(language).items():
        for number in NUMBERS:
            text = said(name, **dict.fromkeys(variables, number))
            assert text.strip() or name == "leave-value", (language, name)
            assert "{" not in text, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_that_the_language_needs(language: str) -> None:
    forms = {"pl": {"one", "few", "many"}, "ru": {"one", "few", "many"}}
    needed = forms.get(language, {"one", "other"})
    for name in ("stone-ruby", "relics", "cards-left", "copies-left", "lying"):
        found = {
            words(language)(name, count=number).replace(str(number), "#") for number in NUMBERS
        }
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


def test_an_edition_goes_by_its_own_words() -> None:
    assert words("en")("card-relic") == "relic"
    assert words("en").at("temple")("card-relic") == "artifact"
    assert words("pl").at("temple")("column-chest") == "Namiot"
    assert words("de")("relics", count=2) == "2 Relikte"
    assert words("de").at("temple")("relics", count=2) == "2 Artefakte"
    assert words("ru").trap("scorpion") == "скорпионы"
