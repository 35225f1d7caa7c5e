"""What `/metrics` says of all processes, and the dashboard and alerts that read it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import yaml
from tests.postgres import new_database
from tests.server.client import Refusal, full_table, play_out, run
from tests.server.conftest import FAST, Pair
from tests.server.running import Server, serving
from tests.waiting import comes_true

from tacora import __version__
from tacora.server.metrics import LABELS, Metrics, merged

PROMETHEUS = Path(__file__).parents[2] / "deploy" / "prometheus"
ALERTS = yaml.safe_load((PROMETHEUS / "alerts.yml").read_text())
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
DASHBOARD = json.loads((PROMETHEUS / "dashboard.json").read_text())
QUERIES = [rule["expr"] for rule in RULES] + [
    target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]
]
LINE = re.compile(r'^([a-zA-Z_:]+)(?:\{((?:[a-z_]+="[^"]*",?)+)\})? (\S+)$')


def metrics(server: Server) -> str:
    return httpx.get(f"{server.url}/metrics", timeout=60).text


def read(text: str) -> dict[str, list[tuple[dict[str, str], float]]]:
    """The samples of each metric, after a check of every line."""
    found: dict[str, list[tuple[dict[str, str], float]]] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            found[line.split(" ")[2]] = []
        elif not line.startswith("#"):
            match = LINE.match(line)
            assert match, line
            name = re.sub("_(bucket|sum|count)$", "", match[1])
            labels = dict(re.findall(r'([a-z_]+)="([^"]*)"', match[2] or ""))
            found[name].append((labels, float(match[3])))
    return found


def labels_of(text: str) -> dict[str, set[str]]:
    """The labels that each metric has, or has once it is counted."""
    found = {name: {LABELS[name]} if name in LABELS else set[str]() for name in read(text)}
    for name, samples in read(text).items():
        found[name].update(label for labels, _ in samples for label in labels)
    return found


@pytest.mark.parametrize("query", QUERIES)
def test_the_dashboard_and_the_alerts_name_metrics_that_there_are(pair: Pair, query: str) -> None:
    there = labels_of(metrics(pair.first))
    recorded = {rule["record"]: rule["expr"] for rule in RULES if "record" in rule}
    plain = re.sub(r'"[^"]*"', '""', query)
    used = re.findall(r"\b(?:tacora|process)[a-z0-9_:]+", plain)
    assert used
    names = {re.sub("_(bucket|sum|count)$", "", each) for each in used}
    assert names <= there.keys() | recorded.keys()
    known = {"job", "le", "worker"}.union(*(there.get(name, set()) for name in names))
    asked = re.findall(r"by \(([a-z, ]+)\)", plain) + re.findall(r"\{([^}]*)\}", plain)
    labels = {each for part in asked for each in re.findall(r"[a-z_]+", part)}
    assert labels <= known


def test_metrics_of_all_processes_are_no_way_to_multiply_requests(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as server:
        address = f"{server.url}/metrics"
        found = [httpx.get(address, timeout=60).status_code for _ in range(90)]
    assert {200, 429} == set(found)
    assert found[:20] == [200] * 20


def test_the_dashboard_can_be_imported() -> None:
    assert DASHBOARD["templating"]["list"][0]["type"] == "datasource"
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    for rule in RULES:
        assert ("record" in rule) != ("alert" in rule)
        assert "alert" not in rule or rule["annotations"]["summary"].endswith(".")


def test_a_process_tells_what_it_does_and_what_it_uses(server: Server) -> None:
    async def test() -> None:
        before = read(metrics(server))
        people = await full_table(server.url, 3)
        with pytest.raises(Refusal):
            await people[0].send({"type": "rematch"})
        await people[0].send({"type": "start"})
        await play_out(people)
        after = read(metrics(server))

        def more(name: str, **labels: str) -> float:
            def total(samples: list[tuple[dict[str, str], float]]) -> float:
                return sum(value for each, value in samples if labels.items() <= each.items())

            return total(after[name]) - total(before[name])

        assert more("tacora_games_finished_total") >= 1
        assert more("tacora_http_responses_total", status="201") >= 3
        assert more("tacora_refusals_total") >= 1
        assert more("process_cpu_seconds_total") > 0
        await comes_true(
            lambda: any(
                labels["le"] == "+Inf" and count > 0
                for labels, count in read(metrics(server))["tacora_loop_lag_seconds"]
                if "le" in labels
            )
        )
        (build,) = after["tacora_build_info"]
        assert build[0]["version"] == __version__
        assert build[0]["store"] == "sqlite"
        memory, files = after["process_resident_memory_bytes"], after["process_open_fds"]
        assert 20e6 < memory[0][1] < 500e6
        assert 5 < files[0][1] < after["process_max_fds"][0][1]
        assert {labels["thinker"] for labels, _ in after["tacora_thinker_questions"]} == {
            "net",
            "scholar",
        }

    run(test())


def test_a_process_without_its_database_still_tells_and_says_so(postgres: str) -> None:
    database = new_database(postgres, "away")

    async def test() -> None:
        admin = await asyncpg.connect(postgres)
        with serving(database, *FAST) as server:

            def up() -> list[float]:
                return [value for _, value in read(metrics(server))["tacora_store_up"]]

            assert up() == [1]
            await admin.execute("ALTER DATABASE away ALLOW_CONNECTIONS false")
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'away'"
            )
            await comes_true(lambda: up() == [0])
            assert "tacora_commit_seconds_count" in metrics(server)
            await admin.execute("ALTER DATABASE away ALLOW_CONNECTIONS true")
            await comes_true(lambda: up() == [1])
        await admin.close()

    run(test())


def test_gauges_of_all_processes_have_a_sum_and_counters_have_none(pair: Pair) -> None:
    async def test() -> None:
        people = await full_table(pair.first.url, 3)
        text = metrics(pair.second)
        said = read(text)
        each, (total,) = said["tacora_connections"], said["tacora_connections:sum"]
        assert len({labels["worker"] for labels, _ in each}) == len(each) >= 2
        assert total == ({}, sum(value for _, value in each))
        assert total[1] >= len(people)
        busy = [s for s in said["tacora_store_connections:sum"] if s[0] == {"state": "most"}]
        assert busy[0][1] >= 16
        assert not any(name.endswith("_total:sum") for name in said)

    run(test())


def test_metrics_of_several_processes_stand_together_with_their_sums() -> None:
    texts = []
    for worker in "ab":
        mine = Metrics()
        mine.gauge("tacora_open", "Open.", lambda: {'state="x"': 2, 'state="y"': 3})
        mine.gauge("tacora_plain", "Plain.", lambda: 1.5)
        mine.count("tacora_tables_opened_total")
        texts.append((worker, mine.text(worker)))
    said = read(merged(texts))
    assert said["tacora_open:sum"] == [({"state": "x"}, 4), ({"state": "y"}, 6)]
    assert said["tacora_plain:sum"] == [({}, 3)]
    assert said["tacora_tables_opened_total"] == [({"worker": "a"}, 1), ({"worker": "b"}, 1)]
