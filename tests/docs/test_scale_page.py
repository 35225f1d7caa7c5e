"""The tables of docs/scale.md are what `bench.capacity` prints, and its queues are right."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from bench import capacity
from bench.load import full_part

PAGE = (Path(__file__).parents[2] / "docs" / "scale.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["machines", "limits"])
def test_the_page_has_the_table_that_the_simulation_prints(name: str) -> None:
    after = PAGE.partition(f"<!-- python -m bench.capacity: {name} -->\n\n")[2]
    assert after.partition("\n\n")[0].splitlines() == getattr(capacity, name)()


def test_the_page_says_the_costs_that_the_simulation_uses() -> None:
    for cost in (
        f"{capacity.CHOICE_MS} ms",
        f"{capacity.COMMITS:,} |",
        f"{capacity.IDLE_MS:g} ms of CPU a second, {capacity.PROCESS_MB} MB",
        f"{capacity.CONNECTION_KB} kB",
        f"at most {capacity.POSTGRES_CONNECTIONS} of each process",
    ):
        assert cost in PAGE


def test_who_comes_while_another_is_served_waits() -> None:
    done = capacity.served(np.array([0.0, 0.1, 0.2, 5.0]), 1.0)
    assert done.tolist() == pytest.approx([1, 2, 3, 6])


def test_a_plan_that_is_too_small_is_late() -> None:
    assert capacity.simulate(capacity.plan(10_000)).p99_ms < capacity.LATE_MS
    full = capacity.simulate(capacity.Plan(10_000, 1, 1))
    assert full.process > 1
    assert full.p99_ms > 1000


@pytest.mark.parametrize(
    ("server", "clients", "machine", "said"),
    [
        (0.95, [0.2], 0.99, "the server is full"),
        (0.5, [0.2, 0.95], 0.99, "a client process is full"),
        (0.5, [0.5], 0.98, "the machine is full"),
        (0.5, [0.5], 0.5, "no part is full"),
    ],
)
def test_load_says_which_part_is_full(
    server: float, clients: list[float], machine: float, said: str
) -> None:
    assert full_part(server, clients, machine).startswith(said)
