"""One line of the game a test: expeditions in the text form of a record."""

from __future__ import annotations

from tacora import Event, Game, Result
from tacora.record import Moment, Record, from_text, last_game, replay

EXAMPLE = """\
tacora/1 fr-iello-2021+relics Ana, Ben, Cy
7+++ snake+-+ relic:5-.+ snake
11---
4+++ lava+++ lava
9---
15---
= 18* 14 11
"""
"""The game that the record's description shows."""

NAMES = ("Ana", "Ben", "Cy", "Dora", "Eli", "Fay", "Gus", "Hana")


def record(edition: str, *lines: str) -> Record:
    """A record with one seat for each character of the first choices."""
    choices = next(filter(None, (_choices(token) for token in " ".join(lines).split())), "+++")
    header = f"tacora/1 {edition} {', '.join(NAMES[: len(choices)])}"
    return from_text("\n".join((header, *lines)))


def _choices(token: str) -> str:
    return token[len(token.rstrip("+-.")) :]


def game(edition: str, *lines: str) -> Game:
    """The game after these expeditions; the last may be unfinished."""
    return last_game(record(edition, *lines))


def moments(edition: str, *lines: str) -> list[Moment]:
    return list(replay(record(edition, *lines)))


def events(edition: str, *lines: str) -> list[Event]:
    """Everything that happened, in order."""
    return [event for moment in moments(edition, *lines) for event in moment.events]


def result(edition: str, *lines: str) -> Result:
    """The result; expeditions that are not given end at once, with a treasure of 1 for nobody."""
    over = game(edition, *padded(*lines))
    assert over.result, "the game is not over"
    return over.result


def points(edition: str, *lines: str) -> tuple[int, ...]:
    return result(edition, *lines).points


def padded(*lines: str) -> tuple[str, ...]:
    """Up to five expeditions: in the missing ones a treasure of 1 comes and all leave.

    Three explorers and more cannot share it, so nobody gets anything.
    """
    seats = len(next(filter(None, (_choices(token) for token in " ".join(lines).split())), "+++"))
    return (*lines, *(f"1{'-' * seats}" for _ in range(5 - len(lines))))


def carried(game: Game) -> tuple[int, ...]:
    return tuple(explorer.carried for explorer in game.explorers)


def chests(game: Game) -> tuple[int, ...]:
    return tuple(explorer.chest for explorer in game.explorers)
