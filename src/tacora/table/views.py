"""What each viewer may see of a table; no other module decides that."""

from __future__ import annotations

from dataclasses import astuple, replace
from typing import Literal

from .. import game as rules
from ..game import Bag, Game
from ..record import (
    BEGAN,
    LEFT,
    OF_BOT,
    REPLACED,
    UNBOUND,
    History,
    Record,
    RecordError,
    began_of,
    bots_field,
    bots_of,
    commitment_to,
    full_proof,
    replay,
    verify_shuffle,
)
from ..solver import odds
from . import log, public_events, wire
from .apply import Happened
from .daily import DAILY_FIELD
from .flow import seen_from
from .log import LogEvent
from .messages import AskHint, Refused
from .people import LOOKS, looks_field, looks_of, recorded_looks
from .state import Table

Viewer = int | Literal["spectator", "screen"]
"""The id of a person, a spectator, or the big screen in the middle of the table.

The screen shows what spectators see, also if the options allow no spectators, because a person
with a seat has opened it.
"""


def snapshot_for(table: Table, viewer: Viewer) -> wire.Snapshot:
    """Return all that a viewer may see of a table now."""
    watched = may_watch(table, viewer)
    return wire.Snapshot(table.version, shared_view(table, watched), you_view(table, viewer))


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Return whether a viewer may see the game; all viewers see who sits at the table."""
    if viewer == "spectator":
        return table.options.spectators == "welcome"
    return viewer == "screen" or table.person(viewer) is not None


def shared_view(table: Table, watched: bool) -> wire.TableView:
    """Return what all viewers share; of sealed choices it shows only the seats."""
    told = table.phase == "over" and watched and not _is_secret(table)
    return wire.TableView(
        table=table.id,
        code=table.code if table.phase == "open" and not table.locked else "",
        phase=table.phase,
        options=table.options,
        seats=tuple(
            wire.SeatView(seat.name, seat.person, seat.bot, seat.played_by_bot, look)
            if seat and look
            else None
            for seat, look in zip(table.seats, looks_of(table.seats), strict=True)
        ),
        people=tuple(
            wire.PersonView(person.id, person.name, person.here, person.shuffle_number is not None)
            for person in table.people
            if not person.gone
        ),
        host=table.host,
        locked=table.locked,
        invite=table.invite,
        shuffle=wire.ShuffleView(
            commitment=table.commitment,
            server_seed=table.server_seed if told else None,
            numbers=_numbers(table) if watched else (),
        ),
        game=_game_view(table, table.game) if table.game and watched else None,
        ready=table.ready,
        tally=tuple(wire.TallyView(*astuple(each)) for each in table.tally) if watched else (),
        daily=table.daily,
        practice=table.practice,
        began=wire.began_view(table.position.began if table.position else None),
    )


def _is_secret(table: Table) -> bool:
    """Return whether the seed stays a secret: others will get the same cards on this day."""
    return bool(table.daily) and not table.practice


def _numbers(table: Table) -> tuple[str, ...]:
    """Return the numbers of the commitment; empty as long as people can add numbers."""
    return () if table.takes_numbers or not table.shuffles else table.shuffles[-1].numbers


def you_view(table: Table, viewer: Viewer) -> wire.You | None:
    """Return what only this person sees; None for a spectator or a screen."""
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
    stood_in = tuple(
        wire.StoodInView(seat, each.expedition, each.turn, each.choice)
        for seat in seats
        if (held := table.seats[seat])
        for each in held.stood_in
    )
    return wire.You(person.id, seats, chests, choice, stood_in)


def _game_view(table: Table, game: Game) -> wire.GameView:
    seen = rules.view(game, None, table.options.chests)
    awaited = table.awaited()
    # With a pace of 0 nobody waits for bots: their choices are shown as sealed.
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
        # A sealed choice is told without a new view, so this must not depend on it.
        deadline=table.deadline if table.deciding() else None,
        leader=table.leader,
        waiting=tuple(str(relic) for relic in seen.waiting),
        removed=tuple(str(card) for card in game.removed),
        odds=odds_view(seen, seen.bag) if table.options.odds == "shown" and not game.over else None,
        result=seen.result,
    )


def path_view(seen: rules.View) -> tuple[wire.PathCardView, ...]:
    """Return the cards of the path, and the gems on them."""
    return tuple(wire.PathCardView(str(step.card), step.gems) for step in seen.path)


def explorer_view(explorer: rules.SeenExplorer, *, sealed: bool) -> wire.ExplorerView:
    """Return what may be seen of an explorer."""
    return wire.ExplorerView(
        chest=explorer.chest,
        carried=explorer.carried,
        relics=tuple(wire.RelicView(str(r.relic), r.worth) for r in explorer.relics),
        in_cave=explorer.in_cave,
        sealed=sealed,
    )


def odds_view(seen: rules.View, bag: Bag) -> wire.OddsView:
    """Return the chances of the next card, and what leaving brings now."""
    collapsing = sum(bag[trap] for trap in set(seen.traps_on_path))
    cards = {str(card): copies for card, copies in bag.items()}
    relics = len(seen.relics_on_path)
    leaving = tuple(
        wire.LeavingView(each.leavers, each.carried + each.each, relics if each.leavers == 1 else 0)
        for each in odds(seen).leaving
    )
    return wire.OddsView(cards, bag.total, (collapsing, bag.total), leaving)


def happened_so_far(table: Table, watched: bool) -> tuple[wire.Happening, ...]:
    """Return all that has happened in the game so far, for a viewer who has just come."""
    if table.record is None or not watched:
        return ()
    told = [event for moment in replay(table.record) for event in moment.events]
    if table.phase == "playing" and table.takes_numbers:
        return (*told, public_events.SecretReplaced(table.commitment))  # few have seen it happen
    return tuple(told)


def happenings(event: LogEvent, happened: Happened, watched: bool) -> tuple[wire.Happening, ...]:
    """Return what is told of one log event, to viewers who may watch or may not."""
    told = _told(event)
    in_game = happened if watched else ()
    hidden = not watched and isinstance(event, (log.ChoiceSealed, log.Emoted))
    return in_game if told is None or hidden else (told, *in_game)


def _told(event: LogEvent) -> public_events.TableHappening | None:
    match event:
        case log.TableOpened():
            return public_events.TableOpened()
        case log.PositionSet():
            return None  # the view has it
        case log.PersonJoined():
            return public_events.PersonJoined(event.person, event.name)
        case log.NumberAdded():
            return public_events.NumberAdded(event.person)
        case log.SeatTaken():
            return public_events.SeatTaken(event.seat, event.person, event.name)
        case log.BotSeated():
            return public_events.BotSeated(event.seat, event.bot, event.name)
        case log.LookChanged():
            return public_events.LookChanged(event.seat)
        case log.Emoted():
            return public_events.Emoted(event.seat, event.emote)
        case log.SeatFreed():
            return public_events.SeatFreed(event.seat)
        case log.PersonGone():
            return public_events.PersonGone(event.person, event.why)
        case log.OptionsChanged():
            return public_events.OptionsChanged()
        case log.LockChanged():
            return public_events.LockChanged(event.locked)
        case log.LinkChanged():
            return public_events.LinkChanged()
        case log.HostPassed():
            return public_events.HostPassed(event.person)
        case log.PersonCame():
            return public_events.PersonCame(event.person)
        case log.PersonWent():
            return public_events.PersonWent(event.person)
        case log.GameStarted():
            return public_events.GameStarted(event.game)
        case log.SecretReplaced():
            return public_events.SecretReplaced(commitment_to(event.server_seed))
        case log.ChoiceSealed():
            return public_events.ChoiceSealed(event.seat)
        case log.BotTookOver():
            return public_events.BotTookOver(event.seat, event.why)
        case log.SeatTakenBack():
            return public_events.SeatTakenBack(event.seat)
        case log.RematchOpened():
            return public_events.RematchOpened(commitment_to(event.server_seed))
        case log.PersonReady():
            return public_events.PersonReady(event.person)
        case log.TableClosed():
            return public_events.TableClosed(event.why)
        case log.CardDealt() | log.AllRevealed():
            return None  # the events of the game tell it
        case log.BotReplaced():
            return None  # the record tells it
        case log.NumbersTaken():
            return None  # the view has them


def record_of(table: Table) -> Record:
    """Return the record of a finished game, with the seeds that were secret until then.

    The record of a daily cave has the date instead; the server adds the seed when the day is over.
    """
    assert table.record is not None
    assert table.phase in ("over", "closed"), "the seed is a secret while the game runs"
    bots = bots_field(seat.bot if seat else None for seat in table.seats)
    first = table.shuffles[0]
    looks = looks_field(table.seats)
    extra: dict[str, object] = {"date": table.changed_at, "bots": bots, LOOKS: looks}
    if first.combination != UNBOUND:
        at_start = enumerate(first.numbers)
        left = [seat for seat, number in at_start if number != OF_BOT and bots[seat]]
        extra |= {LEFT: left} if left else {}
    if _is_secret(table):
        extra[DAILY_FIELD] = {"date": table.daily, "commitment": first.commitment}
    else:
        extra["shuffle"] = full_proof(table.record, table.shuffles)
    if table.position:
        extra[BEGAN] = table.position.began.as_field()
    if table.replaced:
        extra[REPLACED] = [list(each) for each in table.replaced]
    return replace(table.record, extra=extra)


def hint_for(table: Table, by: int, asked: AskHint) -> tuple[rules.View, History]:
    """Return what a hint is computed from: only what the asking seat knows.

    Raises `Refused` unless the person has to choose now; the table does not change.
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
    """Return the moments of a record; raise a `RecordError` if it breaks a rule."""
    moments = tuple(
        wire.MomentView(
            moment.expedition,
            moment.turn,
            moment.events,
            replayed_game(moment.game),
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
        recorded_looks(record.extra.get(LOOKS), bots),
        moments,
        wrong,
        wire.began_view(began_of(record)),
    )


def replayed_game(game: Game) -> wire.GameView:
    """Return a game as a replay shows it: all chests are open, and nobody is awaited."""
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
