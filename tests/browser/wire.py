"""The wire between a page and the real server, in the hands of a test."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, WebSocketRoute
from tests.browser.conftest import NewPage
from tests.browser.looks import SOCKET
from tests.browser.table import open_lobby, until


class Held:
    """A wire on which both ends can be heard; what the server says can be held back.

    A dead wire carries nothing in either direction, and tells neither end.
    """

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.begun: list[str] = []
        """What the page did, in order: it opened a socket, or sent a message of this type."""
        self.ended: list[int | None] = []
        """The codes with which the server has closed sockets."""
        self.holding = False
        self.dead = False
        self._page = page
        self._waiting: list[tuple[WebSocketRoute, str]] = []
        self._servers: list[WebSocketRoute] = []
        self._slow: WebSocketRoute | None = None
        self._late: list[str] = []
        page.route_web_socket(SOCKET, self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.begun.append("open")
        if self.dead:
            return  # accepted by nobody: it opens, and that is all
        server = route.connect_to_server()
        self._servers.append(server)

        def hear(text: str | bytes) -> None:
            if self.dead:
                return
            self.heard.append(str(text))
            if self.holding:
                self._waiting.append((route, str(text)))
            else:
                route.send(text)

        def speak(text: str | bytes) -> None:
            self.said.append(json.loads(text))
            self.begun.append(self.said[-1]["type"])
            if server is self._slow:
                self._late.append(str(text))
            elif not self.dead:
                server.send(text)

        def end(code: int | None, reason: str | None) -> None:
            if server is not self._slow:
                server.close(code=code, reason=reason)

        def ended(code: int | None, reason: str | None) -> None:
            self.ended.append(code)
            with suppress(Error):  # the page may have closed it meanwhile
                route.close(code=code, reason=reason)

        server.on_message(hear)
        route.on_message(speak)
        route.on_close(end)
        server.on_close(ended)

    @property
    def choices(self) -> list[str]:
        """What the page has sent as choices, in order; the same message said again counts once."""
        chosen = {each["id"]: each["choice"] for each in self.said if each["type"] == "choose"}
        return list(chosen.values())

    def say(self, message: dict[str, object]) -> None:
        """Say something to the server as if it came from the page."""
        self._servers[-1].send(json.dumps(message))

    def slow(self) -> None:
        """Keep what the page says on its present socket on its way, also after it was closed."""
        self._slow = self._servers[-1]

    def deliver(self) -> None:
        """Let the server hear the first message that was kept on its way."""
        assert self._slow
        self._slow.send(self._late[0])

    def until(self, text: str, count: int = 1) -> None:
        """Wait until the server has sent `count` messages with this text."""
        until(self._page, lambda: sum(text in each for each in self.heard) >= count)

    def let_through(self, reveals: int | None = None) -> None:
        """Let everything through, or only messages up to the given number of reveals."""
        while self._waiting and reveals != 0:
            route, text = self._waiting.pop(0)
            with suppress(Error):  # the page may have opened another socket meanwhile
                route.send(text)
            if reveals is not None and '"choices_revealed"' in text:
                reveals -= 1
        self.holding = reveals is not None


def held_lobby(new_page: NewPage) -> tuple[Page, Held]:
    """A lobby without bots, and the wire to it; nothing is held back yet."""
    page = new_page()
    wire = Held(page)
    page.reload()
    open_lobby(page)
    return page, wire
