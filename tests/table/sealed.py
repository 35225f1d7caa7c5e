"""Random tables with sealed choices, for tests that look for leaks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hypothesis import assume
from hypothesis import strategies as st
from tests.table.helpers import NUMBER, Played

from tacora.editions import rule_sets
from tacora.game import Choice
from tacora.table import House, Options, Table, due, messages, rebuild
from tacora.table import log as lines
from tacora.table.log import LogEvent

RULES = [(rules.id, rules.relics is not None) for rules in rule_sets()]
CHOICES: tuple[Choice, Choice] = ("go_on", "leave")
AWAY = 1_000
choices = st.sampled_from(CHOICES)


def owner(table: Table, seat: int) -> int:
    """The person whose choice a seat waits for."""
    held = table.seats[seat]
    assert held is not None
    assert held.person is not None
    return held.person


@dataclass
class SealedTable:
    """A table in the middle of a game, and one of the sealed choices of this turn."""

    played: Played
    seat: int

    @property
    def table(self) -> Table:
        return self.played.table

    @property
    def chooser(self) -> int:
        return owner(self.table, self.seat)

    @property
    def chooser_sees_it(self) -> bool:
        """Whether the browser that sealed the choice shows it: not if it holds several seats."""
        return len(self.table.seats_of(self.chooser)) == 1

    def flipped(self) -> list[LogEvent]:
        """The same log with the other choice."""
        events = list(self.played.log)
        number = max(
            number
            for number, event in enumerate(events)
            if isinstance(event, lines.ChoiceSealed) and event.seat == self.seat
        )
        sealed = events[number]
        assert isinstance(sealed, lines.ChoiceSealed)
        other: Choice = "leave" if sealed.choice == "go_on" else "go_on"
        events[number] = replace(sealed, choice=other)
        return events

    def twin(self) -> Played:
        """The same table with the other choice."""
        played = Played.__new__(Played)
        played.__dict__.update(self.played.__dict__)
        played.log = self.flipped()
        played.table = rebuild("t", played.log)
        return played


@st.composite
def sealed_tables(draw: st.DrawFn, paces: tuple[int, ...] = (0,)) -> SealedTable:
    """Tables of all rule sets, options and seats, with people away, gone or sharing a browser."""
    played = draw(_started(paces))
    for _ in range(draw(st.integers(0, 12))):
        draw(_something(played))
    _everybody_back(played)
    while len(played.table.awaited()) < 2:
        _go_on(played)
    waiting = list(played.table.awaited())
    sealing = draw(st.lists(st.sampled_from(waiting), min_size=1, max_size=6))
    for seat in sealing:
        # The last choice stays open, so nothing is revealed; a seat may change its choice.
        if seat in played.table.sealed or len(played.table.awaited()) > 1:
            played.choose(owner(played.table, seat), draw(choices), seat)
    moment = due(played.table)
    assume(moment is None or moment > played.now)
    by_people = [seat for seat in played.table.deciding() if seat in played.table.sealed]
    return SealedTable(played, draw(st.sampled_from(by_people)))


@st.composite
def _started(draw: st.DrawFn, paces: tuple[int, ...]) -> Played:
    edition, relics = draw(st.sampled_from(RULES))
    people = draw(st.integers(1, 6))
    shared = draw(st.integers(2 if people == 1 else 0, 2))
    bots = draw(st.integers(max(0, 3 - people - shared), 8 - people - shared))
    options = Options(
        edition=edition,
        relics=relics,
        seats=people + shared + bots,
        seconds=draw(st.sampled_from([None, None, 15, 3 * 24 * 3600])),
        chests=draw(st.sampled_from(["open", "closed"])),
        odds=draw(st.sampled_from(["shown", "hidden"])),
        spectators=draw(st.sampled_from(["welcome", "none"])),
        listed=draw(st.sampled_from(["public", "by link"])),
    )
    played = Played(
        options, House(pace=draw(st.sampled_from(paces)), away_after=AWAY), people=people
    )
    for number in range(shared):
        played.ask(draw(st.integers(1, people)), messages.Sit(played.id(), f"Guest {number}"))
    for _ in range(bots):
        bot = draw(st.sampled_from(["runner", "stayer", "cautious"]))
        played.ask(1, messages.AddBot(played.id(), bot))
    played.start()
    return played


@st.composite
def _something(draw: st.DrawFn, played: Played) -> None:
    """Something that happens at a table before the choice is sealed."""
    table = played.table
    here = [person.id for person in table.people if person.here]
    away = [person.id for person in table.people if not person.here and not person.gone]
    what = draw(st.sampled_from(["turn", "turn", "turn", "camp", "went", "came", "time", "gone"]))
    if table.phase == "over":
        _go_on(played)
    elif what == "turn":
        for seat in table.awaited():
            if seat in played.table.awaited():
                played.choose(owner(table, seat), draw(choices), seat)
    elif what == "camp":
        _go_on(played)
    elif what == "went" and here:
        played.tell(messages.Went(draw(st.sampled_from(here))))
    elif what == "came" and away:
        played.tell(messages.Came(draw(st.sampled_from(away))))
    elif what == "time":
        played.wait(draw(st.sampled_from([AWAY // 2, 2 * AWAY, 20_000])))
    elif what == "gone" and table.host is not None:
        person = draw(st.sampled_from(here + away))
        others = [
            seat
            for seat in table.seats
            if seat and seat.person is not None and seat.person != person
        ]
        if len(others) >= 2:
            host = table.host
            stays = person == table.owner
            if draw(st.booleans()) and not stays:
                played.ask(host, messages.Remove(played.id(), person))
            else:
                played.ask(person, messages.Leave(played.id()))


def _everybody_back(played: Played) -> None:
    """One person who is away stays away; the others come and take their seats back."""
    away = [person for person in played.table.people if not person.here and not person.gone]
    for person in away[1:] or away:
        played.tell(messages.Came(person.id))
    for number in range(len(played.table.seats)):
        seat = played.table.seats[number]
        if seat and seat.played_by_bot and seat.person is not None:
            played.ask(seat.person, messages.TakeBack(played.id(), number))


def _go_on(played: Played) -> None:
    """Bring the table closer to a moment at which everybody has to choose."""
    table = played.table
    if table.phase == "over":
        assert table.host is not None
        played.ask(table.host, messages.Rematch(played.id()))
        for person in table.people:
            if not person.gone:
                played.ask(person.id, messages.AddNumber(played.id(), NUMBER))
        played.start(table.host)
        return
    waiting = table.awaited()
    if not waiting:
        _everybody_back(played)
        played.wait(2 * AWAY)
    for seat in waiting:
        if seat in played.table.awaited():
            played.choose(owner(table, seat), "leave", seat)
