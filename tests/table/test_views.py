"""What each viewer may see; nobody else sees a sealed choice."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
from tests.table.helpers import NUMBER, Played, leave_alone

from tacora.table import (
    House,
    Options,
    Table,
    Viewer,
    apply,
    blank,
    happenings,
    messages,
    snapshot_for,
)
from tacora.table.views import happened_so_far


def seen(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(snapshot_for(table, viewer))


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
    view = snapshot_for(played.table, 2)
    assert view.table.game is not None
    assert view.you is not None
    assert [explorer.chest for explorer in view.table.game.explorers] == [None] * 3
    assert view.you.chests == {"1": 0}
    spectator = snapshot_for(played.table, "spectator")
    assert spectator.you is None
    played.play_out()
    over = snapshot_for(played.table, "spectator")
    assert over.table.game is not None
    assert None not in [explorer.chest for explorer in over.table.game.explorers]


def test_the_odds_are_shown_where_the_options_say_so() -> None:
    hidden = Played(Options(seats=3))
    hidden.start()
    game = snapshot_for(hidden.table, 1).table.game
    assert game is not None
    assert game.odds is None
    shown = Played(Options(seats=3, odds="shown"))
    shown.start()
    game = snapshot_for(shown.table, 1).table.game
    assert game is not None
    assert game.odds is not None
    assert sum(game.odds.cards.values()) == game.odds.total == 29


def test_where_no_spectators_are_welcome_they_see_who_sits_there_and_no_game() -> None:
    played = Played(Options(seats=3, spectators="none"))
    played.start()
    view = snapshot_for(played.table, "spectator").table
    assert view.game is None
    assert len(view.seats) == 3
    assert snapshot_for(played.table, "screen").table.game is not None
    sealed = played.choose(1, "leave")
    assert happenings(sealed[0], (), watched=False) == ()


def test_everybody_sees_who_has_added_a_number() -> None:
    played = Played(Options(seats=3))
    played.start()
    played.play_out()
    played.ask(1, messages.Rematch("a"))
    played.ask(2, messages.AddNumber("b", NUMBER))
    people = snapshot_for(played.table, 1).table.people
    assert [person.number_added for person in people] == [False, True, False]


def test_a_clock_is_shown_while_a_person_has_to_decide() -> None:
    played = Played(Options(seats=3, seconds=15), House(pace=1500), people=1)
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "stayer"))
    played.start()
    game = snapshot_for(played.table, 1).table.game
    assert game is not None
    assert game.deadline == played.now + 15_000
    played.wait(2505)
    leave_alone(played)
    game = snapshot_for(played.table, 1).table.game
    assert game is not None
    assert game.awaits == "choices"  # the bots alone have to decide
    assert game.deadline is None


def test_what_has_happened_in_the_game_is_told_to_those_who_may_watch() -> None:
    played = Played(Options(seats=3))
    assert happened_so_far(played.table, watched=True) == ()
    played.start()
    for person in (1, 2, 3):
        played.choose(person, "go_on")
    table, told = blank("t"), list[object]()
    for event in played.log:
        table, happened = apply(table, event)
        told += happened
    assert list(happened_so_far(played.table, watched=True)) == told
    assert len(told) >= 4
    assert happened_so_far(played.table, watched=False) == ()


def test_a_removed_person_sees_what_a_stranger_sees() -> None:
    played = Played(Options(seats=4, spectators="none"), people=4)
    played.start()
    played.ask(1, messages.Remove("x", 4))
    assert snapshot_for(played.table, 4).you is None
    assert snapshot_for(played.table, 4).table.game is None


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


def test_a_sealed_choice_changes_nothing_but_who_is_awaited() -> None:
    """The update has no new view; a client that applies it has what a new view would show."""
    played = Played(Options(seats=3, seconds=15), House(pace=60_000), people=2)
    played.ask(1, messages.AddBot("b", "runner"))
    played.start()
    before = snapshot_for(played.table, "spectator").table.game
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    after = snapshot_for(played.table, "spectator").table.game
    assert before is not None
    assert after is not None
    assert after.awaited == ()
    assert after.deadline == before.deadline
    assert replace(after, explorers=before.explorers, awaited=before.awaited) == before
