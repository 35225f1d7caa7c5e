"""`tacora review`: its sentences, whose numbers a reader can add up."""

from __future__ import annotations

import random
import re
from decimal import Decimal

from tacora.cli.review import course, without_luck


def read(sentence: str) -> list[Decimal]:
    """The numbers of a sentence, with the digits that it shows."""
    return [Decimal(each) for each in re.findall(r"[+-]?\d+\.\d", sentence)]


def test_the_numbers_of_a_sentence_add_up_as_they_are_shown() -> None:
    chance = random.Random("review")
    for _ in range(500):
        # Ties too: some floats of three digits and a 5 are less than that.
        start, skill, luck, result = (
            chance.choice([chance.uniform(-1, 1), chance.randrange(-999, 999) / 1000 + 0.0005])
            for _ in range(4)
        )
        began, *changes, end = read(course(abs(start), skill, luck, abs(result), over=True))
        assert began + sum(changes) == end
        given, without = read(without_luck(abs(result), luck))
        assert given + without == end


def test_nothing_is_shown_as_plus_nothing() -> None:
    assert "the others +0.0 %" in course(0.25, 0.25, -0.25, 0.25 - 1e-9, over=False)
