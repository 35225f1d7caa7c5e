"""A bot knows no more than a person in its seat who keeps count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tacora import edition
from tacora.bots import CHARACTERS, make_bot
from tacora.game import Bag, SeenExplorer, View, view

from .moments import decisions

KEEP_NO_COUNT = [name for name in CHARACTERS if name != "scholar"]


def scrambled(seen: View) -> View:
    """The same sights with everything that is hidden or without meaning made up anew."""
    explorers = tuple(
        each if number == seen.seat else SeenExplorer(None, each.carried, each.relics, each.in_cave)
        for number, each in enumerate(seen.explorers)
    )
    cards = tuple(reversed(seen.bag.cards()))
    return replace(seen, explorers=explorers, bag=Bag(cards, known=cards))


@pytest.mark.parametrize("name", KEEP_NO_COUNT)
def test_closed_chests_and_another_order_of_the_cards_change_no_choice(name: str) -> None:
    chosen = []
    for book, relics in (("fr-iello-2021", False), ("de-iello-2017", True)):
        for game, story in decisions(edition(book, relics), 4, 7)[::3]:
            for seat in game.inside[:2]:
                seen = view(game, seat, "open")
                here = make_bot(name, "seed").decide(seen, story)
                assert here == make_bot(name, "seed").decide(scrambled(seen), story)
                chosen.append(here)
    assert len(chosen) > 20
