"""The signals that end a command: Ctrl-C, SIGTERM and SIGHUP."""

from __future__ import annotations

import signal
import threading
from typing import Any

_received = threading.Event()


def end_at_signals() -> None:
    """Let the three signals raise KeyboardInterrupt, so that a command cleans up before it ends."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            number = getattr(signal, name)
            if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
                signal.signal(number, _end)


def _end(number: int, frame: Any) -> None:
    _received.set()
    raise KeyboardInterrupt


def end_if_signalled() -> None:
    """Raise KeyboardInterrupt if one of the signals has come.

    The exception of the handler is lost where C code calls Python back, as the compiler does.
    So each progress bar asks again.
    """
    if _received.is_set():
        raise KeyboardInterrupt
