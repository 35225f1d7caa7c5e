"""What everybody may see, and that a sealed choice is nobody else's business."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.helpers import Played

from tacora.editions import rule_sets
from tacora.table import Options, Table, Viewer, apply, blank, happenings, messages, view_of
from tacora.table import log as lines
from tacora.table.log import Choice

RULES = [(rules.id, rules.relics is not None) for rules in rule_sets()]
CHOICES: tuple[Choice, Choice] = ("go_on", "leave")


def seen(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(view_of(table, viewer))


@st.composite
def sealed_tables(draw: st.DrawFn) -> tuple[Played, int]:
    """A table in the middle of a game with a sealed choice, and the seat that sealed it."""
    edition, relics = draw(st.sampled_from(RULES))
    people = draw(st.integers(2, 6))
    bots = draw(st.integers(max(0, 3 - people), 2))
    options = Options(
        edition=edition,
        relics=relics,
        seats=people + bots,
        seconds=draw(st.sampled_from([None, 15])),
        chests=draw(st.sampled_from(["open", "closed"])),
        odds=draw(st.sampled_from(["shown", "hidden"])),
        spectators=draw(st.sampled_from(["welcome", "none"])),
    )
    played = Played(options, people=people)
    for number in range(bots):
        played.ask(1, messages.AddBot(f"b{number}", draw(st.sampled_from(["runner", "stayer"]))))
    played.start()
    for _ in range(draw(st.integers(0, 25))):
        if played.table.phase == "playing":
            seat = draw(st.sampled_from(played.table.awaited()))
            played.choose(played_by(played, seat), draw(st.sampled_from(CHOICES)), seat)
    while played.table.phase != "playing" or len(played.table.awaited()) < 2:
        if played.table.phase == "over":
            played.ask(1, messages.Rematch(played.id()))
            for person in range(1, people + 1):
                played.ask(person, messages.AddNumber(played.id(), "0123456789abcdef"))
            played.start()
        else:
            seat = played.table.awaited()[0]
            played.choose(played_by(played, seat), "leave", seat)
    seat = draw(st.sampled_from(played.table.awaited()))
    played.choose(played_by(played, seat), draw(st.sampled_from(CHOICES)), seat)
    return played, seat


def played_by(played: Played, seat: int) -> int:
    held = played.table.seats[seat]
    assert held is not None
    assert held.person is not None
    return held.person


def flipped(event: lines.LogEvent) -> lines.LogEvent:
    assert isinstance(event, lines.ChoiceSealed)
    return msgspec.structs.replace(event, choice="leave" if event.choice == "go_on" else "go_on")


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(sealed_tables())
def test_flipping_a_sealed_choice_changes_no_byte_for_anybody_else(
    sealed: tuple[Played, int],
) -> None:
    played, seat = sealed
    table = played.table
    other = flipped(played.log[-1])
    choice = table.sealed[seat]
    turned: Table = replace(table, sealed={**table.sealed, seat: other.choice})  # type: ignore[union-attr]
    assert turned.sealed[seat] != choice
    for viewer in (*range(1, len(table.people) + 1), "spectator", "screen"):
        if viewer != played_by(played, seat):
            assert seen(table, viewer) == seen(turned, viewer)
    for watched in (True, False):
        assert happenings(played.log[-1], (), watched) == happenings(other, (), watched)


def test_the_flip_is_seen_by_the_one_who_chose() -> None:
    played = Played()
    played.start()
    played.choose(1, "leave")
    turned = replace(played.table, sealed={0: "go_on"})
    assert seen(played.table, 1) != seen(turned, 1)


def test_people_at_one_browser_do_not_see_each_others_choices() -> None:
    played = Played(Options(seats=3), people=2)
    played.ask(1, messages.Sit("a", "Cy"))
    played.start()
    played.choose(1, "leave", 0)
    turned = replace(played.table, sealed={0: "go_on"})
    assert seen(played.table, 1) == seen(turned, 1)


def strings(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {text for each in value.values() for text in strings(each)}
    if isinstance(value, list):
        return {text for each in value for text in strings(each)}
    return {str(value)}


def test_seeds_and_tokens_are_shown_to_nobody_before_the_end() -> None:
    played = Played(Options(seats=3))
    played.start()
    for viewer in (1, 2, 3, "spectator", "screen"):
        text = seen(played.table, viewer).decode()
        assert played.table.server_seed not in text
        assert played.table.dealer.seed not in text
        assert "hash1" not in text
    played.play_out()
    assert played.table.server_seed in seen(played.table, "spectator").decode()


def test_a_closed_chest_is_seen_by_its_owner_alone_until_the_end() -> None:
    played = Played(Options(seats=3, chests="closed"))
    played.start()
    view = view_of(played.table, 2)
    assert view.table.game is not None
    assert view.you is not None
    assert [explorer.chest for explorer in view.table.game.explorers] == [None] * 3
    assert view.you.chests == {"1": 0}
    spectator = view_of(played.table, "spectator")
    assert spectator.you is None
    played.play_out()
    over = view_of(played.table, "spectator")
    assert over.table.game is not None
    assert None not in [explorer.chest for explorer in over.table.game.explorers]


def test_the_odds_are_shown_where_the_options_say_so() -> None:
    hidden = Played(Options(seats=3))
    hidden.start()
    game = view_of(hidden.table, 1).table.game
    assert game is not None
    assert game.odds is None
    shown = Played(Options(seats=3, odds="shown"))
    shown.start()
    game = view_of(shown.table, 1).table.game
    assert game is not None
    assert game.odds is not None
    assert sum(game.odds.cards.values()) == game.odds.total == 29


def test_where_no_spectators_are_welcome_they_see_who_sits_there_and_no_game() -> None:
    played = Played(Options(seats=3, spectators="none"))
    played.start()
    view = view_of(played.table, "spectator").table
    assert view.game is None
    assert len(view.seats) == 3
    assert view_of(played.table, "screen").table.game is not None
    sealed = played.choose(1, "leave")
    assert happenings(sealed[0], (), watched=False) == ()


def test_somebody_who_was_removed_sees_what_a_stranger_sees() -> None:
    played = Played(Options(seats=4, spectators="none"), people=4)
    played.start()
    played.ask(1, messages.Remove("x", 4))
    assert view_of(played.table, 4).you is None
    assert view_of(played.table, 4).table.game is None


def test_everything_that_happened_can_be_told_again_from_the_log() -> None:
    played = Played(Options(seats=3))
    played.start()
    played.play_out("go_on")
    table = blank("t")
    told: list[object] = []
    for event in played.log:
        table, happened = apply(table, event)
        told += happenings(event, happened, watched=True)
    names = [type(each).__name__ for each in told]
    assert names.count("ExpeditionBegan") == 5
    assert names[-1] == "GameEnded"
    assert "ChoicesRevealed" in names
    assert all(a != "GameEnded" for a, _ in pairwise(names))
