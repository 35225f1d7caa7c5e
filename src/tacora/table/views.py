"""The one place that decides what anybody may see of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from .. import game as rules
from ..game import Bag, Game
from ..record import (
    History,
    Record,
    RecordError,
    bots_field,
    bots_of,
    commitment_to,
    full_proof,
    replay,
    verify_shuffle,
)
from ..solver import odds
from . import log, wire
from .apply import Happened
from .flow import seen_from
from .log import LogEvent
from .messages import AskHint, Refused
from .state import Table

Viewer = int | Literal["spectator", "screen"]
"""A person's number, a spectator, or the big screen in the middle of the table.

The screen shows what spectators see, and also does where the options welcome none:
somebody with a seat has put it up.
"""


def snapshot_for(table: Table, viewer: Viewer) -> wire.Snapshot:
    """All that a viewer may see of a table now."""
    watched = may_watch(table, viewer)
    return wire.Snapshot(table.version, shared_view(table, watched), you_view(table, viewer))


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer may see the game, and not only who sits at the table."""
    if viewer == "spectator":
        return table.options.spectators == "welcome"
    return viewer == "screen" or table.person(viewer) is not None


def shared_view(table: Table, watched: bool) -> wire.TableView:
    """What all who watch see alike: it knows of no viewer, and of sealed choices only whose."""
    told = table.phase == "over" and watched
    return wire.TableView(
        table=table.id,
        phase=table.phase,
        options=table.options,
        seats=tuple(
            wire.SeatView(seat.name, seat.person, seat.bot, seat.played_by_bot) if seat else None
            for seat in table.seats
        ),
        people=tuple(
            wire.PersonView(person.id, person.name, person.here, person.number is not None)
            for person in table.people
            if not person.gone
        ),
        host=table.host,
        shuffle=wire.ShuffleView(
            commitment=table.commitment,
            server_seed=table.server_seed if told else None,
            numbers=table.numbers if told else (),
        ),
        game=_game_view(table, table.game) if table.game and watched else None,
    )


def you_view(table: Table, viewer: Viewer) -> wire.You | None:
    """What a person sees besides, which is nobody else's business."""
    person = None if isinstance(viewer, str) else table.person(viewer)
    if person is None:
        return None
    seats = table.seats_of(person.id)
    chests = {
        str(seat): table.game.explorers[seat].chest
        for seat in seats
        if table.game is not None and seat < len(table.game.explorers)
    }
    choice = table.sealed.get(seats[0]) if len(seats) == 1 else None
    return wire.You(person.id, seats, chests, choice)


def _game_view(table: Table, game: Game) -> wire.GameView:
    seen = rules.view(game, None, table.options.chests)
    awaited = table.awaited()
    # Where bots take no time, nobody has to wait for them: their choice counts as sealed.
    missing = (*awaited, *(table.bots_deciding() if table.house.pace else ()))
    deciding = game.awaits == "choices"
    return wire.GameView(
        game=table.game_number,
        expedition=seen.expedition,
        turn=seen.turn,
        path=path_view(seen),
        explorers=tuple(
            explorer_view(explorer, sealed=deciding and explorer.in_cave and seat not in missing)
            for seat, explorer in enumerate(seen.explorers)
        ),
        awaits=seen.awaits,
        awaited=awaited,
        # Who has sealed is told without a new view, so this must not depend on it.
        deadline=table.deadline if table.deciding() else None,
        leader=table.dealer.leader(game),
        waiting=tuple(str(relic) for relic in seen.waiting),
        removed=tuple(str(card) for card in game.removed),
        odds=odds_view(seen, seen.bag) if table.options.odds == "shown" and not game.over else None,
        result=seen.result,
    )


def path_view(seen: rules.View) -> tuple[wire.PathCardView, ...]:
    """The cards that lie open, and the gems on them."""
    return tuple(wire.PathCardView(str(step.card), step.gems) for step in seen.path)


def explorer_view(explorer: rules.SeenExplorer, *, sealed: bool) -> wire.ExplorerView:
    """What a seat has, as far as it may be seen."""
    return wire.ExplorerView(
        chest=explorer.chest,
        carried=explorer.carried,
        relics=tuple(wire.RelicView(str(r.relic), r.worth) for r in explorer.relics),
        in_cave=explorer.in_cave,
        sealed=sealed,
    )


def odds_view(seen: rules.View, bag: Bag) -> wire.OddsView:
    collapsing = sum(bag[trap] for trap in set(seen.traps_on_path))
    cards = {str(card): copies for card, copies in bag.items()}
    leaving = tuple(
        wire.LeavingView(each.leavers, each.carried + each.each, each.relics)
        for each in odds(seen).leaving
    )
    return wire.OddsView(cards, bag.total, (collapsing, bag.total), leaving)


def happened_so_far(table: Table, watched: bool) -> tuple[wire.Happening, ...]:
    """What has happened in the game until now, for a viewer who has not seen it happen."""
    if table.record is None or not watched:
        return ()
    return tuple(event for moment in replay(table.record) for event in moment.events)


def happenings(event: LogEvent, happened: Happened, watched: bool) -> tuple[wire.Happening, ...]:
    """What everybody is told of one event of the log; all who watch are told the same."""
    told = _told(event)
    in_game = happened if watched else ()
    hidden = not watched and isinstance(event, log.ChoiceSealed)
    return in_game if told is None or hidden else (told, *in_game)


def _told(event: LogEvent) -> wire.TableHappening | None:
    match event:
        case log.TableOpened():
            return wire.TableOpened()
        case log.PersonJoined():
            return wire.PersonJoined(event.person, event.name)
        case log.NumberAdded():
            return wire.NumberAdded(event.person)
        case log.SeatTaken():
            return wire.SeatTaken(event.seat, event.person, event.name)
        case log.BotSeated():
            return wire.BotSeated(event.seat, event.bot, event.name)
        case log.SeatFreed():
            return wire.SeatFreed(event.seat)
        case log.PersonGone():
            return wire.PersonGone(event.person, event.why)
        case log.OptionsChanged():
            return wire.OptionsChanged()
        case log.HostPassed():
            return wire.HostPassed(event.person)
        case log.PersonCame():
            return wire.PersonCame(event.person)
        case log.PersonWent():
            return wire.PersonWent(event.person)
        case log.GameStarted():
            return wire.GameStarted(event.game)
        case log.ChoiceSealed():
            return wire.ChoiceSealed(event.seat)
        case log.BotTookOver():
            return wire.BotTookOver(event.seat, event.why)
        case log.SeatTakenBack():
            return wire.SeatTakenBack(event.seat)
        case log.RematchOpened():
            return wire.RematchOpened(commitment_to(event.server_seed))
        case log.TableClosed():
            return wire.TableClosed(event.why)
        case log.CardDealt() | log.AllRevealed():
            return None  # the game's own events say it


def record_of(table: Table) -> Record:
    """The record of a game that is over, with all that was secret until then."""
    assert table.record is not None
    assert table.phase in ("over", "closed"), "the seed is a secret while the game runs"
    extra = {
        "date": table.changed_at,
        "bots": bots_field(seat.bot if seat else None for seat in table.seats),
        "shuffle": full_proof(table.record, table.server_seed, table.numbers),
    }
    return replace(table.record, extra=extra)


def hint_for(table: Table, by: int, asked: AskHint) -> tuple[rules.View, History]:
    """What a hint is made from: what the seat that asks could know.

    A hint is for a person who has to choose now; asking does not change the table.
    """
    if table.person(by) is None:
        raise Refused("unknown_person")
    seat = table.seats[asked.seat] if asked.seat < len(table.seats) else None
    if seat is None:
        raise Refused("no_such_seat")
    if seat.person != by:
        raise Refused("not_your_seat")
    if table.options.odds != "shown":
        raise Refused("no_hints")
    if table.game is None:
        raise Refused("not_started")
    if (asked.game, asked.expedition, asked.turn) != table.moment():
        raise Refused("late")
    if seat.played_by_bot:
        raise Refused("played_by_bot")
    if asked.seat not in table.game.inside:
        raise Refused("not_in_cave")
    if asked.seat not in table.awaited():
        raise Refused("not_awaited")
    return seen_from(table, asked.seat)


def replay_view(record: Record) -> wire.ReplayView:
    """The moments of a record; a record that breaks a rule raises a `RecordError`."""
    moments = tuple(
        wire.MomentView(
            moment.expedition,
            moment.turn,
            moment.events,
            _replayed_game(moment.game),
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
    return wire.ReplayView(
        edition.id,
        edition.relics is not None,
        record.explorers,
        tuple(bot or None for bot in bots),
        moments,
        wrong,
    )


def _replayed_game(game: Game) -> wire.GameView:
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
