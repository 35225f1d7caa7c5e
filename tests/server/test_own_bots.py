"""Bots of an operator's own at a server's tables: loaded only if the operator names them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.client import Person, Refusal, open_table, play_out, run
from tests.server.conftest import FAST
from tests.server.running import serving
from tests.waiting import comes_true

from tacora.record import from_json
from tacora.server.config import load_config

CODE = """
class Careful:
    def decide(self, view):
        return "leave" if view.explorers[view.seat].carried >= 3 else "go_on"
class Broken:
    def decide(self, view):
        return view.no_such_thing
class Unnamed(Careful):
    pass
"""


async def seated(url: str, *bots: str) -> Person:
    host = await open_table(url, seats=len(bots) + 1)
    await host.connect()
    for bot in bots:
        await host.send({"type": "add_bot", "bot": bot})
    return host


def test_bots_of_the_operator_play_and_a_stand_in_replaces_the_one_that_fails(
    tmp_path: Path,
) -> None:
    (tmp_path / "served.py").write_text(CODE)
    flags = (*FAST, "--bot", "served:Careful, served:Broken")
    with serving(tmp_path / "tables.db", *flags, PYTHONPATH=str(tmp_path)) as server:

        async def test() -> str:
            host = await seated(server.url, "served:Careful", "served:Broken")
            async with host.http() as http:
                offered = (await http.get("/api/options")).json()["bots"]
            assert offered[-2:] == [
                {"bot": "served:Careful", "strength": 0},
                {"bot": "served:Broken", "strength": 0},
            ]
            assert [seat["name"] for seat in host.view["seats"]] == ["Ana", "Careful", "Broken"]
            for name in ("served:Unnamed", "os:system", "served"):
                with pytest.raises(Refusal, match="no_such_bot"):
                    await host.send({"type": "add_bot", "bot": name})
            await comes_true(lambda: server.log().count("thinker is warm") == 2)
            await host.send({"type": "start"})
            await play_out([host], "go_on")
            async with host.http() as http:
                answer = await http.get(f"/api/tables/{host.table}/records")
            return json.dumps(answer.json()["records"][0])

        record = from_json(run(test()))
        log = server.log()
    assert record.extra["bots"] == ["", "served:Careful", "served:Broken"]
    of_broken = [
        [expedition, turn, 2]
        for expedition, turns in enumerate(record.expeditions, start=1)
        for turn, each in enumerate(turns, start=1)
        if each.choices and each.choices[2] != "."
    ]
    replaced = record.extra["replaced"]
    assert isinstance(replaced, list)
    # On a busy machine the stand-in may also have chosen for the other bot.
    assert [each for each in replaced if each[2] == 2] == of_broken
    failed = "bot served:Broken failed in expedition 1, turn"
    assert failed in log
    assert "no attribute 'no_such_thing' (served.py, line 7)" in log


def test_a_server_does_not_load_a_bot_that_its_operator_no_longer_names(tmp_path: Path) -> None:
    (tmp_path / "once.py").write_text(CODE)
    path = tmp_path / "tables.db"

    async def begun(url: str) -> Person:
        host = await seated(url, "once:Careful", "once:Careful")
        await host.send({"type": "start"})
        return host

    with serving(path, *FAST, "--bot=once:Careful", PYTHONPATH=str(tmp_path)) as server:
        host = run(begun(server.url))
    (tmp_path / "once.py").write_text("raise SystemExit('it was loaded')")

    async def played(url: str) -> None:
        host.url = url
        await host.connect()
        await play_out([host], "leave")
        assert host.view["phase"] == "over"

    with serving(path, *FAST, PYTHONPATH=str(tmp_path)) as server:
        run(played(server.url))
        assert '"why": "unknown"' in server.log()
        assert "thinker started" not in server.log()


@pytest.mark.parametrize(
    ("names", "why"),
    [
        ("no_such_module_at_all:Bot", "there is no module no_such_module_at_all"),
        ("json:JSONDecoder", "is not a bot: a class with decide"),
        ("bold", "bold is not a bot of your own"),
        ("nobody", "no bot 'nobody'"),
        ("AtRisk(1e999)", r"no rule 'AtRisk\(1e999\)'"),
    ],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_be_loaded(names: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        load_config({"bot": names}, {})


def test_an_operator_can_name_rules_with_several_parameters() -> None:
    config = load_config({"bot": "AtRisk(0.2, True), AtGems(8)"}, {})
    assert config.own_bots == ("AtRisk(0.2, True)", "AtGems(8)")
