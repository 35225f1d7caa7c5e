"""Bots with a network play an edition whose treasures are far from those it learned with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tacora.bots import make_bot
from tacora.bots.thinker import advice
from tacora.editions import edition_file, source
from tacora.game import view
from tacora.mind.network import chance_of

from .moments import decisions


def test_a_rich_cave_is_decided_and_advised_on(tmp_path: Path) -> None:
    own = tmp_path / "rich-cave.toml"
    rich = "treasures = [1000, 900, 1000, 800, 1000, 1000]"
    text, changed = re.subn(r"treasures = \[[^]]*\]", rich, source("nl-iello-2023"))
    assert changed == 1
    own.write_text(text, encoding="utf-8")
    moments = decisions(edition_file(own, False), 4, 1)
    assert len(moments) > 5
    for game, story in moments[:8]:
        seen = view(game, game.inside[0], "open")
        for name in ("veteran", "champion"):
            assert make_bot(name, "s").decide(seen, story) in ("go_on", "leave")
        hint = advice(seen, story)
        assert 0 <= hint.leave <= 1
        assert 0 <= hint.go_on <= 1


@pytest.mark.parametrize(("odds", "chance"), [(0, 0.5), (1e6, 1), (-1e6, 0)])
def test_any_odds_are_a_chance(odds: float, chance: float) -> None:
    assert chance_of(odds) == pytest.approx(chance)
