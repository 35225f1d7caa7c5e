"""Plants known mistakes in a copy of the kernel and shows which tests catch them.

The general player runs without the compiler, which saves the time of compiling every mutant;
the vectorized player is compiled, since it would be too slow otherwise. The table in
`docs/testing.md` is what `make mutants` printed.
"""

from __future__ import annotations

from pathlib import Path

from tools.planting import Mutant, failing, show

PARITY = "test_the_kernel_plays_as_the_books_say"
LANES = "test_every_sum_is_the_same"
ORDER = "test_nobody_can_see_the_order_of_the_cards_to_come"
OTHERS = "test_a_choice_does_not_depend_on_what_others_choose"
FILES = {
    PARITY: "tests/parity/test_parity.py",
    LANES: "tests/parity/test_vectorized.py",
    ORDER: "tests/kernel/test_policies.py",
    OTHERS: "tests/kernel/test_policies.py",
}
GAMES = 54 * 6
"""Enough games for these mistakes; `make parity` plays a million to find unknown ones."""

REMOVED = "        out_of_game(r, g, place)\n        end_expedition(r, g)\n"
TAKE_OFF_PATH = """        for at in range(r[DECK] + g[PATH] - 1, r[DECK] - 1, -1):
            if {which}:
                last = r[DECK] + g[PATH] - 1
                g[at], g[last] = g[last], g[at]
                g[PATH] -= 1
                out_of_game(r, g, last)
"""

MUTANTS = (
    Mutant(
        "leavers' share computed card by card",
        PARITY,
        "kernel/moves.py",
        (
            ("@jit_inlined\ndef count(", "ODD = []\n\n\n@jit_inlined\ndef count("),
            (
                "        g[TREASURE] -= gems\n",
                "        g[TREASURE] -= gems\n        ODD.append(gems - each * inside)\n",
            ),
            (
                "    each = part(g[POOL], leavers)\n",
                "    each = sum(gems // leavers for gems in ODD)\n"
                "    ODD[:] = [gems % leavers for gems in ODD]\n",
            ),
            ("    g[POOL] = 0\n", "    g[POOL] = 0\n    ODD.clear()\n"),
        ),
    ),
    Mutant(
        "lost relics counted toward the first three",
        PARITY,
        "kernel/moves.py",
        (("    g[DANGER] = 0\n", "    g[DANGER] = 0\n    g[TAKEN] += g[RELICS_ON_PATH]\n"),),
    ),
    Mutant(
        "relics valued when they are drawn",
        PARITY,
        "kernel/moves.py",
        (
            (
                "        g[WORTH_ON_PATH] += gems\n",
                "        drawn = r[ALL_RELICS] - g[WAITING] - g[RELICS_LEFT]\n"
                "        if r[BY_ORDER_TAKEN]:\n"
                "            g[WORTH_ON_PATH] += r[r[WORTH] + drawn] - r[r[WORTH] + drawn - 1]\n"
                "        else:\n"
                "            g[WORTH_ON_PATH] += gems\n",
            ),
            (
                "    if r[BY_ORDER_TAKEN]:\n        g[RELIC_POINTS",
                "    if False:\n        g[RELIC_POINTS",
            ),
        ),
    ),
    Mutant(
        "a relic that was not drawn vanishing at the end of the expedition",
        PARITY,
        "kernel/moves.py",
        (
            (
                "    g[PATH] = 0\n",
                "    for place in range(r[DECK] + g[CARDS] - 1, r[DECK] - 1, -1):\n"
                "        if r[r[FAMILY] + g[place]] == IS_RELIC:\n"
                "            g[LEFT + g[place]] -= 1\n"
                "            g[RELICS_LEFT] -= 1\n"
                "            out_of_game(r, g, place)\n"
                "    g[PATH] = 0\n",
            ),
        ),
    ),
    Mutant(
        "both cards of the pair removed after a collapse",
        PARITY,
        "kernel/moves.py",
        ((REMOVED, TAKE_OFF_PATH.format(which="g[at] == kind") + REMOVED),),
    ),
    Mutant(
        "all traps seen removed after a collapse",
        PARITY,
        "kernel/moves.py",
        (
            (
                REMOVED,
                TAKE_OFF_PATH.format(which="r[r[FAMILY] + g[at]] not in (IS_TREASURE, IS_RELIC)")
                + REMOVED,
            ),
        ),
    ),
    Mutant(
        "no trap removed after a collapse",
        PARITY,
        "kernel/moves.py",
        ((REMOVED, REMOVED.replace("out_of_game", "onto_path")),),
    ),
    Mutant(
        "gems lost when the odd ones are put back on the path",
        PARITY,
        "kernel/moves.py",
        (("    g[POOL] -= each * leavers\n", "    g[POOL] = 0\n"),),
    ),
    Mutant(
        "the deck rebuilt in full for every expedition",
        PARITY,
        "kernel/moves.py",
        (
            (
                "    g[PATH] = 0\n",
                "    g[PATH] = 0\n"
                "    while g[CARDS] < g.size - r[DECK] - g[WAITING]:\n"
                "        g[LEFT + g[r[DECK] + g[CARDS]]] += 1\n"
                "        g[CARDS] += 1\n",
            ),
        ),
    ),
    Mutant(
        "leaving in turns, so that the first takes the path",
        PARITY,
        "kernel/moves.py",
        (
            (
                "    if leaving:\n        leave(r, g, leaving)\n",
                "    for seat in range(r[SEATS]):\n"
                "        if leaving >> seat & 1:\n"
                "            leave(r, g, 1 << seat)\n",
            ),
        ),
    ),
    Mutant(
        "deciding in turns, so that later seats see earlier ones",
        OTHERS,
        "kernel/players.py",
        (
            (
                "            leaves = leaves_by_rule(now, rule, first, second, third, fourth)\n"
                "        if leaves:\n",
                "            leaves = leaves_by_rule(now, rule, first, second, third, fourth)\n"
                "        if leaves:\n"
                "            g[INSIDE] &= ~(1 << seat)\n"
                "            now = counts_of(g)\n",
            ),
        ),
    ),
    Mutant(
        "the next card among what a seat sees",
        ORDER,
        "mind/features.py",
        (("into[18] = (g[CARDS] - g[PATH]) / 40.0", "into[18] = g[r[4] + g[PATH]] / 40.0"),),
    ),
    Mutant(
        "a missing 17",
        PARITY,
        "kernel/rules.py",
        (("(*map(Treasure, edition.treasures), *", "(*map(Treasure, edition.treasures[:-1]), *"),),
    ),
    Mutant(
        "a doubled card",
        PARITY,
        "kernel/rules.py",
        (
            (
                "(*map(Treasure, edition.treasures), *",
                "(*map(Treasure, edition.treasures), Treasure(edition.treasures[0]), *",
            ),
        ),
    ),
    Mutant(
        "two instead of three copies of a trap",
        PARITY,
        "kernel/rules.py",
        (("edition.treasures), *edition.traps)", "edition.treasures), *edition.traps[1:])"),),
    ),
    Mutant(
        "in lanes: lost relics counted toward the first three",
        LANES,
        "kernel/vector_steps.py",
        (
            (
                "        s[RELICS + lane] &= keep\n",
                "        s[TAKEN + lane] += int32(~keep) & s[RELICS + lane]\n"
                "        s[RELICS + lane] &= keep\n",
            ),
        ),
    ),
    Mutant(
        "in lanes: no trap removed after a collapse",
        LANES,
        "kernel/vector_steps.py",
        (("        gone = int32(relic | collapsed)\n", "        gone = relic\n"),),
    ),
    Mutant(
        "in lanes: gems lost when the odd ones are put back on the path",
        LANES,
        "kernel/vector_steps.py",
        (
            (
                "        s[POOL + lane] = pool - int32(each * leavers)\n",
                "        s[POOL + lane] = pool if leavers == 0 else int32(0)\n",
            ),
        ),
    ),
    Mutant(
        "in lanes: relics for several leavers",
        LANES,
        "kernel/vector_steps.py",
        (("int32(leavers == one) & int32", "int32(leavers >= one) & int32"),),
    ),
)


def run(mutant: Mutant, folder: Path) -> list[str]:
    return failing(
        mutant,
        folder,
        [FILES[mutant.caught_by], "-k", mutant.caught_by, f"--parity-games={GAMES}"],
        {
            "NUMBA_CACHE_DIR": str(folder),
            "NUMBA_DISABLE_JIT": "0" if mutant.caught_by == LANES else "1",
        },
    )


if __name__ == "__main__":
    show("mistake in the kernel", MUTANTS, run)
