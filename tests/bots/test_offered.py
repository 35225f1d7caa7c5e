"""Which bots are offered to people, and with which strength."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tacora.bots import AT_ONCE, CHARACTERS, at_tables
from tacora.bots.thinker import Advise, Choose, Failed, Hint, answer
from tacora.editions import edition
from tacora.game import view
from tacora.lab.ladder import RUNGS
from tacora.words import LANGUAGES, words

from .moments import decisions


def test_a_bot_higher_on_the_ladder_never_has_a_lower_strength() -> None:
    strengths = [CHARACTERS[name].strength for name in RUNGS]
    assert all(below <= above for below, above in pairwise(strengths))
    assert set(strengths) == {1, 2, 3, 4, 5}


def test_bots_are_offered_weakest_first_and_ten_need_no_extra() -> None:
    strengths = [each.strength for each in at_tables().values()]
    assert strengths == sorted(strengths)
    assert at_tables().keys() == CHARACTERS.keys()
    assert len(AT_ONCE) == 10
    assert CHARACTERS.keys() - AT_ONCE.keys() == {"scholar", "veteran", "champion"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described_in_every_language(language: str) -> None:
    say = words(language)
    lines = [say(f"bot-{name}-about") for name in CHARACTERS]
    names = [say(f"bot-{name}") for name in CHARACTERS]
    assert len(set(lines)) == len(set(names)) == len(CHARACTERS)
    assert len({say(f"strength-{number}") for number in range(1, 6)}) == 5


def test_the_thinking_process_answers_as_the_bot_itself_and_says_why_it_cannot() -> None:
    game, story = decisions(edition("fr-iello-2021"), 4, 5)[4]
    seen = view(game, game.inside[0], "closed")
    for name in ("veteran", "champion", "bold"):
        said = answer(Choose(name, "seed", seen, story))
        assert said is (CHARACTERS[name].make("seed").decide(seen, story) == "leave")
    hint = answer(Advise(seen, story))
    assert isinstance(hint, Hint)
    assert hint == answer(Advise(seen, story))
    spectator = view(game, None, "closed")
    assert answer(Advise(spectator, story)) == Failed(
        "MindError: advice is for an explorer in the cave who has to decide"
    )
    assert isinstance(answer(Choose("nobody", "seed", seen, story)), Failed)
