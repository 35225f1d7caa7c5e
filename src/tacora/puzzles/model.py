"""A puzzle, its position, and the file of all puzzles."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from typing import Any, Literal, get_args

from ..errors import TacoraError
from ..game import EXPEDITIONS, Choice, Explorer, Game, Relic, Trap, Treasure
from ..record import from_text, last_game

FORMAT = "tacora-puzzles/1"
PACKAGED = "puzzles.json"
MOST_SOLVED_INSIDE = 3
"""In the last expedition, puzzles with at most this many explorers inside are solved exactly."""
ID_DIGITS = 8

Kind = Literal["alone", "endgame", "company"]
"""Alone in the cave before the last expedition; few in the last one; or any other position."""
KINDS: tuple[Kind, ...] = get_args(Kind)
Basis = Literal["gems", "win share", "estimate"]
"""Where the values come from: exact points of this expedition, exact win shares in the
equilibrium, or the champion's estimated win chances."""


class PuzzleError(TacoraError):
    """A file that has no valid puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one option is clearly better."""

    id: str
    """The first digits of the hash of the position's key."""
    record: str
    """The game up to this position, in the text form of a record."""
    seat: int
    basis: Basis
    leave: float
    go_on: float
    error: float
    """The standard error of the difference between the two; 0 if they are exact."""
    chances: tuple[float, float]
    """The champion's win chances of leaving and of going on."""
    others: tuple[float, ...]
    """The chance that each other explorer inside leaves now, in the order of seats."""
    mu: float
    sigma: float
    """The rating: its value and its uncertainty, as openskill has them."""

    def game(self) -> Game:
        """The position."""
        return last_game(from_text(self.record))

    @property
    def answer(self) -> Choice:
        """The better option."""
        return answer_of(self.leave, self.go_on)

    @property
    def margin(self) -> float:
        """The difference between both options."""
        return abs(self.leave - self.go_on)


def answer_of(leave: float, go_on: float) -> Choice:
    """The option with the larger value."""
    return "leave" if leave > go_on else "go_on"


def kind_of(game: Game) -> Kind:
    """The kind of a position."""
    if game.expedition == EXPEDITIONS:
        return "endgame" if len(game.inside) <= MOST_SOLVED_INSIDE else "company"
    return "alone" if len(game.inside) == 1 else "company"


def position_key(game: Game, seat: int) -> str:
    """All that matters in a position: equal for two that differ in nothing else.

    Names, the order of seats, the order of the path and the kinds of traps do not matter, nor does
    the book if its rules are the same.
    """
    rules, relics = game.edition, game.edition.relics
    traps = {trap.kind for trap in game.traps_on_path}
    others = [each for place, each in enumerate(game.explorers) if place != seat]
    own = game.explorers[seat]
    counts = Counter(trap.kind for trap in rules.traps)
    return repr(
        (
            (sorted(rules.treasures), sorted(counts.values()), rules.first_trap, rules.tie),
            relics and (relics.enter, relics.worth, relics.values),
            game.expedition,
            _points(own),
            sorted((_points(each), each.in_cave) for each in others),
            (own.carried, game.pool, game.relics_taken),
            sorted((c.gems, n) for c, n in game.bag.items() if isinstance(c, Treasure)),
            sorted((n, c.kind in traps) for c, n in game.bag.items() if isinstance(c, Trap)),
            sorted((c.worth or 0, n) for c, n in game.bag.items() if isinstance(c, Relic)),
            (len(traps), sorted(relic.worth or 0 for relic in game.relics_on_path)),
            [relic.worth or 0 for relic in game.waiting],
        )
    )


def _points(explorer: Explorer) -> tuple[int, int]:
    return explorer.points, len(explorer.relics)


def id_of(game: Game, seat: int) -> str:
    """The id of the puzzle in this position."""
    return sha256(position_key(game, seat).encode()).hexdigest()[:ID_DIGITS]


def written(puzzles: Iterable[Puzzle], provenance: Mapping[str, Any]) -> str:
    """The file of some puzzles: a line for each of them."""
    head = json.dumps({"format": FORMAT, "provenance": dict(provenance)}, ensure_ascii=False)
    lines = ",\n".join(json.dumps(asdict(each), ensure_ascii=False) for each in puzzles)
    return f'{head[:-1]}, "puzzles": [\n{lines}\n]}}\n'


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; raises a `PuzzleError` if it has none."""
    try:
        found = json.loads(text)
        if found["format"] != FORMAT:
            raise PuzzleError(f"the format is {found['format']!r}, not {FORMAT!r}")
        return tuple(_puzzle(each) for each in found["puzzles"])
    except (KeyError, TypeError, ValueError):
        raise PuzzleError("this is not a file of puzzles, or it is damaged") from None


def _puzzle(held: dict[str, Any]) -> Puzzle:
    values = {each.name: held[each.name] for each in fields(Puzzle)}
    return Puzzle(**values | {"chances": tuple(held["chances"]), "others": tuple(held["others"])})


@lru_cache(maxsize=1)
def packaged() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    return read(resources.files(__package__).joinpath(PACKAGED).read_text(encoding="utf-8"))
