"""Flip one sealed choice: nothing that the table shows to others may change."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from hypothesis import event, given, settings
from hypothesis import strategies as st
from tests.table.helpers import Played
from tests.table.sealed import SealedTable, choices, owner, sealed_tables
from tests.thorough import cases

from tacora.server.protocol import summary_of
from tacora.table import (
    Refused,
    Table,
    Viewer,
    apply,
    due,
    happenings,
    messages,
    rebuild,
    snapshot_for,
)
from tacora.table.log import LogEvent


def everything(table: Table, unseen_by: int | None) -> dict[str, object]:
    """Everything that people other than this one can learn about a table."""
    viewers: list[Viewer] = [*range(1, len(table.people) + 1), "spectator", "screen"]
    seen: dict[str, object] = {
        f"view of {viewer}": msgspec.json.encode(snapshot_for(table, viewer))
        for viewer in viewers
        if viewer != unseen_by
    }
    seen["in lists"] = msgspec.json.encode(summary_of(table))
    seen["wakes at"] = due(table)
    # The text form of a table, which may end up in a log line, must show no choice.
    seen["in a log line"] = repr(table)
    return seen


def told(events: list[LogEvent]) -> dict[bool, list[object]]:
    """What viewers are told of a whole log, by whether they may watch that table."""
    table, said = rebuild("t", ()), dict[bool, list[object]]({True: [], False: []})
    for each in events:
        table, happened = apply(table, each)
        for watched, so_far in said.items():
            so_far += happenings(each, happened, watched)
    return said


@st.composite
def _meanwhile(draw: st.DrawFn, sealed: SealedTable) -> tuple[int | None, object]:
    """Something that others do, or that happens, while the choice is still sealed."""
    table = sealed.table
    people = [person.id for person in table.people if not person.gone]
    by = draw(st.sampled_from(people))
    what = draw(
        st.sampled_from(["choose", "late", "came", "went", "time", "start", "number", "emote"])
    )
    if what in ("came", "went"):
        return None, messages.Came(by) if what == "came" else messages.Went(by)
    if what == "time":
        return None, messages.Tick()
    if what == "start":
        return by, messages.Start(f"x{draw(st.integers(1, 9))}")
    if what == "number":
        return by, messages.AddNumber(f"x{draw(st.integers(1, 9))}", "0123456789abcdef")
    others = [seat for seat in table.deciding() if seat != sealed.seat]
    seat = draw(st.sampled_from(others))
    message = sealed.played.choice(seat, draw(choices), f"y{draw(st.integers(1, 99))}")
    if what == "emote":
        return owner(table, seat), messages.Emote(f"z{draw(st.integers(1, 99))}", seat, "luck")
    if what == "late":
        return owner(table, seat), replace(message, turn=message.turn + 1)
    return owner(table, seat), message


def happens(played: Played, by: int | None, what: object) -> object:
    """The answer to a message, or what the table does on a tick."""
    try:
        if by is None:
            return played.tell(what)  # type: ignore[arg-type]
        return played.ask(by, what)  # type: ignore[arg-type]
    except Refused as refused:
        return refused.code


@settings(max_examples=cases(150, 1500))
@given(sealed_tables(paces=(0, 400)), st.data())
def test_nothing_that_others_get_depends_on_a_sealed_choice(
    sealed: SealedTable, data: st.DataObject
) -> None:
    one, other = sealed.played, sealed.twin()
    seat, turn = sealed.seat, (one.table.game_number, one.table.game and one.table.game.turn)
    unseen_by = sealed.chooser if sealed.chooser_sees_it else None
    assert one.table.sealed[seat] != other.table.sealed[seat]
    event(f"expedition {one.table.game and one.table.game.expedition}")
    event(f"{len(one.table.sealed)} sealed")
    for step in range(data.draw(st.integers(0, 5), "steps") + 1):
        if step:
            if len(one.table.awaited()) < 2:
                break  # the next choice could be the last
            by, what = data.draw(_meanwhile(sealed), "meanwhile")
            assert happens(one, by, what) == happens(other, by, what)
        now = (one.table.game_number, one.table.game and one.table.game.turn)
        assert now == turn
        assert one.table.sealed[seat] != other.table.sealed[seat]
        assert everything(one.table, unseen_by) == everything(other.table, unseen_by)
    assert told(one.log) == told(other.log)
    if unseen_by is not None:  # the person who chose sees the difference, so the check can find one
        assert snapshot_for(one.table, unseen_by) != snapshot_for(other.table, unseen_by)
