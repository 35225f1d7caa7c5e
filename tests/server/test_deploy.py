"""What `deploy/` says works: nginx in front of two processes, compose and the example file."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml
from bench.chaos import free_port
from tests.server.client import full_table, play_out, run
from tests.server.conftest import Pair

from tacora.server.config import NAMES, PREFIX, load_config

DEPLOY = Path(__file__).parents[2] / "deploy"


@contextmanager
def nginx(ports: list[int], folder: Path) -> Iterator[str]:
    """A real nginx with our own configuration, except for its ports."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
    if program is None:
        pytest.skip("nginx: not installed (apt-get install nginx-light)")
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    servers = "\n".join(f"    server 127.0.0.1:{each};" for each in ports)
    site = site.replace("    server 127.0.0.1:8000;", servers)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
    (folder / "site.conf").write_text(site)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ {temporary}\ninclude {folder}/site.conf; }}\n"
    )
    command = [program, "-p", str(folder), "-e", str(folder / "error.log"), "-c"]
    conf = str(folder / "nginx.conf")
    subprocess.run([*command, conf, "-t"], check=True, capture_output=True)
    process = subprocess.Popen([*command, conf])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


def test_two_processes_behind_nginx_are_one_server(pair: Pair, tmp_path: Path) -> None:
    with nginx([pair.first.port, pair.second.port], tmp_path) as url:

        async def test() -> None:
            # every request and every socket goes to the other process than the one before
            people = await full_table(url, 4)
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda p=person: p.view["phase"] == "playing")
            await play_out(people, "go_on")
            assert all(person.view["game"] == people[0].view["game"] for person in people)

        run(test())


def test_the_compose_file_uses_options_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    variables = compose["services"]["tacora"]["environment"]
    known = {PREFIX + name.upper() for name in NAMES}
    assert set(variables) <= known
    assert compose["services"]["tacora"]["ports"] == ["127.0.0.1:8000:8000"]


def test_the_example_file_and_the_unit_use_options_that_exist(tmp_path: Path) -> None:
    page = (DEPLOY / "README.md").read_text()
    example = re.search(r"```toml\n(.*?)```", page, re.S)
    assert example is not None
    (tmp_path / "tacora.toml").write_text(example[1])
    config = load_config({}, {}, str(tmp_path / "tacora.toml"))
    assert config.public_url == tomllib.loads(example[1])["public_url"]
    unit = (DEPLOY / "tacora.service").read_text()
    variables = re.findall(r"^Environment=(\w+)=", unit, re.M)
    assert variables == ["TACORA_DATABASE", "XDG_CACHE_HOME"]
    for name in re.findall(r"`([a-z]+_[a-z_]+)`", page):
        assert name in NAMES, name
