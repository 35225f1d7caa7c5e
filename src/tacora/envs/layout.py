"""What a seat observes of a game, by name and range, as a flat vector and as a dict.

Everything that lies open or that a person who keeps count knows is here: the gems, who is inside,
all chests and relics, and how many of each card may still come or lie on the path. The order of
the deck is not: nobody knows it.
"""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..compiled import jit_uncounted
from ..editions import find_edition
from ..errors import TacoraError
from ..game import EXPEDITIONS, Card, Edition
from ..kernel.layout import (
    CARRIED,
    CHEST,
    EXPEDITION,
    INSIDE,
    LEFT,
    POOL,
    RELIC_POINTS,
    RELICS,
    TURN,
    WAITING,
    Ints,
    Singles,
)
from ..kernel.rules import ALL_RELICS, KINDS, SEATS, card_kinds

GO_ON, LEAVE = 0, 1
"""The two actions; at camp, `GO_ON` is to wait."""
ACTIONS = 2


class EnvError(TacoraError):
    """An environment cannot be made, or cannot do what the caller asks for."""


class Part(NamedTuple):
    """One named part of an observation: `size` numbers from `least` to `most`."""

    name: str
    size: int
    least: int
    most: tuple[int, ...]
    """The largest value of each of the numbers."""
    meaning: str


def parts(edition: str | Edition, seats: int) -> tuple[Part, ...]:
    """The parts of an observation, in the order of the flat vector."""
    edition = chosen_edition(edition, None)
    kinds = card_kinds(edition)
    relics = edition.relics
    cards = len(edition.treasures) + len(edition.traps) + (len(relics.values) if relics else 0)
    gems = sum(edition.treasures)
    copies = tuple(_copies(edition, kind) for kind in kinds)
    listed = ", ".join(str(kind) for kind in kinds)
    found = [
        Part("expedition", 1, 1, (EXPEDITIONS,), "the number of the expedition"),
        Part("turn", 1, 0, (cards,), "cards revealed in this expedition"),
        Part("carried", 1, 0, (gems,), "gems that each explorer in the cave carries"),
        Part("pool", 1, 0, (gems,), "gems lying on the path"),
        Part("inside", seats, 0, (1,) * seats, "1 for each explorer in the cave"),
        Part("chest", seats, 0, (EXPEDITIONS * gems,) * seats, "the gems in each chest"),
    ]
    if relics:
        number, worth = len(relics.values), sum(relics.values)
        found += [
            Part("relic_points", seats, 0, (worth,) * seats, "the points of each seat's relics"),
            Part("relics", seats, 0, (number,) * seats, "how many relics each seat has"),
            Part("relics_waiting", 1, 0, (number,), "relics that have not entered the deck yet"),
        ]
    return (
        *found,
        Part("left", len(kinds), 0, copies, f"cards that may still come: {listed}"),
        Part("path", len(kinds), 0, copies, f"cards on the path: {listed}"),
    )


def _copies(edition: Edition, card: Card) -> int:
    """How many copies of a card a game has."""
    relics = edition.relics.cards() if edition.relics else ()
    return edition.deck()[card] + sum(relic == card for relic in relics)


class Layout:
    """The observations of one edition at a table of this many seats.

    Seats are counted from the observing seat on, so that the own seat is always the first.
    """

    def __init__(self, edition: Edition, seats: int) -> None:
        self.parts = parts(edition, seats)
        self.size = sum(part.size for part in self.parts)
        ends = np.cumsum([part.size for part in self.parts]).tolist()
        self.slices = {
            part.name: slice(end - part.size, end)
            for part, end in zip(self.parts, ends, strict=True)
        }
        low = np.concatenate([np.full(part.size, part.least) for part in self.parts])
        high = np.concatenate([np.array(part.most) for part in self.parts])
        self.flat_space = spaces.Box(low.astype(np.float32), high.astype(np.float32))
        self.named_spaces = {
            name: spaces.Box(
                self.flat_space.low[place], self.flat_space.high[place], dtype=np.float32
            )
            for name, place in self.slices.items()
        }

    def named(self, flat: Singles) -> dict[str, Singles]:
        """The parts of a flat observation by name; they share its memory."""
        return {name: flat[..., place] for name, place in self.slices.items()}


_1 = np.uint64(1)
_4 = np.uint64(4)
_CHEST = np.uint64(CHEST)
_RELIC_POINTS = np.uint64(RELIC_POINTS)
_RELICS = np.uint64(RELICS)
_LEFT = np.uint64(LEFT)
# With unsigned indices compiled code need not look for negative ones: three times as fast.


@jit_uncounted
def observe(r: Ints, g: Ints, seat: int, into: Singles) -> None:
    """Write the flat observation of one seat."""
    seats = np.uint64(r[SEATS])
    both_lists = np.uint64(r[KINDS] + r[KINDS])
    into[0] = g[EXPEDITION]
    into[1] = g[TURN]
    into[2] = g[CARRIED]
    into[3] = g[POOL]
    # The seats from the own one on come first, those before it last.
    own = np.uint64(seat)
    behind = seats - own
    inside = g[INSIDE]
    for other in range(own, seats):
        into[_4 + other - own] = inside >> np.int64(other) & 1
        into[_4 + seats + other - own] = g[_CHEST + other]
    for other in range(own):
        into[_4 + behind + other] = inside >> np.int64(other) & 1
        into[_4 + seats + behind + other] = g[_CHEST + other]
    at = _4 + seats + seats
    if r[ALL_RELICS]:
        for other in range(own, seats):
            into[at + other - own] = g[_RELIC_POINTS + other]
            into[at + seats + other - own] = g[_RELICS + other]
        for other in range(own):
            into[at + behind + other] = g[_RELIC_POINTS + other]
            into[at + seats + behind + other] = g[_RELICS + other]
        at += seats + seats
        into[at] = g[WAITING]
        at += _1
    # The copies on the path stand behind those that may still come, here as in the row.
    for place in range(both_lists):
        into[at + place] = g[_LEFT + place]


def _mask(inside: int) -> npt.NDArray[np.int8]:
    mask = np.array((1, inside), np.int8)
    mask.setflags(write=False)
    return mask


MASKS = (_mask(0), _mask(1))
"""The legal actions of a seat at camp, which can only wait, and of one in the cave."""


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots, seat by seat."""
    if isinstance(bots, str):
        raise EnvError(f"bots are a list of names, such as ['bold', 'reckoner'], not {bots[:40]!r}")
    for bot in bots:
        if not isinstance(bot, str):
            raise EnvError(f"a bot is given by its name, such as 'bold', not {reprlib.repr(bot)}")
    return tuple(bots)


def chosen_edition(edition: str | Edition, relics: bool | None) -> Edition:
    """The edition of an environment, given by its name or as an object."""
    return find_edition(edition, relics) if isinstance(edition, str) else edition
