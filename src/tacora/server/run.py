"""`tacora serve`: the application on uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import sys
from threading import Thread

import msgspec
import uvicorn
import uvloop  # noqa: F401  uvicorn would look for it after all the rest has started
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from ..store import store_at
from .app import create_app
from .config import Config, ConfigError
from .limits import AnsweringSocket, TimelyHttp
from .logs import say, set_up

BACKLOG = 4096
PASSED_ON = "TACORA_SERVE"
"""The variable in which the options reach the worker processes."""
SELDOM = 100
"""Collections of the middle generation before one of everything; Python's own is 10."""


def _settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        "tacora.server.run:app",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        loop="uvloop",
        http=TimelyHttp,
        ws=AnsweringSocket,
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )


def _end_with_parent() -> None:
    """Stop a worker whose supervisor was killed: nobody would be left to stop it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, name="parent", daemon=True).start()


class Supervisor(Multiprocess):
    """It keeps workers alive, and knows whether somebody told it to stop."""

    told = False

    def handle_int(self) -> None:
        self.told = True
        super().handle_int()

    def handle_term(self) -> None:
        self.told = True
        super().handle_term()


def _drain_on_hangup(before: object) -> None:
    """When the terminal goes, stop as if told to; what nohup has started stays."""
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    else:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def _seldom_collect() -> None:
    """Let the garbage collector look through everything only seldom.

    While it does, everybody waits: a tenth of a second and more with a thousand people.
    What the program itself consists of stays for good and is never looked at again.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


def app() -> Litestar:
    """The application of a worker process."""
    _end_with_parent()
    _drain_on_hangup(signal.getsignal(signal.SIGHUP))
    config = msgspec.json.decode(os.environ[PASSED_ON], type=Config)
    set_up(config.log_level)
    made = create_app(config)
    _seldom_collect()
    return made


async def _check(config: Config) -> None:
    """Open the database once, so that what is wrong with it is said before workers start."""
    store = store_at(config.database)
    await store.open()
    await store.close()


def serve(config: Config) -> None:
    """Run until somebody says stop; messages that have come in are still answered."""
    set_up(config.log_level)
    asyncio.run(_check(config))
    os.environ[PASSED_ON] = msgspec.json.encode(config).decode()
    settings = _settings(config)
    try:
        socket = settings.bind_socket()
    except SystemExit:
        raise ConfigError(f"cannot listen at {config.host}, port {config.port}") from None
    socket.listen(BACKLOG)  # whoever comes while the workers start waits a moment
    say("serving", workers=config.workers)
    host = f"[{config.host}]" if ":" in config.host else config.host
    sys.stdout.write(f"http://{host}:{socket.getsockname()[1]}\n")
    sys.stdout.flush()
    hangup = signal.getsignal(signal.SIGHUP)
    if config.workers > 1:
        supervisor = Supervisor(settings, sockets=[socket])
        _drain_on_hangup(hangup)
        supervisor.run()
        if not supervisor.told:
            say("workers do not start", logging.ERROR)
            sys.exit(1)
    else:
        _drain_on_hangup(hangup)
        # Whoever says stop has been obeyed when the signal comes out again at the end.
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(settings).run(sockets=[socket])
