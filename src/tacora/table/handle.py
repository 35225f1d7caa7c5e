"""Handle messages of people and of the driver: add events, or refuse."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import singledispatch
from typing import NamedTuple, Protocol

from ..bots import BOTS
from ..editions import EditionError
from ..game import Choice
from . import log, messages
from .apply import Draft, blank
from .flow import WaitingBot, advance, pass_host, start_again, waiting_bots
from .log import Why
from .messages import Asked, Refused, Told
from .options import House, Options
from .state import Person, Seat, Table, clean_name, distinct

MOST_PEOPLE, MOST_PEOPLE_EVER = 64, 1_000
"""Limits of people at one table: at the same time, and in total."""
MOST_OF_ONE_NETWORK = 8
"""The most people of one network at one table at the same time: a family around all seats."""


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


def open_table(
    table: str,
    options: Options,
    house: House,
    host: messages.Join,
    now: int,
    world: World,
    code: str = "",
) -> Draft:
    """Return the draft of a new table with its host in a seat."""
    _check_rules(options)
    draft = Draft(blank(table), now)
    draft.add(log.TableOpened(now, table, options, house, world.secret(), code))
    _join(host, draft)
    return draft


def tell(table: Table, told: Told, now: int) -> Draft:
    """Return the events that follow from a message of the driver."""
    draft = Draft(table, now)
    if table.phase != "closed":
        _tell(draft, told)
    elif isinstance(told, messages.Join):
        raise Refused("closed")
    return draft


def _tell(draft: Draft, told: Told) -> None:
    _told(told, draft)
    pass_host(draft)
    start_again(draft)
    advance(draft, _chosen(draft.table, told))


def _chosen(table: Table, told: Told) -> dict[int, Choice]:
    """Return the choices of bots; empty if they are for another turn."""
    if not isinstance(told, messages.BotsChose):
        return {}
    of_this_turn = (told.game, told.expedition, told.turn) == table.moment()
    return dict(told.choices) if of_this_turn else {}


def ask(table: Table, by: int, asked: Asked, now: int, world: World) -> Draft:
    """Return the events that follow from a person's message; a copy changes nothing."""
    draft = Draft(table, now)
    person = table.people[by - 1] if 1 <= by <= len(table.people) else None
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


class Replaced(NamedTuple):
    """The choice of a simple bot for a strong one that did not answer in time."""

    choice: Choice


BotChoice = Choice | Replaced


def let_bots_choose(draft: Draft, choose: Callable[[Table, WaitingBot], BotChoice | None]) -> None:
    """Ask the bots whose choices would count now, and add what follows from their choices.

    `choose` returns None for a bot that still thinks; the driver calls again when it has
    chosen. With a pace of 0, one call can play a whole game.
    """
    while (moment := draft.table.moment()) is not None:
        table = draft.table
        found = {
            each.seat: choice
            for each in waiting_bots(table)
            if each.counts_from <= draft.now and (choice := choose(table, each)) is not None
        }
        if not found:
            return
        for seat, choice in found.items():
            if isinstance(choice, Replaced) and (*moment[1:], seat) not in table.replaced:
                draft.add(log.BotReplaced(draft.now, seat))
        table = draft.table
        choices: dict[int, Choice] = {
            seat: choice.choice if isinstance(choice, Replaced) else choice
            for seat, choice in found.items()
        }
        _tell(draft, messages.BotsChose(*moment, choices))
        if draft.table is table:
            return  # the other bots still think


def _free_seat(table: Table, wanted: int | None) -> int:
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


def _only_open(table: Table) -> None:
    if table.phase != "open":
        raise Refused("already_started")


def _only_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Refused("not_host")


def _held(table: Table, seat: int) -> Seat:
    """Return a taken seat."""
    held = table.seats[seat] if seat < len(table.seats) else None
    if held is None:
        raise Refused("no_such_seat")
    return held


def _own(table: Table, person: Person, seat: int) -> Seat:
    held = _held(table, seat)
    if held.person != person.id:
        raise Refused("not_your_seat")
    return held


def _check_rules(options: Options) -> None:
    try:
        options.rules()
    except EditionError:
        raise Refused("no_such_rule_set") from None


def _cleaned(table: Table, raw: str) -> str:
    name = clean_name(raw)
    if name is None:
        raise Refused("bad_name")
    return distinct(name, table.names())


def _join(join: messages.Join, draft: Draft) -> None:
    table = draft.table
    if any(person.token_hash == join.token_hash for person in table.people):
        return  # the same request once more
    if not table.opens(join.invite):
        raise Refused("old_link")
    if table.locked:
        raise Refused("locked")
    _only_open(table)
    _check_network(table, join.where)
    here = sum(1 for person in table.people if not person.gone)
    if here >= MOST_PEOPLE or len(table.people) >= MOST_PEOPLE_EVER:
        raise Refused("table_full")
    seat = _free_seat(table, join.seat)
    name = _cleaned(table, join.name)
    person = len(table.people) + 1
    draft.add(log.PersonJoined(draft.now, person, name, join.token_hash, join.where))
    draft.add(log.NumberAdded(draft.now, person=person, number=join.number))
    draft.add(log.SeatTaken(draft.now, seat=seat, person=person, name=name))


def _check_network(table: Table, where: str) -> None:
    """Refuse a network from which a person was removed, or too many have come.

    If the owner is in the same network (a class, a family), the others in it are not refused.
    """
    if not where:
        return
    same = [person for person in table.people if person.where == where]
    if any(person.removed for person in same):
        owner = table.person(table.owner)
        if owner is None or owner.where != where:
            raise Refused("removed")
    if sum(1 for person in same if not person.gone) >= MOST_OF_ONE_NETWORK:
        raise Refused("too_many_guests")


@singledispatch
def _told(told: object, draft: Draft) -> None:
    raise AssertionError(f"no such message: {told!r}")


@_told.register
def _(told: messages.Join, draft: Draft) -> None:
    _join(told, draft)


@_told.register
def _(told: messages.Came, draft: Draft) -> None:
    person = draft.table.person(told.person)
    if person and not person.here:
        draft.add(log.PersonCame(draft.now, person.id))
    if person and person.id == draft.table.owner and person.id != draft.table.host:
        draft.add(log.HostPassed(draft.now, person.id))  # lost only by being away


@_told.register
def _(told: messages.Went, draft: Draft) -> None:
    person = draft.table.person(told.person)
    if person and person.here:
        draft.add(log.PersonWent(draft.now, person.id))


@_told.register
def _(told: messages.Tick | messages.BotsChose, draft: Draft) -> None:
    pass  # the table advances


@_told.register
def _(told: messages.Close, draft: Draft) -> None:
    draft.add(log.TableClosed(draft.now, told.why))


@singledispatch
def _asked(asked: object, draft: Draft, person: Person, world: World) -> None:
    raise AssertionError(f"no such message: {asked!r}")


@_asked.register
def _(asked: messages.Sit, draft: Draft, person: Person, world: World) -> None:
    _only_open(draft.table)
    seat = _free_seat(draft.table, asked.seat)
    name = _cleaned(draft.table, asked.name)
    draft.add(log.SeatTaken(draft.now, person.id, asked.id, seat, person.id, name))


@_asked.register
def _(asked: messages.Stand, draft: Draft, person: Person, world: World) -> None:
    _only_open(draft.table)
    _own(draft.table, person, asked.seat)
    draft.add(log.SeatFreed(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.AddBot, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
    _only_open(draft.table)
    if asked.bot not in world.bots:
        raise Refused("no_such_bot")
    if _strong(asked.bot):
        seated = sum(1 for held in draft.table.seats if held and held.bot and _strong(held.bot))
        if seated >= MOST_STRONG_BOTS:
            raise Refused("too_many_strong_bots")
    seat = _free_seat(draft.table, asked.seat)
    name = distinct(asked.bot.replace("-", " ").capitalize(), draft.table.names())
    draft.add(log.BotSeated(draft.now, person.id, asked.id, seat, asked.bot, name))


def _strong(bot: str) -> bool:
    """Return whether a bot takes time of the processes that think."""
    return bot in BOTS and BOTS[bot].needs_kernel


@_asked.register
def _(asked: messages.RemoveBot, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
    _only_open(draft.table)
    if _held(draft.table, asked.seat).person is not None:
        raise Refused("no_such_bot")
    draft.add(log.SeatFreed(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.Remove, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
    if draft.table.person(asked.person) is None:
        raise Refused("no_such_person")
    if asked.person == draft.table.owner and asked.person != person.id:
        raise Refused("owner_stays")
    draft.add(log.PersonGone(draft.now, person.id, asked.id, asked.person, "removed"))
    _vacate(draft, asked.person, "removed")


@_asked.register
def _(asked: messages.Lock, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
    draft.add(log.LockChanged(draft.now, person.id, asked.id, asked.locked))


@_asked.register
def _(asked: messages.NewLink, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
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
    _only_host(draft.table, person)
    _only_open(draft.table)
    _check_rules(asked.options)
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
    _only_host(table, person)
    _only_open(table)
    if len(table.taken()) < table.options.rules().least_explorers:
        raise Refused("too_few_explorers")
    for other in table.people:
        if (
            other.here
            and not other.gone
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
    draft.add(log.SeatTakenBack(draft.now, person.id, asked.id, asked.seat))


@_asked.register
def _(asked: messages.Rematch, draft: Draft, person: Person, world: World) -> None:
    _only_host(draft.table, person)
    if draft.table.phase != "over":
        raise Refused("not_started" if draft.table.phase == "open" else "already_started")
    draft.add(log.RematchOpened(draft.now, person.id, asked.id, world.secret()))


@_asked.register
def _(asked: messages.Again, draft: Draft, person: Person, world: World) -> None:
    table = draft.table
    if not table.seats_of(person.id):
        raise Refused("not_seated")
    if table.phase == "playing":
        raise Refused("already_started")
    if table.game_number == 0:
        raise Refused("not_started")
    if table.phase == "over":
        draft.add(log.RematchOpened(draft.now, person.id, asked.id, world.secret()))
    if person.id not in table.ready:
        draft.add(log.PersonReady(draft.now, person.id, asked.id, person.id))
