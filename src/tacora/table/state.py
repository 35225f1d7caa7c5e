"""A table at one moment: seats, people, their names, and sealed choices around one game."""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from ..dealer import Dealer
from ..game import Card, Choice, Game
from ..record import BOUND, DAILY, MISSING, OF_BOT, Record, Shuffle, commitment_to, deal
from .log import Why
from .options import House, Options
from .people import Look
from .position import Position

Phase = Literal["open", "playing", "over", "closed"]

REMEMBERED_WHO_LEFT = 100
"""People who left by themselves and are remembered; the others are forgotten."""
REMEMBERED_MESSAGE_IDS = 256
"""Message ids that are remembered per person, to recognise copies."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a token, who has one seat, several or none."""

    id: int
    name: str
    token_hash: str
    shuffle_number: str | None = None
    """The random number that their client added to the shuffle of the next game."""
    here: bool = False
    since: int = 0
    """When `here` last changed, in milliseconds since 1970."""
    gone: bool = False
    """Whether they left or were removed for good."""
    messages: tuple[str, ...] = ()
    where: str = ""
    """Hashes of this table with each of the person's networks, the largest first, dots between."""
    removed: bool = False
    came: bool = True
    """Whether they have ever been here; if not known, they have."""
    until_owner: bool = False
    """Whether a substitute for the owner removed them: until the owner is host again."""
    emoted: tuple[int, ...] = ()
    """When they, or people of their network who have left, sent their last emotes."""
    bot: str = ""
    """The name of a program from outside, which plays as a person does; "" for a person."""


@dataclass(frozen=True, slots=True)
class StandInChoice:
    """A choice that a bot made for a person who was away."""

    expedition: int
    turn: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken place at the table; `person` is None for a seat of a bot of the server.

    A seat with a person and a bot is played by a program from outside.
    """

    name: str
    person: int | None
    bot: str | None = None
    played_by_bot: Why | None = None
    """Why a bot plays for the person of this seat; None if no bot does."""
    stood_in: tuple[StandInChoice, ...] = ()
    """What the bot chose since the person's own last choice in this game."""
    look: Look | None = None
    """How the explorer is drawn; None if the seat was taken before there were looks."""

    @property
    def by_person(self) -> bool:
        """Whether a person chooses for this seat."""
        return self.person is not None and self.played_by_bot is None


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one explorer at this table: of a person with this name, or of a bot."""

    name: str
    person: int | None
    bot: str | None
    games: int = 0
    wins: int = 0
    """Games that they have won, alone or with others."""
    points: int = 0


MOST_TALLIED = 24
"""The most tallies of a table; those that have not played for longest are forgotten."""


@dataclass(frozen=True, slots=True)
class Table:
    """The whole state of one table; immutable, each event makes a new one."""

    id: str
    version: int
    """The number of log events so far."""
    options: Options
    house: House
    phase: Phase
    server_seed: str = field(repr=False)
    """The secret that the server is committed to now."""
    seats: tuple[Seat | None, ...]
    people: tuple[Person, ...] = ()
    """In the order of their ids; people who left long ago are forgotten."""
    host: int | None = None
    owner: int | None = None
    """The person who opened the table; after they left, the host who followed them."""
    locked: bool = False
    """Whether nobody else can join."""
    invite: str = ""
    """The key in the link of the table, besides its id; "" until the host asks for a new link."""
    game_number: int = 0
    """The number of the game at this table, from 1; 0 before the first game."""
    game: Game | None = None
    shuffles: tuple[Shuffle, ...] = ()
    """What the cards of this game follow from; more than one if the table was restored."""
    record: Record | None = None
    """The cards and choices of this game so far."""
    sealed: Mapping[int, Choice] = field(default_factory=dict, repr=False)
    replaced: tuple[tuple[int, int, int], ...] = ()
    """Expedition, turn and seat of each choice that another bot made for a strong one."""
    dealt_at: int = 0
    changed_at: int = 0
    started_at: int = 0
    ready: tuple[int, ...] = ()
    """The people who want another game, before it starts."""
    tally: tuple[Tally, ...] = ()
    """What everybody has reached in the games at this table so far."""
    code: str = ""
    """A short name of the table, with which people come to it while the lobby is open."""
    daily: str = ""
    """The date of the daily cave that is played here; "" for all other tables."""
    practice: bool = False
    """Whether that day is over, so that the result does not count."""
    position: Position | None = field(default=None, repr=False)
    """From where this game is played on, or the one that starts next; None for a whole game."""

    def opens(self, invite: str) -> bool:
        """Return whether a link with this key opens the table for people without a token."""
        return hmac.compare_digest(invite.encode(), self.invite.encode())

    @property
    def commitment(self) -> str:
        """The hash of the server seed, which is published before the game."""
        return commitment_to(self.server_seed, self.combination)

    @property
    def combination(self) -> str:
        """How the seed of the deal is made; a daily cave that was restored goes on as any game."""
        first = self.shuffles[0].server_seed if self.shuffles else self.server_seed
        return DAILY if self.daily and first == self.server_seed else BOUND

    @property
    def fewest(self) -> int:
        """The fewest explorers that the next game needs."""
        return self.position.seats if self.position else self.options.rules().least_explorers

    @property
    def dealer(self) -> Dealer:
        """The dealer of the current game; its seed is secret until the game is over."""
        return self.shuffles[-1].dealer

    def next_card(self) -> Card:
        """Return the next card of the current game."""
        assert self.game is not None
        return deal(self.game, self.dealer, self.position.began if self.position else None)

    @property
    def leader(self) -> int | None:
        """The seat that turns the cards, by lot at the start of the game; None without one."""
        return Dealer(self.shuffles[0].seed).leader(self.game) if self.game else None

    @property
    def takes_numbers(self) -> bool:
        """Whether people can add numbers: before a game, and to a secret that is not yet used."""
        if self.phase == "playing":
            return self.shuffles[-1].server_seed != self.server_seed
        return self.phase == "open"

    def numbers(self) -> tuple[str, ...]:
        """Return the entries of the taken seats for the next shuffle, in seat order."""
        return tuple(self._number(seat) for seat in self.seats if seat)

    def _number(self, seat: Seat) -> str:
        if seat.person is None:
            return OF_BOT
        person = self.person(seat.person)
        return (person.shuffle_number if person else None) or MISSING

    @property
    def bots_seed(self) -> str:
        """The seed of the bots' random decisions; the next cards cannot be computed from it."""
        return self.dealer.bots_seed

    def person(self, id: int | None) -> Person | None:  # noqa: A002
        """Return a person by id; None if they have left, or never joined."""
        person = self.known(id)
        return None if person is None or person.gone else person

    @property
    def next_person(self) -> int:
        """The id of the person who joins next; no id is given twice."""
        return self.people[-1].id + 1 if self.people else 1

    def known(self, id: int | None) -> Person | None:  # noqa: A002
        """Return a person by id, also one who has left and is not forgotten."""
        if id is None:
            return None
        place = place_of(self.people, id)
        found = self.people[place] if place < len(self.people) else None
        return found if found and found.id == id else None

    def seats_of(self, person: int) -> tuple[int, ...]:
        """Return the seats of a person."""
        return tuple(seat for seat, held in enumerate(self.seats) if held and held.person == person)

    def taken(self) -> tuple[int, ...]:
        """Return the taken seats."""
        return tuple(seat for seat, held in enumerate(self.seats) if held)

    def names(self) -> tuple[str, ...]:
        """Return the names of the taken seats."""
        return tuple(seat.name for seat in self.seats if seat)

    def deciding(self) -> tuple[int, ...]:
        """Return the seats whose person has to choose in this turn, sealed or not."""
        if self.phase != "playing" or self.game is None or self.game.awaits != "choices":
            return ()
        return tuple(
            seat for seat in self.game.inside if (held := self.seats[seat]) and held.by_person
        )

    def awaited(self) -> tuple[int, ...]:
        """Return the seats whose person has not sealed a choice yet."""
        return tuple(seat for seat in self.deciding() if seat not in self.sealed)

    def moment(self) -> tuple[int, int, int] | None:
        """Return game number, expedition and turn; None before a game."""
        game = self.game
        return (self.game_number, game.expedition, game.turn) if game else None

    def players(self) -> tuple[Person, ...]:
        """Return the people who have a seat and have not left, without programs from outside."""
        return tuple(
            person
            for person in self.people
            if not person.gone and not person.bot and self.seats_of(person.id)
        )

    @property
    def paused(self) -> bool:
        """Whether the game waits because none of its people is here.

        A game of several people with a clock goes on: there the clock decides.
        """
        players = self.players()
        if self.phase != "playing" or not players or any(person.here for person in players):
            return False
        return self.options.seconds is None or len(players) == 1

    @property
    def deadline(self) -> int | None:
        """When the time for the choices of this turn ends; None without a clock, or in a pause."""
        if self.options.seconds is None or self.game is None or self.game.awaits != "choices":
            return None
        if self.paused:
            return None
        players = self.players()
        # After a pause a person alone against bots has the whole time again.
        begins = max(self.dealt_at, players[0].since) if len(players) == 1 else self.dealt_at
        return begins + self.options.seconds * 1000

    def bots_deciding(self) -> dict[int, str]:
        """Return the seats whose bot has not sealed a choice yet, and the bot of each."""
        if self.phase != "playing" or self.game is None or self.game.awaits != "choices":
            return {}
        return {
            seat: held.bot if held.bot is not None and held.person is None else self.house.stand_in
            for seat in self.game.inside
            if (held := self.seats[seat]) and not held.by_person and seat not in self.sealed
        }


def place_of(people: tuple[Person, ...], id: int) -> int:  # noqa: A002
    """Return the place of a person with this id, or where it would be."""
    return bisect_left(people, id, key=lambda person: person.id)


def remembered(table: Table) -> tuple[Person, ...]:
    """Return the people without those who left long ago: the list must not grow for ever."""
    left = [
        person.id
        for person in table.people
        if person.gone and not person.removed and not table.seats_of(person.id)
    ]
    forgotten = set(left[:-REMEMBERED_WHO_LEFT])
    return tuple(person for person in table.people if person.id not in forgotten)


def unbound_numbers(table: Table) -> tuple[str, ...]:
    """Return the numbers as older logs combine them: one of each person, in the order of seats."""
    numbers: dict[int, str] = {}
    for seat in table.seats:
        person = table.person(seat.person) if seat else None
        if person and person.shuffle_number:
            numbers.setdefault(person.id, person.shuffle_number)
    return tuple(numbers.values())


def tallied(table: Table) -> tuple[Tally, ...]:
    """Return the tally after the game that has just ended; its explorers come last."""
    assert table.game is not None
    assert table.game.result is not None
    result = table.game.result
    known = {(each.person, each.name): each for each in table.tally}
    for seat, held in enumerate(table.seats):
        assert held is not None
        before = known.pop((held.person, held.name), Tally(held.name, held.person, held.bot))
        known[held.person, held.name] = replace(
            before,
            games=before.games + 1,
            wins=before.wins + (seat in result.winners),
            points=before.points + result.points[seat],
        )
    return tuple(known.values())[-MOST_TALLIED:]
