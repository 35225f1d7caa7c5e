"""What one seat, or a spectator, may see of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cards import Bag, Relic
from .edition import Edition
from .state import Awaited, Game, PathCard, Result, Sights, TakenRelic

Chests = Literal["open", "closed"]


@dataclass(frozen=True, slots=True)
class SeenExplorer:
    """An explorer as a viewer sees it; a closed chest is None."""

    chest: int | None
    carried: int
    relics: tuple[TakenRelic, ...]
    in_cave: bool


@dataclass(frozen=True, slots=True, repr=False)
class View(Sights):
    """A game as one seat may see it; seat None is a spectator."""

    seat: int | None
    edition: Edition
    explorers: tuple[SeenExplorer, ...]
    expedition: int
    turn: int
    path: tuple[PathCard, ...]
    bag: Bag
    waiting: tuple[Relic, ...]
    awaits: Awaited
    result: Result | None


def view(game: Game, seat: int | None, chests: Chests) -> View:
    """Return what a seat may see: all on the table; if chests are closed, only its own chest.

    When the game is over, all chests are open.
    """
    opened = chests == "open" or game.over
    return View(
        seat=seat,
        edition=game.edition,
        explorers=tuple(
            SeenExplorer(
                explorer.chest if opened or owner == seat else None,
                explorer.carried,
                explorer.relics,
                explorer.in_cave,
            )
            for owner, explorer in enumerate(game.explorers)
        ),
        expedition=game.expedition,
        turn=game.turn,
        path=game.path,
        bag=game.bag,
        waiting=game.waiting,
        awaits=game.awaits,
        result=game.result,
    )
