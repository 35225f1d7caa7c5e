"""Handle the messages of people (`Asked`): add events, or refuse."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import singledispatch
from typing import Protocol

from ..bots import BOTS, shown_name
from ..editions import EditionError
from . import log, messages
from .apply import Draft
from .flow import advance, outside_bot_until, pass_host, start_again
from .log import Why
from .messages import Asked, Refused
from .names import clean_name, distinct
from .options import Options
from .people import Look, distinct_look, looks_of, may_emote, usual_look
from .state import Person, Seat, Table

INVITE_CHARACTERS = 16
"""The length of the key in a link, in hexadecimal: 64 random bits, besides those of the id."""
MOST_STRONG_BOTS = 4
"""The most bots at one table that think; the others can be simple ones."""


class World(Protocol):
    """What a table needs from outside: the bots that can sit down, random secrets and codes."""

    @property
    def bots(self) -> Collection[str]: ...
    def secret(self) -> str: ...
    def code(self) -> str: ...


def ask(table: Table, by: int, asked: Asked, now: int, world: World) -> Draft:
    """Return the events that follow from a person's message; a copy changes nothing."""
    draft = Draft(table, now)
    person = table.known(by)
    if person and asked.id in person.messages:
        return draft
    if person is None or person.gone:
        raise Refused("unknown_person")
    if table.phase == "closed":
        raise Refused("closed")
    _asked(asked, draft, person, world)
    pass_host(draft)
    start_again(draft)
    advance(draft)
    return draft


def free_seat(table: Table, wanted: int | None) -> int:
    """Return the wanted seat if it is free, or the first free seat if none is wanted."""
    if wanted is None:
        for seat, held in enumerate(table.seats):
            if held is None:
                return seat
        raise Refused("table_full")
    if wanted >= len(table.seats):
        raise Refused("no_such_seat")
    if table.seats[wanted] is not None:
        raise Refused("seat_taken")
    return wanted


def check_open(table: Table) -> None:
    """Raise `Refused` if the game has started."""
    if table.phase != "open":
        raise Refused("already_started")


def _check_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refused("not_host")


def _check_again(table: Table) -> None:
    """Raise `Refused` if no other game is played at this table."""
    if table.daily:
        raise Refused("daily_once")


def _held(table: Table, seat: int) -> Seat:
    """Return a taken seat."""
    held = table.seats[seat] if seat < len(table.seats) else None
    if held is None:
        raise Refused("no_such_seat")
    return held


def _own(table: Table, person: Person, seat: int) -> Seat:
    """Return a seat of this person."""
    held = _held(table, seat)
    if held.person != person.id:
        raise Refused("not_your_seat")
    return held


def check_rules(options: Options) -> None:
    """Raise `Refused` if no edition has these rules."""
    try:
        options.rules()
    except EditionError:
        raise Refused("no_such_rule_set") from None


def distinct_name(table: Table, raw: str) -> str:
    """Return a name as the table shows it, different from all others; raise `Refused` if bad."""
    name = clean_name(raw)
    if name is None:
        raise Refused("bad_name")
    return distinct(name, table.names())


def free_look(table: Table, seat: int, wish: Look | None) -> Look:
    """Return how the person of a seat looks: as they wish, as far as nobody else has it."""
    usual = usual_look(seat)
    wish = wish or usual
    if wish.face is None:
        wish = replace(wish, face=usual.face)
    others = [look for place, look in enumerate(looks_of(table.seats)) if look and place != seat]
    return distinct_look(wish, others)


@singledispatch
def _asked(asked: object, draft: Draft, person: Person, world: World) -> None:
    raise AssertionError(f"no such message: {asked!r}")


@_asked.register
def _(asked: messages.Sit, draft: Draft, person: Person, world: World) -> None:
    check_open(draft.table)
    seat = free_seat(draft.table, asked.seat)
    name = distinct_name(draft.table, asked.name)
    look = free_look(draft.table, seat, asked.look)
    draft.add(log.SeatTaken(draft.now, person.id, asked.id, seat, person.id, name, look))


@_asked.register
def _(asked: messages.ChangeLook, draft: Draft, person: Person, world: World) -> None:
    check_open(draft.table)
    _own(draft.table, person, asked.seat)
    look = free_look(draft.table, asked.seat, asked.look)
    draft.add(log.LookChanged(draft.now, person.id, asked.id, asked.seat, look))


@_asked.register
def _(asked: messages.Emote, draft: Draft, person: Person, world: World) -> None:
    _own(draft.table, person, asked.seat)
    if not may_emote(person.emoted, draft.now):
        raise Refused("too_fast")
    draft.add(log.Emoted(draft.now, person.id, asked.id, asked.seat, asked.emote))


@_asked.register
def _(asked: messages.Stand, draft: Draft, person: Person, world: World) -> None:
    check_open(draft.table)
    _own(draft.table, person, asked.seat)
    draft.add(log.SeatFreed(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.AddBot, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    check_open(draft.table)
    if asked.bot not in world.bots:
        raise Refused("no_such_bot")
    if _strong(asked.bot):
        seated = sum(
            1
            for held in draft.table.seats
            if held and held.person is None and held.bot and _strong(held.bot)
        )
        if seated >= MOST_STRONG_BOTS:
            raise Refused("too_many_strong_bots")
    seat = free_seat(draft.table, asked.seat)
    name = distinct_name(draft.table, shown_name(asked.bot))
    others = [look for look in looks_of(draft.table.seats) if look]
    look = distinct_look(usual_look(seat, bot=True), others)
    draft.add(log.BotSeated(draft.now, person.id, asked.id, seat, asked.bot, name, look))


def _strong(bot: str) -> bool:
    """Return whether a bot takes time of the processes that think."""
    return bot in BOTS and BOTS[bot].needs_kernel


@_asked.register
def _(asked: messages.RemoveBot, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    check_open(draft.table)
    if _held(draft.table, asked.seat).person is not None:
        raise Refused("no_such_bot")
    draft.add(log.SeatFreed(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.Remove, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    if draft.table.person(asked.person) is None:
        raise Refused("no_such_person")
    if asked.person == draft.table.owner:
        raise Refused("owner_stays")
    draft.add(log.PersonGone(draft.now, person.id, asked.id, asked.person, "removed"))
    _vacate(draft, asked.person, "removed")


@_asked.register
def _(asked: messages.Lock, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    draft.add(log.LockChanged(draft.now, person.id, asked.id, asked.locked))


@_asked.register
def _(asked: messages.NewLink, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    invite = world.secret()[-INVITE_CHARACTERS:]
    draft.add(log.LinkChanged(draft.now, person.id, asked.id, invite, world.code()))


@_asked.register
def _(asked: messages.Leave, draft: Draft, person: Person, world: World) -> None:
    draft.add(log.PersonGone(draft.now, person.id, asked.id, person.id, "left"))
    _vacate(draft, person.id, "left")


def _vacate(draft: Draft, person: int, why: Why) -> None:
    """Free the seats of a person who has left, or give them to a bot while a game runs.

    After a game the seats keep the name, and the rematch frees them.
    """
    phase = draft.table.phase
    for seat in draft.table.seats_of(person):
        if phase == "playing":
            draft.add(log.BotTookOver(draft.now, seat, why))
        elif phase == "open":
            draft.add(log.SeatFreed(draft.now, seat=seat))


@_asked.register
def _(asked: messages.ChangeOptions, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    check_open(draft.table)
    check_rules(asked.options)
    if asked.options.seats < len(draft.table.taken()):
        raise Refused("seats_taken")
    draft.add(log.OptionsChanged(draft.now, person.id, asked.id, asked.options))


@_asked.register
def _(asked: messages.AddNumber, draft: Draft, person: Person, world: World) -> None:
    if not draft.table.takes_numbers:
        raise Refused("already_started")
    draft.add(log.NumberAdded(draft.now, person.id, asked.id, person.id, asked.number))


@_asked.register
def _(asked: messages.Start, draft: Draft, person: Person, world: World) -> None:
    table = draft.table
    _check_host(table, person)
    check_open(table)
    if len(table.taken()) < table.fewest:
        raise Refused("too_few_explorers")
    for other in table.people:
        if (
            other.here
            and not other.gone
            and not other.bot
            and other.shuffle_number is None
            and table.seats_of(other.id)
        ):
            raise Refused("numbers_missing")
    game = table.game_number + 1
    draft.add(log.GameStarted(draft.now, person.id, asked.id, game, table.numbers()))


@_asked.register
def _(asked: messages.Choose, draft: Draft, person: Person, world: World) -> None:
    table = draft.table
    seat = _own(table, person, asked.seat)
    game = table.game
    if game is None:
        raise Refused("not_started")
    if (asked.game, asked.expedition, asked.turn) != table.moment():
        raise Refused("late")
    if table.phase != "playing" or game.awaits != "choices":
        raise Refused("late")
    if seat.played_by_bot:
        raise Refused("played_by_bot")
    if asked.seat not in game.inside:
        raise Refused("not_in_cave")
    draft.add(log.ChoiceSealed(draft.now, person.id, asked.id, asked.seat, asked.choice))


@_asked.register
def _(asked: messages.TakeBack, draft: Draft, person: Person, world: World) -> None:
    table = draft.table
    if not _own(table, person, asked.seat).played_by_bot:
        return
    if table.deadline is not None and table.deadline <= draft.now:
        raise Refused("late")  # the bot would take over again at once
    if person.bot and outside_bot_until(table) <= draft.now:
        raise Refused("late")
    draft.add(log.SeatTakenBack(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.Rematch, draft: Draft, person: Person, world: World) -> None:
    _check_host(draft.table, person)
    _check_again(draft.table)
    if draft.table.phase != "over":
        raise Refused("not_started" if draft.table.phase == "open" else "already_started")
    draft.add(log.RematchOpened(draft.now, person.id, asked.id, world.secret()))


@_asked.register
def _(asked: messages.Again, draft: Draft, person: Person, world: World) -> None:
    table = draft.table
    if not table.seats_of(person.id):
        raise Refused("not_seated")
    _check_again(table)
    if table.phase == "playing":
        raise Refused("already_started")
    if table.game_number == 0:
        raise Refused("not_started")
    if table.phase == "over":
        draft.add(log.RematchOpened(draft.now, person.id, asked.id, world.secret()))
    if person.id not in table.ready:
        draft.add(log.PersonReady(draft.now, person.id, asked.id, person.id))
