"""A record as everybody sees it afterwards: every moment with its view and its events."""

from __future__ import annotations

from msgspec import Struct

from .. import game as rules
from ..game import Game
from ..record import Record, RecordError, replay, verify_shuffle
from . import wire
from .views import explorer_view, happening_view, odds_view, path_view, result_view


class MomentView(Struct, frozen=True):
    """The game after one move, and what that move brought about."""

    expedition: int
    turn: int
    happened: tuple[wire.Happening, ...]
    game: wire.GameView
    cards: dict[str, int]
    """The cards that may come next, in the order in which the dealer counts them."""


class ReplayView(Struct, frozen=True):
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
            tuple(happening_view(event) for event in moment.events),
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
    return ReplayView(
        edition.id,
        edition.relics is not None,
        record.explorers,
        _bots(record),
        moments,
        wrong,
    )


def _bots(record: Record) -> tuple[str | None, ...]:
    """Tables note bots by seat, the terminal game notes one entry a seat."""
    said = record.extra.get("bots")
    named = dict(enumerate(said)) if isinstance(said, list) else said
    found: list[str | None] = []
    for seat in range(len(record.explorers)):
        bot = named.get(seat, named.get(str(seat))) if isinstance(named, dict) else None
        # A lone surrogate or a control character is no name, and the first cannot be sent.
        found.append(bot if isinstance(bot, str) and bot.isprintable() else None)
    return tuple(found)


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
        result=result_view(seen.result) if seen.result else None,
    )
