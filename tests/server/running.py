"""A real server in a separate process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.environment import small_environment
from tests.server.forked import Forked
from tests.tied import tied
from tests.waiting import LIMIT_SECONDS

GENEROUS = (
    "--connections-per-address=100000",
    "--http-connections-per-address=100000",
    "--messages-per-second=100000",
    "--requests-per-second=100000",
    "--tables-per-hour=100000",
    "--tables-per-network=100000",
    "--games-per-hour=1000000",
)


class Server:
    """A running `tacora serve`.

    If a test is about starts, signals or variables, the command starts in a new process, as
    people start it; otherwise in a process that has imported everything.
    """

    def __init__(
        self,
        *flags: str,
        port: int = 0,
        new_process: bool = False,
        environment: dict[str, str] | None = None,
    ):
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        command = ("serve", f"--port={port}", *flags)
        self.process: Forked | subprocess.Popen[str]
        if new_process or environment or sys.platform != "linux":
            self.process = subprocess.Popen(
                tied(sys.executable, "-m", "tacora", *command),
                stdout=subprocess.PIPE,
                stderr=self.errors,
                env=small_environment(**(environment or {})),
                text=True,
            )
        else:
            self.process = Forked(*command, errors=self.errors)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            self._wait()
            said = self.log()
            self.errors.close()
            raise RuntimeError(said)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def log(self) -> str:
        # The server shares the position of this file, so reading must not move it.
        file = self.errors.fileno()
        return os.pread(file, os.fstat(file).st_size, 0).decode()

    def kill(self) -> None:
        """Kill it, as a loss of power would."""
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        try:
            code = self.process.wait(LIMIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(database: str | Path, *flags: str, **environment: str) -> Iterator[Server]:
    with _ending(Server(f"--database={database}", *flags, environment=environment)) as server:
        yield server


@contextmanager
def serving_in_new_process(database: str | Path, *flags: str) -> Iterator[Server]:
    """The same, started as people start it."""
    with _ending(Server(f"--database={database}", *flags, new_process=True)) as server:
        yield server


@contextmanager
def _ending(server: Server) -> Iterator[Server]:
    try:
        yield server
    finally:
        server.stop()
        server.errors.close()
