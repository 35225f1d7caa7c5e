"""The rules of an edition as sentences, made from its data."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..editions import BOOKS
from ..game import Edition, Reading
from . import Words

READINGS = (
    *("least-explorers", "treasure-values", "treasure-doubles", "trap-kinds", "first-trap"),
    *("relics-left", "first-leader", "closed-chests", "exchange"),
)
"""The readings that are told beside the rule they belong to, in every language."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules: an id, a heading and paragraphs."""

    name: str
    heading: str
    paragraphs: tuple[str, ...]


def rules_title(edition: Edition, words: Words) -> str:
    """Return the title of the rules."""
    return words(
        "rules-title",
        title=edition.title,
        variant=edition.variant or "basic",
        kind=(edition.variant or "basic").replace(" ", "-").lower(),
        edition=edition.name,
    )


def rules_source(edition: Edition, words: Words) -> str:
    """Return the sentence about the book of an edition."""
    if edition.id not in BOOKS:
        return words("rules-source-own", publisher=edition.publisher)
    return words(
        "rules-source",
        language=edition.language,
        publisher="none" if edition.publisher == "not stated" else edition.publisher,
        year=str(edition.year or "none"),
    )


def rules(edition: Edition, words: Words) -> tuple[Section, ...]:
    """Return the whole rules, section by section."""
    sections = [
        ("aim", _aim(edition, words)),
        ("deck", _deck(edition, words)),
        ("expedition", _expedition(edition, words)),
    ]
    if edition.relics:
        sections.append(("relics", relics(edition, words) + _marked(edition, words)))
    sections.append(("end", _end(edition, words)))
    sections.append(("table", _table(edition, words)))
    return tuple(
        Section(name, words(f"rules-head-{name}"), tuple(paragraphs))
        for name, paragraphs in sections
    )


def readings(edition: Edition, words: Words, *names: str) -> list[str]:
    """What this edition has of these readings, each marked as ours."""
    return [
        words("reading", text=_reading(each, words))
        for each in edition.readings
        if each.name in names
    ]


def _reading(reading: Reading, words: Words) -> str:
    """A reading in a sentence; a user's own is told as it stands in the file."""
    name = f"reading-{reading.name}"
    return words(name) if name in words else reading.reason


def _aim(edition: Edition, words: Words) -> list[str]:
    told = words(
        "rules-aim",
        least=edition.least_explorers,
        most=edition.most_explorers,
        place=edition.cave,
    )
    return [told, *readings(edition, words, "least-explorers")]


def _deck(edition: Edition, words: Words) -> list[str]:
    kinds = Counter(trap.kind for trap in edition.traps)
    rule = edition.relics
    told = words(
        "rules-deck",
        treasures=len(edition.treasures),
        values=", ".join(map(str, edition.treasures)),
        traps=len(edition.traps),
        kinds=", ".join(
            f"{copies}\u00a0×\u00a0{words.trap(kind)}" for kind, copies in kinds.items()
        ),
        count=len(rule.values) if rule and rule.enter == "all at once" else 0,  # of the relics
    )
    ours = readings(edition, words, "treasure-values", "treasure-doubles", "trap-kinds")
    return [told, *ours]


def _expedition(edition: Edition, words: Words) -> list[str]:
    paragraphs = [words("rules-enter"), words("rules-treasure"), words("rules-trap")]
    if edition.relics:
        paragraphs.append(words("rules-relic"))
    paragraphs.append(words("rules-decide"))
    if edition.first_trap == "next card":
        paragraphs.append(first_trap(edition, words))
        paragraphs += readings(edition, words, "first-trap")
    paragraphs.append(words("rules-leave"))
    if edition.relics:
        paragraphs.append(words("rules-leave-relics"))
    paragraphs.append(words("rules-end", relics="yes" if edition.relics else "no"))
    if edition.relics:
        paragraphs += readings(edition, words, "relics-left")
    paragraphs.append(words("rules-entrance", entrance=edition.entrance.replace(" ", "-")))
    return paragraphs


def relics(edition: Edition, words: Words) -> list[str]:
    """Return how relics enter and stay, and what they are worth."""
    rule = edition.relics
    assert rule
    values = ", ".join(map(str, rule.values))
    if rule.enter == "all at once":
        enter = words("rules-relics-all", count=len(rule.values))
    else:
        enter = words(f"rules-relics-one-{rule.order}", values=values)
    worth = "rules-relics-printed" if rule.worth == "printed" else "rules-relics-order"
    return [enter, words("rules-relics-undrawn"), words(worth, values=values)]


def _marked(edition: Edition, words: Words) -> list[str]:
    """The stones that lie on a relic whose worth goes by the order taken."""
    rule = edition.relics
    if rule is None or rule.worth == "printed":
        return []
    shown = [
        words("rules-relics-stones", worth=value, stones=words.stones(edition.in_stones(value)))
        for value in sorted(set(rule.values))
    ]
    return [words("rules-relics-marked", stones=", ".join(shown))]


def _end(edition: Edition, words: Words) -> list[str]:
    stones = ", ".join(
        words("rules-stone", stone=words.stones({stone.name: 1}), worth=stone.worth)
        for stone in edition.stones
    )
    counted = "yes" if edition.relics else "no"
    return [words("rules-score", stones=stones, relics=counted), tie(edition, words)]


def first_trap(edition: Edition, words: Words) -> str:
    """Return what happens if the first card of an expedition is a trap."""
    if edition.first_trap == "next card":
        return words("rules-first-trap")
    return words("rules-first-trap-decide")


def tie(edition: Edition, words: Words) -> str:
    """Return the tie rule."""
    if edition.tie == "shared":
        return words("rules-tie-shared")
    return words("rules-tie-relics" if edition.relics else "rules-tie-again")


def _table(edition: Edition, words: Words) -> list[str]:
    own = {each.name for each in edition.readings} - set(READINGS)
    return [
        leader(edition, words),
        *readings(edition, words, "first-leader"),
        chests(edition, words),
        *readings(edition, words, "closed-chests"),
        *(readings(edition, words, "exchange") or [words("rules-exchange")]),
        *readings(edition, words, *own),
    ]


def leader(edition: Edition, words: Words) -> str:
    """Return who turns the cards."""
    return words("rules-no-leader" if edition.leader == "nobody" else "rules-leader")


def chests(edition: Edition, words: Words) -> str:
    """Return who may look into a chest."""
    return words("rules-chests-closed" if edition.chests == "closed" else "rules-chests-seen")


def relics_in_short(edition: Edition, words: Words) -> str:
    """Return in short how relics enter and what they are worth, for a cell of a table."""
    rule = edition.relics
    if rule is None:
        return words("relics-none")
    enter = "all" if rule.enter == "all at once" else "one"
    worth = "printed" if rule.worth == "printed" else "order"
    values = ", ".join(map(str, rule.values))
    return words(f"relics-{enter}-{worth}", values=values)


def tie_in_short(edition: Edition, words: Words) -> str:
    """Return the tie rule in short, for a cell of a table."""
    if edition.tie == "shared":
        return words("tie-shared")
    return words("tie-relics" if edition.relics else "tie-again")
