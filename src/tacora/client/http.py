"""The HTTP requests of a client: open a table, join one, or any other request."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from ..errors import TacoraError
from ..table.options import Options
from ..table.wire import plain

COOKIE = "tacora"
REQUEST_SECONDS = 60.0
"""The default timeout of a request."""


class Refusal(TacoraError):
    """The server refused: `code` says why, `answer` is its whole answer."""

    def __init__(self, code: str, answer: Mapping[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.answer = answer


@dataclass(frozen=True, slots=True)
class Ticket:
    """Access to a table: the token identifies a person; without a token it is a spectator.

    A spectator needs the key in the link, if it has one: `/t/table.invite`.
    """

    url: str
    table: str
    token: str | None = None
    invite: str = ""

    @property
    def socket_url(self) -> str:
        """The address of the table's WebSocket."""
        key = f"?{urlencode({'invite': self.invite})}" if self.invite else ""
        return self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket{key}"

    @property
    def headers(self) -> dict[str, str]:
        """The headers with the token."""
        return {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request; `token` is set for a new person."""

    status: int
    text: str
    token: str | None = None

    def json(self) -> Any:
        """Return the content; raise a `ConnectionError` if it is not JSON."""
        try:
            return json.loads(self.text)
        except ValueError:
            raise ConnectionError(f"an answer with status {self.status} without JSON") from None


def new_number() -> str:
    """Return a random number for the shuffle: 128 bits in hexadecimal."""
    return secrets.token_hex(16)


async def request(
    url: str,
    method: str,
    path: str,
    body: object = None,
    *,
    headers: Mapping[str, str] | None = None,
    seconds: float = REQUEST_SECONDS,
) -> Answer:
    """Send a request and return the answer with any status; raise an `OSError` without answer."""
    data = None if body is None else json.dumps(body).encode()
    asked = Request(url + path, data, dict(headers or {}), method=method)
    if data is not None:
        asked.add_header("Content-Type", "application/json")
    return await asyncio.to_thread(_request, asked, seconds)


def _request(asked: Request, seconds: float) -> Answer:
    try:
        try:
            response = urlopen(asked, timeout=seconds)
        except HTTPError as error:
            response = error
        with response:
            text = response.read().decode()
            return Answer(response.status, text, _token(response.headers))
    except HTTPException as error:
        raise ConnectionError(str(error)) from error


def _token(headers: HTTPMessage) -> str | None:
    for line in headers.get_all("Set-Cookie", []):
        cookie = SimpleCookie(line)
        if COOKIE in cookie:
            return cookie[COOKIE].value
    return None


async def open_table(
    url: str, name: str, options: Options | Mapping[str, Any] | None = None
) -> Ticket:
    """Open a table, sit down as its host and return the ticket; a dict may have some options."""
    said = plain(options) if isinstance(options, Options) else dict(options or {})
    return await _sit_down(url, "/api/tables", {"name": name, "options": said})


async def join(
    url: str,
    table: str,
    name: str,
    seat: int | None = None,
    key: str | None = None,
    invite: str = "",
    bot: str = "",
) -> Ticket:
    """Sit down at a table before its game, and return the ticket.

    Asked again with the same key, 128 random bits in hexadecimal, it returns the same ticket.
    `invite` is the key in the link of the table, if it has one. A program that plays says its
    name as `bot`, and everybody sees that the seat is a bot's.
    """
    body: dict[str, Any] = {"name": name} if seat is None else {"name": name, "seat": seat}
    body["key"] = key or new_number()
    if invite:
        body["invite"] = invite
    if bot:
        body["bot"] = bot
    return await _sit_down(url, f"/api/tables/{table}/people", body)


async def _sit_down(url: str, path: str, body: dict[str, Any]) -> Ticket:
    answer = await request(url, "POST", path, {**body, "number": new_number()})
    said = answer.json()
    if answer.status != 201:
        raise Refusal(said["code"], said)
    return Ticket(url, said["table"], answer.token)
