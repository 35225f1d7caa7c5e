"""`make play`: one server, one browser, and no process afterwards."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.environment import small_environment
from tests.tied import tied
from tests.waiting import LIMIT_SECONDS, until

ROOT = Path(__file__).parents[2]
ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


class Player:
    """A person with a home folder and a screen who types `make play`."""

    def __init__(self, folder: Path) -> None:
        self.home = folder
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.opened}"\n')
        browser.chmod(0o755)
        self.environment = small_environment(
            HOME=str(folder), BROWSER=f"{browser} %s", WAYLAND_DISPLAY="wayland-0"
        )
        self.started: list[subprocess.Popen[str]] = []

    def play(self, *flags: str) -> subprocess.Popen[str]:
        """Start it in a new process group, as a shell does."""
        running = subprocess.Popen(
            tied(sys.executable, "-m", "tools.play", *flags),
            cwd=ROOT, env=self.environment, text=True, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.started.append(running)
        return running

    def until_opened(self, times: int = 1) -> str:
        """Wait until the browser was opened; returns the address."""

        def lines() -> list[str]:
            return self.opened.read_text().splitlines() if self.opened.exists() else []

        until(lambda: len(lines()) >= times)
        return lines()[times - 1]


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path)
    yield player
    for running in player.started:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()


def test_it_opens_the_browser_and_prints_the_address_for_a_phone(player: Player) -> None:
    running = player.play("--port=0")
    url = player.until_opened()
    with urllib.request.urlopen(url, timeout=LIMIT_SECONDS) as page:
        assert b"<script" in page.read()
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=LIMIT_SECONDS)
    assert f"Tacora is at {url}\n" in said
    assert "Ctrl+C stops it." in said
    address = re.search(r'ARGS="--host 0\.0\.0\.0"\nThey then open http://([\d.]+):\d+\n', said)
    assert address or "phones" not in said  # a machine without a network has no such address


def test_a_second_one_opens_the_server_that_is_running(player: Player) -> None:
    player.play("--port=0")
    url = player.until_opened()
    second = player.play()
    said, _ = second.communicate(timeout=LIMIT_SECONDS)
    assert (second.returncode, said) == (0, f"Tacora is running already, at {url}\n")
    assert player.until_opened(2) == url


def test_who_wants_other_options_is_told_that_the_running_server_keeps_its_own(
    player: Player,
) -> None:
    player.play("--port=0")
    url = player.until_opened()
    said, _ = player.play("--host=0.0.0.0").communicate(timeout=LIMIT_SECONDS)
    running = f"Tacora is running already, at {url}\n"
    assert said == running + "To start it with other options, stop it first.\n"


def test_an_address_of_a_server_that_is_gone_is_not_opened(player: Player) -> None:
    note = player.home / ".local" / "share" / "tacora" / "play.url"
    note.parent.mkdir(parents=True)
    note.write_text("http://127.0.0.1:1\n")
    player.play("--port=0")
    assert player.until_opened() != "http://127.0.0.1:1"


def test_devices_of_the_network_can_be_let_in(player: Player) -> None:
    running = player.play("--port=0", "--host=0.0.0.0")
    url = player.until_opened()
    assert "0.0.0.0" not in url
    running.send_signal(signal.SIGTERM)
    said, _ = running.communicate(timeout=LIMIT_SECONDS)
    assert f"Tacora is at {url}, also for phones in the same network.\n" in said


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_no_process_stays_however_make_play_ends(player: Player, ending: signal.Signals) -> None:
    running = player.play("--port=0")
    player.until_opened()
    os.kill(running.pid, ending)
    running.communicate(timeout=LIMIT_SECONDS)  # ends when the last process has closed its output
    until(lambda: not _lives(running.pid))


def _lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
