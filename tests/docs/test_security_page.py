"""The limits that docs/security.md promises are those that the server has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from bench import attack
from bench.attacks import ATTACKS
from bench.people import SEATS

from tacora.server import (
    bots,
    connections,
    frames,
    http,
    limits,
    live_table,
    live_tables,
    reviews,
    security,
)
from tacora.server import run as server_run
from tacora.server.api import admin, daily, records
from tacora.server.config import NAMES, Config
from tacora.server.limits import network_of, shares_of
from tacora.store import contract
from tacora.table import driver, flow, handle, state

PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text(encoding="utf-8")
ROWS = {
    cells[0]: (cells[1], cells[2])
    for cells in (
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.partition("| What | Limit | Option |")[2].partition("\n\n")[0].splitlines()
        if line.startswith("| ") and "---" not in line
    )
}
USUAL = Config()
RATE = USUAL.requests_per_second
LIMITS: dict[str, list[float]] = {
    "frames that are not a whole message, per socket": [
        frames.MOST_FRAMES_AT_ONCE,
        frames.FRAMES_PER_SECOND,
        frames.MOST_FRAGMENTS,
    ],
    "work for one socket in one turn of the event loop": [frames.SLICE_BYTES],
    "messages per socket; requests and messages per address": [USUAL.messages_per_second, RATE],
    "changes at a table with many sockets of one network": [security.SOCKETS_PER_REQUEST, 48],
    "other connections per address": [USUAL.http_connections_per_address, 8 * RATE, 2 * RATE],
    "head of a request": [http.MOST_HEAD_BYTES // 1024, http.MOST_HEAD_LINES],
    "body of a request": [security.MOST_BODY_BYTES // 1024],
    "work for all other connections in one turn of the event loop": [],
    "requests and handshakes of an address over its limit": [],
    "sockets per address; spectators per table": [
        USUAL.connections_per_address,
        USUAL.spectators_per_table,
    ],
    "wrong admin tokens per address": [
        admin.MOST_WRONG_TOKENS,
        admin.MOST_NOTED_TOKENS,
    ],
    "reviews": [reviews.MOST_RUNNING, contract.MOST_REVIEWS],
    "positions of the calculator": [reviews.MOST_RUNNING, reviews.MOST_KEPT_APPRAISALS],
    "requests of a banned address": [],
    "new tables per address": [USUAL.tables_per_hour],
    "tables at one time per address": [USUAL.tables_per_network],
    "tables at one time": [USUAL.most_tables],
    "games started per address": [USUAL.games_per_hour],
    "people of one address at one table": [
        driver.MOST_OF_ONE_NETWORK,
        50 * RATE / security.REQUESTS_PER_JOIN,
        security.REQUESTS_PER_JOIN / RATE,
        48,
    ],
    "a person who joined before a game and never connected": [flow.NEVER_CAME_MS / 1000],
    "people at one table": [driver.MOST_PEOPLE, driver.MOST_REMOVED, state.REMEMBERED_WHO_LEFT],
    "bots at one table that think": [handle.MOST_STRONG_BOTS],
    "lines of one table's log": [live_table.MOST_LINES],
    "records of one table": [contract.MOST_RECORDS, records.MOST_PAGE],
    "records of all tables of an address": [USUAL.records_per_network],
    "what the kernel keeps of a connection that is not read, each way": [
        server_run.KERNEL_BYTES // 1024,
        http.ANSWER_SECONDS,
    ],
    "tries at the daily cave per address and day; a page of its results": [
        USUAL.daily_per_network,
        daily.MOST_PAGE,
        USUAL.keep_daily_days,
    ],
    "wrong codes": [
        security.MOST_WRONG_CODES,
        security.MOST_OF_ALL_WRONG_CODES,
        1 / security.ALL_WRONG_CODES_PER_SECOND,
    ],
    "replays and games to play on; pages of records, and metrics": [
        security.MOST_REPLAYS_AT_ONCE * RATE / security.REQUESTS_PER_REPLAY,
        4 * RATE / security.REQUESTS_PER_PAGE,
        RATE / security.REQUESTS_PER_REPLAY,
        RATE / security.REQUESTS_PER_PAGE,
    ],
    "hints": [security.MOST_HINTS_AT_ONCE, 1 / security.HINTS_PER_SECOND, bots.MOST_HINTS],
    "requests that are not HTTP, per address": [connections.MOST_BAD_REQUESTS],
    "a request that does not arrive, an answer that is not read": [
        http.REQUEST_SECONDS,
        http.ANSWER_SECONDS,
    ],
}

NAMED = {
    "pongs": "frames that are not messages",
    "unread_pings": "frames that are not messages",
    "fragments": "fragments without an end",
    "messages": "messages and handshakes as fast as possible",
    "handshakes": "messages and handshakes as fast as possible",
    "spectators": "spectators",
    "nonsense": "nonsense",
    "slow_requests": "slow requests",
    "chunks": "bodies in chunks of one byte or without an end",
    "bodies": "bodies in chunks of one byte or without an end",
    "heads": "thousands of headers",
    "cookies": "cookies that are long to read",
    "bursts": "requests all in one moment",
    "records": "answers that nobody reads",
    "pages": "answers that nobody reads",
    "lists": "lists",
    "codes": "guessed codes",
    "replays": "deep and unclear records",
    "long_logs": "logs without end",
    "tables": "tables",
    "guests": "guests",
    "removed": "removed people who come back",
    "games": "games",
    "thinkers": "bots that think",
    "fan_out": "changes that are told to a hundred sockets",
    "reviews": "reviews",
    "positions": "positions",
    "games_played_on": "games that are played on",
    "daily": "the daily cave",
    "metrics": "metrics",
    "hints": "hints",
    "subnets": "all addresses of an IPv6 /56",
}
"""What the page says of each attack."""


def numbers(text: str) -> list[float]:
    return [float(each.replace(",", "")) for each in re.findall(r"\d[\d,]*(?:\.\d+)?", text)]


@pytest.mark.parametrize("row", ROWS)
def test_a_limit_on_the_page_is_the_limit_of_the_server(row: str) -> None:
    limit, option = ROWS[row]
    assert numbers(limit) == LIMITS[row]
    assert set(re.findall(r"`(\w+)`", option)) <= set(NAMES)


def test_what_the_page_says_of_larger_networks_is_so() -> None:
    assert limits.AROUND == ((48 // 4, 4), (56 // 4, 2))
    assert "a /56 may twice and a /48 four times" in PAGE
    holder = network_of(("2001:db8::1", 1))
    assert [most for _, most in shares_of(holder, 1)] == [1, 2, 4]


def test_no_limit_of_this_test_is_missing_on_the_page() -> None:
    assert set(LIMITS) == set(ROWS)


def test_what_the_page_says_of_a_full_house_is_so() -> None:
    assert f"From {live_tables.NEARLY_FULL:.0%}".replace("%", " percent") in PAGE
    assert f"up to {live_tables.MOST_EVICTED} others" in PAGE
    assert (live_tables.NEVER_STARTED_MS, live_tables.JUST_CHANGED_MS) == (3_600_000, 60_000)


def test_what_the_page_says_of_codes_is_so() -> None:
    codes = len(security.CODE_LETTERS) ** security.CODE_LENGTH
    assert f"22^6, about {codes / 1e6:.0f} million" in PAGE
    day = 86_400
    one = security.MOST_WRONG_CODES + day * security.WRONG_CODES_PER_SECOND
    everybody = security.MOST_OF_ALL_WRONG_CODES + day * security.ALL_WRONG_CODES_PER_SECOND
    assert f"{one:,.0f} guesses a day" in PAGE
    assert f"{everybody:,.0f} guesses a day" in PAGE
    assert f"| 10 | a table in {codes / 10 / one / 365:.0f} years" in PAGE
    assert f"| a table in {codes / 1000 / everybody:.0f} days |" in PAGE


def test_what_the_page_says_of_the_attacks_is_so() -> None:
    assert f"within {attack.MOST_DELAY_SECONDS * 1000:.0f} ms" in PAGE
    assert f"under {attack.MOST_BYTES / 1e6:.0f} MB" in PAGE
    assert f"seats {attack.TABLES * SEATS} honest people" in PAGE
    assert "follow each other three times" in PAGE
    assert "up to six more rounds" in PAGE
    assert (attack.ROUNDS, attack.MOST_ROUNDS) == (3, 9)


def test_the_page_names_every_attack() -> None:
    assert set(NAMED) == set(ATTACKS)
    said = PAGE.partition("one after the other: ")[2].partition(". ")[0]
    assert [each for each in NAMED.values() if each not in said] == []
