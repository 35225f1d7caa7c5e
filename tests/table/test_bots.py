"""Bots at a table: when they seal, how the table waits for them, and who may get a hint."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.helpers import Played, Simple, kinds, leave_alone, simple_choice

from tacora.game import Card, Choice, Reveal, Trap, Treasure, play, start, view
from tacora.record import from_json, to_json
from tacora.table import (
    Draft,
    House,
    Options,
    Refused,
    Replaced,
    ask,
    due,
    hint_for,
    let_bots_choose,
    messages,
    record_of,
    seen_from,
    snapshot_for,
    waiting_bots,
)
from tacora.table import log as lines
from tacora.table.handle import MOST_STRONG_BOTS


def test_bots_wait_before_they_seal_and_the_time_varies() -> None:
    played = Played(Options(seats=8), House(pace=1500), people=1)
    for number in range(7):
        played.ask(1, messages.AddBot(f"b{number}", "stayer"))
    played.start()
    times: list[int] = []
    while len(times) < 30:
        dealt = played.table.dealt_at
        sealed = [each for each in played.wait(2505) if isinstance(each, lines.ChoiceSealed)]
        times += [event.at - dealt for event in sealed]
        played.choose(1, "go_on")
    assert len(set(times)) > 20
    assert 400 <= min(times) < 700
    assert 1000 < max(times) <= 2505


def test_a_bot_that_has_not_sealed_is_shown_as_thinking() -> None:
    played = Played(Options(seats=3), House(pace=1500), people=1)
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "stayer"))
    played.start()

    def sealed() -> list[bool]:
        game = snapshot_for(played.table, 1).table.game
        assert game is not None
        return [each.sealed for each in game.explorers]

    assert sealed() == [False, False, False]
    played.wait(2505)
    assert sealed() == [False, True, True]
    played.choose(1, "go_on")
    assert played.table.game is not None
    assert played.table.game.turn == 2


def test_a_choice_that_a_bot_sealed_is_dropped_when_the_person_is_back() -> None:
    played = Played(Options(seats=3), House(away_after=1000, pace=1500))
    played.start()
    played.tell(messages.Went(3))
    taken = kinds(played.wait(5000))
    assert taken == ["BotTookOver", "ChoiceSealed"]
    assert played.table.sealed.keys() == {2}
    played.tell(messages.Came(3))
    played.ask(3, messages.TakeBack(played.id(), 2))
    assert played.table.awaited() == (0, 1, 2)
    assert not played.table.sealed


@pytest.mark.parametrize("pace", [0, 1500])
def test_the_table_waits_for_a_bot_that_thinks_and_then_goes_on(pace: int) -> None:
    played = Played(Options(seats=3), House(pace=pace), people=1)
    played.bots = lambda table, waiting: None
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "runner"))
    played.start()
    played.choose(1, "go_on")
    played.now += 60_000
    assert played.tell(messages.Tick()) == []
    moment = due(played.table)
    assert moment is not None
    assert moment <= played.now  # the process that takes over the table asks again
    played.bots = simple_choice
    revealed = played.tell(messages.Tick())[0]
    assert isinstance(revealed, lines.AllRevealed)
    assert revealed.choices == "+--"


def bots_at_a_table(pace: int) -> Played:
    """A game of one person and two bots that never choose by themselves."""
    played = Played(Options(seats=3), House(pace=pace), people=1)
    played.bots = lambda table, waiting: None
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "runner"))
    played.start()
    return played


def chose(played: Played, choices: dict[int, Choice], **changes: int) -> messages.BotsChose:
    moment = played.table.moment()
    assert moment is not None
    of = dict(zip(("game", "expedition", "turn"), moment, strict=True)) | changes
    return messages.BotsChose(choices=choices, **of)


def test_a_bots_choice_counts_from_the_moment_that_the_table_says() -> None:
    played = bots_at_a_table(1500)
    first, second = sorted(waiting_bots(played.table), key=lambda each: each.counts_from)
    assert due(played.table) == first.counts_from
    assert played.now + 400 <= first.counts_from < second.counts_from <= played.now + 2505
    choices: dict[int, Choice] = {first.seat: "leave", second.seat: "leave"}
    played.now = first.counts_from - 1
    assert played.tell(chose(played, choices)) == []
    played.now += 1
    (sealed,) = played.tell(chose(played, choices))
    assert sealed == lines.ChoiceSealed(played.now, seat=first.seat, choice="leave")
    assert [each.seat for each in waiting_bots(played.table)] == [second.seat]
    assert due(played.table) == second.counts_from


@pytest.mark.parametrize("changes", [{"game": 2}, {"expedition": 2}, {"turn": 2}, {"turn": 0}])
def test_a_bots_choice_for_another_turn_does_not_count(changes: dict[str, int]) -> None:
    played = bots_at_a_table(1500)
    played.now += 10_000
    assert played.tell(chose(played, {1: "leave", 2: "leave"}, **changes)) == []
    assert kinds(played.tell(chose(played, {1: "leave", 2: "leave"}))) == ["ChoiceSealed"] * 2


def test_a_bot_cannot_choose_for_a_person_or_twice_or_for_a_seat_that_is_not_there() -> None:
    played = bots_at_a_table(1500)
    played.now += 10_000
    assert played.tell(chose(played, {0: "leave", 9: "leave"})) == []
    assert kinds(played.tell(chose(played, {1: "leave"}))) == ["ChoiceSealed"]
    assert played.tell(chose(played, {1: "go_on"})) == []
    assert played.table.sealed == {1: "leave"}


def test_before_a_game_and_after_it_no_bot_can_choose() -> None:
    played = Played(Options(seats=3), people=3)
    assert waiting_bots(played.table) == ()
    assert played.tell(messages.BotsChose(0, 0, 0, {0: "leave"})) == []
    played.start()
    played.play_out()
    assert waiting_bots(played.table) == ()
    assert played.tell(chose(played, {0: "leave"})) == []


def test_a_table_that_was_closed_in_a_turn_waits_for_nobody() -> None:
    played = bots_at_a_table(1500)
    assert len(waiting_bots(played.table)) == 2
    assert played.table.awaited() == (0,)
    played.tell(messages.Close("admin"))
    assert waiting_bots(played.table) == ()
    assert played.table.awaited() == ()


def test_a_bot_thinks_longer_where_the_cave_can_collapse() -> None:
    played = bots_at_a_table(1500)
    begun, _ = start(played.table.options.rules(), 3)

    def counts_from(card: Card) -> list[int]:
        table = replace(played.table, game=play(begun, Reveal(card))[0])
        return [each.counts_from for each in waiting_bots(table)]

    easy, hard = counts_from(Treasure(7)), counts_from(Trap("snake"))
    assert all(one < other for one, other in zip(easy, hard, strict=True))
    assert len(easy) == 2


def test_where_bots_take_no_time_they_are_asked_once_the_last_person_has_sealed() -> None:
    played = bots_at_a_table(0)
    assert waiting_bots(played.table) == ()
    assert played.tell(chose(played, {1: "leave", 2: "go_on"})) == []
    played.choose(1, "go_on")
    assert [each.seat for each in waiting_bots(played.table)] == [1, 2]
    # One bot still thinks: nobody is told about the other bot's choice.
    assert played.tell(chose(played, {1: "leave"})) == []
    revealed = played.tell(chose(played, {1: "leave", 2: "go_on"}))[0]
    assert revealed == lines.AllRevealed(played.now, "+-+")


def test_the_choices_of_bots_that_two_processes_put_in_count_once() -> None:
    one = bots_at_a_table(1500)
    one.choose(1, "go_on")
    one.now += 10_000
    told = chose(one, {1: "leave", 2: "go_on"})
    assert "AllRevealed" in kinds(one.tell(told))
    assert one.tell(told) == []


def test_a_bot_sees_what_its_seat_could_see() -> None:
    played = bots_at_a_table(1500)
    seen, expeditions = seen_from(played.table, 1)
    assert seen == view(played.table.game, 1, "closed")  # type: ignore[arg-type]
    assert seen.explorers[0].chest is None
    assert seen.explorers[1].chest == 0
    assert len(expeditions) == 1


def test_a_bots_chance_follows_from_the_seed_and_tells_nothing_of_the_cards() -> None:
    one, other = Played(), Played()
    for played in (one, other):
        played.start()
    assert one.table.bots_seed == other.table.bots_seed
    assert one.table.bots_seed != one.table.dealer.seed


SHOWN = Options(seats=3, odds="shown")


def asked(played: Played, seat: int, **changes: int) -> messages.AskHint:
    game = played.table.game
    moment = {"game": 1, "expedition": 1, "turn": 1}
    if game is not None:
        moment = {
            "game": played.table.game_number,
            "expedition": game.expedition,
            "turn": game.turn,
        }
    return messages.AskHint("h", seat, **{**moment, **changes})


def refusal(played: Played, by: int, question: messages.AskHint) -> str:
    with pytest.raises(Refused) as caught:
        hint_for(played.table, by, question)
    return caught.value.code


def test_a_hint_is_for_a_person_who_has_to_choose_now() -> None:
    played = Played(SHOWN)
    assert refusal(played, 1, asked(played, 0)) == "not_started"
    played.start()
    assert refusal(played, 1, asked(played, 1)) == "not_your_seat"
    assert refusal(played, 1, asked(played, 3)) == "no_such_seat"
    assert refusal(played, 1, asked(played, 7)) == "no_such_seat"
    assert refusal(played, 9, asked(played, 0)) == "unknown_person"
    assert refusal(played, 1, asked(played, 0, turn=2)) == "late"
    assert refusal(played, 1, asked(played, 0, game=2)) == "late"
    seen, story = hint_for(played.table, 1, asked(played, 0))
    assert seen.seat == 0
    assert story == played.table.record.expeditions  # type: ignore[union-attr]
    played.choose(1, "go_on")
    assert refusal(played, 1, asked(played, 0)) == "not_awaited"
    leave_alone(played, 2)
    assert refusal(played, 2, asked(played, 1)) == "not_in_cave"


def test_no_hints_where_odds_are_hidden() -> None:
    played = Played(Options(seats=3))
    played.start()
    assert refusal(played, 1, asked(played, 0)) == "no_hints"


def test_a_hint_does_not_depend_on_sealed_choices() -> None:
    made = []
    for choice in ("go_on", "leave"):
        played = Played(SHOWN)
        played.start()
        played.choose(2, choice)
        made.append(hint_for(played.table, 1, asked(played, 0)))
    assert made[0] == made[1]


def test_a_record_says_which_choices_another_bot_made() -> None:
    played = Played(Options(seats=3), House(pace=0), people=1)
    for number in range(2):
        played.ask(1, messages.AddBot(f"b{number}", "stayer"))
    played.start()
    table = played.table
    while table.phase == "playing":
        moment = table.moment()
        assert moment is not None
        draft = Draft(table, played.now)
        if 0 in table.awaited():
            choose = messages.Choose(f"c{table.version}", 0, *moment, "leave")
            draft = ask(table, 1, choose, played.now, Simple())
        let_bots_choose(draft, lambda table, waiting: Replaced("leave"))
        table = draft.table
    replaced = record_of(table).extra["replaced"]
    assert len({tuple(each) for each in replaced}) == len(replaced)
    assert [1, 1, 1] in replaced
    assert [1, 1, 2] in replaced
    assert from_json(to_json(record_of(table))).extra["replaced"] == replaced


def test_the_strong_bots_at_a_table_are_limited() -> None:
    class Strong(Simple):
        bots = ("champion", "cautious")

    played = Played(Options(seats=8), people=1)
    draft = Draft(played.table, played.now)
    for number in range(MOST_STRONG_BOTS):
        draft = ask(draft.table, 1, messages.AddBot(f"s{number}", "champion"), played.now, Strong())
    with pytest.raises(Refused, match="too_many_strong_bots"):
        ask(draft.table, 1, messages.AddBot("more", "champion"), played.now, Strong())
    ask(draft.table, 1, messages.AddBot("simple", "cautious"), played.now, Strong())
