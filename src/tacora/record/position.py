"""A position that was set up by hand: one moment with choices, without the game before it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..editions import EditionError, edition
from ..errors import TacoraError
from ..game import (
    EXPEDITIONS,
    Card,
    Edition,
    Explorer,
    Game,
    PathCard,
    Relic,
    TakenRelic,
    Trap,
    Treasure,
    start,
)
from .text import parse_card

MOST_CHEST = 999
"""The most gems in a chest; no game reaches a quarter of it."""


class PositionError(TacoraError):
    """A position that no game can reach."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the path, as in a record, and the gems lying on it."""

    card: str
    gems: int


@dataclass(frozen=True, slots=True)
class PlacedExplorer:
    """What a seat has; `relics` are the worths of those that it carried out."""

    chest: int
    relics: tuple[int, ...]
    in_cave: bool


@dataclass(frozen=True, slots=True)
class Position:
    """A moment in which the explorers inside have to choose."""

    edition: str
    relics: bool
    expedition: int
    carried: int
    """The gems that each explorer inside carries."""
    path: tuple[PlacedCard, ...]
    removed: tuple[str, ...]
    """The traps and relics that have left the game."""
    explorers: tuple[PlacedExplorer, ...]


def game_at(position: Position) -> Game:
    """The game in a position; an error with one sentence if no game can be there."""
    rules = _edition(position)
    fresh, _ = start(rules, _seats(position, rules))
    if not 1 <= position.expedition <= EXPEDITIONS:
        raise PositionError(f"there are {EXPEDITIONS} expeditions, no {position.expedition}th")
    explorers = tuple(_explorer(each, position.carried, rules) for each in position.explorers)
    inside = sum(each.in_cave for each in explorers)
    if not inside:
        raise PositionError("nobody is inside, so there is nothing to choose")
    path = tuple(PathCard(_card(each.card), each.gems) for each in position.path)
    removed = tuple(map(_card, position.removed))
    bag, waiting = fresh.bag, fresh.waiting
    if rules.relics and rules.relics.enter == "one per expedition":
        entering = waiting[: position.expedition - 1]
        bag, waiting = bag.plus(entering), waiting[len(entering) :]
    taken = [relic.relic for each in explorers for relic in each.relics]
    for card in (*removed, *taken, *(step.card for step in path)):
        if card not in bag:
            raise PositionError(
                f"the deck has no further {card} in expedition {position.expedition}"
            )
        bag = bag.without(card)
    if any(isinstance(card, Treasure) for card in removed):
        raise PositionError("only traps and relics leave the game")
    _check_path(path, position.carried, inside)
    if not bag.total:
        raise PositionError("no card is left, so there is nothing to choose")
    return Game(
        edition=rules,
        explorers=explorers,
        expedition=position.expedition,
        turn=len(path),
        path=path,
        bag=bag,
        waiting=waiting,
        removed=removed,
        awaits="choices",
    )


def _edition(position: Position) -> Edition:
    try:
        return edition(position.edition, position.relics)
    except EditionError as error:
        raise PositionError(str(error)) from None


def _seats(position: Position, rules: Edition) -> int:
    seats = len(position.explorers)
    if not rules.least_explorers <= seats <= rules.most_explorers:
        allowed = f"{rules.least_explorers} to {rules.most_explorers}"
        raise PositionError(f"{rules.id} is for {allowed} explorers, not {seats}")
    return seats


def _card(text: str) -> Card:
    card = parse_card(text)
    if card is None:
        raise PositionError(f"{text[:40]!r} is not a card")
    return card


def _explorer(placed: PlacedExplorer, carried: int, rules: Edition) -> Explorer:
    if not 0 <= placed.chest <= MOST_CHEST:
        raise PositionError(f"a chest holds 0 to {MOST_CHEST} gems, not {placed.chest}")
    relics = rules.relics
    if placed.relics and relics is None:
        raise PositionError(f"{rules.name} has no relics")
    taken = []
    for worth in placed.relics:
        if relics is None or worth not in relics.values:
            raise PositionError(f"no relic of {rules.name} is worth {worth}")
        taken.append(TakenRelic(Relic(worth if relics.worth == "printed" else None), worth))
    held = carried if placed.in_cave else 0
    return Explorer(placed.chest, held, tuple(taken), placed.in_cave)


def _check_path(path: tuple[PathCard, ...], carried: int, inside: int) -> None:
    if not path:
        raise PositionError("the first card lies on the path before anybody chooses")
    traps = Counter(step.card for step in path if isinstance(step.card, Trap))
    if any(copies > 1 for copies in traps.values()):
        raise PositionError("the same trap twice makes everybody flee")
    for step in path:
        if step.gems < 0 or (step.gems and not isinstance(step.card, Treasure)):
            raise PositionError(f"{step.gems} gems cannot lie on the card {step.card}")
    shown = sum(step.card.gems for step in path if isinstance(step.card, Treasure))
    lying = sum(step.gems for step in path)
    if carried < 0 or carried * inside + lying > shown:
        raise PositionError(
            f"{inside} explorers with {carried} gems each and {lying} on the path have more than "
            f"the {shown} gems that these cards show"
        )
