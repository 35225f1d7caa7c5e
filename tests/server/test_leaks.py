"""Flip one sealed choice: every byte that others get from a real server stays the same."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import httpx
import msgspec
import pytest
import uvicorn
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests import thorough
from tests.server.client import Json, Person
from tests.table.helpers import NUMBER
from tests.table.sealed import SealedTable, choices, owner, sealed_tables

from tacora.client.connection import As
from tacora.record import to_json
from tacora.server.app import create_app
from tacora.server.config import Config
from tacora.server.live_tables import LiveTables
from tacora.server.logs import JsonLines
from tacora.server.logs import log as server_log
from tacora.server.persistence import write_line
from tacora.server.protocol import summary_of
from tacora.server.security import RealWorld, token_hash
from tacora.store import Entry, NewRecord, SqliteStore, Store
from tacora.table import Table, apply, log, rebuild, record_of
from tacora.table.log import LogEvent

TABLE = "t"
ADMIN = {"Authorization": "Bearer x"}


class Watcher(NamedTuple):
    """One more connection: with whose token, if any, and in which role."""

    person: int | None
    as_: As
    since: int | None


class Deed(NamedTuple):
    """Something that another person does while the choice is sealed."""

    by: int
    message: Json


class Case(NamedTuple):
    """A table, and what others do at it while a choice is sealed."""

    sealed: SealedTable
    watchers: list[Watcher]
    deeds: list[Deed]


class FixedSecrets(RealWorld):
    """A world with the same secrets in every run."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count(1)

    def secret(self) -> str:
        return f"{next(self._numbers):032x}"

    def token(self) -> str:
        return f"{next(self._numbers):022d}"


def token_of(person: int) -> str:
    return f"token-of-{person}".ljust(22, "-")


@st.composite
def cases(draw: st.DrawFn) -> Case:
    sealed = draw(sealed_tables())
    table = sealed.table
    people = [person.id for person in table.people]
    watchers = draw(
        st.lists(
            st.builds(
                Watcher,
                st.sampled_from([None, *people]),
                st.sampled_from(["seat", "spectator", "screen"]),
                st.none() | st.integers(0, table.version + 3),
            ),
            min_size=1,
            max_size=5,
        )
    )
    others = [seat for seat in table.deciding() if seat != sealed.seat]
    deeds: list[Deed] = []
    missing = len(table.awaited())
    done = {seat for seat in table.sealed if seat != sealed.seat}
    for number in range(draw(st.integers(0, 4))):
        seat = draw(st.sampled_from(others))
        by = owner(table, seat)
        what = draw(
            st.sampled_from(["choose", "choose", "late", "start", "options", "sit", "emote"])
        )
        id_ = f"deed{number}"
        if what in ("choose", "late"):
            if what == "choose" and seat not in done:
                if missing < 2:
                    continue  # that would be the last choice, and all choices would be revealed
                missing -= 1
                done.add(seat)
            choice = sealed.played.choice(seat, draw(choices), id_)
            if what == "late":
                choice = replace(choice, turn=choice.turn + 1)
            deeds.append(Deed(by, {"type": "choose", **asdict(choice)}))
        elif what == "options":
            deeds.append(Deed(by, {"type": "change_options", "id": id_, "options": {}}))
        elif what == "emote":
            deeds.append(Deed(by, {"type": what, "id": id_, "seat": seat, "emote": "luck"}))
        elif what == "sit":
            deeds.append(Deed(by, {"type": "sit", "id": id_, "name": "Zoe"}))
        else:
            deeds.append(Deed(by, {"type": what, "id": id_}))
    return Case(sealed, watchers, deeds)


def as_kept(event: LogEvent) -> LogEvent:
    """An event with a token that can be shown, and a bot that a server knows."""
    if isinstance(event, log.PersonJoined):
        return replace(event, token_hash=token_hash(token_of(event.person)))
    if isinstance(event, log.BotSeated):
        return replace(event, bot="timid")
    return event


async def write_down(path: Path, events: list[LogEvent]) -> None:
    """Write a table into a database as a server does."""
    kept = [as_kept(each) for each in events]
    table, records = rebuild(TABLE, ()), list[NewRecord]()
    for each in kept:
        before, (table, _) = table.phase, apply(table, each)
        if (before, table.phase) == ("playing", "over"):
            records.append(NewRecord(table.game_number, to_json(record_of(table)), each.at))
    entry = Entry(
        table.phase,
        None,
        table.options.listed == "public",
        msgspec.json.encode(summary_of(table)).decode(),
        table.changed_at,
    )
    store = SqliteStore(path)
    await store.open()
    lines = [write_line(each) for each in kept]
    await store.create(TABLE, lines[:1], entry)
    await store.append(TABLE, 1, lines[1:], entry, records)
    await store.close()


@asynccontextmanager
async def served(path: Path, now: int) -> AsyncIterator[tuple[str, LiveTables, io.StringIO]]:
    """A real server whose clock is stopped, its tables and its log."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    plenty = 1e6
    config = Config(
        database=str(path),
        admin_token="x",
        messages_per_second=plenty,
        requests_per_second=plenty,
        connections_per_address=1000,
    )
    app = create_app(config, world=FixedSecrets(), clock=lambda: now)
    uses = uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None, access_log=False)
    uses.load()
    socket = uses.bind_socket()
    socket.listen()
    server = uvicorn.Server(uses)
    server_log.addHandler(handler)
    level = server_log.level
    server_log.setLevel(logging.DEBUG)
    serving = asyncio.create_task(server.serve(sockets=[socket]))
    try:
        yield f"http://127.0.0.1:{socket.getsockname()[1]}", app.state.live_tables, lines
    finally:
        server.should_exit = True
        await serving
        server_log.removeHandler(handler)
        server_log.setLevel(level)


async def everything_seen(case: Case, live: bool, flipped: bool, folder: Path) -> dict[str, str]:
    """Every byte that any client gets while a choice is sealed."""
    sealed = case.sealed
    events = sealed.flipped() if flipped else list(sealed.played.log)
    choice = rebuild(TABLE, events).sealed[sealed.seat]
    if live:
        number = max(
            number
            for number, each in enumerate(events)
            if isinstance(each, log.ChoiceSealed) and each.seat == sealed.seat
        )
        del events[number]
    path = folder / f"{flipped}.db"
    await write_down(path, events)
    seen: dict[str, str] = {}
    async with served(path, sealed.played.now) as (url, live_tables, lines):
        table: Table = sealed.table
        people = {
            each.id: Person(url, TABLE, token_of(each.id)) for each in table.people if not each.gone
        }
        for person in people.values():
            await person.connect()
        watching = [
            await Person(url, TABLE, token_of(each.person) if each.person else None).connect(
                each.as_, each.since
            )
            for each in case.watchers
        ]
        if live:
            await people[sealed.chooser].choose(choice, sealed.seat)
        for deed in case.deeds:
            await people[deed.by].ask(deed.message)
        await people[next(iter(people))].send_raw("{")
        again = await Person(url, TABLE, token_of(next(iter(people)))).connect(since=3)
        everybody = {
            **{f"person {id_}": person for id_, person in people.items()},
            **{
                f"watcher {n} {each}": p
                for n, (each, p) in enumerate(zip(case.watchers, watching, strict=True))
            },
            "who comes again": again,
        }
        for person in everybody.values():
            await person.send({"type": "ping"})  # after its answer nothing is on its way
        seen |= {name: "\n".join(person.frames) for name, person in everybody.items()}
        await nothing_more_by_itself(live_tables)
        seen |= await by_http(url, live_tables.store, list(people))
        for person in everybody.values():
            await person.close()
    seen["log"] = re.sub(r'"time": [0-9.]+', '"time"', lines.getvalue())
    return seen


async def nothing_more_by_itself(live_tables: LiveTables) -> None:
    """Let the server finish what it does by time, and begin nothing more of the kind."""
    await live_tables.stop_background()
    await asyncio.gather(*live_tables._tasks, return_exceptions=True)
    await asyncio.gather(*(live.finish() for live in live_tables._live_tables.values()))


async def by_http(url: str, store: Store, people: list[int]) -> dict[str, str]:
    """All answers of the HTTP API, to strangers, to everybody at the table and to the admin."""
    seen: dict[str, str] = {}
    who = {"a stranger": {}, "the admin": ADMIN}
    who |= {f"person {each}": {"Cookie": f"tacora={token_of(each)}"} for each in people}
    asked: list[tuple[str, str, Json | None]] = [
        ("GET", "/api/tables", None),
        ("GET", f"/api/tables/{TABLE}", None),
        ("GET", f"/api/tables/{TABLE}/records", None),
        ("POST", f"/api/tables/{TABLE}/people", {"name": "Zoe", "number": NUMBER}),
        ("PUT", f"/api/tables/{TABLE}/options", {"id": "o", "options": {}}),
        ("GET", "/api/admin/tables", None),
        ("GET", "/api/admin/search", None),
        ("GET", "/api/admin/audit", None),
        ("GET", "/api/options", None),
        ("GET", "/healthz", None),
        ("GET", "/metrics", None),
    ]
    async with httpx.AsyncClient(timeout=60, base_url=url) as http:
        for method, path, body in asked:
            for name, headers in who.items():
                # The metrics tell how much is read and written at this moment.
                while store.waiting:
                    await asyncio.sleep(0.001)
                answer = await http.request(method, path, headers=headers, json=body)
                # Durations, and what the system tells of the process.
                text = re.sub(r"(_bucket\{.*\}|_sum) .*", r"\1", answer.text)
                text = re.sub(r"(process_\w+|tacora_loop_lag_seconds_count) .*", r"\1", text)
                told = {k: v for k, v in answer.headers.items() if k != "date"}
                if path == "/metrics":
                    told.pop("content-length")
                seen[f"{method} {path} for {name}"] = f"{answer.status_code} {told} {text}"
    return seen


def observe(case: Case, live: bool, flipped: bool) -> dict[str, str]:
    with (
        TemporaryDirectory() as folder,
        patch.object(secrets, "token_hex", lambda size=4: "ab" * size),
    ):
        return asyncio.run(everything_seen(case, live, flipped, Path(folder)))


@pytest.mark.parametrize("live", [True, False], ids=["live", "from the log"])
@settings(max_examples=thorough.cases(5, 40), phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(cases())
def test_no_byte_that_others_get_depends_on_a_sealed_choice(live: bool, case: Case) -> None:
    sealed = case.sealed
    one, other = observe(case, live, flipped=False), observe(case, live, flipped=True)
    assert one.keys() == other.keys()
    if sealed.chooser_sees_it:
        # Only the person who chose sees the choice, so this comparison can find a difference.
        allowed = [
            f"person {sealed.chooser}",
            f"GET /api/tables/{TABLE} for person {sealed.chooser}",
        ]
        assert any(one[name] != other[name] for name in allowed)
        for name in one:
            if name in allowed or own(name, case):
                one[name] = other[name] = ""
    for name, seen in one.items():
        assert seen == other[name], name
    assert "broke" not in one["log"]
    assert "/metrics for a stranger" in "".join(one)


def own(name: str, case: Case) -> bool:
    """Whether this is another tab or another answer for the person who chose."""
    chooser = case.sealed.chooser
    if name.startswith("watcher"):
        watcher = case.watchers[int(name.split()[1])]
        return watcher.person == chooser and watcher.as_ == "seat"
    first = next(each.id for each in case.sealed.table.people if not each.gone)
    if name == "who comes again":
        return first == chooser
    return name == f"POST /api/tables/{TABLE}/people for person {chooser}"
