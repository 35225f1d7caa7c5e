"""The page of all messages shows every variant that can occur, and none that cannot."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools import words_page

from tacora.words import LANGUAGES, source

NEVER_SO_MANY = {("ru", "start-needs"), ("ru", "waiting-for"), ("ru", "verify-seed")}
"""Messages with a variant for numbers that the game never sends, which the plural needs."""


@cache
def _page(language: str) -> str:
    return unescape(words_page.page(language))


def _said(language: str, name: str) -> list[str]:
    """What the page shows under a key."""
    shown = re.search(rf"<dt>{name}</dt>\n((?:<dd>.*</dd>\n)*)", _page(language))
    assert shown, name
    return re.findall(r"<dd>(.*)</dd>", shown[1])


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_is_shown(language: str) -> None:
    missing = []
    for file in ("page", "table", "game", "cli"):
        for entry in FluentParser().parse(source(language, file)).body:
            if isinstance(entry, ast.Message) and (language, entry.id.name) not in NEVER_SO_MANY:
                texts = _Texts()
                texts.visit(entry)
                shown = "\n".join(_said(language, entry.id.name))
                missing += [(entry.id.name, text) for text in texts.found if text not in shown]
    assert not missing


def test_what_the_game_never_sends_is_not_shown() -> None:
    assert sorted(_said("en", "leave-value")) == [
        "5 if one other leaves too",
        "5 if two others do",
        "take home 5",
        "take home 5 + 2 relics",
        "take home 5 + 5 artifacts",
        "take home 5 + 5 relics",
        "take home 5 + artifact",
        "take home 5 + relic",
    ]
    assert [text[:28] for text in _said("en", "verify-told")] == ["The numbers for all 5 seats "]
    broken = _said("en", "record-bad")
    assert "game.json: rules broken in 1 of 1 game" in broken
    assert not [text for text in broken if " 0 of" in text or " 5 of 1" in text]
    assert not [
        text for text in _said("en", "shared") if text.startswith("The last") if "1 g" in text
    ]


def test_the_rules_stand_under_their_keys() -> None:
    assert _said("fr", "rules-head-end") == ["<h3>Fin de la partie</h3>"]
    assert _said("en", "rules-no-leader")
    assert _said("en", "reading: reading-least-explorers")
