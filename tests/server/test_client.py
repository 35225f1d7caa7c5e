"""`tacora.client` with a real server: it plays, watches, and loses nothing when it is cut off."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cheating import dealt_from
from tests.environment import small_environment
from tests.server.client import Person, play_out
from tests.server.line import line_to
from tests.server.running import Server
from tests.table.helpers import Played
from tests.waiting import LIMIT_SECONDS
from websockets.utils import accept_key

from tacora.client import Client, Refusal, Ticket, Update, join, open_table, request
from tacora.client.connection import Connection, typed
from tacora.client.notes import ShuffleNotes
from tacora.game import ChoicesRevealed, ExpeditionBegan, GameEnded
from tacora.record import RecordError, from_json, to_json, verify_shuffle
from tacora.table import Options, messages, record_of, snapshot_for
from tacora.table.public_events import ChoiceSealed
from tacora.table.wire import TableView, plain

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


async def read_until(client: Client, phase: str) -> list[Update]:
    updates = [await client.read()]
    while updates[-1].table.phase != phase:
        updates.append(await client.read())
    return updates


async def leave_always(client: Client) -> list[Update]:
    """Leave in every turn; returns all updates to the end of the game."""
    updates = []
    async for update in client:
        updates.append(update)
        for seat in client.awaited:
            await client.choose("leave", seat)
        if update.table.phase == "over":
            break
    return updates


def test_a_game_is_played_and_watched_with_types(server: Server) -> None:
    async def test() -> None:
        options = Options(edition="de-iello-2017", seats=3, odds="shown")
        host = await open_table(server.url, "Ana", options)
        guest = await join(server.url, host.table, "Ben")
        async with Client(host) as ana, Client(guest) as ben:
            assert ana.table.options == options
            await ana.add_bot("cautious")
            await ana.add_number()
            async with Client(Ticket(server.url, host.table)) as watcher:
                assert watcher.you is None
                await ana.send(messages.Start("start-1"))
                await ana.send(messages.Start("start-1"))  # the same message counts once
                told, _, seen = await asyncio.gather(
                    leave_always(ana), leave_always(ben), read_until(watcher, "over")
                )
            happened = [each for update in told for each in update.happened]
            assert [type(each) for each in happened].count(ExpeditionBegan) == 5
            (ended,) = (each for each in happened if isinstance(each, GameEnded))
            assert ana.table.game is not None
            assert ana.table.game.result == ended.result
            assert [each for update in seen for each in update.happened][-1] == happened[-1]
            with pytest.raises(Refusal, match="not_host"):
                await ben.rematch()

    asyncio.run(test())


def test_a_client_checks_the_shuffle_against_what_it_was_told(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, "Ana", {"seats": 3, "edition": "de-iello-2017"})
        guest = await join(server.url, host.table, "Ben")
        async with Client(host) as ana, Client(guest) as ben:
            await ana.add_bot("cautious")
            for game in (1, 2):
                await ana.add_number()
                await ben.add_number()
                await ana.start()
                await asyncio.gather(leave_always(ana), leave_always(ben))
                answer = await request(server.url, "GET", f"/api/tables/{host.table}/records")
                records = answer.json()["records"]
                assert len(records) == game
                for client in (ana, ben):
                    client.check_shuffle(json.dumps(records[-1]))
                    if game == 2:
                        with pytest.raises(RecordError, match="does not prove the commitment"):
                            client.check_shuffle(json.dumps(records[0]))
                if game == 1:
                    await ana.rematch()
                    while ben.table.phase != "open":
                        await ben.read()
        record = records[-1]
        own, other, bot = record["shuffle"]["numbers"]
        for numbers in ((other, own, bot), (own, "e" * 32, bot), (own, "-", bot)):
            forged = json.dumps(dealt_from(record, list(numbers)))
            assert verify_shuffle(from_json(forged)) == "commitment"
            with pytest.raises(RecordError, match="was noted"):
                ana.check_shuffle(forged)
        record["shuffle"] = {key: record["shuffle"][key] for key in ("procedure", "seed")}
        with pytest.raises(RecordError, match="does not prove a commitment"):
            ana.check_shuffle(json.dumps(record))

    asyncio.run(test())


def test_a_client_finds_that_its_number_is_not_at_its_seat() -> None:
    played = Played(people=3)
    notes = ShuffleNotes()

    def see() -> None:
        shown = snapshot_for(played.table, 2)
        notes.see(shown.table, shown.you)

    see()
    played.ask(2, messages.AddNumber(played.id(), "b" * 32))
    notes.added(played.table.commitment, "b" * 32)
    played.start()
    see()
    played.play_out()
    notes.check(to_json(record_of(played.table)))
    notes.added(played.table.commitment, "c" * 32)  # what the server never took
    with pytest.raises(RecordError, match="own number"):
        notes.check(to_json(record_of(played.table)))


def test_nothing_is_lost_while_the_line_is_cut(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, "Ana", {"seats": 3, "edition": "de-iello-2017"})
        people = [Person(server.url, host.table, host.token)]
        for name in ("Ben", "Cy"):
            guest = await join(server.url, host.table, name)
            people.append(Person(server.url, host.table, guest.token))
        for person in people:
            await person.connect()
        async with line_to(server) as line, Client(Ticket(line.url, host.table)) as watcher:
            await people[0].send({"type": "start"})
            told = [await watcher.read()]
            for _ in range(3):
                await line.cut()
                for person in people:
                    if person.you and person.you["seats"][0] in person.game["awaited"]:
                        await person.choose("go_on")
                assert people[0].version is not None
                await line.mend()
                while told[-1].version < people[0].version:
                    told.append(await watcher.read())
            await play_out(people)
            told += await read_until(watcher, "over")
            assert line.connections >= 4
        await asyncio.gather(*(person.close() for person in people))
        happened = [plain(each) for update in told for each in update.happened]
        assert _game_of(happened) == _game_of(people[0].happened)
        versions = [update.version for update in told]
        assert versions == sorted(versions)

    asyncio.run(test())


def _game_of(happened: list[dict[str, object]]) -> list[dict[str, object]]:
    """The events from the start of the game, without those that may be told twice."""
    events = [each["event"] for each in happened]
    rest = happened[events.index("game_started") :]
    return [each for each in rest if each["event"] != "choice_sealed"]


@pytest.mark.parametrize("arrives", [False, True], ids=["cut before", "cut before the answer"])
def test_a_choice_that_gets_no_answer_is_sent_again_and_counts_once(
    server: Server, arrives: bool
) -> None:
    async def test() -> None:
        async with line_to(server) as line:
            host = await open_table(line.url, "Ana", {"seats": 3, "edition": "de-iello-2017"})
            direct = Ticket(server.url, host.table)
            async with Client(direct) as watcher, Client(host, answer_seconds=5) as ana:
                await ana.add_bot("bold")
                await ana.add_bot("cautious")
                await ana.start()
                while not ana.awaited:
                    await ana.read()
                line.loses_answers = True
                if not arrives:
                    await line.cut()
                choosing = asyncio.create_task(ana.choose("go_on"))
                while arrives and not await _reveals(watcher):
                    pass
                await line.cut()
                line.loses_answers = False
                await line.mend()
                await choosing
                told = await leave_always(ana)
        happened = [each for update in told for each in update.happened]
        revealed = [each for each in happened if isinstance(each, ChoicesRevealed)]
        assert 0 in revealed[0].going_on
        assert [type(each) for each in happened].count(GameEnded) == 1

    asyncio.run(test())


async def _reveals(client: Client) -> bool:
    """Whether choices are revealed in the next update."""
    update = await client.read()
    return any(isinstance(each, ChoicesRevealed) for each in update.happened)


def test_views_and_events_are_read_as_the_table_wrote_them(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, "Ana", {"seats": 3, "odds": "shown"})
        async with Client(host) as ana:
            await ana.add_bot("bold")
            await ana.add_bot("cautious")
            await ana.start()
            await leave_always(ana)
            answer = await request(server.url, "GET", f"/api/tables/{host.table}")
            said = answer.json()["table"]
            assert said["phase"] == "over"
            assert plain(typed(TableView, said)) == said
            person = await Person(server.url, host.table, host.token).connect()
            assert plain(ana.table) == {**person.view, "people": plain(ana.table.people)}
            await person.close()

    asyncio.run(test())


def test_a_sealed_choice_shows_in_the_view_though_the_message_has_none(server: Server) -> None:
    async def test() -> None:
        host = await open_table(server.url, "Ana", {"seats": 3, "edition": "de-iello-2017"})
        tickets = [host, *[await join(server.url, host.table, name) for name in ("Ben", "Cy")]]
        async with Client(tickets[0]) as ana, Client(tickets[1]), Client(tickets[2]):
            await ana.start()
            while not ana.awaited:
                await ana.read()
            version = await ana.choose("leave")
            while ana.now is None or ana.now.version < version:
                await ana.read()
            assert ana.now.happened == (ChoiceSealed(0),)
            assert ana.now.table.game is not None
            assert [each.sealed for each in ana.now.table.game.explorers] == [True, False, False]
            assert ana.now.table.game.awaited == (1, 2)
            assert ana.now.you is not None
            assert ana.now.you.choice == "leave"

    asyncio.run(test())


def test_reader_and_sender_are_told_that_a_table_ended_or_never_existed(server: Server) -> None:
    async def test() -> None:
        with pytest.raises(Refusal, match="no_such_table"):
            async with Client(Ticket(server.url, "nowhere")):
                pass
        with pytest.raises(Refusal, match="no_such_table"):
            await join(server.url, "nowhere", "Ben")
        host = await open_table(server.url, "Ana")
        async with Client(host) as ana:
            path, admin = f"/api/admin/tables/{host.table}", {"Authorization": "Bearer open-sesame"}
            answer = await request(server.url, "DELETE", path, headers=admin)
            assert answer.status == 204, answer
            with pytest.raises(Refusal, match="no_such_table"):
                await ana.start()

    asyncio.run(test())


def test_connecting_fails_at_once_where_there_is_no_server() -> None:
    async def test() -> None:
        with pytest.raises(ConnectionRefusedError):
            async with Client(Ticket("http://127.0.0.1:1", "t")):
                pass
        with pytest.raises(OSError, match="refused"):
            await open_table("http://127.0.0.1:1", "Ana")

    asyncio.run(test())


def test_the_bot_of_the_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(code.strip().splitlines()) <= 22
    robot = tmp_path / "robot.py"
    robot.write_text(code, encoding="utf-8")

    async def play() -> None:
        host = await open_table(server.url, "Ana", {"seats": 3})
        async with Client(host) as ana:
            await ana.add_bot("cautious")
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(robot), server.url, host.table,
                stdout=subprocess.PIPE, env=small_environment(),
            )  # fmt: skip
            while len([seat for seat in ana.table.seats if seat]) < 3:
                await ana.read()
            await ana.start()
            await leave_always(ana)
            async with asyncio.timeout(LIMIT_SECONDS):
                output, _ = await process.communicate()
            assert process.returncode == 0
            assert ana.table.game is not None
            assert ana.table.game.result is not None
            points = ana.table.game.result.points
        assert output.decode() == f"points: {points}\n"

    asyncio.run(play())


def test_a_connection_that_ends_while_a_message_is_sent_is_one_error() -> None:
    """The message is too long for the buffers of a server that does not read."""
    wrong: list[dict[str, object]] = []

    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        key = re.search(rb"Sec-WebSocket-Key: (\S+)", head)
        assert key
        writer.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept_key(key[1].decode()).encode() + b"\r\n\r\n"
        )
        await reader.read(1)
        writer.transport.abort()

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: wrong.append(context))
        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            connection = Connection(Ticket(url, "t"), lambda *_: None)
            await connection.open()
            with pytest.raises(ConnectionError):
                await connection.ask({"type": "x" * 50_000_000})
            await connection.closed()
        gc.collect()
        await asyncio.sleep(0)

    asyncio.run(test())
    assert wrong == []
