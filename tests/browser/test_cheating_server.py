"""A server that cheats at the shuffle is found by the page, in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.chromium import VISITED
from tests.browser.conftest import PATIENCE_MS, NewPage, Played
from tests.browser.looks import SOCKET
from tests.browser.table import choose, finish, open_lobby, play_now, records
from tests.browser.test_shuffle import check, sit_down_as_ben
from tests.cheating import dealt_from
from tests.server.running import GENEROUS, serving
from tests.server.test_restored import tacora

from tacora.record import UNBOUND

Json = dict[str, Any]
EVE = "e" * 32
TOLD = "browser received"


def appended(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return [own, *bots, EVE], {}


def moved(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return ["", own, *bots[1:]], {"bots": ["bold", "", *["bold"] * (len(bots) - 1)]}


def dropped(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return ["-", *bots], {}


def changed(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return [EVE, *bots], {}


def given_to_a_bot(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return [own, EVE, *bots[1:]], {"left": [1]}


def in_the_older_way(own: str, bots: list[str]) -> tuple[list[str], Json]:
    return [own, EVE], {"combination": UNBOUND}


@pytest.mark.parametrize(
    ("cheat", "found"),
    [
        (in_the_older_way, [TOLD, "In this older proof"]),
        (appended, [TOLD, "Every seat has exactly one entry"]),
        (moved, ["Your browser’s random number", TOLD]),
        (dropped, ["Your browser’s random number", TOLD]),
        (changed, ["Your browser’s random number", TOLD]),
        (given_to_a_bot, [TOLD]),
    ],
)
def test_the_page_finds_another_number_than_it_was_told(
    new_page: NewPage,
    played: Played,
    cheat: Callable[[str, list[str]], tuple[list[str], Json]],
    found: list[str],
) -> None:
    table, honest, stored = played
    own, *bots = honest["shuffle"]["numbers"]
    numbers, also = cheat(own, bots)
    page = new_page()
    page.evaluate("all => Object.assign(localStorage, all)", stored)
    forged = dealt_from(honest, numbers, **also)
    page.route("**/records", lambda route: route.fulfill(json={"records": [forged]}))
    page.goto(page.url.partition("#")[0] + f"#/w/{table}")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Something doesn’t add up.")).to_be_visible()
    # Other numbers give other cards than those that were seen.
    expect(page.locator("section li.error")).to_have_count(len(found) + 1)
    for text in [*found, "cards your browser saw"]:
        expect(page.locator("section li.error", has_text=text)).to_be_visible()


def test_a_page_that_is_told_other_numbers_than_the_others_finds_it(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()

    def lie(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            shuffle = (message.get("table") or {}).get("shuffle", {})
            if message.get("table", {}) and message["table"]["phase"] == "playing":
                shuffle["numbers"][0] = EVE
            route.send(json.dumps(message))

        server.on_message(pass_on)

    guest.route_web_socket(SOCKET, lie)
    guest.goto(open_lobby(host, bots=1))
    sit_down_as_ben(guest)
    host.get_by_role("button", name="Start", exact=True).click()
    finish(host, guest, going_on=0)
    check(host)
    guest.get_by_role("button", name="Check the shuffle").click()
    expect(guest.locator("section li.error")).to_have_count(1)
    expect(guest.locator("section li.error")).to_contain_text(TOLD)


def test_a_restored_game_is_shuffled_again_and_the_page_checks_both_parts(
    browser: Browser, tmp_path: Path
) -> None:
    old, new, file = tmp_path / "old.db", tmp_path / "new.db", tmp_path / "a.jsonl.gz"
    flags = (*GENEROUS, "--pace-seconds=0.05", "--away-seconds=120")
    page: Page = browser.new_page(service_workers="block", locale="en-GB", reduced_motion="reduce")
    try:
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(VISITED)
        page.clock.install()
        with serving(old, *flags) as server:
            port = server.port
            page.goto(server.url)
            play_now(page)
            tacora("backup", "--database", str(old), str(file))
        # A choice that is sent again after the restore must not come before the new number.
        choose(page, "go_on")
        tacora("restore", "--database", str(new), str(file))
        with serving(new, f"--port={port}", *flags):
            page.clock.run_for(10_000)
            expect(page.get_by_role("log")).to_contain_text("The server was restored from a backup")
            finish(page, going_on=1)
            (record,) = records(page)
            assert len(record["shuffle"]["anew"]) == 1
            own = record["shuffle"]["anew"][0]["numbers"][0]
            assert own not in ("", "-", record["shuffle"]["numbers"][0])
            said = check(page)
            assert any(
                "the cards were reshuffled; your browser was notified" in each for each in said
            )
    finally:
        page.context.close()
