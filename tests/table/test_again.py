"""Another game with one tap of everybody, and the tally of all games at a table."""

from __future__ import annotations

from dataclasses import replace

from tests.table.helpers import NUMBER, Played
from tests.table.test_table import refused

from tacora.server.persistence import read_snapshot, write_snapshot
from tacora.table import Options, messages, rebuild, snapshot_for
from tacora.table.state import MOST_TALLIED, Tally, tallied


def over(people: int = 3, **options: object) -> Played:
    """A table whose first game is over."""
    played = Played(Options(seats=max(3, people), **options), people=people)  # type: ignore[arg-type]
    played.start()
    played.play_out()
    return played


def again(played: Played, *people: int) -> None:
    """These people want another game; the client of each adds its number by itself."""
    for person in people:
        played.ask(person, messages.Again(f"again{person}-{played.table.version}"))
        for each in played.table.players():
            if played.table.takes_numbers and each.shuffle_number is None:
                played.ask(each.id, messages.AddNumber(f"n{played.table.version}", NUMBER))


def state(played: Played) -> tuple[str, int, tuple[int, ...]]:
    """The phase of the table, the number of its game, and who wants another one."""
    return played.table.phase, played.table.game_number, played.table.ready


def test_the_next_game_starts_when_everybody_wants_it_not_only_the_host() -> None:
    played = over()
    again(played, 2)
    assert state(played) == ("open", 1, (2,))
    again(played, 3)
    assert state(played) == ("open", 1, (2, 3))
    again(played, 3)  # once is enough
    assert state(played) == ("open", 1, (2, 3))
    again(played, 1)
    assert state(played) == ("playing", 2, ())
    assert played.table.awaited() == (0, 1, 2)
    assert rebuild("t", played.log) == played.table


def test_it_waits_for_the_number_of_each_player() -> None:
    played = over()
    for person in (1, 2, 3):
        played.ask(person, messages.Again(f"a{person}"))
    assert state(played)[0] == "open"
    for person in (1, 2):
        played.ask(person, messages.AddNumber(f"n{person}", NUMBER))
    assert state(played)[0] == "open"
    played.ask(3, messages.AddNumber("n3", NUMBER))
    assert state(played)[0] == "playing"


def test_a_player_who_is_away_is_waited_for_and_the_host_need_not_wait() -> None:
    played = over()
    played.tell(messages.Went(3))
    again(played, 1, 2)
    assert state(played)[0] == "open"
    played.ask(1, messages.Start("s"))
    assert state(played)[0] == "playing"


def test_a_player_who_leaves_is_not_waited_for() -> None:
    played = over(people=4)
    again(played, 1, 2, 3)
    assert state(played)[0] == "open"
    played.ask(4, messages.Leave("l"))
    assert state(played)[0] == "playing"


def test_only_a_player_between_games_can_want_another() -> None:
    played = Played(people=3)
    assert refused(played, 2, messages.Again("a")) == "not_started"
    played.start()
    assert refused(played, 2, messages.Again("b")) == "already_started"
    played.play_out()
    played.ask(1, messages.Rematch("c"))
    played.ask(2, messages.Stand("d", 1))
    assert refused(played, 2, messages.Again("e")) == "not_seated"


def test_the_tally_counts_all_games_and_outlives_a_snapshot_of_the_log() -> None:
    played = over()
    assert played.table.game is not None
    first = played.table.game.result
    assert first is not None
    again(played, 1, 2, 3)
    played.play_out("go_on")
    assert played.table.game is not None
    second = played.table.game.result
    assert second is not None
    tally = {each.name: each for each in played.table.tally}
    assert list(tally) == ["Ana", "Ben", "Cy"]
    for seat, each in enumerate(tally.values()):
        assert (each.person, each.games) == (seat + 1, 2)
        assert each.points == first.points[seat] + second.points[seat]
        assert each.wins == (seat in first.winners) + (seat in second.winners)
    assert rebuild("t", played.log).tally == played.table.tally
    kept = read_snapshot("t", write_snapshot(played.table))
    assert kept is not None
    assert kept.tally == played.table.tally
    # people who may not watch do not read it
    assert len(snapshot_for(played.table, "spectator").table.tally) == 3
    alone = replace(played.table, options=replace(played.table.options, spectators="none"))
    assert snapshot_for(alone, "spectator").table.tally == ()
    assert len(snapshot_for(alone, 1).table.tally) == 3


def test_the_tally_forgets_those_who_have_not_played_for_longest() -> None:
    played = over()
    older = tuple(Tally(f"Guest {number}", None, "stayer") for number in range(MOST_TALLIED))
    after = tallied(replace(played.table, tally=older))
    assert len(after) == MOST_TALLIED
    assert after[:-3] == older[3:]
    assert [each.name for each in after[-3:]] == ["Ana", "Ben", "Cy"]
