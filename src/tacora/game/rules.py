"""The rules: a move makes the next game and its events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from ..errors import TacoraError
from .cards import Card, Relic, Trap, Treasure
from .edition import EXPEDITIONS, Edition
from .events import (
    CardRevealed,
    CaveCollapsed,
    ChoicesRevealed,
    DecisionSkipped,
    DeckRanOut,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersLeft,
    GameEnded,
    RelicTaken,
    TreasureShared,
)
from .state import Explorer, Game, PathCard, Result, TakenRelic


class IllegalMove(TacoraError):
    """The rules do not allow a move now; the game is unchanged."""


Choice = Literal["go_on", "leave"]
"""What an explorer in the cave decides, in every part of the program."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """A card is revealed."""

    card: Card


@dataclass(frozen=True, slots=True)
class Decide:
    """The explorers inside have decided: these leave, the others go on."""

    leaving: frozenset[int]

    def __init__(self, leaving: Iterable[int] = ()) -> None:
        object.__setattr__(self, "leaving", frozenset(leaving))


Move = Reveal | Decide
Step = tuple[Game, tuple[Event, ...]]


def start(edition: Edition, explorers: int) -> Step:
    """Return a new game at the start of the first expedition, and its first events."""
    if not edition.least_explorers <= explorers <= edition.most_explorers:
        raise IllegalMove(
            f"{edition.id} is for {edition.least_explorers} to {edition.most_explorers} "
            f"explorers, not {explorers}"
        )
    game = Game(
        edition=edition,
        explorers=(Explorer(),) * explorers,
        expedition=0,
        turn=0,
        path=(),
        bag=edition.deck(),
        waiting=edition.relics.cards() if edition.relics else (),
        removed=(),
        awaits="card",
    )
    return _begin_expedition(game, ())


def play(game: Game, move: Move) -> Step:
    """Return the game after a move, and what happened; raise `IllegalMove` if it is not allowed."""
    if isinstance(move, Reveal):
        return _reveal(game, move.card)
    if isinstance(move, Decide):
        return _decide(game, move.leaving)
    raise IllegalMove(f"a Reveal or a Decide was awaited, not {move!r}")


_AWAITED = {
    "card": "the next card was awaited",
    "choices": "the choices of the explorers inside were awaited",
    "nothing": "nothing was awaited, the game is over",
}


def _reveal(game: Game, card: Card) -> Step:
    if game.awaits != "card":
        raise IllegalMove(f"{_AWAITED[game.awaits]}, not a card")
    if not isinstance(card, Card) or card not in game.bag:
        raise IllegalMove(f"a card still in the deck was awaited, and no {card} is")

    revealed = CardRevealed(card)
    explorers, lying = game.explorers, 0
    events: tuple[Event, ...] = (revealed,)
    if isinstance(card, Treasure):
        inside = game.inside
        each, lying = divmod(card.gems, len(inside))
        explorers = tuple(
            Explorer(explorer.chest, explorer.carried + each, explorer.relics, True)
            if explorer.in_cave
            else explorer
            for explorer in explorers
        )
        events = (revealed, TreasureShared(inside, each, lying))
    repeated = isinstance(card, Trap) and any(step.card == card for step in game.path)
    game = replace(
        game,
        explorers=explorers,
        turn=game.turn + 1,
        path=(*game.path, PathCard(card, lying)),
        bag=game.bag.without(card),
        awaits="choices",
    )
    if isinstance(card, Trap):
        if repeated:
            return _collapse(game, card, revealed)
        if game.turn == 1 and game.edition.first_trap == "next card":
            return _go_on(replace(game, awaits="card"), (revealed, DecisionSkipped()))
    return game, events


def _collapse(game: Game, trap: Trap, revealed: CardRevealed) -> Step:
    inside = game.inside
    lost = game.explorers[inside[0]].carried
    explorers = tuple(
        Explorer(explorer.chest, 0, explorer.relics, False) for explorer in game.explorers
    )
    game = replace(game, explorers=explorers)
    return _end_expedition(game, "collapse", trap, (revealed, CaveCollapsed(trap, inside, lost)))


def _decide(game: Game, leaving: frozenset[int]) -> Step:
    if game.awaits != "choices":
        raise IllegalMove(f"{_AWAITED[game.awaits]}, not choices")
    inside = game.inside
    for seat in leaving:
        if seat not in inside:
            raise IllegalMove(f"choices of the seats {_listed(inside)} were awaited: {_why(seat)}")
    going_on = tuple(seat for seat in inside if seat not in leaving)
    leavers = tuple(seat for seat in inside if seat in leaving)
    events: tuple[Event, ...] = (ChoicesRevealed(going_on, leavers),)
    if leavers:
        game, left = _leave(game, leavers)
        events += left
    if not going_on:
        return _end_expedition(game, "everyone left", None, events)
    return _go_on(replace(game, awaits="card"), events)


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))


def _why(seat: object) -> str:
    return f"seat {seat} is not in the cave"


def _leave(game: Game, leavers: tuple[int, ...]) -> Step:
    """Let explorers leave: they share the pool equally, and a lone one takes all relics."""
    carried = game.explorers[leavers[0]].carried
    each, left = divmod(game.pool, len(leavers))
    events: list[Event] = [ExplorersLeft(leavers, carried, each, left)]
    relics = game.relics_on_path if len(leavers) == 1 else ()
    taken: list[TakenRelic] = []
    if relics and game.edition.relics:
        before = game.relics_taken
        for number, relic in enumerate(relics, start=before):
            worth = game.edition.relics.worth_of(relic, number)
            taken.append(TakenRelic(relic, worth))
            events.append(RelicTaken(leavers[0], relic, worth))
    explorers = tuple(
        Explorer(explorer.chest + carried + each, 0, (*explorer.relics, *taken), False)
        if seat in leavers
        else explorer
        for seat, explorer in enumerate(game.explorers)
    )
    path = _with_pool(game.path, left, without_relics=bool(taken))
    return replace(game, explorers=explorers, path=path), tuple(events)


def _with_pool(
    path: tuple[PathCard, ...], pool: int, *, without_relics: bool
) -> tuple[PathCard, ...]:
    """Return the path after leavers: remaining gems on the last treasure, without taken relics."""
    steps: list[PathCard] = []
    for step in reversed(path):
        if isinstance(step.card, Treasure):
            steps.append(PathCard(step.card, pool))
            pool = 0
        elif not (without_relics and isinstance(step.card, Relic)):
            steps.append(step)
    assert pool == 0, "gems lie on treasures only"
    return tuple(reversed(steps))


def _go_on(game: Game, events: tuple[Event, ...]) -> Step:
    """Await the next card, or end the expedition if the deck is empty."""
    if game.bag.total:
        return game, events
    game, left = _leave(game, game.inside)
    return _end_expedition(game, "everyone left", None, (*events, DeckRanOut(), *left))


def _end_expedition(
    game: Game,
    how: Literal["collapse", "everyone left"],
    trap: Trap | None,
    events: tuple[Event, ...],
) -> Step:
    """Put cards back, remove those that leave the game, and begin the next expedition."""
    lost = game.relics_on_path
    gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)
    back: list[Card] = [step.card for step in game.path]
    for card in gone:
        back.remove(card)
    events += (ExpeditionEnded(game.expedition, how, game.pool, lost, trap),)
    game = replace(
        game, path=(), bag=game.bag.plus(back), removed=(*game.removed, *gone), awaits="card"
    )
    if game.expedition < EXPEDITIONS:
        return _begin_expedition(game, events)
    result = _result(game)
    return replace(game, awaits="nothing", result=result), (*events, GameEnded(result))


def _begin_expedition(game: Game, events: tuple[Event, ...]) -> Step:
    relics = game.edition.relics
    entering = game.waiting[:1] if relics and relics.enter == "one per expedition" else game.waiting
    game = replace(
        game,
        explorers=tuple(Explorer(each.chest, 0, each.relics, True) for each in game.explorers),
        expedition=game.expedition + 1,
        turn=0,
        bag=game.bag.plus(entering),
        waiting=game.waiting[len(entering) :],
    )
    return game, (*events, ExpeditionBegan(game.expedition, entering))


def _result(game: Game) -> Result:
    points = tuple(explorer.points for explorer in game.explorers)
    relics = tuple(len(explorer.relics) for explorer in game.explorers)
    winners = tuple(seat for seat, point in enumerate(points) if point == max(points))
    if len(winners) > 1 and game.edition.tie == "most relics":
        most = max(relics[seat] for seat in winners)
        winners = tuple(seat for seat in winners if relics[seat] == most)
    outcome: Literal["won", "shared", "play again"] = "won"
    if len(winners) > 1:
        outcome = "shared" if game.edition.tie == "shared" else "play again"
    return Result(points, relics, winners, outcome)
