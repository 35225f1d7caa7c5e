"""`make host`: what it does where it cannot run. Elsewhere it is itself the test of the page."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

from tests.environment import small_environment
from tools import host

from tacora.server.config import load_config

ROOT = Path(__file__).parents[2]


def test_where_it_cannot_run_it_says_why_in_one_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tools.host"],
        cwd=ROOT, env=small_environment(PATH=str(tmp_path)), capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert ran.returncode == 1
    (sentence,) = ran.stderr.splitlines()
    assert sentence.startswith("make host: this needs ")


def test_it_does_the_commands_of_the_page(tmp_path: Path) -> None:
    blocks = [
        (host.FIRST, 0),
        (host.NGINX, 0),
        (host.WATCH, 0),
        (host.UPGRADE, 0),
        (host.RESTORE, 1),
    ]
    told = [host.commands(*block) for block in blocks]
    assert [lines[0].split()[0] for lines in told] == [
        "apt-get", "cp", "apt-get", 'TOKEN="the', "systemctl",
    ]  # fmt: skip
    assert not any("#" in line for lines in told for line in lines)
    # the two lines at which it does more than the page
    assert "systemctl restart tacora" in told[3]
    assert any(line.startswith("nginx ") for line in told[1])
    file = tmp_path / "tacora.toml"
    file.write_text(host.example())
    assert load_config({}, {}, str(file)).admin_token == host.TOKEN
    assert tomllib.loads(host.example())["admin_token"] == host.TOKEN
