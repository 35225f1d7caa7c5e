"""Servers that tests start do not outlive the tests, however those end."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

STARTS_ALL = """
import sys, time
from tests.postgres import running_postgres
from tests.server.running import serving
with running_postgres() as address, serving(address, "--workers=2") as server:
    folder = address.partition("host=")[2]
    print(server.url, open(folder + "/data/postmaster.pid").readline().strip(), flush=True)
    time.sleep(120)
"""


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def runs(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def soon(condition: Callable[[], bool]) -> bool:
    end = time.monotonic() + 60
    while not condition() and time.monotonic() < end:
        time.sleep(0.1)
    return condition()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such signal")
def test_servers_and_databases_end_when_the_tests_are_killed(postgres: str) -> None:
    assert postgres  # the machine has one
    with subprocess.Popen(
        [sys.executable, "-c", STARTS_ALL],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as tests:
        assert tests.stdout is not None
        url, postmaster = tests.stdout.readline().split()
        assert soon(lambda: answers(url))
        assert runs(int(postmaster))
        tests.kill()
    # The port is free once the server and both of its workers are gone.
    host, _, port = url.removeprefix("http://").partition(":")
    assert soon(lambda: not listens(host, int(port)))
    assert soon(lambda: not runs(int(postmaster)))


def listens(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) == 0
