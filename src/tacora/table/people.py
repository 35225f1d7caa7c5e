"""How explorers look, and the emotes that people send."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Literal, Protocol

COLOURS, SHAPES, FACES = 8, 8, 12
"""How many there are of each; a table has at most eight seats, so that all can differ."""
LOOKS = "looks"
"""The field of a record with the look of each seat."""

EmoteKind = Literal[
    "laugh", "amazed", "tears", "thinking", "scared", "applause", "luck", "wave"
]  # fmt: skip
EMOTES_AT_ONCE, EMOTES_MILLISECONDS = 3, 10_000
"""A person can send this many emotes in this time."""


@dataclass(frozen=True, slots=True)
class Look:
    """How an explorer is drawn, by number; no two at a table share a colour, a shape or a face."""

    colour: int
    shape: int
    face: int | None = None
    """The face of a person; None for a bot, which has the face of its character."""


class Dressed(Protocol):
    """A seat as far as its look matters."""

    @property
    def look(self) -> Look | None: ...
    @property
    def person(self) -> int | None: ...


def usual_look(seat: int, *, bot: bool = False) -> Look:
    """Return the look of a seat whose person has chosen none."""
    return Look(seat, seat, None if bot else seat)


def distinct_look(wish: Look, others: Iterable[Look]) -> Look:
    """Return the wish, with the next free colour, shape or face instead of each that is taken."""
    taken = tuple(others)
    face = wish.face
    if face is not None:
        face = _free(face, FACES, {each.face for each in taken})
    return Look(
        _free(wish.colour, COLOURS, {each.colour for each in taken}),
        _free(wish.shape, SHAPES, {each.shape for each in taken}),
        face,
    )


def _free(wish: int, count: int, taken: set[int] | set[int | None]) -> int:
    return next(each % count for each in range(wish, wish + count) if each % count not in taken)


def looks_of(seats: Sequence[Dressed | None]) -> tuple[Look | None, ...]:
    """Return the look of each taken seat; in a log from before there were looks they have none."""
    looks = [seat.look if seat else None for seat in seats]
    for place, seat in enumerate(seats):
        if seat and looks[place] is None:
            usual = usual_look(place, bot=seat.person is None)
            looks[place] = distinct_look(usual, [each for each in looks if each])
    return tuple(looks)


def looks_field(seats: Sequence[Dressed | None]) -> list[dict[str, int | None]]:
    """Return the `looks` field of a record: one entry per seat."""
    return [asdict(look) for look in looks_of(seats) if look]


def recorded_looks(said: object, bots: Sequence[str]) -> tuple[Look, ...]:
    """Return the look of each seat from the `looks` field of a record, which anybody may have made.

    Without a valid field, seats have their usual looks; no two seats share a colour, a shape or
    a face.
    """
    read = [_read_look(each) for each in said] if isinstance(said, list) else []
    wishes = [look for look in read if look]
    if not len(wishes) == len(read) == len(bots):
        wishes = [usual_look(seat, bot=bool(bot)) for seat, bot in enumerate(bots)]
    looks: list[Look] = []
    for wish in wishes:
        looks.append(distinct_look(wish, looks))
    return tuple(looks)


def _read_look(said: object) -> Look | None:
    """Return a look from JSON, or None if it is none."""
    if not isinstance(said, dict):
        return None
    colour, shape = _below(COLOURS, said.get("colour")), _below(SHAPES, said.get("shape"))
    face = _below(FACES, said.get("face"))
    wrong_face = face is None and said.get("face") is not None
    return None if colour is None or shape is None or wrong_face else Look(colour, shape, face)


def _below(count: int, said: object) -> int | None:
    """Return a number from 0 to below the count; None for anything else, such as `true`."""
    return said if type(said) is int and 0 <= said < count else None


def may_emote(sent: Sequence[int], now: int) -> bool:
    """Return whether a person who sent the last emotes at these times may send another one."""
    recent = [at for at in sent if now - at < EMOTES_MILLISECONDS]
    return len(recent) < EMOTES_AT_ONCE
