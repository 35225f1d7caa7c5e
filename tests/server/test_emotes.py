"""Looks and emotes through a real server."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.client import Person, full_table, run
from tests.server.running import Server
from tests.waiting import LIMIT_SECONDS

from tacora import client
from tacora.client import Client, Refusal, Ticket
from tacora.table.people import EMOTES_AT_ONCE, Look
from tacora.table.public_events import Emoted


def test_an_emote_reaches_everybody_who_watches_once_and_nobody_later(server: Server) -> None:
    async def test() -> None:
        ticket = await client.open_table(server.url, "Ana")
        guest = await client.join(server.url, ticket.table, "Ben")
        async with Client(ticket) as ana, Client(guest) as ben:
            watcher = await Person(server.url, ticket.table, None).connect("spectator")
            before = watcher.version
            at = await ana.emote("luck")
            async with asyncio.timeout(LIMIT_SECONDS):
                while Emoted(0, "luck") not in (await ben.read()).happened:
                    pass
            await watcher.until(
                lambda: {"event": "emoted", "seat": 0, "emote": "luck"} in watcher.happened
            )
            # A person who comes back is told the rest of what they missed.
            await ana.change_look(Look(7, 6, 5))
            late = await Person(server.url, ticket.table, None).connect("spectator", since=before)
            events = [each["event"] for each in late.happened]
            assert late.version is not None
            assert late.version > at
            assert "look_changed" in events
            assert "emoted" not in events

    run(test())


def test_emotes_are_limited_and_a_spectator_has_none(server: Server) -> None:
    async def test() -> None:
        ticket = await client.open_table(server.url, "Ana")
        async with Client(ticket) as ana, Client(Ticket(server.url, ticket.table)) as watcher:
            for _ in range(EMOTES_AT_ONCE):
                await ana.emote("wave")
            with pytest.raises(Refusal, match="too_fast"):
                await ana.emote("wave")
            with pytest.raises(Refusal, match="not_seated"):
                await watcher.send({"type": "emote", "seat": 0, "emote": "wave"})
            with pytest.raises(Refusal, match="malformed"):
                await ana.send({"type": "emote", "seat": 0, "emote": "hello there"})

    run(test())


def test_a_look_is_changed_for_all_people_and_must_be_one_that_there_is(server: Server) -> None:
    async def test() -> None:
        host, ben = await full_table(server.url, 2)
        await ben.send(
            {"type": "change_look", "seat": 1, "look": {"colour": 0, "shape": 7, "face": 3}}
        )
        await host.until(lambda: host.view["seats"][1]["look"]["face"] == 3)
        looks = [seat["look"] for seat in host.view["seats"] if seat]
        assert looks == [
            {"colour": 0, "shape": 0, "face": 0},
            {"colour": 1, "shape": 7, "face": 3},
        ]
        for bad in (
            {"colour": 8, "shape": 0},
            {"colour": 0, "shape": 0, "face": 12},
            {"colour": 0},
        ):
            answer = await ben.ask({"type": "change_look", "seat": 1, "look": bad})
            assert (answer["type"], answer["code"]) == ("fault", "malformed")

    run(test())
