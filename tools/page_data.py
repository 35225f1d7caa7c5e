"""Writes the data of editions, rules, languages, lessons and puzzles that the page needs."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tacora.editions import rule_sets
from tacora.game import Edition, start
from tacora.lessons import LESSONS, lesson, lesson_data
from tacora.puzzles import Puzzle, packaged
from tacora.record import from_text
from tacora.table.views import replay_view
from tacora.table.wire import plain
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


def whole_deck(edition: Edition) -> dict[str, Any]:
    """All cards of a rule set, and which relics are in the deck: for positions set up by hand."""
    relics = edition.relics.cards() if edition.relics else ()
    return {
        "cards": {str(card): copies for card, copies in edition.deck().items()},
        "relics": [str(card) for card in relics],
        "enter": edition.relics.enter if edition.relics else "all at once",
        "worths": edition.relics.values if edition.relics else (),
        "least": edition.least_explorers,
        "most": edition.most_explorers,
    }


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as the page draws it: the view of its position instead of its record."""
    shown = replay_view(from_text(puzzle.record))
    held = asdict(puzzle)
    del held["record"]
    position = plain(shown.moments[-1].game)
    return held | {"edition": shown.edition, "relics": shown.relics, "game": position}


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
    _write(folder / "positions.json", {each.name: whole_deck(each) for each in rule_sets()})
    _write(folder / "puzzles.json", [puzzle_data(puzzle) for puzzle in packaged()])
    for language in LANGUAGES:
        _write(folder / f"rules-{language}.json", rules_data(language))
    (folder / "lessons").mkdir(exist_ok=True)
    for name in LESSONS:
        for book, data in lesson_data(lesson(name)).items():
            _write(folder / "lessons" / f"{name}-{book}.json", data)


def _write(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
