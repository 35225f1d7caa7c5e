"""The table runs under a plain interpreter in which nothing is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.environment import small_environment

from tacora.record import from_json, verify_shuffle

SOURCE = Path(__file__).parents[2] / "src"

GAME = """
import json
from tacora.bots import AT_ONCE, make_bot
from tacora.record import to_json
from tacora.table import (
    House, Options, ask, due, let_bots_choose, messages, open_table, record_of, seen_from,
    snapshot_for, tell,
)
from tacora.table.views import replay_view
from tacora.table.wire import plain


class World:
    bots = AT_ONCE

    def secret(self):
        return "5" * 32

    def code(self):
        return "C" * 6


def choose(table, waiting):
    return make_bot(waiting.bot, table.bots_seed).decide(*seen_from(table, waiting.seat))


def keep(draft):
    let_bots_choose(draft, choose)
    return draft.table


now, ids = 1_000_000, iter(range(10_000))
host = messages.Join("Ana", "hash", "0123456789abcdef")
table = open_table("t", Options(seats=5, odds="shown"), House(), host, now, World()).table
table = keep(tell(table, messages.Came(1), now))
for bot in ("bold", "moody", "reckoner", "counter"):
    table = keep(ask(table, 1, messages.AddBot(str(next(ids)), bot), now, World()))
table = keep(ask(table, 1, messages.Start(str(next(ids))), now, World()))
views = 0
while table.phase == "playing":
    if table.awaited():
        choice = "go_on" if table.game.turn < 4 else "leave"
        asked = messages.Choose(str(next(ids)), 0, *table.moment(), choice)
        table = keep(ask(table, 1, asked, now, World()))
    else:
        now = max(now, due(table))
        table = keep(tell(table, messages.Tick(), now))
    views += len(json.dumps(plain(snapshot_for(table, 1)))) > 1000
record = record_of(table)
print(json.dumps({
    "record": json.loads(to_json(record)),
    "views": views,
    "moments": len(json.loads(json.dumps(plain(replay_view(record))))["moments"]),
}))
"""


def test_a_table_plays_a_whole_game_where_nothing_is_installed() -> None:
    code = f"import sys; sys.path.insert(0, {str(SOURCE)!r})\n{GAME}"
    # -I and -S: no environment, no user's packages, no site-packages.
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env=small_environment(),
    )
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    record = from_json(json.dumps(said["record"]))
    assert verify_shuffle(record) == "commitment"
    assert said["record"]["bots"] == ["", "bold", "moody", "reckoner", "counter"]
    assert said["views"] > 20
    assert said["moments"] > 20
