"""A table fed with messages and times."""

from __future__ import annotations

import pytest
from tests.table.helpers import Played, kinds, leave_alone

from tacora.record import last_game
from tacora.server.persistence import read_line, write_line
from tacora.table import House, Options, Refused, due, messages, rebuild, record_of
from tacora.table import log as lines
from tacora.table.views import you_view


def refused(played: Played, by: int, asked: messages.Asked) -> str:
    before = played.table
    with pytest.raises(Refused) as caught:
        played.ask(by, asked)
    assert played.table is before
    return caught.value.code


def test_choices_stay_sealed_until_the_last_and_are_then_revealed_at_once() -> None:
    played = Played()
    played.start()
    assert kinds(played.choose(1, "leave")) == ["ChoiceSealed"]
    assert kinds(played.choose(2, "go_on")) == ["ChoiceSealed"]
    assert kinds(played.choose(3, "go_on"))[:2] == ["ChoiceSealed", "AllRevealed"]
    revealed = [event for event in played.log if isinstance(event, lines.AllRevealed)]
    assert revealed[0].choices == "-++"


def test_a_choice_can_be_changed_until_the_last_one_is_sealed() -> None:
    played = Played()
    played.start()
    played.choose(1, "leave")
    played.choose(1, "go_on")
    played.choose(2, "leave")
    played.choose(3, "go_on")
    revealed = [event for event in played.log if isinstance(event, lines.AllRevealed)]
    assert revealed[0].choices == "+-+"


def test_a_choice_that_is_late_for_its_turn_is_refused() -> None:
    played = Played()
    played.start()
    late = played.choice(0, "leave")
    for person in (1, 2, 3):
        played.choose(person, "go_on")
    assert refused(played, 1, late) == "late"


def test_a_message_sent_twice_counts_once() -> None:
    played = Played()
    played.start()
    message = played.choice(0, "leave")
    assert kinds(played.ask(1, message)) == ["ChoiceSealed"]
    assert played.ask(1, message) == []
    for person in (2, 3):
        played.choose(person, "go_on")
    assert played.ask(1, message) == []  # even long after its turn


def test_two_people_may_use_the_same_message_id() -> None:
    played = Played()
    played.start()
    assert played.ask(1, played.choice(0, "leave", "same"))
    assert played.ask(2, played.choice(1, "leave", "same"))


def test_nobody_chooses_for_another_seat() -> None:
    played = Played()
    played.start()
    assert refused(played, 2, played.choice(0, "leave")) == "not_your_seat"


def test_an_explorer_outside_the_cave_cannot_choose() -> None:
    played = Played()
    played.start()
    leave_alone(played)
    assert refused(played, 1, played.choice(0, "leave")) == "not_in_cave"


def test_bots_decide_when_the_last_person_has_sealed() -> None:
    played = Played(Options(seats=3), people=1)
    played.ask(1, messages.AddBot("a", "runner"))
    played.ask(1, messages.AddBot("b", "stayer"))
    played.start()
    events = played.choose(1, "go_on")
    revealed = next(event for event in events if isinstance(event, lines.AllRevealed))
    assert revealed.choices == "+-+"


def test_a_turn_of_bots_alone_lasts_as_long_as_the_house_says() -> None:
    played = Played(Options(seats=3), House(pace=1500), people=1)
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "stayer"))
    played.start()
    assert kinds(played.wait(2505)) == ["ChoiceSealed", "ChoiceSealed"]
    assert due(played.table) is None
    leave_alone(played)
    assert due(played.table) == played.now + 1500
    while played.table.phase == "playing":
        if played.table.awaited():
            played.choose(1, "leave")
        else:
            assert played.wait(2505)
    assert last_game(record_of(played.table)).over


def test_after_a_timeout_a_bot_plays_until_the_person_takes_the_seat_back() -> None:
    played = Played(Options(seats=3, seconds=15))
    played.start()
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    assert played.wait(14_999) == []
    events = played.wait(1)
    assert kinds(events)[:2] == ["BotTookOver", "AllRevealed"]
    assert isinstance(events[0], lines.BotTookOver)
    assert (events[0].seat, events[0].why) == (2, "time")
    assert refused(played, 3, played.choice(2, "go_on")) == "played_by_bot"
    assert 2 not in played.table.awaited()
    assert played.table.game is not None
    assert 2 in played.table.game.inside
    played.ask(3, messages.TakeBack(played.id(), 2))
    assert played.table.awaited() == (0, 1, 2)


def test_without_a_clock_a_bot_plays_for_a_person_who_is_away_too_long() -> None:
    played = Played(Options(seats=3), House(away_after=60_000, pace=0))
    played.start()
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    assert played.wait(10**9) == []  # people who are present may think as long as they like
    played.tell(messages.Went(3))
    assert played.wait(59_999) == []
    assert kinds(played.wait(1))[:2] == ["BotTookOver", "AllRevealed"]
    played.tell(messages.Came(3))
    assert played.table.seats[2] is not None
    assert played.table.seats[2].played_by_bot == "away"
    played.ask(3, messages.TakeBack(played.id(), 2))
    assert played.table.seats[2].played_by_bot is None


def test_where_a_clock_runs_a_person_may_be_away_until_it_ends() -> None:
    played = Played(Options(seats=3, seconds=3 * 24 * 3600), House(away_after=60_000, pace=0))
    played.start()
    played.tell(messages.Went(3))
    assert played.wait(24 * 3600 * 1000) == []


def test_a_choice_sealed_before_going_away_is_kept() -> None:
    played = Played(Options(seats=3), House(away_after=60_000, pace=0))
    played.start()
    played.choose(3, "leave")
    played.ask(1, messages.Remove(played.id(), 3))
    played.choose(1, "go_on")
    events = played.choose(2, "go_on")
    revealed = next(event for event in events if isinstance(event, lines.AllRevealed))
    assert revealed.choices == "++-"


DAYS_MS = 5 * 24 * 3600 * 1000


@pytest.mark.parametrize("people", [1, 3])
def test_without_its_people_a_game_waits_for_days_and_resumes_where_it_was(people: int) -> None:
    played = Played(Options(seats=3), House(away_after=60_000, pace=1500), people=people)
    for _ in range(3 - people):
        played.ask(1, messages.AddBot(played.id(), "stayer"))
    played.start()
    if people == 1:
        played.wait(10_000)  # the bots have chosen
    before = played.table.game
    for person in range(1, people + 1):
        played.tell(messages.Went(person))
    assert played.table.paused
    assert due(played.table) is None
    assert played.wait(DAYS_MS) == []
    assert played.table.game == before
    played.tell(messages.Came(1))
    assert played.table.awaited() == tuple(range(people))
    if people == 3:
        # The first one back waits for the others as long as ever.
        assert played.wait(59_999) == []
        assert kinds(played.wait(1))[:2] == ["BotTookOver", "BotTookOver"]
    played.choose(1, "leave")
    played.wait(10_000)
    assert played.table.game != before


def test_bots_inside_wait_too_while_the_only_person_is_away_at_camp() -> None:
    played = Played(Options(seats=3), House(pace=1500), people=1)
    for _ in range(2):
        played.ask(1, messages.AddBot(played.id(), "stayer"))
    played.start()
    played.choose(1, "leave")
    played.wait(1_500)
    game = played.table.game
    assert game is not None
    assert game.inside == (1, 2)  # the secrets are fixed: the second card ends no expedition
    played.tell(messages.Went(1))
    assert played.wait(DAYS_MS) == []
    played.tell(messages.Came(1))
    assert kinds(played.wait(10**6))[0] in ("ChoiceSealed", "AllRevealed")


def test_a_person_alone_with_a_clock_has_the_whole_time_again_after_a_pause() -> None:
    played = Played(Options(seats=3, seconds=30), House(pace=0), people=1)
    for _ in range(2):
        played.ask(1, messages.AddBot(played.id(), "stayer"))
    played.start()
    played.wait(20_000)
    played.tell(messages.Went(1))
    assert played.table.deadline is None
    assert played.wait(DAYS_MS) == []
    played.tell(messages.Came(1))
    assert played.wait(29_999) == []
    assert kinds(played.wait(1))[0] == "BotTookOver"


def test_the_choices_of_a_stand_in_are_told_until_the_person_chooses_again() -> None:
    played = Played(Options(seats=3), House(away_after=60_000, pace=0))
    played.start()
    played.tell(messages.Went(3))
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    played.wait(60_000)
    me = you_view(played.table, 3)
    assert me is not None
    assert [(each.seat, each.expedition, each.turn) for each in me.stood_in] == [(2, 1, 1)]
    assert played.table.record is not None
    chosen = played.table.record.expeditions[0][0].choices[2]
    assert me.stood_in[0].choice == {"+": "go_on", "-": "leave"}[chosen]
    others = you_view(played.table, 1)
    assert others is not None
    assert others.stood_in == ()
    played.tell(messages.Came(3))
    played.ask(3, messages.TakeBack(played.id(), 2))
    me = you_view(played.table, 3)
    assert me is not None
    assert len(me.stood_in) == 1
    assert 2 in played.table.awaited()
    played.choose(3, "go_on")
    me = you_view(played.table, 3)
    assert me is not None
    assert me.stood_in == ()


def test_a_seat_cannot_be_taken_back_when_its_time_is_over() -> None:
    """A bot would take it over again at once, so the request is refused as late."""
    played = Played(Options(seats=3, seconds=15), House(pace=60_000))
    played.start()
    played.choose(1, "go_on")
    played.choose(2, "go_on")
    assert "BotTookOver" in kinds(played.wait(15_000))
    assert played.table.game is not None
    assert played.table.game.awaits == "choices"  # the bot still thinks
    assert refused(played, 3, messages.TakeBack("x", 2)) == "late"


def test_one_browser_can_hold_several_seats() -> None:
    played = Played(Options(seats=3), people=1)
    played.ask(1, messages.Sit("a", "Ben"))
    played.ask(1, messages.Sit("b", "Cy"))
    played.start()
    for seat in (0, 1, 2):
        played.choose(1, "leave", seat)
    assert any(isinstance(event, lines.AllRevealed) for event in played.log)


def test_seats_that_stay_empty_are_not_in_the_game() -> None:
    played = Played(Options(seats=8))
    played.ask(1, messages.Stand("a", 0))
    played.ask(1, messages.Sit("b", "Ana", 6))
    played.start()
    assert played.table.names() == ("Ben", "Cy", "Ana")
    assert played.table.game is not None
    assert len(played.table.game.explorers) == 3


def test_a_closed_table_refuses_everything() -> None:
    played = Played()
    played.tell(messages.Close("admin"))
    assert refused(played, 1, messages.Start("a")) == "closed"
    assert due(played.table) is None


def test_a_table_is_rebuilt_from_its_log() -> None:
    played = Played(Options(seats=4, seconds=15))
    played.start()
    played.choose(1, "go_on")
    played.choose(1, "leave")
    played.wait(40_000)
    played.tell(messages.Went(2))
    again = rebuild("t", [read_line(write_line(event)) for event in played.log])
    assert again == played.table
    assert again.version == len(played.log)
