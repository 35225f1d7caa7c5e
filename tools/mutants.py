"""Plants known mistakes in a copy of the rules and shows which tests catch them.

Every mistake must make a test fail; otherwise a test is missing. The
table in `docs/testing.md` is what `make mutants` printed.
"""

from __future__ import annotations

from pathlib import Path

from tools.planting import Mutant, failing, planted, show

TESTS = ("tests/game", "tests/rulebook")

MUTANTS = (
    planted(
        "leavers' share computed card by card",
        "test_leavers_share_the_pool_and_not_card_by_card",
        "game/rules.py",
        "each, left = divmod(game.pool, len(leavers))",
        "each = sum(step.gems // len(leavers) for step in game.path)\n"
        "    left = game.pool - each * len(leavers)",
    ),
    planted(
        "lost relics counted toward the first three",
        "test_lost_relics_do_not_count_toward_the_first_three",
        "game/rules.py",
        "before = game.relics_taken",
        "before = game.relics_taken + sum(isinstance(c, Relic) for c in game.removed)",
    ),
    planted(
        "relics valued when they are drawn",
        "test_a_relic_gets_its_worth_when_it_is_carried_out_and_not_when_it_is_drawn",
        "game/rules.py",
        "before = game.relics_taken",
        "before = len(game.edition.relics.values) - game.bag[Relic()] - len(relics)",
    ),
    planted(
        "a relic that was not drawn vanishing at the end of the expedition",
        "test_a_relic_that_was_not_drawn_stays_in_the_deck",
        "game/rules.py",
        "    events += (ExpeditionEnded(",
        "    for card in game.bag.cards():\n"
        "        if isinstance(card, Relic):\n"
        "            game = replace(game, bag=game.bag.without(card))\n"
        "    events += (ExpeditionEnded(",
    ),
    planted(
        "both cards of the pair removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap, trap)",
    ),
    planted(
        "all traps seen removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, *set(game.traps_on_path))",
    ),
    planted(
        "no trap removed after a collapse",
        "test_after_a_collapse_exactly_one_card_of_the_pair_is_gone",
        "game/rules.py",
        "gone: tuple[Card, ...] = lost if trap is None else (*lost, trap)",
        "gone: tuple[Card, ...] = lost",
    ),
    planted(
        "gems lost when the odd ones are put back on the path",
        "test_odd_gems_put_back_on_the_path_wait_for_the_next_leavers",
        "game/rules.py",
        "path = _with_pool(game.path, left,",
        "path = _with_pool(game.path, 0,",
    ),
    planted(
        "the deck rebuilt in full for every expedition",
        "test_the_deck_is_not_rebuilt_for_every_expedition",
        "game/rules.py",
        "bag=game.bag.plus(entering),",
        "bag=game.edition.deck().plus(entering),",
    ),
    planted(
        "decisions taken in turns",
        "test_all_choices_count_at_the_same_moment",
        "game/rules.py",
        "        game, left = _leave(game, leavers)\n        events += left",
        "        for leaver in leavers:\n"
        "            game, left = _leave(game, (leaver,))\n"
        "            events += left",
    ),
    planted(
        "an order of the cards to come in every game and view",
        "test_there_is_no_order_of_cards_to_come_that_could_leak",
        "game/cards.py",
        "copies = dict.fromkeys(sorted({*held, *known}, key=card_order), 0)",
        "import random\n"
        "        kinds = [*{*held, *known}]\n"
        "        copies = dict.fromkeys(random.sample(kinds, len(kinds)), 0)",
    ),
    planted(
        "a missing 17",
        "test_the_deck_is_the_printed_one",
        "editions/ru-hobbyworld-2026.toml",
        "14, 15, 17]",
        "14, 15]",
    ),
    planted(
        "a doubled card",
        "test_the_deck_is_the_printed_one",
        "editions/de-iello-2017.toml",
        "14, 15, 17]",
        "14, 15, 15, 17]",
    ),
    planted(
        "two instead of three copies of a trap",
        "test_the_deck_is_the_printed_one",
        "editions/nl-iello-2023.toml",
        "lava = 3",
        "lava = 2",
    ),
    planted(
        "the first card judged by the path's length (Incan Gold)",
        "test_a_trap_after_a_lone_leaver_emptied_the_path_is_not_the_first_card",
        "game/rules.py",
        "if game.turn == 1 and",
        "if len(game.path) == 1 and",
    ),
    planted(
        "the tie rule of Incan Gold applied to all explorers",
        "test_the_tie_rule_looks_at_the_leaders_only",
        "game/rules.py",
        "most = max(relics[seat] for seat in winners)",
        "most = max(relics)",
    ),
)


def run(mutant: Mutant, folder: Path) -> list[str]:
    # Without a mistake, one test is enough.
    return failing(mutant, folder, TESTS if mutant.edits else (*TESTS, "-k", mutant.caught_by))


if __name__ == "__main__":
    show("mistake", MUTANTS, run)
