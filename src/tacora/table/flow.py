"""What happens by itself: cards, reveals, bots that take over or choose, a host who is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import BOTS
from ..dealer import number_below
from ..game import Choice, View, view
from ..record import History, choices_of
from . import log
from .apply import Draft
from .log import Why
from .state import Table

FASTEST, SLOWEST = 0.27, 1.67
"""How long a bot takes, in terms of the house's pace: 0.4 to 2.5 seconds at the usual one."""


@dataclass(frozen=True, slots=True)
class WaitingBot:
    """A seat that waits for a bot's choice, and from when that choice counts."""

    seat: int
    bot: str
    counts_from: int
    """In milliseconds since 1970."""


def waiting_bots(table: Table) -> tuple[WaitingBot, ...]:
    """The seats that wait for a bot's choice.

    Where bots take no time they are asked once the last person has sealed.
    """
    if not table.house.pace and table.awaited():
        return ()
    return tuple(
        WaitingBot(seat, bot, _counts_from(table, seat, bot))
        for seat, bot in table.bots_deciding().items()
    )


def seen_from(table: Table, seat: int) -> tuple[View, History]:
    """What a seat knows when it has to choose: its view of the game, and the game so far."""
    assert table.game is not None
    assert table.record is not None
    return view(table.game, seat, table.options.chests), table.record.expeditions


def _counts_from(table: Table, seat: int, bot: str) -> int:
    """When a bot's choice counts: later where the choice is hard, and never twice the same.

    It depends on what lies open, on the character and on chance; nothing can be read
    from it about the choice itself. Where nobody decides but bots, all are in time.
    """
    game, pace = table.game, table.house.pace
    assert game is not None
    if not pace:
        return table.dealt_at
    if not table.deciding():
        return table.dealt_at + pace
    mood = number_below(1000, table.bots_seed, "tempo", seat, game.expedition, game.turn) / 1000
    tempo = BOTS[bot].tempo if bot in BOTS else 1.0
    # A cave that cannot collapse asks for no thought.
    weight = 0.3 + 0.7 * mood + 1.5 * float(game.collapse_chance)
    return table.dealt_at + round(pace * min(SLOWEST, max(FASTEST, tempo * weight)))


def due(table: Table) -> int | None:
    """When the table next needs to be told that time has passed, or what a bot chooses."""
    moments: list[int] = []
    if table.phase == "playing":
        moments += [moment for seat in table.awaited() if (moment := _patience(table, seat))]
        moments += [each.counts_from for each in waiting_bots(table)]
    if table.phase != "closed" and (moment := _host_patience(table)):
        moments.append(moment)
    return min(moments, default=None)


def _patience(table: Table, seat: int) -> int | None:
    """When a bot takes over a seat whose choice is missing, if ever."""
    if table.deadline is not None:
        # Where a clock runs it alone decides: in a game by correspondence nobody is
        # expected to stay.
        return table.deadline
    held = table.seats[seat]
    person = table.person(held.person) if held else None
    if person is None or person.here:
        return None
    return max(person.since, table.dealt_at) + table.house.away_after


def _host_patience(table: Table) -> int | None:
    """When the host's role passes on because the host is away and another person is here."""
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
    """Make another person the host where the host is gone, or away for too long."""
    table = draft.table
    if table.person(table.host) is None:
        heir = _next_host(table, here=False)
        if heir != table.host:
            draft.add(log.HostPassed(draft.now, heir))
    elif (moment := _host_patience(table)) and moment <= draft.now:
        draft.add(log.HostPassed(draft.now, _next_host(table, here=True)))


def advance(draft: Draft, chosen: Mapping[int, Choice] | None = None) -> None:
    """Deal and reveal until a choice, or time, is needed.

    `chosen` is what bots choose in this turn; what counts of it now is sealed or revealed.
    """
    while (table := draft.table).phase == "playing":
        assert table.game is not None
        if table.game.awaits == "card":
            draft.add(log.CardDealt(draft.now, str(table.dealer.deal(table.game))))
            chosen = None
            continue
        awaited = table.awaited()
        for seat in awaited:
            moment = _patience(table, seat)
            if moment is not None and moment <= draft.now:
                why: Why = "away" if table.options.seconds is None else "time"
                draft.add(log.BotTookOver(draft.now, seat, why))
        if draft.table is not table:
            table = draft.table
            awaited = table.awaited()
        assert table.game is not None
        counting = _counting(table, draft.now, chosen or {})
        if awaited or len(counting) < len(table.bots_deciding()):
            if table.house.pace:
                for seat, choice in counting.items():
                    draft.add(log.ChoiceSealed(draft.now, seat=seat, choice=choice))
            return
        choices = {**table.sealed, **counting}
        leaving = frozenset(seat for seat, choice in choices.items() if choice == "leave")
        draft.add(log.AllRevealed(draft.now, choices_of(table.game, leaving)))


def _counting(table: Table, now: int, chosen: Mapping[int, Choice]) -> dict[int, Choice]:
    """What counts now of the choices of bots."""
    if not chosen:
        return {}
    return {
        each.seat: chosen[each.seat]
        for each in waiting_bots(table)
        if each.seat in chosen and each.counts_from <= now
    }
