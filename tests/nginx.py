"""A real nginx for the tests, with the configuration of `deploy/`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.environment import small_environment
from tests.tied import free_port, listens, tied
from tests.waiting import LIMIT_SECONDS, until

SITE = Path(__file__).parents[1] / "deploy" / "nginx.conf"


README = SITE.parent / "README.md"


class NoNginx(Exception):
    """This machine has no nginx; the text says what to install."""


@contextmanager
def running_nginx(
    ports: list[int], folder: Path, changes: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A real nginx with our own configuration, except for its ports and what a test changes."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    if program is None:
        raise NoNginx("nginx: not installed (apt-get install nginx-light)")
    port = free_port()
    site = SITE.read_text()
    for old, new in (changes or {}).items():
        assert old in site, old
        site = site.replace(old, new)
    servers = "\n".join(f"    server 127.0.0.1:{each};" for each in ports)
    site = site.replace("    server 127.0.0.1:8000;", servers)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    (folder / "site.conf").write_text(site)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Its workers write long requests into the folder, which may be open to this account alone.
    account = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{account} daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"{_room()}\nhttp {{ {temporary}\ninclude {folder}/site.conf; }}\n"
    )
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c"]
    conf = str(folder / "nginx.conf")
    environment = small_environment()
    subprocess.run([*command, conf, "-t"], check=True, capture_output=True, env=environment)
    process = subprocess.Popen(tied(*command, conf, ended_by="TERM"), env=environment)
    try:
        until(lambda: listens(port))
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(LIMIT_SECONDS)


def _room() -> str:
    """Return how many connections there may be, as `deploy/README.md` says."""
    text = README.read_text()
    connections = re.search(r"worker_connections \d+;", text)
    files = re.search(r"worker_rlimit_nofile \d+;", text)
    assert connections is not None
    assert files is not None
    return f"{files[0]} events {{ {connections[0]} }}"
