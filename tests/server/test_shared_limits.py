"""Limits of several processes: together they give one address no more than one process does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.postgres import new_database
from tests.server.client import Person, full_table, open_table, run
from tests.server.conftest import FAST
from tests.server.running import Server, serving
from tests.waiting import comes_true

from tacora.client import Refusal
from tacora.server.limits import (
    Buckets,
    Counts,
    Held,
    StoredBuckets,
    key_of,
    keys_of,
    network_of,
)
from tacora.server.security import MOST_WRONG_CODES
from tacora.server.shared_limits import SECONDS_TOLD, SharedLimits
from tacora.server.updates import TOO_MANY
from tacora.store import SqliteStore

RATE, MOST = 10.0, 40.0


class Processes:
    """Some processes with one limit, which tell each other once a second."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.exchanges = [SharedLimits() for _ in range(count)]
        self.buckets = [Buckets(RATE, MOST, lambda: self.now) for _ in range(count)]
        self.counts = [Counts(20) for _ in range(count)]
        for exchange, bucket, counts in zip(self.exchanges, self.buckets, self.counts, strict=True):
            exchange.share("requests", bucket)
            exchange.share("sockets", counts)
        self.exchange()

    def exchange(self, *silent: int) -> None:
        self.now += 1
        self.texts = {str(at): each.tell() for at, each in enumerate(self.exchanges)}
        for at, each in enumerate(self.exchanges):
            others = {name: text for name, text in self.texts.items() if name != str(at)}
            if at not in silent:
                each.hear(others)


@pytest.mark.parametrize("count", [2, 4, 16])
@pytest.mark.parametrize("uneven", [False, True])
def test_an_address_gets_in_the_long_run_what_one_process_gives(count: int, uneven: bool) -> None:
    """It asks as often as it can, at all processes, or mostly at one."""
    processes, taken, seconds = Processes(count), 0, 300
    for _ in range(seconds):
        for number, bucket in enumerate(processes.buckets):
            most = (9 if number == 0 else 3) if uneven else 100
            taken += sum(bucket.take("a") for _ in range(most))
        processes.exchange()
    assert taken <= 1.1 * RATE * seconds + MOST * count
    assert sum(bucket.take("b") for bucket in processes.buckets) == count  # others are not limited


def test_an_address_that_is_mostly_at_one_process_has_its_whole_limit_there() -> None:
    processes = Processes(4)
    for _ in range(50):
        assert all(processes.buckets[0].take("a") for _ in range(int(RATE)))
        processes.exchange()


def test_who_asks_little_is_not_told_and_a_process_alone_tells_nothing() -> None:
    processes, alone = Processes(2), Processes(1)
    for bucket in processes.buckets + alone.buckets:
        bucket.take("busy", 5)
    processes.buckets[0].take("a person with a name")
    processes.buckets[0].take("busy", 5)
    processes.exchange()
    alone.exchange()
    assert alone.texts == {"0": ""}
    assert "busy" not in processes.texts["0"]
    assert key_of("busy") in processes.texts["0"]
    few = Processes(2)
    few.exchange()
    assert set(few.texts.values()) == {""}


def test_what_was_given_back_is_not_told() -> None:
    processes = Processes(2)
    for _ in range(100):
        assert processes.buckets[0].take("a")
        processes.buckets[0].give_back("a")
    processes.exchange()
    assert set(processes.texts.values()) == {""}


def test_a_process_that_is_late_counts_everything_once() -> None:
    processes = Processes(2)
    for second in range(SECONDS_TOLD):
        processes.buckets[0].take("a", 4)
        processes.exchange(*([1] if second < SECONDS_TOLD - 1 else []))
    for _ in range(3):
        processes.exchange(0)
    # 20 tokens were taken elsewhere and heard of in the fifth second; three seconds came back
    processes.now -= 3
    left = sum(processes.buckets[1].take("a") for _ in range(100))
    assert left == MOST - 4 * SECONDS_TOLD


def test_what_an_address_holds_counts_in_all_processes() -> None:
    processes = Processes(2)
    opened = [[counts.add("a") for _ in range(30)].count(True) for counts in processes.counts]
    assert opened == [20, 20]  # all in one second
    processes.exchange()
    assert [counts.excess() for counts in processes.counts] == [{key_of("a"): 10}] * 2
    for counts in processes.counts:
        for _ in range(10):
            counts.drop("a")
    processes.exchange()
    assert [counts.excess() for counts in processes.counts] == [{}, {}]
    assert not any(counts.add("a") for counts in processes.counts)


def test_a_household_with_many_addresses_has_twice_as_much_and_a_whole_48_four_times() -> None:
    """Of IPv6 one person can have a /56 with 256 addresses, and nobody else has one of them."""
    processes = Processes(2)
    bucket, counts = processes.buckets[0], processes.counts[0]
    house = [f"2001:0db8:0000:01{each:02x}" for each in range(256)]
    others = [f"2001:0db8:0000:{each:02x}00" for each in range(2, 256)]
    assert sum(bucket.take(each) for each in house * 2) == 2 * MOST
    assert sum(bucket.take(each) for each in house + others) == 2 * MOST  # with the first, four
    assert bucket.take("2001:0db8:0001:0100")
    assert sum(counts.add(each) for each in house) == 2 * counts.most
    assert sum(counts.add(each) for each in others) == 2 * counts.most
    assert sum(processes.counts[1].add(each) for each in house) == 2 * counts.most
    processes.exchange()
    assert not processes.buckets[1].take(house[0])
    _large, around, _alone = keys_of(house[0])
    assert counts.excess()[around] == counts.most  # a half in each process


def test_a_bucket_in_the_database_counts_networks_too(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.open()
        buckets = [StoredBuckets("x", 0.001, 3, lambda: 0.0, store) for _ in range(2)]
        house = [f"2001:0db8:0000:01{each:02x}" for each in range(9)]
        taken = [await each.take(address) for address in house for each in buckets]
        assert sum(taken) == 6
        await buckets[0].give_back(house[0])
        assert await buckets[1].take(house[8])
        assert not await buckets[0].take(house[7])
        await store.close()

    asyncio.run(test())


def test_what_a_network_has_computed_counts_in_all_processes() -> None:
    exchanges, reviews = [SharedLimits(), SharedLimits()], [Held(), Held()]
    for exchange, held in zip(exchanges, reviews, strict=True):
        exchange.share("reviews", held.counts)

    def tell() -> None:
        first, second = (each.tell() for each in exchanges)
        exchanges[0].hear({"second": second})
        exchanges[1].hear({"first": first})

    tell()
    home, other = (network_of((address, 1)) for address in ("2001:db8::1", "2001:db8:0:1::1"))
    assert reviews[0].take(home)
    tell()
    assert not reviews[1].take(home)
    assert reviews[1].take(other)  # the two are one /56, which may have two
    tell()
    assert not reviews[0].take(network_of(("2001:db8:0:2::1", 1)))
    reviews[0].drop(home)
    tell()
    assert reviews[1].take(home)


@pytest.fixture(scope="module")
def strict_pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database, where an address may have little."""
    database = new_database(postgres, "strict")
    flags = (*FAST, "--tables-per-hour=5", "--games-per-hour=3", "--connections-per-address=6")
    with serving(database, *flags) as first, serving(database, *flags) as second:
        yield [first, second]


def status(server: Server, path: str, **body: object) -> int:
    """The status of a request from another address than that of the other tests."""
    there = {"X-Forwarded-For": "192.0.2.1"}
    return httpx.post(f"{server.url}{path}", json=body, headers=there, timeout=60).status_code


def test_two_processes_give_an_address_no_more_tables_and_codes_than_one(
    strict_pair: list[Server],
) -> None:
    number = "0" * 32
    opened = [status(each, "/api/tables", name="Ana", number=number) for each in strict_pair * 5]
    assert opened.count(201) == 5
    wrong = [status(each, "/api/codes", code="CCCCCC") for each in strict_pair * MOST_WRONG_CODES]
    assert wrong.count(404) == MOST_WRONG_CODES
    assert wrong.count(429) == MOST_WRONG_CODES


def test_games_of_an_address_count_in_both_processes(strict_pair: list[Server]) -> None:
    async def test() -> None:
        codes = []
        for server in strict_pair:
            host = (await full_table(server.url, 3))[0]
            for _ in range(3):
                with contextlib.suppress(Refusal):
                    await host.send({"type": "start"})
            with pytest.raises(Refusal) as refused:
                await host.send({"type": "start"})
            codes.append(refused.value.code)
            assert host.view["phase"] == ("playing" if server is strict_pair[0] else "open")
        assert codes == ["too_many_games"] * 2

    run(test())


def test_sockets_of_an_address_count_in_both_processes(strict_pair: list[Server]) -> None:
    async def test() -> None:
        there = {"X-Forwarded-For": "192.0.2.2"}
        tables = [await (await open_table(each.url)).connect() for each in strict_pair]
        guests = [Person(each.url, each.table, None) for each in tables * 5]
        came = [guest.connect("spectator", None, **there) for guest in guests]
        await asyncio.gather(*came, return_exceptions=True)

        def is_there(guest: Person) -> bool:
            return guest.view != {} and guest.close_code is None

        await comes_true(lambda: sum(map(is_there, guests)) <= 6)
        assert sum(map(is_there, guests)) >= 5  # of both servers, each a half
        assert all(guest.close_code in (None, TOO_MANY) for guest in guests)
        assert all(host.close_code is None for host in tables)

    run(test())
