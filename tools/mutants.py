"""Plants the known mistakes in a copy of the rules and shows which tests catch them.

Every mistake must turn a test red; one that stays green is a hole in the tests. The
table in `docs/testing.md` is what `make mutants` printed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ("tests/game", "tests/rulebook")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake: a piece of source, what somebody might have written instead, and its test."""

    mistake: str
    caught_by: str
    file: str
    right: str
    wrong: str


MUTANTS = (
    Mutant(
        "leavers' share computed card by card",
        "test_leavers_share_the_pool_and_not_card_by_card",
        "game/rules.py",
        "each, left = divmod(game.pool, len(leavers))",
        "each = sum(step.gems // len(leavers) for step in game.path)\n"
        "    left = game.pool - each * len(leavers)",
    ),
    Mutant(
        "lost relics counted toward the first three",
        "test_lost_relics_do_not_count_toward_the_first_three",
        "game/rules.py",
        "before = game.relics_taken",
        "before = game.relics_taken + sum(isinstance(c, Relic) for c in game.removed)",
    ),
    Mutant(
        "relics valued when they are drawn",
        "test_a_relic_gets_its_worth_when_it_is_carried_out_and_not_when_it_is_drawn",
        "game/rules.py",
        "before = game.relics_taken",
        "before = len(game.edition.relics.values) - game.bag[Relic()] - len(relics)",
    ),
    Mutant(
        "a relic that was not drawn vanishing at the end of the expedition",
        "test_a_relic_that_was_not_drawn_stays_in_the_deck",
        "game/rules.py",
        "    events += (ExpeditionEnded(",
        "    for card in game.bag.cards():\n"
        "        if isinstance(card, Relic):\n"
        "            game = replace(game, bag=game.bag.without(card))\n"
        "    events += (ExpeditionEnded(",
    ),
    Mutant(
        "both cards of the pair removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap, trap)",
    ),
    Mutant(
        "all traps seen removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, *set(game.traps_on_path))",
    ),
    Mutant(
        "no trap removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost",
    ),
    Mutant(
        "gems lost when the odd ones are put back on the path",
        "test_odd_gems_put_back_on_the_path_wait_for_the_next_leavers",
        "game/rules.py",
        "path = _with_pool(game.path, left,",
        "path = _with_pool(game.path, 0,",
    ),
    Mutant(
        "the deck rebuilt in full for every expedition",
        "test_the_deck_is_not_rebuilt_for_every_expedition",
        "game/rules.py",
        "bag=game.bag.plus(entering),",
        "bag=game.edition.deck().plus(entering),",
    ),
    Mutant(
        "decisions taken in turns",
        "test_all_choices_count_at_the_same_moment",
        "game/rules.py",
        "        game, left = _leave(game, leavers)\n        events += left",
        "        for leaver in leavers:\n"
        "            game, left = _leave(game, (leaver,))\n"
        "            events += left",
    ),
    Mutant(
        "an order of the cards to come in every game and view",
        "test_there_is_no_order_of_cards_to_come_that_could_leak",
        "game/cards.py",
        "copies = dict.fromkeys(sorted({*held, *known}, key=card_order), 0)",
        "import random\n"
        "        kinds = [*{*held, *known}]\n"
        "        copies = dict.fromkeys(random.sample(kinds, len(kinds)), 0)",
    ),
    Mutant(
        "a missing 17",
        "test_the_deck_is_the_printed_one",
        "editions/ru-hobbyworld-2026.toml",
        "14, 15, 17]",
        "14, 15]",
    ),
    Mutant(
        "a doubled card",
        "test_the_deck_is_the_printed_one",
        "editions/de-iello-2017.toml",
        "14, 15, 17]",
        "14, 15, 15, 17]",
    ),
    Mutant(
        "two instead of three copies of a trap",
        "test_the_deck_is_the_printed_one",
        "editions/nl-iello-2023.toml",
        "lava = 3",
        "lava = 2",
    ),
    Mutant(
        "the first card judged by the path's length (Incan Gold)",
        "test_a_trap_after_a_lone_leaver_emptied_the_path_is_not_the_first_card",
        "game/rules.py",
        "if game.turn == 1 and",
        "if len(game.path) == 1 and",
    ),
    Mutant(
        "the tie rule of Incan Gold applied to all explorers",
        "test_the_tie_rule_looks_at_the_leaders_only",
        "game/rules.py",
        "most = max(relics[seat] for seat in winners)",
        "most = max(relics)",
    ),
)


def failing(mutant: Mutant, folder: Path, tests: tuple[str, ...] = TESTS) -> list[str]:
    """The tests that turn red when the mistake is made."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    file = copy / "tacora" / mutant.file
    text = file.read_text(encoding="utf-8")
    if text.count(mutant.right) != 1:
        sys.exit(f"{mutant.file} no longer has exactly one {mutant.right!r}")
    file.write_text(text.replace(mutant.right, mutant.wrong), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", run.stdout, re.M)


def main() -> None:
    sys.stdout.write("| mistake | caught by |\n| --- | --- |\n")
    survivors = 0
    for mutant in MUTANTS:
        with tempfile.TemporaryDirectory() as folder:
            red = failing(mutant, Path(folder))
        survivors += mutant.caught_by not in red
        caught_by = f"`{mutant.caught_by}`" if mutant.caught_by in red else "**not caught**"
        sys.stdout.write(f"| {mutant.mistake} | {caught_by} |\n")
        sys.stdout.flush()
    if survivors:
        sys.exit(f"{survivors} mistakes are not caught")


if __name__ == "__main__":
    main()
