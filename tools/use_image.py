"""Uses an image that `tools.image` has built: `python -m tools.use_image server | study FOLDER`.

It is called in a network of its own, so that the ports of the compose files are free.
"""

import asyncio
import contextlib
import fcntl
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
from tests.compose import services
from tests.postgres import running_postgres
from tests.tied import tied

from tacora.bots import make_bot
from tacora.client import Client, Ticket, join, open_table, request
from tacora.client.robot import play_as_bot
from tacora.record import from_json, verify_shuffle
from tools.image import Failed, Storage, say

URL = "http://127.0.0.1:8000"
LIMIT_SECONDS = 600
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1
PEOPLE, BOTS = ("bold", "cautious", "veteran"), ("reckoner", "scholar")
STUDY = """title = "Who brings more home?"
seed = "1"
games = 200
editions = ["fr-iello-2021"]
explorers = [4]
lineups = [["bold", "veteran"]]
"""


def loopback_up() -> None:
    """Start the loopback device, the only one of this network."""
    with socket.socket() as any_socket:
        asked = struct.pack("16sh14x", b"lo", 0)
        flags = struct.unpack("16xh14x", fcntl.ioctl(any_socket, SIOCGIFFLAGS, asked))[0]
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sh14x", b"lo", flags | IFF_UP))


def until(condition: Callable[[], object], what: str) -> float:
    """Return the seconds until the condition holds."""
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > LIMIT_SECONDS:
            raise Failed(f"{what}: not after {LIMIT_SECONDS} s")
        time.sleep(0.1)
    return time.monotonic() - began


def below(pid: int) -> list[int]:
    """The processes that a process has started in any thread, and those that these have started."""
    children: list[int] = []
    with contextlib.suppress(OSError):
        for each in Path(f"/proc/{pid}/task").glob("*/children"):
            children += map(int, each.read_text().split())
    return [*children, *(each for child in children for each in below(child))]


def memory_mb(pids: list[int]) -> float:
    """The proportional memory of processes: shared pages count once."""
    total = 0
    for pid in pids:
        try:
            text = Path(f"/proc/{pid}/smaps_rollup").read_text()
        except OSError:
            continue
        total += int(re.findall(r"(?m)^Pss: +(\d+)", text)[0])
    return total / 1024


class Container:
    """A container of an image, which runs commands with its root, account and variables."""

    def __init__(self, storage: Storage, image: str, options: list[str]) -> None:
        self._storage, self._options = storage, options
        self.name = storage("from", "--pull-never", f"tacora:{image}")
        said = json.loads(storage("inspect", "--type=image", f"tacora:{image}"))
        self.config: dict[str, Any] = said["OCIv1"]["config"]
        self._log = (storage.folder / f"{image}-run.log").open("ab")
        self.started: list[subprocess.Popen[bytes]] = []

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        line = self._storage.command(
            "run", "--isolation=chroot", *self._options, self.name, "--", *command
        )
        running = subprocess.Popen(
            tied(*line), stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log
        )
        self.started.append(running)
        return running

    def run(self, *command: str) -> int:
        return self.start(*command).wait(LIMIT_SECONDS)

    def stop(self, running: subprocess.Popen[bytes]) -> int:
        """Ask its first process to end, as `docker stop` does, and return its exit code."""
        for pid in below(running.pid):
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            if words[0] != b"buildah-chroot-exec" and words[1:2] == [b"/opt/tacora/bin/tacora"]:
                os.kill(pid, signal.SIGTERM)
                break
        else:
            raise Failed(f"{self.name} runs no program of ours")
        return running.wait(LIMIT_SECONDS)

    def close(self) -> None:
        for running in self.started:
            if running.poll() is None:
                for pid in below(running.pid):
                    os.kill(pid, signal.SIGKILL)
                running.wait(LIMIT_SECONDS)
        self._log.close()
        self._storage("rm", self.name)


@contextmanager
def container(storage: Storage, image: str, options: list[str]) -> Iterator[Container]:
    made = Container(storage, image, options)
    try:
        yield made
    finally:
        made.close()


async def play(url: str = URL) -> Ticket:
    """Let three people and two bots play a game; returns the ticket of its host."""
    options = {"edition": "de-iello-2017", "seats": len(PEOPLE) + len(BOTS)}
    host = await open_table(url, "Ana", options)
    tickets = [host, *[await join(url, host.table, name) for name in ("Ben", "Cy")]]
    async with Client(host) as client:
        for bot in BOTS:
            await client.add_bot(bot)
    over = asyncio.Event()
    playing = [
        asyncio.create_task(play_as_bot(ticket, make_bot(name, "1"), lambda _points: over.set()))
        for ticket, name in zip(tickets, PEOPLE, strict=True)
    ]
    try:
        async with Client(host) as client:
            await client.start()
        waiting = asyncio.create_task(over.wait())
        async with asyncio.timeout(LIMIT_SECONDS):
            await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
        if not over.is_set():
            raise Failed("a player left before the game was over")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return host


async def check_record(ticket: Ticket) -> str:
    """Check the record of the game; returns it."""
    answer = await request(ticket.url, "GET", f"/api/tables/{ticket.table}/records")
    (record,) = answer.json()["records"]
    if not verify_shuffle(from_json(json.dumps(record))):
        raise Failed("the record has no proof of its shuffle")
    return json.dumps(record)


async def make_account(address: str, service: dict[str, Any]) -> None:
    """Make the account and the database that the image of PostgreSQL makes from its variables."""
    made = service["environment"]
    admin = await asyncpg.connect(address)
    password = made["POSTGRES_PASSWORD"]
    await admin.execute(f"CREATE ROLE {made['POSTGRES_USER']} LOGIN PASSWORD '{password}'")
    await admin.execute(f"CREATE DATABASE {made['POSTGRES_DB']} OWNER {made['POSTGRES_USER']}")
    await admin.close()


def use_server(storage: Storage) -> None:
    """Start the server as compose does, play, stop it, and go on in a new container."""
    compose = services()
    service = compose["tacora"]
    cache = storage.folder / "cache"
    cache.mkdir(exist_ok=True)
    volume, _, place = service["volumes"][0].partition(":")
    assert volume == "cache"
    variables = {**service["environment"]}
    # Compose gives the database this name.
    variables["TACORA_DATABASE"] = variables["TACORA_DATABASE"].replace("@database/", "@127.0.0.1/")
    options = [f"--env={name}={value}" for name, value in variables.items()]
    options += [f"--volume={cache}:{place}"]
    with running_postgres("-c listen_addresses=127.0.0.1") as address:
        asyncio.run(make_account(address, compose["database"]))
        with container(storage, "server", options) as first:
            # A new volume gets the account of the folder in the image.
            root = Path(storage("mount", first.name))
            here = (root / place.lstrip("/")).stat()
            os.chown(cache, here.st_uid, here.st_gid)
            if here.st_uid == 0 or first.config["User"] in ("", "root", "0"):
                raise Failed("the server would run as root")
            running = first.start(*first.config["Cmd"])
            _, *check = service["healthcheck"]["test"]
            seconds = until(lambda: first.run(*check) == 0, "healthy")
            say(f"  healthy after {seconds:.0f} s, by the health check of compose")
            page = asyncio.run(request(URL, "GET", "/"))
            if page.status != 200 or "<script" not in page.text:
                raise Failed("the image has no page")
            began = time.monotonic()
            ticket = asyncio.run(play())
            record = asyncio.run(check_record(ticket))
            used, most = memory_mb(below(running.pid)), service["mem_limit"]
            say(
                f"  three people and two bots played a game in {time.monotonic() - began:.0f} s;"
                f" {variables['TACORA_WORKERS']} workers use {used:.0f} MB of {most}"
            )
            if not 0 < used < 1024 * int(most.removesuffix("g")):
                raise Failed("its memory is not what compose allows")
            if first.stop(running):
                raise Failed("the server does not stop in order")
        kept = [path for path in cache.rglob("*") if path.is_file()]
        if not kept:
            raise Failed("nothing was kept in the volume for compiled code")
        with container(storage, "server", options) as second:
            running = second.start(*second.config["Cmd"])
            until(lambda: second.run(*check) == 0, "healthy")
            if asyncio.run(check_record(ticket)) != record:
                raise Failed("the record is another one in a new container")
            say(f"  a new container has the record, and {len(kept)} files of compiled code")
            if second.stop(running):
                raise Failed("the server does not stop in order")


def use_study(storage: Storage) -> None:
    """Start a scheduler and two workers as compose does, and run a study on them."""
    compose = services("compose.study.yaml")
    with container(storage, "study", []) as image:
        for number, name in enumerate(("scheduler", "worker", "worker")):
            words = [
                each.replace("//scheduler:", "//127.0.0.1:") for each in compose[name]["command"]
            ]
            image.start(*words)
            if not number:
                until(lambda: listens(8786), "the scheduler listens")
        log = storage.folder / "study-run.log"
        until(lambda: log.read_bytes().count(b"Registered to") >= 2, "two workers are there")
        root = Path(storage("mount", image.name))
        (root / "tmp" / "study.toml").write_text(STUDY)
        began = time.monotonic()
        cluster = ("--cluster", "tcp://127.0.0.1:8786", "--to", "/tmp/out")
        if image.run("tacora", "study", "/tmp/study.toml", *cluster):
            raise Failed("the study has failed")
        if "veteran" not in (root / "tmp" / "out" / "seats.csv").read_text():
            raise Failed("the study has no result")
        say(f"  a study on a scheduler and two workers: {time.monotonic() - began:.0f} s")


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def main() -> int:
    image, folder = sys.argv[1:]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that it stops what it started
    loopback_up()
    storage = Storage(Path(folder))
    (storage.folder / f"{image}-run.log").unlink(missing_ok=True)
    try:
        {"server": use_server, "study": use_study}[image](storage)
    except Failed as error:
        log = storage.folder / f"{image}-run.log"
        sys.stdout.write(log.read_text(errors="replace")[-3000:] if log.exists() else "")
        say(f"make image: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
