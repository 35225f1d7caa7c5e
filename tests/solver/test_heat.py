"""The picture of how often the equilibrium leaves, against the full tree of a small deck."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

import pytest
from tools.heat import MOST_HELD, MOST_POOL, SIZES, TARGET, TRAPS, cells, rows

from tacora import Decide, Game, Reveal, play, start
from tacora.solver.deck import ExpeditionDeck, state_of
from tacora.solver.equilibrium import Equilibrium

from .small import small_edition

RULES = small_edition((3, 5, 8), "lava lava ram ram snake snake")


def counted(table: Equilibrium, explorers: int) -> dict[tuple[int, int, int], float]:
    """The same by playing every order of the cards, as long as nobody leaves."""
    weights: dict[tuple[int, int, int], float] = defaultdict(float)
    leaving: dict[tuple[int, int, int], float] = defaultdict(float)

    def follow(game: Game, weight: float) -> None:
        for card, chance in game.bag.chances().items():
            now, _ = play(game, Reveal(card))
            if now.awaits != "choices" or now.expedition > 1:
                continue
            leave = table.choice(state_of(table.deck, now)).leave_chance
            part = weight * float(chance)
            cell = (len(now.traps_on_path), now.explorers[0].carried, now.pool)
            weights[cell] += part
            leaving[cell] += part * leave
            after, _ = play(now, Decide(()))
            if after.awaits == "card" and after.expedition == 1:
                follow(after, part * (1 - leave) ** explorers)

    follow(start(RULES, explorers)[0], 1.0)
    return {
        cell: leaving[cell] / weight
        for cell, weight in weights.items()
        if cell[0] in TRAPS and weight > 0
    }


@pytest.mark.parametrize("explorers", [2, 3])
def test_the_picture_has_the_mean_over_all_cards_that_lead_there(
    explorers: int, tmp_path: Path
) -> None:
    table = Equilibrium.solve(3, ExpeditionDeck.fresh(RULES), tmp_path)
    found = cells(table, explorers)
    wanted = counted(table, explorers)
    assert len(wanted) > 10
    assert found.keys() == wanted.keys()
    assert [found[each] for each in wanted] == pytest.approx(list(wanted.values()), abs=1e-9)
    assert any(0.01 < share < 0.99 for share in found.values())
    picture = rows(found)
    for (traps, held, pool), share in found.items():
        assert picture[traps - 1][pool][held] == round(100 * share)


def test_the_page_has_a_picture_of_every_table_size() -> None:
    pictures = json.loads(TARGET.read_text(encoding="utf-8"))
    assert [int(size) for size in pictures] == list(SIZES)
    for picture in pictures.values():
        assert len(picture) == len(TRAPS)
        for layer in picture:
            assert len(layer) == MOST_POOL + 1
            shares = [share for row in layer for share in row if share is not None]
            assert {len(row) for row in layer} == {MOST_HELD + 1}
            assert min(shares) >= 0
            assert max(shares) <= 100
            assert len(shares) > 50
