"""Servers that tests start end with the tests, even if the tests are killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.environment import small_environment
from tests.tied import listens
from tests.waiting import until

STARTS_ALL = """
import sys, time
from tests.postgres import running_postgres
from tests.server.running import serving, serving_in_new_process
with (
    running_postgres() as address,
    serving_in_new_process(address, "--workers=2") as server,
    serving(address, "--workers=2") as forked,
):
    folder = address.partition("host=")[2]
    postmaster = open(folder + "/data/postmaster.pid").readline().strip()
    print(server.url, forked.url, postmaster, flush=True)
    time.sleep(3600)
"""


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=60).status_code == 200
    except httpx.TransportError:
        return False


def runs(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such signal")
def test_servers_and_databases_end_when_the_tests_are_killed(postgres: str) -> None:
    assert postgres  # the machine has one
    with subprocess.Popen(
        [sys.executable, "-c", STARTS_ALL],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        env=small_environment(),
    ) as tests:
        assert tests.stdout is not None
        *urls, postmaster = tests.stdout.readline().split()
        until(lambda: all(map(answers, urls)))
        assert runs(int(postmaster))
        tests.kill()
    # A port is free once the server and both of its workers are gone.
    ports = [int(url.rpartition(":")[2]) for url in urls]
    until(lambda: not any(map(listens, ports)))
    until(lambda: not runs(int(postmaster)))
