"""Read editions from a parsed TOML document; errors name the key."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal, TypeVar, cast, get_args

from ..errors import TacoraError
from ..game import EXPEDITIONS, Edition, Reading, RelicRules, Stone, Trap

T = TypeVar("T")
Table = dict[str, Any]

NAME = re.compile(r"[a-z]+(_[a-z]+)*")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_CARDS = 50
MOST_GEMS = 1000
MOST_REASON = 200


class EditionError(TacoraError):
    """An edition that does not exist, or a file that does not describe one."""


class Reader:
    """One table of the document: known keys are taken, and all others are refused."""

    def __init__(self, table: object, where: str) -> None:
        self._where = where
        if not isinstance(table, dict):
            raise self.error("", "a table is allowed", table)
        self._left: Table = dict(table)
        self._known: list[str] = []

    def error(self, key: str, allowed: str, found: object) -> EditionError:
        place = ".".join(part for part in (self._where, key) if part) or "the file"
        return EditionError(f"{place}: {allowed}, not {shown(found)}")

    def take(self, key: str, read: Callable[[object], T | None], allowed: str) -> T:
        """Return the value of a required key; `read` returns None for a wrong value."""
        self._known.append(key)
        if key not in self._left:
            raise EditionError(f"{self.at(key)}: is missing ({allowed})")
        found = self._left.pop(key)
        value = read(found)
        if value is None:
            raise self.error(key, allowed, found)
        return value

    def has(self, key: str) -> bool:
        self._known.append(key)
        return key in self._left

    def table(self, key: str) -> Reader:
        return Reader(self.take(key, lambda found: found, "a table is allowed"), self.at(key))

    def names(self) -> list[str]:
        """Return the keys of a table whose keys are names that the user chooses."""
        return list(self._left)

    def close(self) -> None:
        """Raise an error if an unknown key is left."""
        for key in self._left:
            allowed = ", ".join(dict.fromkeys(self._known)) or "nothing"
            raise EditionError(f"{self.at(key)}: no such key; allowed here: {allowed}")

    def at(self, key: str) -> str:
        return f"{self._where}.{key}" if self._where else key


def shown(value: object) -> str:
    """Return a wrong value for an error message: short, on one line."""
    if isinstance(value, dict):
        return "a table"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def whole(least: int, most: int) -> tuple[Callable[[object], int | None], str]:
    def read(value: object) -> int | None:
        fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        return cast(int, value) if fits else None

    return read, f"a whole number from {least} to {most} is allowed"


def numbers(
    least: int, most: int, fewest: int, many: int
) -> tuple[Callable[[object], tuple[int, ...] | None], str]:
    number, _ = whole(least, most)

    def read(value: object) -> tuple[int, ...] | None:
        if not isinstance(value, list) or not fewest <= len(value) <= many:
            return None
        read_numbers = tuple(number(entry) for entry in value)
        return None if None in read_numbers else cast(tuple[int, ...], read_numbers)

    size = f"{fewest}" if fewest == many else f"{fewest} to {many}"
    return read, f"a list of {size} whole numbers from {least} to {most} is allowed"


def words(value: object, most: int = 60) -> str | None:
    fits = isinstance(value, str) and 0 < len(value) <= most and value.isprintable()
    return cast(str, value) if fits else None


WORDS = (words, "a text of 1 to 60 printable characters is allowed")


def one_of(kind: object) -> tuple[Callable[[object], Any], str]:
    allowed = get_args(kind)
    listed = " or ".join(f'"{word}"' for word in allowed)
    return lambda value: value if value in allowed else None, f"{listed} is allowed"


def read_relics(reader: Reader, key: str = "relics") -> RelicRules | None:
    def none(value: object) -> object:
        return value if value == "none" or isinstance(value, dict) else None

    value = reader.take(key, none, 'a table, or "none", is allowed')
    if value == "none":
        return None
    table = Reader(value, reader.at(key))
    rules = RelicRules(
        enter=table.take("enter", *one_of(Literal["all at once", "one per expedition"])),
        order=table.take("order", *one_of(Literal["ascending", "shuffled"])),
        worth=table.take("worth", *one_of(Literal["printed", "by order taken"])),
        values=table.take("values", *numbers(1, MOST_GEMS, 1, MOST_CARDS)),
    )
    if rules.enter == "one per expedition":
        if len(rules.values) > EXPEDITIONS:
            allowed = f"at most {EXPEDITIONS} relics are allowed where one enters per expedition"
            raise table.error("values", allowed, list(rules.values))
        if rules.worth == "printed" and rules.order == "shuffled":
            # Which relic enters would be random, but there is no move for it.
            allowed = '"ascending" is allowed where printed relics enter one per expedition'
            raise table.error("order", allowed, rules.order)
    table.close()
    return rules


def read_readings(reader: Reader) -> tuple[Reading, ...]:
    """Where the book is silent or leaves room: what is played, and why."""
    table = reader.table("readings")
    allowed = f"a text of 1 to {MOST_REASON} printable characters is allowed"
    found: list[Reading] = []
    for name in table.names():
        if not ID.fullmatch(name):
            raise EditionError(f"readings.{name}: use small letters and single hyphens")
        found.append(
            Reading(name, table.take(name, lambda text: words(text, MOST_REASON), allowed))
        )
    return tuple(found)


def read_editions(document: object, name: str) -> tuple[Edition, ...]:
    """Return the basic game and, if the file has one, its variant."""
    if not ID.fullmatch(name):
        raise EditionError(
            f"{shown(name)} cannot name an edition; use small letters, digits and single hyphens"
        )
    reader = Reader(document, "")
    deck = reader.table("deck")
    kinds = deck.table("traps")
    traps: list[Trap] = []
    for kind in kinds.names():
        if not NAME.fullmatch(kind) or kind == "relic":
            raise EditionError(f"deck.traps.{kind}: use small letters and single underscores")
        traps += [Trap(kind)] * kinds.take(kind, *whole(1, MOST_CARDS))
    stones = reader.table("stones")
    pieces: list[Stone] = []
    for stone in stones.names():
        if not NAME.fullmatch(stone):
            raise EditionError(f"stones.{stone}: use small letters and single underscores")
        piece = stones.table(stone)
        pieces.append(
            Stone(
                stone,
                worth=piece.take("worth", *whole(1, MOST_GEMS)),
                count=piece.take("count", *whole(1, MOST_GEMS)),
            )
        )
        piece.close()
    if not any(piece.worth == 1 for piece in pieces):
        raise EditionError("stones: one of them must be worth 1")
    explorers = reader.take("explorers", *numbers(1, 8, 2, 2))
    if explorers[0] > explorers[1]:
        raise reader.error("explorers", "the least comes first", list(explorers))

    def build(variant: str | None, relics: RelicRules | None) -> Edition:
        return Edition(
            id=name,
            title=title,
            publisher=publisher,
            language=language,
            year=year,
            variant=variant,
            least_explorers=explorers[0],
            most_explorers=explorers[1],
            treasures=treasures,
            traps=tuple(traps),
            relics=relics,
            first_trap=first_trap,
            tie=tie,
            leader=leader,
            chests=chests,
            cave=cave,
            entrance=entrance,
            stones=tuple(pieces),
            readings=readings,
        )

    title = reader.take("title", *WORDS)
    publisher = reader.take("publisher", *WORDS)
    language = reader.take("language", *WORDS)
    year = reader.take("year", *whole(1900, 2999)) if reader.has("year") else None
    treasures = deck.take("treasures", *numbers(1, MOST_GEMS, 1, MOST_CARDS))
    deck.close()
    first_trap = reader.take("first_trap", *one_of(Literal["decide", "next card"]))
    tie = reader.take("tie", *one_of(Literal["shared", "most relics"]))
    leader = reader.take("leader", *one_of(Literal["nobody", "passes left"]))
    chests = reader.take("chests", *one_of(Literal["closed", "seen, not counted"]))
    cave = reader.take("cave", *one_of(Literal["cave", "caves", "temple"]))
    entrance = reader.take("entrance", *one_of(Literal["barricade", "token", "temple card"]))
    readings = read_readings(reader) if reader.has("readings") else ()
    editions = [build(None, read_relics(reader))]
    if reader.has("variant"):
        table = reader.table("variant")
        variant = build(table.take("name", *WORDS), read_relics(table))
        table.close()
        if (variant.relics is None) == (editions[0].relics is None):
            raise EditionError("variant.relics: one of basic game and variant has relics, not both")
        editions.append(variant)
    reader.close()
    return tuple(editions)
