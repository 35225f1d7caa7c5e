"""What happens by itself: cards, reveals, bots that take over, a host who is gone."""

from __future__ import annotations

from collections.abc import Mapping

from ..game import view
from . import log
from .draft import Draft, World
from .log import Choice, Why
from .refusal import Refused
from .state import Seat, Table
from .tempo import seals_at


def due(table: Table) -> int | None:
    """When the table next needs to be told that time has passed."""
    moments: list[int] = []
    if table.phase == "playing" and table.game and table.game.awaits == "choices":
        awaited = table.awaited()
        moments += [moment for seat in awaited if (moment := _patience(table, seat))]
        if table.house.pace or not awaited:
            moments += [seals_at(table, seat, bot) for seat, bot in table.bots_deciding().items()]
        if not table.deciding():
            moments = [max([table.dealt_at + table.house.pace, *moments])]
    if table.phase != "closed" and (moment := _host_patience(table)):
        moments.append(moment)
    return min(moments, default=None)


def _patience(table: Table, seat: int) -> int | None:
    """When a bot takes over a seat whose choice is missing, if ever."""
    if table.deadline is not None:
        # Where a clock runs it alone decides: in a game by correspondence nobody is
        # expected to stay.
        return table.deadline
    person = table.person(held(table, seat).person)
    if person is None or person.here:
        return None
    return max(person.since, table.dealt_at) + table.house.away_after


def _host_patience(table: Table) -> int | None:
    """When the host's role passes on because the host is gone and somebody else is here."""
    host = table.person(table.host)
    if host is None or host.here or _next_host(table, here=True) is None:
        return None
    return host.since + max(table.house.away_after, (table.options.seconds or 0) * 1000)


def _next_host(table: Table, *, here: bool) -> int | None:
    """Who is host after the present one: seated people first."""
    others = [
        person
        for person in table.people
        if not person.gone and person.id != table.host and (person.here or not here)
    ]
    others.sort(key=lambda person: (not person.here, not table.seats_of(person.id), person.id))
    return others[0].id if others else None


def pass_host(draft: Draft) -> None:
    table = draft.table
    if table.person(table.host) is None:
        heir = _next_host(table, here=False)
        if heir != table.host:
            draft.add(log.HostPassed(draft.now, heir))
    elif (moment := _host_patience(table)) and moment <= draft.now:
        draft.add(log.HostPassed(draft.now, _next_host(table, here=True)))


def advance(draft: Draft) -> None:
    """Deal and reveal until a person's choice, or time, is needed."""
    while (table := draft.table).phase == "playing":
        assert table.game is not None
        if table.game.awaits == "card":
            draft.add(log.CardDealt(draft.now, str(table.dealer.deal(table.game))))
            continue
        for seat in table.awaited():
            moment = _patience(table, seat)
            if moment is not None and moment <= draft.now:
                why: Why = "away" if table.options.seconds is None else "time"
                draft.add(log.BotTookOver(draft.now, seat, why))
        table = draft.table
        awaited = bool(table.awaited())
        if awaited and not table.house.pace:
            return
        decided = _bots_choices(table, draft.now, draft.world)
        if awaited or len(decided) < len(table.bots_deciding()):
            if table.house.pace:
                for seat, choice in decided.items():
                    draft.add(log.ChoiceSealed(draft.now, seat=seat, choice=choice))
            return
        if not table.deciding() and draft.now < table.dealt_at + table.house.pace:
            return
        draft.add(log.AllRevealed(draft.now, _choices(table, {**table.sealed, **decided})))


def _bots_choices(table: Table, now: int, world: World) -> dict[int, Choice]:
    """What those bots choose that have thought for long enough, each from its own view."""
    assert table.game is not None
    assert table.record is not None
    chosen: dict[int, Choice] = {}
    for seat, bot in table.bots_deciding().items():
        if now >= seals_at(table, seat, bot):
            seen = view(table.game, seat, table.options.chests)
            leaves = world.leaves(bot, table.bots_seed, seen, table.record.expeditions)
            if leaves is not None:
                chosen[seat] = "leave" if leaves else "go_on"
    return chosen


def _choices(table: Table, sealed: Mapping[int, Choice]) -> str:
    """All choices of this turn, one character a seat."""
    assert table.game is not None
    choices = ["."] * len(table.seats)
    for number in table.game.inside:
        choices[number] = "-" if sealed[number] == "leave" else "+"
    return "".join(choices)


def held(table: Table, number: int) -> Seat:
    """A taken seat."""
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None:
        raise Refused("no_such_seat")
    return seat
