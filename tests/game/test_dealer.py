"""Chance: documented, unbiased, the same everywhere."""

from __future__ import annotations

import contextlib
import io
import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from tests.lines import game

from tacora import Dealer, Decide, Reveal, edition, play, start
from tacora import dealer as dealer_module
from tacora.dealer import number_below

PAGE = Path(__file__).parents[2] / "docs" / "fair-shuffle.md"


def test_the_worked_example_of_the_docs_is_what_the_dealer_deals() -> None:
    code, printed = re.search(
        r"```python\n(.*?)```\n\nIt prints\n\n```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S
    ).groups()  # type: ignore[union-attr]
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert output.getvalue() == printed
    state, _ = start(edition("de-iello-2017"), 3)
    dealer = Dealer("example")
    for line in printed.splitlines():
        card = dealer.deal(state)
        assert str(card) == line.split()[-1]
        state, _ = play(state, Reveal(card))
        if state.awaits == "choices":
            state, _ = play(state, Decide())


def test_numbers_follow_the_five_steps() -> None:
    digest = sha256(b"tacora-deal/1\ns\ncard\n2\n3\n0").digest()
    assert number_below(31, "s", "card", 2, 3) == int.from_bytes(digest[:8], "big") % 31


def test_an_attempt_in_the_incomplete_last_round_is_thrown_away() -> None:
    # With a limit just above 2^63 nearly every second attempt is thrown away.
    limit = 2**63 + 1
    thrown = 0
    for seed in map(str, range(200)):
        attempt = 0
        while True:
            digest = sha256(f"tacora-deal/1\n{seed}\n{attempt}".encode()).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                break
            attempt += 1
        thrown += attempt
        assert number_below(limit, seed) == number
    assert thrown > 100


def test_every_copy_of_every_card_is_equally_likely() -> None:
    """Chi-square over 35 copies in 70,000 deals; the bound is passed once in a million runs."""
    state, _ = start(edition("de-iello-2017"), 3)
    deals = 70_000
    counts = Counter(Dealer(f"fair/{number}").deal(state) for number in range(deals))
    chi_square = sum(
        (counts[card] - deals * copies / 35) ** 2 / (deals * copies / 35)
        for card, copies in state.bag.items()
    )
    assert len(counts) == len(state.bag) == 18
    assert chi_square < 60.0  # 17 degrees of freedom


def test_the_card_depends_on_seed_and_moment_only() -> None:
    one = game("de-iello-2017+relics", "7+++ 5+++")
    other = game("de-iello-2017+relics", "5+++ 7+++")
    assert Dealer("a").deal(one) == Dealer("a").deal(other)
    assert Dealer("a").deal(one) == Dealer("a").deal(one)
    assert len({Dealer(seed).deal(one) for seed in "abcdefgh"}) > 3


@pytest.mark.parametrize("seed", ["", "ключ", "a\nb", "x" * 10_000])
def test_any_text_is_a_seed(seed: str) -> None:
    state, _ = start(edition("nl-iello-2023"), 3)
    assert Dealer(seed).deal(state) in state.bag


def test_the_dealer_uses_no_random_module() -> None:
    source = Path(dealer_module.__file__).read_text(encoding="utf-8")
    assert not re.search(r"(?m)^\s*(import|from) random", source)
