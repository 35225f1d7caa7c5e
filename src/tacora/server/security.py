"""Security: limits of clients, allowed origins, response headers, random secrets and codes."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..bots import at_tables
from ..store import Store
from .config import Config
from .connections import Proxies
from .limits import Buckets, Counts, StoredBuckets, address_of, largest_network
from .metrics import Metrics
from .shared_limits import SharedLimits
from .updates import Connection

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FEATURES = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
MOST_BODY_BYTES = 16_384
BANNED = "banned"
ADMIN_PATHS = ("/api/admin/", "/admin")
HINTS_PER_SECOND, MOST_HINTS_AT_ONCE = 0.5, 4
"""Rate limit of hints per person."""
REQUESTS_PER_REPLAY, MOST_REPLAYS_AT_ONCE = 100, 10
"""A replay counts as this many requests of the rate limit of an address."""


REQUESTS_PER_JOIN = 250
"""The rate limit of joins, by network and table, is that of requests divided by this: 20 at once,
then one in 2.5 seconds."""
REQUESTS_PER_PAGE = 10
"""A page of records counts as this many requests."""
SOCKETS_PER_REQUEST = 10
"""A change at a table is told to every socket there. So it counts as one more request for each ten
sockets that the network of its sender has at this table."""


WRONG_CODES_PER_SECOND, MOST_WRONG_CODES = 1 / 60, 10
"""Rate limit of wrong codes per address; docs/security.md has the arithmetic."""
ALL_WRONG_CODES_PER_SECOND, MOST_OF_ALL_WRONG_CODES = 1 / 10, 100
"""The same for all addresses together."""


COOKIE = "tacora"
"""The name of the cookie with a person's token."""
_OWN_COOKIE = re.compile(rb"(?:^|;) *tacora=([\w-]{1,100}) *(?=;|$)")


HOLD_SECONDS = 1.0
"""A client that is over its rate limit waits this long for the refusal, and is disconnected."""


def own_cookie(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers of a request without any cookie but a person's token.

    The standard library reads a long quoted cookie in quadratic time.
    """
    kept, sent = [], []
    for name, value in headers:
        if name == b"cookie":
            sent.append(value)
        else:
            kept.append((name, value))
    if found := _OWN_COOKIE.findall(b";".join(sent)):
        kept.append((b"cookie", COOKIE.encode() + b"=" + found[-1]))
    return kept


class Guard:
    """The limits that requests and sockets share."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        rate = config.requests_per_second
        self.requests = Buckets(rate, rate * 4, time.monotonic)
        replays = rate / REQUESTS_PER_REPLAY
        most_replays = max(1, MOST_REPLAYS_AT_ONCE * replays)
        self.replay_requests = Buckets(replays, most_replays, time.monotonic)
        self.replay_lock = asyncio.Lock()
        pages = rate / REQUESTS_PER_PAGE
        self.record_pages = Buckets(pages, max(1, 4 * pages), time.monotonic)

        def stored(name: str, rate: float, most: int) -> StoredBuckets:
            return StoredBuckets(name, rate, most, time.monotonic, store)

        hourly, games = config.tables_per_hour, config.games_per_hour
        self.tables = stored("tables", hourly / 3600, hourly)
        self.games = stored("games", games / 3600, games)
        self.hints = Buckets(HINTS_PER_SECOND, MOST_HINTS_AT_ONCE, time.monotonic)
        joins = rate / REQUESTS_PER_JOIN
        self.joins = Buckets(joins, max(1, 50 * joins), time.monotonic)
        """By table and network."""
        self._codes = stored("codes", WRONG_CODES_PER_SECOND, MOST_WRONG_CODES)
        self._all_codes = stored("all codes", ALL_WRONG_CODES_PER_SECOND, MOST_OF_ALL_WRONG_CODES)
        self.banned: Callable[[str], bool] = lambda _address: False
        """Whether the admin has banned an address."""
        self.sockets = Counts(config.connections_per_address)
        self._held: Counter[str] = Counter()

    def may_change(self, told: Iterable[Connection], address: str) -> bool:
        """Return whether an address may make a change that these connections are told."""
        network = largest_network(address)
        own = sum(largest_network(each.address) == network for each in told)
        extra = own // SOCKETS_PER_REQUEST
        return not extra or self.requests.take(address, extra)

    def share(self, limits: SharedLimits) -> None:
        """Count over all processes what is too frequent for the database.

        Hints and joins are of one table, so its owner counts them alone.
        """
        limits.share("requests", self.requests)
        limits.share("replays", self.replay_requests)
        limits.share("pages", self.record_pages)
        limits.share("sockets", self.sockets)

    async def may_try_code(self, address: str) -> bool:
        """Return whether an address may try a code, and count it as a wrong one."""
        return await self._codes.take(address) and await self._all_codes.take("")

    async def code_was_right(self, address: str) -> None:
        """Do not count the last try: only wrong ones are limited."""
        await self._codes.give_back(address)
        await self._all_codes.give_back("")

    async def hold(self, address: str) -> None:
        """Let a client wait that is over its rate limit, so that it cannot ask again at once."""
        if self._held[address] >= self.config.http_connections_per_address:
            return
        self._held[address] += 1
        try:
            await asyncio.sleep(HOLD_SECONDS)
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]

    def own_origin(self, scope: Scope) -> bool:
        """Return whether a request comes from our own page, or not from a page."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        if origin is None:
            return True
        if self.config.public_url:
            return origin == self.config.public_url
        try:
            return urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False


class Headed:
    """Middleware: adds security headers to every response, and refuses forbidden requests."""

    def __init__(self, app: ASGIApp, guard: Guard, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._guard = guard
        self._proxies = Proxies(guard.config.trusted_proxies)
        fixed = {
            "content-security-policy": POLICY,
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": FEATURES,
        }
        if guard.config.secure:
            fixed["strict-transport-security"] = "max-age=31536000"
        self._fixed = [(name.encode(), value.encode()) for name, value in fixed.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope["headers"] = own_cookie(scope["headers"])
        if scope["type"] != ScopeType.HTTP:
            address = address_of(scope.get("client"))
            if scope["type"] == ScopeType.WEBSOCKET:
                # Refused here, a handshake costs a tenth of what the application would take.
                banned = self._guard.banned(address)
                if banned or not self._may_ask(scope, address):
                    await receive()
                    await self._guard.hold(address)
                    reason = BANNED if banned else "too_fast"
                    closed: Any = {"type": "websocket.close", "code": 1008, "reason": reason}
                    await send(closed)
                    return
            await self._app(scope, receive, send)
            return

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                if not cast(Any, scope).get("tacora.passed"):
                    status = f'status="{message["status"]}"'
                    self._metrics.count("tacora_http_responses_total", status)
                headers = list(message.get("headers", []))
                names = {name for name, _ in headers}
                headers += [pair for pair in self._fixed if pair[0] not in names]
                if b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, headed)
            return
        status, code = refusal
        body = b'{"code":"%s"}' % code.encode()
        kind = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
        ]
        if status == 429 or code == BANNED:
            await self._guard.hold(address_of(scope.get("client")))
            kind.append((b"connection", b"close"))
        start: Any = {"type": "http.response.start", "status": status, "headers": kind}
        await headed(start)
        end: Any = {"type": "http.response.body", "body": body, "more_body": False}
        await send(end)

    def _may_ask(self, scope: Any, address: str) -> bool:
        """Return whether an address may ask; the process that passed it on has counted it."""
        return bool(scope.get("tacora.passed")) or self._guard.requests.take(address)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        address = address_of(scope.get("client"))
        own = scope["path"] == "/healthz" and scope.get("client") in self._proxies
        if not own and not self._may_ask(scope, address):
            return 429, "too_fast"
        # An admin who has banned their own address by mistake can take it back.
        free = own or scope["path"].startswith(ADMIN_PATHS)
        if not free and self._guard.banned(address):
            return 403, BANNED
        names = {name for name, _ in scope["headers"]}
        if b"transfer-encoding" in names:
            # A body in chunks costs by the chunk, and with both headers it has two lengths.
            return (400 if b"content-length" in names else 411), "malformed"
        if scope.get("method") in CHANGING and not self._guard.own_origin(scope):
            return 403, "other_origin"
        return None


class RealWorld:
    """What a table needs from outside: random secrets of the operating system, and the bots.

    `own` are the bots that the operator of the server has named.
    """

    def __init__(self, own: tuple[str, ...] = ()) -> None:
        self.own = own

    @property
    def bots(self) -> Collection[str]:
        return at_tables(self.own).keys()

    def secret(self) -> str:
        """Return 128 random bits for a seed."""
        return secrets.token_hex(16)

    def code(self) -> str:
        """Return a random short code; the caller asks the store whether another table has it."""
        return new_code()

    def token(self) -> str:
        """Return 128 random bits for a person's cookie."""
        return secrets.token_urlsafe(16)

    def table_id(self) -> str:
        """Return a new id of a table; it is also the secret in its link."""
        return secrets.token_urlsafe(9)


def token_of(table: str, key: str) -> str:
    """Return the token that belongs to a client's own secret: the same each time."""
    return urlsafe_b64encode(sha256(f"join\n{table}\n{key}".encode()).digest())[:22].decode()


def token_hash(token: str) -> str:
    """Return the hash that is stored of a token; 128 random bits need no salt."""
    return sha256(token.encode()).hexdigest()


CODE_LETTERS = "CDFGHJKMNPQRTVWXY34679"
"""No letter looks like another one or like a digit, and without vowels there are no words."""
CODE_LENGTH = 6
_GAPS = str.maketrans("", "", " -\u00a0")


def new_code() -> str:
    """Return a random short code of a table, which people say aloud and type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return a typed code as the store keeps it, or None if the text cannot be one."""
    code = text.translate(_GAPS).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None
