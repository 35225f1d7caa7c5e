"""`tacora serve`: the application on uvicorn, its workers and signals."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
from functools import partial
from threading import Thread

import msgspec
import uvicorn
import uvloop  # noqa: F401  uvicorn would import it only after the start
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from ..store import StoreError, store_at
from ..store.contract import LEASE_MS
from .app import create_app
from .config import Config, ConfigError
from .connections import Connections
from .frames import TableSocket
from .http import ANSWER_SECONDS, TimelyHttp
from .logs import say, set_up

BACKLOG = 4096
KERNEL_BYTES = 65_536
"""The receive and the send buffer of a connection; Linux would let them grow to some megabytes."""
OPTIONS_VARIABLE = "TACORA_SERVE"
"""The environment variable that passes the options to the worker processes."""
FULL_COLLECTION_EVERY = 100
"""Garbage collections of the middle generation per full one; Python's default is 10."""


def _settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        "tacora.server.run:app",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        loop="uvloop",
        http=partial(TimelyHttp, Connections(config)),  # type: ignore[arg-type]
        ws=TableSocket,
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # the application reads them
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )


def _end_with_parent() -> None:
    """Stop this worker if its supervisor was killed, because nothing else would stop it."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, name="parent", daemon=True).start()


class Supervisor(Multiprocess):
    """Keeps workers alive, and remembers whether a signal told it to stop."""

    told = False

    def handle_int(self) -> None:
        self.told = True
        super().handle_int()

    def handle_term(self) -> None:
        self.told = True
        super().handle_term()


def _drain_on_hangup(before: object) -> None:
    """Treat SIGHUP as SIGTERM, unless nohup has started the server."""
    if before is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    else:
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))


def _tune_garbage_collector() -> None:
    """Make full garbage collections rare.

    A full one stops the process: 0.1 seconds and more with a thousand people. The objects of
    the program itself are frozen, so that the collector skips them.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_COLLECTION_EVERY)


def app() -> Litestar:
    """Return the application of a worker process."""
    _end_with_parent()
    _drain_on_hangup(signal.getsignal(signal.SIGHUP))
    config = msgspec.json.decode(os.environ[OPTIONS_VARIABLE], type=Config)
    set_up(config.log_level)
    made = create_app(config)
    _tune_garbage_collector()
    return made


async def _check(config: Config) -> None:
    """Open the database once, so that errors are reported before workers start."""
    store = store_at(config.database)
    await store.open()
    try:
        try:
            await store.check_connections(config.workers)
        except StoreError:
            if not await store.peers():
                raise
            # Processes that were killed count until their leases end.
            await asyncio.sleep(LEASE_MS / 1000)
            await store.check_connections(config.workers)
    finally:
        await store.close()


def keep_little(listener: socket.socket) -> None:
    """Limit how much the kernel keeps of each connection of a listener, and for how long."""
    for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        listener.setsockopt(socket.SOL_SOCKET, buffer, KERNEL_BYTES)
    if sys.platform == "linux":
        unread_ms = int(ANSWER_SECONDS * 1000)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, unread_ms)


def serve(config: Config) -> None:
    """Run until a signal says stop; messages that have arrived are still answered."""
    set_up(config.log_level)
    asyncio.run(_check(config))
    os.environ[OPTIONS_VARIABLE] = msgspec.json.encode(config).decode()
    settings = _settings(config)
    try:
        listener = settings.bind_socket()
    except SystemExit:
        raise ConfigError(f"cannot listen at {config.host}, port {config.port}") from None
    keep_little(listener)
    listener.listen(BACKLOG)  # clients that connect while workers start wait
    say("serving", workers=config.workers)
    host = f"[{config.host}]" if ":" in config.host else config.host
    sys.stdout.write(f"http://{host}:{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    hangup = signal.getsignal(signal.SIGHUP)
    if config.workers > 1:
        supervisor = Supervisor(settings, sockets=[listener])
        _drain_on_hangup(hangup)
        supervisor.run()
        if not supervisor.told:
            say("workers do not start", logging.ERROR)
            sys.exit(1)
    else:
        _drain_on_hangup(hangup)
        # uvicorn raises SIGINT again after it has stopped.
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(settings).run(sockets=[listener])
