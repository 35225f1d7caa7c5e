"""The files in `deploy/` work: nginx in front of two processes, compose and the example file."""

from __future__ import annotations

import gzip
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import yaml
from tests import compose
from tests.environment import small_environment
from tests.nginx import NoNginx, running_nginx
from tests.server.client import Person, full_table, open_table, play_out, run
from tests.server.conftest import Pair
from tests.server.running import Server, serving
from tests.tied import free_port
from tests.waiting import LIMIT_SECONDS
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

import tacora.client
from tacora.cli import command_line
from tacora.server.config import NAMES, PREFIX, Config, load_config
from tacora.server.run import _settings
from tacora.store.schema import BESIDE, LATEST

DEPLOY = compose.DEPLOY


@contextmanager
def nginx(
    ports: list[int], folder: Path, changes: Mapping[str, str] | None = None
) -> Iterator[str]:
    """A real nginx, or the test is skipped."""
    try:
        with running_nginx(ports, folder, changes) as url:
            yield url
    except NoNginx as error:
        pytest.skip(str(error))


def test_two_processes_behind_nginx_are_one_server(pair: Pair, tmp_path: Path) -> None:
    with nginx([pair.first.port, pair.second.port], tmp_path) as url:

        def passed_on() -> list[str]:
            """What the processes have counted that one passes on to the other."""
            said = [
                httpx.get(f"{each.url}/metrics", timeout=60) for each in (pair.first, pair.second)
            ]
            lines = "\n".join(each.text for each in said).splitlines()
            return [line for line in lines if line.startswith("tacora_passed_on_total")]

        async def test() -> None:
            # all requests and sockets of a table go to the process that owns it
            before = passed_on()
            people = await full_table(url, 4)
            await people[0].send({"type": "start"})
            for person in people:
                await person.until(lambda p=person: p.view["phase"] == "playing")
            await play_out(people, "go_on")
            assert all(person.view["game"] == people[0].view["game"] for person in people)
            assert passed_on() == before
            # a browser sends the origin of its page, and nginx passes the requested host on
            await Person(url, people[0].table, people[0].token).connect(Origin=url)
            with pytest.raises(InvalidStatus):
                await Person(url, people[0].table, None).connect(Origin="http://evil.example.org")

        run(test())


def test_nginx_keeps_the_metrics_from_strangers_however_they_ask(
    server: Server, tmp_path: Path
) -> None:
    with nginx([server.port], tmp_path, {"allow 127.0.0.1;": ""}) as url:
        for path in (
            "/metrics",
            "/metrics/",
            "//metrics",
            "/%6Detrics/",
            "/metrics//",
            "/./metrics",
        ):
            assert httpx.get(url + path, timeout=60).status_code == 403, path
        assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200


def test_nginx_limits_the_requests_and_the_sockets_of_one_address(
    server: Server, tmp_path: Path
) -> None:
    few = {"rate=200r/s": "rate=1r/m", "burst=800": "burst=5"}
    (tmp_path / "requests").mkdir()
    with nginx([server.port], tmp_path / "requests", few) as url:
        codes = [httpx.get(f"{url}/healthz", timeout=60).status_code for _ in range(8)]
    assert codes == [200] * 6 + [429] * 2
    (tmp_path / "sockets").mkdir()
    with nginx([server.port], tmp_path / "sockets", {"_connections 600": "_connections 3"}) as url:

        async def test() -> None:
            people = await full_table(url, 3)
            with pytest.raises(InvalidStatus, match="429"):
                await Person(url, people[0].table, None).connect()
            await people[0].send({"type": "ping"})

        run(test())


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_nginx_ends_a_connection_whose_request_does_not_come(tmp_path: Path, sent: bytes) -> None:
    soon = {"client_header_timeout 10s": "client_header_timeout 1s"}
    with nginx([free_port()], tmp_path, soon) as url:
        address = httpx.URL(url)
        with socket.create_connection((address.host, address.port or 80), LIMIT_SECONDS) as talk:
            talk.sendall(sent)
            assert talk.recv(1000) == b""


def test_half_requests_of_a_stranger_do_not_fill_nginx(server: Server, tmp_path: Path) -> None:
    """As Debian has it, nginx is full with 768 connections in each of its processes."""
    with nginx([server.port], tmp_path) as url, ExitStack() as kept:
        address = httpx.URL(url)
        for _ in range(800):
            talk = socket.create_connection(
                (address.host, address.port or 80), LIMIT_SECONDS, source_address=("127.0.0.77", 0)
            )
            kept.enter_context(talk)
            talk.sendall(b"GET / HTTP/1.1\r\nX")
        for _ in range(3):
            assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200


def test_nginx_gives_a_connection_up_before_the_server_closes_it() -> None:
    """Else nginx may send a request at that moment, and a POST is not sent again."""
    upstream = re.search(r"upstream tacora \{(.*?)\n\}", (DEPLOY / "nginx.conf").read_text(), re.S)
    assert upstream
    kept = re.search(r"keepalive_timeout (\d+)s;", upstream[1])
    assert kept
    assert int(kept[1]) < _settings(Config()).timeout_keep_alive


def test_nginx_logs_no_link_while_the_server_is_away(tmp_path: Path) -> None:
    with nginx([free_port()], tmp_path) as url:
        for place in ("api/tables", "t", "w"):
            answer = httpx.get(f"{url}/{place}/secret-of-a-table", timeout=60)
            assert answer.status_code == 502
        # a program that plays gets the error of a connection, which it may try again
        with pytest.raises(ConnectionError, match="502"):
            run(tacora.client.open_table(url, "Ana"))
    written = [path.read_text() for path in tmp_path.rglob("*.log")]
    assert written
    assert not any("secret-of-a-table" in each or "client:" in each for each in written)


def test_the_compose_file_uses_options_that_exist() -> None:
    services = compose.services()
    variables = services["tacora"]["environment"]
    assert set(variables) <= {PREFIX + name.upper() for name in NAMES}
    config = load_config({}, {name: str(value) for name, value in variables.items()})
    assert config.workers == 2
    # the account, its password and the database are those that PostgreSQL creates
    made = services["database"]["environment"]
    account = f"{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}"
    assert config.database == f"postgresql://{account}@database/{made['POSTGRES_DB']}"
    assert set(services["tacora"]["depends_on"]) == {"database"}
    # nginx on the host connects from the network that compose creates
    (network,) = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["networks"].values()
    assert network["ipam"]["config"] == [{"subnet": config.trusted_proxies}]
    assert services["tacora"]["ports"] == ["127.0.0.1:8000:8000"]
    # what is compiled and computed outlives the container, where the program looks for it
    (cache,) = re.findall(r"^ENV XDG_CACHE_HOME=(.*)$", (DEPLOY / "Dockerfile").read_text(), re.M)
    assert services["tacora"]["volumes"] == [f"cache:{cache}"]
    assert all("mem_limit" in each for each in services.values())


def test_the_image_runs_a_command_that_exists_on_the_port_that_compose_passes_on() -> None:
    lines = (DEPLOY / "Dockerfile").read_text()
    said = re.search(r"^CMD (\[.*\])$", lines, re.M)
    assert said is not None
    program, *arguments = json.loads(said[1])
    assert program == "tacora"
    shown = CliRunner().invoke(command_line(), [*arguments, "--help"])
    assert shown.exit_code == 0, shown.output
    assert load_config({"host": "0.0.0.0"}, {}).port == 8000
    assert "EXPOSE 8000" in lines
    dockerfile = compose.services()["tacora"]["build"]["dockerfile"]
    assert (DEPLOY.parent / dockerfile) == DEPLOY / "Dockerfile"


def test_the_health_check_of_compose_tells_a_server_that_answers_from_one_that_does_not(
    server: Server,
) -> None:
    kind, _python, flag, code = compose.services()["tacora"]["healthcheck"]["test"]
    assert (kind, flag) == ("CMD", "-c")

    def healthy(port: int) -> bool:
        command = [sys.executable, "-c", code.replace(":8000/", f":{port}/")]
        asked = subprocess.run(command, capture_output=True, check=False, env=small_environment())
        return asked.returncode == 0

    assert healthy(server.port)
    assert not healthy(free_port())


def test_the_units_are_ones_that_systemd_understands(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze: not installed (apt-get install systemd)")
    installed = Path(sys.executable).parent / "tacora"
    units = [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]
    assert {each.name for each in units} == {
        "tacora.service",
        "tacora-backup.service",
        "tacora-backup.timer",
    }
    for each in units:
        text = each.read_text().replace("/opt/tacora/bin/tacora", str(installed))
        (tmp_path / each.name).write_text(text)
    files = [str(tmp_path / each.name) for each in units]
    verified = subprocess.run(
        [program, "verify", "--man=no", *files],
        capture_output=True, text=True, check=False, env=small_environment(),
    )  # fmt: skip
    assert (verified.returncode, verified.stderr) == (0, "")


def test_the_backup_of_each_night_is_whole_and_a_failed_one_replaces_nothing(
    tmp_path: Path,
) -> None:
    unit = (DEPLOY / "tacora-backup.service").read_text()
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, re.M)
    (database,) = re.findall(r"^Environment=DATABASE=(.*)$", unit, re.M)
    assert database == "/var/lib/tacora/tables.db"
    command = shlex.split(line.replace("%%", "%"))
    command[-1] = (
        command[-1]
        .replace("/opt/tacora/bin/tacora", f"{sys.executable} -m tacora")
        .replace("/var/backups/tacora", str(tmp_path / "backups"))
    )

    def back_up(tables: Path) -> int:
        environment = small_environment(DATABASE=str(tables), LC_ALL="C")
        return subprocess.run(command, check=False, capture_output=True, env=environment).returncode

    (tmp_path / "backups").mkdir()
    with serving(tmp_path / "tables.db") as server:
        table = run(open_table(server.url)).table
        assert back_up(tmp_path / "tables.db") == 0
    (saved,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.jsonl\.gz", saved.name)
    whole = saved.read_bytes()
    assert table in gzip.decompress(whole).decode()
    assert back_up(tmp_path / "nothing.db") != 0
    assert saved.read_bytes() == whole


def test_the_page_names_files_that_exist_and_prometheus_asks_where_the_server_listens() -> None:
    page = (DEPLOY / "README.md").read_text()
    commands = [line for line in page.splitlines() if line.startswith("    ")]
    named = re.findall(r"deploy/[\w./-]+", "\n".join(commands))
    assert len(named) == 7
    for each in named:
        assert (DEPLOY.parent / each).is_file(), each
    asked = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text())
    assert all((DEPLOY / "prometheus" / each).is_file() for each in asked["rule_files"])
    (job,) = asked["scrape_configs"]
    config = load_config({}, {})
    assert job["static_configs"] == [{"targets": [f"{config.host}:{config.port}"]}]


def test_the_page_says_which_versions_may_run_side_by_side() -> None:
    page = (DEPLOY / "README.md").read_text()
    assert f"From this version on, which has schema {LATEST}, two versions may run" in page
    assert f"must stop first: schema {BESIDE} drops what they write" in page


def test_the_example_file_and_the_unit_use_options_that_exist(tmp_path: Path) -> None:
    page = (DEPLOY / "README.md").read_text()
    example = re.search(r"```toml\n(.*?)```", page, re.S)
    assert example is not None
    (tmp_path / "tacora.toml").write_text(example[1])
    config = load_config({}, {}, str(tmp_path / "tacora.toml"))
    assert config.public_url == tomllib.loads(example[1])["public_url"]
    unit = (DEPLOY / "tacora.service").read_text()
    started = re.search(r"^ExecStart=/opt/tacora/bin/tacora (.*) --config (\S+)$", unit, re.M)
    assert started is not None
    # systemd reads the file that the page says to make
    (passed,) = re.findall(r"^LoadCredential=(\S+):(\S+)$", unit, re.M)
    assert started[2] == f"${{CREDENTIALS_DIRECTORY}}/{passed[0]}"
    assert f"install -m 600 /dev/null {passed[1]} " in page
    assert CliRunner().invoke(command_line(), [*started[1].split(), "--help"]).exit_code == 0
    of_others = {
        "max_connections",
        "synchronous_standby_names",
        "tacora_up",
    }  # PostgreSQL and the metrics
    for name in set(re.findall(r"`([a-z]+_[a-z_]+)`", page)) - of_others:
        assert name in NAMES, name


def test_the_unit_keeps_its_tables_in_its_own_folder_unless_the_file_names_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unit = (DEPLOY / "tacora.service").read_text()
    variables = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.M))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    (folder,) = re.findall(r"^StateDirectory=(.*)$", unit, re.M)
    file = tmp_path / "tacora.toml"
    file.write_text("")
    assert load_config({}, variables, str(file)).database == f"/var/lib/{folder}/tables.db"
    file.write_text('database = "postgresql://tacora@db/tacora"')
    assert load_config({}, variables, str(file)).shared


def test_a_database_that_root_restores_belongs_to_the_service_again(tmp_path: Path) -> None:
    """The commands of the page, in a folder of another account, as under systemd."""
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder to another account")
    service, state = tmp_path / "private", tmp_path / "tacora"
    service.mkdir()
    state.symlink_to(service)
    with serving(service / "tables.db"):
        pass
    run_tacora = f"{sys.executable} -m tacora"
    subprocess.run(
        [*run_tacora.split(), "backup", "--database", state / "tables.db", tmp_path / "t.jsonl.gz"],
        check=True,
        capture_output=True,
        env=small_environment(),
    )
    for path in (service, *service.iterdir()):
        os.chown(path, 61_234, 61_234)
    page = (DEPLOY / "README.md").read_text()
    block = re.search(r"    systemctl stop tacora\n(.*?)    systemctl start tacora\n", page, re.S)
    assert block is not None
    commands = (
        block[1]
        .replace("/opt/tacora/bin/tacora", run_tacora)
        .replace("/var/lib/tacora", str(state))
        .replace("tacora.jsonl.gz", str(tmp_path / "t.jsonl.gz"))
    )
    subprocess.run(
        ["sh", "-ec", commands],
        check=True,
        capture_output=True,
        cwd=tmp_path,
        env=small_environment(),
    )
    assert (service / "tables.db").is_file()
    assert (tmp_path / "before" / "tables.db").is_file()
    assert {path.stat().st_uid for path in service.iterdir()} == {61_234}
