"""Plants known mistakes in a copy of the table and of records, and shows which tests catch them.

The table in `docs/testing.md` is what `make mutants` printed.
"""

from __future__ import annotations

from pathlib import Path

from tools.planting import Mutant, failing, planted, show

TESTS = ("tests/table", "tests/records/test_recorder.py", "tests/cli/test_cheating_server.py")

MUTANTS = (
    planted(
        "a choice taken from an explorer who is not in the cave",
        "test_an_explorer_outside_the_cave_cannot_choose",
        "table/handle.py",
        '    if asked.seat not in game.inside:\n        raise Refused("not_in_cave")\n',
        "",
    ),
    planted(
        "a hint given to an explorer who is not in the cave",
        "test_a_hint_is_for_a_person_who_has_to_choose_now",
        "table/views.py",
        '    if asked.seat not in table.game.inside:\n        raise Refused("not_in_cave")\n',
        "",
    ),
    planted(
        "a choice of a bot counted in another turn",
        "test_a_bots_choice_for_another_turn_does_not_count",
        "table/driver.py",
        "return dict(told.choices) if of_this_turn else {}",
        "return dict(told.choices)",
    ),
    planted(
        "a choice of a bot counted before its time",
        "test_a_bots_choice_counts_from_the_moment_that_the_table_says",
        "table/flow.py",
        "        if each.seat in chosen and each.counts_from <= now\n",
        "        if each.seat in chosen\n",
    ),
    planted(
        "a bot that chooses for a person",
        "test_a_bot_cannot_choose_for_a_person_or_twice_or_for_a_seat_that_is_not_there",
        "table/state.py",
        "and not held.by_person and seat not in self.sealed",
        "and seat not in self.sealed",
    ),
    planted(
        "a person who is back bound to the choice that a bot had sealed",
        "test_a_choice_that_a_bot_sealed_is_dropped_when_the_person_is_back",
        "table/apply.py",
        "if each != event.seat}",
        "}",
    ),
    planted(
        "a clock shown where only bots decide",
        "test_a_clock_is_shown_while_a_person_has_to_decide",
        "table/views.py",
        "deadline=table.deadline if table.deciding() else None,",
        "deadline=table.deadline,",
    ),
    planted(
        "a default of the log changed",
        "test_no_default_of_the_log_ever_changes",
        "table/log.py",
        'choice: Choice = "go_on"',
        'choice: Choice = "leave"',
    ),
    planted(
        "the bots of an older server's record not read",
        "test_the_bots_of_a_record_are_read_in_every_form",
        "record/model.py",
        "    if isinstance(said, dict):\n",
        "    if False:\n",
    ),
    planted(
        "a number in the shuffle that belongs to no seat",
        "test_the_record_itself_shows",
        "record/verify.py",
        "    if len(shuffle.numbers) != seats:\n",
        "    if len(shuffle.numbers) < seats:\n",
    ),
    planted(
        "a number of a bot in the shuffle",
        "test_the_record_itself_shows",
        "record/verify.py",
        "if number != OF_BOT and bots[seat] and seat not in left:",
        "if False:",
    ),
    planted(
        "numbers not compared with those told at the start",
        "test_the_notes_of_a_person_show",
        "record/verify.py",
        "        if shuffle.numbers[seat] != number:\n",
        "        if False:\n",
    ),
    planted(
        "a restored game that deals from the secret of the backup",
        "test_the_cards_that_people_saw_before_the_restore_do_not_come_again",
        "table/apply.py",
        "return replace(table, server_seed=event.server_seed, people=people), ()",
        "return replace(table, people=people), ()",
    ),
)


def run(mutant: Mutant, folder: Path) -> list[str]:
    return failing(mutant, folder, (*TESTS, "-k", mutant.caught_by))


if __name__ == "__main__":
    show("mistake at a table or in a record", MUTANTS, run)
