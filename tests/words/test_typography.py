"""Spaces, quotes and signs as each language prints them, and plurals with every form."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora.words import LANGUAGES, PAGE, TERMINAL, source

FILES = tuple(dict.fromkeys((*TERMINAL, *PAGE)))
NO_BREAK = "[\u00a0\u202f]"


def _loose(letters: str, units: str) -> str:
    """Return what is wrong where a no-break space stands after a word of one letter, before a unit
    and before a dash, and nowhere else."""
    needless = rf"(?<!\b[{letters}]){NO_BREAK}(?!{units}|[–—])"
    return rf"\b[{letters}][ ]|X[ ]{units}|[ ][–—]|{needless}"


WRONG = {
    # What no language prints, and what one language does not.
    "all": r"""\.\.\.|"|'| {2}|\s[,.](?!\d)|[ ]%""",
    "en": rf"{NO_BREAK}|\s…|[„«»‹›]|\s[:;!?%]",
    "de": rf"{NO_BREAK}(?!…)|[^\u00a0]…|[”«»’](?!s\b)|\s[:;!?]|[a-zäöü]%",
    "fr": r"[^\u202f\s}][;!?](?!\))|[ ][;!?:»]|[^\u00a0]»|«[^\u00a0]|[^\u00a0\s}]:(?!\S)|\s…|[“”„]",
    "nl": rf"{NO_BREAK}(?!…)|[^\u00a0]…|[“”„«»]|\s[:;!?%]",
    "pl": _loose("aiouwzAIOUWZ", r"(?:s|godz|pkt)\b") + r"|\s…|[“«»’‘]|\s[:;!?%]| - |—",
    "ru": _loose("авикосуяАВИКОСУЯ", "[сч]$") + r"|\s…|[“”„’‘]|\s[:;!?]| - |-$|–",
}
FORMS = {
    "pl": ({"one", "few", "many"}, {"one", "many"}, {"one", "other"}),
    "ru": ({"one", "few", "many"}, {"one", "many"}, {"one", "other"}),
}
"""The forms that a plural has. Two are enough for Poles and Russians where both others are alike,
or where only one is told apart from several."""
PLURALS = {"zero", "one", "two", "few", "many"}


class _Parts(Visitor):
    """The texts of a message, and the forms of its plurals."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.plurals: list[set[str]] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        # A value counts as a word, so that what stands beside it is seen.
        parts = (e.value if isinstance(e, ast.TextElement) else _shown(e) for e in node.elements)
        text = "".join(parts).replace(", ?", ", X").replace(" ? ", " X ")  # the key for the rules
        self.texts.append(text)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if keys & PLURALS:
            self.plurals.append(keys)
        self.generic_visit(node)


def _shown(element: ast.Placeable) -> str:
    """What stands for a gap in a text: its own text, a brace for a choice, or a word."""
    match element.expression:
        case ast.StringLiteral(value=value):
            return str(value)
        case ast.SelectExpression():
            return "}"
    return "X"


def _messages(language: str) -> Iterator[tuple[str, _Parts]]:
    for name in FILES:
        for entry in FluentParser().parse(source(language, name)).body:
            if isinstance(entry, ast.Message):
                parts = _Parts()
                parts.visit(entry)
                yield entry.id.name, parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_spaces_are_those_of_the_language(language: str) -> None:
    wrong = [
        (name, text)
        for name, parts in _messages(language)
        for text in parts.texts
        if re.search(WRONG["all"], text) or re.search(WRONG[language], text)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_the_forms_of_the_language(language: str) -> None:
    allowed = FORMS.get(language, ({"one", "other"},))
    plurals = [(name, keys) for name, parts in _messages(language) for keys in parts.plurals]
    assert len(plurals) > 10
    assert not [(name, keys) for name, keys in plurals if keys not in allowed]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "thinking …"),
        ("en", "12 %"),
        ("de", "überlegt…"),
        ("de", "“so”"),
        ("fr", "Rejouez !"),
        ("fr", "Rejouez!"),
        ("fr", "danger : serpent"),
        ("fr", "« serpent »"),
        ("nl", "denkt na…"),
        ("pl", "12 %"),
        ("pl", "Idziemy w góry"),
        ("pl", "X godz."),
        ("pl", "X\u00a0– dalej, Y – wyjście"),
        ("pl", "pod\u00a0namiot"),
        ("ru", "“так”"),
        ("ru", "Идём в горы"),
        ("ru", "X с"),
        ("ru", "X — вернуться"),
        ("ru", "под\u00a0навес"),
    ],
)
def test_a_wrong_sign_is_seen(language: str, text: str) -> None:
    assert re.search(WRONG["all"], text) or re.search(WRONG[language], text)
