"""Servers that are forked from a process with all imports done, which takes a tenth of the time.

To import all that a server needs takes half a second of a processor, and the tests start more than
a hundred servers. The process that forks ends with the tests, and its servers end with it.
"""

from __future__ import annotations

import atexit
import ctypes
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, NoReturn

from tests.environment import small_environment
from tests.tied import tied

ROOT = Path(__file__).parents[2]
MODULES = (
    "tacora.cli.serve",
    "tacora.server.run",
    # Litestar imports these when it makes an application, if there are such packages.
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
)
MESSAGE_BYTES = 100_000
PR_SET_PDEATHSIG = 1


class Forked:
    """A running command; as much of `subprocess.Popen` as the tests use."""

    def __init__(self, *arguments: str, errors: IO[bytes]) -> None:
        out, stdout = os.pipe()
        ended, end = os.pipe()
        _starter().send(arguments, [stdout, errors.fileno(), end])
        os.close(stdout)
        os.close(end)
        self.stdout = os.fdopen(out)
        self._ended = os.fdopen(ended)
        self.pid = int(self._ended.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, as of `subprocess.Popen`; None while the command runs."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end of the command and return its exit code."""
        if self.returncode is None:
            if not select.select([self._ended], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("tacora", timeout or 0)
            with self._ended:
                self.returncode = int(self._ended.readline())
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class _Starter:
    """The process that has imported everything, and forks."""

    def __init__(self) -> None:
        self._line, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._process = subprocess.Popen(
                tied(sys.executable, "-m", "tests.server.forked", str(other.fileno())),
                env=small_environment(),
                cwd=ROOT,
                pass_fds=[other.fileno()],
            )
        atexit.register(self._stop)

    def send(self, arguments: tuple[str, ...], files: list[int]) -> None:
        said = json.dumps([os.getcwd(), arguments]).encode()
        socket.send_fds(self._line, [said], files)

    def _stop(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def _starter() -> _Starter:
    return _Starter()


def _fork_on_demand(line: socket.socket) -> None:
    """Start a command for each message; tell its process number, and later its exit code."""
    woken, wake = os.pipe2(os.O_NONBLOCK)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    running: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([line.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, MESSAGE_BYTES)
            for pid, end in list(running.items()):
                ended, status = os.waitpid(pid, os.WNOHANG)
                if ended:
                    with suppress(BrokenPipeError):
                        os.write(end, b"%d\n" % os.waitstatus_to_exitcode(status))
                    os.close(running.pop(pid))
        if line.fileno() in ready:
            said, files, _, _ = socket.recv_fds(line, MESSAGE_BYTES, 3)
            if not said:
                return
            stdout, stderr, end = files
            folder, arguments = json.loads(said)
            if not (pid := os.fork()):
                signal.set_wakeup_fd(-1)
                line.close()
                for each in (woken, wake, end, *running.values()):
                    os.close(each)
                _become(folder, arguments, stdout, stderr)
            os.write(end, b"%d\n" % pid)
            os.close(stdout)
            os.close(stderr)
            running[pid] = end


def _become(folder: str, arguments: list[str], stdout: int, stderr: int) -> NoReturn:
    """Go on as `python -m tacora` in this folder, with these arguments and outputs."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in ((1, stdout), (2, stderr)):
        os.dup2(file, number)
        os.close(file)
    # The old objects belong to the outputs of the process that forks.
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = ["tacora", *arguments]
    runpy.run_module("tacora", run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    for module in MODULES:
        with suppress(ImportError):  # a server says itself what is missing
            import_module(module)
    _fork_on_demand(socket.socket(fileno=int(sys.argv[1])))
