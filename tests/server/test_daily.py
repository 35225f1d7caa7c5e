"""The daily cave on real servers: one deal, one try, a hash that binds, nothing to forge."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from sqlite3 import connect as open_file
from typing import Any

import httpx
import pytest
from tests.cli.run import Shell
from tests.postgres import new_database
from tests.server.client import Json, Person, Refusal, run
from tests.server.conftest import FAST
from tests.server.running import Server, serving
from tests.server.stepping import HOUR_MS, MachineClock
from tests.waiting import until

from tacora.client import new_number
from tacora.record import Noted, check_noted, from_json, verify_shuffle

NOON_MS = round(datetime(2026, 11, 19, 12, tzinfo=UTC).timestamp() * 1000)
TODAY, TOMORROW, YESTERDAY = "2026-11-19", "2026-11-20", "2026-11-18"


@pytest.fixture
def clock(tmp_path: Path) -> MachineClock:
    """The clock of a machine, at noon of a day."""
    folder = tmp_path / "clock"
    folder.mkdir()
    made = MachineClock(folder)
    noon(made)
    return made


def noon(clock: MachineClock, hours: float = 0) -> None:
    clock.set(NOON_MS + round(hours * HOUR_MS) - time.time_ns() // 1_000_000)


@contextmanager
def server_at(database: str | Path, clock: MachineClock, *flags: str) -> Iterator[Server]:
    with serving(database, *FAST, *flags, **clock.environment) as server:
        yield server


def asked(server: Server, path: str, body: Json | None = None, status: int = 200) -> Json:
    method = "GET" if body is None else "POST"
    answer = httpx.request(method, f"{server.url}/api/daily{path}", json=body, timeout=60)
    assert answer.status_code == status, answer.text
    said: Json = answer.json()
    return said


def new_try(key: str, name: str = "Ana") -> Json:
    return {"name": name, "key": key}


def begin(server: Server, key: str, name: str = "Ana", path: str = "", status: int = 201) -> Person:
    answer = httpx.post(f"{server.url}/api/daily{path}", json=new_try(key, name), timeout=60)
    assert answer.status_code == status, answer.text
    return Person(server.url, answer.json()["table"], answer.cookies["tacora"])


async def play(person: Person, cards: int = 4) -> Json:
    """Leave after a number of cards until the game is over, and return its record."""
    if not person.view:
        await person.connect()
    while person.view["phase"] == "playing":
        await person.until(lambda: person.view["phase"] == "over" or person.game["awaited"])
        if person.view["phase"] == "playing":
            await person.choose("leave" if person.game["turn"] >= cards else "go_on")
    return await record_of(person)


async def record_of(person: Person) -> Json:
    async with person.http() as http:
        answer = await http.get(f"/api/tables/{person.table}/records")
    assert answer.status_code == 200, answer.text
    (record,) = answer.json()["records"]
    assert isinstance(record, dict)
    return record


def alike(record: Json) -> Json:
    """What is the same for all who play alike on one day."""
    return {key: record[key] for key in ("edition", "relics", "bots", "expeditions", "daily")}


def commitment(seed: str) -> str:
    return sha256(f"tacora-daily/1\n{seed}".encode()).hexdigest()


def test_a_day_is_played_once_and_its_seed_is_the_one_that_was_promised(
    tmp_path: Path,
    clock: MachineClock,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database, key, other, third = tmp_path / "tables.db", *(new_number() for _ in range(3))
    noon(clock, -24)
    with server_at(database, clock) as server:
        promised = asked(server, "")
        assert promised["today"]["date"] == YESTERDAY
        assert promised["today"]["seed"] is None
    noon(clock)
    with server_at(database, clock) as server:
        today = asked(server, "")
        assert today["today"]["commitment"] == promised["tomorrow"]
        assert (today["today"]["date"], today["today"]["number"]) == (TODAY, 323)
        assert today["ends_at"] == NOON_MS + 12 * HOUR_MS
        assert (today["today"]["seed"], today["players"]) == (None, 0)
        assert asked(server, f"/{TODAY}/own", {"key": key})["state"] == "none"
        ana = begin(server, key)
        ben = begin(server, other, "Ben")
        late = begin(server, third, "Cleo")
        assert ana.table != ben.table
        assert begin(server, key, status=200).table == ana.table  # a reload goes on
        assert asked(server, f"/{TODAY}/own", {"key": key})["state"] == "playing"
        record = run(play(ana))
        # The same day, the same choices: the same cards, and the same choices of the bots.
        assert alike(run(play(ben))) == alike(record)
        assert record["daily"] == {"date": TODAY, "commitment": promised["tomorrow"]}
        assert asked(server, "", new_try(key), 409)["code"] == "daily_played"
        own = asked(server, f"/{TODAY}/own", {"key": key})
        assert own["points"] == record["result"]["points"][0]
        assert (own["state"], own["rank"], own["players"]) == ("counted", 1, 2)
        assert sum(each or 0 for each in own["expeditions"]) == own["points"]
        results = asked(server, f"/{TODAY}")
        assert [(each["rank"], each["name"]) for each in results["results"]] == [
            (1, "Ana"),
            (1, "Ben"),
        ]
        assert results["day"]["seed"] is None
        for answer in (record, results, own, ana.frames, ben.frames):
            assert "server_seed" not in json.dumps(answer).replace(
                '"server_seed": null', ""
            ).replace(r"\"server_seed\":null", "")
        # A stranger who guesses cards of today is told nothing.
        forged = {"record": json.dumps(record)}
        assert asked(server, f"/{TODAY}/check", forged, 409)["code"] == "daily_not_over"
        assert asked(server, f"/{TODAY}/practice", new_try(third), 409)["code"] == "daily_not_over"
        assert asked(server, f"/{TOMORROW}", status=404)["code"] == "no_such_day"
    noon(clock, 24)
    with server_at(database, clock) as server:  # restarted, on the day after
        assert asked(server, "")["today"]["commitment"] == today["tomorrow"]
        day = asked(server, f"/{TODAY}")["day"]
        assert commitment(day["seed"]) == promised["tomorrow"] == day["commitment"]
        proved = run(record_of(Person(server.url, ana.table, ana.token)))
        assert alike(proved) == alike(record)
        read = from_json(json.dumps(proved))
        assert verify_shuffle(read) == "commitment"
        check_noted(read, [Noted(promised["tomorrow"], {0: "-"})])
        (tmp_path / "game.jsonl").write_text(json.dumps(proved))
        shell = Shell(capsys, monkeypatch)
        told = shell(
            "record", "verify", str(tmp_path / "game.jsonl"), "--commitment", promised["tomorrow"]
        )
        assert "no rules broken" in told.out
        # A game that ends after midnight has a result, and does not count.
        late.url = server.url
        run(play(late))
        assert asked(server, f"/{TODAY}/own", {"key": third})["state"] == "late"
        results = asked(server, f"/{TODAY}")
        assert [each["name"] for each in results["results"]] == ["Ana", "Ben"]
        # The replay takes the true record, and refuses what was changed.
        assert (
            asked(server, f"/{TODAY}/check", {"record": json.dumps(proved)})["points"]
            == (own["points"])
        )
        assert refused(server, proved) == ["choice", "bot", "points"]
        # Practice deals the same cards and does not count.
        again = run(play(begin(server, key, path=f"/{TODAY}/practice")))
        assert again["expeditions"] == record["expeditions"]
        assert again["shuffle"]["commitment"] == promised["tomorrow"]
        assert asked(server, f"/{TODAY}")["players"] == 2


def decisive(record: Json) -> list[Any]:
    """A turn after which seat 0 chooses again: with another choice, the game breaks the rules."""
    return next(
        turn
        for each in record["expeditions"]
        for turn, after in pairwise(each["turns"])
        if turn[1] and after[1] and after[1][0] in "+-"
    )


def refused(server: Server, record: Json) -> list[str]:
    """Return which changes of a record the server refuses."""
    found = []
    for what in ("choice", "bot", "points", "nothing"):
        changed = json.loads(json.dumps(record))
        turn = decisive(changed)
        seat = {"choice": 0, "bot": 1}.get(what)
        if seat is not None:
            other = "+" if turn[1][seat] == "-" else "-"
            turn[1] = turn[1][:seat] + other + turn[1][seat + 1 :]
        elif what == "points":
            changed["result"]["points"][0] += 1
        answer = httpx.post(
            f"{server.url}/api/daily/{TODAY}/check",
            json={"record": json.dumps(changed)},
            timeout=60,
        )
        if answer.status_code == 409:
            assert answer.json()["code"] == "daily_forged"
            found.append(what)
    return found


def knows_two(server: Server) -> bool:
    """Whether it knows two results; it looks for games that have ended once a second."""
    return len(asked(server, f"/{TODAY}")["results"]) == 2


def test_two_servers_with_one_secret_deal_the_same(postgres: str, clock: MachineClock) -> None:
    address = new_database(postgres, "daily_shared")
    with server_at(address, clock) as one, server_at(address, clock) as other:
        assert asked(one, "")["today"] == asked(other, "")["today"]
        first = run(play(begin(one, new_number(), "Ana"), 3))
        second = run(play(begin(other, new_number(), "Ben"), 3))
        assert alike(first) == alike(second)
        # Each knows the results of both, and one try is one try at both.
        for server in (one, other):
            until(partial(knows_two, server))
            answer = asked(server, f"/{TODAY}")
            assert [each["name"] for each in answer["results"]] == ["Ana", "Ben"]

        async def at_once() -> list[httpx.Response]:
            body = new_try(new_number())
            async with httpx.AsyncClient(timeout=60) as http:
                urls = (one.url, other.url) * 3
                asking = (http.post(f"{url}/api/daily", json=body) for url in urls)
                return list(await asyncio.gather(*asking))

        answers = run(at_once())
        assert {each.status_code for each in answers} <= {200, 201}
        assert len({each.json()["table"] for each in answers}) == 1


def test_a_crash_after_the_last_choice_loses_no_result(tmp_path: Path, clock: MachineClock) -> None:
    database, key = tmp_path / "tables.db", new_number()
    with server_at(database, clock) as server:
        person = begin(server, key)
        record = run(play(person))
        server.kill()  # nobody has asked for the result
    with server_at(database, clock) as server:
        own = asked(server, f"/{TODAY}/own", {"key": key})
        assert (own["state"], own["points"]) == ("counted", record["result"]["points"][0])


def test_a_game_in_the_store_that_the_day_does_not_give_gets_no_result(
    tmp_path: Path, clock: MachineClock
) -> None:
    database, key = tmp_path / "tables.db", new_number()
    with server_at(database, clock) as server:
        run(play(begin(server, key)))
    with closing(open_file(database)) as connection, connection:
        (text,) = connection.execute("SELECT record FROM records").fetchone()
        record = json.loads(text)
        turn = decisive(record)
        turn[1] = "-" + turn[1][1:] if turn[1][0] == "+" else "+" + turn[1][1:]
        record.pop("result")
        connection.execute("UPDATE records SET record = ?", (json.dumps(record),))
        connection.execute("UPDATE daily SET state = 'playing'")
    with server_at(database, clock) as server:
        assert asked(server, f"/{TODAY}/own", {"key": key})["state"] == "refused"
        assert asked(server, f"/{TODAY}")["results"] == []


def test_strangers_are_limited_and_bad_input_is_refused(
    tmp_path: Path, clock: MachineClock
) -> None:
    with server_at(tmp_path / "tables.db", clock, "--daily-per-network=2") as server:
        for _ in range(2):
            begin(server, new_number())
        key = new_number()
        assert asked(server, "", new_try(key), 429)["code"] == "daily_too_many_here"
        # Practice is another table, and has the limits of all tables.
        run(play(begin(server, key, path=f"/{YESTERDAY}/practice")))
        bad: list[tuple[str, Any, int]] = [
            ("", {"name": "Ana", "key": "short"}, 400),
            ("", {"name": "Ana", "key": "x" * 32}, 400),
            ("", {"name": "Ana"}, 400),
            ("", {"name": "Ana", "key": key, "points": 99}, 400),
            (f"/{TODAY}/own", {"key": 5}, 400),
            (f"/{YESTERDAY}/check", {"record": "{}"}, 409),
            (f"/{YESTERDAY}/check", {"record": "x" * 16_001}, 400),
            (f"/{YESTERDAY}/check", {"record": "[" * 15_000}, 409),
            ("/2026-13-01/own", {"key": key}, 404),
            ("/1999-01-01/own", {"key": key}, 404),
            ("/tomorrow/own", {"key": key}, 400),
            ("/2026-11-19%0A/own", {"key": key}, 400),
        ]
        for path, body, status in bad:
            asked(server, path, body, status)
        for query in ("?limit=51", "?limit=0", "?offset=-1", "?offset=100001", "?limit=x"):
            asked(server, f"/{TODAY}{query}", status=400)
        assert asked(server, f"/{TODAY}?offset=100000")["results"] == []


def test_a_name_is_cleaned_and_one_that_shows_nothing_uses_up_no_try(
    tmp_path: Path, clock: MachineClock
) -> None:
    with server_at(tmp_path / "tables.db", clock) as server:
        key = new_number()
        assert asked(server, "", new_try(key, "\u200b"), 409)["code"] == "bad_name"
        run(play(begin(server, key, " <b>A\u202e\tna</b> ")))
        (line,) = asked(server, f"/{TODAY}")["results"]
        assert line["name"] == "<b>A na</b>"


def test_nobody_joins_watches_or_gets_a_hint_at_a_daily_table(
    tmp_path: Path, clock: MachineClock
) -> None:
    with server_at(tmp_path / "tables.db", clock) as server:
        person = begin(server, new_number())
        url = f"{server.url}/api/tables/{person.table}"
        joined = httpx.post(f"{url}/people", json={"name": "B", "number": new_number()}, timeout=60)
        assert joined.json() == {"code": "already_started"}
        view = httpx.get(url, timeout=60).json()["table"]
        assert view["game"] is None
        assert view["daily"] == TODAY

        async def ask() -> None:
            await person.connect()
            moment = {name: person.game[name] for name in ("game", "expedition", "turn")}
            with pytest.raises(Refusal, match="no_hints"):
                await person.send({"type": "ask_hint", "seat": 0, **moment})
            await play(person)
            for message in ("again", "rematch"):
                with pytest.raises(Refusal, match="daily_once"):
                    await person.send({"type": message})

        run(ask())
