"""A real PostgreSQL for the tests: a new data directory, a socket in it, no port."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tests.environment import small_environment
from tests.tied import tied
from tests.waiting import LIMIT_SECONDS

ACCOUNT = "postgres"
"""The owner of its databases; also runs PostgreSQL if root runs the tests, for it refuses root."""


class NoPostgres(Exception):
    """This machine has no PostgreSQL, or it cannot be started; the text says why."""


def program_of(name: str) -> str:
    """Return the path of a program of PostgreSQL."""
    found = shutil.which(name)
    if found:
        return found
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if not versions:
        raise NoPostgres(f"no `{name}`: install PostgreSQL (apt-get install postgresql)")
    return str(versions[-1])


@contextmanager
def running_postgres(settings: str = "") -> Iterator[str]:
    """Start a server, yield the address of an empty database in it, and stop the server."""
    initdb, program, ready = program_of("initdb"), program_of("postgres"), program_of("pg_isready")
    folder = Path(tempfile.mkdtemp(prefix="tacora-pg-"))
    account, environment = None, small_environment()
    try:
        if os.geteuid() == 0:
            account = ACCOUNT
            try:
                shutil.chown(folder, ACCOUNT)
            except LookupError:
                raise NoPostgres(
                    "root may not run PostgreSQL, and there is no such account"
                ) from None
        data = str(folder / "data")
        made = subprocess.run(
            tied(initdb, "-D", data, "-A", "trust", "-U", ACCOUNT, "-E", "UTF8", account=account),
            check=False,
            capture_output=True,
            cwd=folder,
            env=environment,
        )
        if made.returncode != 0:
            raise NoPostgres(f"no database can be made: {made.stderr.decode()[-200:]}")
        options = f"-c listen_addresses= -k {folder} -c max_connections=200 {settings}"
        command = [program, "-D", data, *options.split()]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                tied(*command, ended_by="QUIT", account=account),
                stdout=log,
                stderr=log,
                cwd=folder,
                env=environment,
            )
        try:
            asked = [ready, "-q", "-h", str(folder)]
            while subprocess.run(asked, check=False, env=environment).returncode != 0:
                if server.poll() is not None:
                    said = (folder / "log").read_text()[-200:]
                    raise NoPostgres(f"PostgreSQL does not start: {said}")
                time.sleep(0.05)
            yield f"postgresql://{ACCOUNT}@/postgres?host={folder}"
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait(LIMIT_SECONDS)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str, name: str) -> str:
    """Make an empty database in a running server; returns its address."""

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")
