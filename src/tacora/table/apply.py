"""Apply an event of the log to a table; nothing is decided here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import singledispatch

from ..game import Choice, Decide, Event, Reveal
from ..record import UNBOUND, Shuffle, parse_card, play_recorded, start_recorded
from . import log
from .log import LogEvent
from .options import House, Options
from .people import EMOTES_AT_ONCE
from .state import (
    REMEMBERED_MESSAGE_IDS,
    Person,
    Seat,
    StandInChoice,
    Table,
    place_of,
    remembered,
    tallied,
    unbound_numbers,
)

Happened = tuple[Event, ...]


def blank(table: str) -> Table:
    """Return a table before the first event of its log."""
    return Table(
        id=table,
        version=0,
        options=Options(),
        house=House(),
        phase="open",
        server_seed="",
        seats=(),
    )


def rebuild(table: str, events: Iterable[LogEvent]) -> Table:
    """Return the table after all events of a log."""
    built = blank(table)
    for event in events:
        built, _ = apply(built, event)
    return built


class Draft:
    """The events that one message causes, and the table after them."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.events: list[LogEvent] = []
        self.happened: list[Happened] = []

    def add(self, event: LogEvent) -> None:
        """Add an event and apply it to the table."""
        self.table, happened = apply(self.table, event)
        self.events.append(event)
        self.happened.append(happened)


def apply(table: Table, event: LogEvent) -> tuple[Table, Happened]:
    """Return the table after an event, and what happened in its game."""
    after, happened = _apply(event, table)
    people = after.people
    if isinstance(event, log.Asked) and event.by is not None and event.message is not None:
        person = people[place_of(people, event.by)]
        # A message can cause several events, but its id is remembered once.
        if event.message not in person.messages:
            messages = (*person.messages, event.message)[-REMEMBERED_MESSAGE_IDS:]
            people = _changed(people, event.by, messages=messages)
    version = table.version + 1
    return replace(after, people=people, version=version, changed_at=event.at), happened


def _changed(people: tuple[Person, ...], id: int, **changes: object) -> tuple[Person, ...]:  # noqa: A002
    place = place_of(people, id)
    person: Person = replace(people[place], **changes)  # type: ignore[arg-type]
    return (*people[:place], person, *people[place + 1 :])


def _person(table: Table, id: int, **changes: object) -> Table:  # noqa: A002
    return replace(table, people=_changed(table.people, id, **changes))


def _seat(table: Table, place: int, seat: Seat | None) -> Table:
    return replace(table, seats=(*table.seats[:place], seat, *table.seats[place + 1 :]))


def _moved(table: Table, move: Reveal | Decide) -> tuple[Table, Happened]:
    assert table.game is not None
    assert table.record is not None
    game, record, happened = play_recorded(table.game, table.record, move)
    moved = replace(table, game=game, record=record)
    if game.over:
        if moved.takes_numbers:
            moved = _with_shuffle(moved, moved.numbers())  # published, so the proof has it
        moved = replace(moved, phase="over", tally=tallied(moved))
    return moved, happened


@singledispatch
def _apply(event: object, table: Table) -> tuple[Table, Happened]:
    raise AssertionError(f"no such event: {event!r}")


@_apply.register
def _(event: log.TableOpened, table: Table) -> tuple[Table, Happened]:
    return replace(
        table,
        options=event.options,
        house=event.house,
        server_seed=event.server_seed,
        seats=(None,) * event.options.seats,
        code=event.code,
        daily=event.daily,
        practice=event.practice,
    ), ()


@_apply.register
def _(event: log.PositionSet, table: Table) -> tuple[Table, Happened]:
    return replace(table, position=event.position), ()


@_apply.register
def _(event: log.PersonJoined, table: Table) -> tuple[Table, Happened]:
    assert event.person == table.next_person
    # Leaving and coming back does not reset the number of emotes sent.
    left = [each for each in table.people if each.gone and each.where == event.where]
    emoted = tuple(sorted(at for each in left for at in each.emoted))[-EMOTES_AT_ONCE:]
    person = Person(
        event.person,
        event.name,
        event.token_hash,
        since=event.at,
        where=event.where,
        came=False,
        emoted=emoted,
        bot=event.bot,
    )
    host = event.person if table.host is None and not event.bot else table.host
    owner = table.owner if table.person(table.owner) else host
    return replace(table, people=(*remembered(table), person), host=host, owner=owner), ()


@_apply.register
def _(event: log.NumberAdded, table: Table) -> tuple[Table, Happened]:
    return _person(table, event.person, shuffle_number=event.number), ()


@_apply.register
def _(event: log.SeatTaken, table: Table) -> tuple[Table, Happened]:
    person = table.person(event.person)
    bot = (person.bot if person else "") or None
    return _seat(table, event.seat, Seat(event.name, event.person, bot, look=event.look)), ()


@_apply.register
def _(event: log.BotSeated, table: Table) -> tuple[Table, Happened]:
    return _seat(table, event.seat, Seat(event.name, None, event.bot, look=event.look)), ()


@_apply.register
def _(event: log.LookChanged, table: Table) -> tuple[Table, Happened]:
    seat = table.seats[event.seat]
    assert seat is not None
    return _seat(table, event.seat, replace(seat, look=event.look)), ()


@_apply.register
def _(event: log.Emoted, table: Table) -> tuple[Table, Happened]:
    person = table.person(event.by)
    assert person is not None
    emoted = (*person.emoted, event.at)[-EMOTES_AT_ONCE:]
    return _person(table, person.id, emoted=emoted), ()


@_apply.register
def _(event: log.SeatFreed, table: Table) -> tuple[Table, Happened]:
    return _seat(table, event.seat, None), ()


@_apply.register
def _(event: log.PersonGone, table: Table) -> tuple[Table, Happened]:
    removed = event.why == "removed"
    gone = _person(table, event.person, gone=True, here=False, since=event.at, removed=removed)
    return _person(gone, event.person, until_owner=removed and event.by != table.owner), ()


@_apply.register
def _(event: log.OptionsChanged, table: Table) -> tuple[Table, Happened]:
    held = [seat for seat in table.seats if seat]
    # Seats keep their places; only if the table gets too small, people move up.
    kept = table.seats[: event.options.seats]
    if sum(1 for seat in kept if seat) < len(held):
        kept = tuple(held)
    seats = kept + (None,) * (event.options.seats - len(kept))
    position = table.position
    if position and not position.fits(event.options.rules(), event.options.seats):
        position = None
    return replace(table, options=event.options, seats=seats, position=position), ()


@_apply.register
def _(event: log.LockChanged, table: Table) -> tuple[Table, Happened]:
    return replace(table, locked=event.locked), ()


@_apply.register
def _(event: log.LinkChanged, table: Table) -> tuple[Table, Happened]:
    return replace(table, invite=event.invite, code=event.code), ()


@_apply.register
def _(event: log.HostPassed, table: Table) -> tuple[Table, Happened]:
    owner = table.owner if table.person(table.owner) else event.person
    people = table.people
    if event.person == owner:
        people = tuple(
            replace(person, removed=False, until_owner=False) if person.until_owner else person
            for person in people
        )
    return replace(table, host=event.person, owner=owner, people=people), ()


@_apply.register
def _(event: log.PersonCame, table: Table) -> tuple[Table, Happened]:
    return _person(table, event.person, here=True, since=event.at, came=True), ()


@_apply.register
def _(event: log.PersonWent, table: Table) -> tuple[Table, Happened]:
    return _person(table, event.person, here=False, since=event.at), ()


@_apply.register
def _(event: log.GameStarted, table: Table) -> tuple[Table, Happened]:
    seats = tuple(replace(seat, stood_in=()) for seat in table.seats if seat)
    names = tuple(seat.name for seat in seats)
    game, record, happened = start_recorded(table.options.rules(), names)
    place = 1, 1
    if table.position:
        game, record = table.position.start(table.options.rules(), names)
        place, happened = table.position.began.first, ()
    if event.numbers:
        shuffle = Shuffle(table.server_seed, event.numbers, *place, table.combination)
    else:
        shuffle = Shuffle(table.server_seed, unbound_numbers(table), combination=UNBOUND)
    return replace(
        table,
        phase="playing",
        seats=seats,
        game_number=event.game,
        game=game,
        shuffles=(shuffle,),
        record=record,
        sealed={},
        replaced=(),
        ready=(),
        dealt_at=event.at,
        started_at=event.at,
    ), happened


@_apply.register
def _(event: log.SecretReplaced, table: Table) -> tuple[Table, Happened]:
    if table.phase not in ("open", "playing"):
        return table, ()
    if table.phase == "playing" and table.takes_numbers:
        # The secret before was never used, but it was published, so the proof has it.
        table = _with_shuffle(table, table.numbers())
    people = tuple(replace(person, shuffle_number=None) for person in table.people)
    return replace(table, server_seed=event.server_seed, people=people), ()


@_apply.register
def _(event: log.NumbersTaken, table: Table) -> tuple[Table, Happened]:
    return _with_shuffle(table, event.numbers), ()


def _with_shuffle(table: Table, numbers: tuple[str, ...]) -> Table:
    """Return the table with the fresh secret in use from the next card on."""
    assert table.game is not None
    place = (table.game.expedition, table.game.turn + 1)
    return replace(table, shuffles=(*table.shuffles, Shuffle(table.server_seed, numbers, *place)))


@_apply.register
def _(event: log.CardDealt, table: Table) -> tuple[Table, Happened]:
    card = parse_card(event.card)
    assert card is not None, event.card
    return _moved(replace(table, dealt_at=event.at, sealed={}), Reveal(card))


@_apply.register
def _(event: log.ChoiceSealed, table: Table) -> tuple[Table, Happened]:
    sealed = replace(table, sealed={**table.sealed, event.seat: event.choice})
    seat = table.seats[event.seat]
    if event.by is None or seat is None or not seat.stood_in:
        return sealed, ()
    return _seat(sealed, event.seat, replace(seat, stood_in=())), ()


@_apply.register
def _(event: log.BotReplaced, table: Table) -> tuple[Table, Happened]:
    assert table.game is not None
    place = (table.game.expedition, table.game.turn, event.seat)
    return replace(table, replaced=(*table.replaced, place)), ()


@_apply.register
def _(event: log.AllRevealed, table: Table) -> tuple[Table, Happened]:
    leaving = [seat for seat, choice in enumerate(event.choices) if choice == "-"]
    noted = replace(table, sealed={}, seats=_noted(table, event.choices))
    return _moved(noted, Decide(leaving))


def _noted(table: Table, choices: str) -> tuple[Seat | None, ...]:
    """Return the seats with what bots chose for people who are away."""
    game = table.game
    assert game is not None
    seats = list(table.seats)
    for place, seat in enumerate(table.seats):
        if seat and seat.played_by_bot and choices[place] != ".":
            made: Choice = "leave" if choices[place] == "-" else "go_on"
            stood_in = (*seat.stood_in, StandInChoice(game.expedition, game.turn, made))
            seats[place] = replace(seat, stood_in=stood_in)
    return tuple(seats)


@_apply.register
def _(event: log.BotTookOver, table: Table) -> tuple[Table, Happened]:
    seat = table.seats[event.seat]
    assert seat is not None
    if event.why in ("left", "removed"):
        bot = Seat(seat.name, None, table.house.stand_in, look=seat.look)
        return _seat(table, event.seat, bot), ()
    return _seat(table, event.seat, replace(seat, played_by_bot=event.why)), ()


@_apply.register
def _(event: log.SeatTakenBack, table: Table) -> tuple[Table, Happened]:
    seat = table.seats[event.seat]
    assert seat is not None
    # A choice that the bot has sealed is not the choice of the person who comes back.
    sealed = {each: choice for each, choice in table.sealed.items() if each != event.seat}
    back = replace(table, sealed=sealed) if seat.played_by_bot else table
    return _seat(back, event.seat, replace(seat, played_by_bot=None)), ()


@_apply.register
def _(event: log.RematchOpened, table: Table) -> tuple[Table, Happened]:
    seats = tuple(
        replace(seat, played_by_bot=None) if seat and _stays(table, seat) else None
        for seat in table.seats
    )
    return replace(
        table,
        phase="open",
        server_seed=event.server_seed,
        seats=seats + (None,) * (table.options.seats - len(seats)),
        people=tuple(replace(person, shuffle_number=None) for person in table.people),
        game=None,
        shuffles=(),
        record=None,
        sealed={},
        position=None,
    ), ()


def _stays(table: Table, seat: Seat) -> bool:
    """Return whether a seat is kept after the game: by a bot, or by a person who has not left."""
    return seat.person is None or table.person(seat.person) is not None


@_apply.register
def _(event: log.PersonReady, table: Table) -> tuple[Table, Happened]:
    return replace(table, ready=(*table.ready, event.person)), ()


@_apply.register
def _(event: log.TableClosed, table: Table) -> tuple[Table, Happened]:
    return replace(table, phase="closed"), ()
