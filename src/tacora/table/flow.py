"""What a table does by itself: deal, reveal, let bots take over or choose, replace the host."""

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

FASTEST_PACE, SLOWEST_PACE = 0.27, 1.67
"""Limits of a bot's time, as factors of the house's pace: 0.4 to 2.5 seconds by default."""


OUTSIDE_BOT_MS = 30_000
"""The time of a program from outside for a choice; then the stand-in plays for it."""
NEVER_CAME_MS = 60_000
"""A person who joins before a game and does not connect in this time has left."""


@dataclass(frozen=True, slots=True)
class WaitingBot:
    """A seat that waits for a bot's choice, and the time from which that choice counts."""

    seat: int
    bot: str
    counts_from: int
    """In milliseconds since 1970."""


def waiting_bots(table: Table) -> tuple[WaitingBot, ...]:
    """Return the seats that wait for a bot's choice.

    With a pace of 0, bots are asked after the last person has sealed; in a pause, not at all.
    """
    if table.paused or (not table.house.pace and table.awaited()):
        return ()
    return tuple(
        WaitingBot(seat, bot, _counts_from(table, seat, bot))
        for seat, bot in table.bots_deciding().items()
    )


def seen_from(table: Table, seat: int) -> tuple[View, History]:
    """Return what a seat knows when it has to choose: its view, and the game so far."""
    assert table.game is not None
    assert table.record is not None
    return view(table.game, seat, table.options.chests), table.record.expeditions


def _counts_from(table: Table, seat: int, bot: str) -> int:
    """Return the time from which a bot's choice counts: later if the choice is hard.

    It depends on the open cards, the character and chance, so it reveals nothing about the
    choice itself. If only bots decide, it is the same for all of them.
    """
    game, pace = table.game, table.house.pace
    assert game is not None
    if not pace:
        return table.dealt_at
    if not table.deciding():
        return table.dealt_at + pace
    mood = number_below(1000, table.bots_seed, "tempo", seat, game.expedition, game.turn) / 1000
    tempo = BOTS[bot].tempo if bot in BOTS else 1.0
    # If the cave cannot collapse, the choice is easy.
    weight = 0.3 + 0.7 * mood + 1.5 * float(game.collapse_chance)
    return table.dealt_at + round(pace * min(SLOWEST_PACE, max(FASTEST_PACE, tempo * weight)))


def due(table: Table) -> int | None:
    """Return the time at which the table next needs a `Tick` or a bot's choice, or None."""
    moments: list[int] = []
    if table.phase == "playing":
        moments += [moment for seat in table.awaited() if (moment := _takeover_at(table, seat))]
        moments += [each.counts_from for each in waiting_bots(table)]
    moments += [moment for _, moment in _who_may_not_come(table)]
    if table.phase != "closed" and (moment := _host_passes_at(table)):
        moments.append(moment)
    return min(moments, default=None)


def _takeover_at(table: Table, seat: int) -> int | None:
    """Return the time at which a bot takes over a seat whose choice is missing, or None.

    A bot never plays for a person if nobody else waits.
    """
    if table.paused:
        return None
    held = table.seats[seat]
    person = table.person(held.person) if held else None
    if person and person.bot:
        limit = outside_bot_until(table)
        return limit if table.deadline is None else min(limit, table.deadline)
    if table.deadline is not None:
        # If a clock runs, only the clock decides: in a game by correspondence people need
        # not stay connected.
        return table.deadline
    if person is None or person.here:
        return None
    waiting_since = min(other.since for other in table.players() if other.here)
    return max(person.since, table.dealt_at, waiting_since) + table.house.away_after


def outside_bot_until(table: Table) -> int:
    """Return when the time of a program from outside for its choice ends."""
    return table.dealt_at + OUTSIDE_BOT_MS


def _who_may_not_come(table: Table) -> list[tuple[int, int]]:
    """Return who has not connected yet, and until when they may; the owner has no limit."""
    if table.phase != "open":
        return []
    return [
        (person.id, person.since + NEVER_CAME_MS)
        for person in table.people
        if not person.came and not person.gone and person.id != table.owner
    ]


def end_joins(draft: Draft) -> None:
    """Let people leave who joined and never connected, so that they take no seat."""
    for person, moment in _who_may_not_come(draft.table):
        if moment <= draft.now:
            draft.add(log.PersonGone(draft.now, person=person))
            for seat in draft.table.seats_of(person):
                draft.add(log.SeatFreed(draft.now, seat=seat))


def _host_passes_at(table: Table) -> int | None:
    """Return the time at which an absent host is replaced by a person who is here, or None."""
    host = table.person(table.host)
    if host is None or host.here or _next_host(table, here=True) is None:
        return None
    return host.since + max(table.house.away_after, (table.options.seconds or 0) * 1000)


def _next_host(table: Table, *, here: bool) -> int | None:
    """Return the person with a seat who becomes host next, or None."""
    others = [
        person
        for person in table.people
        if not person.gone
        and not person.bot
        and person.id != table.host
        and (person.here or not here)
        and table.seats_of(person.id)
    ]
    others.sort(key=lambda person: (not person.here, person.id))
    return others[0].id if others else None


def pass_host(draft: Draft) -> None:
    """Make another person the host if the host has left, or is away for too long."""
    table = draft.table
    if table.person(table.host) is None:
        heir = _next_host(table, here=False)
        if heir != table.host:
            draft.add(log.HostPassed(draft.now, heir))
    elif (moment := _host_passes_at(table)) and moment <= draft.now:
        draft.add(log.HostPassed(draft.now, _next_host(table, here=True)))


def start_again(draft: Draft) -> None:
    """Start another game once all players want it, are here and have added their numbers."""
    table = draft.table
    if table.phase != "open" or not table.ready:
        return
    if len(table.taken()) < table.fewest:
        return
    if all(
        person.here and person.shuffle_number is not None and person.id in table.ready
        for person in table.players()
    ):
        game = table.game_number + 1
        draft.add(log.GameStarted(draft.now, game=game, numbers=table.numbers()))


def advance(draft: Draft, chosen: Mapping[int, Choice] | None = None) -> None:
    """Deal and reveal until a choice is missing or time must pass.

    `chosen` has the choices of bots in this turn; those that count now are sealed or revealed.
    """
    while (table := draft.table).phase == "playing":
        assert table.game is not None
        if table.game.awaits == "card":
            if table.takes_numbers:
                draft.add(log.NumbersTaken(draft.now, table.numbers()))
                continue
            draft.add(log.CardDealt(draft.now, str(table.next_card())))
            chosen = None
            continue
        awaited = table.awaited()
        for seat in awaited:
            moment = _takeover_at(table, seat)
            if moment is not None and moment <= draft.now:
                held = table.seats[seat]
                timed = table.options.seconds is not None or (held and held.bot)
                why: Why = "time" if timed else "away"
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
    """Return the choices of bots that count now."""
    if not chosen:
        return {}
    return {
        each.seat: chosen[each.seat]
        for each in waiting_bots(table)
        if each.seat in chosen and each.counts_from <= now
    }
