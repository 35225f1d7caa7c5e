"""Attacks on a server on loopback: what one stranger can send, each for a bounded time.

`python -m bench.attacks NAME URL TABLE SECONDS PROXY ROUND` runs one and prints what came of it as
JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bench.attacks import computing, requests, sockets, tables
from bench.attacks.target import PROXY as PROXY
from bench.attacks.target import Target as Target
from bench.attacks.target import write_past as write_past

Attack = Callable[[Target], Counter[str]]
ATTACKS: dict[str, Attack] = {
    each.__name__: each
    for each in (
        sockets.pongs,
        sockets.unread_pings,
        sockets.fragments,
        sockets.messages,
        sockets.handshakes,
        sockets.spectators,
        requests.nonsense,
        requests.slow_requests,
        requests.chunks,
        requests.bodies,
        requests.heads,
        requests.cookies,
        requests.bursts,
        requests.records,
        requests.pages,
        requests.lists,
        requests.codes,
        requests.replays,
        requests.long_logs,
        tables.tables,
        tables.guests,
        tables.removed,
        tables.games,
        tables.thinkers,
        tables.fan_out,
        computing.reviews,
        computing.positions,
        computing.games_played_on,
        computing.daily,
        computing.metrics,
        computing.hints,
        computing.subnets,
    )
}


def address_of(attack: str, turn: int = 0) -> str:
    """Return the address from which an attack comes: each meets fresh limits, in each round."""
    return f"127.0.{turn + 2}.{list(ATTACKS).index(attack) + 1}"
