"""A bot of your own that changes between two runs of a study is another bot."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tacora.bots import own
from tacora.lab.cells import StudyError
from tacora.lab.study import Chunk, Study, play_chunk
from tacora.lab.workers import Workers, in_this_process

_numbers = count(1)
LEAVES = "class Bot:\n    def decide(self, view):\n        return {!r}\n"
NETWORK = """
import numpy as np
from tacora.mind import NetworkPolicy
Bot = NetworkPolicy([(np.load({!r}), np.zeros(1))])
"""


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return f"changed_bot_{next(_numbers)}"


def forget(module: str) -> None:
    """What a new process would not know."""
    for each in [each for each in sys.modules if each.partition(".")[0] == module]:
        del sys.modules[each]
    for cached in (own.own_character, own.code_of):
        cached.cache_clear()
    invalidate_caches()


def study(module: str) -> Study:
    return Study.of({"lineups": [[f"{module}:Bot", "bold"]], "games": 20})


def test_a_changed_bot_plays_its_games_anew_and_with_the_same_cards(
    name: str, tmp_path: Path
) -> None:
    module, folder = tmp_path / f"{name}.py", tmp_path / "kept"
    found = []
    seeds = set()
    for answer in ("leave", "go_on", "leave"):
        forget(name)
        module.write_text(LEAVES.format(answer), encoding="utf-8")
        wanted = study(name)
        seeds.add(wanted.cells[0].games_seed)
        found.append(wanted.run(in_this_process(), folder).statistics[0])
    assert found[0] == found[2] != found[1]
    assert len(seeds) == 1
    assert (folder / "chunks.jsonl").read_text().count("\n") == 2


def test_every_file_of_a_package_and_the_weights_of_a_network_count(
    name: str, tmp_path: Path
) -> None:
    np = pytest.importorskip("numpy")
    package, weights = tmp_path / name, tmp_path / "weights.npy"
    package.mkdir()
    (package / "__init__.py").write_text(NETWORK.format(str(weights)), encoding="utf-8")
    (package / "other.py").write_text("")
    keys = []
    for weight, other in ((0.0, ""), (1.0, ""), (1.0, "pass"), (0.0, "")):
        forget(name)
        np.save(weights, np.full((1, 38), weight, np.float32))
        (package / "other.py").write_text(other)
        keys.append(study(name).cells[0].key)
    assert keys[0] == keys[3]
    assert len(set(keys)) == 3


def test_a_worker_with_other_code_does_not_play(name: str, tmp_path: Path) -> None:
    (tmp_path / f"{name}.py").write_text(LEAVES.format("leave"), encoding="utf-8")
    wanted = study(name)
    chunks: list[Chunk] = []

    class Notes(Workers):
        def run(self, function: Any, next_task: Any, done: Any) -> None:
            chunks.append(next_task())

    with pytest.raises(AssertionError):  # nothing was played
        wanted.run(Notes([], 1))
    forget(name)
    (tmp_path / f"{name}.py").write_text(LEAVES.format("go_on"), encoding="utf-8")
    with pytest.raises(StudyError, match=f"a worker has other code for the bots {name}:Bot, bold"):
        play_chunk(chunks[0])


def test_a_bot_may_have_layers_of_its_own(name: str, tmp_path: Path) -> None:
    code = LEAVES.format("leave") + "    layers = [64, 64]\n"
    (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
    assert len(own.code_of(f"{name}:Bot")) == 16
