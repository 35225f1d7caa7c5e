"""A record as everybody sees it afterwards: every moment with its view and its events."""

from __future__ import annotations

from dataclasses import dataclass

from .. import game as rules
from ..game import Event, Game
from ..record import Record, RecordError, bots_of, replay, verify_shuffle
from . import wire
from .views import explorer_view, odds_view, path_view


@dataclass(frozen=True, slots=True)
class MomentView:
    """The game after one move, and what that move brought about."""

    expedition: int
    turn: int
    happened: tuple[Event, ...]
    game: wire.GameView
    cards: dict[str, int]
    """The cards that may come next, in the order in which the dealer counts them."""


@dataclass(frozen=True, slots=True)
class ReplayView:
    """A whole record, ready to be shown."""

    edition: str
    relics: bool
    explorers: tuple[str, ...]
    bots: tuple[str | None, ...]
    """The bot of each seat, where the record names one."""
    moments: tuple[MomentView, ...]
    shuffle: str | None
    """What is wrong with the proof of its shuffle, if there is one and it does not hold."""


def replay_view(record: Record) -> ReplayView:
    """The moments of a record; a record that breaks a rule raises a `RecordError`."""
    moments = tuple(
        MomentView(
            moment.expedition,
            moment.turn,
            moment.events,
            _game(moment.game),
            {str(card): copies for card, copies in moment.game.bag.items()},
        )
        for moment in replay(record)
    )
    wrong = None
    try:
        verify_shuffle(record)
    except RecordError as error:
        wrong = str(error)
    edition = record.edition
    bots = bots_of(record) or ("",) * len(record.explorers)
    return ReplayView(
        edition.id,
        edition.relics is not None,
        record.explorers,
        tuple(bot or None for bot in bots),
        moments,
        wrong,
    )


def _game(game: Game) -> wire.GameView:
    seen = rules.view(game, None, "open")
    return wire.GameView(
        game=1,
        expedition=seen.expedition,
        turn=seen.turn,
        path=path_view(seen),
        explorers=tuple(explorer_view(explorer, sealed=False) for explorer in seen.explorers),
        awaits=seen.awaits,
        awaited=(),
        deadline=None,
        leader=None,
        waiting=tuple(str(relic) for relic in seen.waiting),
        removed=tuple(str(card) for card in game.removed),
        odds=None if game.over else odds_view(seen, seen.bag),
        result=seen.result,
    )
