"""A reader who is too slow is cut off, and everybody else is not kept waiting."""

from __future__ import annotations

import asyncio

from tacora.server.connection import MOST_WAITING, Connection
from tacora.server.limits import Bucket, Buckets, address_of


def test_messages_are_sent_in_order() -> None:
    async def test() -> None:
        sent: list[str] = []

        async def send(text: str) -> None:
            await asyncio.sleep(0)
            sent.append(text)

        connection = Connection(send, "spectator")
        writer = asyncio.create_task(connection.write())
        for number in range(50):
            connection.push(str(number))
            if number % 7 == 0:
                await asyncio.sleep(0)
        while len(sent) < 50:
            await asyncio.sleep(0)
        writer.cancel()
        assert sent == [str(number) for number in range(50)]

    asyncio.run(test())


def test_who_does_not_read_is_given_up_without_anybody_waiting() -> None:
    async def test() -> None:
        reading = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            await reading.wait()
            sent.append(text)

        connection = Connection(send, "spectator")
        writer = asyncio.create_task(connection.write())
        await asyncio.sleep(0)
        for number in range(MOST_WAITING + 10):
            connection.push(str(number))  # returns at once, whatever the reader does
        assert connection.too_slow
        reading.set()
        await asyncio.wait_for(writer, 5)
        assert sent == [str(number) for number in range(len(sent))]
        assert len(sent) <= MOST_WAITING + 1

    asyncio.run(test())


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=2, most=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.4) is False
    assert bucket.take(0.9) is True
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=1, most=1, clock=lambda: 0.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_a_whole_ipv6_network_is_one_address() -> None:
    one, other = address_of(("2001:db8:1:2::1", 5)), address_of(("2001:db8:1:2:3::9", 6))
    assert one == other != address_of(("2001:db8:1:3::1", 5))
    assert address_of(("192.0.2.1", 5)) == address_of(("::ffff:192.0.2.1", 5)) == "192.0.2.1"
    assert address_of(None) == "unknown"
