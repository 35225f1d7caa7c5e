"""A study: the same numbers however it is played, stopped, or hit by a dying worker."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import random
from typing import Any

import polars
import pytest
from tests.waiting import LIMIT_SECONDS

from tacora import TacoraError
from tacora.files import FileError
from tacora.lab import provenance
from tacora.lab import study as study_module
from tacora.lab.journal import NAME
from tacora.lab.provenance import read_metadata
from tacora.lab.results import write_tables
from tacora.lab.study import Chunk, Played, Study, play_chunk, width
from tacora.lab.workers import MOST_DEATHS, WorkerError, Workers
from tacora.lab.workers import in_this_process as here
from tacora.statistics import Statistics

TOML = """
seed = "s"
games = 900
editions = ["fr-iello-2021", "de-iello-2017"]
explorers = [3]
lineups = [["reckoner", "bold"], ["AtGems({gems})", "moody"]]

[parameters]
gems = [6, 8]

[[decks]]

[[decks]]
name = "more snakes"
add = ["snake", "snake"]
remove = ["1"]
"""
SMALL: dict[str, Any] = {"lineups": [["bold", "timid"], ["cautious"]], "games": 700, "seed": "s"}


@pytest.fixture
def small() -> Study:
    return Study.of(SMALL)


def test_a_file_describes_a_grid(tmp_path: Path) -> None:
    file = tmp_path / "grid.toml"
    file.write_text(TOML)
    study = Study.load(file)
    assert (study.title, study.games, len(study.cells)) == ("grid", 900, 2 * 2 * 3)
    assert repr(study) == "grid, seed s\n  cells: 12\n  in each cell: 900 games"
    assert len({cell.games_seed for cell in study.cells}) == 12
    about = [cell.about() for cell in study.cells]
    assert about[1] == {
        "edition": "fr-iello-2021", "deck": "as printed", "explorers": 3,
        "lineup": "AtGems(6), moody, AtGems(6)", "gems": 6,
    }  # fmt: skip
    plain, changed = study.cells[0].matchup.edition, study.cells[3].matchup.edition
    assert sorted((*changed.treasures, 1)) == sorted(plain.treasures)
    assert sum(trap.kind == "snake" for trap in changed.traps) == 5


def test_cells_have_the_figures_of_their_games(small: Study) -> None:
    found = small.run(here())
    for cell, statistics in zip(small.cells, found.statistics, strict=True):
        assert statistics == cell.matchup.statistics(700, cell.games_seed)
    assert found.to_frame()["games"].to_list() == [700, 700]
    assert found.seats()["bot"].to_list() == ["bold", "timid"] * 2 + ["cautious"] * 4


def test_chunks_and_their_order_do_not_matter(
    small: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = small.run(here()).statistics
    monkeypatch.setattr(study_module, "FIRST_CHUNK", 33)
    monkeypatch.setattr(study_module, "CHUNK_SECONDS", 0.0)
    with ThreadPoolExecutor(3) as pool:
        assert small.run(Workers([pool], 6)).statistics == whole


class Stops(Workers):
    """Workers that Ctrl-C stops after some chunks."""

    def __init__(self, after: int) -> None:
        super().__init__(here()._executors, 1)
        self.left = after

    def run(self, function: Any, next_task: Any, done: Any) -> None:
        def count(task: Any, answer: Any) -> None:
            done(task, answer)
            self.left -= 1
            if not self.left:
                raise KeyboardInterrupt

        super().run(function, next_task, count)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Chunk]:
    """The chunks that are played from now on, each of 100 games."""
    chunks: list[Chunk] = []

    def note(chunk: Chunk) -> Played:
        chunks.append(chunk)
        return play_chunk(chunk)

    monkeypatch.setattr(study_module, "play_chunk", note)
    monkeypatch.setattr(study_module, "FIRST_CHUNK", 100)
    monkeypatch.setattr(study_module, "CHUNK_SECONDS", 0.0)
    return chunks


@pytest.mark.parametrize("more", [{}, {"until": 0.08, "games": 20_000}])
def test_a_stopped_study_goes_on_and_repeats_nothing(
    played: list[Chunk], tmp_path: Path, more: dict[str, Any]
) -> None:
    study = Study.of(SMALL | more)
    whole = study.run(here()).statistics
    needed = list(played)
    played.clear()
    for after in (3, 5):
        with pytest.raises(KeyboardInterrupt):
            study.run(Stops(after), tmp_path)
    with (tmp_path / NAME).open("a") as journal:
        journal.write('{"cell": "cut sho')  # as a crash may leave it
    assert study.run(here(), tmp_path).statistics == whole
    assert sorted(played) == sorted(needed)
    played.clear()
    assert study.run(here(), tmp_path).statistics == whole
    assert played == []


def test_a_study_can_go_on_until_its_intervals_are_narrow() -> None:
    found = Study.of(SMALL | {"until": 0.05, "games": 50_000}).run(here())
    for statistics in found.statistics:
        assert width(statistics) < 0.05
        assert 1_000 < statistics.games < 6_000
    few = Study.of(SMALL | {"until": 0.001, "games": 1_500}).run(here())
    assert {statistics.games for statistics in few.statistics} == {1_500}


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_rows_are_kept_in_parts_that_make_one_table(
    played: list[Chunk], tmp_path: Path, rows: str
) -> None:
    study = Study.of(SMALL | {"rows": rows, "games": 250})
    with pytest.raises(KeyboardInterrupt):
        study.run(Stops(2), tmp_path)
    found = study.run(here(), tmp_path)
    table = polars.read_parquet(tmp_path / rows / "*.parquet")
    for cell, statistics in zip(study.cells, found.statistics, strict=True):
        own = table.filter(polars.col("cell") == cell.key).drop("cell")
        whole = polars.concat(
            frame
            for _, frame in cell.matchup.frames(rows, 250, cell.games_seed)  # type: ignore[arg-type]
        )
        assert own.sort("game", maintain_order=True).equals(whole)
        assert own["game"].n_unique() == statistics.games == 250


def test_the_results_are_files_that_say_how_they_came_about(small: Study, tmp_path: Path) -> None:
    found = small.run(here(), tmp_path)
    found.write(tmp_path)
    for name, frame in (("cells", found.to_frame()), ("seats", found.seats())):
        assert polars.read_parquet(tmp_path / f"{name}.parquet").equals(frame)
        again = polars.read_csv(tmp_path / f"{name}.csv", comment_prefix="#")
        assert again["games"].equals(frame["games"])
        assert read_metadata(tmp_path / f"{name}.parquet")["seed"] == "s"


def _dies_once(task: tuple[str, int]) -> int:
    mark, number = task
    if number == 3 and not os.path.exists(mark):
        with open(mark, "w"):
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def _always_dies(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def _one_process() -> Executor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"))


def test_a_worker_that_dies_costs_its_own_tasks_only(tmp_path: Path) -> None:
    mark = str(tmp_path / "died")
    tasks = iter([(mark, number) for number in range(8)])
    answers: list[int] = []
    executors = [_one_process(), _one_process()]
    first, second = executors
    try:
        Workers(executors, 2, _one_process).run(
            _dies_once, lambda: next(tasks, None), lambda task, answer: answers.append(answer)
        )
        assert sorted(answers) == list(range(8))
        assert os.path.exists(mark)
        assert (first in executors) != (second in executors)
    finally:
        for executor in {first, second, *executors}:
            executor.shutdown()


def test_answers_keep_the_order_of_their_tasks() -> None:
    second_is_done = threading.Event()

    def answer(task: int) -> int:
        if task == 0:
            assert second_is_done.wait(LIMIT_SECONDS)
        return task

    def after_each(answer: int) -> None:
        if answer == 1:
            second_is_done.set()

    with ThreadPoolExecutor(2) as pool:
        assert Workers([pool], 2).map(answer, range(5), after_each) == [0, 1, 2, 3, 4]


def test_a_task_that_kills_every_worker_ends_the_run() -> None:
    made: list[Executor] = []

    def restart() -> Executor:
        made.append(ThreadPoolExecutor(1))
        made[-1].submit = _broken  # type: ignore[method-assign]
        return made[-1]

    tasks = iter([1])
    with pytest.raises(WorkerError, match="again and again"):
        Workers([restart()], 1, restart).run(
            _always_dies, lambda: next(tasks, None), lambda task, answer: None
        )
    assert len(made) == MOST_DEATHS


def _broken(fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
    from concurrent.futures import BrokenExecutor

    future: Future[Any] = Future()
    future.set_exception(BrokenExecutor())
    return future


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"nonsense": 1}, "no field 'nonsense'"),
        ({"games": 0}, "games: a number from 1"),
        ({"games": True}, "games: a number from 1"),
        ({"until": 2}, "until: a width"),
        ({"rows": "cards"}, "rows: one of games, decisions"),
        ({"lineups": []}, "lineups: a list was awaited"),
        ({"lineups": [[]]}, "lineups: a list of lists"),
        ({"lineups": [["deep blue"]]}, "no bot 'deep blue'"),
        ({"lineups": [["AtGems(x)"]]}, "no rule 'AtGems(x)'"),
        ({"lineups": [["Chance(2)"]]}, "between 0 and 1"),
        ({"lineups": [["AtGems({gems})"]]}, "there is no parameter 'gems'"),
        ({"parameters": {"gems": [1]}}, "no line-up names 'gems'"),
        ({"parameters": {"gems": ["1"]}}, "a list of numbers"),
        (
            {"lineups": [["AtGems({points})"]], "parameters": {"points": [1]}},
            "is the name of a column",
        ),
        ({"editions": ["nowhere"]}, "no edition 'nowhere'"),
        ({"explorers": [2]}, "for 3 to 8 explorers"),
        ({"explorers": [4, 4]}, "two cells of the study are the same"),
        ({"decks": [{"add": ["relic"]}]}, "is neither a treasure nor a trap"),
        ({"decks": [{"remove": ["3", "3", "3"]}]}, "no further card '3'"),
        ({"decks": [{"more": []}]}, "tables with name, add and remove"),
        ({"seed": ""}, "seed: a text"),
    ],
)
def test_a_wrong_description_gets_one_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(TacoraError) as refused:
        Study.of(SMALL | wrong)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_seed_may_be_a_number() -> None:
    assert Study.of(SMALL | {"seed": 7}) == Study.of(SMALL | {"seed": "7"})


def test_statistics_start_at_nothing() -> None:
    """An empty sum adds nothing: cells begin with it."""
    one = Study.of(SMALL | {"games": 5}).run(here()).statistics[0]
    assert one + Statistics(4, (0,) * len(one.sums)) == one


def test_a_signal_while_the_writer_starts_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted(ThreadPoolExecutor):
        def submit(self, *args: Any, **named: Any) -> Any:
            super().submit(*args, **named)
            raise KeyboardInterrupt

    given = 0

    def frames() -> Iterator[polars.DataFrame]:
        nonlocal given
        for given in range(1, 100_001):
            yield polars.DataFrame({"a": [given]})

    monkeypatch.setattr(provenance, "ThreadPoolExecutor", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        provenance.stream_parquet(tmp_path / "a.parquet", frames(), {"a": polars.Int64}, {})
    assert given < 100_000
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="needs a limit for the size of files")
def test_a_full_disk_gets_one_sentence(tmp_path: Path) -> None:
    import resource

    many = polars.DataFrame({"a": [random() for _ in range(100_000)]})
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    try:
        with pytest.raises(FileError, match=r"a\.parquet: File too large"):
            provenance.stream_parquet(
                tmp_path / "a.parquet", iter([many]), {"a": polars.Float64}, {}
            )
        with pytest.raises(FileError, match=r"b\.parquet: File too large"):
            write_tables(tmp_path, {"b": many}, {})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(tmp_path.iterdir()) == []
