"""Draws `docs/pictures/terminal.svg`: a moment of a real game as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from tacora import view
from tacora.record import from_text, replay
from tacora.tui.board import board
from tacora.words import words
from tacora.words.story import Storyteller

TARGET = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
RECORD = """\
tacora/1 de-iello-2017+relics Ana, Inés, Otto, Pilar
7++++ snake---+ 5...+ snake
11++++ lava++-+ relic++.+ snake++.+ 14++.+ 5
"""
BOTS = (None, "cautious", "bold", "random")


def draw() -> str:
    """The picture as SVG, without anything to download."""
    record = from_text(RECORD)
    moments = list(replay(record))
    teller = Storyteller(record.edition, record.explorers, words())
    news = [sentence for moment in moments[-2:] for sentence in teller.tell(moment.events)]
    console = Console(
        record=True, width=88, file=io.StringIO(), force_terminal=True, highlight=False
    )
    names = [
        name if bot is None else f"{name} ({words().bot(bot)})"
        for name, bot in zip(record.explorers, BOTS, strict=True)
    ]
    console.print(board(view(moments[-1].game, 0, "closed"), names, words(), news))
    console.print(words()("ask-choice", name="Ana"), "[reverse] [/reverse]")
    picture = console.export_svg(title="tacora play", unique_id="tacora")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->", "", picture, flags=re.S)


if __name__ == "__main__":
    TARGET.write_text(draw(), encoding="utf-8")
