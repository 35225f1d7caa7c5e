"""`make play`: a server on this machine, opened in a browser.

This process becomes the server, so a signal that ends `make play` ends the server. A child process
waits for the server's address, shows it, opens the browser and ends.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import urllib.request
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

PORT = 8000
ANYWHERE = ("0.0.0.0", "::")
"""Addresses that mean: listen on all networks."""
NOWHERE = ("192.0.2.1", 9)
"""An address for documentation: no packet is sent to it."""


def _option(flags: list[str], name: str) -> str | None:
    """The value of an option, given as `--name value` or as `--name=value`."""
    for place, flag in enumerate(flags):
        if flag == f"--{name}" and place + 1 < len(flags):
            return flags[place + 1]
        if flag.startswith(f"--{name}="):
            return flag.partition("=")[2]
    return None


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def _note() -> Path:
    """The file that holds the address of the server on the usual database."""
    from tacora.server.config import data_folder

    return data_folder() / "play.url"


def _running() -> str | None:
    """The address of the server of an earlier `make play`, if it still answers."""
    try:
        url = _note().read_text(encoding="utf-8").strip()
        with urllib.request.urlopen(f"{url}/healthz", timeout=5) as answer:
            return url if "status" in json.load(answer) else None
    except (OSError, ValueError):
        return None


def _own_address() -> str | None:
    """This machine's address in the local network; None without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE)
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if address.startswith("127.") else address


def _show(url: str) -> None:
    """Print how to reach the server, from here and from a phone, and open the browser."""
    parts = urlsplit(url)
    own = _own_address()
    if parts.hostname in ANYWHERE:
        here = f"http://{own or '127.0.0.1'}:{parts.port}"
        sys.stdout.write(f"Tacora is at {here}, also for phones in the same network.\n")
    else:
        here = url
        sys.stdout.write(f"Tacora is at {here}\n")
        if own:
            sys.stdout.write(
                "For phones in the same network, start it with: "
                'make play ARGS="--host 0.0.0.0"\n'
                f"They then open http://{own}:{parts.port}\n"
            )
    sys.stdout.write("Ctrl+C stops it.\n")
    sys.stdout.flush()
    _open(here)


def _open(url: str) -> None:
    """Open a browser if there is a screen; on Linux, X or Wayland."""
    if sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        webbrowser.open(url)


def _watch(said: int, note: Path | None) -> None:
    """The child process: wait for the server's first line, which is its address."""
    with open(said, encoding="utf-8") as pipe:
        url = pipe.readline().strip()
        if url:
            if note:
                note.parent.mkdir(parents=True, exist_ok=True)
                note.write_text(f"{url}\n", encoding="utf-8")
            _show(url)
        for line in pipe:  # read on, because a full pipe would block the server
            sys.stdout.write(line)


def main() -> None:
    """Open the server that is already running, or become one."""
    flags = sys.argv[1:]
    own_database = _option(flags, "database") is not None
    if not own_database and (url := _running()):
        sys.stdout.write(f"Tacora is running already, at {url}\n")
        if flags:
            sys.stdout.write("To start it with other options, stop it first.\n")
        _open(url)
        return
    if _option(flags, "port") is None:
        flags = [f"--port={PORT if _is_free(PORT) else 0}", *flags]
    heard, said = os.pipe()
    sys.stdout.flush()
    if os.fork() == 0:
        os.close(said)
        try:
            _watch(heard, None if own_database else _note())
        finally:
            os._exit(0)
    os.close(heard)
    os.dup2(said, 1)
    os.close(said)
    os.execv(
        sys.executable,
        [sys.executable, "-m", "tacora", "serve", "--log-level=warning", *flags],
    )


if __name__ == "__main__":
    main()
