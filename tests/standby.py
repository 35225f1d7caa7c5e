"""A real PostgreSQL and its standby on loopback, with streaming replication."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tests.environment import small_environment
from tests.postgres import ACCOUNT, program_of
from tests.tied import free_port, tied
from tests.waiting import LIMIT_SECONDS, until


class Replicated:
    """A primary whose commits wait for its standby, so that the standby has every one of them."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="tacora-standby-"))
        self._account = ACCOUNT if os.geteuid() == 0 else None
        if self._account:
            shutil.chown(self._folder, ACCOUNT)
        self._ports = {name: free_port() for name in ("primary", "standby")}
        self._servers: dict[str, subprocess.Popen[bytes]] = {}
        try:
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _set_up(self) -> None:
        self._run("initdb", "-D", self._data("primary"), "-A", "trust", "-U", ACCOUNT, "-E", "UTF8")
        self.start("primary")
        port = str(self._ports["primary"])
        # -R: it follows the primary, under the name that the primary waits for
        follow = f"host=127.0.0.1 port={port} user={ACCOUNT} application_name=standby"
        self._run("pg_basebackup", "-d", follow, "-D", self._data("standby"), "-R", "-c", "fast")
        self.start("standby")
        self.stop("primary")
        self.start("primary", "-c", "synchronous_standby_names=standby")

    @property
    def address(self) -> str:
        """The address of whichever of the two takes writes."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports.values())
        return f"postgresql://{ACCOUNT}@{hosts}/postgres?target_session_attrs=primary"

    def _data(self, name: str) -> str:
        return str(self._folder / name)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            tied(program_of(program), *arguments, account=self._account),
            check=True,
            capture_output=True,
            cwd=self._folder,
            env=small_environment(),
        )

    def start(self, name: str, *settings: str) -> None:
        """Start one of the two, and return as soon as it answers."""
        port = str(self._ports[name])
        fixed = ("-c", "listen_addresses=127.0.0.1", "-k", str(self._folder), "-p", port)
        command = [program_of("postgres"), "-D", self._data(name), *fixed, *settings]
        with (self._folder / f"{name}.log").open("ab") as log:
            self._servers[name] = subprocess.Popen(
                tied(*command, ended_by="QUIT", account=self._account),
                stdout=log,
                stderr=log,
                cwd=self._folder,
                env=small_environment(),
            )
        asked = [program_of("pg_isready"), "-q", "-h", "127.0.0.1", "-p", port]
        until(lambda: subprocess.run(asked, check=False, env=small_environment()).returncode == 0)

    def stop(self, name: str, how: signal.Signals = signal.SIGINT) -> None:
        """Stop one of the two: SIGINT ends its connections, SIGQUIT is a crash."""
        server = self._servers.pop(name)
        server.send_signal(how)
        server.wait(LIMIT_SECONDS)

    def restart(self) -> None:
        """Restart the primary in the middle of its work."""
        self.stop("primary")
        self.start("primary", "-c", "synchronous_standby_names=standby")

    def fail_over(self) -> None:
        """Let the primary crash, and the standby take its place."""
        self.stop("primary", signal.SIGQUIT)
        self._run("pg_ctl", "promote", "-w", "-D", self._data("standby"))

    def close(self) -> None:
        for name in list(self._servers):
            self.stop(name, signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)
