"""What the driver of a table calls: open it, give it messages (`Told`), let its bots choose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import singledispatch
from typing import NamedTuple

from ..bots import BOTS, shown_name
from ..game import Choice
from . import log, messages
from .apply import Draft, blank
from .flow import WaitingBot, advance, end_joins, pass_host, start_again, waiting_bots
from .handle import World, check_open, check_rules, distinct_name, free_look, free_seat
from .messages import Refused, Told
from .names import clean_name, distinct
from .options import House, Options
from .people import Look
from .position import Position
from .state import Table

MOST_PEOPLE, MOST_REMOVED = 64, 1_000
"""Limits of people at one table: at the same time, and removed. People who left do not count."""
MOST_OF_ONE_NETWORK = 8
"""The most people of one address at one table at the same time: a family around all seats. An IPv6
/56 may have twice as many, and a /48 four times."""


class Rival(NamedTuple):
    """A bot that plays on for an explorer of another game."""

    name: str
    bot: str
    look: Look


class PlayingOn(NamedTuple):
    """A moment of another game, and who plays on in each seat in which no person sits."""

    position: Position
    rivals: tuple[Rival, ...]


def open_table(
    table: str,
    options: Options,
    house: House,
    host: messages.Join,
    now: int,
    world: World,
    code: str = "",
    playing_on: PlayingOn | None = None,
) -> Draft:
    """Return the draft of a new table with its host in a seat."""
    check_rules(options)
    draft = Draft(blank(table), now)
    draft.add(log.TableOpened(now, table, options, house, world.secret(), code))
    _join(host, draft)
    if playing_on:
        draft.add(log.PositionSet(now, playing_on.position))
        for seat, each in enumerate(playing_on.rivals):
            if draft.table.seats[seat] is None:
                name = distinct(clean_name(each.name) or shown_name(each.bot), draft.table.names())
                look = free_look(draft.table, seat, each.look)
                look = replace(look, face=None)
                draft.add(log.BotSeated(now, seat=seat, bot=each.bot, name=name, look=look))
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
    end_joins(draft)
    pass_host(draft)
    start_again(draft)
    advance(draft, _chosen(draft.table, told))


def _chosen(table: Table, told: Told) -> dict[int, Choice]:
    """Return the choices of bots; empty if they are for another turn."""
    if not isinstance(told, messages.BotsChose):
        return {}
    of_this_turn = (told.game, told.expedition, told.turn) == table.moment()
    return dict(told.choices) if of_this_turn else {}


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


def _join(join: messages.Join, draft: Draft) -> None:
    table = draft.table
    if any(person.token_hash == join.token_hash for person in table.people):
        return  # the same request once more
    if not table.opens(join.invite):
        raise Refused("old_link")
    if table.locked:
        raise Refused("locked")
    check_open(table)
    if join.bot and table.options.outside_bots == "none":
        raise Refused("no_outside_bots")
    if join.bot in BOTS:
        raise Refused("bad_name")  # it would be taken for a bot of the server
    _check_network(table, join.where)
    here = sum(1 for person in table.people if not person.gone)
    removed = sum(1 for person in table.people if person.removed)
    if here >= MOST_PEOPLE or removed >= MOST_REMOVED:
        raise Refused("table_full")
    seat = free_seat(table, join.seat)
    name = distinct_name(table, join.name)
    person = table.next_person
    draft.add(log.PersonJoined(draft.now, person, name, join.token_hash, join.where, join.bot))
    draft.add(log.NumberAdded(draft.now, person=person, number=join.number))
    look = free_look(table, seat, join.look)
    draft.add(log.SeatTaken(draft.now, seat=seat, person=person, name=name, look=look))


def _check_network(table: Table, where: str) -> None:
    """Refuse a network from which a person was removed, or too many have come.

    If the owner is in the same network (a class, a family), the others in it are not refused.
    """
    if not where:
        return
    home = _home(where)
    if any(person.removed and _home(person.where) == home for person in table.people):
        owner = table.person(table.owner)
        if owner is None or _home(owner.where) != home:
            raise Refused("removed")
    parts = where.split(".")
    for step, length in enumerate(range(len(parts), 0, -1)):
        network = parts[:length]
        there = [each.where.split(".")[:length] for each in table.people if not each.gone]
        if there.count(network) >= MOST_OF_ONE_NETWORK << step:
            raise Refused("too_many_guests")


def _home(where: str) -> str:
    """Return the network that one household has: an IPv4 address, or an IPv6 /56."""
    larger, _, _address = where.rpartition(".")
    return larger or where


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
