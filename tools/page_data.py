"""Writes the data of editions, rules and languages that the page imports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tacora.editions import rule_sets
from tacora.game import Edition, start
from tacora.words import LANGUAGES, Words, words
from tacora.words.rules import chests, first_trap, leader, relics, rules, rules_source, tie

WEB = Path(__file__).parent.parent / "web"


def edition_data(edition: Edition) -> dict[str, Any]:
    """The data of a rule set that the page shows during a game."""
    return {
        "id": edition.id,
        "name": edition.name,
        "relics": edition.relics is not None,
        "title": edition.title,
        "language": edition.language,
        "year": edition.year,
        "place": edition.cave,
        "traps": edition.trap_kinds,
        "tie": edition.tie,
        "firstTrap": edition.first_trap,
        "stones": [
            {"name": stone.name, "worth": stone.worth}
            for stone in sorted(edition.stones, key=lambda stone: -stone.worth)
        ],
    }


def deck_data(edition: Edition) -> dict[str, int]:
    """The cards that may come first in every game of a rule set."""
    game, _ = start(edition, edition.least_explorers)
    return {str(card): copies for card, copies in game.bag.items()}


def rules_data(language: str) -> dict[str, Any]:
    """The rules of every rule set in one language, and how the rule sets differ."""
    return {edition.name: _told(edition, words(language)) for edition in rule_sets()}


def _told(edition: Edition, language: Words) -> dict[str, Any]:
    said = language.at(edition.cave)
    kind = said("with-relics" if edition.relics else "without-relics")
    book = [edition.title, said(f"language-{edition.language}"), str(edition.year or "")]
    return {
        "book": " · ".join(filter(None, book)),
        "kind": kind,
        "label": " · ".join(filter(None, [*book, kind])),
        "source": rules_source(edition, said),
        "sections": [
            {"name": each.name, "heading": each.heading, "paragraphs": each.paragraphs}
            for each in rules(edition, said)
        ],
        "relics": _relics(edition, said),
        "firstTrap": first_trap(edition, said),
        "tie": tie(edition, said),
        "leader": leader(edition, said),
        "chests": chests(edition, said),
    }


def _relics(edition: Edition, said: Words) -> str:
    """The sentences on how relics enter and what they are worth; the rest never differs."""
    if edition.relics is None:
        return ""
    enter, _, worth = relics(edition, said)
    return f"{enter} {worth}"


def main() -> None:
    """Write the generated files for the page's bundle."""
    folder = WEB / "generated"
    folder.mkdir(exist_ok=True)
    _write(folder / "languages.json", LANGUAGES)
    _write(folder / "editions.json", [edition_data(edition) for edition in rule_sets()])
    _write(folder / "decks.json", {edition.name: deck_data(edition) for edition in rule_sets()})
    for language in LANGUAGES:
        _write(folder / f"rules-{language}.json", rules_data(language))


def _write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
