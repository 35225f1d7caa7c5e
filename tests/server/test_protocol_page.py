"""The conversation of `docs/protocol.md`, held with a real server."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
from tests.server.client import connect
from tests.server.running import Server, serving
from tests.waiting import LIMIT_SECONDS
from websockets.asyncio.client import ClientConnection

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
ANYTHING = "..."


def mismatch(expected: Any, found: Any, where: str = "") -> str | None:
    """The first difference between an answer and the page, or none."""
    if expected == ANYTHING:
        return None
    if isinstance(expected, dict) and isinstance(found, dict):
        named = {key for key in expected if key != ANYTHING}
        if not named <= found.keys() or (ANYTHING not in expected and named != found.keys()):
            return f"{where}: {sorted(found)} instead of {sorted(named)}"
        pairs = [(key, expected[key], found[key]) for key in named]
    elif isinstance(expected, list) and isinstance(found, list):
        rest = expected[-1:] == [ANYTHING]
        shown = expected[:-1] if rest else expected
        if len(found) < len(shown) or (not rest and len(found) != len(shown)):
            return f"{where}: {found} instead of {expected}"
        pairs = [(str(n), one, found[n]) for n, one in enumerate(shown)]
    else:
        same = expected == found and type(expected) is type(found)
        return None if same else f"{where}: {found!r} instead of {expected!r}"
    for key, one, other in pairs:
        wrong = mismatch(one, other, f"{where}.{key}")
        if wrong:
            return wrong
    return None


class Conversation:
    """All people who appear on the page."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table = ""
        self.cookies: dict[str, str] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.sent: dict[str, str] = {}
        """The last message of each person."""
        self.answer: httpx.Response | None = None
        self.checked = 0

    async def line(self, line: str) -> None:
        line = line.replace("{table}", self.table)
        if line == "all leave until the game is over":
            await self.play_out()
        elif match := re.fullmatch(r"(\w+): (GET|POST|PUT) (\S+) ?(.*)", line):
            await self.request(*match.groups())
        elif match := re.fullmatch(r"(\w+): (\d{3}) (.*)", line):
            assert self.answer is not None
            assert self.answer.status_code == int(match[2]), self.answer.text
            self.check(match[3], self.answer.json(), line)
        elif match := re.fullmatch(r"(\w+)> (.*)", line):
            self.sent[match[1]] = match[2]
            await self.sockets[match[1]].send(match[2])
        elif match := re.fullmatch(r"(\w+)< (.*)", line):
            self.check(match[2], await self.said_to(match[1]), line)
        elif match := re.fullmatch(r"(\w+) (opens|closes)", line):
            if match[2] == "opens":
                self.sockets[match[1]] = await self.open(match[1])
            else:
                await self.sockets.pop(match[1]).close()
        else:
            raise AssertionError(f"what does this line mean: {line}")

    async def said_to(self, who: str) -> Any:
        """The next message; a hint that came before the compiler was ready is asked for again."""
        while True:
            text = await asyncio.wait_for(self.sockets[who].recv(), LIMIT_SECONDS)
            message = json.loads(text)
            if message.get("code") != "unavailable" or "ask_hint" not in self.sent[who]:
                return message
            await self.sockets[who].send(self.sent[who])

    def check(self, expected: str, found: Any, line: str) -> None:
        wrong = mismatch(json.loads(expected), found)
        assert wrong is None, f"{line}\n{wrong}\n{json.dumps(found)}"
        self.checked += 1

    async def request(self, who: str, method: str, path: str, body: str) -> None:
        headers = {"Content-Type": "application/json"}
        if who in self.cookies:
            headers["Cookie"] = f"tacora={self.cookies[who]}"
        async with httpx.AsyncClient(timeout=60, base_url=self.url, headers=headers) as http:
            self.answer = await http.request(method, path, content=body)
        if "tacora" in self.answer.cookies:
            self.cookies[who] = self.answer.cookies["tacora"]
            self.table = self.answer.json()["table"]

    async def open(self, who: str) -> ClientConnection:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        headers = {"Cookie": f"tacora={self.cookies[who]}"}
        return await connect(address, additional_headers=headers)

    async def play_out(self) -> None:
        """Leave whenever asked to choose, until the game is over."""

        async def play(socket: ClientConnection) -> None:
            number, last = 0, None
            await socket.send('{"type": "hello", "id": "look"}')
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), LIMIT_SECONDS))
                view, you = message.get("table"), message.get("you")
                if view is None or you is None:
                    continue
                if view["phase"] == "over":
                    return
                game, seat = view["game"], you["seats"][0]
                moment = {key: game[key] for key in ("game", "expedition", "turn")}
                if seat in game["awaited"] and moment != last:
                    last, number = moment, number + 1
                    choice = {"type": "choose", "id": f"x{number}", "seat": seat, **moment}
                    await socket.send(json.dumps({**choice, "choice": "leave"}))

        await asyncio.gather(*(play(socket) for socket in self.sockets.values()))
        for socket in self.sockets.values():
            await socket.send('{"type": "ping", "id": "all"}')
            answer: Any = None
            while answer != "all":  # messages that were on their way come first
                text = await asyncio.wait_for(socket.recv(), LIMIT_SECONDS)
                answer = json.loads(text).get("id")


def test_the_conversation_of_the_page_is_true(tmp_path: Path) -> None:
    blocks = re.findall(r"```conversation\n(.*?)```", PAGE.read_text(), re.S)
    lines = [line for block in blocks for line in block.splitlines() if line.strip()]
    assert len(lines) > 50

    async def hold(server: Server) -> int:
        conversation = Conversation(server.url)
        try:
            for line in lines:
                await conversation.line(line)
        finally:
            for socket in conversation.sockets.values():
                await socket.close()
        return conversation.checked

    with serving(
        tmp_path / "tables.db", "--pace-seconds=0", "--messages-per-second=1000"
    ) as server:
        assert asyncio.run(hold(server)) > 35


def test_the_page_names_every_refusal_limit_as_it_is() -> None:
    from tacora.server import socket
    from tacora.server.config import Config
    from tacora.table.options import FEWEST_SEATS, FEWEST_SECONDS, MOST_SEATS, MOST_SECONDS

    text = PAGE.read_text()
    for code in (socket.NO_TABLE, socket.TOO_MANY, socket.TOO_FAST, socket.TOO_SLOW, 1009, 1012):
        assert str(code) in text
    assert f"{Config().frame_bytes:,} bytes" in text
    assert Config().messages_per_second == 10
    assert f"`seats` {FEWEST_SEATS} to {MOST_SEATS}," in text
    assert f"(null, or {FEWEST_SECONDS} to {MOST_SECONDS})" in text
