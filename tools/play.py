"""`make play`: the server on this machine, and a browser at it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser

PORT = 8000


def _free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def main() -> int:
    """Serve until interrupted; the address is opened as soon as the server says it."""
    flags = sys.argv[1:]
    if not any(flag.startswith("--port") for flag in flags):
        flags = [f"--port={PORT if _free(PORT) else 0}", *flags]
    command = [sys.executable, "-m", "tacora", "serve", "--log-level=warning", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip()
            if url:
                sys.stdout.write(f"Tacora is at {url} (Ctrl+C stops it)\n")
                sys.stdout.flush()
                if os.environ.get("DISPLAY") or sys.platform != "linux":
                    webbrowser.open(url)
            return server.wait()
        except KeyboardInterrupt:
            server.wait()
            return 0


if __name__ == "__main__":
    sys.exit(main())
