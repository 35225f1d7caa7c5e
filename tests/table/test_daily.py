"""The daily cave: the same for everybody, secret until its day is over, and nothing to forge."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from tacora.bots import AT_ONCE, make_bot
from tacora.dealer import BY_COPY, Dealer
from tacora.editions import rule_sets
from tacora.game import Choice, start
from tacora.record import (
    Noted,
    Record,
    RecordError,
    check_noted,
    from_json,
    full_proof,
    to_json,
    verify_shuffle,
)
from tacora.server.persistence import read_line, read_snapshot, write_line, write_snapshot
from tacora.table import (
    Draft,
    House,
    Refused,
    Table,
    WaitingBot,
    ask,
    let_bots_choose,
    log,
    rebuild,
    record_of,
    seen_from,
    snapshot_for,
    tell,
)
from tacora.table.daily import RULES, STRONG, WEAK, Played, daily_of, open_daily, replay_daily
from tacora.table.messages import Again, Asked, Came, Choose, Join, Leave, Rematch
from tacora.table.wire import plain

SEED = "ab" * 16
DATES = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
Choosing = Callable[[Table], Choice]
Asking = Callable[[Table, WaitingBot], Choice]


class World:
    """What a table needs from outside; nothing of it is needed here."""

    bots = ()

    def secret(self) -> str:
        return "cd" * 16

    def code(self) -> str:
        return ""


def after(turns: int) -> Choosing:
    """Leave after a number of cards."""
    return lambda table: "leave" if table.game and table.game.turn >= turns else "go_on"


def bots(table: Table, waiting: WaitingBot) -> Choice:
    return make_bot(waiting.bot, table.bots_seed).decide(*seen_from(table, waiting.seat))


def begun(date: str, seed: str = SEED, *, practice: bool = False) -> Draft:
    join = Join("Ana", "hash", "")
    return open_daily("t", daily_of(date), seed, House(pace=0), join, 1000, practice=practice)


def asked(table: Table, message: Asked) -> Table:
    return ask(table, 1, message, 1001, World()).table


def played(
    date: str,
    choose: Choosing,
    seed: str = SEED,
    *,
    practice: bool = False,
    ask_bot: Asking = bots,
) -> Table:
    """The table of a person who has played, as an update of the server does it."""
    table = tell(begun(date, seed, practice=practice).table, Came(1), 1001).table
    number = 0
    while table.phase == "playing":
        assert table.game is not None
        draft = Draft(table, 1002)
        if 0 in table.awaited():
            number += 1
            place = (1, table.game.expedition, table.game.turn)
            draft = ask(table, 1, Choose(f"c{number}", 0, *place, choose(table)), 1002, World())
        let_bots_choose(draft, ask_bot)
        table = draft.table
    return table


def test_what_a_date_brings_never_changes() -> None:
    assert [vars_of(date) for date in ("2026-01-01", "2026-11-19", "2027-02-28")] == [
        ("2026-01-01", "fr-iello-2021", True, ("counter", "bold", "dreamer", "reckoner")),
        ("2026-11-19", "pl-incan-gold", False, ("collector", "cautious", "bold", "reckoner")),
        ("2027-02-28", "fr-iello-2021", False, ("collector", "reckoner", "cautious", "dreamer")),
    ]


def vars_of(date: str) -> tuple[object, ...]:
    daily = daily_of(date)
    return daily.date, daily.edition, daily.relics, daily.bots


def test_every_date_has_rules_that_exist_and_four_different_bots_that_choose_at_once() -> None:
    known = {(rules.id, rules.relics is not None) for rules in rule_sets()}
    assert set(RULES) == known
    seen = {daily_of(date) for date in DATES}
    assert {(daily.edition, daily.relics) for daily in seen} == known
    assert {bot for daily in seen for bot in daily.bots} == {*STRONG, *WEAK} <= AT_ONCE.keys()
    for daily in seen:
        assert len(set(daily.bots)) == 4
        assert daily.options.seats == 5 <= daily.options.rules().most_explorers


def test_the_same_choices_bring_the_same_game_to_everybody() -> None:
    for date in DATES[:12]:
        one, other = played(date, after(4)), played(date, after(4))
        assert one.record is not None
        assert one.record == other.record
        assert played(date, after(4), "12" * 16).record != one.record


def test_who_plays_otherwise_gets_the_same_cards_as_far_as_they_may_come() -> None:
    same = cards = 0
    for date in DATES[:30]:
        games = [played(date, after(turns)).record for turns in (2, 4, 6)]
        for one, other in itertools.pairwise(games):
            assert one is not None
            assert other is not None
            first, second = one.expeditions[0], other.expeditions[0]
            assert all(a.card == b.card for a, b in zip(first, second, strict=False))
            for ours, theirs in zip(one.expeditions, other.expeditions, strict=True):
                pairs = list(zip(ours, theirs, strict=False))
                same += sum(a.card == b.card for a, b in pairs)
                cards += len(pairs)
    assert cards > 1000
    assert same / cards > 0.98  # by the other procedure it is 0.94


def test_each_copy_comes_equally_often_and_a_missing_one_changes_no_other_draw() -> None:
    game, _ = start(daily_of("2026-11-19").options.rules(), 5)
    drawn = [Dealer(f"{seed:032x}", BY_COPY).deal(game) for seed in range(3000)]
    for card, copies in game.bag.items():
        share = copies / game.bag.total
        error = (share * (1 - share) / len(drawn)) ** 0.5
        assert abs(drawn.count(card) / len(drawn) - share) < 4.5 * error, card
    lacking = next(iter(game.bag))
    without = replace(game, bag=game.bag.without(lacking))
    for seed, card in enumerate(drawn[:200]):
        if card != lacking:
            assert Dealer(f"{seed:032x}", BY_COPY).deal(without) == card


def test_nothing_tells_the_seed_before_the_day_is_over() -> None:
    table = played("2026-11-19", after(4))
    secrets = (SEED, table.dealer.seed, table.bots_seed)
    views = [plain(snapshot_for(table, viewer)) for viewer in (1, "spectator", "screen")]
    told = json.dumps(views) + to_json(record_of(table))
    assert not any(secret in told for secret in secrets)
    assert table.commitment in told
    # Then it is proved like every other game, and a note of the commitment binds it.
    practised = record_of(played("2026-11-19", after(4), practice=True))
    assert verify_shuffle(practised) == "commitment"
    check_noted(practised, [Noted(table.commitment, {0: "-", 1: ""})])
    as_usual = json.loads(to_json(practised))
    as_usual["shuffle"]["procedure"] = "tacora-deal/1"
    with pytest.raises(RecordError, match="procedure"):
        verify_shuffle(from_json(json.dumps(as_usual)))


def test_a_record_of_the_server_gives_its_own_result() -> None:
    for date in DATES[40:60]:
        table = played(date, after(4))
        assert table.game is not None
        assert table.game.result is not None
        result = table.game.result
        found = replay_daily(from_json(to_json(record_of(table))), daily_of(date), SEED)
        assert found.points == result.points[0] == sum(each or 0 for each in found.expeditions)
        assert len(found.expeditions) == 5
        assert (found.place == 1) == (0 in result.winners)
        better = sum(each > found.points for each in result.points)
        assert better < found.place <= better + 1 + result.points.count(found.points)


def test_who_is_caught_has_nothing_of_the_expedition() -> None:
    table = played("2026-11-19", after(99))
    found = replay_daily(record_of(table), daily_of("2026-11-19"), SEED)
    assert found == Played(0, 5, (None,) * 5)


def otherwise(table: Table, waiting: WaitingBot) -> Choice:
    """Another bot in the second seat."""
    if waiting.seat == 1 and table.game is not None and table.game.turn == 2:
        return "leave" if bots(table, waiting) == "go_on" else "go_on"
    return bots(table, waiting)


@pytest.mark.parametrize("what", ["cards", "bots"])
def test_a_game_by_the_rules_with_other_cards_or_bots_is_refused(what: str) -> None:
    date = "2027-02-28"
    if what == "cards":
        table = played(date, after(1), "12" * 16)
    else:
        table = played(date, after(1), ask_bot=otherwise)
    record = from_json(to_json(record_of(table)))
    # The person always leaves at once, so that the own choices fit any game.
    with pytest.raises(RecordError, match="does not give this game"):
        replay_daily(record, daily_of(date), SEED)
    honest = from_json(to_json(record_of(played(date, after(1)))))
    assert len(replay_daily(honest, daily_of(date), SEED).expeditions) == 5


@pytest.mark.parametrize(
    "how", ["own choice", "choice of a bot", "card", "rules", "bots", "left", "cut", "date", "seed"]
)
def test_a_forged_or_altered_record_is_refused(how: str) -> None:
    date, seed = "2026-11-19", SEED
    said = json.loads(to_json(record_of(played(date, after(4)))))
    turns = said["expeditions"][0]["turns"]
    card, choices = turns[1]
    if how == "own choice":
        turns[1] = [card, "-" + choices[1:]]
    elif how == "choice of a bot":
        turns[1] = [card, choices[:1] + "-" + choices[2:]]
    elif how == "card":
        turns[1] = ["17", choices]
    elif how == "rules":
        said["relics"] = True
    elif how == "bots":
        said["bots"][1] = "stubborn"
    elif how == "left":
        said["left"] = [0]
    elif how == "cut":
        said["expeditions"] = said["expeditions"][:3]
    elif how == "date":
        date = "2026-11-20"
    else:
        seed = "cd" * 16
    said.pop("result")
    with pytest.raises(RecordError):
        replay_daily(from_json(json.dumps(said)), daily_of(date), seed)


def test_a_daily_table_plays_one_game_and_refuses_another_one() -> None:
    table = played("2026-11-19", after(4))
    for message in (Again("a"), Rematch("b")):
        with pytest.raises(Refused, match="daily_once"):
            asked(table, message)


def test_a_result_after_the_person_left_is_refused() -> None:
    table = tell(begun("2026-11-19").table, Came(1), 1001).table
    table = asked(table, Leave("x"))
    draft = Draft(table, 1002)
    let_bots_choose(draft, bots)
    assert draft.table.phase == "over"
    with pytest.raises(RecordError):
        replay_daily(record_of(draft.table), daily_of("2026-11-19"), SEED)


def test_a_table_that_was_restored_plays_on_and_gives_no_result() -> None:
    table = tell(begun("2026-11-19").table, Came(1), 1001).table
    table = rebuild_with(table, log.SecretReplaced(1002, "ef" * 16))
    number = 0
    while table.phase == "playing":
        assert table.game is not None
        number += 1
        place = (1, table.game.expedition, table.game.turn)
        choice: Choice = "leave" if table.game.turn >= 3 else "go_on"
        inside = 0 in table.awaited()
        message = Choose(f"c{number}", 0, *place, choice)
        draft = ask(table, 1, message, 1003, World()) if inside else Draft(table, 1003)
        let_bots_choose(draft, bots)
        table = draft.table
    record = record_of(table)
    assert verify_shuffle(with_proof(record, table)) == "commitment"
    with pytest.raises(RecordError):
        replay_daily(record, daily_of("2026-11-19"), SEED)


def rebuild_with(table: Table, event: log.LogEvent) -> Table:
    draft = Draft(table, 1002)
    draft.add(event)
    return draft.table


def with_proof(record: Record, table: Table) -> Record:
    return replace(record, extra={**record.extra, "shuffle": full_proof(record, table.shuffles)})


def test_the_log_and_a_snapshot_of_a_daily_table_are_read_as_they_were_written() -> None:
    draft = begun("2026-11-19", practice=True)
    assert rebuild("t", [read_line(write_line(each)) for each in draft.events]) == draft.table
    assert read_snapshot("t", write_snapshot(draft.table)) == draft.table
    assert draft.table.daily == "2026-11-19"
