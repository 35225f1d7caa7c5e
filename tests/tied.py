"""Programs that end with whoever started them, even if that is killed."""

from __future__ import annotations

import shutil
import socket


def tied(*command: str, ended_by: str = "KILL", account: str | None = None) -> list[str]:
    """A command that gets a signal when its parent is gone, where the system can do that.

    Strictly it is the thread that started it which must not end before it.
    """
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        return list(command) if account is None else ["runuser", "-u", account, "--", *command]
    who = [] if account is None else [f"--reuid={account}", f"--regid={account}", "--init-groups"]
    return [setpriv, *who, "--pdeathsig", ended_by, *command]


def listens(port: int) -> bool:
    """Whether a program on this machine takes connections at a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
