"""Programs that end with the process that started them, even if it is killed."""

from __future__ import annotations

import shutil
import socket


def tied(*command: str, ended_by: str = "KILL", account: str | None = None) -> list[str]:
    """The command, wrapped so that it gets a signal when its parent ends, if the system can do so.

    Strictly, the signal comes when the thread that started it ends.
    """
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        return list(command) if account is None else ["runuser", "-u", account, "--", *command]
    who = [] if account is None else [f"--reuid={account}", f"--regid={account}", "--init-groups"]
    return [setpriv, *who, "--pdeathsig", ended_by, *command]


def listens(port: int) -> bool:
    """Whether a program on this machine accepts connections at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    """Return a port of this machine at which no program listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
