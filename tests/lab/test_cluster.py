"""A study on a real Dask cluster: the same numbers, also after a worker was killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from tests.environment import small_environment
from tests.tied import tied
from tests.waiting import LIMIT_SECONDS, until

from tacora import __version__, edition
from tacora.bots import character
from tacora.lab import league
from tacora.lab import measure as measure_module
from tacora.lab import study as study_module
from tacora.lab.ladder import rate
from tacora.lab.learning import Pace, parts
from tacora.lab.measure import measure, of_the_field
from tacora.lab.study import Chunk, Played, Study, play_chunk
from tacora.lab.tournament import Tournament
from tacora.lab.training import Plan, Training
from tacora.lab.workers import (
    WorkerError,
    Workers,
    cluster_workers,
    in_this_process,
    local_workers,
    workers_for,
)
from tacora.mind.network import packaged_net
from tacora.policies import FIELD

Scheduler = subprocess.Popen[bytes]
DASK = (sys.executable, "-m", "dask")
LOOPBACK = ("--host", "127.0.0.1", "--no-dashboard")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler on loopback, and the processes of its two workers."""
    with _running(tmp_path_factory.mktemp("cluster"), 2) as (address, pids, _):
        yield address, pids


@contextmanager
def _running(folder: Path, workers: int) -> Iterator[tuple[str, list[int], Scheduler]]:
    """A scheduler on loopback with some workers: its address, their processes, and its own."""
    said = folder / "scheduler.json"
    running: list[Scheduler] = []

    def begin(*command: str) -> None:
        with (folder / f"{len(running)}.log").open("wb") as log:
            running.append(
                subprocess.Popen(
                    tied(*DASK, *command, *LOOPBACK),
                    cwd=folder,
                    env=small_environment(),
                    stdout=log,
                    stderr=log,
                )
            )

    try:
        begin("scheduler", "--port", "0", "--scheduler-file", str(said))
        until(lambda: said.exists() and said.read_text().rstrip().endswith("}"))
        address = json.loads(said.read_text())["address"]
        for number in range(workers):
            begin("worker", address, "--no-nanny", "--nthreads", "1", "--name", str(number))
        from distributed import Client

        with Client(address, timeout=LIMIT_SECONDS, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(workers, timeout=LIMIT_SECONDS)
            pids = list(client.run(os.getpid).values())
        yield address, pids, running[0]
    finally:
        for each in reversed(running):
            each.kill()
        for each in running:
            each.wait(LIMIT_SECONDS)


@pytest.mark.thorough
def test_a_killed_worker_of_a_cluster_changes_no_number(
    cluster: tuple[str, list[int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, pids = cluster
    monkeypatch.setattr(study_module, "FIRST_CHUNK", 60)
    monkeypatch.setattr(study_module, "CHUNK_SECONDS", 0.0)  # so each chunk has 60 games
    study = Study.of({"lineups": [["bold", "moody"], ["cautious", "timid"]], "games": 600})
    killed: list[int] = []
    chunks: list[Chunk] = []

    class Deadly(Workers):
        """Kills a worker in the middle of the study."""

        def run(self, function, next_task, done):  # type: ignore[no-untyped-def]
            def count(task: Chunk, answer: Played) -> None:
                done(task, answer)
                chunks.append(task)
                if len(chunks) == 4:
                    killed.append(pids[0])
                    os.kill(pids[0], signal.SIGKILL)

            super().run(function, next_task, count)

    with cluster_workers(address) as workers:
        deadly = Deadly(workers._executors, workers._each)
        found = study.run(deadly, tmp_path)
    assert killed == pids[:1]
    assert len(chunks) == len(set(chunks)) == 20
    for cell, statistics in zip(study.cells, found.statistics, strict=True):
        assert statistics == cell.matchup.statistics(600, cell.games_seed)


def test_strength_training_and_tournaments_have_the_same_numbers_on_all_workers(
    cluster: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Solving an expedition takes longer than this test; another opponent stands in.
    monkeypatch.setattr(league, "equilibrium_policy", lambda seats: FIELD["expect-1-1"])
    monkeypatch.setattr(measure_module, "GAMES_A_TASK", 50)
    monkeypatch.setattr(league, "GAMES_A_PIECE", 20)
    plan = Plan(seed="t", steps=1, games=60, pace=Pace(portion=64))

    def everything(workers: Workers) -> list[object]:
        rules = edition("fr-iello-2021")
        training = Training.begin(plan)
        training.run(lambda now, shares: None, None, workers)
        net = packaged_net().policy()
        return [
            measure(rules, 4, net, of_the_field(4), 200, "s", workers=workers),
            rate(rules, 3, 60, "s", ("stubborn", "timid", "bold", "veteran"), workers),
            [part.tolist() for part in parts(training.net)],
            Tournament.of(("bold", "timid"), games=40).run(workers).bot_rows(),
        ]

    here = everything(in_this_process())
    with local_workers(2) as processes:
        assert everything(processes) == here
    with cluster_workers(cluster[0]) as workers:
        assert everything(workers) == here


def test_a_scheduler_that_is_not_there_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tacora.lab.workers.CONNECT_SECONDS", 1)
    for address in ("tcp://127.0.0.1:1", "nonsense://x"):
        with (
            pytest.raises(WorkerError, match="no Dask scheduler answers at"),
            workers_for(address, None),
        ):
            pass


def test_a_scheduler_that_goes_away_gets_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with _running(tmp_path, 1) as (address, _, scheduler):

        def play() -> None:
            with cluster_workers(address) as workers:
                threading.Timer(0.5, scheduler.kill).start()
                workers.map(time.sleep, [LIMIT_SECONDS])

        with pytest.raises(WorkerError, match=f"the scheduler at {address} is gone"):
            play()
    assert "Traceback" not in capfd.readouterr().err


def test_a_cluster_whose_workers_go_away_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tacora.lab.workers.CHECK_SECONDS", 0.1)
    monkeypatch.setattr("tacora.lab.workers.MOST_IDLE_SECONDS", 0.5)
    with _running(tmp_path, 1) as (address, pids, _):

        def play() -> None:
            with cluster_workers(address) as workers:
                threading.Timer(0.5, os.kill, (pids[0], signal.SIGKILL)).start()
                workers.map(time.sleep, [LIMIT_SECONDS])

        with pytest.raises(
            WorkerError, match=f"the workers of the scheduler at {address} are gone"
        ):
            play()


def test_what_is_wrong_on_a_worker_says_so(cluster: tuple[str, list[int]]) -> None:
    address, _ = cluster
    said = f"on a worker of {address}: bot nowhere:Bot: there is no module nowhere"
    with pytest.raises(WorkerError, match=said), cluster_workers(address) as workers:
        workers.map(character, ["nowhere:Bot"])


def test_workers_with_another_version_are_refused(
    cluster: tuple[str, list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tacora.lab.workers.__version__", "99")
    with (
        pytest.raises(WorkerError, match=rf"has Tacora {__version__}, and this is 99"),
        cluster_workers(cluster[0]),
    ):
        pass


def test_a_chunk_is_the_same_in_another_process() -> None:
    """What a worker gets and answers survives being sent."""
    import pickle

    cell = Study.of({"lineups": [["AtGems(8)", "bold"]]}).cells[0]
    chunk = Chunk(cell.matchup, cell.key, cell.games_seed, "games", 5, 20, "tacora study x.toml")
    sent = pickle.loads(pickle.dumps(chunk))
    assert sent == chunk
    assert pickle.loads(pickle.dumps(play_chunk(sent))).sums == play_chunk(chunk).sums


def test_the_commands_of_the_docs_and_of_compose_have_options_that_exist() -> None:
    root = Path(__file__).parents[2]
    services = yaml.safe_load((root / "deploy" / "compose.study.yaml").read_text())["services"]
    commands = [each["command"] for each in services.values()]
    for name in ("docs/studies.md", "deploy/README.md"):
        page = (root / name).read_text(encoding="utf-8")
        commands += [line.split() for line in re.findall(r"(?m)^    (dask .*)$", page)]
    assert len(commands) == 6
    for each in services.values():
        assert each["build"]["args"] == {"EXTRAS": "cluster"}
    for name in ("scheduler", "worker"):
        told = subprocess.run(
            [*DASK, name, "--help"], env=small_environment(), capture_output=True, text=True,
            check=True,
        ).stdout  # fmt: skip
        for program, kind, *words in commands:
            assert program == "dask"
            if kind == name:
                assert all(word in told for word in words if word.startswith("--"))
