"""The browser's number in the shuffle: chosen when the server can no longer change its seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request, Response, WebSocket, WebSocketRoute, expect
from tests.browser.conftest import NewPage
from tests.browser.looks import SOCKET
from tests.browser.table import finish, open_lobby, play_now, records, until


@dataclass
class Heard:
    """The messages that a page has sent and received, in order."""

    requested: list[str] = field(default_factory=list)
    """The numbers in requests for a seat."""
    messages: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Of the socket, and the answer to the request for a table."""
    answers: list[tuple[dict[str, Any], Response]] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _request(self, request: Request) -> None:
        if request.method == "POST" and "/api/tables" in request.url:
            self.requested.append(json.loads(request.post_data or "")["number"])

    def _response(self, response: Response) -> None:
        if response.request.method == "POST" and urlsplit(response.url).path == "/api/tables":
            answer = {"type": "table"}
            self.messages.append(("got", answer))
            self.answers.append((answer, response))

    def read_answers(self) -> None:
        for answer, response in self.answers:
            answer.update(response.json())

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda said: self.messages.append(("said", json.loads(said))))
        socket.on("framereceived", lambda got: self.messages.append(("got", json.loads(got))))

    def first(self, way: str, text: str) -> int:
        """The index of the first message that contains this text."""
        places = [
            place
            for place, (found, message) in enumerate(self.messages)
            if found == way and text in json.dumps(message)
        ]
        assert places, f"nobody {way} {text}"
        return places[0]

    @property
    def counted(self) -> bool:
        """Whether the server has acknowledged every number."""
        said = {each["id"] for way, each in self.messages if (way, each["type"]) == ADDED}
        return said <= {each["id"] for _, each in self.messages if each["type"] == "ack"}

    @property
    def numbers(self) -> list[str]:
        return [each["number"] for way, each in self.messages if (way, each["type"]) == ADDED]


ADDED = ("said", "add_number")
LINES = 10
"""Secret, commitment, own number, numbers as told, cards seen, places, seed, deck, game, cards."""


def check(page: Page) -> list[str]:
    """Check the shuffle, which must be found fair; returns the text that the page shows."""
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The shuffle was fair: everything checks out.")).to_be_visible()
    assert page.locator("section li.error").count() == 0
    return page.locator("section li").all_inner_texts()


def sit_down_as_ben(page: Page) -> None:
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".seats").wait_for()


def test_the_number_that_counts_is_chosen_after_the_commitment_is_known(new_page: NewPage) -> None:
    page = new_page()
    heard = Heard()
    heard.listen(page)
    play_now(page)
    finish(page, going_on=0)
    page.get_by_role("button", name="Play again").click()
    page.locator(".choices").wait_for()
    finish(page, going_on=0)
    found = [each["shuffle"] for each in records(page)]
    assert len(found) == 2
    heard.read_answers()
    # One number for each game, and never the number that the server had before its commitment.
    assert [each["numbers"][0] for each in found] == heard.numbers
    assert not any(any(each["numbers"][1:]) for each in found)  # bots have none
    assert len(heard.requested) == 1
    assert heard.requested[0] not in heard.numbers
    for shuffle in found:
        known = heard.first("got", shuffle["commitment"])
        added = heard.first("said", shuffle["numbers"][0])
        started = heard.first("got", '"game_started"')
        assert known < added < started
        heard.messages = heard.messages[started + 1 :]
    said = check(page)
    assert len(said) == LINES
    # The page shows what the browser noted, so that it can be checked elsewhere.
    assert any(found[-1]["commitment"] in each for each in said)


def test_all_tabs_of_a_browser_add_the_same_number(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    heard = Heard()
    heard.listen(guest)
    link = open_lobby(host, bots=1)
    guest.goto(link)
    sit_down_as_ben(guest)
    # Each page has added its number before the next one is loaded.
    until(guest, lambda: len(heard.numbers) == 1 and heard.counted)
    guest.reload()
    until(guest, lambda: len(heard.numbers) == 2 and heard.counted)
    other = guest.context.new_page()
    heard.listen(other)
    other.goto(link)
    other.locator(".seats").wait_for()
    expect(host.locator(".seats li")).to_have_count(3)
    until(other, lambda: len(heard.numbers) == 3 and heard.counted)
    host.get_by_role("button", name="Start", exact=True).click()
    other.locator(".choices").wait_for()
    other.close()
    finish(host, guest, going_on=0)
    # Otherwise a server could take the one of three that suits it.
    assert len(heard.numbers) == 3
    assert len(set(heard.numbers)) == 1
    assert heard.numbers[0] in records(guest)[0]["shuffle"]["numbers"]
    for page in (host, guest):
        assert any("Your browser’s random number went into" in each for each in check(page))


def test_a_number_that_arrives_after_the_start_causes_no_error(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    held: list[Callable[[], None]] = []
    heard: list[str] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if json.loads(said)["type"] == "add_number":
                held.append(lambda: server.send(said))
            else:
                server.send(said)

        def hear(text: str | bytes) -> None:
            heard.append(json.loads(text)["type"])
            route.send(text)

        route.on_message(pass_on)
        server.on_message(hear)

    guest.route_web_socket(SOCKET, hold)
    guest.goto(open_lobby(host, bots=1))
    sit_down_as_ben(guest)
    host.get_by_role("button", name="Start", exact=True).click()
    guest.locator(".choices").wait_for()
    (late,) = held
    late()
    until(guest, lambda: "refusal" in heard)
    assert guest.get_by_role("alert").count() == 0
    finish(host, guest, going_on=0)
    assert guest.get_by_role("alert").count() == 0
    # The number with which the guest sat down was part of the shuffle; the later one was not.
    assert len(list(filter(None, records(guest)[0]["shuffle"]["numbers"]))) == 2
    assert any("before your browser could add its random number" in each for each in check(guest))


@pytest.mark.parametrize(("counts", "wrong"), [(True, 1), (False, 0)])
def test_an_acknowledged_number_that_was_left_out_is_found(
    new_page: NewPage, finished: str, counts: bool, wrong: int
) -> None:
    page = new_page(at=f"/w/{finished}")
    commitment = page.evaluate(
        f"fetch('/api/tables/{finished}').then(a => a.json()).then(a => a.table.shuffle.commitment)"
    )
    note = {"commitment": commitment, "numbers": ["f" * 32], "counts": counts}
    page.evaluate(
        "([k, v]) => localStorage.setItem(k, v)", [f"tacora-note-{finished}", json.dumps(note)]
    )
    page.get_by_role("button", name="Check the shuffle").click()
    # Nobody was told the numbers, and no card was seen.
    expect(page.locator("section li")).to_have_count(LINES - 1)
    expect(page.locator("section li.error")).to_have_count(wrong)
    went, late = "Your browser’s random number went into", "could add its random number"
    said = went if wrong else late
    expect(page.locator("section li", has_text=said)).to_be_visible()


def test_numbers_that_were_moved_into_the_server_seed_are_found(
    new_page: NewPage, finished: str
) -> None:
    page = new_page()
    page.goto(page.url.partition("#")[0] + f"#/w/{finished}")
    (record,) = records(page)
    shuffle = record["shuffle"]
    # The hashed lines are the same, but they are divided in another way.
    shuffle["server_seed"] = "\n".join([shuffle["server_seed"], *shuffle["numbers"]])
    shuffle["numbers"] = []
    page.route("**/records", lambda route: route.fulfill(json={"records": [record]}))
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("section li.error", has_text="The seed is derived")).to_be_visible()
