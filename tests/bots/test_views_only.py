"""A bot knows no more than a person in its seat who counts cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tacora import edition
from tacora.bots import CHARACTERS, make_bot
from tacora.game import Bag, SeenExplorer, View, view
from tacora.solver import policies as solved

from .moments import decisions


def scrambled(seen: View) -> View:
    """The same view, with random values for everything that is hidden or has no meaning."""
    explorers = tuple(
        each if number == seen.seat else SeenExplorer(None, each.carried, each.relics, each.in_cave)
        for number, each in enumerate(seen.explorers)
    )
    cards = tuple(reversed(seen.bag.cards()))
    return replace(seen, explorers=explorers, bag=Bag(cards, known=cards))


@pytest.fixture
def few_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An empty cache folder for the scholar's solution, which is small for three seats."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    solved.equilibrium.cache_clear()
    yield
    solved.equilibrium.cache_clear()


def check(name: str, seats: int, games: range) -> None:
    chosen = []
    for book, relics in (("fr-iello-2021", False), ("de-iello-2017", True)):
        for seed in games:
            for game, story in decisions(edition(book, relics), seats, seed)[::3]:
                for seat in game.inside[:2]:
                    seen = view(game, seat, "open")
                    here = make_bot(name, "seed").decide(seen, story)
                    assert here == make_bot(name, "seed").decide(scrambled(seen), story)
                    chosen.append(here)
    assert len(chosen) > 20


@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "scholar"])
def test_closed_chests_and_another_order_of_the_cards_change_no_choice(name: str) -> None:
    check(name, 4, range(7, 8))


@pytest.mark.usefixtures("few_seats")
def test_closed_chests_and_another_order_change_no_choice_of_the_scholar() -> None:
    check("scholar", 3, range(7, 11))
