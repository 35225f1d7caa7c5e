"""A table for tests: messages and times go in, and what everybody sees comes out."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import count

from tacora.game import Choice
from tacora.table import (
    Draft,
    House,
    Options,
    PlayingOn,
    Table,
    WaitingBot,
    apply,
    ask,
    due,
    let_bots_choose,
    log,
    messages,
    open_table,
    seen_from,
    tell,
)
from tacora.table.log import LogEvent

NUMBER = "00112233445566778899aabbccddeeff"
START = 1_000_000
NAMES = ("Ana", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")


class Simple:
    """A world with three simple bots and predictable secrets."""

    bots: Collection[str] = ("runner", "stayer", "cautious")

    def __init__(self) -> None:
        self._secrets = count(1)

    def secret(self) -> str:
        return f"{next(self._secrets):032x}"

    def code(self) -> str:
        return f"{next(self._secrets):06d}"


def simple_choice(table: Table, waiting: WaitingBot) -> Choice | None:
    """What those bots choose, from what their seat can see."""
    seen, _ = seen_from(table, waiting.seat)
    if waiting.bot == "cautious":
        return "leave" if seen.explorers[waiting.seat].carried >= 5 else "go_on"
    return "leave" if waiting.bot == "runner" else "go_on"


class Played:
    """A table that is played by a test."""

    def __init__(
        self,
        options: Options | None = None,
        house: House | None = None,
        people: int = 3,
        here: bool = True,
        playing_on: PlayingOn | None = None,
        seat: int | None = None,
    ) -> None:
        self.world = Simple()
        self.bots: Callable[[Table, WaitingBot], Choice | None] = simple_choice
        self.now = START
        self.ids = count(1)
        self.house = house or House(pace=0)
        first = messages.Join("Ana", "hash1", NUMBER, seat)
        options = options or Options(seats=max(people, 3))
        draft = open_table(
            "t", options, self.house, first, START, self.world, playing_on=playing_on
        )
        self.table: Table = draft.table
        self.log: list[LogEvent] = list(draft.events)
        for number, name in enumerate(NAMES[1:people], start=2):
            self.tell(messages.Join(name, f"hash{number}", NUMBER))
        if here:
            for number in range(1, people + 1):
                self.tell(messages.Came(number))

    def id(self) -> str:
        return f"m{next(self.ids)}"

    def _keep(self, draft: Draft) -> list[LogEvent]:
        let_bots_choose(draft, self.bots)
        self.table = draft.table
        self.log += draft.events
        return draft.events

    def tell(self, told: messages.Told) -> list[LogEvent]:
        return self._keep(tell(self.table, told, self.now))

    def ask(self, by: int, asked: messages.Asked) -> list[LogEvent]:
        return self._keep(ask(self.table, by, asked, self.now, self.world))

    def restore(self, secret: str) -> None:
        """Do what a restored backup does to a table: a fresh secret replaces the one before."""
        event = log.SecretReplaced(self.now, secret)
        self.table, _ = apply(self.table, event)
        self.log.append(event)

    def start(self, by: int = 1) -> list[LogEvent]:
        return self.ask(by, messages.Start(self.id()))

    def choice(self, seat: int, choice: Choice, id: str | None = None) -> messages.Choose:  # noqa: A002
        game = self.table.game
        assert game is not None
        return messages.Choose(
            id or self.id(), seat, self.table.game_number, game.expedition, game.turn, choice
        )

    def choose(self, by: int, choice: Choice, seat: int | None = None) -> list[LogEvent]:
        return self.ask(
            by, self.choice(self.table.seats_of(by)[0] if seat is None else seat, choice)
        )

    def wait(self, milliseconds: int) -> list[LogEvent]:
        """Advance the time, with a tick whenever the table asks for one."""
        end = self.now + milliseconds
        events: list[LogEvent] = []
        while (moment := due(self.table)) is not None and moment <= end:
            self.now = max(self.now, moment)
            ticked = self.tell(messages.Tick())
            events += ticked
            if not ticked:
                raise AssertionError("the table was due and nothing happened")
        self.now = end
        return events

    def play_out(self, choice: Choice = "leave") -> None:
        """Everybody chooses the same until the game is over."""
        while self.table.phase == "playing":
            for seat in self.table.awaited():
                held = self.table.seats[seat]
                assert held is not None
                assert held.person is not None
                self.choose(held.person, choice, seat)
                if self.table.phase != "playing":
                    break


def leave_alone(played: Played, person: int = 1) -> None:
    """One person leaves the cave and the others go on, into a turn that they have to decide.

    If the cave collapses on them, try again in the next expedition.
    """
    while played.table.phase == "playing":
        game = played.table.game
        assert game is not None
        expedition, (seat,) = game.expedition, played.table.seats_of(person)
        for waiting in played.table.awaited():
            held = played.table.seats[waiting]
            assert held is not None
            assert held.person is not None
            played.choose(held.person, "leave" if waiting == seat else "go_on", waiting)
        game = played.table.game
        assert game is not None
        if game.expedition == expedition and game.awaits == "choices":
            assert seat not in game.inside
            return
    raise AssertionError("the cave has collapsed in every expedition")


def kinds(events: list[LogEvent]) -> list[str]:
    return [type(event).__name__ for event in events]


__all__ = [
    "NUMBER",
    "START",
    "Played",
    "Simple",
    "kinds",
    "leave_alone",
    "log",
    "messages",
    "simple_choice",
]
