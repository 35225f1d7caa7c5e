"""A real PostgreSQL of one's own: a new data directory, a socket in it, no port."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ACCOUNT = "postgres"
"""The account that runs it where the tests run as root, which PostgreSQL refuses to do."""


class NoPostgres(Exception):
    """This machine has no PostgreSQL, or none that may be started; the text says which."""


def _program(name: str) -> str:
    found = shutil.which(name)
    if found:
        return found
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not versions:
        raise NoPostgres(f"no `{name}`: install PostgreSQL (apt-get install postgresql)")
    return str(versions[-1])


def _as_account(*command: str) -> list[str]:
    if os.geteuid() != 0:
        return list(command)
    return ["runuser", "-u", ACCOUNT, "--", *command]


@contextmanager
def running_postgres(settings: str = "") -> Iterator[str]:
    """Start a server, give the address of an empty database in it, and stop it again."""
    initdb, pg_ctl = _program("initdb"), _program("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="tacora-pg-"))
    user = getpass.getuser()
    try:
        if os.geteuid() == 0:
            user = ACCOUNT
            try:
                shutil.chown(folder, ACCOUNT)
            except LookupError:
                raise NoPostgres(
                    "root may not run PostgreSQL, and there is no such account"
                ) from None
        data = str(folder / "data")
        options = f"-c listen_addresses= -k {folder} -c max_connections=200 {settings}"
        try:
            subprocess.run(
                _as_account(initdb, "-D", data, "-A", "trust", "-U", user, "-E", "UTF8"),
                check=True,
                capture_output=True,
                cwd=folder,
            )
            subprocess.run(
                _as_account(
                    pg_ctl, "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start"
                ),
                check=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd=folder,
            )
        except subprocess.CalledProcessError as error:
            raise NoPostgres(f"PostgreSQL does not start: {error}") from None
        try:
            yield f"postgresql://{user}@/postgres?host={folder}"
        finally:
            subprocess.run(
                _as_account(pg_ctl, "-D", data, "-m", "immediate", "stop"),
                check=False,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd=folder,
            )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
